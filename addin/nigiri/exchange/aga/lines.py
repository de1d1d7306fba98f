"""The lines of a report to the AGA, in any form in use, by their kind (formats 1.4).

what                          is read as
TOURNEY, TOURNAMENT           the title, on its line or the next: a name, often with the place
key=value, #Key: value        name, start, finish, location, rules; other keys are only reported
id name strength              a player; three lines in a row may hold the three
PLAYERS, GAMES n, # Round n   the kind of the lines below
white black W 0 7             a game: five words, wherever the lines break
END                           the end
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.exchange.parts.texts import first_lines
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable

_TITLE = re.compile(r"\s*(?:TOURNEY|TOURNAMENT)\b[ \t:]*(.*)", re.IGNORECASE)
_META = re.compile(r"\s*#?\s*([A-Za-z_][\w ]{0,30}?)\s*(?:=|:(?=\s|$))\s*(.*)")
_PART = re.compile(
    r"\s*#?\s*(?:(PLAYERS)|(GAMES)|(ROUND))\b\s*(?:(\d{1,3})|\(\d+\))?[ :.]*", re.IGNORECASE
)
_STRENGTH = r"(?:-?\d{1,2}(?:\.\d+)?\s?[dk]|[-+]?\d{1,2}(?:\.\d+)?)"
_PLAYER = re.compile(rf"\s*(\d{{1,8}})[,\s]\s*([^\d\s].*?)[,\s]\s*({_STRENGTH})\s*", re.IGNORECASE)
_NUMBER = re.compile(r"\s*(\d{1,8})\s*")
_GAME = re.compile(r"(\d{1,8}) (\d{1,8}) ([WB?]) (\d{1,2}) ([-+]?\d{1,2})(?:\.\d)?", re.IGNORECASE)
_WORDS = 5
_KNOWN = {"name": "name", "start": "start", "stop": "finish", "finish": "finish", "end": "finish",
          "location": "location", "rules": "rules", "director": "director", "td": "director",
          "time control": "time"}  # fmt: skip  # pairs, several a line
_OWN = {"program", "komi", "pairing", "tie-breaks", "rounds", "open point", "accepted"}


@dataclass
class Found:
    """The content of a report, as far as it was read.

    header -- key -> value; players -- number of the AGA -> name and strength, as they are written
    games -- round, None where it is not given; the game's five words
    remarks -- sentences about further facts; odd -- texts that are not understood
    """

    header: dict[str, str] = field(default_factory=dict)
    players: dict[str, tuple[str, str]] = field(default_factory=dict)
    games: list[tuple[int | None, tuple[str, ...]]] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    odd: list[str] = field(default_factory=list)


def fits(head: bytes) -> bool:
    """Tell whether these first bytes are of a report to the AGA."""
    beginning = first_lines(head)
    if any(_TITLE.fullmatch(each) for each in beginning):
        return any(
            re.match(r"\s*(?:#?\s*start\b|PLAYERS)", each, re.IGNORECASE) for each in beginning
        )
    old = any(re.match(r"\s*#\s*Start\s*:", each, re.IGNORECASE) for each in beginning)
    return old and any(_PLAYER.fullmatch(each) for each in beginning)


def sorted_lines(texts: Iterable[str]) -> Found:
    """Return the content of the lines of a report."""
    found, part, number = Found(), "", None
    pending: list[str] = []
    for at, text in enumerate(texts, 1):
        if text.strip().upper() == "END":
            break
        heading = _PART.fullmatch(text)
        if heading and (heading[1] or heading[2] or heading[3]):
            part = "players" if heading[1] else "games"
            number = int(heading[4]) if heading[4] and part == "games" else None
        elif not text.strip() or (text.lstrip().startswith("#") and part):
            continue
        elif part == "games":
            _read_game(found, pending, number, text)
        elif not _read_player(found, pending, text) and not _read_header(found, part, text):
            found.odd += [message("thing.line", line=at, words=text.strip())] * bool(part)
    if pending:
        found.odd.append(message("thing.half-game", words=" ".join(pending)))
    return found


def _read_header(found: Found, part: str, text: str) -> bool:
    """Read a line before the players; tell whether it was one."""
    title, meta = _TITLE.fullmatch(text), _META.fullmatch(text)
    if part:
        return False
    if title:
        found.header["title"] = title[1].strip()
    elif "title" in found.header and not found.header["title"] and not meta:
        found.header["title"] = text.strip()
    elif meta:
        key, value = meta[1].strip().lower(), meta[2].strip().strip("'\"")
        if key in _KNOWN and value:
            found.header.setdefault(_KNOWN[key], value)
        elif value and key not in _OWN:
            found.remarks.append(message("lost.said", key=key, value=value))
    return True


def _read_player(found: Found, pending: list[str], text: str) -> bool:
    """Read a player, on one line or as the last of three; tell whether it was part of one."""
    whole = _PLAYER.fullmatch(" ".join([*pending, text]))
    if whole:
        number, name, strength = whole.groups()
        if number in found.players:
            found.odd.append(message("thing.number-again", number=number, name=name))
        found.players.setdefault(number, (name.strip(" ,"), strength))
        pending.clear()
        return True
    if _NUMBER.fullmatch(text) or pending:
        pending.append(text.strip())
        if len(pending) > 2:  # noqa: PLR2004 -- number, name, strength
            found.odd.append(" ".join(pending))
            pending.clear()
        return True
    return False


def _read_game(found: Found, pending: list[str], number: int | None, text: str) -> None:
    """Read the words of games, five each, wherever the lines break."""
    pending += text.partition("#")[0].split()
    while len(pending) >= _WORDS:
        game = _GAME.fullmatch(" ".join(pending[:_WORDS]))
        if game:
            found.games.append((number, game.groups()))
            del pending[:_WORDS]
        else:
            found.odd.append(message("thing.no-game", words=" ".join(pending)))
            pending.clear()

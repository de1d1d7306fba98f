"""A little parser of reports to the AGA, of its own: it shares nothing with the package.

It follows the grammar of formats 1.4 word by word and refuses whatever that does not allow, where
the package's reader is tolerant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field


@dataclass
class Report:
    """What a report says; games -- (round, white, black, winner, handicap, komi)."""

    title: str = ""
    meta: dict[str, str] = field(default_factory=dict)
    players: dict[int, tuple[str, str]] = field(default_factory=dict)
    games: list[tuple[int, int, int, str, int, int]] = field(default_factory=list)


def parse(text: str) -> Report:
    """Return what a report says; ValueError for whatever the grammar does not allow."""
    lines = [line.strip() for line in text.split("\n")]
    start = next(at for at, line in enumerate(lines) if line.upper().startswith("TOURNEY"))
    end = lines.index("END")
    report, part, said = Report(title=lines[start][len("TOURNEY") :].strip()), "meta", 0
    for line in filter(None, lines[start + 1 : end]):
        if found := re.fullmatch(r"PLAYERS \((\d+)\)", line):
            part, said = "players", int(found[1])
        elif found := re.fullmatch(r"GAMES (\d+)", line):
            part, number = "games", int(found[1])
        elif part == "meta":
            key, value = line.split("=")
            report.meta[key] = value
        elif part == "players":
            _player(report, line)
        else:
            _game(report, number, line)
    if said != len(report.players) or not {"start", "finish"} <= report.meta.keys():
        raise ValueError(text)
    return report


def _player(report: Report, line: str) -> None:
    """Read a player's line."""
    found = re.fullmatch(r"([0-9]+) (.+) (\d+[dk]|-?[0-9]+\.[0-9]+)", line)
    if not found or int(found[1]) in report.players:
        raise ValueError(line)
    report.players[int(found[1])] = (found[2], found[3])


def _game(report: Report, number: int, line: str) -> None:
    """Read a game's line."""
    white, black, winner, handicap, komi = line.split(" ")
    if winner not in {"W", "B"} or not {int(white), int(black)} <= report.players.keys():
        raise ValueError(line)
    report.games.append((number, int(white), int(black), winner, int(handicap), int(komi)))

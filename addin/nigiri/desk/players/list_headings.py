"""The headings of a list of players: which column of Players each is.

What a heading may say, in any language, are the headings of Players, words of the catalogue
(`typed.heading.*`), what was said of it before (`columns`), and these:

heading              is                                             source
Saturday, Round 2    a column of that day or round: yes or no       forms of clubs
NAME-FG, NAME-GF     a whole name, the family name first or last    register of GoDraw
ID, REG, GROUP       beside one of those two: GoDraw's own          register of GoDraw
none at all, with |  name, first name, rank, club, country, rating  players of OpenGotha

Behind a colon or in brackets people explain a heading: "Presence: Saturday, Sunday".
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.domain.schedule.days import WEEKDAYS, Day, day_of
from nigiri.errors import WrongUse
from nigiri.messages.message import message
from nigiri.workbook.layout.tables import PLAYERS
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.table_finder import known_headings, printed_headings
from nigiri.workbook.spellings.ranks import rank_written
from nigiri.workbook.words.known_sentences import typed_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from nigiri.workbook.model.cells import Cell, Sheet

LEFT_OUT = ""
"""In place of a column: the director does not want that heading."""
NAMES = ("family", "name-fg", "name-gf")
"""Columns of a list with a family name, or a whole name: family name first, given name first."""
ELSEWHERE = ("name-fg", "name-gf", "joined", "rounds", "presence")
"""Columns of a list that become cells of several columns of Players, or of another."""

_WRITABLE = {c.key for c in PLAYERS if c.role in {"input", "drawn"}}
_MORE_WORDS = ("family", "given", "rank", "club", "city", "country", "federation_id", "rating",
               "notes", *ELSEWHERE)  # fmt: skip  # words, several a line
_OWN_OF_GODRAW = {"id", "reg", "group"}
_OPENGOTHA = ("family", "given", "rank", "club", "country", "rating", LEFT_OUT)
_ROUND = re.compile(r"(?:r|round|ronde|runde)\.? ?(\d{1,2})")
_EXPLAINED = re.compile(r"\s*[:(\[].*")
_SEARCHED_ROWS, _ENOUGH = 12, 2


class Headings(NamedTuple):
    """The headings of a list.

    row -- where they stand, 0 without any; columns -- key -> column
    days -- column -> the day or the round that is its heading; unknown -- headings as they stand
    """

    row: int
    columns: Mapping[str, int]
    days: Mapping[int, Day | int]
    unknown: tuple[str, ...] = ()


def headings_of(table: Sheet, said: Mapping[str, str]) -> Headings:
    """Return the headings of a list; said -- heading -> key, as the director said before."""
    row = _heading_row(table, said)
    if not row:
        return Headings(0, {}, {})
    cells = table.row(row)
    if rank_written(str(table.cell(row, 3) or "")) and len(cells) >= len(_OPENGOTHA) - 1:
        return Headings(row - 1, {key: at for at, key in enumerate(_OPENGOTHA, 1) if key}, {})
    return _matched(row, cells, {plain(heading): key for heading, key in said.items()})


def _heading_row(table: Sheet, said: Mapping[str, str]) -> int:
    """Return the row with most known headings among the first; else the first that is not blank."""
    rows = [r for r in range(1, table.height + 1) if any(table.row(r))][:_SEARCHED_ROWS]
    known = _known().keys() | {plain(heading) for heading in said}

    def many(row: int) -> int:
        return sum(_tidy(cell) in known for cell in table.row(row))

    best = max(rows, key=many, default=0)
    return best if best and many(best) >= _ENOUGH else min(rows, default=0)


def _matched(row: int, cells: tuple[Cell, ...], said: Mapping[str, str]) -> Headings:
    """Return the headings of a row, each matched with a column of Players, a day, or nothing.

    First counts what the director said of it, then what nigiri prints, then what people write.
    """
    columns, days, passed = dict[str, int](), dict[int, Day | int](), set[int]()
    words = {at: _tidy(cell) for at, cell in enumerate(cells, 1) if cell is not None}
    godraw = not {"name-fg", "name-gf"}.isdisjoint(words.values())
    passed |= {at for at, word in words.items() if godraw and word in _OWN_OF_GODRAW}
    passed |= {at for at, word in words.items() if said.get(word) == LEFT_OUT}
    for known in (said, printed_headings("players"), _known()):
        for at, word in words.items():
            key = _found(word, known)
            free = at not in passed and at not in columns.values()
            if key and free and (key in _WRITABLE or key in ELSEWHERE):
                columns.setdefault(key, at)
    for at in words.keys() - {*columns.values()} - passed:
        day = _day(words[at])
        if day is not None:
            days[at] = day
    read = {*columns.values(), *days, *passed}
    return Headings(row, columns, days, tuple(str(cells[at - 1]) for at in words if at not in read))


def _found(word: str, known: Mapping[str, str]) -> str:
    """Return the key of a heading, with or without what explains it; "" for none."""
    return known.get(word) or known.get(_EXPLAINED.sub("", word)) or ""


def _day(word: str) -> Day | int | None:
    """Return the day or the number of the round that a heading is; None for another heading."""
    found = _ROUND.fullmatch(word)
    if found is not None:
        return int(found[1]) if 1 <= int(found[1]) <= MOST_ROUNDS else None
    return day_of(word) if not WEEKDAYS.keys().isdisjoint(re.findall(r"\w+", word)) else None


def _tidy(cell: Cell) -> str:
    """Return a heading in the form of `plain`, with spaces for underscores."""
    return plain(str(cell or "").replace("_", " "))


@cache
def _known() -> Mapping[str, str]:
    """Return plain heading -> key, for all headings that are known without being asked."""
    return {**dict(_typed()), **known_headings("players")}


def _typed() -> Iterator[tuple[str, str]]:
    """Yield plain heading and key for the words of the catalogue."""
    for key in _MORE_WORDS:
        for word in typed_words(f"typed.heading.{key}"):
            yield plain(word), key


def headings_typed(typed: Iterable[str]) -> dict[str, str]:
    """Return heading -> what it is, each typed as Strength=Rank; WrongUse for another form."""
    found = {}
    for each in filter(str.strip, typed):
        heading, equals, column = each.rpartition("=")
        if not equals or not heading.strip():
            raise WrongUse(message("entries.column.form", typed=each.strip()))
        found[heading.strip()] = column.strip()
    return found


def columns_said(typed: Mapping[str, str]) -> dict[str, str]:
    """Return heading -> key for what a director says of headings, such as Strength: Rank.

    Nothing, or "-", leaves a column out. Raises WrongUse where no such column is known.
    """
    return {heading: column_said(heading, word) for heading, word in typed.items()}


def column_said(heading: str, word: str) -> str:
    """Return the key of the column that a word means; WrongUse where no such column is known."""
    if plain(word) in {"", "-"}:
        return LEFT_OUT
    key = _known().get(_tidy(word))
    if key is None or not (key in _WRITABLE or key in ELSEWHERE):
        raise WrongUse(
            message(
                "entries.column.unknown",
                heading=heading,
                asked=word,
                players=message("sheet.players"),
            )
        )
    return key

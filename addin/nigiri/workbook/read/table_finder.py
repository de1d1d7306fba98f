"""Find nigiri's tables in a workbook: by their headings, in any language, wherever they are.

The kind of a sheet is known by its headings, not by its tab: tabs may be renamed and moved, columns
moved, others added between. The number of a round is read from the title above its headings. A
sheet for typing (TYPED) that lacks a needed heading is still found by most of the others; that is
the problem `heading-gone`, reported by table_reader.py.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.messages.catalogue import LANGUAGES, every
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.locations import Book, Location
from nigiri.workbook.model.plain import plain
from nigiri.workbook.words.known_sentences import ROUND_DIGITS, number_said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.workbook.layout.column import Column
    from nigiri.workbook.model.cells import Cell, Sheet, Workbook

KINDS = (
    "event", "settings", "players", "sections", "wishes", "handicaps", "round", "drawn", "grid",
    "standings", "tree", "crosstable", "teams", "chart", "ladder", "proof", "problems", "preflight",
    "log",
)  # fmt: skip  # words, several a line
TYPED = ("event", "settings", "players", "sections", "wishes", "handicaps", "round")
"""The kinds that are known also where some of their headings are gone: people type there."""

SEARCHED_ROWS = 12
_FEWEST = 3
"""So many headings are there, and twice as many as are gone, where a table is still known."""

_BEHIND = re.compile(r"(\s*[-(,/].*)?", re.ASCII)
"""What may stand behind the number of a round in its title: " (Sunday)"."""

_WORD = re.compile(r"[^\W\d_]+")
_DRAFT_WORDS = frozenset(
    word
    for template in every("drawn.draft")
    for word in _WORD.findall(plain(template.replace("{number}", "")))
)
"""Words behind the number of a round that is only a draft, in any language."""


@cache
def _printed(kind: str) -> tuple[tuple[Column, tuple[str, ...]], ...]:
    """Return each column of that kind with its headings in every language, as `plain` has them."""
    return tuple((c, tuple(filter(None, map(plain, c.headings)))) for c in columns_of(kind))


@cache
def printed_headings(kind: str) -> Mapping[str, str]:
    """Return plain heading -> key of the column of that kind that is printed with it."""
    return {heading: column.key for column, words in _printed(kind) for heading in words}


@cache
def known_headings(kind: str) -> Mapping[str, str]:
    """Return plain heading -> key of the column of that kind, aliases included."""
    return {
        heading: column.key
        for column, words in _printed(kind)
        for heading in (*words, *filter(None, map(plain, column.aliases)))
    }


@cache
def _kinds_with() -> Mapping[str, tuple[str, ...]]:
    """Return plain heading -> the kinds that have such a column."""
    found: dict[str, tuple[str, ...]] = {}
    for kind in KINDS:
        for heading in known_headings(kind):
            found[heading] = (*found.get(heading, ()), kind)
    return found


@cache
def needed_headings(kind: str) -> frozenset[str]:
    """Return the keys of the columns without which the kind is not recognised."""
    return frozenset(column.key for column in columns_of(kind) if not column.optional)


@cache
def _plain_headings(kind: str, language: str) -> tuple[str, ...]:
    """Return the headings of a kind in a language, in the form of `plain`."""
    return tuple(plain(column.heading(language)) for column in columns_of(kind))


def match_headings(kind: str, row: tuple[Cell, ...]) -> dict[str, int]:
    """Return column key -> column for the headings recognised in a row.

    A heading as nigiri prints it wins over an alias, then the first of a key wins.
    """
    return _match(kind, tuple(map(plain, row)))


def _match(kind: str, words: tuple[str, ...]) -> dict[str, int]:
    """Return column key -> column for headings in the form of `plain`."""
    found: dict[str, int] = {}
    for known in (printed_headings(kind), known_headings(kind)):
        for position, heading in enumerate(words, 1):
            key = known.get(heading)
            if key is not None and position not in found.values():
                found.setdefault(key, position)
    return found


def language_of_headings(kind: str, row: tuple[Cell, ...]) -> str:
    """Return the language of most headings in a row; of equal ones the first, English."""
    return _language(kind, tuple(map(plain, row)))


def _possible(words: frozenset[str]) -> Iterator[str]:
    """Yield the kinds for which a row has enough known words; most rows are no headings."""
    known = Counter(kind for word in words for kind in _kinds_with().get(word, ()))
    for kind in KINDS if known else ():
        if known[kind] >= len(needed_headings(kind)):
            yield kind


@lru_cache(maxsize=2**10)
def _language(kind: str, words: tuple[str, ...]) -> str:
    """Return the language of most headings of the row; of equal ones the first, English.

    Remembered, as a sheet is looked at before and after each command, and its headings stay.
    """
    counts = {
        language: sum(heading in words for heading in _plain_headings(kind, language))
        for language in LANGUAGES
    }
    return max(LANGUAGES, key=counts.__getitem__)


def title_of(sheet: Sheet, heading_row: int) -> tuple[int, int] | None:
    """Return row and column of a round's title: "Round 3", "Ronde 3 (dimanche)"; None without one.

    It stands above the headings. The bar's sentences, such as "Round 3 is drawn", are no titles.
    """
    for row in range(heading_row - 1, 0, -1):
        for column, cell in enumerate(sheet.row(row), 1):
            if titled(cell)[0] is not None:
                return row, column
    return None


def titled(words: Cell) -> tuple[int | None, bool]:
    """Return the number of the round in a title, and whether the round is only a draft."""
    number, behind = number_said("sheet.round", plain(words), ROUND_DIGITS) or (None, "")
    if number is None or not _BEHIND.fullmatch(behind):
        return None, False
    return number, not _DRAFT_WORDS.isdisjoint(_WORD.findall(behind))


def _with_gaps(kind: str, found: dict[str, int], words: tuple[str, ...]) -> dict[str, int]:
    """Add the columns without a heading: each stands after its neighbour in the layout.

    words -- the headings in the form of `plain`: a column between with a heading is the director's
    own
    """
    own = {at for at, heading in enumerate(words, 1) if heading and at not in found.values()}
    previous: str | None = None
    for column in columns_of(kind):
        if column.role == "gap" and column.key not in found:
            at = 1 if previous is None else found.get(previous, 0) + 1
            while at in own:
                at += 1
            if at not in found.values() and (previous is None or previous in found):
                found[column.key] = at
        previous = column.key
    return found


def location_of(name: str, sheet: Sheet) -> Location | None:
    """Return the location of the table on a sheet, None if it is none of nigiri's.

    Where several rows or kinds fit, the one with the most headings counts.
    """
    found = _table(sheet)
    return found and found._replace(name=name)


@once
def _table(sheet: Sheet) -> Location | None:
    """Return the location of a sheet's table, without the name of the sheet."""
    best: tuple[int, str, Mapping[str, int]] | None = None
    for row in range(1, min(SEARCHED_ROWS, sheet.height) + 1):
        for kind, found in _headed(sheet.row(row)):
            if best is None or len(found) > len(best[2]):
                best = row, kind, found
    if best is None:
        return None
    row, kind, found = best
    words = tuple(map(plain, sheet.row(row)))
    language = _language(kind, words)
    at = title_of(sheet, row) if kind == "round" else None
    number, draft = titled(sheet.cell(*at)) if at else (None, False)
    columns = _with_gaps(kind, dict(found), words)
    return Location("", kind, columns, row, language, number, draft)


@once
def _damaged(sheet: Sheet) -> Location | None:
    """Return the location of a table that lacks needed headings, without the name of the sheet.

    None where too few are left, or where there is no column in which a lost one may have stood.
    """
    best: Location | None = None
    for row in range(1, min(SEARCHED_ROWS, sheet.height) + 1):
        words = tuple(map(plain, sheet.row(row)))
        for kind in TYPED if any(words) else ():
            found = _match(kind, words)
            gone = tuple(
                c.key for c in columns_of(kind) if c.key in needed_headings(kind) - found.keys()
            )
            if len(found) < max(_FEWEST, 2 * len(gone), len(best.columns) if best else 0):
                continue
            places = {key: place_of_lost(kind, key, found, words) for key in gone}
            columns = found | {key: at for key, at in places.items() if at is not None}
            if len({*columns.values()}) == len(found) + len(gone):
                best = Location("", kind, columns, row, _language(kind, words), gone=gone)
    if best is None:
        return None
    at = title_of(sheet, best.heading_row) if best.kind == "round" else None
    number, draft = titled(sheet.cell(*at)) if at else (None, False)
    words = tuple(map(plain, sheet.row(best.heading_row)))
    columns = _with_gaps(best.kind, dict(best.columns), words)
    return best._replace(columns=columns, number=number, draft=draft)


def place_of_lost(
    kind: str, key: str, found: Mapping[str, int], words: tuple[str, ...]
) -> int | None:
    """Return the column in which a heading that is gone stood, None where its column is gone, too.

    It is between its neighbours in the layout. Where people have put columns of their own there, a
    blank heading is the likeliest.
    """
    keys = [column.key for column in columns_of(kind)]
    at = keys.index(key)
    before = max((n for n, known in enumerate(keys[:at]) if known in found), default=None)
    behind = min((n for n, known in enumerate(keys) if n > at and known in found), default=None)
    left = 0 if before is None else found[keys[before]]
    right = max(len(words) + 1, left + 2) if behind is None else found[keys[behind]]
    free = [column for column in range(left + 1, right) if column not in found.values()]
    between = keys[0 if before is None else before + 1 : behind]
    if len(free) == len(between):
        return free[between.index(key)]
    blank = [column for column in free if column > len(words) or not words[column - 1]]
    return next(iter(blank or free), None)


def _still_known(name: str, sheet: Sheet) -> Location | None:
    """Return the location of a damaged table that its title or the name of its tab confirms."""
    found = _damaged(sheet)
    if found is None:
        return None
    if found.kind == "round":
        confirmed = found.number is not None
    else:
        confirmed = name in every(f"sheet.{found.kind}")
    return found._replace(name=name) if confirmed else None


@lru_cache(maxsize=2**12)
def _headed(row: tuple[Cell, ...]) -> tuple[tuple[str, Mapping[str, int]], ...]:
    """Return the kinds of tables whose headings a row may be, each with its columns by key.

    Remembered, as the same rows stand on many sheets, and on each before and after a command.
    """
    words = tuple(map(plain, row))
    matched = ((kind, _match(kind, words)) for kind in _possible(frozenset(words)))
    return tuple((kind, found) for kind, found in matched if needed_headings(kind) <= found.keys())


def _role(location: Location) -> tuple[str, int | None]:
    """Return the kind and the round of a table, of which a workbook has one.

    "draft" is a kind of its own; the round is None for tables that are of no round
    """
    return "draft" if location.draft else location.kind, location.number


@once
def find(workbook: Workbook) -> Book:
    """Return the locations of all tables of the workbook; of two alike the first tab counts.

    One that lacks headings counts where there is none that has them all.
    """
    found: dict[tuple[str, int | None], list[Location]] = defaultdict(list)
    others = []
    for name in workbook:
        location = location_of(name, workbook[name])
        if location is None:
            others.append(name)
        else:
            found[_role(location)].append(location)
    for damaged in (_still_known(name, workbook[name]) for name in others):
        if damaged is not None and _role(damaged) not in found:
            found[_role(damaged)] = [damaged]
    untitled = tuple(found.pop(("round", None), ()))
    drafts = [location for key in [*found] if key[0] == "draft" for location in found.pop(key)]
    if drafts:
        found["draft", None] = drafts
    doubles = ((first, other) for first, *others in found.values() for other in others)
    places = {kind: alike[0] for (kind, number), alike in found.items() if number is None}
    rounds = {number: alike[0] for (_, number), alike in found.items() if number is not None}
    draft = places.pop("draft", None)
    return Book(places, dict(sorted(rounds.items())), tuple(doubles), untitled, draft)

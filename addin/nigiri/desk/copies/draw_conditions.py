"""The sections and wishes of two copies, which a draw goes by."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from nigiri.desk.copies.both import differs
from nigiri.desk.core.phrases import column_named
from nigiri.domain.model.figures import points_words
from nigiri.messages.message import message
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.desk.copies.both import Both, Side
    from nigiri.domain.model.event import Section
    from nigiri.messages.message import Message
    from nigiri.workbook.read.wishes import WishRow

_SECTION = ("down_to", "other_start", "prizes")
_WISH = ("who", "wish", "rounds", "note")


def section_differences(both: Both) -> Iterator[Message]:
    """Yield sentences on sections, from the top."""
    language = both.a.reading.language
    sides = (side.reading.event.sections for side in (both.a, both.b))
    for number, (one, other) in enumerate(zip_longest(*sides), 1):
        who = f"{column_named('sections', 'section', language)} {number}"
        for key, a, b in zip(_SECTION, _facts(one), _facts(other), strict=True):
            if a != b:
                column = column_named("sections", key, language)
                yield differs(message("copies.diff.of", who=who, column=column), a, b)


def _facts(section: Section | None) -> tuple[str, str, str]:
    """Return the lowest rank, the director's start score and the prizes of a section in words."""
    if section is None:
        return "", "", ""
    start = "" if section.start is None else points_words(section.start)
    return str(section.lowest), start, ", ".join(section.prizes)


def wish_differences(both: Both) -> Iterator[Message]:
    """Yield a sentence for each wish that only one of the copies has."""
    people = {id(one): id(other) for one, other in both.people.pairs}
    a, b = _wishes(both.a, people), _wishes(both.b, {})
    for side, here, there in (("a", a, b), ("b", b, a)):
        for wish, row in here.items():
            if wish not in there:
                yield message(f"copies.diff.only.{side}", what=row)


def _wishes(side: Side, people: Mapping[int, int]) -> dict[object, str]:
    """Return wish -> its row in words; people -- in A -> in B, by whom wishes are compared."""
    place = side.reading.book.get("wishes")
    if place is None:
        return {}
    table = TableReader(place, side.workbook[place.name], side.reading.language)
    found: dict[object, str] = {}
    for row, wish in side.reading.wishes.items():
        typed = [table.text(row, key) for key in _WISH]
        found[_key(side, people, wish) or tuple(typed)] = " · ".join(filter(None, typed))
    return found


def _key(side: Side, people: Mapping[int, int], wish: WishRow) -> object:
    """Return a wish for comparing; None for one that could not be read."""
    if wish.kind is None:
        return None
    rows = side.reading.player_rows
    those = (id(rows[row]) for row in wish.people)
    who = frozenset(people.get(one, one) for one in those)
    return who, wish.kind.code, wish.rounds, wish.note

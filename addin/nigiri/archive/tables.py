"""The columns of an archive's tables: name, type, and where each comes from.

events      a finished event, in one of its versions
players     a player of an event
games       a game of a round; a bye or a missed round is a row with White alone
placements  a place in the final standings

Every score is a whole number of half points (`_halves`): 13 is 6½. A rank stands as it is written
and as steps above 1 kyu: 1d is 1, 1k is 0, 30k is -29. Who asked not to be named has neither name
nor club nor number here: what is not there, no answer can tell. What the columns hold is told in
docs/archive.md, and a test holds both lists together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

Kind = Literal["text", "whole", "yes_no", "day"]


class Column(NamedTuple):
    """A column of a table: its name and type; every one may be blank."""

    name: str
    kind: Kind = "text"


def _columns(kind: Kind, names: str) -> tuple[Column, ...]:
    """Return columns of one type."""
    return tuple(Column(name, kind) for name in names.split())


_EVENT = (Column("event"), *_columns("whole", "version year"))
_SOURCE = _columns("text", "source cell")

TABLES: Mapping[str, tuple[Column, ...]] = {
    "events": (
        *_EVENT,
        Column("name"),
        *_columns("day", "first_day last_day"),
        *_columns("text", "place rules system"),
        *_columns("whole", "rounds players board"),
        Column("handicap_by"),
        *_columns("whole", "handicap_reduction handicap_cap komi_halves"),
        *_columns("text", "rating_scale form content"),
        *_SOURCE,
    ),
    "players": (
        *_EVENT,
        Column("number", "whole"),
        *_columns("text", "name family given rank"),
        Column("rank_steps", "whole"),
        Column("entry_rank"),
        *_columns("whole", "entry_steps rating"),
        *_columns("text", "club city state country team egf ffg aga"),
        Column("hidden", "yes_no"),
        *_columns("whole", "start_halves score_halves victories_halves games byes missed"),
        Column("known_as"),
        *_SOURCE,
    ),
    "games": (
        *_EVENT,
        Column("round", "whole"),
        *_columns("text", "stage pool system kind"),
        *_columns("whole", "table_number white black white_steps black_steps"),
        *_columns("whole", "white_before_halves black_before_halves"),
        *_columns("whole", "handicap komi_halves"),
        Column("result"),
        Column("by_default", "yes_no"),
        *_columns("whole", "white_halves black_halves"),
        Column("colours_open", "yes_no"),
        *_SOURCE,
    ),
    "placements": (
        *_EVENT,
        *_columns("whole", "section place number"),
        Column("shared", "yes_no"),
        *_columns("whole", "score_halves victories_halves"),
        *_columns("text", "decided_by figures"),
        *_SOURCE,
    ),
}
"""Table -> its columns, as they are stored."""

COMPUTED: Mapping[str, tuple[Column, ...]] = {
    "players": (Column("person"),),
    "games": _columns("text", "white_name black_name white_person black_person"),
    "placements": _columns("text", "name person"),
}
"""Columns that follow from all events together, and are found when a question is asked."""

FOUND: Mapping[str, tuple[Column, ...]] = {
    "persons": (*_columns("text", "person name egf ffg aga"), Column("events", "whole")),
    "versions": (*_EVENT, *_columns("text", "name source content"), Column("counts", "yes_no")),
}
"""Tables that are made when a question is asked: who the people are, and what was corrected."""


def asked_tables() -> Mapping[str, tuple[Column, ...]]:
    """Return table -> columns, as a question sees them."""
    stored = {name: (*columns, *COMPUTED.get(name, ())) for name, columns in TABLES.items()}
    return {**stored, **FOUND}

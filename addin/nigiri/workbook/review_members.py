"""Find what players enter with that their federation would ask about, as far as cells say it.

Nothing here looks at a list of members: what a list says stands in Published rating and Member
until, where `nigiri ratings fill` or the director wrote it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.players.entry_checks import entering, lapsed
from nigiri.domain.players.federation_ids import FEDERATIONS, ids
from nigiri.domain.players.ratings import rated_rank, rating_text
from nigiri.workbook.plain import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Player, Settings
    from nigiri.workbook.derive.context import Context
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.reader import TableReader


def review_members(context: Context) -> tuple[Problem, ...]:
    """Return what is to be asked about the entries, by row of Players."""
    place = context.place("players")
    if place is None:
        return ()
    reader, first = context.reader(place), dict[str, int]()
    for row, player in context.reading.player_rows.items():
        _number(reader, row, player, first)
        _entry(reader, row, player, context.event.settings)
    return tuple(reader.problems)


def _number(reader: TableReader, row: int, player: Player, first: dict[str, int]) -> None:
    """Report a number in a federation that somebody else has, too."""
    marks = list(_marks(player.federation_id))
    others = [first[mark] for mark in marks if first.setdefault(mark, row) != row]
    if others:
        reader.report("federation-double", row, "federation_id", name=player.name,
                      typed=player.federation_id, other=others[0])  # fmt: skip


def _marks(typed: str) -> Iterator[str]:
    """Yield what nobody else may have: the number in each federation, or what is typed."""
    known = [f"{FEDERATIONS[key]} {number}" for key, number in ids(typed).items()]
    yield from known or filter(None, [plain(typed)])


def _entry(reader: TableReader, row: int, player: Player, settings: Settings) -> None:
    """Report a membership that lapsed, and an entry below or above what is published (A2, B12)."""
    if lapsed(settings, player):
        reader.report("member-lapsed", row, "expires", name=player.name, until=player.expires)
    found = entering(settings, player)
    if found is not None:
        how, by = found
        published = replace(player, rating=player.published)
        printed = rating_text(settings, published)
        entry, known = str(player.initial_rank), f"{rated_rank(settings, published)} ({printed})"
        if by == "rating":
            entry, known = rating_text(settings, player), printed
        reader.report(f"entry-{how}", row, by, name=player.name,
                      entry=entry, published=known)  # fmt: skip

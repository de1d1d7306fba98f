"""Handicaps between players who pair themselves: all those of a player in a line (B22, M12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import handicap_of, stronger_first

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId


def stones(event: Event, player: PlayerId, other: PlayerId) -> int:
    """Return the handicap that a player takes from another by rule now; below 0 it is given."""
    given = handicap_of(event, player, other, event.next_round).stones
    return given if stronger_first(event, player, other, event.next_round)[1] == player else -given


def by_handicap(
    event: Event, player: PlayerId, others: Iterable[PlayerId]
) -> dict[int, tuple[PlayerId, ...]]:
    """Return stones taken (below 0: given) -> the others, most stones taken first."""
    found: dict[int, tuple[PlayerId, ...]] = {}
    for other in others:
        if other != player:
            taken = stones(event, player, other)
            found[taken] = (*found.get(taken, ()), other)
    return dict(sorted(found.items(), reverse=True))


def handicaps_text(event: Event, player: PlayerId) -> str:
    """Return a player's handicaps against all on the chart: "+2: 1, 4-6 · −1: 9".

    The signs are those of the grid: + takes, − gives. Even games are left out.
    """
    found = by_handicap(event, player, event.chart.players)
    return " · ".join(
        f"{'+' if taken > 0 else '−'}{abs(taken)}: {', '.join(_runs(others))}"
        for taken, others in found.items()
        if taken
    )


def _runs(numbers: Iterable[PlayerId]) -> Iterator[str]:
    """Yield numbers in order, consecutive ones as a range: "4-6"."""
    first = last = 0
    for number in (*sorted(numbers), 0):
        if first and number != last + 1:
            yield str(first) if first == last else f"{first}-{last}"
        if number != last + 1 or not first:
            first = number
        last = number

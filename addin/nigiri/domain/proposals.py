"""Proposals to the director before round 1, with the numbers behind them.

The sections by start rule (M2, B2, A5) and the table of the bands (A5). A bar alone comes with its
numbers from bar.py, the supergroup from congress.py, sections with theirs from guidelines.py.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.event import Section
from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.domain.organising.fees import as_announced
from nigiri.domain.players.entry_rating import rated_rank
from nigiri.domain.starts.bands import propose_bands, separations
from nigiri.domain.starts.bar import PROPOSALS, starters
from nigiri.domain.starts.guidelines import propose
from nigiri.domain.starts.start_scores import section_of, section_start, sections_in_force

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event, Player, Settings


def propose_sections(
    settings: Settings, players: Sequence[Player], count: int | None = None
) -> tuple[Section, ...]:
    """Return the sections to be proposed for these players, by the start rule.

    Under "bar" section 1 is the top group down to the bar (B2, E5), and the others are as M2 has
    them among the rest, for prizes. Under "bands" each whole rank below the top band is a band
    (A5), unless a count is given. Else they are those of M2.

    count -- the number of sections, at most as many as there are ranks; under "bar" at least two,
    if anybody is below it. None for the rule's own number. Without players there are no sections.
    Raises WrongUse for a count below 1.
    """
    players = as_announced(players, settings.entry_fees)
    by_guidelines = propose(players, count)
    if settings.start_rule not in {"bar", "bands"} or not players:
        return by_guidelines
    if settings.start_rule == "bands":
        players = [replace(p, entry_rank=rated_rank(settings, p)) for p in players]
    if settings.start_rule == "bands" and count is None:
        bands = propose_bands([p.initial_rank for p in players], settings.rounds)
        return tuple(Section(number, rank) for number, rank in enumerate(bands, 1))
    top = _top(settings, players)
    below = [player for player in players if player.initial_rank < top]
    further = propose(below, None if count is None else max(1, count - 1))
    return (Section(1, top), *(replace(each, number=each.number + 1) for each in further))


def _top(settings: Settings, players: Sequence[Player]) -> Rank:
    """Return the weakest rank of the top group: the director's bar, else the one proposed."""
    banded = settings.start_rule == "bands"
    if settings.bar is not None and not banded:
        return settings.bar
    proposal = PROPOSALS["rounds" if banded else settings.bar_by](players, settings.rounds)
    strongest = max(player.initial_rank for player in players)
    return strongest if proposal is None else proposal.bar


class BandLine(NamedTuple):
    """A band with the numbers of its separation (A5).

    lowest -- its weakest rank; players -- number of starters in it; k -- K, in hundredths
    separation -- points from the next band; start -- in half points
    """

    number: int
    lowest: Rank
    players: int
    k: int
    separation: int
    start: HalfPoints


def band_lines(event: Event) -> tuple[BandLine, ...]:
    """Return the bands of the event from the top, the director's included (A5)."""
    settings, bands = event.settings, sections_in_force(event)
    members = Counter(section_of(event, player) for player in starters(event))
    counts = [members[band.number] for band in bands]
    return tuple(
        BandLine(
            number=band.number,
            lowest=band.lowest,
            players=players,
            k=settings.band_k if at else settings.band_k_top,
            separation=apart,
            start=section_start(event, band.number) or HalfPoints(0),
        )
        for at, (band, players, apart) in enumerate(
            zip(bands, counts, separations(settings, counts), strict=True)
        )
    )

"""Simulate an event many times, as it is and with other settings, to compare such as bars."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.core.command import read_writable
from nigiri.desk.core.workers import RANGE_SIZE, each_range
from nigiri.desk.setup.sections import boundaries_typed
from nigiri.desk.setup.settings import typed_settings
from nigiri.domain.model.event import Section
from nigiri.domain.proposals import propose_sections
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from concurrent.futures import Executor

    from nigiri.domain.model.event import Event
    from nigiri.domain.simulation.playing import Plan
    from nigiri.domain.simulation.tally import Tally
    from nigiri.workbook.model.cells import Workbook

#: Many tournaments are handed out in so many parts or more, each of so many at most.
_LEAST_PARTS, _LARGEST_PART = 1000, 20


@dataclass(frozen=True)
class Variant:
    """Settings and sections of a simulated event.

    settings -- label or key -> text on the Event sheet
    sections -- the weakest rank of each from the top, or one number: so many as proposed (M2)
    """

    settings: Mapping[str, str] = field(default_factory=dict)
    sections: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anything differs from the event."""
        return bool(self.settings or self.sections)


@dataclass(frozen=True)
class SimulationRequest:
    """A simulation to be made.

    variant -- of the event; against -- the variant compared with, by default the event as it is
    tournaments -- of each of the two, at least two
    spread -- of true strength around the list, in rating points (chance.py)
    everybody -- with all players listed, even those not seen; so it is done while nobody is here
    """

    variant: Variant = field(default_factory=Variant)
    against: Variant = field(default_factory=Variant)
    tournaments: int = 1000
    seed: int = 1
    spread: int = 100
    everybody: bool = False


@dataclass(frozen=True)
class Simulation:
    """A simulation that is prepared.

    variants -- of the event, one or two, in the order of the plan's starts
    everybody -- players not yet seen take part
    loosened -- typed values of the sheet's sections are left out of other sections
    """

    request: SimulationRequest
    plan: Plan
    variants: tuple[Variant, ...]
    everybody: bool
    loosened: bool

    @property
    def event(self) -> Event:
        """Return the first of the events compared."""
        return self.plan.starts[0].event

    def run(
        self, workers: int | Executor = 1, advance: Callable[[int], None] = lambda _: None
    ) -> Tally:
        """Return the tally of all tournaments, the same to the last bit whoever plays them.

        workers -- number of processes, or whatever takes work as concurrent.futures has it
        advance -- is called with the number of tournaments just done
        """
        from nigiri.domain.simulation.playing import tallied  # noqa: PLC0415 -- takes a while
        from nigiri.domain.simulation.tally import Tally  # noqa: PLC0415 -- takes a while

        tally, many = Tally(), self.request.tournaments
        size = max(RANGE_SIZE, min(many // _LEAST_PARTS, _LARGEST_PART))
        work = partial(tallied, self.plan)
        with closing(each_range(work, many, workers, at_a_time=size)) as answers:
            for part, answer in answers:
                tally.add(answer)
                advance(len(part))
        return tally

    def play_some(self, numbers: range) -> None:
        """Play tournaments for nothing, as to see how long one takes; the results are not kept."""
        from nigiri.domain.simulation.playing import simulated  # noqa: PLC0415 -- takes a while

        simulated(self.plan, numbers)


def simulation(workbook: Workbook, request: SimulationRequest) -> Simulation:
    """Return the simulation of a request.

    Raises SheetProblems for wrong cells, settings included; WrongUse for unknown settings and
    boundaries out of order; Forbidden when round 1 cannot be drawn.
    """
    from nigiri.domain.simulation.chance import Model  # noqa: PLC0415 -- takes a while
    from nigiri.domain.simulation.playing import Plan, start  # noqa: PLC0415 -- takes a while

    variants = (
        (request.against, request.variant)
        if request.variant or request.against
        else (request.against,)
    )
    events = [_event(workbook, variant) for variant in variants]
    everybody = request.everybody or not any(player.here for player in events[0].players)
    starts = tuple(
        start(_sectioned(event, variant, everybody=everybody), everybody=everybody)
        for event, variant in zip(events, variants, strict=True)
    )
    loosened = any(
        variant.sections and _has_typed_starts(event)
        for event, variant in zip(events, variants, strict=True)
    )
    plan = Plan(starts, Model(request.spread), request.seed)
    return Simulation(request, plan, variants, everybody, loosened)


def _event(workbook: Workbook, variant: Variant) -> Event:
    """Return the event with the settings of a variant."""
    typed = typed_settings(workbook, read_writable(workbook), variant.settings)
    return read_writable(applied(workbook, Changes(typed))).event


def _has_typed_starts(event: Event) -> bool:
    """Tell whether initial scores, or a section for one player, are typed."""
    alone = any(player.section is not None or player.start is not None for player in event.players)
    return alone or any(section.start is not None for section in event.sections)


def _sectioned(event: Event, variant: Variant, *, everybody: bool) -> Event:
    """Return the event with the sections of a variant, if it has any.

    Values typed for the sheet's sections mean nothing for others, and are left out with them.
    """
    from nigiri.domain.simulation.playing import takes_part  # noqa: PLC0415 -- takes a while

    if not variant.sections:
        return event
    players = tuple(replace(player, section=None, start=None) for player in event.players)
    if len(variant.sections) == 1 and variant.sections[0].isdecimal():
        playing = [p for p in players if takes_part(event, p, everybody=everybody)]
        sections = propose_sections(event.settings, playing, int(variant.sections[0]))
    else:
        ranks = enumerate(boundaries_typed(variant.sections), 1)
        sections = tuple(Section(number, lowest) for number, lowest in ranks)
    return replace(event, players=players, sections=sections)

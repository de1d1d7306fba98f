"""Answer "which bar?": play an event many times by chance, as it is and as it might be."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.core.command import opened
from nigiri.desk.core.workers import shared_out
from nigiri.desk.setup.sections import boundaries_typed
from nigiri.desk.setup.settings import typed_settings
from nigiri.domain.model.event import Section
from nigiri.domain.proposals import propose_sections
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.simulation.measures import Measured
    from nigiri.domain.simulation.playing import Plan
    from nigiri.workbook.model.cells import Workbook


@dataclass(frozen=True)
class Variant:
    """How the event is to be otherwise.

    settings -- label or key -> what would stand on the Event sheet
    sections -- the weakest rank of each from the top, or one number: so many as proposed (M2)
    """

    settings: Mapping[str, str] = field(default_factory=dict)
    sections: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anything is otherwise."""
        return bool(self.settings or self.sections)


@dataclass(frozen=True)
class Asked:
    """What is asked.

    then -- how the event might be; against -- what that is compared with: the event as it is, or
    otherwise, too
    tournaments -- how many under each of the two, at least two
    spread -- how far true strength lies from the list, in rating points (chance.py)
    everybody -- with all on the list, also those not seen yet; so it is done while nobody is here
    """

    then: Variant = field(default_factory=Variant)
    against: Variant = field(default_factory=Variant)
    tournaments: int = 1000
    seed: int = 1
    spread: int = 100
    everybody: bool = False


@dataclass(frozen=True)
class Simulation:
    """What is to be simulated.

    variants -- of the event, one or two, in the order of the starts of the plan
    everybody -- who was not seen yet is in it
    loosened -- what was typed for the sections of the sheet is left out of other sections
    """

    asked: Asked
    plan: Plan
    variants: tuple[Variant, ...]
    everybody: bool
    loosened: bool

    @property
    def event(self) -> Event:
        """Return the first of the events compared."""
        return self.plan.starts[0].event

    def run(
        self, jobs: int = 1, advance: Callable[[int], None] = lambda _: None
    ) -> list[tuple[Measured | None, ...]]:
        """Return what the tournaments show, in so many processes; `advance` hears of progress."""
        from nigiri.domain.simulation.playing import simulated  # noqa: PLC0415 -- takes a while

        return shared_out(partial(simulated, self.plan), self.asked.tournaments, jobs, advance)


def simulation(workbook: Workbook, asked: Asked) -> Simulation:
    """Return what is to be simulated for that question.

    Raises SheetProblems for wrong cells, settings included; WrongUse for unknown settings and for
    boundaries out of order; Forbidden when round 1 cannot be drawn.
    """
    from nigiri.domain.simulation.chance import Model  # noqa: PLC0415 -- takes a while
    from nigiri.domain.simulation.playing import Plan, start  # noqa: PLC0415 -- takes a while

    variants = (asked.against, asked.then) if asked.then or asked.against else (asked.against,)
    events = [_event(workbook, variant) for variant in variants]
    everybody = asked.everybody or not any(player.here for player in events[0].players)
    starts = tuple(
        start(_sectioned(event, variant, everybody=everybody), everybody=everybody)
        for event, variant in zip(events, variants, strict=True)
    )
    loosened = any(
        variant.sections and _bound(event) for event, variant in zip(events, variants, strict=True)
    )
    plan = Plan(starts, Model(asked.spread), asked.seed)
    return Simulation(asked, plan, variants, everybody, loosened)


def _event(workbook: Workbook, variant: Variant) -> Event:
    """Return the event with the settings of a variant."""
    typed = typed_settings(workbook, opened(workbook), variant.settings)
    return opened(applied(workbook, Changes(typed))).event


def _bound(event: Event) -> bool:
    """Tell whether somebody typed initial scores, or a section for one player."""
    alone = any(player.section is not None or player.start is not None for player in event.players)
    return alone or any(section.start is not None for section in event.sections)


def _sectioned(event: Event, variant: Variant, *, everybody: bool) -> Event:
    """Return the event with the sections of a variant, if it has any.

    What was typed for the sections of the sheet has no meaning for others, and goes with them.
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

"""The results of simulated tournaments: as tables, for machines, and as a picture."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from nigiri.desk.core.phrases import Phrases
from nigiri.desk.core.views import View
from nigiri.domain.simulation.chance import rated
from nigiri.domain.simulation.comparison import Estimate, compared
from nigiri.domain.simulation.measures import MEASURES
from nigiri.domain.simulation.tally import CLASSES
from nigiri.domain.starts.guidelines import guidelines
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import decimal
from nigiri.messages.message import message
from nigiri.reports.charts.plots import Format, Picture, Side, check_plots, drawn
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.desk.simulate.simulate import Simulation, Variant
    from nigiri.domain.model.event import Event
    from nigiri.domain.simulation.comparison import Comparison
    from nigiri.domain.simulation.tally import Tally
    from nigiri.workbook.model.cells import Cell

#: Places that have a bar of their own in the picture; the others share the last one.
PLACES = 8
_DECIMALS = {"ranks": 2}
_USUAL_DECIMALS = 3


def check_pictures() -> None:
    """Raise WrongUse when no picture can be drawn here, since matplotlib is missing."""
    check_plots()


@dataclass(frozen=True)
class SimulationViews:
    """The results of simulated tournaments.

    tally -- of at least two tournaments drawn to the end under all variants
    """

    simulation: Simulation
    tally: Tally

    @classmethod
    def of(cls, simulation: Simulation, tally: Tally) -> SimulationViews:
        """Return the views of the tournaments; Forbidden when fewer than two came to an end."""
        if tally.many < 2:  # noqa: PLR2004 -- one has no standard error
            raise Forbidden(message("explain.no-simulation"))
        return cls(simulation, tally)

    @cached_property
    def phrases(self) -> Phrases:
        """Return the phrases of the event."""
        return Phrases(self.simulation.event)

    @cached_property
    def comparisons(self) -> tuple[Comparison, ...]:
        """Return the comparisons by every measure."""
        settings = len(self.simulation.variants)
        return tuple(compared(measure, self.tally, settings) for measure in MEASURES)

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """Return the headings of the variants."""
        named = zip(("simulate.first", "simulate.then"), self.simulation.variants, strict=False)
        return tuple(
            self.phrases.say(key if variant else "simulate.as is") for key, variant in named
        )

    @property
    def measures(self) -> View:
        """Return the measures side by side, with the significance of the difference."""
        headings = [self.phrases.say("simulate.measure"), *self.columns]
        if len(self.columns) > 1:
            headings += map(self.phrases.say, ("simulate.difference", "simulate.words"))
        rows = tuple(self._row(comparison) for comparison in self.comparisons)
        return View(self._title(), tuple(headings), rows, tuple(self._notes()))

    @property
    def sections(self) -> View:
        """Return the shares in which the strongest player of each section wins it."""
        who = [self._members(begin.event) for begin in self.simulation.plan.starts]
        if len({tuple(members.items()) for members in who}) == 1:
            who = who[:1]
        heading = self.phrases.say("simulate.who")
        headings = [self.phrases.say("simulate.section")]
        for at, column in enumerate(self.columns):
            headings += [heading, column] if at < len(who) else [column]
        notes = (self.phrases.say("simulate.unequal"),) if len(who) > 1 else ()
        numbers = sorted(set().union(*who))
        rows = tuple(self._section(number, who) for number in numbers)
        return View(self.phrases.say("simulate.by section"), tuple(headings), rows, notes)

    @property
    def facts(self) -> dict[str, Any]:
        """Return the figures, for machines."""
        return {
            "tournaments": self.tally.many,
            "left_out": self.tally.stopped,
            "measures": [
                {
                    "code": each.measure.code,
                    "estimates": [asdict(estimate) for estimate in each.estimates],
                    "difference": asdict(each.difference) if each.difference else None,
                    "verdict": each.verdict,
                }
                for each in self.comparisons
            ],
        }

    @property
    def picture(self) -> Picture:
        """Return the picture: the distribution of tau, and the places of the strongest."""
        say = self.phrases.say
        sides = tuple(self._side(at, column) for at, column in enumerate(self.columns))
        return Picture(
            title=self._title(),
            details=tuple(self._described()),
            order=tuple(
                map(
                    say,
                    (
                        "simulate.picture.order",
                        "simulate.picture.tau",
                        "simulate.picture.tournaments",
                    ),
                )
            ),
            strongest=tuple(map(say, ("simulate.picture.strongest", "simulate.picture.place"))),
            places=(*map(str, range(1, PLACES)), f"{PLACES}+"),
            sides=sides,
        )

    def drawn(self, form: Format) -> bytes:
        """Return the picture as a file of that format; WrongUse when matplotlib is missing."""
        return drawn(self.picture, form)

    def _side(self, at: int, column: str) -> Side:
        """Return the part of the picture for one variant."""
        orders = {tau / CLASSES: many for tau, many in self.tally.orders(at).items()}
        places = Counter[int]()
        for place, many in self.tally.places(at).items():
            places[min(place, PLACES)] += many
        shares = tuple(places[place] / self.tally.many for place in range(1, PLACES + 1))
        mean = self.comparisons[0].estimates[at].mean
        told = self._figure(mean, "order")
        label = self.phrases.say("simulate.picture.mean", column=column, mean=told)
        return Side(column, label, mean, orders, shares)

    def _title(self) -> str:
        """Return the title: number of tournaments, players and rounds."""
        event = self.simulation.event
        return self.phrases.say(
            "simulate.title",
            tournaments=self._many(self.tally.many),
            players=len(event.players),
            rounds=event.settings.rounds,
        )

    def _row(self, comparison: Comparison) -> tuple[Cell, ...]:
        """Return the row of one measure."""
        code = comparison.measure.code
        figures = [self._estimate(estimate, code) for estimate in comparison.estimates]
        if comparison.difference is not None:
            figures.append(self._estimate(comparison.difference, code, sign=True))
            figures.append(self._worth(comparison, comparison.difference))
        return (self.phrases.say(f"simulate.{code}"), *figures)

    def _worth(self, comparison: Comparison, difference: Estimate) -> str:
        """Return the significance of a difference in words."""
        up, good = difference.mean > 0, comparison.measure.good
        way = ("more" if up else "less") if not good else "better" if up == (good > 0) else "worse"
        return self.phrases.say(
            f"simulate.{comparison.verdict}",
            way=self.phrases.say(f"simulate.{way}"),
            tournaments=self._many(self.tally.many),
        )

    def _section(self, number: int, who: Sequence[dict[int, str]]) -> tuple[Cell, ...]:
        """Return the row of one section; blank where a variant does not have it."""
        row: list[Cell] = [number]
        for at in range(len(self.columns)):
            sums = self.tally.first_in(at).get(number)
            figure = self._estimate(Estimate.of(sums), "sections") if sums else None
            row += [who[at].get(number), figure] if at < len(who) else [figure]
        return tuple(row)

    def _members(self, event: Event) -> dict[int, str]:
        """Return the sections with players -> their ranks and number of players, in words."""
        return {
            report.number: self.phrases.say(
                "simulate.members",
                players=report.players,
                ranks=f"{report.highest}–{report.lowest}"
                if report.highest != report.lowest
                else report.highest,
            )
            for report in guidelines(event)
            if report.players
        }

    def _notes(self) -> Iterator[str]:
        """Yield the notes needed to read the table."""
        request, say = self.simulation.request, self.phrases.say
        yield from self._described()
        yield say("simulate.error")
        if len(self.columns) > 1:
            yield say("simulate.paired")
        yield say("simulate.everybody" if self.simulation.everybody else "simulate.here")
        by_rating = rated(self.simulation.event)
        yield say("simulate.rated" if by_rating else "simulate.ranked", spread=request.spread)
        if self.simulation.loosened:
            yield say("simulate.loosened")
        if self.tally.stopped:
            stuck = self._many(self.tally.stopped)
            yield say("simulate.stuck", stuck=stuck, tournaments=self._many(request.tournaments))

    def _described(self) -> Iterator[str]:
        """Yield a sentence on the settings of each column."""
        for column, variant in zip(self.columns, self.simulation.variants, strict=True):
            if variant:
                yield self.phrases.say("simulate.what", column=column, what=self._what(variant))

    def _what(self, variant: Variant) -> str:
        """Return the settings and sections of a variant in words."""
        language = self.simulation.event.settings.language
        words = [
            f"{BY_KEY[name].label(language) if name in BY_KEY else name} = {value}"
            for name, value in variant.settings.items()
        ]
        if variant.sections:
            at = self.simulation.variants.index(variant)
            sections = self.simulation.plan.starts[at].event.sections
            ranks = ", ".join(str(section.lowest) for section in sections)
            words.append(self.phrases.say("simulate.sections are", ranks=ranks))
        return self.phrases.clauses(words)

    def _estimate(self, estimate: Estimate, code: str, *, sign: bool = False) -> str:
        """Return a mean with its standard error: "0.712 ± 0.003", "63.4 ± 1.5 %"."""
        mean = self._figure(abs(estimate.mean) if sign else estimate.mean, code)
        error = self._figure(estimate.error, code)
        before = ("+" if estimate.mean > 0 else "−") if sign and estimate.mean else ""
        return f"{before}{mean.removesuffix(' %')} ± {error}"

    def _figure(self, value: float, code: str) -> str:
        """Return a figure as text, a share in per cent."""
        share = any(measure.share for measure in MEASURES if measure.code == code)
        decimals = _DECIMALS.get(code, _USUAL_DECIMALS)
        return self._written(f"{100 * value:.1f} %" if share else f"{value:.{decimals}f}")

    def _many(self, number: int) -> str:
        """Return a large number as it is printed."""
        thin = decimal(self.simulation.event.settings.language) != "."
        return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}" if thin else ",")

    def _written(self, figure: str) -> str:
        """Return a figure with the decimal sign of the language."""
        return figure.replace(".", decimal(self.simulation.event.settings.language))

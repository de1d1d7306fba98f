"""The only door to matplotlib: pictures of simulations and of archives, as SVG or PNG.

matplotlib is large and few need it: it comes with `nigiri[plots]`. The same picture has the same
bytes, on one machine and one version of it.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from io import BytesIO
from math import isqrt
from textwrap import wrap
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Format = Literal["svg", "png"]

#: Told apart by everyone, printed in grey too (Okabe and Ito).
COLOURS = ("#0072B2", "#E69F00")
SERIES = (*COLOURS, "#009E73")
INK, FAINT = "#333333", "#DDDDDD"
INCHES, DOTS = (10.0, 4.8), 150
#: Letters that fit into a line above.
WIDE = 110
MOST_CLASSES = 30
MOST_LABELS = 30
#: Room for the legend above the tallest column.
HEADROOM = 1.25
KINDS: tuple[tuple[Literal["stepfilled", "step"], float], ...] = (("stepfilled", 0.35), ("step", 1))


class Chart(NamedTuple):
    """One diagram of an archive, in words that are rendered where it is drawn.

    labels -- below the columns or points; series -- name and values, None for no value
    kind -- "columns", "lying" ones for names, or "ranks": lines of steps above 1 kyu
    level -- a line across the columns, None for none
    """

    title: str
    across: str
    up: str
    labels: tuple[str, ...]
    series: tuple[tuple[str, tuple[float | None, ...]], ...]
    kind: Literal["columns", "lying", "ranks"] = "columns"
    level: int | None = None


@dataclass(frozen=True)
class Side:
    """One of the settings compared.

    label -- with the mean of tau; mean -- of tau; orders -- tau -> in how many tournaments
    shares -- how often the strongest ends at each place, 0 to 1
    """

    name: str
    label: str
    mean: float
    orders: Mapping[float, int]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Picture:
    """The contents of a picture, in words of the event's language.

    order -- title, axis of tau, axis of tournaments; strongest -- title, axis of places
    places -- the labels below the bars; sides -- one or two
    """

    title: str
    details: tuple[str, ...]
    order: tuple[str, ...]
    strongest: tuple[str, ...]
    places: tuple[str, ...]
    sides: tuple[Side, ...]


def check_plots() -> None:
    """Raise WrongUse when matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise WrongUse(message("report.plots"))


def drawn(picture: Picture, form: Format) -> bytes:
    """Return the picture as a file of that format; WrongUse when matplotlib is not installed."""
    with page(INCHES) as figure:
        above = [
            picture.title,
            *(wrapped for line in picture.details for wrapped in wrap(line, WIDE)),
        ]
        figure.suptitle("\n".join(above), x=0.01, ha="left", fontsize=11)
        left, right = figure.subplots(1, 2)
        _orders(left, picture)
        _places(right, picture)
        return saved(figure, form)


def drawn_chart(chart: Chart, form: Format) -> bytes:
    """Return a chart as a file of that format; WrongUse when matplotlib is not installed."""
    kinds = {"columns": _columns, "lying": _lying, "ranks": _ranks}
    with page(INCHES) as figure:
        figure.suptitle("\n".join(wrap(chart.title, WIDE)), x=0.01, ha="left", fontsize=11)
        kinds[chart.kind](figure.subplots(), chart)
        return saved(figure, form)


@contextmanager
def page(inches: tuple[float, float]) -> Iterator[Figure]:
    """Give an empty page in the looks of all pictures; it is drawn and saved inside.

    Raises WrongUse when matplotlib is not installed.
    """
    check_plots()
    from matplotlib import rc_context  # noqa: PLC0415 -- it may be missing, and takes a while
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(
        {
            "svg.hashsalt": "nigiri",
            "font.size": 10,
            "axes.edgecolor": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "text.parse_math": False,
        }
    ):
        yield Figure(inches, layout="constrained")


def saved(figure: Figure, form: Format) -> bytes:
    """Return a page as a file of that format, without the time when it was made."""
    data = BytesIO()
    about = {"Date": None} if form == "svg" else {"Software": None}
    figure.savefig(data, format=form, dpi=DOTS, metadata=about)
    return data.getvalue()


def _columns(axes: Axes, chart: Chart) -> None:
    """Draw columns side by side."""
    width = 0.8 / len(chart.series)
    for at, ((name, values), colour) in enumerate(zip(chart.series, SERIES, strict=False)):
        shift = (at - (len(chart.series) - 1) / 2) * width
        positions = [place + shift for place in range(len(values))]
        axes.bar(positions, [each or 0 for each in values], width, color=colour, label=name)
    if chart.level is not None:
        axes.axhline(chart.level, color=INK, lw=1, ls="--")
    _label(axes, chart)


def _lying(axes: Axes, chart: Chart) -> None:
    """Draw bars with names in front, the first on top."""
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 -- as above

    _, values = chart.series[0]
    axes.barh(range(len(values)), [each or 0 for each in values], 0.7, color=COLOURS[0])
    axes.set_yticks(range(len(values)), chart.labels)
    axes.invert_yaxis()
    axes.set(xlabel=chart.across)
    axes.grid(axis="x", color=FAINT)
    axes.set_axisbelow(True)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def _ranks(axes: Axes, chart: Chart) -> None:
    """Draw lines of ranks, named as ranks are written."""
    for (name, values), colour in zip(chart.series, SERIES, strict=False):
        steps = [float("nan") if each is None else each for each in values]
        axes.plot(range(len(steps)), steps, "o-", color=colour, label=name, ms=3)
    found = [int(each) for _, values in chart.series for each in values if each is not None]
    least, most = min(found, default=0) - 1, max(found, default=0) + 1
    ticks = range(max(least, WEAKEST), min(most, STRONGEST) + 1, (most - least) // 12 + 1)
    axes.set_yticks(ticks, [str(Rank(each)) for each in ticks])
    _label(axes, chart)


def _label(axes: Axes, chart: Chart) -> None:
    """Label a diagram whose columns or points stand side by side; not each where there are many."""
    every = len(chart.labels) // MOST_LABELS + 1
    places = range(0, len(chart.labels), every)
    longest = max(map(len, chart.labels), default=0)
    slanted = longest * len(places) > WIDE
    axes.set_xticks(places, [chart.labels[at] for at in places])
    axes.tick_params(axis="x", labelrotation=60 if slanted else 0)
    axes.set(xlabel=chart.across, ylabel=chart.up)
    axes.grid(axis="y", color=FAINT)
    axes.set_axisbelow(True)
    if len(chart.series) > 1:
        axes.figure.legend(loc="outside lower center", ncols=len(chart.series), frameon=False)


def _orders(axes: Axes, picture: Picture) -> None:
    """Draw the distribution of tau, with a line at each mean."""
    title, across, up = picture.order
    every = {tau for side in picture.sides for tau in side.orders}
    many = sum(sum(side.orders.values()) for side in picture.sides)
    classes = min(isqrt(many) + 1, MOST_CLASSES)
    highest = 0.0
    for side, colour in zip(picture.sides, COLOURS, strict=False):
        for kind, alpha in KINDS:
            counts, _, _ = axes.hist(
                [*side.orders],
                weights=[*side.orders.values()],
                bins=classes,
                range=(min(every), max(every)),
                histtype=kind,
                color=colour,
                alpha=alpha,
            )
            highest = max(highest, *map(float, counts))
        axes.axvline(side.mean, 0, 1 / HEADROOM, color=colour, lw=2, ls="--", label=side.label)
    axes.set(xlabel=across, ylabel=up, ylim=(0, HEADROOM * highest))
    axes.set_title(title, loc="left", fontsize=11)
    axes.legend(loc="upper left", frameon=False)


def _places(axes: Axes, picture: Picture) -> None:
    """Draw the share of tournaments in which the strongest ends at each place."""
    title, across = picture.strongest
    width = 0.8 / len(picture.sides)
    for at, (side, colour) in enumerate(zip(picture.sides, COLOURS, strict=False)):
        shift = (at - (len(picture.sides) - 1) / 2) * width
        positions = [place + shift for place in range(len(side.shares))]
        axes.bar(
            positions, [100 * share for share in side.shares], width, color=colour, label=side.name
        )
    axes.set(xlabel=across, ylabel="%")
    axes.set_xticks(range(len(picture.places)), picture.places)
    axes.grid(axis="y", color=FAINT)
    axes.set_axisbelow(True)
    axes.set_title(title, loc="left", fontsize=11)
    if len(picture.sides) > 1:
        axes.legend(frameon=False)

"""The pictures and the table of the study of orders, from the blocks that were played.

`PYTHONPATH=addin:. python -m tests.studies.ordering_page BLOCKS.jsonl` writes
docs/studies/ordering.tsv, every mean with its standard error, and docs/studies/ordering.svg.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from nigiri.reports.charts.plots import COLOURS, FAINT, INK, page, saved
from tests.studies.ordering import MEASURES, ORDERS, read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from matplotlib.axes import Axes

    Block = dict[str, dict[str, list[float]]]

STUDIES = Path(__file__).parents[2] / "docs" / "studies"
BOARDS = ("ranks apart", "even games")
INCHES = (8.3, 10.2)
#: 95 of 100 intervals of so many standard errors hold the truth.
SURE = 1.96

#: The formats of the first two pictures, from the top: key -> what it is called there.
SHOWN = {
    "grade": "each at the own rank, no bar",
    "bar": "bar as proposed, 6 to 12 at it",
    "8 sections gap 2": "8 sections, gap 2",
    "8 sections gap 1": "8 sections, gap 1",
    "8 sections gap 0": "8 sections, gap 0",
    "5 sections gap 2": "5 sections, gap 2",
    "5 sections gap 1": "5 sections, gap 1",
    "5 sections gap 0": "5 sections, gap 0",
    "3 sections gap 2": "3 sections, gap 2",
    "3 sections gap 1": "3 sections, gap 1",
    "3 sections gap 0": "3 sections, gap 0",
    "bar 20": "bar too low, 20 at it",
    "swiss even": "Swiss, all games even",
    "swiss": "Swiss with handicaps",
}
#: Formats that were played with ranks that are right and with ranks that are not.
TWICE = ("bar", "8 sections gap 1", "5 sections gap 1", "5 sections gap 0", "3 sections gap 1",
         "swiss")  # fmt: skip
RED = "#D55E00"


@dataclass(frozen=True)
class Study:
    """The blocks, each as good as any other."""

    blocks: Sequence[Block]

    def estimate(self, figure: Callable[[Block], float]) -> tuple[float, float]:
        """Return the mean of a figure and its standard error."""
        values = [figure(block) for block in self.blocks]
        return fmean(values), stdev(values) / len(values) ** 0.5

    def of(self, form: str, order: str, measure: str) -> tuple[float, float]:
        """Return a measure of an order, and its standard error."""
        at = MEASURES.index(measure)
        return self.estimate(lambda block: block[form][order][at])

    def rows(self) -> Iterator[tuple[str, ...]]:
        """Yield format, order, and each measure with its standard error; boards have two."""
        for form, orders in self.blocks[0].items():
            for order in orders:
                measures = BOARDS if order == "boards" else MEASURES
                yield form, order, *(self._told(form, order, at) for at in range(len(measures)))

    def _told(self, form: str, order: str, at: int) -> str:
        """Return a figure with its standard error, as the table has it."""
        mean, error = self.estimate(lambda block: block[form][order][at])
        return f"{mean:.4f} ± {error:.4f}"


def main(path: Path) -> None:
    """Write the table and the pictures, and print what the page says of them."""
    study = Study([*read(path)])
    lines = [("format", "order", *MEASURES), *study.rows()]
    table = "".join("\t".join(line) + "\n" for line in lines)
    STUDIES.joinpath("ordering.tsv").write_text(table, encoding="utf-8")
    with page(INCHES) as figure:
        (one, two), (three, four) = figure.subplots(2, 2, height_ratios=(1.15, 1))
        _pairs(one, study)
        _top(two, study)
        _ties(three, study)
        _ranks(four, study)
        STUDIES.joinpath("ordering.svg").write_bytes(saved(figure, "svg"))
    sys.stdout.write("\n".join(told_rows(table)) + "\n")


def told_rows(table: str) -> Iterator[str]:
    """Yield the rows of the page's table, from that of all figures: per cent, and ranks apart."""
    found = {
        (form, order): [float(cell.partition(" ")[0]) for cell in cells]
        for form, order, *cells in (line.split("\t") for line in table.splitlines()[1:])
    }
    right, close, champion, five, *_ = (100 * each for each in found["bar", "list"])
    yield f"| the list alone | {right:.1f} | {close:.1f} | {champion:.0f} | {five:.0f} | – | – |"
    for form, name in SHOWN.items():
        right, close, champion, five, *_ = (100 * each for each in found[form, "usual"])
        apart, even = found[form, "boards"]
        yield (
            f"| {name} | {right:.1f} | {close:.1f} | {champion:.0f} | {five:.0f} | "
            f"{apart:.1f} | {100 * even:.0f} |"
        )


def _dots(axes: Axes, study: Study, measure: str, colour: str, label: str) -> None:
    """Draw a dot with its interval for each format, and the list alone as a line."""
    listed, _ = study.of("bar", "list", measure)
    axes.axvline(100 * listed, color=colour, ls="--", lw=1)
    axes.set_ylim(-2.3, len(SHOWN) - 0.4)
    for at, form in enumerate(reversed(SHOWN)):
        mean, error = study.of(form, "usual", measure)
        axes.errorbar(
            100 * mean, at, xerr=100 * SURE * error, fmt="o", ms=5, color=colour,
            label=label if at == 0 else None,
        )  # fmt: skip


def _finish(axes: Axes, title: str, across: str, names: Sequence[str] = ()) -> None:
    """Give a picture its title, its axis and the names at its side."""
    axes.set_title(title, loc="left", fontsize=10)
    axes.set_xlabel(across, fontsize=9)
    axes.grid(axis="x", color=FAINT)
    axes.set_axisbelow(True)
    axes.tick_params(labelsize=8)
    axes.set_yticks(range(len(names)), names)


def _pairs(axes: Axes, study: Study) -> None:
    """Draw how many pairs are in the right order."""
    _dots(axes, study, "close", COLOURS[1], "at most two ranks apart")
    _dots(axes, study, "right", COLOURS[0], "all pairs")
    names = [*reversed(SHOWN.values())]
    _finish(axes, "The better of two stands above", "% of pairs; dashed: the list alone", names)
    axes.legend(fontsize=8, frameon=False, loc="lower left")


def _top(axes: Axes, study: Study) -> None:
    """Draw how often the best is first, and how many of the best five are on top."""
    _dots(axes, study, "champion", RED, "the best of all is first")
    _dots(axes, study, "five", COLOURS[0], "of the best five, on places 1 to 5")
    _finish(axes, "The top", "%; dashed: the list alone")
    axes.set_yticks(range(len(SHOWN)), [""] * len(SHOWN))
    axes.legend(fontsize=8, frameon=False, loc="lower left")


def _ties(axes: Axes, study: Study) -> None:
    """Draw what each tie-break makes of the pairs that the score leaves level."""
    names = [name for name in ORDERS if name != "nothing"][::-1]
    form = "5 sections gap 1"
    for at, order in enumerate(names):
        level, parted, proper = (
            study.of(form, order, measure)[0] for measure in ("level", "parted", "proper")
        )
        right, wrong = 100 * proper / level, 100 * (parted - proper) / level
        axes.barh(at, right, color=COLOURS[0], height=0.7)
        axes.barh(at, wrong, left=right, color=COLOURS[1], height=0.7)
        axes.barh(at, 100 - right - wrong, left=right + wrong, color=FAINT, height=0.7)
        axes.text(1.5, at, f"{right:.0f}", va="center", color="white", fontsize=8)
    told = [{"usual": "SOS, SDOS, ONE", "RANK SOS": "RANK, SOS"}.get(name, name) for name in names]
    title = "Two level by score (5 sections, gap 1):\nright, wrong, not parted"
    _finish(axes, title, "% of level pairs", told)
    axes.axvline(50, color=INK, lw=0.8, ls=":")
    axes.set_xlim(0, 100)


def _ranks(axes: Axes, study: Study) -> None:
    """Draw what becomes of it when the ranks are less right."""
    for at, form in enumerate(reversed(TWICE)):
        for name, colour, label in (
            (form, COLOURS[0], "by one rank"),
            (f"{form} wide", RED, "by two ranks"),
        ):
            mean, error = study.of(name, "usual", "close")
            axes.errorbar(
                100 * mean, at, xerr=100 * SURE * error, fmt="o", ms=5, color=colour,
                label=label if at == 0 else None,
            )  # fmt: skip
    for name, colour in (("bar", COLOURS[0]), ("bar wide", RED)):
        axes.axvline(100 * study.of(name, "list", "close")[0], color=colour, ls="--", lw=1)
    names = [SHOWN[form].partition(" as")[0] for form in reversed(TWICE)]
    title = "Ranks that are less right:\npairs at most two ranks apart"
    axes.set_ylim(-1.3, len(TWICE) - 0.5)
    _finish(axes, title, "% of pairs; dashed: the list alone", names)
    axes.legend(fontsize=8, frameon=False, loc="lower center", ncols=2)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

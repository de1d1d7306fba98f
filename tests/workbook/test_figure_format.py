"""Number formats of cells of points: what they show is what people read elsewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.figure_format import FIGURES, figure_format, is_figure_format

if TYPE_CHECKING:
    from nigiri.workbook.layout.column import Column


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (4, FIGURES), (-4, FIGURES), (4.5, '[=4.5]"4½";General'), (0.25, r"[=0.25]\¼;General"),
        (-0.75, '[=-0.75]"−¾";General'), (2.6667, r"0.00;\−0.00"), (13.3, r"0.0;\−0.0"),
        (60.5, FIGURES), (float("inf"), None),
    ],
)  # fmt: skip
def test_a_number_of_points_has_its_format(number: float, code: str | None) -> None:
    """Large ones are shown as decimals: programs take no more than some 250 formats."""
    assert code == figure_format(number, FIGURES)


@pytest.mark.parametrize(
    "code",
    [FIGURES, "General;−General", 'General;"−"General', '[=4.5]"4½";General', '0.00;"−"0.00',
     '[$-409]General;"−"General'],
)  # fmt: skip
def test_a_format_is_known_as_any_program_writes_it(code: str) -> None:
    """The next number there gets its own again."""
    assert is_figure_format(code)
    assert '[=-2.5]"−2½";General' == figure_format(-2.5, code)


@pytest.mark.parametrize("code", ["General", "@", "0", "0.00", "yyyy-mm-dd", '[=1]"one";General'])
def test_other_formats_stay(code: str) -> None:
    """People's own formats are theirs."""
    assert figure_format(4.5, code) is None


@pytest.mark.parametrize("kind", ["standings", "proof", "players", "sections", "chart"])
def test_columns_of_scores_are_of_points(kind: str) -> None:
    """And those of numbers of people and tables are not."""
    formats = {column.key: column.style.number_format for column in columns_of(kind)}
    points = {"wins", "score", "start", "points", "sos", "sdos", "SOS="} & formats.keys()

    assert points
    assert {FIGURES} == {formats[key] for key in points}
    assert FIGURES not in {formats[k] for k in ("number", "place", "rating") if k in formats}


def test_no_column_shows_points_in_another_way() -> None:
    """A format with ½, or with decimals, comes from here alone."""

    def own(column: Column) -> bool:
        return bool(re.search(r"[½¼¾]|0[.,]0", column.style.number_format))

    kinds = ("standings", "proof", "players", "sections", "grid", "crosstable", "chart", "teams")
    assert [] == [c.key for kind in kinds for c in columns_of(kind) if own(c)]

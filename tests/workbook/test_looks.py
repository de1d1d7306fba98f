"""The looks can be read: by people who see no colours, on grey paper, in a bright hall.

Contrast is that of WCAG 2: 4.5 : 1 for text on its fill.
"""

from __future__ import annotations

import math
import re
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.layout import RENDERERS, looks, render
from nigiri.workbook.layout.spec import Area, Format, SheetSpec, Style
from tests.workbook.test_layout import OPTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

ENOUGH = 4.5


def luminance(colour: str) -> float:
    """Return the relative luminance of six hex digits, 0 black to 1 white."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (
        p / 12.92 if p <= 0.04045 else math.pow((p + 0.055) / 1.055, 2.4) for p in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def grey(colour: str) -> float:
    """Return how light a colour prints in grey, 0 to 100 (CIE lightness)."""
    return 116 * math.pow(luminance(colour), 1 / 3) - 16


def style_at(spec: SheetSpec, row: int, column: int) -> Style:
    """Return the style of a cell: what was painted last, else its column's."""
    painted = [style for area, style in spec.styles if holds(area, row, column)]
    return painted[-1] if painted else spec.column_styles.get(column, Style())


def holds(area: Area, row: int, column: int) -> bool:
    """Tell whether a cell is in the area."""
    return area.top <= row <= area.bottom and area.left <= column <= area.right


def colours_shown(spec: SheetSpec) -> Iterator[tuple[str, str]]:
    """Yield (text, fill) of every cell and of up to two conditional formats at a time."""
    for style in (*(style for _, style in spec.styles), *spec.column_styles.values()):
        yield style.colour, style.fill or looks.WHITE
    for row, column in {
        (row, column)
        for rule in spec.formats
        for row in (rule.area.top, rule.area.bottom)
        for column in range(rule.area.left, rule.area.right + 1)
    }:
        here = [rule for rule in spec.formats if holds(rule.area, row, column)]
        style = style_at(spec, row, column)
        for rules in (*((rule,) for rule in here), *combinations(here, 2)):
            yield lit(style, rules)


def lit(style: Style, rules: tuple[Format, ...]) -> tuple[str, str]:
    """Return (text, fill) of a cell when all these rules hold; earlier ones win."""
    colours = [rule.look.colour for rule in rules if rule.look.colour]
    fills = [rule.look.fill for rule in rules if rule.look.fill]
    return [*colours, style.colour][0], [*fills, style.fill or looks.WHITE][0]


def test_contrast_is_measured_as_wcag_does() -> None:
    """Black on white is 21, and grey 595959 on white 7.0."""
    assert 21 == round(contrast("000000", "FFFFFF"), 6)
    assert 7.0 == round(contrast("595959", "FFFFFF"), 1)


@pytest.mark.parametrize("kind", RENDERERS)
def test_every_text_can_be_read_on_its_fill(kind: str) -> None:
    """Also where two conditional formats hold at once."""
    shown = set(colours_shown(render(kind, {"language": "en", **OPTIONS[kind]})))

    assert [] == [(text, fill) for text, fill in sorted(shown) if contrast(text, fill) < ENOUGH]


def test_what_a_fill_alone_tells_differs_in_grey() -> None:
    """Waiting, won and found; the boxes around cells are dark enough to be seen at all."""
    fills = (looks.INPUT, looks.WINNER, looks.BAR)

    assert [] == [pair for pair in combinations(fills, 2) if abs(grey(pair[0]) - grey(pair[1])) < 5]
    assert contrast(looks.BOX, looks.WHITE) >= 3


def test_every_other_state_carries_a_sign() -> None:
    """Stop, look and by hand light up only beside their symbol, or also change the letters."""
    signs = {looks.RED.fill: "■", looks.ORANGE.fill: "▲", looks.PURPLE.fill: "✎"}
    unsigned = [
        (kind, rule.formula)
        for kind in RENDERERS
        for rule in render(kind, {"language": "en", **OPTIONS[kind]}).formats
        if rule.look.fill in signs
        and not (rule.look.bold or re.search(r'"[■▲✎►●–]"', rule.formula))
    ]

    assert [] == unsigned
    assert looks.WON.bold
    assert looks.FOUND.bold

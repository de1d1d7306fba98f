r"""Number formats that show a number of points as people read it: 4½, −2¼, 13.33.

No number format knows ½, but one may have words for one number. So whoever writes a number into a
cell of points (FIGURES) gives the cell a format for it; any other number there, typed or worked out
later, is shown as decimals:

number              format
4.5                 [=4.5]"4½";General
2.6667              0.00;\−0.00
13.3                0.0;\−0.0
others              General;\−General

The cell holds the number, for filters and people's own formulas. LibreOffice's extension has the
same in addin/libreoffice/pythonpath/nigiri_office/figures.py.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import isfinite

from nigiri.domain.model.figures import MINUS, SIGNS, number_shown

FIGURES = rf"General;\{MINUS}General"
"""The number format of cells of points; what is below zero has the sign for minus."""

_SPELLINGS = re.compile(r'["\\]|\[\$[^\]]*\]')
"""What programs write otherwise when they save a format."""

_OURS = re.compile(r"General;−General|(0\.00?);−\1|\[=-?[\d.]+\]−?\d*[½¼¾];General")

#: So far people count in halves and quarters; programs take no more than some 250 formats.
_MOST = 60


def figure_format(number: float, now: str) -> str | None:
    """Return the number format that shows a number of points; None: the cell keeps its own.

    now -- its present format: only cells of points get another one
    """
    if not is_figure_format(now) or not isfinite(number):
        return None
    return _format(number)


@lru_cache
def is_figure_format(code: str) -> bool:
    """Tell whether a number format is that of a cell of points, as any program writes it."""
    return _OURS.fullmatch(_SPELLINGS.sub("", code)) is not None


def _format(number: float) -> str:
    """Return the number format that shows a number of points."""
    words = number_shown(number, ".")
    if words[-1] in SIGNS.values():
        said = f'"{words}"' if len(words) > 1 else rf"\{words}"  # as LibreOffice saves it
        return f"[={number:g}]{said};General" if abs(number) < _MOST else FIGURES
    zeros = len(words.partition(".")[2])
    return rf"0.{'0' * zeros};\{MINUS}0.{'0' * zeros}" if zeros else FIGURES

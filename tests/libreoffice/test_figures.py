"""Points in an open document: the same number formats as in a file."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any

import pytest

from nigiri.workbook.model.figure_format import FIGURES, figure_format, is_figure_format


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch, package: str) -> Any:  # noqa: ANN401 -- of the extension
    """Return the extension's module."""
    monkeypatch.syspath_prepend(package)
    monkeypatch.setitem(sys.modules, "uno", ModuleType("uno"))
    return importlib.import_module("nigiri_office.figures")


def test_a_number_gets_the_format_that_a_file_gives_it(figures: Any) -> None:  # noqa: ANN401
    """Quarters, thirds and tenths, above and below zero, as cells hold them."""
    numbers = [each / 4 for each in range(-260, 261)]
    numbers += [round(each / 3, 4) for each in range(-30, 31)]
    numbers += [each / 10 for each in range(-30, 31)]

    assert [figure_format(each, FIGURES) for each in numbers] == [*map(figures.format_of, numbers)]


def test_both_know_the_same_formats(figures: Any) -> None:  # noqa: ANN401
    """LibreOffice says them in the words of its language besides."""
    codes = ["General", FIGURES, '[=4.5]"4½";General', "0.00", '0.00;"−"0.00', "@", "0"]

    assert [*map(is_figure_format, codes)] == [*map(figures.is_figure_format, codes)]
    assert figures.is_figure_format('Standard;"−"Standard')
    assert figures.is_figure_format('[=4,5]"4½";Standard')
    assert figures.is_figure_format('0,00;"−"0,00')

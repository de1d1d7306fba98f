"""The workbooks that ship are what nigiri makes today, and nothing else lies beside them."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.read.workbook import read
from tests.workbooks import SHIPPED, make_all

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.cells import Workbook

NAMES = ("blank-en.xlsx", "blank-fr.xlsx", "blank-de.xlsx", "quebec-2005.xlsx")


def _snapshot(path: Path) -> Workbook:
    """Return the cells of a workbook."""
    return XlsxFile(path, now=dt.datetime(2026, 1, 1, tzinfo=dt.UTC)).snapshot()


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return name -> the workbook made just now."""
    return {path.name: path for path in make_all(tmp_path_factory.mktemp("workbooks"))}


def test_these_workbooks_ship() -> None:
    """No workbook is missing and none is left over: it could hold players' names."""
    assert sorted(NAMES) == sorted(path.name for path in SHIPPED.iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_workbook_is_what_nigiri_makes_today(fresh: dict[str, Path], name: str) -> None:
    """After a change of the layout: `make workbooks`."""
    assert _snapshot(fresh[name]) == _snapshot(SHIPPED / name)


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_workbook_has_no_problem(name: str) -> None:
    """Every cell of it can be read."""
    assert () == read(_snapshot(SHIPPED / name)).problems

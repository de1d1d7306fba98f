"""Sheets of the tests' own, known to the layout while a test runs; files are read each time."""

from __future__ import annotations

import pytest

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook import layout
from tests.hosts.kinds import hall, plain
from tests.read_once import reads


@pytest.fixture(autouse=True)
def _kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the layout know the tests' kinds of sheets."""
    monkeypatch.setitem(layout.RENDERERS, "hall", hall)
    monkeypatch.setitem(layout.RENDERERS, "plain", plain)


@pytest.fixture(autouse=True)
def _reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every file be read each time, as reading is what is tested here."""
    monkeypatch.setattr(XlsxFile, "sheets", reads)

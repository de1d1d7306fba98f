"""Sheets of the tests' own, known to the layout while a test runs."""

from __future__ import annotations

import pytest

from nigiri.workbook import layout
from tests.hosts.kinds import hall, plain


@pytest.fixture(autouse=True)
def _kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the layout know the tests' kinds of sheets."""
    monkeypatch.setitem(layout.RENDERERS, "hall", hall)
    monkeypatch.setitem(layout.RENDERERS, "plain", plain)

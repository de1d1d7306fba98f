"""Sheets of the tests' own, known to the layout while these tests run; files are read each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.workbook import layout
from tests.hosts.kinds import hall, plain
from tests.read_once import READS

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module", autouse=True)
def _kinds() -> Iterator[None]:
    """Let the layout know the tests' kinds of sheets, also where a module makes one workbook."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(layout.RENDERERS, "hall", hall)
        patch.setitem(layout.RENDERERS, "plain", plain)
        yield


@pytest.fixture(autouse=True)
def _reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every file be read each time, as reading is what is tested here."""
    for kind, reads in READS.items():
        monkeypatch.setattr(kind, "sheets", reads)

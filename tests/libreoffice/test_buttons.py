"""The menu in a real LibreOffice: what its commands do to an open workbook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from nigiri.extension.archive import built
from tests.libreoffice.office import engine

if TYPE_CHECKING:
    from tests.libreoffice.office import Office

EVENT: dict[str, Any] = {"name": "Spring Open", "rules": "quebec", "language": "en", "rounds": 5}


def test_the_same_sources_give_the_same_extension() -> None:
    """Byte for byte, so that a build can be checked."""
    assert built("/usr/bin/python3") == built("/usr/bin/python3")


@pytest.mark.long
def test_a_command_is_one_step_that_undo_takes_back_exactly(office: Office) -> None:
    """A new event in an empty workbook; Ctrl+Z and nothing is left of it."""
    office("open")
    before: dict[str, Any] = office("cells")

    outcome = office.press("new", **EVENT)

    assert ("done", ["New event"]) == (outcome["status"], office("steps"))
    assert "Players" in office("sheets")
    office("undo")
    assert before == office("cells")
    office("close")


@pytest.mark.long
@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("kill -9 $$", "ended without an answer"),
        ("cat >/dev/null; echo rubbish", "cannot be understood"),
        ("echo No module named nigiri >&2; exit 1", "cannot run nigiri"),
    ],
)
def test_a_failing_engine_changes_nothing(office: Office, script: str, said: str) -> None:
    """One sentence, and the workbook is as it was."""
    office("open")
    before = office("cells")
    program = engine(office.folder, script)

    outcome = office.press("new", **EVENT)

    engine(office.folder)
    assert "failed" == outcome["status"], program
    assert said in outcome["sentences"][0]
    assert (before, []) == (office("cells"), office("steps"))
    office("close")

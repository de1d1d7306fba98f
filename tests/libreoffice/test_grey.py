"""Which buttons are grey: what LibreOffice is told of each, as its menus and toolbars are."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.desk.story import club, drawn
from tests.libreoffice.office import engine
from tests.libreoffice.test_buttons import EVENT, SAMPLE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.libreoffice.office import Office

LOOKED_AT = ["new", "open", "check", "draw", "why", "keep"]
BLANK = ["check", "draw", "why", "keep"]
EMPTY_EVENT = ["new", "open", "why", "keep"]
PLAYED = ["new", "open", "keep"]
PATIENCE = 30


def grey(office: Office, wanted: list[str]) -> list[str]:
    """Return the grey buttons as soon as they are those, else as they are in the end."""
    until = time.monotonic() + PATIENCE
    while (found := office("grey")) != wanted and time.monotonic() < until:
        time.sleep(0.05)
    return list(found)


@pytest.fixture
def sample(office: Office, tmp_path: Path) -> Iterator[Office]:
    """Return it with a played event that LibreOffice saved, and its buttons; later nigiri again."""
    path = tmp_path / "saved.xlsx"
    drawn(club(6, path=tmp_path / "made.xlsx", rounds=1), 1)
    office("open", str(tmp_path / "made.xlsx"))
    office("keep", str(path))
    office("close")
    office("open", str(path))
    office("look", LOOKED_AT)
    assert grey(office, PLAYED) == PLAYED
    yield office
    engine(office.folder)
    office("close")


def test_a_refused_command_wakes_no_button(sample: Office) -> None:
    """New event stays grey in a workbook that holds one, whatever else is refused or asked."""
    for tag, given in (("result", {"winners": "999"}), ("draw", {}), ("new", EVENT)):
        outcome = sample.press(tag, agreed=False, **given)
        assert outcome["status"] in {"refused", "asks"}, outcome
        assert sample("grey") == PLAYED, tag


@pytest.mark.long
def test_a_nigiri_that_fails_wakes_no_button(sample: Office) -> None:
    """Killed, it says nothing of what applies: what it said before still holds."""
    engine(sample.folder, "kill -9 $$")

    assert sample.press("check")["status"] == "failed"
    assert sample("grey") == PLAYED


@pytest.mark.long
def test_a_workbook_opened_in_the_window_of_a_blank_one_has_its_own(
    office: Office, tmp_path: Path
) -> None:
    """As File, Open does right after LibreOffice is started."""
    path = tmp_path / "event.xlsx"
    path.write_bytes(SAMPLE.read_bytes())
    office("open")
    office("look", LOOKED_AT)
    assert grey(office, BLANK) == BLANK

    office("replace", str(path))
    office("look", LOOKED_AT)

    assert grey(office, PLAYED) == PLAYED
    office("close")


@pytest.mark.long
def test_new_event_is_grey_while_there_is_one_also_by_undo_and_redo(office: Office) -> None:
    """Ctrl+Z of *New event* leaves a blank workbook, Ctrl+Y the event again."""
    office("open")
    office("look", LOOKED_AT)
    assert grey(office, BLANK) == BLANK
    assert office.press("new", **EVENT)["status"] == "done"
    assert office("grey") == EMPTY_EVENT
    for _ in range(2):
        office("undo")
        assert office("grey") == BLANK
        office("redo")
        assert office("grey") == EMPTY_EVENT
    office("close")

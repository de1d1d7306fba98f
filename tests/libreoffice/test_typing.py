"""Somebody types into the sheets while a command works: with keys, in a real window.

Needs Xvfb, a window manager and xdotool, and LibreOffice's part for gtk3.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

import pytest

from tests.libreoffice.mouse import display
from tests.libreoffice.office import ADDIN, Office, engine, python_with_uno
from tests.libreoffice.test_screen import GTK3, HIGH, WIDE, Screen, drawn

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OWN = "Lunch"
WORKS = "document.CurrentController.hasInfobar('nigiri.works')"

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(python_with_uno() is None, reason="LibreOffice is not installed"),
]


class Held(Screen):
    """A screen on which nigiri answers only when it is let go."""

    def hold(self) -> None:
        """Keep the next command waiting: this one uses up the program that waits already."""
        (self.office.folder / "held").touch()
        self.office.press("missing")
        time.sleep(2)

    def let_go(self) -> None:
        """Let nigiri answer."""
        (self.office.folder / "held").unlink()

    def begin(self, tag: str, cell: str) -> None:
        """Press a button with the cursor in a cell of one's own sheet; wait for the offer."""
        self.hold()
        self.office("go", OWN, cell)
        self.office("show", tag)
        self.until(lambda: self.office("evaluate", WORKS), "the offer to cancel")

    def typed(self, cell: str) -> str:
        """Return what is entered in a cell of one's own sheet."""
        found = f"document.Sheets.getByName('{OWN}').getCellRangeByName('{cell}').String"
        return str(self.office("evaluate", found))


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    """Return a screen with an event, and a sheet of one's own before its sheets."""
    waits = (
        f'while [ -e "{tmp_path}/held" ]; do sleep 0.1; done\n'
        f'shift\nPYTHONPATH="{ADDIN}" exec "{sys.executable}" "$@"'
    )
    with display(f"{WIDE}x{HIGH}x24") as shown:
        monkeypatch.setenv("DISPLAY", shown.name)
        monkeypatch.setenv("SAL_USE_VCLPLUGIN", "gtk3" if GTK3.exists() else "gen")
        monkeypatch.setenv("NIGIRI_OPENS", "no")
        office = Office(tmp_path, engine(tmp_path, waits), window=True)
        try:
            drawn(office, tmp_path, 16)
            office("evaluate", f"document.Sheets.insertNewByName('{OWN}', 0)")
            yield Held(office, shown)
        finally:
            office.stop()


def test_an_open_cell_is_left_to_its_writer(held: Held) -> None:
    """The command waits for Enter, is then done, and what was typed stands where it was typed."""
    held.begin("proof", "B2")
    held.shown.type("12 piz")
    held.let_go()
    time.sleep(5)
    assert "Proof" not in held.office("sheets")

    held.shown.type("zas")
    held.shown.press("Return")
    held.until(lambda: "Proof" in held.office("sheets"), "the command goes on")

    assert "12 pizzas" == held.typed("B2")
    assert held.office("form") is None


def test_a_button_enters_the_open_cell_first(held: Held) -> None:
    """As LibreOffice does when it saves: else the command would not see what stands there."""
    held.office("go", OWN, "D4")
    held.shown.type("soup")

    held.form("missing")
    held.escape("missing")

    assert "soup" == held.typed("D4")


def test_esc_cancels_the_command_that_runs(held: Held) -> None:
    """In an open cell it closes that alone."""
    held.begin("proof", "B5")
    held.shown.type("bread")
    held.shown.press("Escape")
    time.sleep(1)
    assert held.office("evaluate", WORKS)

    held.shown.press("Escape")
    held.until(lambda: held.office("form"), "it says that it was cancelled")
    held.escape("proof")
    held.let_go()

    assert not held.office("evaluate", WORKS)
    assert ("", False) == (held.typed("B5"), "Proof" in held.office("sheets"))
    held.form("missing")  # the next command begins
    held.escape("missing")

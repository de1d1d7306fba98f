"""What stands on a small screen: the menu, every form, and what a command leaves there.

Needs Xvfb, a window manager and xdotool, and for gtk3 LibreOffice's part for it.
"""

from __future__ import annotations

import itertools
import os
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.buttons.actions import ACTIONS
from tests.libreoffice.mouse import Display, display
from tests.libreoffice.office import Office, engine, python_with_uno
from tests.libreoffice.test_buttons import EVENT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WIDE, HIGH = 1366, 768
PATIENCE = 40.0
#: Where the menu stands in that of LibreOffice.
BEFORE = ["File", "Edit", "View", "Insert", "Format", "Styles", "Sheet", "Data", "Tools"]
GTK3 = Path("/usr/lib/libreoffice/program/libvclplug_gtk3lo.so")
Box = tuple[int, int, int, int]

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(python_with_uno() is None, reason="LibreOffice is not installed"),
]


class Screen:
    """A small screen with a LibreOffice that shows an event."""

    def __init__(self, office: Office, shown: Display) -> None:
        """Take both."""
        self.office, self.shown = office, shown

    def until(self, happens: Callable[[], Any], what: str) -> Any:  # noqa: ANN401 -- what it gives
        """Wait until something is so; return it."""
        until = time.monotonic() + PATIENCE
        while not (found := happens()):
            assert time.monotonic() < until, f"never: {what}"
            time.sleep(0.3)
        return found

    def form(self, tag: str) -> tuple[str, list[int], list[list[Any]]]:
        """Press a button, and return the dialog that comes: title, size, parts."""
        self.office("show", tag)
        return self.until(self._settled, f"the form of {tag}")  # type: ignore[no-any-return]

    def _settled(self) -> Any:  # noqa: ANN401 -- JSON
        """Return the dialog in front once it has its place on the screen, None before."""
        first = self.office("form")
        time.sleep(0.3)
        return first if first == self.office("form") else None

    def escape(self, tag: str) -> None:
        """Press Esc; there is no dialog then."""
        self.closes("Escape", tag)

    def closes(self, key: str, tag: str) -> None:
        """Press a key that closes the dialog of an action."""
        self.shown.press(key)
        time.sleep(1)  # what is asked of a dialog while it goes may never be answered
        self.until(lambda: self.office("form") is None, f"{key} closes what {tag} shows")

    def menu(self) -> Box:
        """Open the menu by keys; return the width, height, left and top of what comes."""
        self.shown.press("F10", *["Right"] * len(BEFORE), "Down")
        boxes: list[Box] = self.until(self.shown.popups, "the menu")
        return max(boxes, key=lambda box: box[1])


@pytest.fixture(
    params=[("gtk3", 40), ("gtk3", 150), ("gen", 40)], ids=lambda each: "-".join(map(str, each))
)
def screen(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Screen]:
    """Return a screen with an event of so many players, whose first round is drawn."""
    plugin, players = request.param
    if plugin == "gtk3" and not GTK3.exists():
        if os.environ.get("CI"):
            pytest.fail("needs libreoffice-gtk3")
        pytest.skip("needs libreoffice-gtk3")
    with display(f"{WIDE}x{HIGH}x24") as shown:
        monkeypatch.setenv("DISPLAY", shown.name)
        monkeypatch.setenv("SAL_USE_VCLPLUGIN", plugin)
        monkeypatch.setenv("NIGIRI_OPENS", "no")
        office = Office(tmp_path, engine(tmp_path), window=True)
        try:
            drawn(office, tmp_path, players)
            yield Screen(office, shown)
        finally:
            office.stop()


def drawn(office: Office, folder: Path, players: int) -> None:
    """Make an event of so many players, and draw its first round."""
    lines = [f"Name{number},Given,{number % 20 + 1}k,Club" for number in range(players)]
    path = folder / "players.csv"
    path.write_text("\n".join(["Family name,Given name,Rank,Club", *lines, ""]), encoding="utf-8")
    office("open")
    assert "done" == office.press("new", **EVENT)["status"]
    assert "done" == office.press("import", list=str(path), here=True)["status"]
    assert "done" == office.press("sections")["status"]
    assert "done" == office.press("draw")["status"]


def covered(parts: list[list[Any]]) -> list[tuple[str, str]]:
    """Return the names of parts that cover one another."""
    return [
        (one[0], other[0])
        for one, other in itertools.combinations(parts, 2)
        if one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
        and one[2] < other[2] + other[4]
        and other[2] < one[2] + one[4]
    ]


def fits(screen: Screen, tag: str) -> None:
    """Look at the form of an action: nothing is covered or cut off; Esc closes it."""
    title, (wide, tall), parts = screen.form(tag)
    grows = screen.shown.may_grow()
    screen.escape(tag)
    assert not grows, tag
    assert (tag, []) == (tag, covered(parts)), title
    assert wide < WIDE, tag
    assert tall < HIGH - 40, tag
    assert (tag, []) == (
        tag, [name for name, x, y, w, h in parts if x + w > wide or y + h > tall]
    )  # fmt: skip


BEGINS = ("new", "open")
"""The forms that only an empty workbook has."""


def test_the_menu_and_every_form_fit(screen: Screen) -> None:
    """Nothing is cut off, no hint is covered, Esc closes each form, and all end in the sheets."""
    _, high, _, top = screen.menu()
    screen.shown.press("Escape", "Escape", "Escape")
    assert top + high <= HIGH

    asking = {each.tag for each in ACTIONS if each.varies or any(f.asked for f in each.fields)}
    for tag in sorted(asking.difference(BEGINS)):
        fits(screen, tag)

    for tag, key in (("check", "Escape"), ("missing", "Return"), ("missing", "Escape")):
        screen.form(tag)
        screen.closes(key, tag)

    screen.form("sections")
    screen.closes("Return", "sections")
    screen.until(lambda: screen.office("where")[0] == "Sections", "it ends on Sections")
    screen.office("show", "standings")
    screen.until(lambda: screen.office("where")[0] == "Standings", "the sheet itself is shown")
    assert screen.office("form") is None
    bar = "document.CurrentController.hasInfobar('nigiri.done')"
    assert screen.until(lambda: screen.office("evaluate", bar), "a line says what was done")


#: Steps of every kind: a sheet made anew, a new one, cells, a wider sheet.
STEPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("draw-again", {}), ("proof", {}), ("result", {"winners": "1"}),
    ("out", {"who": "5", "rounds": "2"}), ("wish", {"who": "2, 3", "what": "never"}),
    ("draw-early", {"how": "provisional"}),
)  # fmt: skip


def state(screen: Screen) -> dict[str, Any]:
    """Return the cells of all sheets, and what is frozen on those that are seen."""
    windows = screen.office("windows")
    frozen = {
        name: [at[each] for each in ("Horizontal", "Vertical", "ShowGrid")]
        for name, at in windows.items()
    }
    return {"cells": screen.office("cells"), "frozen": frozen}


def is_like(screen: Screen, before: dict[str, Any]) -> bool:
    """Tell whether the sheets are again as they were."""
    return state(screen) == before


def test_every_step_goes_and_comes_with_keys(screen: Screen) -> None:
    """Ctrl+Z and Ctrl+Y in the window itself: cells and frozen headings are as they were."""
    states = [state(screen)]
    for tag, answers in STEPS:
        assert ("done", tag) == (screen.office.press(tag, **answers)["status"], tag)
        states.append(state(screen))

    for key, wanted in (("ctrl+z", states[-2::-1]), ("ctrl+y", states[1:])):
        for number, before in enumerate(wanted):
            screen.shown.press(key)
            screen.until(partial(is_like, screen, before), f"{key} {number}")


def test_an_empty_workbook_opens_a_form_only_when_asked(screen: Screen) -> None:
    """A double click on the menu opens the menu alone."""
    screen.office("open")
    for tag in BEGINS:
        fits(screen, tag)
    _, _, left, top = screen.menu()
    screen.shown.press("Escape", "Escape", "Escape")

    screen.shown.double_click(left + 20, top - 12)
    time.sleep(3)

    assert screen.office("form") is None

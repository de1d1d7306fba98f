"""A display without a screen, on which a person's windows are looked for and clicked.

Needs Xvfb, openbox, xdotool and ImageMagick's import.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NEEDED = ("Xvfb", "openbox", "xdotool", "xwininfo", "xprop", "import")
PATIENCE = 120
SIZE = "1280x720x24"
#: How wide menus are.
MENUS = 100, 1000
#: A window on the display itself: its number, width, height, left and top.
_WINDOW = r"^ {5}(0x\w+) .* (\d+)x(\d+)\+-?\d+\+-?\d+ +\+(-?\d+)\+(-?\d+)$"


class Display:
    """A display: what is on it."""

    def __init__(self, name: str) -> None:
        """Take a display that runs."""
        self.name = name

    def _runs(self, *words: str) -> str:
        """Run a program on the display; return its output, "" where it fails."""
        return subprocess.run(
            words, env={**os.environ, "DISPLAY": self.name}, check=False, capture_output=True,
            text=True,
        ).stdout  # fmt: skip

    def window(self, title: str) -> str:
        """Wait for a window that begins with a title, bring it to the front; return its number."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for number in self._runs("xdotool", "search", "--name", f"^{title}").split():
                self._runs("xdotool", "windowactivate", number)
                time.sleep(2)
                if "IsViewable" in self._runs("xwininfo", "-id", number):  # still
                    return number
            time.sleep(0.5)
        msg = f"there is no window {title}"
        raise AssertionError(msg)

    def is_there(self, title: str) -> bool:
        """Tell whether there is a window that begins with a title."""
        return bool(self._runs("xdotool", "search", "--onlyvisible", "--name", f"^{title}").split())

    def click(self, title: str, x: int, y: int) -> None:
        """Click into a window, so far from its left and top; below 0 from right and bottom."""
        told = self._runs("xwininfo", "-id", self.window(title))
        left, top, wide, high = (
            int(re.findall(rf"{name}: +(-?\d+)", told)[0])
            for name in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        )
        at = left + x + (wide if x < 0 else 0), top + y + (high if y < 0 else 0)
        self._runs("xdotool", "mousemove", *map(str, at), "click", "1")
        time.sleep(1)

    def double_click(self, x: int, y: int) -> None:
        """Click twice at a place of the display."""
        self._runs("xdotool", "mousemove", str(x), str(y))
        self._runs("xdotool", "click", "--repeat", "2", "--delay", "120", "1")

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        self._runs("xdotool", "key", "--delay", "80", *keys)

    def may_grow(self) -> bool:
        """Tell whether the window in front may be resized or maximised."""
        front = self._runs("xdotool", "getactivewindow").strip()
        told = self._runs("xprop", "-id", front, "_NET_WM_ALLOWED_ACTIONS")
        assert "ACTION_CLOSE" in told, told
        return "MAXIMIZE" in told or "RESIZE" in told

    def popups(self) -> list[tuple[int, int, int, int]]:
        """Return width, height, left and top of what is seen besides large windows: menus."""
        told = self._runs("xwininfo", "-root", "-tree")
        places = re.findall(_WINDOW, told, re.MULTILINE)
        boxes = {number: tuple(map(int, box)) for number, *box in places}
        return [
            (wide, high, x, y)
            for number, (wide, high, x, y) in boxes.items()
            if MENUS[0] < wide < MENUS[1] and "IsViewable" in self._runs("xwininfo", "-id", number)
        ]

    def type(self, text: str) -> None:
        """Type where the cursor is."""
        self._runs("xdotool", "type", text)

    def picture(self, path: Path, part: str) -> None:
        """Take a picture of a part of the display: "760x300+230+220"."""
        shown = ("-crop", part, "+repage", "-strip", "+dither", "-colors", "64")
        self._runs("import", "-window", "root", *shown, f"PNG8:{path}")


@contextmanager
def display(size: str = SIZE) -> Iterator[Display]:
    """Provide a display; skip the test, or fail in CI, where a program for it is missing."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        told = f"needs {', '.join(missing)}"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-ac", "-screen", "0", size],
        pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as told_number:
        name = f":{told_number.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": name}, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield Display(name)
    finally:
        for program in (manager, server):
            program.kill()
            program.wait()

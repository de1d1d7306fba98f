"""Players are added by keys alone, in the form of a real LibreOffice with a window.

Needs Xvfb, a window manager and xdotool, as the pictures of the documentation do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from contextlib import ExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.members.lookup import hits
from nigiri.exchange.members import read_members
from nigiri.members.store import Store
from tests.bench_members import tdlist
from tests.libreoffice.office import USUAL, Office, engine, python_with_uno
from tests.libreoffice.test_buttons import EVENT
from tests.members.test_store import BOB, DAY, NOW, OTA, OTHER_BOB, kept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from nigiri.domain.players.member import Member

NEEDED = ("Xvfb", "openbox", "xdotool", "soffice")
PATIENCE = 90.0
#: Typists: seconds from key to key, and for a glance at the list; the second is in a hurry.
TYPIST, HURRIED = (0.15, 0.6), (0.03, 0.15)
#: nigiri as it is; what it was started for is written beside it.
NOTES_STARTS = f"echo $* >> $(dirname $0)/starts; {USUAL}"
FAMILY, GIVEN, HERE, RANK, NOTES = 2, 3, 1, 4, 23

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, NEEDED)) or python_with_uno() is None,
    reason="there is no display to press keys at",
)


class Registration:
    """The desk of a tournament: LibreOffice with a new event, and the keys of its director."""

    def __init__(self, office: Office, display: str, typist: tuple[float, float]) -> None:
        """Open the form."""
        self._office, self._display, self.keys = office, display, 0
        self._a_key, self._glance = typist
        office("open")
        assert office.press("new", **EVENT)["status"] == "done"
        office("go", "Players", "C5")
        office("show", "add")
        self.until(lambda: bool(self._tool("search", "--name", "Add a player")))

    def _tool(self, *words: str) -> str:
        """Return what xdotool says."""
        environment = {**os.environ, "DISPLAY": self._display}
        done = subprocess.run(
            ["xdotool", *words], env=environment, capture_output=True, text=True, check=False
        )
        return done.stdout

    def types(self, words: str, *, looks: bool = True) -> None:
        """Type words, one key after the other, and look at the list."""
        self.keys += len(words)
        self._tool("type", "--delay", str(int(self._a_key * 1000)), words)
        time.sleep(self._glance if looks else 0)

    def presses(self, *keys: str) -> None:
        """Press keys that are no letters."""
        self.keys += len(keys)
        for key in keys:
            self._tool("key", key)
            time.sleep(self._a_key)

    def rows(self) -> list[list[Any]]:
        """Return the rows of Players that have a name."""
        rows = [[cell[0] for cell in row] for row in self._office("cells")["Players"][3:]]
        return [row for row in rows if row[FAMILY]]

    def handled(self) -> int:
        """Return how many answers were handled: after each a nigiri starts that waits."""
        starts = (self._office.folder / "starts").read_text(encoding="utf-8")
        return starts.count("pipe --ahead")

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, "LibreOffice did not come so far"
            time.sleep(0.05)

    def close(self) -> list[str]:
        """Close the form; return the steps that can be undone."""
        self.presses("Escape")
        self.until(lambda: not self._tool("search", "--name", "Add a player"))
        return list(self._office("steps"))


@pytest.fixture
def lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of lists that nigiri looks into."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    return tmp_path / "lists"


@pytest.fixture
def opened(
    tmp_path: Path, lists: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Registration]]:
    """Return a function that opens the form, on a display of its own."""
    del lists  # it must be named before LibreOffice starts
    with ExitStack() as stack:

        def started(*words: str, pass_fds: tuple[int, ...] = ()) -> subprocess.Popen[bytes]:
            program = subprocess.Popen(words, stderr=subprocess.DEVNULL, pass_fds=pass_fds)
            stack.callback(program.wait)
            stack.callback(program.kill)
            return program

        def registration(typist: tuple[float, float] = TYPIST) -> Registration:
            read, write = os.pipe()
            started("Xvfb", "-displayfd", str(write), "-screen", "0", "1366x900x24",
                    pass_fds=(write,))  # fmt: skip
            display = ":" + os.read(read, 20).decode().strip()
            monkeypatch.setenv("DISPLAY", display)
            monkeypatch.setenv("SAL_USE_VCLPLUGIN", "gen")
            started("openbox")
            office = Office(tmp_path, engine(tmp_path, NOTES_STARTS), window=True)
            stack.callback(office.stop)
            return Registration(office, display, typist)

        yield registration


def test_enter_adds_and_the_next_name_may_follow_at_once(
    lists: Path, opened: Callable[..., Registration]
) -> None:
    """Who is on a list, who is on none, and nobody twice; each is one step for Ctrl+Z."""
    kept(lists, [OTA, BOB, OTHER_BOB])
    desk = opened(HURRIED)
    begun = desk.handled()

    desk.types("ota", looks=False)
    desk.presses("Return")  # faster than the list: the program that finds members still starts
    desk.until(lambda: desk.handled() == begun + 1)
    desk.types("34")
    desk.presses("Return")  # no rank: it is there to be mended, and the next name takes its place
    desk.types("35")
    desk.presses("Return")
    desk.types("Alder, Anna")
    desk.presses("Return")  # it asks for the rank
    desk.types("3d", looks=False)
    desk.presses("Return")
    desk.until(lambda: desk.handled() == begun + 4)
    desk.types("yuzo")
    desk.presses("Return")
    desk.until(lambda: desk.handled() == begun + 5)

    assert [["Ota", "Yuzo", "4d"], ["Bob", "Lee", "3k"], ["Alder", "Anna", "3d"]] == [
        row[FAMILY : RANK + 1] for row in desk.rows()
    ]
    assert ["Add a player"] * 3 == desk.close()[:3]


@pytest.mark.long
def test_forty_entries_are_registered_by_keys(
    lists: Path, opened: Callable[..., Registration]
) -> None:
    """Of whom thirty are in a list of 100,000; it prints keys and seconds a player."""
    found = read_members(tdlist(100_000))
    assert found is not None
    store = Store(lists)
    store.load(found, DAY, "list.txt", NOW)
    random = Random(30)  # noqa: S311 -- a sample
    known = [each for each in random.sample(found.members, 60) if len(store.named(each.name)) == 1]
    unknown = [f"{family}, {given}" for family in ("Alder", "Birch", "Cedar", "Rowan", "Yewtree")
               for given in ("Anna", "Xaver")]  # fmt: skip
    plans = [way_to(store, member) for member in known[:30]]
    desk = opened()

    begun = time.monotonic()
    for words, down in plans:
        desk.types(words)
        desk.presses(*["Down"] * down, "Return")
    listed, keys = time.monotonic() - begun, desk.keys
    for name in unknown:
        desk.types(name)
        desk.presses("Return")
        desk.types("12k")
        desk.presses("Return")
    desk.until(lambda: len(desk.rows()) == len(plans) + len(unknown))
    total = time.monotonic() - begun

    names = [f"{row[FAMILY]}, {row[GIVEN]}" for row in desk.rows()]
    assert [*(each.name for each in known[:30]), *unknown] == names
    print(  # noqa: T201 -- what it is for
        f"\n30 in the list: {keys / 30:.1f} keys and {listed / 30:.1f} s each; 10 in none: "
        f"{(desk.keys - keys) / 10:.1f} keys and {(total - listed) / 10:.1f} s each, all entered"
    )


def way_to(store: Store, member: Member) -> tuple[str, int]:
    """Return the fewest letters that show a member, and how often to press the arrow then."""
    whole = f"{member.family.lower()} {member.given.lower()}"
    for length in range(3, len(whole) + 1):
        shown = [each.member for each in hits(store, (), whole[:length])]
        if member in shown[:4]:
            return whole[:length], shown.index(member)
    raise AssertionError(member)

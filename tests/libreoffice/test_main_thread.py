"""No garbage is collected while another thread works: what is let go there could freeze the window.

LibreOffice is not needed: what it would call later is called by the test.
"""

from __future__ import annotations

import gc
import importlib
import sys
import threading
import weakref
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PATIENCE = 30


class Threads:
    """Two pieces of work beside, and what the main thread is to call when each has ended."""

    def __init__(self, module: Any) -> None:  # noqa: ANN401 -- a module
        """Begin with none."""
        self._begin, self.calls = module.in_background, []  # type: ignore[var-annotated]
        module.call_later = lambda _, call: self._ended(call)
        self._came = threading.Semaphore(0)

    def _ended(self, call: Callable[[], None]) -> None:
        """Note what is to be called."""
        self.calls.append(call)
        self._came.release()

    def works(self, work: Callable[[], object]) -> None:
        """Do some work beside, to its end."""
        self._begin(None, work)
        assert self._came.acquire(timeout=PATIENCE)

    def rests(self) -> None:
        """Call the oldest of what is to be called."""
        self.calls.pop(0)()


class Circle:
    """What only the collector of garbage lets go."""

    def __init__(self) -> None:
        """Hold itself."""
        self.held = self


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch, package: str) -> Iterator[Threads]:
    """Return them, with modules that stand for LibreOffice's."""
    monkeypatch.syspath_prepend(package)
    stand: dict[str, Any] = {
        "unohelper": {"Base": type("Base", (), {})},
        "com.sun.star.awt": {"XCallback": type("XCallback", (), {})},
    }
    for name in ("unohelper", "com", "com.sun", "com.sun.star", "com.sun.star.awt"):
        module = type(sys)(name)
        module.__dict__.update(stand.get(name, {}))
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "nigiri_office.main_thread", raising=False)
    yield Threads(importlib.import_module("nigiri_office.main_thread"))
    del sys.modules["nigiri_office.main_thread"]
    gc.enable()


def test_garbage_waits_for_the_end_of_all_that_works_beside(threads: Threads) -> None:
    """It is collected again when the main thread knows of both ends, not before."""
    seen: list[bool] = []
    threads.works(lambda: seen.append(gc.isenabled()))
    threads.works(lambda: seen.append(gc.isenabled()))
    threads.rests()
    between = gc.isenabled()
    threads.rests()

    assert ([False, False], False, True) == (seen, between, gc.isenabled())


def test_while_a_form_stays_open_the_main_thread_collects_garbage(threads: Threads) -> None:
    """At the end of each other work beside it."""
    threads.works(lambda: None)
    threads.works(lambda: None)
    let_go = weakref.ref(Circle())
    held = let_go() is not None
    threads.rests()

    assert (True, None, False) == (held, let_go(), gc.isenabled())


def test_work_that_fails_ends_as_well(threads: Threads, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it raises is told as ever."""
    told = threading.Event()
    monkeypatch.setattr(threading, "excepthook", lambda _: told.set())
    threads.works(lambda: 1 // 0)
    assert told.wait(PATIENCE)
    threads.rests()

    assert gc.isenabled()


def test_who_collects_no_garbage_at_all_is_left_so(threads: Threads) -> None:
    """Another program in LibreOffice's Python may have its reasons."""
    gc.disable()
    threads.works(lambda: None)
    threads.rests()

    assert not gc.isenabled()

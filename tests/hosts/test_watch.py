"""Waiting for a file to be saved."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from nigiri.hosts.files.watch import changes, state

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


class Ended(Exception):
    """The story of the file is told to its end."""


def asleep(moments: Iterator[Callable[[], object]]) -> Callable[[float], None]:
    """Return a sleep during which the next thing happens to the file."""

    def sleep(_seconds: float) -> None:
        moment = next(moments, None)
        if moment is None:
            raise Ended
        moment()

    return sleep


def seen(path: Path, *moments: Callable[[], object]) -> int:
    """Return how often the file was thought to be saved while these things happened."""
    found = 0
    with suppress(Ended):
        for _ in changes(path, state(path), asleep(iter(moments))):
            found += 1
    return found


def test_a_file_is_read_once_it_rests(tmp_path: Path) -> None:
    """While it grows nobody reads it; each saving counts once, whatever programs do in between."""
    path = tmp_path / "open.xlsx"
    path.write_bytes(b"1")

    def writes(text: bytes) -> Callable[[], object]:
        return lambda: path.write_bytes(text)

    def rests() -> None:
        """Let time pass."""

    assert 0 == seen(path, rests, rests)
    assert 0 == seen(path, writes(b"22"), writes(b"333"), writes(b"4444"))
    assert 1 == seen(path, writes(b"1"), writes(b"22"), rests, rests)
    assert 2 == seen(path, writes(b"1"), rests, path.unlink, rests, writes(b"22"), rests)

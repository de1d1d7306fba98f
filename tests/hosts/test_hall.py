"""The folder of the hall: nothing that was confirmed is lost, and codes stay."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.hall import GoesHome, Inbox, Reported, Side
from nigiri.domain.model.units import PlayerId
from nigiri.errors import HostError
from nigiri.hosts.hall.codes import CODES, make_codes, read_codes
from nigiri.hosts.hall.folder import hall_folder
from nigiri.hosts.hall.inbox import (
    HOME,
    RESULTS,
    append_home,
    append_report,
    append_taken,
    read_inbox,
)

if TYPE_CHECKING:
    from pathlib import Path

RESULT = Result(Outcome.WHITE)
#: A program that reports results one after the other, and says each that is confirmed.
REPORTER = """
import sys
from pathlib import Path
from nigiri.hosts.hall.inbox import append_report
from tests.hosts.test_hall import report
for number in range(int(sys.argv[3])):
    append_report(Path(sys.argv[1]), report(f"{sys.argv[2]}-{number}"))
    print(f"{sys.argv[2]}-{number}", flush=True)
"""


def report(id_: str, result: Result = RESULT) -> Reported:
    """Return White's report about table 7 of round 3."""
    at, white, black = "2026-11-23T10:41:07", PlayerId(12), PlayerId(31)
    return Reported(id_, at, 3, 7, white, black, result, "a1", Side.WHITE, "Zoë")


def file_of(tmp_path: Path, name: str = RESULTS) -> Path:
    """Return a file of the hall of open.xlsx."""
    return hall_folder(tmp_path / "open.xlsx") / name


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """Return the path of a workbook."""
    path = tmp_path / "open.xlsx"
    path.write_bytes(b"not read here")
    return path


def _reporter(book: Path, name: str, many: int) -> subprocess.Popen[str]:
    """Start a program that reports so many results."""
    command = [sys.executable, "-c", REPORTER, str(book), name, str(many)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_without_a_hall_the_inbox_is_empty(book: Path) -> None:
    """And looking makes no folder."""
    assert read_inbox(book) == Inbox()
    assert not hall_folder(book).exists()


def test_what_was_reported_is_read_as_it_came(book: Path) -> None:
    """Results, also by default, and who goes home."""
    by_default = report("2", Result(Outcome.BLACK, by_default=True))
    goes = GoesHome("3", "2026-11-23T17:00:00", 3, PlayerId(31), "b2", Side.BLACK)
    append_report(book, report("1"))
    append_report(book, by_default)
    append_home(book, goes)

    assert read_inbox(book) == Inbox((report("1"), by_default), (goes,))


def test_a_line_is_what_the_page_says_it_is(book: Path) -> None:
    """Plain JSON, for whoever wants to read it without nigiri."""
    append_report(book, report("1"))

    assert json.loads(file_of(book.parent).read_bytes()) == {
        "id": "1", "at": "2026-11-23T10:41:07", "round": 3, "table": 7, "white": 12, "black": 31,
        "result": "W", "device": "a1", "by": "white", "name": "Zoë",
    }  # fmt: skip


def test_what_is_said_twice_counts_once(book: Path) -> None:
    """A phone that heard no answer says it again, with the same id."""
    append_report(book, report("1"))
    append_report(book, report("2"))
    append_report(book, report("1"))

    assert ["1", "2"] == [each.id for each in read_inbox(book).reported]


@pytest.mark.parametrize("kept", range(1, 60, 7))
def test_a_torn_last_line_is_passed_over_and_mended(book: Path, kept: int) -> None:
    """The power failed in the middle of it; what comes afterwards is a line of its own."""
    append_report(book, report("1"))
    whole = file_of(book.parent).read_bytes()
    file_of(book.parent).write_bytes(whole + whole[:kept])

    assert read_inbox(book).unreadable == 0
    append_report(book, report("2"))

    assert ["1", "2"] == [each.id for each in read_inbox(book).reported]
    assert read_inbox(book).unreadable == 1


def test_a_last_line_that_only_lacks_its_end_is_read(book: Path) -> None:
    """And the next one does not stand behind it."""
    append_report(book, report("1"))
    file_of(book.parent).write_bytes(file_of(book.parent).read_bytes().rstrip())
    append_report(book, report("2"))

    assert ["1", "2"] == [each.id for each in read_inbox(book).reported]


#: What somebody who opened the file in an editor may leave there: no line, or a field of one.
STRANGE = [
    "[]", "null", "{", "3", '{"id": "1"}',
    {"round": "3"}, {"round": True}, {"white": None}, {"result": "X"}, {"result": ""},
    {"by": "cat"},
]  # fmt: skip


@pytest.mark.parametrize("strange", STRANGE)
def test_a_strange_line_is_counted_and_loses_no_other(
    book: Path, strange: str | dict[str, object]
) -> None:
    """Empty lines say nothing."""
    append_report(book, report("1"))
    file = file_of(book.parent)
    whole = file.read_text(encoding="utf-8")
    line = strange if isinstance(strange, str) else json.dumps({**json.loads(whole), **strange})
    file.write_text(f"{whole}{line}\n\n", encoding="utf-8")
    append_report(book, report("2"))

    found = read_inbox(book)
    assert ["1", "2"] == [each.id for each in found.reported]
    assert found.unreadable == 1


def test_four_programs_at_once_lose_nothing(book: Path) -> None:
    """A thousand reports, each on a line of its own."""
    running = [_reporter(book, str(number), 250) for number in range(4)]
    for each in running:
        each.communicate(timeout=120)

    found = read_inbox(book)
    assert {each.id for each in found.reported} == {
        f"{number}-{at}" for number in range(4) for at in range(250)
    }
    assert found.unreadable == 0


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
@pytest.mark.parametrize("pause", [0.0, 0.01, 0.05])
def test_what_was_confirmed_outlives_a_kill(book: Path, pause: float) -> None:
    """Killed in the middle of its work, whatever was said to be received is there."""
    with _reporter(book, "a", 100_000) as program:
        assert program.stdout is not None
        first = program.stdout.readline().strip()
        time.sleep(pause)
        program.send_signal(signal.SIGKILL)
        said = [first, *program.stdout.read().split()]

    found = [each.id for each in read_inbox(book).reported]
    assert said == found[: len(said)]
    assert len(found) <= len(said) + 1


def test_a_line_without_room_is_an_error(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The phone is not told that it was received; the next line is whole."""
    append_report(book, report("1"))
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:20]))
    with pytest.raises(OSError, match="space"):
        append_report(book, report("2"))
    monkeypatch.undo()
    append_report(book, report("3"))

    assert ["1", "3"] == [each.id for each in read_inbox(book).reported]


def test_what_was_taken_in_is_known_by_the_line_of_the_log(book: Path) -> None:
    """Two notes with one line count together."""
    append_taken(book, "57-3fa94c1b", ["2", "1"])
    append_taken(book, "57-3fa94c1b", ["3"])
    append_taken(book, "58-00000000", ["4"])

    assert read_inbox(book).taken == {"57-3fa94c1b": {"1", "2", "3"}, "58-00000000": {"4"}}


def test_codes_are_made_once(book: Path) -> None:
    """Tables are added and the address is changed; no printed code is."""
    assert read_codes(book) is None
    first = make_codes(book, "event", range(1, 4))
    later = make_codes(book, "event", range(1, 6), "http://192.168.1.20:8033")

    assert later.helper == first.helper
    assert first.tables.items() <= later.tables.items()
    assert [*range(1, 6)] == sorted(later.tables)
    assert make_codes(book, "event", range(1, 3)) == later == read_codes(book)


def test_codes_cannot_be_mixed_up(book: Path) -> None:
    """No two tables have the same, and no sign looks like another."""
    codes = make_codes(book, "event", range(1, 601))

    assert len({*codes.tables.values()}) == 600
    assert all(len(code) == 4 for code in codes.tables.values())
    assert not set("0O1IL") & {*codes.helper, *"".join(codes.tables.values())}


@pytest.mark.skipif(os.name == "nt", reason="rights are lists there")
def test_codes_are_for_the_owners_eyes(book: Path) -> None:
    """And the folder is no more open than the workbook."""
    book.chmod(0o600)
    make_codes(book, "event", [1])
    append_report(book, report("1"))

    assert file_of(book.parent, CODES).stat().st_mode & 0o777 == 0o600
    assert hall_folder(book).stat().st_mode & 0o777 == 0o700
    assert file_of(book.parent).stat().st_mode & 0o777 == 0o600


def test_another_events_codes_and_reports_are_put_aside(book: Path) -> None:
    """A new event took the name of last year's file: last year's tables say nothing of it."""
    old = make_codes(book, "last year", [1])
    append_report(book, report("1"))
    append_home(book, GoesHome("3", "", 3, PlayerId(31), "b2", Side.BLACK))
    new = make_codes(book, "this year", [1])
    make_codes(book, "next year", [1])

    assert new.helper != old.helper
    assert read_inbox(book) == Inbox(event="next year")
    assert (book.parent / "open.xlsx hall 2" / HOME).exists()
    assert (book.parent / "open.xlsx hall 3" / CODES).exists()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"version": 2}', '{"version": 1, "event": 3}'])
def test_damaged_codes_are_told_and_never_replaced(book: Path, text: str) -> None:
    """They are printed: the director decides."""
    make_codes(book, "event", [1])
    file_of(book.parent, CODES).write_text(text, encoding="utf-8")

    with pytest.raises(HostError, match="cannot be read"):
        make_codes(book, "event", [1])
    assert file_of(book.parent, CODES).read_text(encoding="utf-8") == text

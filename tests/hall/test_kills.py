"""The server is killed at many moments: no result that a phone heard was received is lost.

Two phones send while it dies, so that it is killed before, in and after writing. What is in the
inbox besides is what was written and not yet answered; a broken line is passed over, and the next
server goes on below it.
"""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING

import httpx
import pytest
import uvicorn

from nigiri.hall import server
from nigiri.hall.server import CLOSED_FOR
from nigiri.hosts.hall.inbox import read_inbox
from nigiri.workbook.spellings.results import code_of
from tests.hall.phones import Clock, Room
from tests.hall.server import Running, boards, form, send

if TYPE_CHECKING:
    from nigiri.hall.boards import Board
    from tests.cli.shell import Shell

MOMENTS, FEW = 100, 3
LONGEST = 0.3
"""Seconds after the first result at the latest, by when some dozens are written."""


Work = list[tuple[int, str]]
"""Tables and results, in the order in which a phone sends them."""


def sends_until_it_dies(
    window: Running, side: str, there: list[Board], begun: threading.Event
) -> tuple[Work, int]:
    """Send results one after the other; return those that were sent, and how many were confirmed.

    The last one may have died with the server. Without its cookies no phone sends too much.
    """
    sent: Work = []
    confirmed = 0
    with suppress(httpx.HTTPError), httpx.Client(timeout=5) as client:
        for result, board in product(["W", "B"] * 20, there):
            table = board.seats.table
            sent.append((table, result))
            what = form(board, window.codes.tables[table], side, result)
            assert send(client, window.url, table, what)
            confirmed += 1
            begun.set()
            client.cookies.clear()
    return sent, confirmed


def killed_once(shell: Shell, moment: float) -> int:
    """Kill a server at a moment; return how many results were confirmed, all of which are there."""
    before, there = len(read_inbox(shell.file).reported), boards(shell.file)
    begun = threading.Event()
    with Running(shell.file) as window, ThreadPoolExecutor() as pool:
        phones = {
            side: pool.submit(sends_until_it_dies, window, side, there, begun)
            for side in ("white", "black")
        }
        assert begun.wait(20)
        time.sleep(moment)
        window.kill()
        told = {side: phone.result() for side, phone in phones.items()}
    found = read_inbox(shell.file)
    for side, (sent, confirmed) in told.items():
        kept = [
            (each.table, code_of(each.result))
            for each in found.reported[before:]
            if each.by.value == side
        ]
        assert kept in (sent[:confirmed], sent[: confirmed + 1])
    assert 0 == found.unreadable
    return sum(confirmed for _, confirmed in told.values())


def check(shell: Shell, moments: int) -> None:
    """Kill it so often, and hold what was confirmed to what is there."""
    chance = Random(moments)  # noqa: S311 -- no secret is made from it
    confirmed = [killed_once(shell, chance.random() * LONGEST) for _ in range(moments)]

    assert moments == len(confirmed)
    assert sum(confirmed) > moments


def test_a_killed_server_loses_no_confirmed_result(shell: Shell) -> None:
    """Killed at some moments; and the next one goes on."""
    check(shell, FEW)


@pytest.mark.long
def test_a_server_killed_at_a_hundred_moments_loses_none(shell: Shell) -> None:
    """The whole."""
    check(shell, MOMENTS)


def test_ctrl_c_ends_it_with_a_sentence(shell: Shell) -> None:
    """And the paper slips go on."""
    with Running(shell.file) as window:
        assert httpx.codes.OK == httpx.get(window.url).status_code
        assert 0 == window.interrupt()
        window.says("go on with paper slips")


def test_it_ends_when_the_workbook_is_closed(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the menu starts it: no lock file of a spreadsheet program for some time."""
    lock = shell.file.with_name(f".~lock.{shell.file.name}#")
    lock.write_text(",ann,hall,,;")
    running = uvicorn.Server(uvicorn.Config(lambda: None))
    clock, closed, ended = Clock(), 1100.0, list[bool]()

    def sleep(seconds: float) -> None:
        clock.now += seconds
        ended.append(running.should_exit)
        if clock.now >= closed:
            lock.unlink(missing_ok=True)

    monkeypatch.setattr(server, "time", SimpleNamespace(monotonic=clock, sleep=sleep))
    server._end_when_closed(Room(shell.file).hall, running)  # noqa: SLF001 -- what a thread does

    assert running.should_exit
    assert not any(ended)
    assert closed + CLOSED_FOR - 2 < clock.now < closed + CLOSED_FOR + 2

"""Measure the page for the hall: `python -m tests.bench_hall [PHONES [SECONDS [EVERY]]]`.

A server as a program of its own, an event of as many players as phones in its third round. Every
phone looks at the small file every so many seconds, as a real one does every minute, and loads the
page by table whenever something came in; a result comes in every second, by table and side in
turn, each from a phone of its own; half-way the director saves the file. Prints the milliseconds of
each kind of request: how many, the median, the slowest of twenty, the slowest; what is in the
inbox; and the seconds of the processor, start and saved file included.
"""

from __future__ import annotations

import asyncio
import os
import resource
import ssl
import statistics
import sys
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import NamedTuple

import httpx

from nigiri.desk.draw.draw import draw
from nigiri.hosts.hall.inbox import read_inbox
from tests.bench_commands import played
from tests.hall.server import Running, boards, form

ROUNDS, USUAL = 3, (300, 60, 60)
PAGE = "tables-3.html"
PLAIN = ssl.create_default_context()
"""Made once: nothing here is encrypted, but every phone would load the certificates."""
Times = defaultdict[str, list[float]]


class Plan(NamedTuple):
    """When phones stop looking, and every how many seconds they look."""

    end: float
    every: int


async def asked(client: httpx.AsyncClient, times: Times, kind: str, path: str) -> str:
    """Return what is at a path, and note how long it took."""
    begun = perf_counter()
    answer = await client.get(path)
    times[kind].append(perf_counter() - begun)
    assert httpx.codes.OK == answer.status_code
    return answer.text


async def phone(server: Running, times: Times, begins: float, plan: Plan) -> None:
    """Look at the small file now and then, and at the page when it is another one."""
    await asyncio.sleep(begins)
    known = ""
    async with httpx.AsyncClient(base_url=server.url, verify=PLAIN, timeout=30) as client:
        while monotonic() < plan.end:
            version = await asked(client, times, "the small file", "/hall-version.txt")
            if version != known:
                known = version
                await asked(client, times, "the page by table", f"/{PAGE}")
            await asyncio.sleep(plan.every)


async def results(server: Running, file: Path, times: Times, end: float) -> int:
    """Report a result every second; return how many were confirmed."""
    confirmed, there, codes = 0, boards(file), server.codes.tables
    while monotonic() < end:
        board = there[confirmed // 2 % len(there)]
        table, side = board.seats.table, ("white", "black")[confirmed % 2]
        what = form(board, codes[table], side, "W")
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as client:
            begun = perf_counter()
            answer = await client.post(f"/t/{table}", data=what, headers={"origin": server.url})
            times["a result"].append(perf_counter() - begun)
        assert httpx.codes.SEE_OTHER == answer.status_code
        confirmed += 1
        await asyncio.sleep(max(0.0, 1 - (perf_counter() - begun)))
    return confirmed


async def saved(file: Path, after: float) -> None:
    """Save the file half-way."""
    await asyncio.sleep(after)
    os.utime(file)


async def day(server: Running, file: Path, typed: tuple[int, int, int]) -> tuple[Times, int]:
    """Return the times of all requests, and how many results were confirmed."""
    times: Times = defaultdict(list)
    phones, seconds, every = typed
    plan = Plan(monotonic() + seconds, every)
    looking = (phone(server, times, every * number / phones, plan) for number in range(phones))
    reporting = asyncio.create_task(results(server, file, times, plan.end))
    await asyncio.gather(saved(file, seconds / 2), *looking)
    return times, await reporting


def main() -> None:
    """Measure, and print a row for each kind of request."""
    typed = [int(word) for word in sys.argv[1:]]
    phones, seconds, every = (*typed, *USUAL[len(typed) :])
    with TemporaryDirectory() as folder:
        file = Path(folder) / "open.xlsx"
        played(phones, ROUNDS, file).does(draw)
        with Running(file) as server:
            times, confirmed = asyncio.run(day(server, file, (phones, seconds, every)))
        for kind, found in times.items():
            ordered = sorted(1000 * each for each in found)
            slow = ordered[len(ordered) * 19 // 20]
            middle = statistics.median(ordered)
            print(f"{kind:20} {len(found):6} {middle:8.1f} {slow:8.1f} {ordered[-1]:8.1f}")  # noqa: T201
        there = len(read_inbox(file).reported)
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        print(f"confirmed {confirmed}, in the inbox {there}")  # noqa: T201
        print(f"the server used {used.ru_utime + used.ru_stime:.1f} s of the processor")  # noqa: T201


if __name__ == "__main__":
    main()

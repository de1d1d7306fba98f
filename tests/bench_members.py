"""Measure lists of members: `python -m tests.bench_members [MEMBERS ...]`, with addin/ on the path.

Prints, for each size of a made-up list of the AGA, the seconds of reading and of keeping it, its
megabytes on the disk, and the milliseconds of a search by number, by name, and by a name with a
slip. A second line is of names as they are typed, letter by letter from the third on: the median
and the slowest of all keys, of the search alone and of `nigiri pipe --stay` as an add-in asks it,
with 600 players entered. Seconds of the processor, the best of three; of the pipe by the
clock, too, which other work of the computer slows down.
"""

from __future__ import annotations

import datetime as dt
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

from nigiri.buttons.request import PROTOCOL
from nigiri.desk.players.import_list import import_players
from nigiri.exchange.members import read_members
from nigiri.members.store import SUFFIX, Store
from tests.buttons.program import sent
from tests.desk.story import begin, roster

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

SIZES = (1_000, 10_000, 100_000)
BEGINS = (
    "Abb", "Bak", "Cart", "Dub", "Erik", "Fisch", "Garc", "Hans", "Ivan", "Jens", "Kow", "Lamb",
    "Mor", "Nov", "Ols", "Petr", "Ross",
)  # fmt: skip
MIDDLES = ("a", "e", "i", "o", "u", "er", "an", "in", "el", "or")
ENDS = ("son", "ov", "ski", "sen", "man", "berg", "ley", "ton", "mann", "ez", "i", "a", "et")
GIVEN = (
    "Ann", "Bob", "Carla", "David", "Elena", "Franz", "Gina", "Hugo", "Ines", "Jan", "Karl",
    "Lena", "Marc", "Nina", "Otto", "Pia",
)  # fmt: skip


def tdlist(members: int) -> bytes:
    """Return a TDListA of so many, whose names are words of syllables."""
    return "".join(lines(members)).encode()


def lines(members: int) -> Iterator[str]:
    """Yield the lines of the list."""
    random = Random(members)  # noqa: S311 -- no secret is made from it
    for number in range(1, members + 1):
        middle = "".join(random.choices(MIDDLES, k=random.randint(0, 2)))
        name = random.choice(BEGINS) + middle + random.choice(ENDS)
        given = f"{random.choice(GIVEN)} {random.choice('ABCDEFGH')}."
        rating = random.choice((1, -1)) * random.uniform(1, 9)
        rest = "12/31/2027\tABCD\tNY\t0.5\t1/1/2026"
        yield f"{name}, {given}\t{number}\tFull\t{rating:.5f}\t{rest}\n"


def seconds(work: Callable[[], object]) -> float:
    """Return the best of three times."""
    times = []
    for _ in range(3):
        begin = process_time()
        work()
        times.append(process_time() - begin)
    return min(times)


def typed(name: str) -> Iterator[str]:
    """Yield what stands there after each key: the name, and the same with a slip."""
    for whole in (name, name[:3] + name[4:]):
        yield from (whole[:length] for length in range(3, len(whole) + 1))


def both(times: Sequence[float]) -> str:
    """Return the median and the slowest in milliseconds."""
    return f"{median(times) * 1000:.1f} ms, at most {max(times) * 1000:.1f} ms"


def through_pipe(folder: str, keys: Sequence[str]) -> list[float]:
    """Return the seconds of each key from the request to the answer."""
    command = [sys.executable, "-m", "nigiri", "pipe", "--stay"]
    form = {"nigiri": "request", "protocol": PROTOCOL, "action": "find-members",
            "sheets": entered(600)}  # fmt: skip
    times = []
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        env={**os.environ, "NIGIRI_LISTS": folder},
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        for words in ("first", *keys):
            request = json.dumps({**form, "arguments": {"words": words}}).encode() + b"\n"
            start = perf_counter()
            process.stdin.write(request)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["status"] == "done"
            times.append(perf_counter() - start)
    return times[1:]


def spent(folder: str, keys: Sequence[str]) -> float:
    """Return the seconds of the processor that such a program takes in all."""
    before = os.times()
    through_pipe(folder, keys)
    after = os.times()
    return (after.children_user - before.children_user) + (
        after.children_system - before.children_system
    )


def entered(players: int) -> list[dict[str, Any]]:
    """Return the sheets Event and Players of an event with so many, as an add-in sends them."""
    story = begin()
    story.does(import_players, roster(players), source="list")
    sheets = sent(story.workbook)
    return [sheet for sheet in sheets if sheet["name"] in {"Event", "Settings", "Players"}]


def main(sizes: list[int]) -> None:
    """Print one line a size."""
    day, now = dt.date(2026, 1, 1), dt.datetime(2026, 1, 1)  # noqa: DTZ001 -- no zone
    for size in sizes:
        data = tdlist(size)
        found = read_members(data)
        assert found is not None
        with tempfile.TemporaryDirectory() as folder:
            store = Store(Path(folder))
            reading = seconds(lambda data=data: read_members(data))  # type: ignore[misc]
            keeping = seconds(lambda: store.load(found, day, "list.txt", now))  # noqa: B023
            large = (Path(folder) / f"aga{SUFFIX}").stat().st_size / 2**20
            name = found.members[size // 2].name
            asked = {
                "number": lambda: store.numbered("aga", str(size // 2)),  # noqa: B023
                "name": lambda: store.named(name),  # noqa: B023
                "slip": lambda: store.like(name[:2] + name[3:]),  # noqa: B023
            }
            times = ", ".join(f"{what} {seconds(ask) * 1000:.1f} ms" for what, ask in asked.items())
            keys = [each for member in found.members[:: size // 20] for each in typed(member.name)]
            alone = [seconds(lambda: store.typed(words)) for words in keys]  # noqa: B023
            asked_for = through_pipe(folder, keys)
            used = (spent(folder, keys) - spent(folder, keys[:1])) / (len(keys) - 1)
        print(  # noqa: T201
            f"{size:>7}: read {reading:.2f} s, kept {keeping:.2f} s, {large:.0f} MB; {times}\n"
            f"         {len(keys)} keys: {both(alone)}; through the pipe {both(asked_for)} "
            f"by the clock, {used * 1000:.1f} ms of the processor on average"
        )


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or list(SIZES))

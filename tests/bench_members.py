"""Measure lists of members: `python -m tests.bench_members [MEMBERS ...]`, with addin/ on the path.

Prints, for each size of a made-up list of the AGA, the seconds of reading and of keeping it, its
megabytes on the disk, and the milliseconds of a search by number, by name, and by a name with a
slip. Seconds of the processor; the best of three counts.
"""

from __future__ import annotations

import datetime as dt
import sys
import tempfile
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from nigiri.exchange.members import read_members
from nigiri.members.store import SUFFIX, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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
        print(  # noqa: T201
            f"{size:>7}: read {reading:.2f} s, kept {keeping:.2f} s, {large:.0f} MB; {times}"
        )


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or list(SIZES))

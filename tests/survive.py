"""Open every file of a folder, whatever it is: `python -m tests.survive FOLDER [--seconds N]`.

Each file, also in folders inside, is read as `nigiri open` reads it, made into a workbook in
memory, and that is read back. What was read is also written in its own format and read once more;
if that is of another program and not of a federation, it must then be the same event.

A line a file:

imported  players, rounds, games, and what the workbook cannot hold; without hard problems (■)
refused   with the sentence
CRASHED   any other error, a workbook with hard problems or another event in it, a file that
          says something else when written and read again, or more than N seconds (60)

The exit code is 1 where anything crashed or nothing was imported.
"""

from __future__ import annotations

import argparse
import datetime as dt
import signal
import sys
import time
import traceback
from collections import Counter
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk
from nigiri.desk.setup.import_event import event_changes
from nigiri.errors import NigiriError
from nigiri.exchange.formats import incoming
from nigiri.hosts.files.foreign import read_foreign
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event, Round
    from nigiri.exchange.formats import Format
    from nigiri.exchange.parts.format import Incoming

NOW = dt.datetime(2026, 5, 17, 18)  # noqa: DTZ001 -- the clock of the hall
SECONDS = 60
IMPORTED, REFUSED, CRASHED = "imported", "refused", "CRASHED"


class TooLong(Exception):
    """A file takes longer than it may."""

    def __init__(self, seconds: float) -> None:
        """Say how long."""
        super().__init__(f"more than {seconds} seconds")


class Otherwise(Exception):
    """What comes out is not what went in: the words say where."""


def expect(words: str) -> None:
    """Raise Otherwise where there are words about something that is otherwise."""
    if words:
        raise Otherwise(words)


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise TooLong when what is inside takes longer, in seconds of the processor."""

    def stop(*_: object) -> None:
        raise TooLong(seconds)

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def survive(data: bytes, name: str) -> Incoming:
    """Return what came of a file's bytes, made into a workbook and back.

    Raises NigiriError for a file that is refused, Otherwise where something is lost on the way.
    """
    form, found = incoming(data)
    event = found.event
    changes = event_changes(event, found.left_out, Desk(NOW), source=name, event_id=None)
    reading = read(applied(Workbook(), changes))
    expect(" ".join(map(str, reading.stops()[:1])))
    same(event, reading.event, "the workbook")
    again(form, event)
    return found


def opened(data: bytes, name: str) -> Incoming:
    """Return what came of a file's bytes, made into a workbook and read, and written once more.

    For files in which everything can be said: what cannot be in a workbook is a problem there.
    Raises NigiriError for a file that is refused.
    """
    form, found = incoming(data)
    changes = event_changes(found.event, found.left_out, Desk(NOW), source=name, event_id=None)
    reading = read(applied(Workbook(), changes))
    expect("" if all(map(str, reading.stops())) else "a problem without words")
    expect("" if len(reading.event.players) == len(found.event.players) or reading.stops()
           else "how many players")  # fmt: skip
    if form.write is not None and form.read is not None:
        same(found.event, form.read(form.write(found.event).data).event, f"a file of {form.name}")
    return found


def again(form: Format, event: Event) -> None:
    """Write an event in its format and read it once more; Otherwise where that is another one.

    What federations want does not hold an event whole: of such a format it is only tried.
    """
    if form.write is None or form.read is None:
        return
    if form.federation:
        with suppress(NigiriError):
            form.read(form.write(event).data)
        return
    second = form.read(form.write(event).data).event
    third = form.read(form.write(second).data).event
    same(second, third, f"the second file of {form.name}")
    played, written = ([facts(this, each) for this in each.rounds] for each in (event, second))
    expect("" if played == written else f"the games of the file of {form.name}")


def facts(this: Round, event: Event) -> Counter[str]:
    """Return who played whom in a round with what result, by the names."""
    names = {number: player.name for number, player in event.by_number.items()}
    games = (
        f"{names[game.white]} {names[game.black]} {game.handicap} {game.result}"
        for game in this.games
    )
    return Counter([*games, *(f"bye {names[bye]}" for bye in this.byes)])


def same(one: Event, other: Event, where: str) -> None:
    """Raise Otherwise when two events differ in anything but cells that are blank in both."""
    for part in ("players", "sections", "rounds", "wishes"):
        before, after = getattr(within_rounds(one), part), getattr(within_rounds(other), part)
        words = [unlike(a, b) for a, b in zip(before, after, strict=False) if a != b][:1]
        words += ["how many"] * (len(before) != len(after))
        expect(" ".join(f"{part} of {where}: {what}" for what in words))
    settings = replace(one.settings, when=other.settings.when, event_id=other.settings.event_id)
    odd = unlike(settings, other.settings)
    expect(f"settings of {where}: {odd}" if odd else "")


def within_rounds(event: Event) -> Event:
    """Return the event with nobody out after its last round: a cell says “4-” for that."""
    there = frozenset(range(1, event.settings.rounds + 1))
    players = (replace(player, out=player.out & there) for player in event.players)
    return replace(event, players=tuple(players))


def unlike(one: object, other: object) -> str:
    """Return what differs between two of a kind, field by field."""
    return "; ".join(
        f"{name} {value!r} is {getattr(other, name)!r}"
        for name, value in vars(one).items()
        if value != getattr(other, name)
    )


def tried(path: Path, seconds: float = SECONDS) -> tuple[str, str]:
    """Return what came of a file, and a line about it."""
    try:
        with within(seconds):
            found = survive(read_foreign(path), path.name)
    except NigiriError as error:
        return REFUSED, " ".join(str(error).split())
    except (TooLong, Otherwise) as error:
        return CRASHED, str(error)
    except Exception as error:  # noqa: BLE001 -- that is what is looked for
        where = traceback.extract_tb(error.__traceback__)[-1]
        return CRASHED, f"{error!r} in {Path(where.filename).name}, line {where.lineno}"
    event = found.event
    games = sum(len(this.games) for this in event.rounds)
    said = f"{len(event.players)} players, {len(event.rounds)} rounds, {games} games"
    return IMPORTED, " | ".join([said, *found.left_out])


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line a file, and how many there were of each kind; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=int, default=SECONDS, help="that a file may take")
    parser.add_argument("--brief", action="store_true", help="only what crashed, and the sums")
    chosen = parser.parse_args(arguments)
    kinds: Counter[str] = Counter()
    begun = time.monotonic()
    for path in sorted(p for p in chosen.folder.rglob("*") if p.is_file()):
        kind, said = tried(path, chosen.seconds)
        kinds[kind] += 1
        if kind == CRASHED or not chosen.brief:
            print(f"{kind:9} {path.relative_to(chosen.folder)}: {said}", flush=True)  # noqa: T201
    sums = ", ".join(f"{kinds[kind]} {kind}" for kind in (IMPORTED, REFUSED, CRASHED))
    print(f"{sums}; {time.monotonic() - begun:.0f} s")  # noqa: T201
    return int(bool(kinds[CRASHED]) or not kinds[IMPORTED])


if __name__ == "__main__":
    sys.exit(main())

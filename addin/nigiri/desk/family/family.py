"""The other workbooks of a family: which they are, and who would sit in two rounds at once.

They lie in the folder of the workbook and are only read. One that is missing or damaged is told in
a sentence and hinders nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import Settings
from nigiri.errors import HostError, WrongUse
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Ask, Say
from nigiri.workbook.read.workbook import NotNigiri, read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.desk.core.command import Desk
    from nigiri.desk.core.work import Action
    from nigiri.domain.schedule.conflicts import Clash
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes
    from nigiri.workbook.read.workbook import Reading

    SisterOf = Callable[[str], "Sister"]
    """File name -> that workbook, or what is wrong with it."""

_MOST_NAMES = 5


class Sister(NamedTuple):
    """Another workbook of the family; workbook -- None where it cannot be read: see trouble."""

    name: str
    workbook: Workbook | None = None
    trouble: str = ""

    @property
    def book(self) -> Workbook:
        """Return the workbook; HostError where it cannot be read."""
        if self.workbook is None:
            raise HostError(self.trouble)
        return self.workbook

    @property
    def reading(self) -> Reading:
        """Return what the workbook says; HostError where it cannot be read."""
        return read(self.book)


def named(workbook: Workbook) -> tuple[str, ...]:
    """Return the file names in Players from and Played beside, each once; () without any."""
    settings = settings_of(workbook)
    names = [settings.players_from, *settings.family.replace(";", ",").split(",")]
    return tuple(dict.fromkeys(filter(None, map(str.strip, names))))


def main_event(workbook: Workbook, name: str, sister_of: SisterOf) -> Sister:
    """Return the workbook of that name, for "" the one that Players from names.

    Raises WrongUse where neither says which.
    """
    name = name or settings_of(workbook).players_from
    if not name:
        msg = "Say where the players come from: nigiri players --from MAIN.xlsx"
        raise WrongUse(msg)
    return sister_of(name)


def settings_of(workbook: Workbook) -> Settings:
    """Return the settings of a workbook; those of a new event where it has none."""
    try:
        return read(workbook).event.settings
    except NotNigiri:
        return Settings()


def told(workbook: Workbook, sister_of: SisterOf, number: int | None = None) -> Iterator[Say]:
    """Yield who would sit in two rounds at once, and which workbooks could not be looked at.

    number -- only about this round, None: about all that are not over

    Asks where both rounds are drawn; else it is told.
    """
    names = named(workbook)
    if not names:
        return
    from nigiri.domain.schedule.conflicts import clashes  # noqa: PLC0415 -- few events have a family

    event = read(workbook).event
    for sister in map(sister_of, names):
        if sister.workbook is None:
            yield Say(f"▲ {sister.trouble} Nobody knows who plays there meanwhile.")
            continue
        for clash in clashes(event, sister.reading.event, number):
            yield (Ask if clash.drawn else Say)(_words(clash, sister.name))


def looking_around(action: Action, sister_of: SisterOf) -> Action:
    """Return a draw that tells besides, or asks, who sits in its round and in another at once."""

    def around(workbook: Workbook, desk: Desk) -> Changes:
        changes = action(workbook, desk)
        if not named(workbook):
            return changes
        after = applied(workbook, changes)
        said = told(after, sister_of, len(read(after).event.rounds))
        return replace(changes, operations=(*changes.operations, *said))

    return around


def _words(clash: Clash, name: str) -> str:
    """Return who sits in which two rounds, and the way out."""
    more = len(clash.names) - _MOST_NAMES
    who = "; ".join(clash.names[:_MOST_NAMES]) + (f"; and {more} more" if more > 0 else "")
    verb = "sits" if len(clash.names) == 1 else "sit"
    return (
        f"▲ {who} {verb} in round {clash.here.number} here ({clash.here.when}) and in round "
        f"{clash.there.number} of {name} ({clash.there.when}): write the round into Out in "
        "rounds in one of the two."
    )

"""The other workbooks of a family, and players who would sit in two rounds at once.

They are in the folder of the workbook and are only read. A missing or damaged one is reported in
a sentence and stops nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import Settings
from nigiri.errors import HostError, WrongUse
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Ask, Say
from nigiri.workbook.read.workbook import NotNigiri, read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.desk.core.command import Desk
    from nigiri.desk.core.work import Action
    from nigiri.domain.schedule.conflicts import Clash
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes
    from nigiri.workbook.read.workbook import Reading

    SisterOf = Callable[[str], "Sister"]
    """File name -> that workbook, or what is wrong with it."""

_MOST_NAMES = 5


class Sister(NamedTuple):
    """Another workbook of the family; workbook -- None if it cannot be read, as `trouble` says."""

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
        """Return the reading of the workbook; HostError where it cannot be read."""
        return read(self.book)


def family_files(workbook: Workbook) -> tuple[str, ...]:
    """Return the file names in Players from and Played beside, each once; () without any."""
    settings = settings_of(workbook)
    names = [settings.players_from, *settings.family.replace(";", ",").split(",")]
    return tuple(dict.fromkeys(filter(None, map(str.strip, names))))


def main_event(workbook: Workbook, name: str, sister_of: SisterOf) -> Sister:
    """Return the workbook of that name; for "" the one in Players from.

    Raises WrongUse where neither is given.
    """
    name = name or settings_of(workbook).players_from
    if not name:
        raise WrongUse(message("family.from"))
    return sister_of(name)


def settings_of(workbook: Workbook) -> Settings:
    """Return the settings of a workbook; those of a new event where it has none."""
    try:
        return read(workbook).event.settings
    except NotNigiri:
        return Settings()


def clash_sentences(
    workbook: Workbook, sister_of: SisterOf, number: int | None = None
) -> Iterator[Say]:
    """Yield sentences on players in two rounds at once, and on workbooks that cannot be read.

    number -- of the round checked, None for all rounds that are not over

    They are questions where both rounds are drawn.
    """
    names = family_files(workbook)
    if not names:
        return
    from nigiri.domain.schedule.conflicts import clashes  # noqa: PLC0415 -- few events have a family

    event = read(workbook).event
    for sister in map(sister_of, names):
        if sister.workbook is None:
            yield Say(message("family.trouble", why=sister.trouble))
            continue
        for clash in clashes(event, sister.reading.event, number):
            yield (Ask if clash.drawn else Say)(_words(clash, sister.name))


def with_clash_sentences(action: Action, sister_of: SisterOf) -> Action:
    """Return a draw that adds the clashes of its round with other workbooks."""

    def around(workbook: Workbook, desk: Desk) -> Changes:
        changes = action(workbook, desk)
        if not family_files(workbook):
            return changes
        after = applied(workbook, changes)
        said = clash_sentences(after, sister_of, len(read(after).event.rounds))
        return replace(changes, operations=(*changes.operations, *said))

    return around


def _words(clash: Clash, name: str) -> Message:
    """Return the sentence on a clash: players, both rounds, the way out."""
    who, more = (
        several(clash.names[:_MOST_NAMES], message("between")),
        len(clash.names) - _MOST_NAMES,
    )
    return message(
        "family.clash",
        names=message("family.names.more", names=who, more=more) if more > 0 else who,
        many=len(clash.names),
        here=clash.here.number,
        here_when=clash.here.when,
        there=clash.there.number,
        there_when=clash.there.when,
        sheet=name,
    )

"""What differs between two copies of an event, in a director's words; nothing is written.

On top stand which files they are, whether they are of one event, and which has gone on; then the
players, the rounds one by one, sections, wishes, settings, and last other cells and sheets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.copies.ancestry import ancestry
from nigiri.desk.copies.both import MOST, both_of
from nigiri.desk.copies.cell_differences import cell_differences, setting_differences
from nigiri.desk.copies.draw_conditions import section_differences, wish_differences
from nigiri.desk.copies.draws import compared
from nigiri.desk.copies.player_differences import player_differences
from nigiri.desk.copies.round_differences import round_differences, rounds_of
from nigiri.desk.core.show import View
from nigiri.desk.core.work import up_to_date
from nigiri.errors import HostError, SheetProblems
from nigiri.messages.message import message
from nigiri.workbook.read.organiser import is_organisers
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.desk.copies.ancestry import Ancestry
    from nigiri.desk.copies.both import Both
    from nigiri.desk.copies.cell_differences import Elsewhere
    from nigiri.desk.core.command import Desk
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook


_MINUTES = len("2026-11-23 09:30")
"""So much of a time in the Log is said."""


class Copy(NamedTuple):
    """A copy of an event.

    name -- of its file; found -- its cells as they stand there; workbook -- in the layout of today
    """

    name: str
    found: Workbook
    workbook: Workbook


def copy_of(name: str, found: Workbook, desk: Desk) -> Copy:
    """Return a workbook as a copy of an event; name -- of its file.

    Raises HostError where it is no event, or an organiser's workbook.
    """
    if find(found).get("event") is None:
        kind = "organisers" if is_organisers(found) else "no-event"
        raise HostError(message(f"copies.diff.{kind}", file=name))
    return Copy(name, found, up_to_date(found, desk))


def other_copy_of(name: str, found: Workbook, desk: Desk) -> Copy:
    """Return the workbook with which one is compared; HostError names its file where it is newer.

    Else a cell would be named, of which nobody knows in which of the two it is.
    """
    try:
        return copy_of(name, found, desk)
    except SheetProblems as error:
        raise HostError(message("file.unfit", file=name, trouble=error.sentence)) from error


class Part(NamedTuple):
    """A part of a comparison: a subject, and sentences on it; round -- None for other subjects."""

    about: Message
    sentences: tuple[Message, ...]
    round: int | None = None


class Comparison(NamedTuple):
    """What differs: sentences on the whole, the relation of the copies, and part by part."""

    on_top: tuple[Message, ...]
    ancestry: Ancestry
    parts: tuple[Part, ...]

    @property
    def sentences(self) -> tuple[Message, ...]:
        """Return the sentences on top, and the one that nothing differs where nothing does."""
        return self.on_top if self.parts else (*self.on_top, message("copies.diff.none"))

    @property
    def view(self) -> View:
        """Return the comparison as a table: a subject and a sentence in each row."""
        rows = tuple((part.about, words) for part in self.parts for words in part.sentences)
        headings = (message("copies.diff.about"), message("copies.diff.what"))
        first, *others = self.sentences
        return View(first, headings if rows else (), rows, tuple(others))


def compare(a: Copy, b: Copy) -> Comparison:
    """Return the comparison of two copies."""
    both = both_of(a.workbook, b.workbook)
    kin = ancestry(a.found, b.found)
    return Comparison((*_on_top(a, b, both, kin),), kin, (*_parts(both),))


def _on_top(a: Copy, b: Copy, both: Both, kin: Ancestry) -> Iterator[Message]:
    """Yield the sentences on the files, whether they are of one event, and which has gone on."""
    names = [side.reading.event.settings.name or "?" for side in (both.a, both.b)]
    key = {True: "one", False: "other", None: "unknown"}[kin.same_event]
    facts = {"a": a.name, "b": b.name, "name_a": names[0], "name_b": names[1]}
    yield message(f"copies.diff.{key}-event", **facts)
    if kin.same_event is not False:
        times = {key: getattr(kin, key)[:_MINUTES] for key in ("parted", "last_a", "last_b")}
        yield message(f"copies.diff.newer.{kin.newer}", **times)


def _parts(both: Both) -> Iterator[Part]:
    """Yield the parts in which something differs."""
    rounds = [rounds_of(side) for side in (both.a, both.b)]
    numbers = sorted({*rounds[0], *rounds[1]})
    redrawn = {number for number in numbers if not _side_by_side(both, number)}
    found = [*cell_differences(both, redrawn)]
    players = (*player_differences(both),)
    if players:
        yield Part(message("copies.diff.part.players"), players)
    for number in numbers:
        boards = [each for each in found if each.round == number]
        sentences = (*round_differences(both, number), *_bounded(boards))
        if sentences:
            yield Part(message("copies.diff.part.round", round=number), sentences, number)
    for key, subject in (
        ("sections", section_differences),
        ("wishes", wish_differences),
        ("settings", setting_differences),
    ):
        sentences = (*subject(both),)
        if sentences:
            yield Part(message(f"copies.diff.part.{key}"), sentences)
    others = (*_bounded([each for each in found if each.round not in numbers]),)
    if others:
        yield Part(message("copies.diff.part.others"), others)


def _side_by_side(both: Both, number: int) -> bool:
    """Tell whether a round has the same boards with the same numbers in both copies."""
    a, b = (rounds_of(side).get(number) for side in (both.a, both.b))
    if a is None or b is None:
        return False
    numbers = both.people.numbers
    moved = any(numbers.get(each) != each for each in a.round.game_by_player)
    return not moved and compared(a.round, b.round, numbers).alike


def _bounded(found: Iterable[Elsewhere]) -> Iterator[Message]:
    """Yield the sentences, of each sheet at most MOST, and one that counts the others."""
    sheets: dict[str, list[Message]] = {}
    for each in found:
        sheets.setdefault(each.sheet, []).append(each.words)
    for sheet, sentences in sheets.items():
        yield from sentences[:MOST]
        if len(sentences) > MOST:
            yield message("copies.diff.cells", sheet=sheet, many=len(sentences) - MOST)

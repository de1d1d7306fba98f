"""The part behind END of a report to the AGA: new members (A13), and what was typed there by hand.

The next report takes over what was typed:

old                       new                       together
AGA Number: 99999         AGA Number: 99998         AGA Number: 99998
Name: Ota, Yuzo           Name: Ota, Yuzo           Name: Ota, Yuzo
Club:                     Club:                     Club: Lyon Go
Email: yuzo@example.org                             Email: yuzo@example.org

A paragraph belongs to the player whose name is in it or above it. The facts of the workbook win;
a line that is blank or missing in it is taken from the older report.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.scores.scores import appearances
from nigiri.domain.text import in_ascii, unmarked
from nigiri.exchange.parts.format import Outgoing
from nigiri.exchange.parts.texts import lines, one_line
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message

_END = "END"
_FIELDS = ("AGA Fee", "AGA Number", "Name", "City, State", "Club", "Rounds")
_OURS = frozenset(field.casefold() for field in _FIELDS)
_NAME = "name"

Block = list[str]
"""The lines of a player's contact."""


def contacts(event: Event, new: Mapping[PlayerId, int]) -> Iterator[str]:
    """Yield the facts about every player without a number of the AGA, line by line (A13).

    new -- player -> the number that stands for one in this report
    """
    for number, for_now in new.items():
        player = event.player(number)
        place = ", ".join(filter(None, [player.city, player.state, player.country]))
        played = sum(not each.missed for each in appearances(event, number))
        values = (
            player.paid or player.fee,
            for_now,
            unmarked(player.name),
            place,
            player.club,
            played,
        )
        yield ""
        yield from (f"{key}: {value}" for key, value in zip(_FIELDS, values, strict=True))


def carried(new: bytes, old: bytes) -> Outgoing:
    """Return a new report with what was typed by hand into the contacts of an older one.

    The sentences name players for whom something was typed and who are no longer new.
    """
    report, before = _split(new), _split(old)
    typed = _blocks(before[1])
    blocks = _blocks(report[1])
    words = [*report[0], *_joined(blocks, typed), ""]
    gone = [block for name, block in typed.items() if name not in blocks and _by_hand(block)]
    return Outgoing("\n".join(words).encode("ascii", "replace"), tuple(map(_not_carried, gone)))


def _split(report: bytes) -> tuple[Block, Block]:
    """Return the lines of a report up to END, and those behind it."""
    found = lines(report)
    ends = [at for at, line in enumerate(found) if line.strip().upper() == _END]
    cut = ends[0] + 1 if ends else len(found)
    return found[:cut], found[cut:]


def _blocks(words: Iterable[str]) -> dict[str, Block]:
    """Return name of a player -> lines of the contact, in their order."""
    found: dict[str, Block] = {}
    name, pending = "", Block()
    for line in [*words, ""]:
        text = in_ascii(one_line(line))
        if text:
            pending.append(text)
            continue
        names = [value for key, value in map(_field, pending) if key == _NAME and value]
        name = names[0].casefold() if names else name
        if pending:
            found.setdefault(name, []).extend(pending)
        pending = []
    return found


def _joined(blocks: Mapping[str, Block], typed: Mapping[str, Block]) -> Iterator[str]:
    """Yield the contacts, each behind an empty line, with what was typed into the old ones."""
    for name, block in blocks.items():
        old = typed.get(name, [])
        typed_lines = {key: line for line in old for key, value in [_field(line)] if key and value}
        yield ""
        yield from (
            line if _field(line)[1] else typed_lines.get(_field(line)[0], line) for line in block
        )
        known = {key for key, _ in map(_field, block)}
        yield from (line for line in old if _field(line)[0] not in known)


def _field(line: str) -> tuple[str, str]:
    """Return key and value of a line: "club" and "Lyon Go"; a line without a key is both."""
    key, colon, value = line.partition(":")
    return (key.strip().casefold(), value.strip()) if colon else (line, line)


def _by_hand(block: Sequence[str]) -> bool:
    """Tell whether a player's contact has a line that nigiri does not write."""
    return not {key for key, _ in map(_field, block)} <= _OURS


def _not_carried(block: Sequence[str]) -> Message:
    """Return the sentence about a contact that is not in the new report."""
    fields = dict(map(_field, block))
    who = fields.get(_NAME, block[0])
    return message("unsent.no-new-member", name=who)

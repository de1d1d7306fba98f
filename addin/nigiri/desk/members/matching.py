"""Match players with members of lists, by number or by name.

a row of Players has                        the member of a list is
a number there, and a word of the name      who has that number; told where the names differ
a number there, and no word of the name     sought by name; told
a number that the list does not have        sought by name; told
only a name, which the list has once        that one, if no number contradicts
only a name, which it has several times     none of them; all are told

A list of another federation may not be asked at all (`foreign_lists`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.players.federation_ids import FEDERATIONS, ids
from nigiri.domain.players.member import name_key
from nigiri.domain.text import unmarked
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.players.member import Member, Register
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.workbook import Reading


class Row(NamedTuple):
    """A row of Players with a name.

    player -- its reading, None while its rank is missing
    foreign -- the lists that are not asked (foreign_lists)
    """

    at: int
    name: str
    federation_id: str
    player: Player | None
    foreign: frozenset[str] = frozenset()


class Match(NamedTuple):
    """The members that match a row.

    members -- of that player, at most one of each list
    several -- of its name, where a list has more than one and no number decides
    others -- with a number typed here, under another name
    unknown -- numbers that the list of their federation does not have: "AGA 10233"
    nobody -- no number is typed, and no list has the name
    """

    members: tuple[Member, ...] = ()
    several: tuple[Member, ...] = ()
    others: tuple[Member, ...] = ()
    unknown: tuple[str, ...] = ()
    nobody: bool = False


_OTHERS = frozenset(FEDERATIONS) - {"aga"}


def foreign_lists(event: Event, federation_id: str) -> frozenset[str]:
    """Return the lists of federations that are not asked about a player of an event.

    In an event of the AGA with numbers of the AGA the others know nobody but guests: who has a
    number there, and none of the AGA.
    """
    if not event.settings.is_american:
        return frozenset()
    own = ids(federation_id).keys()
    if "aga" in own:
        return _OTHERS
    known = any("aga" in ids(player.federation_id) for player in event.players)
    return _OTHERS - own if known else frozenset()


def rows_of(workbook: Workbook, reading: Reading) -> Iterator[Row]:
    """Yield the rows of Players that have a name, also those without a rank."""
    location = reading.book.get("players")
    if location is None:
        return
    reader = TableReader(location, workbook[location.name], reading.language)
    for at in reader.rows():
        family, given = reader.text(at, "family"), reader.text(at, "given")
        if family:
            name = f"{family}, {given}" if given else family
            number = reader.text(at, "federation_id")
            others = foreign_lists(reading.event, number)
            yield Row(at, name, number, reading.player_rows.get(at), others)


def match_row(register: Register, row: Row) -> Match:
    """Return the members that match a row; a typed number wins over the name.

    The mark that tells two of one name apart is no part of it: "Lee, Bob (2)" is Lee, Bob.
    """
    numbers, name = ids(row.federation_id), unmarked(row.name)
    lists = [key for key in register.dates() if key not in row.foreign]
    holders = {
        key: [each for each in register.numbered(key, number) if each.listed in lists]
        for key, number in numbers.items()
    }
    numbered = [each for found in holders.values() for each in found]
    unknown = [
        f"{FEDERATIONS[key]} {numbers[key]}"
        for key, found in holders.items()
        if key in lists and not found
    ]
    others = [each for each in numbered if each.key != name_key(name)]
    found = {each.listed: each for each in reversed(numbered) if _share_word(each.name, name)}
    several: list[Member] = []
    fitting = [member for member in register.named(name) if _fits(member, numbers)]
    for listed in lists:
        named = [member for member in fitting if member.listed == listed]
        if listed not in found and len(named) == 1:
            found[listed] = named[0]
        elif listed not in found:
            several += named
    members = tuple(found[key] for key in lists if key in found)
    nobody = not (row.federation_id or members or several)
    return Match(members, tuple(several), tuple(others), tuple(unknown), nobody)


def _share_word(one: str, other: str) -> bool:
    """Tell whether two names share a word: Bill Lee may be William Lee."""
    return not set(name_key(one).split()).isdisjoint(name_key(other).split())


def _fits(member: Member, numbers: Mapping[str, str]) -> bool:
    """Tell whether a member's numbers agree with those typed, where both have one."""
    return all(numbers.get(key, number) == number for key, number in member.numbers.items())

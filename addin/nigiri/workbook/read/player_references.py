"""Players as people write them: "3, 5, 12-15" by number, "Roy; Ota, Yuzo" by name.

Numbers stand between commas, names between semicolons, because a name has a comma of its own. A
family name alone will do where only one player has it, also where the whole name was typed under
Family name: "Roux" for "Roux Nina". Instead of names a word may stand for many:
"everybody", or "Europeans" for all who are (E9).
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.spellings.rounds import format_rounds
from nigiri.workbook.words.known_sentences import typed_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from nigiri.domain.model.event import Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.read.players import PlayersReading

_NUMBERS = re.compile(r"[\d\s,\-–]+", re.ASCII)
_RANGE = re.compile(r"(\d{1,9})(?:\s*[-–]\s*(\d{1,9}))?", re.ASCII)


def _is_european(player: Player) -> bool:
    """Tell whether a player is known to be a European."""
    from nigiri.domain.players.europeans import european  # noqa: PLC0415 -- a congress asks

    return european(player).answer is True


GROUPS: Mapping[str, Callable[[Player], bool]] = {
    plain(word): belongs
    for key, belongs in (
        ("typed.everybody", lambda _: True),
        ("typed.europeans", _is_european),
    )
    for word in typed_words(key)
}
"""Words of any language -> who is meant by them."""


class NotOnePlayer(ValueError):
    """A number or name of nobody or of several; names -- those several."""

    def __init__(self, typed: str, names: Iterable[str] = ()) -> None:
        """Take the text typed and the names of the players it can mean."""
        self.typed, self.names = typed, tuple(names)
        super().__init__(f"{typed!r} is not one player")


class Directory(NamedTuple):
    """The players by number and by name, each as the row of Players in which they stand.

    names -- tables of spellings; the first that knows one decides, so that a whole name wins
    """

    players: Mapping[int, Player]
    numbers: Mapping[PlayerId, int]
    names: tuple[Mapping[str, list[int]], ...]

    @classmethod
    def of(cls, people: PlayersReading) -> Directory:
        """Return the directory of the players that could be read."""
        tables = tuple(
            _table(people.rows, spelled)
            for spelled in (_whole, _without_comma, _family, _part_of_family)
        )
        return cls(people.rows, people.numbers, tables)

    def find(self, typed: str) -> tuple[int, ...]:
        """Return the rows of the players meant, each once, in the order in which they are named.

        A number leads to its row even if the player there cannot be read. Raises NotOnePlayer for
        the first part that means nobody or more than one player.
        """
        found = [row for part in _parts(typed) for row in self._part(part)]
        return tuple(dict.fromkeys(found))

    def _part(self, part: str) -> Iterator[int]:
        """Yield the rows meant between two semicolons: numbers, or one name."""
        if not _NUMBERS.fullmatch(part):
            yield from self._group(part) or [self._named(part)]
            return
        for item in filter(None, (item.strip() for item in part.split(","))):
            yield from self._numbered(item)

    def _numbered(self, item: str) -> Iterator[int]:
        """Yield the rows of a number, or of all numbers of a range: "12-15"."""
        match = _RANGE.fullmatch(item)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
        if first > last or not {first, last} <= self.numbers.keys():
            raise NotOnePlayer(item)
        meant = sorted(number for number in self.numbers if first <= number <= last)
        yield from (self.numbers[number] for number in meant)

    def _group(self, word: str) -> list[int]:
        """Return the rows of the players a word stands for; [] for other words and names."""
        belongs = GROUPS.get(plain(word))
        if belongs is None or any(plain(word) in table for table in self.names):
            return []
        return [row for row, player in self.players.items() if belongs(player)]

    def _named(self, name: str) -> int:
        """Return the row of a name, whole or the family's alone."""
        rows = next((rows for table in self.names if (rows := table.get(plain(name)))), [])
        if len(rows) != 1:
            raise NotOnePlayer(name, (self.players[row].name for row in rows))
        return rows[0]


def _table(
    players: Mapping[int, Player], spelled: Callable[[Player], set[str]]
) -> Mapping[str, list[int]]:
    """Return spelling -> the rows of the players whose name is written so."""
    table: dict[str, list[int]] = defaultdict(list)
    for row, player in players.items():
        for words in {plain(words) for words in spelled(player)}:
            table[words].append(row)
    return table


def _whole(player: Player) -> set[str]:
    """Return the name as the sheets write it: "Ota, Yuzo"."""
    return {player.name}


def _without_comma(player: Player) -> set[str]:
    """Return the whole name as people write it: "Ota Yuzo", "Yuzo Ota"."""
    return {f"{player.family} {player.given}", f"{player.given} {player.family}"}


def _family(player: Player) -> set[str]:
    """Return the family name alone."""
    return {player.family}


def _part_of_family(player: Player) -> set[str]:
    """Return the names meant by a whole name that was typed as family name; an empty set for none.

    "Roux Nina" may be either way round: its first word, its last, and both exchanged.
    """
    words = player.family.split()
    if player.given or len(words) == 1:
        return set()
    return {
        words[0],
        words[-1],
        " ".join((words[-1], *words[:-1])),
        " ".join((*words[1:], words[0])),
    }


def _parts(typed: str) -> list[str]:
    """Return the parts between semicolons or line ends, without blank ones."""
    return [part for part in map(str.strip, re.split(r"[;\n]", typed)) if part]


def by_number(typed: str) -> bool:
    """Tell whether a player is referred to by number."""
    return any(map(_NUMBERS.fullmatch, _parts(typed)))


def numbers_of(players: Iterable[Player]) -> str:
    """Return players as `Directory.find` reads them: "3, 5-7"; by name without a number."""
    listed = [*players]
    numbers = format_rounds(frozenset(p.number for p in listed if p.number is not None))
    return "; ".join(filter(None, (numbers, *(p.name for p in listed if p.number is None))))


def typed_for(players: Iterable[Player]) -> str:
    """Return players as they are typed behind a command: 3,5-7 or "Ota, Yuzo"."""
    words = numbers_of(players).replace(", ", ",")
    return words if _NUMBERS.fullmatch(words) else f'"{numbers_of(players)}"'


def names_of(players: Iterable[Player]) -> str:
    """Return players as the sheet shows them: "3 Ota, Yuzo; 5 Roy, Ann"."""
    return "; ".join(f"{as_text(p.number)} {p.name}".lstrip() for p in players)

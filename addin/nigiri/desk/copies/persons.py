"""Who is who in two copies of an event, by what the workbooks say of them; nobody is guessed.

Step by step, the surest evidence first; whom a step finds no later step asks about:

two rows, one in each copy, are one person                   because
one number in a federation, and one name                     namesakes are told apart so
one number, and one name                                     nothing has changed
one number, and one name beside it when rounds were drawn    the name was corrected since
one number, and a Log tells that one name became the other   the name was corrected by hand
one number in a federation that no other row left has        whatever number and name are
one name that no other row left has                          numbered anew, or in another order
one number, and names that differ by a slip or are exchanged corrected before a round was drawn

Everybody else is two people: so are two newcomers who were registered apart and both became no. 41,
even of one club and rank. The third and fourth step are passed over where each of the two names
stands in the other copy as well, as numbers were exchanged then. Two of one name are not one person
where their numbers in one federation differ, or where there are more of that name and rank or club
differ; but with one number and one name it is those that were corrected. Names are compared without
capitals and accents, in ASCII, and in the Latin form in brackets: "太田 (Ota)" is "Ota".
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.players.alike import like
from nigiri.domain.players.federation_ids import differ_by_number, ids
from nigiri.domain.text import UNKNOWN, beyond_ascii, in_ascii, latin_form, plain
from nigiri.workbook.log import SEALED, lines_of
from nigiri.workbook.read.drawn_names import drawn_names
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Mapping

    from nigiri.domain.model.event import Player
    from nigiri.domain.model.units import PlayerId, Rank
    from nigiri.workbook.model.cells import Workbook

    Keys = Callable[[Player], Iterable[object]]
    Pair = tuple[Player, Player]


class Matched(NamedTuple):
    """The players of copies A and B: pairs (in A, in B) of one person, and who is only in one.

    Pairs and those only in A in the order of A's list, those only in B in that of B's.
    """

    pairs: tuple[Pair, ...]
    only_in_a: tuple[Player, ...]
    only_in_b: tuple[Player, ...]

    @property
    def numbers(self) -> Mapping[PlayerId, PlayerId]:
        """Return number in A -> number in B of those who are in both, with a number."""
        found = ((a.number, b.number) for a, b in self.pairs)
        return {a: b for a, b in found if a is not None and b is not None}

    @property
    def clashes(self) -> tuple[Pair, ...]:
        """Return pairs of two people who have one number: the first in A, the second in B."""
        in_a = (*self.only_in_a, *(a for a, _ in self.pairs))
        in_b = {b.number: b for b in (*self.only_in_b, *(b for _, b in self.pairs))}
        found = ((a, in_b[a.number]) for a in in_a if a.number is not None and a.number in in_b)
        return tuple(sorted(set(found) - {*self.pairs}, key=lambda pair: pair[0].number or 0))

    @property
    def namesakes(self) -> tuple[Pair, ...]:
        """Return pairs (only in A, only in B) of one name, who were not taken for one person."""
        return tuple(
            (a, b) for a in self.only_in_a for b in self.only_in_b if name_forms(a) & name_forms(b)
        )


def matched(a: Workbook, b: Workbook) -> Matched:
    """Return the players of two copies, matched.

    Raises NotNigiri where one of them is no event.
    """
    people = _People([*read(a).player_rows.values()], [*read(b).player_rows.values()])
    people.match(lambda each: product(_federation_numbers(each), name_forms(each)))
    people.match(lambda each: product(_number(each), name_forms(each)))
    people.match(_number, _Corrections(a, b, people).tell)
    people.match(_federation_numbers)
    people.match(lambda each: product(name_forms(each), (_strength(each),)), _not_told_apart)
    people.match(name_forms, people.one_name)
    people.match(_number, _slip)
    return people.matched()


class _People:
    """The players of both copies, and who was found to be one person, by positions."""

    def __init__(self, a: list[Player], b: list[Player]) -> None:
        """Begin with nobody found."""
        self.a, self.b = a, b
        self.found: dict[int, int] = {}
        self.names_a, self.names_b = (
            Counter(form for player in side for form in name_forms(player)) for side in (a, b)
        )

    def match(self, keys: Keys, same: Callable[[Player, Player], bool] = lambda *_: True) -> None:
        """Find those left who alone have a key in common, where `same` tells so of them."""
        taken = {*self.found.values()}
        in_a = _alone(self.a, keys, self.found)
        in_b = _alone(self.b, keys, taken)
        for key, at in in_a.items():
            other = in_b.get(key)
            if other is None or at in self.found or other in taken:
                continue
            if same(self.a[at], self.b[other]):
                self.found[at] = other
                taken.add(other)

    def exchanged(self, one: Player, other: Player) -> bool:
        """Tell whether each of two names stands in the other copy as well."""
        return any(form in self.names_b for form in name_forms(one)) and any(
            form in self.names_a for form in name_forms(other)
        )

    def one_name(self, one: Player, other: Player) -> bool:
        """Tell whether two of one name may be taken for one person."""
        forms = name_forms(one) | name_forms(other)
        alone = all(max(self.names_a[form], self.names_b[form]) <= 1 for form in forms)
        return _not_told_apart(one, other) and (alone or not _other_strength(one, other))

    def matched(self) -> Matched:
        """Return those found, and the others."""
        taken = {*self.found.values()}
        return Matched(
            tuple((self.a[at], self.b[self.found[at]]) for at in sorted(self.found)),
            tuple(each for at, each in enumerate(self.a) if at not in self.found),
            tuple(each for at, each in enumerate(self.b) if at not in taken),
        )


def name_forms(player: Player) -> frozenset[tuple[str, str]]:
    """Return the forms of a name for comparing: as typed, Latin, in ASCII; none for a blank."""
    typed = player.family, player.given
    latin = tuple(latin_form(name, beyond_ascii) for name in typed)
    ascii_ = tuple(map(in_ascii, latin))
    written = {typed, latin} | ({ascii_} if UNKNOWN not in "".join(ascii_) else set())
    forms = ((plain(family), plain(given)) for family, given in written)
    return frozenset(form for form in forms if any(form))


class _Corrections:
    """The names of numbers when rounds were drawn, and what the Logs tell of corrected names."""

    def __init__(self, a: Workbook, b: Workbook, people: _People) -> None:
        """Look at both copies."""
        self.drawn_a, self.drawn_b = _drawn_names(a), _drawn_names(b)
        self.logged = _logged(a) | _logged(b)
        self.people = people

    def tell(self, one: Player, other: Player) -> bool:
        """Tell whether two of one number are one person whose name was corrected."""
        if self.people.exchanged(one, other) or one.number is None or other.number is None:
            return False
        if self.drawn_a.get(one.number, set()) & self.drawn_b.get(other.number, set()):
            return True
        pairs = ((one.family, other.family), (one.given, other.given))
        names = {(plain(a), plain(b)) for a, b in pairs if plain(a) != plain(b)}
        return all(map(self._told, names))

    def _told(self, names: tuple[str, str]) -> bool:
        """Tell whether a Log has one name become the other."""
        return not self.logged.isdisjoint({names, names[::-1]})


def _alone(players: Iterable[Player], keys: Keys, found: Container[int]) -> Mapping[object, int]:
    """Return key -> position of the only one who has it, of those who are not found yet."""
    holders = defaultdict[object, set[int]](set)
    for at, player in enumerate(players):
        for key in () if at in found else keys(player):
            holders[key].add(at)
    return {key: min(those) for key, those in holders.items() if len(those) == 1}


def _number(player: Player) -> tuple[int, ...]:
    """Return the number of a player; () for none."""
    return () if player.number is None else (player.number,)


def _federation_numbers(player: Player) -> Iterable[tuple[str, str]]:
    """Return federation and number of all numbers of a player in federations."""
    return ids(player.federation_id).items()


def _strength(player: Player) -> tuple[Rank, str]:
    """Return rank and club, which tell namesakes apart."""
    return player.rank, plain(player.club)


def _other_strength(one: Player, other: Player) -> bool:
    """Tell whether ranks differ, or two clubs that are both known."""
    clubs = {plain(each.club) for each in (one, other)} - {""}
    return one.rank != other.rank or len(clubs) > 1


def _not_told_apart(one: Player, other: Player) -> bool:
    """Tell whether no numbers in one federation differ."""
    return not differ_by_number(one.federation_id, other.federation_id)


def _slip(one: Player, other: Player) -> bool:
    """Tell whether the names of two as strong differ by a slip, are exchanged or one is added."""
    if _other_strength(one, other) or not _not_told_apart(one, other):
        return False
    names, others = ((plain(each.family), plain(each.given)) for each in (one, other))
    added = names[0] == others[0] and "" in {names[1], others[1]}
    return names == others[::-1] or added or all(map(_like, names, others))


def _like(one: str, other: str) -> bool:
    """Tell whether two words are equal or differ by a slip."""
    return one == other or like(one, other)


def _drawn_names(workbook: Workbook) -> Mapping[int, set[str]]:
    """Return number -> the names, in the form of `plain`, with which rounds were drawn."""
    found = defaultdict[int, set[str]](set)
    reader = _reader(workbook, "drawn")
    for each in drawn_names(reader) if reader else ():
        found[each.number].add(plain(each.name))
    return found


def _logged(workbook: Workbook) -> set[tuple[str, str]]:
    """Return (before, after) of cells that the Log has changed, in the form of `plain`."""
    reader = _reader(workbook, "log")
    texts = (
        (dict(zip(SEALED, line.texts, strict=True)) for line in lines_of(reader)) if reader else ()
    )
    return {(plain(line["was"]), plain(line["became"])) for line in texts}


def _reader(workbook: Workbook, kind: str) -> TableReader | None:
    """Return a reader of a table; None without it."""
    location = find(workbook).get(kind)
    return TableReader(location, workbook[location.name], location.language) if location else None

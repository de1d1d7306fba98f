"""Players as files of other programs have them: known by a key, by a name, perhaps twice.

Names become distinct, as they must be on Players, and numbers are given by strength (M4): rank,
rating, name. A player who is only announced and has no game or bye gets no number.
"""

from __future__ import annotations

import unicodedata
from collections import Counter, defaultdict
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from nigiri.domain.model.event import Player, Round
    from nigiri.domain.model.units import Rank
    from nigiri.exchange.parts.losses import LeftOut


NO_POINTS = HalfPoints(0)


@dataclass(frozen=True)
class Entry:
    """A player of a file.

    key -- by which games and byes name the player
    sure -- finally registered; others are numbered only where they have a seat
    correction -- half points that the director of the file added to the start score
    """

    key: str
    player: Player
    sure: bool = True
    correction: HalfPoints = NO_POINTS


@dataclass(frozen=True)
class Roster:
    """The players of a file, and the search for the player of a game or a bye.

    seated -- positions in the list of those with a game or a bye
    """

    entries: Sequence[Entry]
    seated: Collection[int] = field(default_factory=frozenset)

    def find(self, key: str) -> int | None:
        """Return the position in the list of the player with that key; None for nobody.

        Capitals, blanks and the form of accents never matter; accents as a whole do only where
        two players would be the same without.
        """
        exact = self._exact.get(_key(key))
        return self._bare.get(_bare(key)) if exact is None else exact

    @cached_property
    def _exact(self) -> Mapping[str, int]:
        """Return key -> position in the list; of several with one key it is the first."""
        return {_key(e.key): at for at, e in reversed([*enumerate(self.entries)])}

    @cached_property
    def _bare(self) -> Mapping[str, int]:
        """Return key without accents -> position in the list, where only one player has it."""
        times = Counter(_bare(key) for key in self._exact)
        return {_bare(key): at for key, at in self._exact.items() if times[_bare(key)] == 1}

    @cached_property
    def numbers(self) -> Mapping[int, PlayerId]:
        """Return position in the list -> number, by strength (M4)."""
        numbered = [at for at, entry in enumerate(self.entries) if entry.sure or at in self.seated]
        numbered.sort(key=lambda at: (*_strength(self.entries[at].player), at))
        return {at: PlayerId(number) for number, at in enumerate(numbered, 1)}

    @cached_property
    def ranks(self) -> Mapping[PlayerId, Rank]:
        """Return number -> rank."""
        return {number: self.entries[at].player.rank for at, number in self.numbers.items()}

    def number(self, key: str) -> PlayerId | None:
        """Return the number of the player with that key; None without player or number."""
        at = self.find(key)
        return None if at is None else self.numbers.get(at)

    def players(self, rounds: Sequence[Round], last: int) -> tuple[Player, ...]:
        """Return the players by number, then those without one in the order of the file.

        last -- the last round of the event

        Nobody is out of a round in which they have a game or a bye, nor of one after the last. But
        players who are out of all rounds from the last on stay so, should more rounds follow.
        Once a round is drawn everybody entered with the rank of the file.
        """
        seats: dict[PlayerId, set[int]] = defaultdict(set)
        for this in rounds:
            for sitting in (*this.game_by_player, *this.byes):
                seats[sitting].add(this.number)
        numbered = []
        for at, number in self.numbers.items():
            player, played = self.entries[at].player, seats[number]
            entry_rank = player.rank if rounds else None
            numbered.append(
                replace(
                    player, number=number, here=True, out=player.out - played, entry_rank=entry_rank
                )
            )
        others = (e.player for at, e in enumerate(self.entries) if at not in self.numbers)
        within, beyond = (
            frozenset(range(first, end + 1)) for first, end in ((1, last), (last, MOST_ROUNDS))
        )
        return tuple(
            player if beyond <= player.out else replace(player, out=player.out & within)
            for player in (*numbered, *others)
        )

    @property
    def corrections(self) -> Mapping[PlayerId, HalfPoints]:
        """Return number -> the half points added to the start score, where there are any."""
        found = ((number, self.entries[at].correction) for at, number in self.numbers.items())
        return {number: correction for number, correction in found if correction}


def distinct(entries: Iterable[Entry], left_out: LeftOut) -> list[Entry]:
    """Return the entries with distinct names; a second one of a name gets a number behind it."""
    times: Counter[tuple[str, str]] = Counter()
    taken: set[tuple[str, str]] = set()
    found = []
    for entry in entries:
        player, name = entry.player, _name(entry.player)
        while _name(player) in taken:
            times[name] += 1
            given = f"{entry.player.given} ({times[name] + 1})".strip()
            player = replace(entry.player, given=given)
        if player is not entry.player:
            left_out.item("lost.same-names", player.name)
        taken.add(_name(player))
        found.append(replace(entry, player=player))
    return found


def _name(player: Player) -> tuple[str, str]:
    """Return a name as Players compares it."""
    return plain(player.family), plain(player.given)


def _strength(player: Player) -> tuple[int, int, str, str]:
    """Return the sort key of M4: rank, rating, name."""
    return (
        -player.rank.steps,
        -(player.rating if player.rating is not None else -9999),
        *_name(player),
    )


def _key(key: str) -> str:
    """Return a key without blanks and capitals."""
    return unicodedata.normalize("NFC", "".join(key.split()).upper())


def _bare(key: str) -> str:
    """Return a key without accents either."""
    return plain(_key(key)).replace(" ", "")

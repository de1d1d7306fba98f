"""A result table: a line a player, a column a round; turned into rounds and back.

Both lines of a game must agree; where they do not, the game is read without a result, or not at
all, and is reported.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Game, Outcome, Result, Round
from nigiri.domain.model.units import PlayerId
from nigiri.domain.scores.scores import appearances
from nigiri.exchange.parts.losses import LeftOut
from nigiri.exchange.result_tables.entries import SIGNS, Entry
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.scores.scores import Participation

_NONE, _HALF = Entry(0, "-"), "="
_OUTCOMES = {
    "+-": Outcome.WHITE,
    "-+": Outcome.BLACK,
    "==": Outcome.JIGO,
    "--": Outcome.NONE,
    "++": Outcome.BOTH,
}
"""The sign of White and that of Black -> who won."""
_TOGETHER = frozenset({*_OUTCOMES, "??"})


@dataclass(frozen=True)
class Meeting:
    """A game in the words of its two lines; one -- the line higher in the table."""

    number: int
    one: PlayerId
    other: PlayerId
    entry: Entry
    mirror: Entry

    @property
    def agrees(self) -> bool:
        """Tell whether both lines agree."""
        first, second = self.entry, self.mirror
        colours = {first.colour, second.colour}
        return (
            self._white_first() in _TOGETHER
            and (not first.colour or not second.colour or colours == {"w", "b"})
            and first.by_default == second.by_default
            and (None in (first.handicap, second.handicap) or first.handicap == second.handicap)
        )

    @property
    def blind(self) -> bool:
        """Tell whether no line has a colour."""
        return not (self.entry.colour or self.mirror.colour)

    @property
    def white(self) -> PlayerId:
        """Return the player with White: the higher line where neither has a colour."""
        black = self.entry.colour == "b" or (not self.entry.colour and self.mirror.colour == "w")
        return self.other if black else self.one

    def _white_first(self) -> str:
        """Return the signs, White's in front."""
        signs = (self.entry.sign, self.mirror.sign)
        return "".join(signs if self.white == self.one else reversed(signs))

    def game(self, by_rule: int) -> Game:
        """Return the game; an even one of which no line has a colour has open colours.

        by_rule -- the handicap where no line has one
        """
        given = [e.handicap for e in (self.entry, self.mirror) if e.handicap is not None]
        outcome = _OUTCOMES.get(self._white_first()) if self.agrees else None
        default = self.entry.by_default or self.mirror.by_default
        black = self.other if self.white == self.one else self.one
        result = None if outcome is None else Result(outcome, default)
        stones = given[0] if given else by_rule
        return Game(None, self.white, black, stones, result, open=not stones and self.blind)


@dataclass(frozen=True)
class Played:
    """The rounds of a table.

    missed -- player -> the rounds without a game that gave half a point
    remarks -- sentences about contradictions and gaps
    """

    rounds: tuple[Round, ...]
    missed: Mapping[PlayerId, frozenset[int]]
    remarks: tuple[str, ...]


def played(
    lines: Mapping[PlayerId, Sequence[Entry]], by_rule: Callable[[PlayerId, PlayerId], int]
) -> Played:
    """Return the rounds in the lines of all players.

    by_rule -- returns the handicap between two where the table has none
    """
    count, left_out = max(map(len, lines.values()), default=0), LeftOut()
    for number, line in lines.items():
        if len(line) != count:
            has = message("thing.results", number=number, results=len(line))
            left_out.item("lost.games.short-lines", has, results=count)
    rounds: list[Round] = []
    missed: dict[PlayerId, set[int]] = {number: set() for number in lines}
    blind = 0
    for at in range(count):
        column = {n: line[at] if at < len(line) else _NONE for n, line in lines.items()}
        found = tuple(_meetings(at + 1, column, left_out))
        games = tuple(each.game(by_rule(each.one, each.other)) for each in found)
        blind += sum(
            each.blind and game.handicap > 0 for each, game in zip(found, games, strict=True)
        )
        taken = {player for game in games for player in game.players}
        idle = {n: e.sign for n, e in column.items() if n not in taken and not e.opponent}
        for number in (n for n, sign in idle.items() if sign == _HALF):
            missed[number].add(at + 1)
        rounds.append(Round(at + 1, games, tuple(n for n, s in idle.items() if s == "+")))
    if blind:
        left_out.add("lost.games.colours", games=blind)
    return Played(
        tuple(rounds), {n: frozenset(out) for n, out in missed.items()}, left_out.sentences()
    )


def _meetings(
    number: int, column: Mapping[PlayerId, Entry], left_out: LeftOut
) -> Iterator[Meeting]:
    """Yield the games of a round in order of the lines; report lines that do not agree."""
    for one, entry in column.items():
        other = PlayerId(entry.opponent)
        mirror = column.get(other)
        if not other or (mirror and mirror.opponent == one and other < one):
            continue
        if mirror is None or mirror.opponent != one or other == one:
            alone = message("thing.game.against", round=number, one=one, other=other)
            left_out.item("lost.games.one-sided", alone)
            continue
        meeting = Meeting(number, one, other, entry, mirror)
        if not meeting.agrees:
            both = message("thing.game.both", round=number, one=one, other=other)
            left_out.item("lost.games.unlike", both)
        yield meeting


def lines_of(
    event: Event, order: Sequence[PlayerId], *, keep_defaults: bool
) -> dict[PlayerId, tuple[Entry, ...]]:
    """Return the line of every player, in the given order; opponents by their place in it.

    keep_defaults -- games by default are written as such, else as rounds without a game that are
    worth the same
    """
    places = {number: at for at, number in enumerate(order, 1)}
    return {
        number: tuple(
            _entry(event, each, places, keep_defaults=keep_defaults)
            for each in appearances(event, number)
        )
        for number in order
    }


def _entry(
    event: Event, each: Participation, places: Mapping[PlayerId, int], *, keep_defaults: bool
) -> Entry:
    """Return the entry of one player in one round."""
    sign = SIGNS[min(2, max(0, event.settings.scoring.score.of(each.kind)))]
    game = each.game
    if game is None or (each.by_default and not keep_defaults):
        return Entry(0, sign)
    colour = "" if game.open else "w" if game.white == each.player else "b"
    opponent = places[game.opponent_of(each.player)]
    found = Entry(opponent, "?", colour, game.handicap, each.by_default)
    return found if game.result is None else replace(found, sign=SIGNS[each.victory])

"""The judge of a round: every rule it breaks, found without the code that draws.

It shares nothing with the draw, nor with the scores and byes the draw is made from: a judge that
shares code with what it judges shares its mistakes. It knows the model alone and recomputes
(facts.py).

code       the round is wrong because                                            source
unknown    somebody has a number that no player has
himself    a player meets himself
twice      a player has more than one game or bye
absent     a player is seated who is not here or is out
idle       a player is here and has neither game nor bye, and is no reserve or volunteer
reserve    a reserve plays or has a bye though the others are an even number         B6
table      two games are at one table
unused     a drawn game is at a table that this event does not use
rematch    two players meet who met before, and rematches are not allowed        M7
never      two players meet who never should                                     B8
must       players meet others although they are to meet only one another
mixed      two of different sections meet, which never mix
bye        there is a bye although the event gives none                          B6
byes       more than one player has a bye                                        M6
even       there is a bye although the number of players is even                 M6
again      a player has a second bye                                             M6
handicap   a handicap is not the one of the rule                                 M12, B3, A6
black      the weaker has White in a handicap game                               M12
halves     an even, fresh group has boards inside one half                       M9
score      two boards are nearer in score when they exchange opponents            M8
apart      two boards part a club when they exchange opponents of the same scores M10

Byes are counted part by part (parts.py): a section that never mixes, or a group who meet only one
another, has its own. `halves`, `score` and `apart` are judged as far as nothing stands above them
that can have broken them (exchanges.py). `halves` judges groups of which no two have met, which
nobody floats into or out of and no wish concerns; `score` and `apart` try every exchange of two
boards and name the best; that no draw at all has a smaller sum takes a solver. The director's own
boards (Game.keep) are judged for what can never be, for the rest they stand: no `must`, `mixed`,
`handicap`, `black`, `halves`, `score`, `apart`.

A round that its system of play arranged is judged for what is wrong in any: who is seated twice or
absent, tables, who never should meet.

Not done: who has the bye, colours of even games, clubs in the last rounds (M10), the lesser wishes,
whether an allowed rematch could have been avoided; `score` below criteria other than wishes and
clubs, `apart` below others than wishes and the score.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.checks.exchanges import nearer, parted, same_half
from nigiri.domain.checks.facts import before, expected, meetings, present, seats
from nigiri.domain.checks.handicaps import rule_stones, strengths
from nigiri.domain.checks.parts import part_of
from nigiri.domain.checks.wishes import missed, never, not_drawn
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.settings import BY_SCORE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.checks.facts import Pair
    from nigiri.domain.checks.parts import Part
    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.model.units import PlayerId


@dataclass(frozen=True)
class Violation:
    """One broken rule, as facts.

    code -- see the table above; players -- those concerned, by number
    facts -- values for the sentence of the code
    """

    code: str
    players: tuple[PlayerId, ...] = ()
    facts: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        """Return the rule as an English sentence."""
        who = " and ".join(str(number) for number in self.players)
        return SENTENCES[self.code].format(who=who, **dict(self.facts))


#: Code -> its sentence; {who} are the numbers of the players.
SENTENCES: dict[str, str] = {
    "unknown": "nobody has the number {who}",
    "himself": "{who} meets himself",
    "twice": "{who} is seated {times} times",
    "absent": "{who} is seated but does not play in this round",
    "idle": "{who} is here but has neither a game nor the bye",
    "reserve": "{who} plays only if needed, and is not",
    "table": "table {table} is used {times} times",
    "unused": "{who} are at table {table}, which is not used",
    "rematch": "{who} met in round {round} already",
    "never": "{who} are never to meet",
    "must": "{who} should have met nobody outside their group",
    "mixed": "{who} are of different sections, which do not mix",
    "bye": "{who} has a bye although this event gives none",
    "byes": "{who} have a bye in the same round",
    "even": "{who} has a bye although {present} players are to be paired, an even number",
    "again": "{who} had a bye in round {round} already",
    "handicap": "{who} play with handicap {given}, by rule it is {rule}",
    "black": "{who}: White is the weaker player and Black has the handicap",
    "halves": "{who} are in the same half of the group with score {score}",
    "score": "{now} are nearer in score as {better}, without a rematch",
    "apart": "{now} share a club or the like; {better} have the same scores and share less",
}


def violations(event: Event, round_: Round) -> list[Violation]:
    """Return every rule that the round breaks against the rounds before it; [] is a good round.

    A round with unknown players, or with one player twice, has these violations alone: nothing else
    can be judged.
    """
    found = [*_unknown(event, round_), *_twice(round_)]
    if found:
        return found
    rules = [_absent, _tables, _unused, _never]
    if round_.system in BY_SCORE:
        rules += [_idle, _reserves, _rematches, _parts, _byes, _handicaps, _nearness]
    return [violation for rule in rules for violation in rule(event, round_)]


def _unknown(event: Event, round_: Round) -> list[Violation]:
    """Find numbers that no player has."""
    known = {player.number for player in event.players}
    return [Violation("unknown", (n,)) for n in sorted(set(seats(round_)) - known)]


def _twice(round_: Round) -> list[Violation]:
    """Find players with more than one seat, and those who meet themselves."""
    himself = [
        Violation("himself", (game.white,)) for game in round_.games if game.white == game.black
    ]
    alone = {player for violation in himself for player in violation.players}
    return himself + [
        Violation("twice", (player,), (("times", times),))
        for player, times in sorted(Counter(seats(round_)).items())
        if times > 1 and player not in alone
    ]


def _absent(event: Event, round_: Round) -> list[Violation]:
    """Find players who are seated but absent."""
    here, seated = set(present(event, round_.number)), set(seats(round_))
    return [Violation("absent", (player,)) for player in sorted(seated - here)]


def _idle(event: Event, round_: Round) -> list[Violation]:
    """Find players who are here but not seated."""
    missing = set(expected(event, round_)) - set(seats(round_))
    return [Violation("idle", (player,)) for player in sorted(missing)]


def _reserves(event: Event, round_: Round) -> list[Violation]:
    """Find reserves whom their part did not need (B6); the director's own games are not judged."""
    reserves = {player.number for player in event.players if player.reserve}
    parts = part_of(event, round_)
    playing: dict[Part | None, list[PlayerId]] = {}
    for game in _drawn(round_):
        for player in game.players:
            playing.setdefault(parts.get(player), []).append(player)
    needless = sorted(player for player in round_.byes if player in reserves)
    for players in playing.values():
        called = sorted(player for player in players if player in reserves)
        needless += called[(len(players) - len(called)) % 2 :]
    return [Violation("reserve", (player,)) for player in needless]


def _tables(_: Event, round_: Round) -> list[Violation]:
    """Find tables with two games; a game without a table is no violation."""
    used = Counter(game.table for game in round_.games if game.table is not None)
    return [
        Violation("table", facts=(("table", table), ("times", times)))
        for table, times in sorted(used.items())
        if times > 1
    ]


def _unused(event: Event, round_: Round) -> list[Violation]:
    """Find games at tables that are not used; where the director's own sit is the director's."""
    return [
        Violation("unused", game.players, (("table", game.table),))
        for game in _drawn(round_)
        if game.table in event.settings.tables_unused
    ]


def _rematches(event: Event, round_: Round) -> list[Violation]:
    """Find pairs that met before, where rematches are not allowed (M7)."""
    met = {} if event.settings.rematches == "allowed" else meetings(event, round_.number)
    return [
        Violation("rematch", game.players, (("round", met[frozenset(game.players)]),))
        for game in round_.games
        if frozenset(game.players) in met
    ]


def _never(event: Event, round_: Round) -> list[Violation]:
    """Find pairs that never should meet (B8)."""
    wished = never(event, round_.number)
    return [
        Violation("never", game.players)
        for game in round_.games
        if frozenset(game.players) in wished
    ]


def _parts(event: Event, round_: Round) -> list[Violation]:
    """Find drawn games between two parts, and pairs who must meet, could, and do not."""
    parts, fixed = part_of(event, round_), not_drawn(event, round_)
    outsiders: dict[Part, list[PlayerId]] = {}
    mixed = []
    for game in round_.games:
        if game in fixed or len({parts.get(player) for player in game.players}) == 1:
            continue
        outside = [p for p in game.players if p in parts and parts[p][0] == "room"]
        for player in outside:
            outsiders.setdefault(parts[player], []).append(player)
        mixed += [] if outside else [Violation("mixed", game.players)]
    alone = [*missed(event, round_), *(tuple(sorted(players)) for players in outsiders.values())]
    return [Violation("must", players) for players in alone] + mixed


def _byes(event: Event, round_: Round) -> list[Violation]:
    """Find byes where there are none (B6), too many, needless and repeated byes (M6)."""
    found = []
    if event.settings.bye_policy == "none":
        found += [Violation("bye", (player,)) for player in round_.byes]
    for sitting, players in _sitting(event, round_):
        if len(sitting) > 1:
            found.append(Violation("byes", sitting))
        if players % 2 == 0:
            found.append(Violation("even", sitting, (("present", players),)))
    for earlier in before(event, round_.number):
        again = sorted(set(round_.byes) & set(earlier.byes))
        found += [Violation("again", (player,), (("round", earlier.number),)) for player in again]
    return found


def _sitting(event: Event, round_: Round) -> list[tuple[tuple[PlayerId, ...], int]]:
    """Return for each part of the round with a bye its byes, and the number of its players."""
    parts = part_of(event, round_)
    counted = Counter(parts.values())
    sitting: dict[Part, tuple[PlayerId, ...]] = {}
    for player in round_.byes:
        if player in parts:
            sitting[parts[player]] = (*sitting.get(parts[player], ()), player)
    return [(players, counted[part]) for part, players in sitting.items()]


def _handicaps(event: Event, round_: Round) -> list[Violation]:
    """Find handicaps other than the rule's for the printed ranks, and those given by the weaker."""
    found = []
    for game in _drawn(round_):
        rule = rule_stones(event, game, round_.number)
        if game.handicap != rule:
            facts = (("given", game.handicap), ("rule", rule))
            found.append(Violation("handicap", game.players, facts))
        white, black = strengths(event, game, round_.number)
        if game.handicap and black > white:
            found.append(Violation("black", game.players))
    return found


def _nearness(event: Event, round_: Round) -> list[Violation]:
    """Find boards inside a half (M9), and two to be exchanged, by score (M8) or club (M10)."""
    found = [
        Violation("halves", pair, (("score", points_words(score)),))
        for pair, score in same_half(event, round_)
    ]
    for code, exchange in (("score", nearer(event, round_)), ("apart", parted(event, round_))):
        if exchange is not None:
            now, better = exchange
            facts = (("now", _listed(now)), ("better", _listed(better)))
            found.append(Violation(code, tuple(p for pair in now for p in pair), facts))
    return found


def _listed(pairs: Iterable[Pair]) -> str:
    """Return pairs as words: "1-8 and 2-7"."""
    return " and ".join(f"{one}-{other}" for one, other in pairs)


def _drawn(round_: Round) -> list[Game]:
    """Return the games that are not the director's own."""
    return [game for game in round_.games if not game.keep]

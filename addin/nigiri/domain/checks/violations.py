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
rematch    two players meet who met before                                       M7
never      two players meet who never should                                     B8
must       two of a group play others although they could meet one another
byes       more than one player has a bye                                        M6
even       there is a bye although the number of players is even                 M6
again      a player has a second bye                                             M6
handicap   a handicap is not the one of the rule                                 M12
black      the weaker has White in a handicap game                               M12
halves     an even, fresh group has boards inside one half                       M9
score      two boards are nearer in score when they exchange opponents            M8

`halves` judges groups of which no two have met, which nobody floats into or out of and no wish
concerns, and only where the pattern is "slide". `score` tries every exchange of two boards that
takes apart nobody of a wish, and names the best; that no draw at all has a smaller sum takes a
solver. The director's own boards (Game.keep) are judged for
what can never be, for the rest they are his word: no `handicap`, `black`, `halves`, `score`.

Not done: the choice of the bye, colours of even games, clubs (M10).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from nigiri.domain.checks.facts import (
    before,
    expected,
    meetings,
    present,
    scores_before,
    seats,
    strength,
    sum_of_squares,
)
from nigiri.domain.checks.wished import barred, concerned, groups, missed
from nigiri.domain.units import format_points

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.checks.facts import Pair
    from nigiri.domain.model import Event, Game, Round
    from nigiri.domain.units import PlayerId


@dataclass(frozen=True)
class Violation:
    """One broken rule, as facts.

    code -- which (the table above); players -- whom, by number; facts -- words of the sentence
    """

    code: str
    players: tuple[PlayerId, ...] = ()
    facts: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        """Return the rule as an English sentence."""
        who = " and ".join(str(number) for number in self.players)
        return SENTENCES[self.code].format(who=who, **dict(self.facts))


#: What each code says; {who} are the numbers of the players.
SENTENCES: dict[str, str] = {
    "unknown": "nobody has the number {who}",
    "himself": "{who} meets himself",
    "twice": "{who} is seated {times} times",
    "absent": "{who} is seated but does not play in this round",
    "idle": "{who} is here but has neither a game nor the bye",
    "reserve": "{who} plays only if needed, and is not",
    "table": "table {table} is used {times} times",
    "rematch": "{who} met in round {round} already",
    "never": "{who} are never to meet",
    "must": "{who} play others although they are to meet only one another, and could",
    "byes": "{who} have a bye in the same round",
    "even": "{who} has a bye although {present} players are here, an even number",
    "again": "{who} had a bye in round {round} already",
    "handicap": "{who} play with handicap {given}, by rule it is {rule}",
    "black": "{who}: White is the weaker player and Black has the handicap",
    "halves": "{who} are in the same half of the group with {score} points",
    "score": "{now} are nearer in score as {better}, without a rematch",
}


def violations(event: Event, round_: Round) -> list[Violation]:
    """Return every rule that the round breaks against the rounds before it; [] is a good round.

    Who names unknown players or one player twice is told that alone: nothing else can be judged.
    """
    found = [*_unknown(event, round_), *_twice(round_)]
    if found:
        return found
    rules = (
        _attendance,
        _reserves,
        _tables,
        _rematches,
        _wishes,
        _byes,
        _handicaps,
        _halves,
        _exchanges,
    )
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


def _attendance(event: Event, round_: Round) -> list[Violation]:
    """Find who is seated but absent, and who is here but not seated."""
    here, seated = set(present(event, round_.number)), set(seats(round_))
    return [Violation("absent", (player,)) for player in sorted(seated - here)] + [
        Violation("idle", (player,)) for player in sorted(set(expected(event, round_)) - seated)
    ]


def _reserves(event: Event, round_: Round) -> list[Violation]:
    """Find reserves who were not needed (B6); those in the director's own games are his word."""
    asked = {player.number for player in event.players if player.reserve}
    playing = [player for game in round_.games if not game.keep for player in game.players]
    called = sorted(player for player in playing if player in asked)
    needed = (len(playing) - len(called)) % 2
    free = sorted(player for player in round_.byes if player in asked)
    return [Violation("reserve", (player,)) for player in (*free, *called[needed:])]


def _tables(_: Event, round_: Round) -> list[Violation]:
    """Find tables with two games; a game without a table is no mistake."""
    used = Counter(game.table for game in round_.games if game.table is not None)
    return [
        Violation("table", facts=(("table", table), ("times", times)))
        for table, times in sorted(used.items())
        if times > 1
    ]


def _rematches(event: Event, round_: Round) -> list[Violation]:
    """Find pairs that met before (M7)."""
    met = meetings(event, round_.number)
    return [
        Violation("rematch", game.players, (("round", met[frozenset(game.players)]),))
        for game in round_.games
        if frozenset(game.players) in met
    ]


def _wishes(event: Event, round_: Round) -> list[Violation]:
    """Find pairs that are never to meet (B8), and those who should have met one another."""
    never = groups(event, round_.number, "never")
    met = [game.players for game in round_.games if any(g.issuperset(game.players) for g in never)]
    return [Violation("never", pair) for pair in met] + [
        Violation("must", pair) for pair in missed(event, round_)
    ]


def _byes(event: Event, round_: Round) -> list[Violation]:
    """Find too many, needless and repeated byes (M6)."""
    found = []
    here = len(expected(event, round_))
    if len(round_.byes) > 1:
        found.append(Violation("byes", round_.byes))
    if round_.byes and here % 2 == 0:
        found.append(Violation("even", round_.byes, (("present", here),)))
    for earlier in before(event, round_.number):
        again = sorted(set(round_.byes) & set(earlier.byes))
        found += [Violation("again", (player,), (("round", earlier.number),)) for player in again]
    return found


def _handicaps(event: Event, round_: Round) -> list[Violation]:
    """Find handicaps other than the rule's for the printed ranks, and those given by the weaker."""
    found, settings = [], event.settings
    ranks = {player.number: player.rank for player in event.players}
    for game in _drawn(round_):
        white = (game.white_rank or ranks[game.white]).steps
        black = (game.black_rank or ranks[game.black]).steps
        rule = max(0, min(settings.handicap_cap, abs(white - black) - settings.handicap_reduction))
        if game.handicap != rule:
            facts = (("given", game.handicap), ("rule", rule))
            found.append(Violation("handicap", game.players, facts))
        if game.handicap and black > white:
            found.append(Violation("black", game.players))
    return found


def _halves(event: Event, round_: Round) -> list[Violation]:
    """Find boards inside one half of an even and fresh group (M9)."""
    if event.settings.pattern != "slide":
        return []
    scores, met, found = scores_before(event, round_.number), meetings(event, round_.number), []
    wished = concerned(event, round_.number)
    for score in sorted({scores[game.white] for game in _drawn(round_)}, reverse=True):
        games = [game for game in _drawn(round_) if score in {scores[p] for p in game.players}]
        group = sorted((p for game in games for p in game.players), key=strength(event))
        floats = any(scores[player] != score for player in group)
        fresh = not any(frozenset(pair) in met for pair in combinations(group, 2))
        if floats or not fresh or not wished.isdisjoint(group):
            continue
        top = set(group[: len(games)])
        found += [
            Violation("halves", game.players, (("score", format_points(score)),))
            for game in games
            if len(top.intersection(game.players)) != 1
        ]
    return found


def _exchanges(event: Event, round_: Round) -> list[Violation]:
    """Find the two boards whose players, exchanged, make the sum of squares smallest (M8)."""
    scores, impossible = scores_before(event, round_.number), barred(event, round_.number)
    bound = concerned(event, round_.number, "must", "title")
    games = [game for game in _drawn(round_) if bound.isdisjoint(game.players)]
    uneven = [game.players for game in games if sum_of_squares(scores, [game.players])]
    best = max(
        (
            (sum_of_squares(scores, now) - sum_of_squares(scores, better), now, better)
            for one in uneven
            for now in ((one, other.players) for other in games if other.players != one)
            for better in _exchanged(*now)
            if not any(frozenset(pair) in impossible for pair in better)
        ),
        default=(0, (), ()),
    )
    if best[0] <= 0:
        return []
    facts = (("now", _listed(best[1])), ("better", _listed(best[2])))
    return [Violation("score", tuple(p for pair in best[1] for p in pair), facts)]


def _exchanged(one: Pair, other: Pair) -> tuple[tuple[Pair, ...], ...]:
    """Return the two other ways to pair the players of two games."""
    (a, b), (c, d) = one, other
    return ((a, c), (b, d)), ((a, d), (b, c))


def _listed(pairs: Iterable[Pair]) -> str:
    """Return pairs as words: "1-8 and 2-7"."""
    return " and ".join(f"{one}-{other}" for one, other in pairs)


def _drawn(round_: Round) -> list[Game]:
    """Return the games that are not the director's own."""
    return [game for game in round_.games if not game.keep]

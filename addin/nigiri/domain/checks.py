"""The judge of a round: every rule it breaks, found without the code that draws.

It shares nothing with the draw, nor with the scores and byes the draw is made from: a judge that
shares code with what it judges shares its mistakes. It knows the model alone and recomputes.

code       the round is wrong because                                            source
unknown    somebody has a number that no player has
himself    a player meets himself
twice      a player has more than one game or bye
absent     a player is seated who is not here or is out
idle       a player is here and has neither game nor bye
table      two games are at one table
rematch    two players meet who met before                                       M7
byes       more than one player has a bye                                        M6
even       there is a bye although the number of players is even                 M6
again      a player has a second bye                                             M6
handicap   a handicap is not the one of the rule                                 M12
black      the weaker has White in a handicap game                               M12
halves     an even, fresh group has boards inside one half                       M9
score      two boards are nearer in score when they exchange opponents            M8

`halves` judges groups of which no two have met, which nobody floats into or out of, and only
where the pattern is "slide". `score` tries every exchange of two boards and names the best; that no
draw at all has a smaller sum takes a solver. The director's own boards (Game.keep) are judged for
what can never be, for the rest they are his word: no `handicap`, `black`, `halves`, `score`.

Not done: the choice of the bye, colours of even games, clubs (M10).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from nigiri.domain.units import HalfPoints, PlayerId, format_points

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from nigiri.domain.model import Event, Game, Player, Round

    Scores = Mapping[PlayerId, HalfPoints]
    Pair = tuple[PlayerId, PlayerId]


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
    "table": "table {table} is used {times} times",
    "rematch": "{who} met in round {round} already",
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
    rules = (_attendance, _tables, _rematches, _byes, _handicaps, _halves, _exchanges)
    return [violation for rule in rules for violation in rule(event, round_)]


def squared_differences(event: Event, round_: Round) -> int:
    """Return the sum over the games of the squared score difference, in half points (M8)."""
    scores = _scores(event, round_.number)
    return _sum(scores, (game.players for game in round_.games))


def _unknown(event: Event, round_: Round) -> list[Violation]:
    """Find numbers that no player has."""
    known = {player.number for player in event.players}
    return [Violation("unknown", (n,)) for n in sorted(set(_seats(round_)) - known)]


def _twice(round_: Round) -> list[Violation]:
    """Find players with more than one seat, and those who meet themselves."""
    himself = [
        Violation("himself", (game.white,)) for game in round_.games if game.white == game.black
    ]
    alone = {player for violation in himself for player in violation.players}
    return himself + [
        Violation("twice", (player,), (("times", times),))
        for player, times in sorted(Counter(_seats(round_)).items())
        if times > 1 and player not in alone
    ]


def _attendance(event: Event, round_: Round) -> list[Violation]:
    """Find who is seated but absent, and who is here but not seated."""
    here, seated = set(_present(event, round_.number)), set(_seats(round_))
    return [Violation("absent", (player,)) for player in sorted(seated - here)] + [
        Violation("idle", (player,)) for player in sorted(here - seated)
    ]


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
    met = _meetings(event, round_.number)
    return [
        Violation("rematch", game.players, (("round", met[frozenset(game.players)]),))
        for game in round_.games
        if frozenset(game.players) in met
    ]


def _byes(event: Event, round_: Round) -> list[Violation]:
    """Find too many, needless and repeated byes (M6)."""
    found = []
    present = len(_present(event, round_.number))
    if len(round_.byes) > 1:
        found.append(Violation("byes", round_.byes))
    if round_.byes and present % 2 == 0:
        found.append(Violation("even", round_.byes, (("present", present),)))
    for earlier in _before(event, round_.number):
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
    scores, met, found = _scores(event, round_.number), _meetings(event, round_.number), []
    for score in sorted({scores[game.white] for game in _drawn(round_)}, reverse=True):
        games = [game for game in _drawn(round_) if score in {scores[p] for p in game.players}]
        group = sorted((p for game in games for p in game.players), key=_strength(event))
        floats = any(scores[player] != score for player in group)
        if floats or any(frozenset(pair) in met for pair in combinations(group, 2)):
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
    scores, met = _scores(event, round_.number), _meetings(event, round_.number)
    games = _drawn(round_)
    uneven = [game.players for game in games if _sum(scores, [game.players])]
    best = max(
        (
            (_sum(scores, now) - _sum(scores, better), now, better)
            for one in uneven
            for now in ((one, other.players) for other in games if other.players != one)
            for better in _exchanged(*now)
            if not any(frozenset(pair) in met for pair in better)
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


def _sum(scores: Scores, pairs: Iterable[Pair]) -> int:
    """Return the sum of the squared score differences of these pairs, in half points."""
    return sum((scores[one] - scores[other]) ** 2 for one, other in pairs)


def _listed(pairs: Iterable[Pair]) -> str:
    """Return pairs as words: "1-8 and 2-7"."""
    return " and ".join(f"{one}-{other}" for one, other in pairs)


def _drawn(round_: Round) -> list[Game]:
    """Return the games that are not the director's own."""
    return [game for game in round_.games if not game.keep]


def _seats(round_: Round) -> list[PlayerId]:
    """Return everyone in a game or with a bye, as often as named."""
    return [player for game in round_.games for player in game.players] + list(round_.byes)


def _present(event: Event, round_number: int) -> list[PlayerId]:
    """Return the numbered players who are here and not out in that round."""
    return [
        player.number
        for player in event.players
        if player.number is not None and player.here and round_number not in player.out
    ]


def _before(event: Event, round_number: int) -> list[Round]:
    """Return the rounds before that one."""
    return [round_ for round_ in event.rounds if round_.number < round_number]


def _meetings(event: Event, round_number: int) -> dict[frozenset[PlayerId], int]:
    """Return who met whom before that round, and in which round."""
    return {
        frozenset(game.players): round_.number
        for round_ in _before(event, round_number)
        for game in round_.games
    }


def _scores(event: Event, round_number: int) -> Scores:
    """Return everybody's score before that round: initial, wins, byes, half for a missed one."""
    scores = {p.number: _initial(event, p) for p in event.players if p.number is not None}
    for round_ in _before(event, round_number):
        earned = dict.fromkeys(scores, 1)
        earned |= dict.fromkeys(round_.byes, 2)
        earned |= {p: game.points_of(p) for game in round_.games for p in game.players}
        scores = {player: score + earned[player] for player, score in scores.items()}
    return {player: HalfPoints(score) for player, score in scores.items()}


def _initial(event: Event, player: Player) -> int:
    """Return the initial score of the player's section (M3), 0 for who is in no section."""
    rank = player.entry_rank or player.rank
    reached = [section.number for section in event.sections if rank >= section.lowest]
    last = [section.number for section in event.sections[-1:]]
    number = next(iter([*filter(None, [player.section]), *reached, *last]), 1)
    start = next((s.start for s in event.sections if s.number == number), None)
    return -2 * (number - 1) * (_skipped(event) + 1) if start is None else start


def _skipped(event: Event) -> int:
    """Return how many scores lie between neighbouring sections: 0, 1 or 2 by the rounds (M3)."""
    if event.settings.gap is not None:
        return event.settings.gap
    return sum(event.settings.rounds >= rounds for rounds in (4, 7))


def _strength(event: Event) -> Callable[[PlayerId], tuple[int, int]]:
    """Return the order of strength: by the rank now, then by number (M4)."""
    ranks = {player.number: player.rank.steps for player in event.players}
    return lambda number: (-ranks[number], number)

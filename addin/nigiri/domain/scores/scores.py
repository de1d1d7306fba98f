"""Scores: the rounds of every player, and what they count (M5, M14, M16).

what happened      pairing   final score, grid   victory   adjusted for tie-breaks
win                1         1                   1         1
jigo               ½         ½                   ½         ½
loss, unfinished   0         0                   0         0
win by default     1         1                   1         1 - ½
loss by default    0         0                   0         0 + ½
bye                1         1                   1         1 - ½
missed, returned   ½         ½                   0         ½ (counted once)
missed, left       ½         0 (not shown)       0         0 + ½

Everything is in half points and added to the initial score of the section, but victories start
at 0. The adjusted column in one sentence: whatever was not played counts ½. These are the
figures of the rule set `quebec`; an event's own are in its scoring (domain/model/scoring.py), which
the rule sets fill in (domain/rules/).
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.scoring import BESIDE
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.starts.start_scores import initial_score, section_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event, Game, Player
    from nigiri.domain.model.scoring import Worth
    from nigiri.domain.model.units import PlayerId

Table = Literal["score", "victories", "seen", "seen_victories"]  # those of Scoring

#: The tables on the McMahon scale, which begins with the initial score; the others begin with 0.
WITH_INITIAL = ("score", "seen")


class Participation(NamedTuple):
    """One player in one drawn round: a game, a bye, or neither.

    game -- None without a game; bye -- the round was a bye; with neither, the round was missed
    announced -- the player was out of the round, or had said not to mind sitting out
    """

    round_number: int
    player: PlayerId
    game: Game | None = None
    bye: bool = False
    announced: bool = False

    @property
    def missed(self) -> bool:
        """Tell whether the player neither played nor had a bye."""
        return self.game is None and not self.bye

    @property
    def by_default(self) -> bool:
        """Tell whether the game was decided without being played."""
        result = None if self.game is None else self.game.result
        return result is not None and result.by_default

    @property
    def unfinished(self) -> bool:
        """Tell whether the game has no result yet."""
        return self.game is not None and self.game.result is None

    @property
    def opponent(self) -> PlayerId | None:
        """Return the opponent, also of a game decided by default; None without a game."""
        return None if self.game is None else self.game.opponent_of(self.player)

    @property
    def victory(self) -> HalfPoints:
        """Return 2 for a win or a bye, 1 for a jigo, else 0; by default included (M14)."""
        if self.game is not None:
            return self.game.points_of(self.player)
        return HalfPoints(2 if self.bye else 0)

    @property
    def lost(self) -> bool:
        """Tell whether a game was lost, by default included."""
        return self.game is not None and not self.unfinished and not self.victory

    @property
    def kind(self) -> str:
        """Return the kind of round: a field of scoring.Worth such as "win" or "bye"."""
        if self.game is None:
            return "bye" if self.bye else "missed" if self.announced else "unassigned"
        if self.game.result is None:
            return "unfinished"
        points, outcome = ("loss", "jigo", "win")[self.victory], self.game.result.outcome
        if self.by_default:
            return f"default_{points}"
        return {Outcome.NONE: "both_lose", Outcome.BOTH: "both_win"}.get(outcome, points)


@once_an_event
def _round_numbers(event: Event) -> tuple[int, ...]:
    """Return the numbers of the drawn rounds, without play-offs, which add to nothing (E2)."""
    return tuple(sorted({r.number for r in event.rounds if r.system not in BESIDE}))


@once_an_event
def _record(event: Event) -> Mapping[PlayerId, tuple[Participation, ...]]:
    """Return the participations of every numbered player in the rounds that count, in order."""
    counted = set(_round_numbers(event))
    return {
        player: tuple(part for part in line if part.round_number in counted)
        for player, line in _appearances(event).items()
    }


@once_an_event
def kinds(event: Event) -> Mapping[PlayerId, tuple[str, ...]]:
    """Return the kind of each round that counts, in order, for every numbered player."""
    return {player: tuple(part.kind for part in line) for player, line in _record(event).items()}


@once_an_event
def _appearances(event: Event) -> Mapping[PlayerId, tuple[Participation, ...]]:
    """Return the participations of every numbered player in all drawn rounds, in order."""
    lines: dict[PlayerId, list[Participation]] = {number: [] for number in event.by_number}
    for number in sorted({r.number for r in event.rounds}):
        together = [r for r in event.rounds if r.number == number]
        games = {p: game for r in together for p, game in r.game_by_player.items()}
        byes = {p for r in together for p in r.byes if p not in games}
        for player, line in lines.items():
            announced = _announced(event.by_number[player], number)
            game, bye = games.get(player), player in byes
            line.append(Participation(number, player, game, bye, announced))
    return {player: tuple(line) for player, line in lines.items()}


def _announced(player: Player, round_number: int) -> bool:
    """Tell whether the player misses that round with everybody's consent (B4, B6)."""
    return round_number in player.out or player.may_sit_out(round_number)


def participations(
    event: Event, number: PlayerId, after: int | None = None
) -> tuple[Participation, ...]:
    """Return a player's participations, one for each drawn round that counts.

    after -- only rounds up to that one; None: all. Raises KeyError when nobody has that number.
    """
    return _record(event)[number][: rounds_drawn(event, after)]


def appearances(
    event: Event, number: PlayerId, after: int | None = None
) -> tuple[Participation, ...]:
    """Return a player's participations in all drawn rounds, play-offs too.

    To show or report games. after -- only rounds up to that one; None: all.
    """
    line = _appearances(event)[number]
    return tuple(part for part in line if after is None or part.round_number <= after)


def rounds_drawn(event: Event, after: int | None = None) -> int:
    """Return the number of drawn rounds that count, up to round `after` if given."""
    numbers = _round_numbers(event)
    return len(numbers) if after is None else bisect_right(numbers, after)


def pairing_score(event: Event, number: PlayerId, round_number: int) -> HalfPoints:
    """Return the score with which a player is drawn in that round, in half points (M5).

    Initial score, wins, byes and half a point for each missed round, over the rounds before.
    An unfinished game counts nothing yet.
    """
    return _running(event, "score")[number][rounds_drawn(event, round_number - 1)]


@once_an_event
def _running(event: Event, table: Table) -> Mapping[PlayerId, tuple[HalfPoints, ...]]:
    """Return every numbered player's figure before the first and after each drawn round."""
    worth: Worth = getattr(event.settings.scoring, table)
    found, lines = {}, kinds(event)
    for number in lines:
        begin = initial_points(event, number, table)
        totals = worth.totals(lines[number])
        found[number] = tuple(HalfPoints(begin + total) for total in totals)
    return found


def initial_points(event: Event, number: PlayerId, table: Table) -> HalfPoints:
    """Return a player's half points before round 1: the initial score, or 0 (M3).

    0 in tables of victories alone.
    """
    if table in WITH_INITIAL:
        return initial_score(event, event.player(number))
    return HalfPoints(0)


@once_an_event
def figures(event: Event, table: Table, after: int | None) -> Mapping[PlayerId, HalfPoints]:
    """Return everybody's figure by one of the tables of the event's scoring, in half points."""
    at = rounds_drawn(event, after)
    return {number: running[at] for number, running in _running(event, table).items()}


def course(
    event: Event, number: PlayerId, table: Table, after: int | None = None
) -> tuple[HalfPoints, ...]:
    """Return a player's figure after each drawn round, in half points."""
    return _running(event, table)[number][1 : 1 + rounds_drawn(event, after)]


def _expected(event: Event, player: Player, *, seen: bool) -> bool:
    """Tell whether the player is to play in a round not drawn yet.

    Latecomers who are announced need not be here yet; players who played and are not here have
    left. seen -- whether the player has played
    """
    first = 1 + max(_round_numbers(event), default=0)
    coming = any(r not in player.out for r in range(first, event.settings.rounds + 1))
    return coming and (player.here or (1 in player.out and not seen))


@once_an_event
def _last_shown(event: Event, number: PlayerId) -> int:
    """Return the last round after which the grid shows a score of the player.

    For players who left it is the last round they took part in.
    """
    line = participations(event, number)
    if line and event.settings.scoring.after_leaving == "counted":
        return line[-1].round_number
    took_part = [p.round_number for p in line if not p.missed]
    if line and _expected(event, event.player(number), seen=bool(took_part)):
        return line[-1].round_number
    return max(took_part, default=0)


def score_after(event: Event, number: PlayerId, round_number: int) -> HalfPoints | None:
    """Return the score the grid prints after a round, in half points; after 0 the initial.

    None once the player has left, while the game is unfinished, and for a round not drawn.
    Who missed a round and is back, or is expected back, has the half point shown (M5).
    """
    if round_number > _last_shown(event, number):
        return None
    line = participations(event, number, round_number)
    if line and line[-1].round_number == round_number and line[-1].unfinished:
        return None
    return pairing_score(event, number, round_number + 1)


def final_score(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints:
    """Return the last score on the grid, in half points.

    Rounds after the player left add nothing (M5); an unfinished game counts nothing yet.
    """
    return final_scores(event, after)[number]


@once_an_event
def final_scores(event: Event, after: int | None) -> Mapping[PlayerId, HalfPoints]:
    """Return the final scores of all numbered players, in half points."""
    shown = {number: _last_shown(event, number) for number in event.by_number}
    return {
        number: pairing_score(event, number, 1 + (last if after is None else min(last, after)))
        for number, last in shown.items()
    }


def adjusted_score(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints:
    """Return the score that counts in tie-breaks of the opponents, in half points (M16).

    Each missed round counts half a point, once: the half points of a latecomer are not added again.
    """
    return figures(event, "seen", after)[number]


def victories(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints:
    """Return wins, wins by default and byes, in half points since a jigo counts half (M14).

    Other rule sets count other rounds: Scoring.victories.
    """
    return figures(event, "victories", after)[number]


def losses(event: Event, number: PlayerId, after: int | None = None) -> int:
    """Return the number of games lost, by default included; missed rounds are not lost (M6)."""
    return sum(p.lost for p in participations(event, number, after))


WON = 2  # half points: a whole point of a game


def games_won(event: Event, number: PlayerId, after: int | None = None) -> int:
    """Return the number of games won at the board: no byes, no defaults, no jigos (B25)."""
    line = participations(event, number, after)
    return sum(p.victory == WON and not (p.bye or p.by_default) for p in line)


def unfinished(event: Event, round_number: int) -> tuple[tuple[int, Game], ...]:
    """Return (round number, game) for each game without a result of the rounds before."""
    return tuple(
        (earlier.number, game)
        for earlier in event.rounds
        for game in earlier.games
        if earlier.number < round_number and game.result is None
    )


def ranked(event: Event, after: int | None = None) -> Iterator[tuple[int, list[PlayerId]]]:
    """Yield each section with the players ranked in it, by number (M18).

    Everyone who took part or is here; in section 1 where all are ranked together, else those
    without a section are not ranked.
    """
    members: dict[int, list[PlayerId]] = {}
    together = event.settings.ranked_by == "all"
    for number, player in sorted(event.by_number.items()):
        section = 1 if together else section_of(event, player)
        took_part = any(not p.missed for p in participations(event, number, after))
        if section is not None and (took_part or player.here):
            members.setdefault(section, []).append(number)
    yield from sorted(members.items())

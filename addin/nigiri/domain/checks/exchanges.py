"""Exchanges by which the judge finds broken rules: nearer scores (M8), halves (M9), clubs (M10).

Only drawn boards are considered, and only inside a part (parts.py). The judge knows the criteria
(Settings.criteria) as far as it must: a rule is judged where nothing that stands above it can have
broken it.

stands above                              the rule is judged for
title, wishes, children                   players whom no such wish concerns
apart, later, or apart_gap within score   players who share none of what is kept apart
score                                     all: `apart`, whose exchanges leave it as it is
what cannot matter inside a score group   all: `halves`; nobody: `score`, `apart`
anything else                             nobody

The order inside a score group is that of Settings.seeding (M9, E6).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from nigiri.domain.checks.facts import (
    before,
    initial,
    label,
    meetings,
    scores_before,
    sum_of_squares,
)
from nigiri.domain.checks.kept_apart import sharing
from nigiri.domain.checks.parts import part_of
from nigiri.domain.checks.wishes import barred, concerned

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from nigiri.domain.checks.facts import Pair, Scores
    from nigiri.domain.checks.parts import Part
    from nigiri.domain.model.event import Event, Player, Round, Settings
    from nigiri.domain.model.units import HalfPoints, PlayerId

    Boards = tuple[Pair, ...]

#: Criterion -> the kinds of wishes that it counts.
KINDS = {"title": ("title",), "wishes": ("rather", "rather not"), "children": ("child",)}

#: The criteria by which clubs and the like are kept apart, `later` in the last rounds.
CLUBS = frozenset({"apart", "later"})

#: Criteria that cannot break the halves: the same after an exchange inside a group, or for halves.
HARMLESS = {"score", "boundaries", "floated", "again", "balanced", "floats", "place"}

#: The patterns that seat one of the top and one of the bottom half at each board (M9).
HALVED = {"slide", "halves"}


def pattern(settings: Settings, round_number: int) -> str:
    """Return the pattern of that round (M9)."""
    until = settings.pattern_until
    return settings.pattern if until is None or round_number <= until else settings.pattern_after


def score_judged(settings: Settings) -> bool:
    """Tell whether only wishes and `apart` stand above `score` and can have broken it."""
    return "score" in settings.criteria and not _above(settings, "score") - {*KINDS, "apart"}


def halves_judged(settings: Settings, round_number: int) -> bool:
    """Tell whether the round has halves, and only wishes and `apart` can have broken them."""
    halved = "halves" in settings.criteria and pattern(settings, round_number) in HALVED
    return halved and not _above(settings, "halves") - {*KINDS, *CLUBS} - HARMLESS


def apart_judged(settings: Settings) -> bool:
    """Tell whether only wishes and `score`, without apart_gap, stand above `apart`."""
    dear = any(settings.gap_of(each.key) for each in settings.keep_apart)
    return "apart" in settings.criteria and not (
        dear or _above(settings, "apart") - {*KINDS, "score"}
    )


def kinds_above(settings: Settings, code: str) -> tuple[str, ...]:
    """Return the kinds of wishes that matter more than that criterion, and "must"."""
    above = _above(settings, code)
    return ("must", *(kind for each in KINDS if each in above for kind in KINDS[each]))


def kept_apart(event: Event, code: str, pairs: Iterable[Pair]) -> bool:
    """Tell whether two of a pair share what may matter more than that criterion (M10, A7).

    Exempt players and rounds are ignored: rather too many pairs are kept apart than too few.
    """
    settings, players = event.settings, {player.number: player for player in event.players}
    dear = any(settings.gap_of(each.key) for each in settings.keep_apart)
    penalised = dear and "apart" in settings.criteria
    above = penalised or not CLUBS.isdisjoint(_above(settings, code))
    shared = (
        {label(str(getattr(players[number], each.key))) for number in pair}
        for pair in pairs
        for each in settings.keep_apart
        if above or each.strict
    )
    return any(len(labels) == 1 and labels != {""} for labels in shared)


def _above(settings: Settings, code: str) -> set[str]:
    """Return the criteria that stand above that one."""
    return set(settings.criteria[: settings.criteria.index(code)])


#: Seeding -> number of the opponents' lowest scores that it leaves out.
DROPPED = {"SOS": 0, "SOS-2": 2}


def order(event: Event, round_number: int) -> Callable[[PlayerId], tuple[int, ...]]:
    """Return the key that sorts a score group: by the seeding, then by rank and number (M4)."""
    players = {player.number: player for player in event.players}
    faced = _faced(event, round_number) if event.settings.seeding in DROPPED else {}

    def key(number: PlayerId) -> tuple[int, ...]:
        player = players[number]
        strength = (-player.rank.steps, number)
        if event.settings.seeding == "rating":
            return (*_by_rating(player), *strength)
        lowest = DROPPED.get(event.settings.seeding, 0)
        return (-sum(sorted(faced.get(number, ()))[lowest:]), *strength)

    return key


def _by_rating(player: Player) -> tuple[int, int]:
    """Return the sort key by rating; players without one come last."""
    return (1, 0) if player.rating is None else (0, -player.rating)


def _faced(event: Event, round_number: int) -> dict[PlayerId, list[int]]:
    """Return player -> present scores of the opponents; a free round counts one's own start."""
    scores = scores_before(event, round_number)
    starts = {p.number: initial(event, p) for p in event.players if p.number is not None}
    found: dict[PlayerId, list[int]] = {number: [] for number in starts}
    for earlier in before(event, round_number):
        games = {player: game for game in earlier.games for player in game.players}
        for number, line in found.items():
            game = games.get(number)
            line.append(scores[game.opponent_of(number)] if game else starts[number])
    return found


def same_half(event: Event, round_: Round) -> Iterator[tuple[Pair, HalfPoints]]:
    """Yield the boards inside one half of an even and fresh group, with its score (M9).

    Groups of which two have met, or which anybody floats into or out of, are not judged; nor those
    whom a wish concerns, or who share what is kept apart above the halves.
    """
    if not halves_judged(event.settings, round_.number):
        return
    scores, met = scores_before(event, round_.number), meetings(event, round_.number)
    wished, strength = concerned(event, round_.number), order(event, round_.number)
    for pairs, score in _groups(event, round_, scores):
        group = sorted((player for pair in pairs for player in pair), key=strength)
        couples = list(combinations(group, 2))
        fresh = not any(frozenset(couple) in met for couple in couples)
        if fresh and wished.isdisjoint(group) and not kept_apart(event, "halves", couples):
            top = set(group[: len(pairs)])
            yield from ((pair, score) for pair in pairs if len(top.intersection(pair)) != 1)


def nearer(event: Event, round_: Round) -> tuple[Boards, Boards] | None:
    """Return two boards and a better pairing of their players by score (M8); None for none.

    Of several exchanges the one that makes the sum of squares smallest; without a rematch, and of
    players whom no wish above the score concerns.
    """
    if not score_judged(event.settings):
        return None
    scores, avoided = scores_before(event, round_.number), barred(event, round_.number)
    wished = concerned(event, round_.number, *kinds_above(event.settings, "score"))
    found = [
        (gain, now, better)
        for pairs in _by_part(event, round_).values()
        for now in _two_of(pairs, scores)
        for better in _exchanged(*now)
        if (gain := sum_of_squares(scores, now) - sum_of_squares(scores, better)) > 0
        and wished.isdisjoint(now[0] + now[1])
        and not any(frozenset(pair) in avoided for pair in better)
        and not kept_apart(event, "score", better)
    ]
    return max(found)[1:] if found else None


def parted(event: Event, round_: Round) -> tuple[Boards, Boards] | None:
    """Return two boards and a better pairing of their players by clubs (M10); None for none.

    With the same sum of squared score differences, without a rematch, and of players whom no wish
    above concerns. Of several exchanges the one that parts most.
    """
    if not apart_judged(event.settings):
        return None
    shared, avoided = sharing(event, round_.number), barred(event, round_.number)
    scores = scores_before(event, round_.number)
    wished = concerned(event, round_.number, *kinds_above(event.settings, "apart"))
    found = [
        (gain, now, better)
        for pairs in _by_part(event, round_).values()
        for one in filter(shared, pairs)
        for now in ((one, other) for other in pairs if other != one)
        for better in _exchanged(*now)
        if (gain := sum(map(shared, now)) - sum(map(shared, better))) > 0
        and sum_of_squares(scores, now) == sum_of_squares(scores, better)
        and wished.isdisjoint(now[0] + now[1])
        and not any(frozenset(pair) in avoided for pair in better)
    ]
    return max(found)[1:] if found else None


def _groups(event: Event, round_: Round, scores: Scores) -> Iterator[tuple[list[Pair], HalfPoints]]:
    """Yield the boards of each score group, part by part, where nobody floats in or out."""
    for pairs in _by_part(event, round_).values():
        for score in sorted({scores[pair[0]] for pair in pairs}, reverse=True):
            group = [pair for pair in pairs if score in {scores[player] for player in pair}]
            if not sum_of_squares(scores, group):
                yield group, score


def _by_part(event: Event, round_: Round) -> dict[Part, list[Pair]]:
    """Return the drawn boards of each part; boards across two parts are in none."""
    parts = part_of(event, round_)
    found: dict[Part, list[Pair]] = {}
    for game in round_.games:
        white, black = (parts.get(player) for player in game.players)
        if white is not None and white == black:
            found.setdefault(white, []).append(game.players)
    return found


def _two_of(pairs: Iterable[Pair], scores: Scores) -> Iterator[tuple[Pair, Pair]]:
    """Yield every two of these boards; the first of them has unequal scores."""
    boards = list(pairs)
    for one in boards:
        if sum_of_squares(scores, [one]):
            yield from ((one, other) for other in boards if other != one)


def _exchanged(one: Pair, other: Pair) -> tuple[Boards, Boards]:
    """Return the two other ways to pair the players of two boards."""
    (a, b), (c, d) = one, other
    return ((a, c), (b, d)), ((a, d), (b, c))

"""The scoring behind the figures of a result table, found by computing them again.

A table prints a score and tie-breaks without their names. Each known scoring is tried: the first
figure less the points of the rounds is the start score of a player; the tie-breaks that then give
the other figures, for every player, are those of the event.

known as    scoring                                                              source
opengotha   that of the rule set; rounded down or not, and with every unplayed   formats 4.4, 8.2
            game as half a point for opponents or not
macmahon    a missed round half a point; byes hidden among them are found by     formats 5.5
            the points, which are a column of their own there
others      those of the other rule sets
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from nigiri.domain.model.scoring import UNPLAYED_HALF, Scoring, Worth
from nigiri.domain.model.units import STRONGEST, WEAKEST, HalfPoints
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.rules.opengotha import OPENGOTHA
from nigiri.domain.scores.scores import final_score, final_scores, victories
from nigiri.domain.standings.standings import places_alone
from nigiri.domain.tiebreaks import SCORE, TIEBREAKS, VICTORIES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId

    Figures = Mapping[PlayerId, Sequence[Fraction]]

_HALF = Worth(missed=1)
MACMAHON = Scoring(
    score=_HALF,
    victories=Worth(),
    seen=_HALF,
    seen_victories=Worth(),
    after_leaving="counted",
    missed_sos="start",
    bye_sos="own less one",
    bye_sdos="own less one",
    idle_sosos="start",
    normalised="no",
    handicaps="left out",
)

_USUAL = OPENGOTHA.defaults.scoring
_EXACT = replace(
    _USUAL,
    score=replace(_USUAL.score, rounded="none"),
    victories=replace(_USUAL.victories, rounded="none"),
    seen=replace(_USUAL.seen, rounded="none"),
    seen_victories=replace(_USUAL.seen_victories, rounded="none"),
)


def _half_seen(scoring: Scoring) -> Scoring:
    """Return OpenGotha's scoring with every unplayed game as half a point for the opponents."""
    seen = replace(UNPLAYED_HALF, unfinished=1)
    return replace(scoring, seen=seen, seen_victories=seen)


def _as_signed(scoring: Scoring) -> Scoring:
    """Return a scoring with the worth that 0+, 0= and 0- have in every table (formats 3.2)."""
    return replace(scoring, score=replace(scoring.score, bye=2, missed=1, unassigned=0))


_OTHERS = [each.defaults.scoring for each in RULE_SETS.values() if each is not OPENGOTHA]
_KNOWN = (_USUAL, MACMAHON, _EXACT, *map(_half_seen, (_USUAL, _EXACT)), *_OTHERS)
SCORINGS = tuple(dict.fromkeys(map(_as_signed, _KNOWN)))
#: What can stand behind the score, the usual first.
_FIGURES = [
    card
    for card in TIEBREAKS.values()
    if card.fixed and card.kind == "number" and card.code != SCORE
]
_LIKELY = tuple(card.code for card in _FIGURES if card.usual)
CODES = (*_LIKELY, *(card.code for card in _FIGURES if not card.usual))
_POINT = 2
FLOORS = (WEAKEST, -19)
#: From so many players on only the usual tie-breaks are tried: the others take seconds.
_MANY = 150


@dataclass(frozen=True)
class Explained:
    """An event with the scoring behind its figures.

    event -- with its scoring, start scores and tie-breaks
    unknown -- columns of figures that no known tie-break gives, from 1
    elsewhere -- number of players on another place than in the table
    """

    event: Event
    unknown: tuple[int, ...]
    elsewhere: int

    @property
    def worth(self) -> tuple[int, int, int]:
        """Return the numbers of unknown columns, wrong places and half starts; 0 of each is best.

        Programs let everybody start with whole points: a start of half a point is one of a round
        that counts otherwise.
        """
        halves = sum((player.start or 0) % _POINT for player in self.event.players)
        return len(self.unknown), self.elsewhere, halves


def explained(event: Event, figures: Figures) -> Explained:
    """Return the event by the scoring that explains most of the figures of its players.

    figures -- the same number of them for every player of the event, the best player first
    """
    best: Explained | None = None
    rounds = (_LIKELY, CODES) if len(figures) <= _MANY else (_LIKELY,)
    for codes in rounds:
        for variant in _variants(event, figures):
            found = _by(variant, figures, codes, best)
            best = found or best
            if best and not any(best.worth):
                return best
    assert best is not None  # noqa: S101 -- the first one always is
    return best


def _variants(event: Event, figures: Figures) -> Iterator[Event]:
    """Yield the event by every scoring, that of MacMahon also with the byes behind the points."""
    for scoring in SCORINGS:
        settings = replace(event.settings, scoring=scoring)
        yield replace(event, settings=settings)
    settings = replace(event.settings, scoring=MACMAHON)
    yield _with_hidden_byes(replace(event, settings=settings), figures)


def _by(
    event: Event, figures: Figures, codes: Sequence[str], best: Explained | None
) -> Explained | None:
    """Return the event with start scores and tie-breaks that give its figures.

    codes -- the tie-breaks that are tried. None if that explains no more than the best so far.
    """
    plain = replace(event, players=tuple(replace(p, start=HalfPoints(0)) for p in event.players))
    gained = final_scores(plain, None)
    begun = {n: HalfPoints(int(2 * line[0]) - gained[n]) for n, line in figures.items()}
    players = tuple(replace(p, start=begun[p.number]) for p in event.players if p.number)
    event = replace(event, players=players)
    found = _columns(event, figures, codes)
    unknown = tuple(at for at, code in enumerate(found, 2) if code is None)
    if best and len(unknown) > len(best.unknown):
        return None
    chosen = tuple(dict.fromkeys(filter(None, found)))
    orders = dict.fromkeys((chosen, _without_points(chosen)))
    ranked = min(
        (_ranked(event, order, figures, unknown) for order in orders),
        key=lambda each: each.elsewhere,
    )
    return ranked if best is None or ranked.worth < best.worth else None


def _without_points(codes: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tie-breaks without the points, which many tables only show."""
    return tuple(code for code in codes if code != VICTORIES)


def _ranked(
    event: Event, codes: tuple[str, ...], figures: Figures, unknown: tuple[int, ...]
) -> Explained:
    """Return the event with these tie-breaks, and its number of wrong places."""
    settings = replace(event.settings, first=SCORE, tiebreaks=codes, ranked_by="all")
    event = replace(event, settings=settings)
    place = places_alone(event)
    order = [place[number] for number in figures]
    elsewhere = sum(one != other for one, other in zip(order, sorted(order), strict=True))
    return Explained(event, unknown, elsewhere)


def _columns(event: Event, figures: Figures, codes: Sequence[str]) -> list[str | None]:
    """Return the code of each column behind the score: "" for zeros, None for an unknown one.

    Some programs print whole numbers only; then the figures may be those without their fractions.
    """
    known: dict[str, Mapping[PlayerId, Fraction]] = {}
    found: list[str | None] = []
    for at in range(1, len(next(iter(figures.values())))):
        printed = {number: line[at] for number, line in figures.items()}
        whole = all(figure.denominator == 1 for figure in printed.values())
        code: str | None = None if any(printed.values()) else ""
        for each in codes if code is None else ():
            if each not in known:
                known[each] = _counted(event, each)
            exact = known[each]
            if exact == printed or (whole and printed == {n: v // 1 for n, v in exact.items()}):
                code = each
                break
        found.append(code)
    return found


def _counted(event: Event, code: str) -> Mapping[PlayerId, Fraction]:
    """Return the figures of everybody by a tie-break, in points; None is 0."""
    each, numbers = TIEBREAKS[code], tuple(event.by_number)
    values = each.among(event, numbers, None, ())
    return {number: Fraction(values[number] or 0) / each.unit for number in numbers}


def _with_hidden_byes(event: Event, figures: Figures) -> Event:
    """Return the event with missed rounds as byes, as many as the points require.

    The points are the second figure. Where there is a choice, a round without a bye comes first,
    and the earlier one.
    """
    byes: dict[int, set[PlayerId]] = {each.number: set(each.byes) for each in event.rounds}
    for player in event.players:
        number = player.number
        if number is None or len(figures[number]) <= 1:
            continue
        more = int(figures[number][1] * _POINT) - victories(event, number)
        for _ in range(max(0, more) // _POINT):
            free = sorted(player.out & byes.keys(), key=lambda r: (len(byes[r]), r))
            missed = [r for r in free if number not in byes[r]]
            if missed:
                byes[missed[0]].add(number)
    rounds = tuple(replace(r, byes=tuple(sorted(byes[r.number]))) for r in event.rounds)
    players = tuple(
        replace(p, out=p.out - {r for r, who in byes.items() if p.number in who})
        for p in event.players
    )
    return replace(event, rounds=rounds, players=players)


def placed(event: Event) -> Explained:
    """Return the event with start scores that give the places of a table without figures.

    Tried are the grades' scores from a floor of 30 or 20 kyu up to a bar from 9 to 1 dan (formats
    4.4), and 0 for everybody. Its players are in order of their places.
    """
    order: Figures = {p.number: () for p in event.players if p.number}
    nothing = replace(event, players=tuple(replace(p, start=HalfPoints(0)) for p in event.players))
    won = {number: final_score(nothing, number) for number in order}
    best: Explained | None = None
    for least, _, scale in sorted(_scales(event, won)):
        if best is not None and least >= best.elsewhere:
            break
        begun = tuple(
            replace(p, start=_by_grade(p.initial_rank.steps, *scale)) for p in event.players
        )
        found = _ranked(replace(event, players=begun), event.settings.tiebreaks, order, ())
        best = found if best is None or found.elsewhere < best.elsewhere else best
    assert best is not None  # noqa: S101 -- there is at least one
    return best


def _scales(
    event: Event, won: Mapping[PlayerId, HalfPoints]
) -> Iterator[tuple[int, int, tuple[int, int]]]:
    """Yield the floors and bars to be tried, each with a lower bound of wrong places.

    won -- half points of everybody besides the start, in order of their places

    A player with another score than those on that place has another place, whatever the
    tie-breaks: comparing scores is quick, and most scales need no more.
    """
    tried = (*product(FLOORS, range(STRONGEST, 0, -1)), (WEAKEST, WEAKEST))
    for at, scale in enumerate(tried):
        scores = [
            _by_grade(event.player(number).initial_rank.steps, *scale) + more
            for number, more in won.items()
        ]
        apart = zip(scores, sorted(scores, reverse=True), strict=True)
        yield sum(one != other for one, other in apart), at, scale


def _by_grade(steps: int, floor: int, bar: int) -> HalfPoints:
    """Return the start score of a grade between floor and bar, counted from 30 kyu as usual."""
    return HalfPoints(_POINT * (max(floor, min(steps, bar)) - WEAKEST))

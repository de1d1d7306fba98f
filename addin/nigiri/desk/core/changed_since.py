"""Find what changed since rounds were drawn with it, tell it once, and note that it was agreed to.

Any result, section, start score, rank or rating may be changed at any time (A9, M13). As drawn
keeps what each draw knew of its players; where that is otherwise now, the next command says what
changed and who is affected. The director's yes is written behind what the draw knew ("5k, 2 → 5k,
1"), so that nobody is asked twice, on whatever computer.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import LogLine
from nigiri.desk.core.phrases import who
from nigiri.domain.games.handicaps import counted_rating, handicap_of
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.units import PlayerId, points_words
from nigiri.domain.scores.as_drawn import as_used, moved
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.standings.standings import standings
from nigiri.domain.systems.stages import waits
from nigiri.errors import NigiriError
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Ask, Changes
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.as_drawn import SIDES, Known, trail_cell, trail_of
from nigiri.workbook.read.tables import find

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from nigiri.desk.core.locks import Locks
    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.scores.as_drawn import Used
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation, SetCells
    from nigiri.workbook.read.as_drawn import DrawnPair, Trail
    from nigiri.workbook.read.workbook import Reading

    Places = Mapping[tuple[int, PlayerId], Known]

# Draw a round once more from what stands before it: who would have met then.


def drawn_again(event: Event, number: int) -> frozenset[frozenset[PlayerId]] | None:
    """Return the pairs of a round drawn anew, and those with the bye by themselves.

    Drawn are those who sit in the round, with the ranks printed on its sheet (M13); a pair that
    was kept is free again. None where such a draw does not exist.
    """
    from nigiri.domain.pairing import draw  # noqa: PLC0415 -- it takes a while, and few need it

    try:
        drawn = draw(_before(event, event.rounds[number - 1]), number)
    except NigiriError:
        return None
    games = {frozenset(game.players) for game in drawn.round.games}
    return frozenset(games | {frozenset((bye.player,)) for bye in drawn.byes})


def _before(event: Event, this: Round) -> Event:
    """Return the event before the round, with those here who sit in it, and nobody else."""
    from nigiri.domain.pairing.board_costs import event_before  # noqa: PLC0415 -- as above

    then = event_before(event, this)
    seated = {*this.game_by_player, *this.byes}
    players = (replace(p, here=p.number in seated, out=p.out - {this.number}) for p in then.players)
    return replace(then, players=tuple(players))


# Say in words what changed since rounds were drawn with it, and whom it affects (A9, M13).


_MOST = 12
"""So many players or games are named in a sentence, then only counted."""


def score_words(event: Event, used: Used, lines: Sequence[DrawnPair]) -> Iterator[str]:
    """Yield what was otherwise when rounds were drawn, and what follows from it now.

    used -- the scores as agreed to last; lines -- what As drawn says. Nothing where none moved.
    """
    scores = moved(event, used)
    if not scores:
        return
    then = as_used(event, used)
    yield from _results(then, event)
    for number, keys in groupby(sorted(scores), key=lambda key: key[0]):
        players = [player for _, player in keys]
        yield _scores(event, scores, number, players)
        yield from _floats(event, scores, number)
        yield from _handicaps(then, event, number, {*players})
        yield from _otherwise(then, event, number, lines)
    yield from _places(then, event)


def rank_words(event: Event, known: Mapping[PlayerId, Known], drawing: int) -> Iterator[str]:
    """Yield who has another rank or rating than in the last draw, and what that means (M13, A6)."""
    by = event.settings.handicap_by
    follow = f"handicaps follow from round {drawing} on"
    means = follow if by == "rank" else f"handicaps go by {by}, not by rank"
    for number, was in sorted(known.items()):
        rank, rating = event.player(number).rank, counted_rating(event, number)
        if rank != was.rank:
            yield (
                f"{who(event, number)} is {rank}, drawn as {was.rank} so far: {means}; "
                "section and start score stay (M13)."
            )
        if None not in {rating, was.rating} and rating != was.rating:
            yield (
                f"{who(event, number)} is rated {rating}, drawn with {was.rating} so far: "
                f"{follow} (A6)."
            )


def _results(then: Event, now: Event) -> Iterator[str]:
    """Yield the games whose result was another one."""
    for before, this in zip(then.rounds, now.rounds, strict=True):
        for was, game in zip(before.games, this.games, strict=True):
            if was.result != game.result:
                white, black = (who(now, player) for player in game.players)
                yield (
                    f"Round {this.number}, table {game.table}, {white} – {black}: {_winner(game)}; "
                    f"but a later round was drawn with: {_winner(was)}."
                )


def _winner(game: Game) -> str:
    """Return who won a game."""
    if game.result is None:
        return "no result"
    words = {
        Outcome.WHITE: f"{game.white} won",
        Outcome.BLACK: f"{game.black} won",
        Outcome.JIGO: "jigo",
        Outcome.NONE: "both lost",
        Outcome.BOTH: "both won",
    }
    return words[game.result.outcome]


def _scores(event: Event, scores: Used, number: int, players: Iterable[PlayerId]) -> str:
    """Return who was drawn in a round with another score than today's."""
    changed = [
        f"{who(event, p)} {points_words(scores[number, p])}, now "
        f"{points_words(pairing_score(event, p, number))}"
        for p in players
    ]
    what = "Start scores" if number == 1 else "Scores"
    return f"{what} in the draw of round {number}: {_listed(changed)}."


def _floats(event: Event, scores: Used, number: int) -> Iterator[str]:
    """Yield the pairs of a round that float now and did not, or did and do not (M8)."""
    changed = []
    for game in event.rounds[number - 1].games:
        now = [pairing_score(event, p, number) for p in game.players]
        was = [scores.get((number, p), score) for p, score in zip(game.players, now, strict=True)]
        if (was[0] == was[1]) != (now[0] == now[1]):
            more = "now" if was[0] == was[1] else "no more"
            changed.append(f"{game.white}–{game.black} floats {more}")
    if changed:
        yield f"Round {number}: {_listed(changed)}."


def _handicaps(
    then: Event, now: Event, number: int, players: AbstractSet[PlayerId]
) -> Iterator[str]:
    """Yield the games of these players whose handicap by rule is another one now (B3)."""
    changed = []
    for game in now.rounds[number - 1].games:
        if players.isdisjoint(game.players):
            continue
        was, is_now = (handicap_of(each, *game.players, number).stones for each in (then, now))
        if was != is_now:
            changed.append(f"{game.white}–{game.black} {was}, now {is_now}")
    if changed:
        yield f"Handicaps by rule in round {number}: {_listed(changed)}."


def _otherwise(then: Event, now: Event, number: int, lines: Sequence[DrawnPair]) -> Iterator[str]:
    """Yield which drawn pairs would have been others; nothing where that cannot be known.

    Both are drawn again: pairs that the change does not explain (kept, made by hand) are left out.
    """
    was, is_now = drawn_again(then, number), drawn_again(now, number)
    if was is None or is_now is None:
        return
    drawn = {frozenset((line.white, line.black)) for line in lines if line.round == number}
    drawn |= {frozenset((line.bye,)) for line in lines if line.round == number}
    gone, come = sorted(map(sorted, was & drawn - is_now)), sorted(map(sorted, is_now - was))
    if gone:
        instead = f"{_listed(map(_pair, come))} instead of {_listed(map(_pair, gone))}"
        yield f"Drawn now, round {number} would have {instead}."
    else:
        yield f"Drawn now, round {number} would have the same pairs."


def _pair(seats: Sequence[int]) -> str:
    """Return a pair, or who has the bye."""
    return "–".join(map(str, seats)) if len(seats) > 1 else f"the bye for {seats[0]}"


def _places(then: Event, now: Event) -> Iterator[str]:
    """Yield who has another place than without the change."""
    before = {each.number: each for each in standings(then)}
    changed = [
        f"{who(now, each.number)} {each.place}, was {before[each.number].place}"
        for each in standings(now)
        if each.number in before and each.place != before[each.number].place
    ]
    if changed:
        yield f"Places: {_listed(changed)}."


def _listed(words: Iterable[str]) -> str:
    """Return a list with semicolons, cut where it grows too long to read."""
    named = [*words]
    left = len(named) - _MOST
    return "; ".join(named[:_MOST]) + (f"; and {left} more" if left > 0 else "")


@dataclass(frozen=True)
class Since:
    """What changed since rounds were drawn with it.

    sentences -- what changed and whom it affects; now -- what was known is this from today on
    """

    sentences: tuple[str, ...] = ()
    now: Places = field(default_factory=dict)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Return what the director must agree to."""
        return tuple(map(Ask, self.sentences))

    @property
    def log(self) -> list[LogLine]:
        """Return the lines of the Log."""
        return [*map(LogLine, self.sentences)]

    def noted(self, workbook: Workbook, done: Iterable[Operation] = ()) -> tuple[SetCells, ...]:
        """Return what writes on As drawn, behind what the draws knew, what it became.

        done -- what is done to the workbook before that is written
        """
        return _agreed(applied(workbook, Changes((*done,))), self.now) if self.now else ()


def known_of(
    lines: Sequence[DrawnPair], *, first: bool = False
) -> dict[tuple[int, PlayerId], Known]:
    """Return (round, player) -> what was agreed to last; or `first`, what the draw itself knew."""
    return {
        (line.round, PlayerId(player)): trail[0 if first else -1]
        for line in lines
        for player, trail in line.seats()
    }


def scores_of(event: Event, known: Places) -> Used:
    """Return the scores of what was known, of the rounds for whose draw scores matter."""
    asked = {number for number, _ in known}
    matter = {number for number in asked if waits(event.settings, number)}
    return {key: each.score for key, each in known.items() if key[0] in matter}


def since_used(
    reading: Reading, drawing: int | None = None, standing: Sequence[DrawnPair] = ()
) -> Since:
    """Return what changed since rounds were drawn with it, and whom that affects.

    drawing -- the round that is drawn now: its own record is made anew, and new ranks and ratings
    count from it on; None where none is, and these change nothing
    standing -- what As drawn says of that round and goes on saying; `reading` has the round then
    """
    before = [line for line in reading.drawn if drawing is None or line.round < drawing]
    known = known_of([*before, *standing])
    used = _told_by(reading.event, scores_of(reading.event, known), drawing)
    scores = moved(reading.event, used)
    ranks = {} if drawing is None else _new_ranks(reading, known, drawing)
    sentences = [*score_words(reading.event, used, [*before, *standing])]
    for since in sorted({*ranks.values()}):
        old = {key[1]: known[key] for key, first in ranks.items() if first == since}
        sentences += rank_words(reading.event, old, since)
    now = {(n, p): known[n, p] for n, p in {*scores, *ranks}}
    now |= {(n, p): _strong(reading.event, p, now[n, p]) for n, p in ranks}
    now |= {(n, p): replace(now[n, p], score=pairing_score(reading.event, p, n)) for n, p in scores}
    return Since(tuple(sentences), now)


def _told_by(event: Event, used: Used, drawing: int | None) -> Used:
    """Return the scores used without those that would blame the wrong game.

    The round drawn now may have seen a change already that nobody has agreed to yet: then who had
    another score before it has today's in it, as if a game in between had given something else.
    """
    if drawing is None:
        return used
    known = {key: score for key, score in used.items() if key[1] in event.by_number}
    other = {(n, p) for (n, p), score in known.items() if score != pairing_score(event, p, n)}
    last = {player: number for number, player in sorted(known) if number < drawing}
    seen = {(drawing, player) for player, number in last.items() if (number, player) in other}
    return {key: score for key, score in known.items() if key not in seen - other}


def overtaken(event: Event, locks: Locks) -> tuple[DrawnPair, ...]:
    """Return the lines of As drawn that a redraw keeps, as its record is to have them.

    A line whose pair or bye the director replaced gets the scores of today behind the old ones:
    nobody plays what was drawn with those, and what stands there is kept with today's. Of a pair
    that stands as it was drawn, what the draw knew is told and agreed to.
    """
    standing = {frozenset[int | None](game.players) for game in locks.games}
    standing |= {frozenset[int | None]((player,)) for player in locks.byes}
    return tuple(
        line
        if frozenset((line.white, line.black) if line.bye is None else (line.bye,)) in standing
        else _with_today(event, line)
        for line in locks.lines
    )


def _with_today(event: Event, line: DrawnPair) -> DrawnPair:
    """Return a line with the scores of today behind what was known; ranks stay (M13)."""

    def today(number: int | None, trail: Trail) -> Trail:
        player = PlayerId(number or 0)
        if not trail or player not in event.by_number:
            return trail
        now = replace(trail[-1], score=pairing_score(event, player, line.round))
        return trail if now == trail[-1] else (*trail, now)

    return line._replace(
        white_known=today(line.white, line.white_known),
        black_known=today(line.black, line.black_known),
        bye_known=today(line.bye, line.bye_known),
    )


def _new_ranks(reading: Reading, known: Places, drawing: int) -> dict[tuple[int, PlayerId], int]:
    """Return round and player of everybody drawn last with another rank than today's (M13).

    So where handicaps go by ratings and it is another one (A6).
    The value is the round from which handicaps follow: the one drawn now, or the next one for who
    has a place in it already that stays. A rank that only rounds before had is told, too.
    """
    players = reading.event.by_number
    last = {player: number for number, player in sorted(known) if number < drawing}
    stays = {player for number, player in known if number == drawing}
    found = {(number, player): drawing for player, number in last.items()}
    found |= {(drawing, player): drawing + 1 for player in stays}
    new = {
        (number, player): since
        for (number, player), since in found.items()
        if player in players
        and known[number, player] != _strong(reading.event, player, known[number, player])
    }
    twice = {player for number, player in new if number == drawing}
    return {(n, p): since for (n, p), since in new.items() if n == drawing or p not in twice}


def _strong(event: Event, player: PlayerId, was: Known) -> Known:
    """Return what was known with the rank of today, and the rating where handicaps went by it."""
    rating = was.rating and (counted_rating(event, player) or was.rating)
    return replace(was, rank=event.player(player).rank, rating=rating)


def _agreed(workbook: Workbook, now: Places) -> tuple[SetCells, ...]:
    """Return what writes behind what the draws knew what it became."""
    place = find(workbook).locations["drawn"]
    cells = Cells(place, workbook[place.name])
    for row in range(place.first_row, cells.sheet.height + 1):
        number = whole_number(cells.get(row, "round")) or 0
        for side in SIDES:
            player = whole_number(cells.get(row, f"{side}_no")) or 0
            trail = trail_of(cells.get(row, f"{side}_known"))
            became = now.get((number, PlayerId(player)))
            if trail and became not in {None, trail[-1]}:
                cells.put(row, f"{side}_known", trail_cell((*trail, became)))
    return cells.operations()

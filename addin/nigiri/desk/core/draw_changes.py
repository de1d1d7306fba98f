"""Find what changed since rounds were drawn, ask about it once, and record that it was agreed to.

Results, sections, start scores, ranks and ratings may be changed at any time (A9, M13). As drawn
records score, rank and rating of the players of each draw; where they differ now, the next command
says what changed and whom it affects. The director's agreement is recorded behind them ("5k, 2 →
5k, 1"), so the same change is not asked about twice, on whatever computer.

`draw_changes` returns the changes as `DrawChanges`. Its sentences come from `score_words` and
`rank_words`; they compare with the event as it was at the draw, and with rounds drawn once more
from it (`drawn_again`).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import LogLine
from nigiri.desk.core.phrases import player_label
from nigiri.domain.games.handicaps import counted_rating, handicap_of
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import PlayerId
from nigiri.domain.scores.as_drawn import as_used, moved
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.standings.standings import standings
from nigiri.domain.systems.stages import waits
from nigiri.errors import NigiriError
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Ask, Changes
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.as_drawn import SIDES, Known, trail_cell, trail_of
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from nigiri.desk.core.locks import Locks
    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.scores.as_drawn import Used
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation, SetCells
    from nigiri.workbook.read.as_drawn import DrawnPair, Trail
    from nigiri.workbook.read.workbook import Reading

    KnownPlayers = Mapping[tuple[int, PlayerId], Known]


def drawn_again(event: Event, number: int) -> frozenset[frozenset[PlayerId]] | None:
    """Return the pairs of a round drawn anew, a bye as a set of one; None if impossible.

    The players are those in the round, with the ranks printed on its sheet (M13); pairs kept by
    hand are free to change.
    """
    from nigiri.domain.pairing import draw  # noqa: PLC0415 -- it takes a while, and few need it

    try:
        drawn = draw(event_of_round(event, event.rounds[number - 1]), number)
    except NigiriError:
        return None
    games = {frozenset(game.players) for game in drawn.round.games}
    return frozenset(games | {frozenset((bye.player,)) for bye in drawn.byes})


def event_of_round(event: Event, this: Round) -> Event:
    """Return the event before a round, in which only the players of that round are here."""
    from nigiri.domain.pairing.board_costs import event_before  # noqa: PLC0415 -- as above

    at_draw = event_before(event, this)
    seated = {*this.game_by_player, *this.byes}
    players = (
        replace(p, here=p.number in seated, out=p.out - {this.number}) for p in at_draw.players
    )
    return replace(at_draw, players=tuple(players))


_MOST = 12
"""So many players or games are named in a sentence, then only counted."""


def score_words(event: Event, used: Used, lines: Sequence[DrawnPair]) -> Iterator[str]:
    """Yield sentences about scores that differ from those at the draw, and what follows from them.

    used -- the scores last agreed to; lines -- of As drawn. Yields nothing where all are the same.
    """
    scores = moved(event, used)
    if not scores:
        return
    at_draw = as_used(event, used)
    yield from _results(at_draw, event)
    for number, keys in groupby(sorted(scores), key=lambda key: key[0]):
        players = [player for _, player in keys]
        yield _scores(event, scores, number, players)
        yield from _floats(event, scores, number)
        yield from _handicaps(at_draw, event, number, {*players})
        yield from _other_pairs(at_draw, event, number, lines)
    yield from _places(at_draw, event)


def rank_words(event: Event, known: Mapping[PlayerId, Known], drawing: int) -> Iterator[str]:
    """Yield sentences about ranks and ratings that differ from the last draw (M13, A6).

    drawing -- the round from which handicaps follow
    """
    by = event.settings.handicap_by
    key = "since.rank" if by == "rank" else f"since.rank.{by.replace(' ', '-')}"
    for number, was in sorted(known.items()):
        who, rank = player_label(event, number), event.player(number).rank
        rating = counted_rating(event, number)
        if rank != was.rank:
            yield message(key, who=who, now=str(rank), was=str(was.rank), round=drawing)
        if None not in {rating, was.rating} and rating != was.rating:
            yield message("since.rating", who=who, now=rating, was=was.rating, round=drawing)


def _results(at_draw: Event, now: Event) -> Iterator[str]:
    """Yield a sentence for each game whose result differs."""
    for before, this in zip(at_draw.rounds, now.rounds, strict=True):
        for was, game in zip(before.games, this.games, strict=True):
            if was.result != game.result:
                white, black = (player_label(now, player) for player in game.players)
                yield message(
                    "since.result",
                    round=this.number,
                    table=game.table,
                    white=white,
                    black=black,
                    now=_winner(game),
                    was=_winner(was),
                )


def _winner(game: Game) -> Message:
    """Return the result of a game in words."""
    if game.result is None:
        return message("since.no-result")
    if game.result.outcome in {Outcome.WHITE, Outcome.BLACK}:
        won = game.white if game.result.outcome is Outcome.WHITE else game.black
        return message("since.won", number=won)
    return message(_DRAWN[game.result.outcome])


_DRAWN = {
    Outcome.JIGO: "since.jigo",
    Outcome.NONE: "since.both-lost",
    Outcome.BOTH: "since.both-won",
}
"""Result without a winner -> the key of its words."""


def _scores(event: Event, scores: Used, number: int, players: Iterable[PlayerId]) -> str:
    """Return the sentence with the scores that players had in the draw of a round, and have now."""
    changed = [
        message(
            "since.score",
            who=player_label(event, p),
            was=points_words(scores[number, p]),
            now=points_words(pairing_score(event, p, number)),
        )
        for p in players
    ]
    key = "since.start-scores" if number == 1 else "since.scores"
    return message(key, round=number, players=_listed(changed))


def _floats(event: Event, scores: Used, number: int) -> Iterator[str]:
    """Yield a sentence with the pairs of a round that are floats only now, or no longer (M8)."""
    changed = []
    for game in event.rounds[number - 1].games:
        now = [pairing_score(event, p, number) for p in game.players]
        was = [scores.get((number, p), score) for p, score in zip(game.players, now, strict=True)]
        if (was[0] == was[1]) != (now[0] == now[1]):
            key = "since.float.now" if was[0] == was[1] else "since.float.no-more"
            changed.append(message(key, white=game.white, black=game.black))
    if changed:
        yield message("since.floats", round=number, pairs=_listed(changed))


def _handicaps(
    at_draw: Event, now: Event, number: int, players: AbstractSet[PlayerId]
) -> Iterator[str]:
    """Yield a sentence with the games of these players whose handicap by rule differs now (B3)."""
    changed = []
    for game in now.rounds[number - 1].games:
        if players.isdisjoint(game.players):
            continue
        was, is_now = (
            handicap_of(each, *game.players, number, game.board).stones for each in (at_draw, now)
        )
        if was != is_now:
            facts = {"white": game.white, "black": game.black, "was": was, "now": is_now}
            changed.append(message("since.handicap", **facts))
    if changed:
        yield message("since.handicaps", round=number, games=_listed(changed))


def _other_pairs(
    at_draw: Event, now: Event, number: int, lines: Sequence[DrawnPair]
) -> Iterator[str]:
    """Yield the sentence with the pairs that a draw would make otherwise now.

    Both states are drawn again, so that pairs changed by hand are left out; nothing is yielded
    where one of them cannot be drawn.
    """
    was, is_now = drawn_again(at_draw, number), drawn_again(now, number)
    if was is None or is_now is None:
        return
    drawn = {frozenset((line.white, line.black)) for line in lines if line.round == number}
    drawn |= {frozenset((line.bye,)) for line in lines if line.round == number}
    gone, come = sorted(map(sorted, was & drawn - is_now)), sorted(map(sorted, is_now - was))
    if gone:
        pairs = {"come": _listed(map(_pair, come)), "gone": _listed(map(_pair, gone))}
        yield message("since.pairs", round=number, **pairs)
    else:
        yield message("since.pairs.same", round=number)


def _pair(seats: Sequence[int]) -> str:
    """Return a pair as text: "3–7", "the bye for 5"."""
    return "–".join(map(str, seats)) if len(seats) > 1 else message("since.bye", number=seats[0])


def _places(at_draw: Event, now: Event) -> Iterator[str]:
    """Yield the sentence with the places in the standings that differ."""
    before = {each.number: each for each in standings(at_draw)}
    changed = [
        message(
            "since.place",
            who=player_label(now, each.number),
            now=each.place,
            was=before[each.number].place,
        )
        for each in standings(now)
        if each.number in before and each.place != before[each.number].place
    ]
    if changed:
        yield message("since.places", places=_listed(changed))


def _listed(words: Iterable[str]) -> str:
    """Return texts with semicolons between; of more than _MOST the others are counted."""
    named = [*words]
    listed, more = several(named[:_MOST], message("between")), len(named) - _MOST
    return message("since.more", listed=listed, more=more) if more > 0 else listed


@dataclass(frozen=True)
class DrawChanges:
    """The changes since rounds were drawn.

    sentences -- about the changes and whom they affect
    now -- (round, player) -> the values to be recorded as agreed to
    """

    sentences: tuple[str, ...] = ()
    now: KnownPlayers = field(default_factory=dict)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Return the sentences as questions to the director."""
        return tuple(map(Ask, self.sentences))

    @property
    def log(self) -> list[LogLine]:
        """Return the sentences as lines of the Log."""
        return [*map(LogLine, self.sentences)]

    def record_cells(
        self, workbook: Workbook, done: Iterable[Operation] = ()
    ) -> tuple[SetCells, ...]:
        """Return the cells of As drawn that record today's values behind those of the draws.

        done -- operations carried out before these cells are written
        """
        return _agreed_cells(applied(workbook, Changes((*done,))), self.now) if self.now else ()


def known_of(
    lines: Sequence[DrawnPair], *, first: bool = False
) -> dict[tuple[int, PlayerId], Known]:
    """Return (round, player) -> the values last agreed to; `first`: those at the draw."""
    return {
        (line.round, PlayerId(player)): trail[0 if first else -1]
        for line in lines
        for player, trail in line.seats()
    }


def scores_of(event: Event, known: KnownPlayers) -> Used:
    """Return the scores among the values, of the rounds whose draw uses scores."""
    asked = {number for number, _ in known}
    matter = {number for number in asked if waits(event.settings, number)}
    return {key: each.score for key, each in known.items() if key[0] in matter}


def draw_changes(
    reading: Reading, drawing: int | None = None, standing: Sequence[DrawnPair] = ()
) -> DrawChanges:
    """Return the changes since rounds were drawn.

    drawing -- the round that is drawn now: its own record is written anew, and new ranks and
    ratings count from it on; None where none is drawn, and ranks and ratings change nothing
    standing -- lines of As drawn of that round that stay valid; `reading` then contains the round
    """
    before = [line for line in reading.drawn if drawing is None or line.round < drawing]
    known = known_of([*before, *standing])
    used = _attributable_scores(reading.event, scores_of(reading.event, known), drawing)
    scores = moved(reading.event, used)
    ranks = {} if drawing is None else _new_ranks(reading, known, drawing)
    sentences = [*score_words(reading.event, used, [*before, *standing])]
    for since in sorted({*ranks.values()}):
        old = {key[1]: known[key] for key, first in ranks.items() if first == since}
        sentences += rank_words(reading.event, old, since)
    now = {(n, p): known[n, p] for n, p in {*scores, *ranks}}
    now |= {(n, p): _with_todays_strength(reading.event, p, now[n, p]) for n, p in ranks}
    now |= {(n, p): now[n, p]._replace(score=pairing_score(reading.event, p, n)) for n, p in scores}
    return DrawChanges(tuple(sentences), now)


def _attributable_scores(event: Event, used: Used, drawing: int | None) -> Used:
    """Return the scores without those whose change cannot be attributed to a game.

    The round drawn now may already have used a change that nobody has agreed to. A player whose
    score differed before it has today's score in it, which would look as if a game in between had
    changed.
    """
    if drawing is None:
        return used
    known = {key: score for key, score in used.items() if key[1] in event.by_number}
    other = {(n, p) for (n, p), score in known.items() if score != pairing_score(event, p, n)}
    last = {player: number for number, player in sorted(known) if number < drawing}
    seen = {(drawing, player) for player, number in last.items() if (number, player) in other}
    return {key: score for key, score in known.items() if key not in seen - other}


def refreshed_lines(event: Event, locks: Locks) -> tuple[DrawnPair, ...]:
    """Return the lines of As drawn that a redraw keeps, for its record.

    A line whose pair or bye the director replaced gets today's scores behind the old ones: nobody
    plays what was drawn with those. A pair that stands as drawn keeps its values, which are asked
    about.
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
    """Return a line with today's scores behind the known values; ranks stay (M13)."""

    def today(number: int | None, trail: Trail) -> Trail:
        player = PlayerId(number or 0)
        if not trail or player not in event.by_number:
            return trail
        now = trail[-1]._replace(score=pairing_score(event, player, line.round))
        return trail if now == trail[-1] else (*trail, now)

    return line._replace(
        white_known=today(line.white, line.white_known),
        black_known=today(line.black, line.black_known),
        bye_known=today(line.bye, line.bye_known),
    )


def _new_ranks(
    reading: Reading, known: KnownPlayers, drawing: int
) -> dict[tuple[int, PlayerId], int]:
    """Return (round, player) of the last draw of each player whose rank differs now (M13).

    So also for ratings where handicaps go by them (A6). The value is the round from which handicaps
    follow: the one drawn now, or the next one for a player whose place in it stays.
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
        and known[number, player]
        != _with_todays_strength(reading.event, player, known[number, player])
    }
    twice = {player for number, player in new if number == drawing}
    return {(n, p): since for (n, p), since in new.items() if n == drawing or p not in twice}


def _with_todays_strength(event: Event, player: PlayerId, was: Known) -> Known:
    """Return known values with today's rank, and today's rating where there was one."""
    rating = was.rating and (counted_rating(event, player) or was.rating)
    return was._replace(rank=event.player(player).rank, rating=rating)


def _agreed_cells(workbook: Workbook, now: KnownPlayers) -> tuple[SetCells, ...]:
    """Return the cells of As drawn with the values agreed to behind the recorded ones."""
    location = find(workbook).locations["drawn"]
    cells = Cells(location, workbook[location.name])
    for row in range(location.first_row, cells.sheet.height + 1):
        number = whole_number(cells.get(row, "round")) or 0
        for side in SIDES:
            player = whole_number(cells.get(row, f"{side}_no")) or 0
            trail = trail_of(cells.get(row, f"{side}_known"))
            became = now.get((number, PlayerId(player)))
            if trail and became not in {None, trail[-1]}:
                cells.put(row, f"{side}_known", trail_cell((*trail, became)))
    return cells.operations()

"""Find problems that concern several cells together; those of one cell are found while reading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import by_ranks_alone, counted_rating, signed_handicap
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.settings import BY_SCORE
from nigiri.domain.model.units import PlayerId
from nigiri.domain.starts.guidelines import guidelines
from nigiri.domain.systems.stages import judged, played_as, waits
from nigiri.workbook.derive.sections import average_text, could_be_better, counted_players
from nigiri.workbook.live.bar import free_players
from nigiri.workbook.live.round.record import changed
from nigiri.workbook.log import tampered
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.workbook import undrawn
from nigiri.workbook.review.players import (
    review_congress,
    review_members,
    review_no_shows,
    review_promises,
    review_relatives,
    review_top_group,
)
from nigiri.workbook.review.rounds import is_sound, review_round
from nigiri.workbook.review.systems import (
    review_frozen,
    review_kept_apart,
    review_systems,
    review_ties,
    review_trees,
)
from nigiri.workbook.spellings.results import read_back

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.starts.guidelines import Guidelines, SectionReport
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.table_reader import TableReader


def review_record(context: Context, reading: RoundReading) -> Iterator[Problem]:
    """Yield the results that count provisionally (B11), and a missing record of the draw."""
    live = context.lives[reading.round.number]
    reader = context.reader(live.table.location)
    _provisional(context, reading, reader)
    if not (live.facts.drawn or reading.round.complete):
        row = min(reading.games)
        reader.report("record-lost", row, "table", round=reading.round.number)
    yield from reader.problems


def _provisional(context: Context, reading: RoundReading, reader: TableReader) -> None:
    """Report the missing results of a round on which a later round depends (B11).

    Not of players who wait for a seat in the newest round: their games go on, and no draw used
    them.
    """
    number = reading.round.number
    settings, newest = context.event.settings, max(context.reading.rounds, default=number)
    if not any(waits(settings, later) for later in range(number + 1, newest + 1)):
        return
    live, waiting = context.lives[number], set(undrawn(context.reading))
    points = points_words(context.event.settings.scoring.score.of("unfinished"))
    for row, game in reading.games.items():
        if live.board(row)["missing"] != "" and waiting.isdisjoint(game.players):
            table = "–" if game.table is None else game.table
            reader.report("provisional", row, "result", round=number, table=table, points=points)


def review(context: Context) -> tuple[Problem, ...]:
    """Return every problem: those found while reading, then those between cells."""
    found = list(context.reading.problems)
    if any(each.code == "schema" for each in found):
        return tuple(found)
    for number in context.reading.rounds:
        found += _round(context, number)
    found += _draft(context)
    found += _lost_rounds(context)
    found += _free(context)
    found += (*review_promises(context), *review_no_shows(context))
    found += review_congress(context)
    found += review_top_group(context)
    found += (*review_members(context), *review_relatives(context))
    found += review_systems(context)
    found += review_ties(context)
    found += review_trees(context)
    found += review_frozen(context)
    found += review_kept_apart(context)
    found += _late(context)
    found += _sections(context)
    log = context.location("log")
    found += () if log is None else tampered(context.reader(log))
    return tuple(found)


def _round(context: Context, number: int) -> Iterator[Problem]:
    """Yield the problems of one round."""
    reading = context.reading.rounds[number]
    yield from _rematches(context, reading)
    yield from _second_byes(context, reading)
    yield from _never(context, reading)
    yield from _disputed(context, reading)
    yield from _differences(context, reading, context.lives[number])
    yield from review_round(context, reading)
    yield from review_record(context, reading)


def _rematches(context: Context, reading: RoundReading) -> Iterator[Problem]:
    """Yield the pairs that met in an earlier round (M7)."""
    number = reading.round.number
    reader = context.reader(context.reading.book.rounds[number])
    earlier = _met_enough(context.event, number)
    allowed = context.event.settings.rematches == "allowed"
    live = context.lives[number]
    for row, game in reading.games.items():
        before = earlier.get(frozenset(game.players)) if is_sound(live, game) else None
        if before is not None:
            code = ("met-allowed" if allowed else "met") if game.result is None else "met-played"
            reader.report(code, row, "black_no", white=game.white, black=game.black, before=before)
    yield from reader.problems


def _met_enough(event: Event, number: int) -> dict[frozenset[PlayerId], int]:
    """Return pair -> the round of their first game, for pairs who may not meet in that round."""
    judge = judged(event.settings, number)
    met: dict[frozenset[PlayerId], list[int]] = {}
    for other in event.rounds:
        for game in other.games if judge.first <= other.number < number else ():
            met.setdefault(frozenset(game.players), []).append(other.number)
    return {pair: rounds[0] for pair, rounds in met.items() if len(rounds) >= judge.meetings}


def _never(context: Context, reading: RoundReading) -> Iterator[Problem]:
    """Yield the pairs that must never meet (B8) in games being played, whoever paired them."""
    number = reading.round.number
    reader = context.reader(context.reading.book.rounds[number])
    for at, wish in context.reading.wishes.items():
        never = wish.kind is not None and wish.kind.code == "never"
        counts = never and (not wish.rounds or number in wish.rounds)
        meant = {context.reading.player_rows[row].number for row in wish.people}
        for row, game in reading.games.items():
            if counts and game.result is None and meant.issuperset(game.players):
                table = "–" if game.table is None else game.table
                reader.report(
                    "never",
                    row,
                    "black_no",
                    table=table,
                    white=game.white,
                    black=game.black,
                    wish=at,
                )
    yield from reader.problems


def _second_byes(context: Context, reading: RoundReading) -> Iterator[Problem]:
    """Yield the byes of players who had one before, where the draw gives them (M6)."""
    number = reading.round.number
    judge = judged(context.event.settings, number)
    reader = context.reader(context.reading.book.rounds[number])
    earlier = {
        bye: other.number
        for other in reversed(context.event.rounds)
        if judge.by_score and judge.first <= other.number < number
        for bye in other.byes
    }
    for row, bye in reading.byes.items():
        if bye in earlier:
            code = "bye-twice" if reading.round.complete else "bye-again"
            reader.report(code, row, "white_no", number=bye, before=earlier[bye])
    yield from reader.problems


def _draft(played: Context) -> Iterator[Problem]:
    """Yield the problems of a round that is only a draft; ■ there only keeps it from becoming one.

    A result that the round itself has as well is no problem.
    """
    context = played.draft
    if context is None:
        return
    number = max(context.refs.rounds)
    round_now = played.reading.rounds.get(number)
    games = round_now.games.values() if round_now else ()
    counted = {(frozenset(game.players), game.result) for game in games}
    location = context.refs.rounds[number].location
    reading, reader = context.reading.rounds[number], context.reader(location)
    yield from (problem for problem in context.reading.problems if problem.sheet == location.name)
    yield from _round(context, number)
    for row, game in reading.games.items():
        if game.result is not None and (frozenset(game.players), game.result) not in counted:
            table = "–" if game.table is None else game.table
            reader.report("draft-result", row, "result", table=table, number=number)
    yield from reader.problems


def _disputed(context: Context, reading: RoundReading) -> Iterator[Problem]:
    """Yield the results that the second pass reads otherwise (B11)."""
    reader = context.reader(context.reading.book.rounds[reading.round.number])
    none = context.say("check.second.none")
    for row in reading.disputed_rows:
        game, second = reading.games[row], reading.second[row]
        table = "–" if game.table is None else game.table
        first = none if game.result is None else read_back(game.result, game)
        reader.report(
            "second-other", row, "second", table=table, first=first, second=read_back(second, game)
        )
    yield from reader.problems


def _differences(context: Context, reading: RoundReading, live: RoundLive) -> Iterator[Problem]:
    """Yield the director's changes to the draw, and handicaps against the rule."""
    reader = context.reader(live.table.location)
    otherwise = _rated_otherwise(context, reading.round.number)
    system = played_as(context.event.settings, reading.round.number).system
    for row, game in reading.games.items():
        if not is_sound(live, game):
            continue
        board, words = live.board(row), live.by_hand(row)
        rule = _rule(context, reading.round.number, game, board["rule"])
        table = "–" if game.table is None else game.table
        if words:
            what = f"{game.white} - {game.black}: {words.strip()}."
            reader.report("by-hand", row, changed(board), table=table, what=what)
        if words and board.pair is not None:
            continue
        if not otherwise.isdisjoint(game.players):
            continue
        if not words and not game.handicap and system not in BY_SCORE:
            continue  # even, since its system has it so: the final of a Swiss knockout
        if isinstance(rule, int) and rule != game.handicap:
            code = "handicap-rule" if rule >= 0 else "handicap-black"
            reader.report(
                code,
                row,
                "handicap",
                table=table,
                white=game.white,
                black=game.black,
                given=game.handicap,
                rule=abs(rule),
            )
    yield from reader.problems


def _rule(context: Context, number: int, game: Game, live: Cell) -> Cell:
    """Return the handicap by rule (M12); `live`, the sheet's own, where ranks alone decide it."""
    if by_ranks_alone(context.event.settings):
        return live
    return signed_handicap(context.event, game, number)


def _rated_otherwise(context: Context, number: int) -> set[int]:
    """Return the players whose rating for handicaps is not the one of the round's draw."""
    known = (
        seat for line in context.reading.drawn if line.round == number for seat in line.seats()
    )
    players = context.event.by_number.keys()
    return {
        player
        for player, trail in known
        if trail[0].rating is not None
        and PlayerId(player) in players
        and counted_rating(context.event, PlayerId(player)) not in {None, trail[0].rating}
    }


def _lost_rounds(context: Context) -> Iterator[Problem]:
    """Yield the rounds that were drawn and whose sheet is gone, after the newest one."""
    location = context.location("drawn")
    if location is None:
        return
    reader, known = context.reader(location), set(context.reading.book.rounds)
    for row in reader.rows():
        number = whole_number(reader.cell(row, "round"))
        if number is not None and number not in known:
            known.add(number)
            reader.report("round-lost", row, "round", number=number)
    yield from reader.problems


def _free(context: Context) -> Iterator[Problem]:
    """Yield the players here without opponent in the newest round, while it is played (M19)."""
    current, location = context.refs.current, context.location("players")
    if current is None or location is None:
        return
    if not context.lives[current.number].waiting and not undrawn(context.reading):
        return
    reader = context.reader(location)
    free = set(free_players(context, context.lives[current.number]))
    for row, player in context.reading.player_rows.items():
        if player.number in free:
            reader.report(
                "free", row, "where", number=player.number, name=player.name, round=current.number
            )
    yield from reader.problems


def _late(context: Context) -> Iterator[Problem]:
    """Yield the players who came after the newest round was drawn, while it is played (M19)."""
    current, location = context.refs.current, context.location("players")
    if current is None or location is None or not context.lives[current.number].waiting:
        return
    reader = context.reader(location)
    for row, player in context.reading.player_rows.items():
        if player.number is None and player.plays_in(current.number):
            reader.report("late", row, "where", name=player.name, round=current.number)
    yield from reader.problems


def _sections(context: Context) -> Iterator[Problem]:
    """Yield the sections that could meet a guideline better (M2), or do not meet the bar (B1)."""
    location = context.location("sections")
    if location is None:
        return
    reader, event = context.reader(location), context.event
    if event.settings.start_rule == "sections":
        reports = guidelines(event, counted_players(context))
        better = could_be_better(context)
        for row, report in enumerate(reports, location.first_row):
            _report_guidelines(reader, row, report, better)
    bar, cut = event.settings.bar, [section.lowest for section in event.sections[:1]]
    if event.settings.start_rule == "bar" and bar is not None and cut not in ([], [bar]):
        reader.report("bar-other", location.first_row, "down_to", rank=cut[0], bar=bar)
    yield from reader.problems


def _report_guidelines(
    reader: TableReader, row: int, report: SectionReport, better: Guidelines
) -> None:
    """Report the guidelines that a section does not meet (M2).

    better -- which guidelines other sections would meet better
    """
    missed = [met is False and could_be for met, could_be in zip(report.met, better, strict=True)]
    if missed[0]:
        average = average_text(report.average, reader.language)
        reader.report(
            "section-size",
            row,
            "down_to",
            number=report.number,
            players=report.players,
            average=average,
        )
    if missed[1]:
        reader.report("section-ranks", row, "down_to", number=report.number, ranks=report.span)
    if missed[2]:
        ranks = ", ".join(map(str, report.split))
        reader.report("section-split", row, "down_to", number=report.number, ranks=ranks)
    if missed[3]:
        fees = ", ".join(report.fees)
        reader.report("section-fees", row, "down_to", number=report.number, fees=fees)

"""Find the warnings about a round that is played: pairs, seats and byes.

There are none about a game that is over, except a result beside a player who was out. For a player
with two seats only that is reported, as it is unknown who plays whom. The warnings about one board
are found where its live columns are (live/round/warn.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.pairing_policies.pair_concerns import concern
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.systems.stages import judged
from nigiri.messages.catalogue import text
from nigiri.workbook.live.round.people import who_is_out
from nigiri.workbook.live.round.warn import warned

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.table_reader import TableReader


def review_round(context: Context, reading: RoundReading) -> Iterator[Problem]:
    """Yield the warnings about a round."""
    live = context.lives[reading.round.number]
    reader = context.reader(live.table.location)
    for row, game in reading.games.items():
        if is_sound(live, game):
            _seats(live, row, reader)
            _absent(context, live, row, game, reader)
            if game.result is None:
                _pair(context, live, row, game, reader)
    if not reading.round.complete:
        _byes(context, live, reading, reader)
    drawn = sorted(
        {line.bye for line in live.facts.drawn if line.bye}.difference(reading.round.byes)
    )
    nobody = text("nobody", reader.language)
    for row, number in reading.byes.items():
        if live.checks[row].startswith("✎"):
            numbers = ", ".join(map(str, drawn)) or nobody
            reader.report("bye-by-hand", row, "white_no", number=number, drawn=numbers)
    yield from reader.problems


def is_sound(live: RoundLive, game: Game) -> bool:
    """Tell whether both players have only this one seat in the round."""
    return all(live.seats[number] == 1 for number in game.players)


def _absent(context: Context, live: RoundLive, row: int, game: Game, reader: TableReader) -> None:
    """Report a game played by a player who was out, in any round."""
    if game.result is None or game.result.by_default:
        return
    number = live.table.number
    for player in game.players:
        if number in context.event.player(player).out:
            reader.report("out-result", row, "result", number=player, round=number)


def _seats(live: RoundLive, row: int, reader: TableReader) -> None:
    """Report the warnings of the sheet's own formulas, and players who are out."""
    board = live.board(row)
    both = {"white": board.white, "black": board.black}
    for found in warned(board):
        if found.code == "out-result":
            continue  # found in every round
        facts = {"round": live.table.number, **both, **found.facts}
        if found.code == "table-double":
            facts["number"] = found.facts["table"]
        reader.report(found.code, row, found.key, **facts)
    gone = who_is_out(board)
    if gone is not None:
        key = "white_no" if gone == board.white else "black_no"
        reader.report("out-plays", row, key, number=gone, round=live.table.number)


def _pair(context: Context, live: RoundLive, row: int, game: Game, reader: TableReader) -> None:
    """Report two who had better not meet: kept apart, of different sections, far apart in score."""
    event, number = context.event, live.table.number
    both = {"white": game.white, "black": game.black}
    found = concern(event, game, number)
    if "family" in found.shared:
        reader.report("family", row, "black_no", **both)
    elif live.facts.drawn:
        by_hand = live.board(row).pair is None
        common = found.shared if by_hand else found.close
        what = ", ".join(context.say(f"share.{key}") for key in common)
        if common:
            code = "apart" if by_hand else "apart-drawn"
            reader.report(code, row, "black_no", what=what, **both)
    if not judged(event.settings, number).by_score:
        return  # the others are rules of the draw, which had no say in it
    sections = {section_of(event, event.player(n)) for n in game.players}
    if event.settings.mixing == "sections" and len(sections) > 1:
        reader.report("mixed", row, "black_no", **both)
    if found.gap:
        reader.report("gap-wide", row, "black_no", points=points_words(found.gap), **both)


def _byes(context: Context, live: RoundLive, reading: RoundReading, reader: TableReader) -> None:
    """Report byes of players out or not here, and the draw's byes that are not needed (M6, B6)."""
    event, this = context.event, reading.round
    idle = [*this.byes, *_left_alone(live, reading)]
    for row, number in reading.byes.items():
        if who_is_out(live.board(row)) is not None:
            reader.report("out-plays", row, "white_no", number=number, round=this.number)
        elif number in live.facts.unseen:
            reader.report("unseen-plays", row, "white_no", number=number)
        elif not judged(event.settings, this.number).by_score:
            continue  # free wins of a knockout, empty seats of a team: as many as there are
        elif event.settings.bye_policy == "none":
            reader.report("bye-none", row, "white_no", number=number)
        elif (other := _also_idle(event, this, number, idle)) is not None:
            reader.report("bye-needless", row, "white_no", number=number, other=other)


def _also_idle(
    event: Event, this: Round, number: PlayerId, idle: Sequence[PlayerId]
) -> PlayerId | None:
    """Return the first other idle player of the part in which a player has a bye; None for none."""
    others = [other for other in idle if other != number]
    if not others:
        return None
    from nigiri.domain.checks.parts import part_of  # noqa: PLC0415 -- few rounds have two

    part = part_of(event, this)
    return next((other for other in others if part.get(other) == part.get(number, other)), None)


def _left_alone(live: RoundLive, reading: RoundReading) -> Iterator[PlayerId]:
    """Yield the players whose opponent is out, while the game is not over."""
    for row, game in reading.games.items():
        gone = who_is_out(live.board(row))
        yield from (number for number in game.players if gone is not None and number != gone)

"""The pairing sheet of a round, made from an event (M20, B15).

Known results are shown, so that a sheet printed again shows which games are unfinished (M21). At
the foot are the results missing in earlier rounds (B11).
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import komi_of, other_size
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.settings import BY_SCORE
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.domain.schedule.thinking_time import time_of
from nigiri.domain.scores.scores import unfinished
from nigiri.domain.teams.matches import by_table, matches
from nigiri.domain.text import clean
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.reports.frame.columns import about
from nigiri.reports.frame.handicaps import agreed, komi_words, on_board
from nigiri.reports.frame.seats import Board, MatchSeat, Seat
from nigiri.reports.frame.sheet import common
from nigiri.reports.round.boards import PairingSheets

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event, Game, Player, Round
    from nigiri.domain.model.units import HalfPoints, Rank
    from nigiri.domain.teams.matches import Match
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options
    from nigiri.reports.frame.seats import Colour


def missing_words(event: Event, round_number: int, speech: Speech) -> str:
    """Return the tables of earlier rounds without a result: "Round 1, table 3, 8"; "" for none."""
    games = groupby(unfinished(event, round_number), key=lambda found: found[0])
    return "; ".join(
        speech.say(
            "missing tables",
            number=number,
            tables=", ".join(str(game.table or "–") for _, game in found),
        )
        for number, found in games
    )


#: White's points first, as the round sheets write results.
RESULTS = {
    Outcome.WHITE: "1-0",
    Outcome.BLACK: "0-1",
    Outcome.JIGO: "jigo",
    Outcome.NONE: "0-0",
    Outcome.BOTH: "1-1",
}

WINNERS: Mapping[Outcome, Colour] = {Outcome.WHITE: "white", Outcome.BLACK: "black"}


def pairing_sheets(event: Event, speech: Speech, options: Options) -> PairingSheets:
    """Return the sheets of a drawn round; every player of it must be in the event.

    Raises WrongUse when the round is not drawn, Forbidden when only missing results are wanted and
    all are in (B11).
    """
    number = options.round_of(event)
    rounds = _drawn(event, number)
    found = matches(event, number)
    games = _in_order((game for drawn in rounds for game in drawn.games), found)
    seats = {game: seat for match in found for game, seat in _seats(match, speech)}
    byes = [player for drawn in rounds for player in drawn.byes]
    sheets = PairingSheets(
        **common(event, speech, options),
        round_number=number,
        when=clean("".join(event.settings.when[number - 1 : number])),
        then=clean("".join(event.settings.when[number : number + 1])),
        boards=tuple(
            _board(event, game, speech, number)._replace(match=seats.get(game)) for game in games
        ),
        byes=tuple(_bye(event, event.player(number), speech) for number in byes),
        idle=tuple(_seat(event, each) for each in _idle(event, rounds)),
        playing=tuple(_seat(event, each) for each in _playing(event, rounds)),
        waiting=tuple(_seat(event, each) for each in _waiting(event, rounds)),
        out=tuple(_out(event, rounds, speech)),
        komi=komi_words(event.settings, speech),
        missing=missing_words(event, number, speech),
        heading="round draft" if options.draft else "round",
        order=options.order,
        large=options.large,
        parts=options.parts,
        clubs=options.clubs,
        federation=options.is_federated(event),
        without=options.without,
    )
    if options.missing:
        return _only_missing(sheets)
    newer = options.frozen is not None and number > options.frozen
    hidden = newer and any(board.result for board in sheets.boards)
    return _without_results(sheets) if hidden else replace(sheets, notice="")


def _only_missing(sheets: PairingSheets) -> PairingSheets:
    """Return the sheets of games without a result; Forbidden when there are none (B11)."""
    boards = tuple(board for board in sheets.boards if not board.result)
    if not boards:
        raise Forbidden(message("report.all-in", number=sheets.round_number))
    return replace(
        sheets,
        heading="round missing",
        boards=boards,
        byes=(),
        idle=(),
        playing=(),
        waiting=(),
        out=(),
    )


def _without_results(sheets: PairingSheets) -> PairingSheets:
    """Return the sheets of a round whose results are not shown yet."""
    boards = (
        board._replace(
            result="",
            winner=None,
            by_default=False,
            match=board.match and board.match._replace(score=""),
        )
        for board in sheets.boards
    )
    notice = sheets.speech.say("frozen round")
    return replace(sheets, boards=tuple(boards), notice=notice)


def _in_order(games: Iterable[Game], found: Sequence[Match]) -> list[Game]:
    """Return the games match by match, else by table; those of no match come last (B21)."""
    place = {game: match.number for match in found for game in match.games}
    return sorted(games, key=lambda game: (place.get(game, len(found) + 1), by_table(game)))


def _seats(match: Match, speech: Speech) -> Iterator[tuple[Game, MatchSeat]]:
    """Yield each game of a match with the words of the match, its score and the board."""
    one, other = clean(match.one.name), clean(match.other.name)
    words = speech.say("match title", number=match.number, one=one, other=other)
    won, lost = points_words(match.won), points_words(match.lost)
    score = speech.say("match score" if match.finished else "match so far", won=won, lost=lost)
    for board, game in enumerate(match.games, 1):
        yield game, MatchSeat(words, board, score if match.begun else "")


def _drawn(event: Event, round_number: int) -> list[Round]:
    """Return the rounds of that number, one for each group."""
    return [drawn for drawn in event.rounds if drawn.number == round_number]


def _board(event: Event, game: Game, speech: Speech, round_number: int) -> Board:
    """Return a game as its line on the sheet."""
    sized = partial(on_board, size=other_size(event.settings, game), speech=speech)
    words = partial(agreed, game.handicap, speech=speech, open_colours=game.open)
    board = Board(
        table=game.table,
        white=_seat(event, event.player(game.white), game.white_rank),
        black=_seat(event, event.player(game.black), game.black_rank),
        handicap=sized(words(komi=_own_komi(event, game, round_number), listed=True)),
        agreed=sized(words(komi=komi_of(event, game, round_number))),
        open=game.open,
    )
    board = board._replace(time=_time(event, game))
    if game.result is None:
        return board
    outcome, by_default = game.result.outcome, game.result.by_default
    result = RESULTS[outcome]
    return board._replace(
        result=speech.say("by default", result=result) if by_default else result,
        winner=WINNERS.get(outcome),
        by_default=by_default,
    )


def _time(event: Event, game: Game) -> str:
    """Return the time of a game where it goes by the ranks of the day (E8), else ""."""
    one, other = (game.rank_of(n) or event.player(n).rank for n in game.players)
    return clean(time_of(event.settings, one, other))


def _seat(event: Event, player: Player, rank: Rank | None = None) -> Seat:
    """Return a player with the rank of the day, None for the rank now."""
    facts = about(event, player)
    number = facts["aga" if event.settings.is_american else "federation"]
    shown = str(rank or player.rank)
    return Seat(
        player.number,
        clean(player.name),
        shown,
        club=facts["club"],
        member=number,
        rating=facts["entry"],
    )


def _own_komi(event: Event, game: Game, round_number: int) -> HalfPoints | None:
    """Return the komi to print with a game: the director's own, or that of a small board."""
    small = event.settings.board != FULL_SIZE
    return komi_of(event, game, round_number) if small else game.komi


def _bye(event: Event, player: Player, speech: Speech) -> Seat:
    """Return a player with a bye; the note says that it counts as a win (M6)."""
    return _seat(event, player)._replace(note=speech.say("wins"))


def _idle(event: Event, rounds: Sequence[Round]) -> list[Player]:
    """Return the players without a game by the system, by number: a free team, knocked out."""
    left = [drawn for drawn in rounds if drawn.games and drawn.system not in BY_SCORE]
    busy = {player for drawn in left for player in (*drawn.game_by_player, *drawn.byes)}
    return [
        player
        for number, player in sorted(event.by_number.items())
        if left and number not in busy and _to_play(player, left[0].number)
    ]


def _playing(event: Event, rounds: Sequence[Round]) -> list[Player]:
    """Return the players without a place who are still playing an earlier round, by number.

    A round that is drawn in part has a place for them once they are done.
    """
    number = rounds[0].number
    busy = {player for drawn in rounds for player in (*drawn.game_by_player, *drawn.byes)}
    games = (game for drawn in event.rounds if drawn.number < number for game in drawn.games)
    open_ones = {player for game in games if game.result is None for player in game.players}
    return [
        event.player(player)
        for player in sorted(open_ones - busy)
        if _to_play(event.player(player), number)
    ]


def _waiting(event: Event, rounds: Sequence[Round]) -> list[Player]:
    """Return the players to be drawn once games of an earlier round are over, by number (M19).

    () where no such game goes on: then who has no place has lost it.
    """
    number, playing = rounds[0].number, _playing(event, rounds)
    busy = {player for drawn in rounds for player in (*drawn.game_by_player, *drawn.byes)}
    busy |= {player.number for player in (*_idle(event, rounds), *playing) if player.number}
    free = (player for n, player in sorted(event.by_number.items()) if n not in busy)
    return [player for player in free if playing and _to_play(player, number)]


def _to_play(player: Player, number: int) -> bool:
    """Tell whether a player wants a game in that round, without reservation."""
    return player.plays_in(number) and not player.may_sit_out(number)


def _out(event: Event, rounds: Sequence[Round], speech: Speech) -> list[Seat]:
    """Return all others registered without board or bye, by number, newcomers last."""
    busy = {player for drawn in rounds for player in (*drawn.game_by_player, *drawn.byes)}
    others = (*_idle(event, rounds), *_playing(event, rounds), *_waiting(event, rounds))
    busy |= {player.number for player in others if player.number}
    missing = [p for p in event.players if (p.number or p.here) and p.number not in busy]
    missing.sort(key=lambda player: (player.number is None, player.number or 0))
    last = max(event.settings.rounds, rounds[0].number)
    coming = range(rounds[0].number, last + 1)
    return [_seat(event, p)._replace(note=_return(p, coming, speech)) for p in missing]


def _return(player: Player, coming: Sequence[int], speech: Speech) -> str:
    """Return the reason why a player here sits out, or the round in which an absent one returns."""
    now, last = coming[0], coming[-1]
    if player.plays_in(now) and player.may_sit_out(now):
        return speech.say("if needed" if player.reserve else "offered")
    if now not in player.out:
        return ""  # not seen: nobody knows
    back = player.back_after(now, last)
    return speech.say("gone" if back is None else "back", number=back)

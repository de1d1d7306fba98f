"""The event as three plain tables for analysis: players, games, standings.

table      a row is
players    a player, as entered, with the start and the final score
games      a game of a round; a bye or a missed round is a row with White alone
standings  a place: section, place, and the figures that decided it, a column for each tie-break

Points are points, no half points: whole numbers and halves, quarters in SDOS, which binary numbers
hold exactly; a normalised SOS (M17) is the nearest one. None: no value.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome
from nigiri.domain.players.ratings import as_printed
from nigiri.domain.scores.scores import appearances, final_score, initial_points, victories
from nigiri.domain.standings.standings import standings
from nigiri.domain.tiebreaks import SCORES, TIEBREAKS, placing

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event, Game, Player, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.tiebreaks import Tiebreak, Value

Plain = None | bool | int | float | str
Row = dict[str, Plain]

#: Outcome -> how it is written, White in front.
RESULTS = {
    Outcome.WHITE: "1-0",
    Outcome.BLACK: "0-1",
    Outcome.JIGO: "½-½",
    Outcome.NONE: "0-0",
    Outcome.BOTH: "1-1",
}
_HALVES = 2


def tables(event: Event) -> Mapping[str, Sequence[Row]]:
    """Return the rows of the three tables by name; each row of a table has the same columns."""
    return {
        "players": list(_players(event)),
        "games": list(_games(event)),
        "standings": list(_standings(event)),
    }


def columns(event: Event) -> Mapping[str, tuple[str, ...]]:
    """Return the columns of the three tables, which are there without any row, too."""
    figures = (code for code in _codes(event) if code not in SCORES)
    return {
        "players": _PLAYER,
        "games": _GAME,
        "standings": (*_PLACE, *figures, *_DECIDED),
    }


_PLAYER = (
    "number", "family", "given", "rank", "entry_rank", "rating", "published", "club", "city",
    "state", "country", "team", "federation_id", "member_until", "start", "score", "victories",
    "here", "out", "hidden",
)  # fmt: skip  # words, several a line
_GAME = (
    "round", "stage", "group", "kind", "table", "white", "white_name", "white_rank", "black",
    "black_name", "black_rank", "handicap", "komi", "result", "by_default", "white_points",
    "black_points", "colours_open",
)  # fmt: skip  # words, several a line
_PLACE = ("section", "place", "number", "name", "rank", "victories", "score")
_DECIDED = ("shared", "decided_by")


def _players(event: Event) -> Iterator[Row]:
    """Yield a row for each player, in the order of the sheet."""
    for player in event.players:
        number = player.number
        row: Row = dict.fromkeys(_PLAYER)
        row |= {key: getattr(player, key) or None for key in _PLAYER if hasattr(player, key)}
        row |= {
            "rank": str(player.rank),
            "entry_rank": str(player.initial_rank),
            "rating": _rating(event, player.rating),
            "published": _rating(event, player.published),
            "member_until": player.expires.isoformat() if player.expires else None,
            "out": ", ".join(map(str, sorted(player.out))) or None,
            "start": None,
            "here": player.here,
            "hidden": player.hidden,
        }
        if number is not None:
            row["start"] = initial_points(event, number, "score") / _HALVES
            row["score"] = final_score(event, number) / _HALVES
            row["victories"] = victories(event, number) / _HALVES
        yield row


def _rating(event: Event, rating: int | None) -> float | int | None:
    """Return a rating as its list prints it."""
    return None if rating is None else _number(as_printed(event.settings, rating))


def _games(event: Event) -> Iterator[Row]:
    """Yield the games of every round by table, then byes, then players who missed it."""
    records = {number: appearances(event, number) for number in sorted(event.by_number)}
    for at, this in enumerate(event.rounds):
        for game in this.games:
            yield {**_row(event, this, "game", game.white), **_game(event, game)}
        for number in this.byes:
            yield _row(event, this, "bye", number)
        for number, record in records.items():
            if record[at].missed:
                yield _row(event, this, "missed", number)


def _row(event: Event, this: Round, kind: str, white: PlayerId) -> Row:
    """Return a row of a round with White alone."""
    player = event.player(white)
    row: Row = dict.fromkeys(_GAME)
    return row | {
        "round": this.number,
        "stage": this.stage,
        "group": this.group or None,
        "kind": kind,
        "white": white,
        "white_name": player.name,
        "white_rank": str(player.rank),
    }


def _game(event: Event, game: Game) -> Row:
    """Return the columns that a game adds to the row of its White."""
    black, result = event.player(game.black), game.result
    row: Row = {
        "table": game.table,
        "black": game.black,
        "black_name": black.name,
        "black_rank": str(game.black_rank or black.rank),
        "handicap": game.handicap,
        "colours_open": game.open,
        "white_rank": str(game.white_rank or event.player(game.white).rank),
        "komi": None if game.komi is None else game.komi / _HALVES,
    }
    if result is not None:
        row["result"], row["by_default"] = RESULTS[result.outcome], result.by_default
        row["white_points"] = game.points_of(game.white) / _HALVES
        row["black_points"] = game.points_of(game.black) / _HALVES
    return row


def _standings(event: Event) -> Iterator[Row]:
    """Yield a row for each place."""
    ties = [TIEBREAKS[code] for code in _codes(event) if code not in SCORES]
    numbers = sorted(event.by_number)
    values = {tie: tie.among(event, numbers, None, ()) for tie in ties}
    for each in standings(event):
        player: Player = event.player(each.number)
        yield {
            "section": each.section,
            "place": each.place,
            "number": each.number,
            "name": player.name,
            "rank": str(player.rank),
            "victories": each.victories / _HALVES,
            "score": each.score / _HALVES,
            **{tie.code: _figure(tie, values[tie][each.number]) for tie in ties},
            "shared": each.shared,
            "decided_by": each.reason.code if each.reason else None,
        }


def _codes(event: Event) -> tuple[str, ...]:
    """Return the codes of the criteria of places that have a figure for everybody, in order."""
    return tuple(tie.code for tie in placing(event) if tie.fixed)


def _figure(tie: Tiebreak, value: Value) -> float | int | None:
    """Return a figure in points."""
    return None if value is None else _number(Fraction(value) / tie.unit)


def _number(exact: Fraction) -> float | int:
    """Return a whole number as int, any other as float."""
    return exact.numerator if exact.denominator == 1 else float(exact)

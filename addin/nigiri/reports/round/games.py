"""Lists of games: winners, round by round (A11), and missing results (B11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import other_size
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.teams.matches import by_table
from nigiri.domain.text import clean
from nigiri.reports.frame.columns import columns, table
from nigiri.reports.frame.handicaps import agreed, colour_sign, on_board
from nigiri.reports.frame.lists import Column, ListSheet
from nigiri.reports.frame.sheet import common, numbered_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event, Game
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

#: Outcome, decided by default -> the key of its words.
_HOW = {
    (Outcome.JIGO, False): "jigo",
    (Outcome.JIGO, True): "jigo default",
    (Outcome.NONE, False): "both lose",
    (Outcome.NONE, True): "both default",
    (Outcome.BOTH, False): "both win",
    (Outcome.BOTH, True): "both win",
    (Outcome.WHITE, True): "default",
    (Outcome.BLACK, True): "default",
}
_LARGE = 14
"""Points: what is missing is to be seen from afar."""


def winner_loss(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the games with the winner in front, of one round or of all (A11).

    A game without a single winner has White in front. Raises as Options.round_of does.
    """
    rounds = options.rounds_of(event)
    shown = columns(["table"], speech, options)
    shown |= _sides(("winner", "loser"), speech)
    shown |= columns(("handicap", "how"), speech, options)
    parts = [
        (speech.say("round", number=n), [_result(event, g, speech) for g in _games(event, n)])
        for n in rounds
    ]
    if not any(line["how"] for _, lines in parts for line in lines):
        del shown["how"]
    return ListSheet(
        **common(event, speech, options),
        name="winner-loss",
        file=numbered_file("winner-loss", rounds[0]) if len(rounds) == 1 else None,
        heading=speech.say("winner-loss"),
        **table(shown, parts),
        empty=speech.say("no games"),
    )


def any_won(event: Event) -> bool:
    """Tell whether any game has a result: before, a list of winners says nothing."""
    return any(game.result is not None for this in event.rounds for game in this.games)


def missing_results(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the games without a result, to be posted, with room to write it (B11).

    Raises as Options.round_of does.
    """
    rounds = options.rounds_of(event)
    shown = columns(["table"], speech, options)
    shown |= _sides(("white", "black"), speech)
    shown["result"] = Column("result", 34).said(speech)
    parts = []
    for number in rounds:
        games = [game for game in _games(event, number) if game.result is None]
        lines = [{**_seats(event, game, ("white", "black")), "result": ""} for game in games]
        parts.append((speech.say("round", number=number), lines))
    return ListSheet(
        **common(event, speech, options),
        name="missing",
        heading=speech.say("missing results"),
        **table(shown, parts, _LARGE),
        notes=[_until_then(event, speech)] if any(lines for _, lines in parts) else [],
        empty=speech.say("all in"),
    )


def _sides(keys: Sequence[str], speech: Speech) -> dict[str, Column]:
    """Return the columns of number and name of both players."""
    found = {}
    for key in keys:
        found[f"{key} no"] = Column("number", 13, "right").said(speech)
        found[key] = Column(key).said(speech)
    return found


def _until_then(event: Event, speech: Speech) -> str:
    """Return the sentence about the present value of an unfinished game."""
    points = HalfPoints(event.settings.scoring.score.unfinished)
    key = "report counts" if points else "report"
    return speech.say(key, points=points_words(points))


def _games(event: Event, number: int) -> list[Game]:
    """Return the games of a round by table, those without a table last."""
    games = (game for drawn in event.rounds if drawn.number == number for game in drawn.games)
    return sorted(games, key=by_table)


def _result(event: Event, game: Game, speech: Speech) -> dict[str, str]:
    """Return the cells of a game: the winner in front."""
    result = game.result
    won = result is not None and result.outcome is Outcome.BLACK
    key = "playing" if result is None else _HOW.get((result.outcome, result.by_default), "played")
    return {
        **_seats(event, game, ("loser", "winner") if won else ("winner", "loser")),
        "handicap": _agreed(event, game, speech),
        "how": speech.say(key),
    }


def _agreed(event: Event, game: Game, speech: Speech) -> str:
    """Return the handicap of a game, with a komi of its own."""
    said = agreed(game.handicap, game.komi, speech, listed=True, open_colours=game.open)
    return on_board(said, other_size(event.settings, game), speech)


def _seats(event: Event, game: Game, keys: Sequence[str]) -> dict[str, str]:
    """Return table, numbers and names of a game; keys -- of White's and of Black's cells."""
    cells = {"table": str(game.table or "")}
    for key, number in zip(keys, game.players, strict=True):
        cells[f"{key} no"] = str(number)
        cells[key] = f"{colour_sign(game, number)} {clean(event.player(number).name)}"
    return cells

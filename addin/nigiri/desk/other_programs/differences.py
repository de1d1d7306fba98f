"""Where the rounds of a file and those of the workbook contradict each other.

Tables are not compared, nor a result that only one of the two has: it comes in, or stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.message import message
from nigiri.workbook.spellings.results import written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.domain.model.event import Game, Result, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message

    Label = Callable[[PlayerId], str]


def differences(here: Round, there: Round, label: Label) -> Iterator[Message]:
    """Yield a sentence for each contradiction between a round here and the same round there.

    there -- with the numbers of this workbook; label -- returns the name of a number
    """
    ours, theirs = _by_pair(here), _by_pair(there)
    for where, games, others in (("there", theirs, ours), ("here", ours, theirs)):
        for pair in games.keys() - others.keys():
            facts = {"round": here.number, "players": _players(games[pair], label)}
            yield message(f"returned.differs.pair.{where}", **facts)
    for where, byes, others_byes in (("there", there, here), ("here", here, there)):
        for bye in byes.byes:
            if bye not in others_byes.byes:
                facts = {"round": here.number, "who": label(bye)}
                yield message(f"returned.differs.bye.{where}", **facts)
    for pair in ours.keys() & theirs.keys():
        yield from _of_game(ours[pair], theirs[pair], here.number, label)


def _by_pair(this: Round) -> dict[frozenset[PlayerId], Game]:
    """Return both players -> their game."""
    return {frozenset(game.players): game for game in this.games}


def _players(game: Game, label: Label) -> str:
    """Return the players of a game by name, White first."""
    return " – ".join(map(label, game.players))


def _of_game(here: Game, there: Game, number: int, label: Label) -> Iterator[Message]:
    """Yield a sentence for each contradiction about a game of two who met in both."""
    facts = {"round": number, "players": _players(here, label)}
    if here.white != there.white:
        yield message("returned.differs.colours", **facts)
    elif None not in (here.result, there.result) and here.result != there.result:
        results = {"there": _result(there.result), "here": _result(here.result)}
        yield message("returned.differs.result", **facts, **results)
    if here.handicap != there.handicap:
        stones = {"there": there.handicap, "here": here.handicap}
        yield message("returned.differs.handicap", **facts, **stones)


def _result(result: Result | None) -> str:
    """Return a result as a cell has it, "" for none."""
    return "" if result is None else written(result)

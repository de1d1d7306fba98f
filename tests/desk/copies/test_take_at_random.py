"""Copies that two helpers edited at random: nothing is lost, and either order gives the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.copies.take import differing, take
from nigiri.workbook.apply import applied
from nigiri.workbook.compare import differences
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.changes import Say
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.desk.copies.typists import pair
from tests.desk.story import DESK
from tests.sample import sampled

if TYPE_CHECKING:
    from nigiri.desk.copies.decisions import Side
    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes

PAIRS = range(500)
#: Every edit is among them, events of both sizes, before and after each round.
SAMPLE = (0, 6, 7, 9)


def taken(file: Workbook, copy: Workbook, answers: dict[str, Side]) -> Changes:
    """Return the changes that take a copy in."""
    return take(file, DESK, copy, source="copy.xlsx", answers=answers)


def larger(file: Workbook, copy: Workbook) -> dict[str, Side]:
    """Answer each difference so that the answer is the same in either order."""
    asked = differing(file, copy, source="copy.xlsx")
    return {each.cell: "copy" if each.copy > each.file else "file" for each in asked}


def printed_names(workbook: Workbook) -> set[tuple[str, str]]:
    """Return the columns with names on the sheets of rounds: they follow the names on Players."""
    return {
        (place.name, column_letters(place.columns[key]))
        for place in find(workbook).rounds.values()
        for key in ("white", "black")
    }


def told(event: Event) -> dict[str, Any]:
    """Return all of an event without the numbers of players: by their names."""
    names = {number: player.name for number, player in event.by_number.items()}
    people = {
        player.name: {k: v for k, v in vars(player).items() if k != "number"}
        for player in event.players
    }
    rounds = [
        ({_game(game, names) for game in each.games}, {names[bye] for bye in each.byes})
        for each in event.rounds
    ]
    wishes = {
        (wish.kind, frozenset(names.get(n, n) for n in wish.players), wish.rounds)
        for wish in event.wishes
    }
    settings = {key: value for key, value in vars(event.settings).items() if key != "event_id"}
    return {"people": people, "rounds": rounds, "wishes": wishes, "settings": settings}


def _game(game: Game, names: dict[PlayerId, str]) -> tuple[object, ...]:
    """Return a game with names for numbers."""
    others = {key: value for key, value in vars(game).items() if key not in {"white", "black"}}
    return (names[game.white], names[game.black], *sorted(others.items()))


@pytest.mark.parametrize("seed", sampled(PAIRS, SAMPLE))
def test_either_order_gives_the_same_event(seed: int) -> None:
    """With the same answers, but for the numbers of newcomers."""
    one, other = pair(seed)

    ways = [applied(a, taken(a, b, larger(a, b))) for a, b in ((one, other), (other, one))]

    assert told(read(ways[0]).event) == told(read(ways[1]).event)


@pytest.mark.parametrize("seed", sampled(PAIRS, SAMPLE))
def test_nothing_of_the_file_is_lost_and_one_step_takes_all_back(seed: int) -> None:
    """With the file's cells where both have something; and a second time nothing is left to do."""
    file, copy = pair(seed)
    changes = take(file, DESK, copy, source="copy.xlsx", keep="file")
    after = applied(file, changes)

    found = [each for each in differences(file, after) if each.was and each.sheet != "Log"]
    lost = [each for each in found if (each.sheet, each.cell[0]) not in printed_names(file)]
    again = take(after, DESK, copy, source="copy.xlsx", keep="file")

    assert [] == lost
    assert all(isinstance(each, Say) for each in again.operations)
    assert file == applied(after, changes.inverse())


@pytest.mark.parametrize("seed", sampled(PAIRS, SAMPLE))
def test_a_copy_taken_into_itself_changes_nothing(seed: int) -> None:
    """Whatever was typed into it."""
    copy, _ = pair(seed)

    changes = take(copy, DESK, copy, source="copy.xlsx")

    assert ("copy.xlsx has nothing to take in.",) == changes.sentences
    assert all(isinstance(each, Say) for each in changes.operations)

"""The footnotes of a grid as facts (B11, M13, M20)."""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.standings.grid import Note, finished, footnotes

PLAYERS = tuple(
    Player(f"P{number}", "", Rank.parse("5k"), PlayerId(number), here=True)
    for number in range(1, 25)
)


def game(white: int, outcome: Outcome | None, *, by_default: bool = True) -> Game:
    """Return a game of a player and the next one."""
    result = None if outcome is None else Result(outcome, by_default)
    return Game(1, PlayerId(white), PlayerId(white + 1), result=result)


def event(*rounds: tuple[Game, ...]) -> Event:
    """Return an event of two rounds."""
    drawn = tuple(Round(number, games) for number, games in enumerate(rounds, 1))
    return Event(Settings(rounds=2), PLAYERS, rounds=drawn)


def test_each_way_of_not_playing_has_its_note() -> None:
    """The winner comes first; played games have none."""
    outcomes = (Outcome.WHITE, Outcome.BLACK, Outcome.NONE, Outcome.BOTH, Outcome.JIGO)
    games = [game(2 * at + 1, outcome) for at, outcome in enumerate(outcomes)]
    played = game(11, Outcome.WHITE, by_default=False)

    found = [(note.kind, note.players) for note in footnotes(event((*games, played))).notes]
    together = [("default.none", (5, 6)), ("default.both", (7, 8)), ("default.jigo", (9, 10))]
    assert [("default", (1, 2)), ("default", (4, 3)), *together] == found


def test_a_missing_result_is_noted_behind_a_later_round_only() -> None:
    """As long as the round is being played, it is only not over (B11)."""
    open_ = game(1, None)

    assert () == footnotes(event((open_,))).notes
    assert (Note("provisional", "*", 1, open_.players),) == footnotes(event((open_,), ())).notes


def test_marks_are_signs_signs_twice_and_then_numbers() -> None:
    """So that none is longer than two signs."""
    games = tuple(game(2 * at + 1, Outcome.WHITE) for at in range(10))
    notes = footnotes(event(games))

    assert ["*", "†", "‡", "§", "**", "††", "‡‡", "§§", "⁹", "¹⁰"] == [n.mark for n in notes.notes]
    assert "¹⁰" == notes.of_game(1, games[9])
    assert "" == notes.of_game(2, games[9])
    assert "" == notes.of_player(PlayerId(1))


def test_a_rank_changed_twice_has_one_mark() -> None:
    """And is compared with the rank of entry (M13)."""
    ranks = [Rank.parse("4k"), Rank.parse("3k")]
    first, second = (replace(game(1, Outcome.WHITE, by_default=False), white_rank=r) for r in ranks)
    same = replace(first, black_rank=Rank.parse("5k"))

    notes = footnotes(event((same,), (second,)))

    assert [("*", 1, ranks[0]), ("*", 2, ranks[1])] == [
        (note.mark, note.round_number, note.rank) for note in notes.notes
    ]
    assert "*" == notes.of_player(PlayerId(1))


def test_an_event_is_finished_when_all_results_of_all_rounds_are_in() -> None:
    """Not before."""
    over, open_ = (game(1, Outcome.WHITE),), (game(1, None),)

    assert [False, False, True] == [
        finished(event(over, *more)) for more in ((), (open_,), (over,))
    ]

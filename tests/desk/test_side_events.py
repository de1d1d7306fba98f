"""The chart and the ladder as a director uses them: commands, typing, numbers that follow."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.number import number
from nigiri.desk.side_events.chart import Result, chart, chart_view
from nigiri.desk.side_events.ladder import Challenged, ladder, ladder_view
from nigiri.domain.model.side_events import SideGame
from nigiri.domain.side_events.ladder import rungs
from nigiri.domain.side_events.wall_chart import totals
from nigiri.errors import Forbidden, WrongUse
from nigiri.workbook.model.changes import AddSheet, Changes
from nigiri.workbook.read.table_finder import find
from tests.desk.story import Story, begin, club


@pytest.fixture
def five() -> Story:
    """Return five players with a chart; nobody had a number before."""
    story = club(5)
    story.does(chart)
    return story


def codes(story: Story) -> list[tuple[str, str]]:
    """Return the problems of the side events: code and cell."""
    return [(p.code, p.cell) for p in story.reading.problems if p.sheet in {"Chart", "Ladder"}]


def test_a_new_chart_lists_all_who_are_here_and_gives_them_numbers(five: Story) -> None:
    """In order of the numbers; the sheet stands before Problems."""
    assert (1, 2, 3, 4, 5) == five.event.chart.players
    assert [*five.workbook].index("Chart") < [*five.workbook].index("Problems")


def test_the_sentence_of_a_new_chart_says_what_to_write_and_where() -> None:
    """Once: a second call changes nothing."""
    story = club(3)

    (first,) = story.does(chart).sentences
    second = story.does(chart)

    assert first.startswith("The sheet Chart is ready: write into each player's row")
    assert first.endswith("nigiri print chart --blank")
    assert () == second.sentences


def test_without_anybody_here_there_is_no_chart() -> None:
    """The sentence says what is missing."""
    with pytest.raises(Forbidden, match="Nobody is here yet"):
        begin().does(chart)


def test_games_are_entered_into_the_row_of_the_winner(five: Story) -> None:
    """Into the next free cell; a jigo with = behind."""
    for result in (Result(2, 5), Result(2, 4), Result(3, 2, jigo=True)):
        five.does(chart, result)

    cells = [five.cell("chart", row, key) for row, key in
             ((5, "win1"), (5, "win2"), (6, "win1"))]  # fmt: skip
    assert [5, 4, "2="] == cells
    assert [(0, 0), (3, 2.5), (1, 0.5), (1, 0), (1, 0)] == [
        (five.cell("chart", row, "played"), five.cell("chart", row, "points"))
        for row in range(4, 9)
    ]
    assert [None, 1, 2, 3, 3] == [five.cell("chart", row, "place") for row in range(4, 9)]


def test_the_answer_names_both_and_the_log_keeps_it(five: Story) -> None:
    """With their numbers."""
    name = {int(n): p.name for n, p in five.event.by_number.items()}

    (said,) = five.does(chart, Result(2, 5)).sentences

    assert f"2 {name[2]} beat 5 {name[5]}." == said
    assert said == five.cell("log", 4, "became")


def test_two_meet_as_often_as_the_event_sheet_allows(five: Story) -> None:
    """Whoever won; another number there counts at once."""
    five.does(chart, Result(1, 2))
    five.does(chart, Result(2, 1))
    with pytest.raises(Forbidden, match=r"1 and 2 have met 2 times; the settings allow 2"):
        five.does(chart, Result(1, 2))

    five.sets("Side event: games per pair", 3)
    five.does(chart, Result(1, 2))

    assert 3 == len(five.event.chart.games)


def test_nobody_beats_oneself_or_a_number_that_nobody_has(five: Story) -> None:
    """Nothing is written."""
    before = five.workbook
    with pytest.raises(WrongUse, match="3 is named twice"):
        five.does(chart, Result(3, 3))
    with pytest.raises(WrongUse, match="Nobody has number 9"):
        five.does(chart, Result(3, 9))
    assert before == five.workbook


def test_who_is_not_on_the_chart_gets_a_row(five: Story) -> None:
    """Below the others, also when rows were emptied between."""
    five.types("chart", {(6, "number"): None})
    five.does(chart, Result(3, 1))

    assert (1, 2, 4, 5, 3) == five.event.chart.players
    assert 3 == five.cell("chart", 9, "number")


def test_a_row_that_is_full_gets_another_column() -> None:
    """It looks like the last one; the totals count it."""
    story = club(8)
    story.sets("Side event: games per pair", 9)
    story.does(chart)
    for at in range(14):
        story.does(chart, Result(1, 2 + at % 7))

    assert 14 == story.cell("chart", 4, "points")
    assert "Beat 14" == story.cell("chart", 3, "win14")
    assert story.place("chart").columns["win14"] == story.place("chart").columns["win13"] + 1


def test_a_chart_has_room_for_forty_wins() -> None:
    """Then the sentence says so, and nothing is written."""
    story = club(2)
    story.does(number)
    story.sets("Side event: games per pair", 100)
    story.host.apply(Changes((AddSheet("Chart", "chart", {"language": "en", "wins": 40}),)))
    story.types("chart", {(4, "number"): 1, (5, "number"): 2})
    story.types("chart", {(4, f"win{n}"): 2 for n in range(1, 40)})
    story.does(chart, Result(1, 2))

    assert 40 == story.cell("chart", 4, "points")
    with pytest.raises(Forbidden, match="1 has won 40 games already"):
        story.does(chart, Result(1, 2))


def test_what_is_wrong_on_the_chart_is_named_by_its_cell_and_left_out(five: Story) -> None:
    """A round can be drawn all the same; a third game counts until somebody empties it."""
    five.types("chart", {
        (4, "win1"): "two", (4, "win2"): 1, (4, "win3"): 7, (5, "win1"): 3, (5, "win2"): "3",
        (6, "win1"): "2=", (12, "win1"): 4, (13, "number"): 77, (14, "number"): 2,
    })  # fmt: skip

    assert [
        ("chart-cell", "Chart!G4"), ("chart-self", "Chart!H4"), ("chart-unknown", "Chart!I4"),
        ("chart-often", "Chart!G6"), ("chart-row", "Chart!G12"), ("chart-who", "Chart!A13"),
        ("chart-who", "Chart!A14"),
    ] == codes(five)  # fmt: skip
    games = (SideGame(2, 3), SideGame(2, 3), SideGame(3, 2, jigo=True))  # type: ignore[arg-type]
    assert games == five.event.chart.games
    assert () == five.reading.stops()


def test_the_chart_says_who_takes_stones_from_whom(five: Story) -> None:
    """By the rule of the event: + takes, − gives, nothing for even games."""
    ranks = {int(n): p.rank.steps for n, p in five.event.by_number.items()}
    five.does(chart)
    stones = {n: min(max(ranks[1] - rank - 1, 0), 9) for n, rank in ranks.items()}

    weakest = str(five.cell("chart", 8, "handicaps"))
    assert 0 < stones[5]
    assert weakest.startswith(f"+{stones[5]}: 1")


def test_the_chart_is_shown_by_places(five: Story) -> None:
    """With whom each beat."""
    five.does(chart, Result(2, 5))
    five.does(chart, Result(4, 2, jigo=True))
    view = chart_view(five.workbook)

    assert ("Chart", (1, 2, 2, "1½", "5")) == (
        view.title, tuple(view.rows[0][at] for at in (0, 1, 3, 4, 5)))  # fmt: skip
    assert [(2, 4), (3, 5), (None, 1), (None, 3)] == [row[:2] for row in view.rows[1:]]
    assert "2=" == view.rows[1][5]


def test_new_numbers_are_followed_on_chart_and_ladder() -> None:
    """`nigiri number --again` after a rank was corrected: everybody keeps games and rungs."""
    story = club(4)
    story.does(chart, Result(4, 2))
    story.does(chart, Result(2, 3, jigo=True))
    story.does(ladder, Challenged(4, 2, won=True))
    story.types("chart", {(4, "note"): "late", (4, "win5"): "?"})
    before = {p.number: p.name for p in story.event.players}
    names = [[before[n] for n in side] for side in (story.event.chart.players,
                                                    rungs(story.event))]  # fmt: skip
    games = [(before[g.winner], before[g.loser], g.jigo) for g in story.event.chart.games]
    row = next(row for row, p in story.reading.player_rows.items() if p.number == 4)
    story.types("players", {(row, "rank"): "9d"})
    story.does(number, again=True)

    after = story.event.by_number
    assert before[4] == after[1].name  # type: ignore[index]
    assert names == [[after[n].name for n in side] for side in (story.event.chart.players,
                                                                rungs(story.event))]  # fmt: skip
    assert games == [(after[g.winner].name, after[g.loser].name, g.jigo)
                     for g in story.event.chart.games]  # fmt: skip
    assert "?" == story.cell("chart", 4, "win5")


def test_a_chart_goes_on_beside_a_round(five: Story) -> None:
    """Nothing of it counts in the main event, and numbers stay."""
    five.does(chart, Result(1, 2))
    five.does(draw)

    assert 1 == len(five.event.rounds)
    assert [1, 0] == [total.won for total in totals(five.event)[:2]]
    assert not any(game.result for game in five.event.rounds[0].games)


def test_a_ladder_begins_in_order_of_the_numbers() -> None:
    """And tells where it can be changed."""
    story = club(4)
    (said,) = story.does(ladder).sentences

    assert (1, 2, 3, 4) == rungs(story.event)
    assert "change the order under Begins with" in said


def test_a_challenge_is_entered_and_then_its_result() -> None:
    """In one row; what it is played for, and what follows."""
    story = club(4)
    (_, asked) = story.does(ladder, Challenged(4, 2)).sentences
    playing = story.cell("ladder", 4, "happened")
    (told,) = story.does(ladder, Challenged(4, 2, won=True)).sentences

    assert asked.endswith("--won; if not, with --lost")
    assert str(playing).startswith("for place 2; handicap ")
    assert told.endswith("and takes that place.")
    assert "moves up to place 2, from 4" in str(story.cell("ladder", 4, "happened"))
    assert [1, 4, 2, 3] == [story.cell("ladder", row, "number") for row in range(4, 8)]
    assert None is story.cell("ladder", 5, "challenger")


def test_who_loses_a_challenge_stays() -> None:
    """The sentence names who won; the next challenge stands below."""
    story = club(3)
    (_, told) = story.does(ladder, Challenged(3, 1, won=False)).sentences
    story.does(ladder, Challenged(2, 1))

    assert told.endswith(": nothing moves.")
    assert (1, 2, 3) == rungs(story.event)
    assert "stays in place 3" in str(story.cell("ladder", 4, "happened"))
    assert 2 == story.cell("ladder", 5, "challenger")


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [(5, 1, r"1 is 4 places above 5, and 3 are allowed\. 5 may challenge 2, 3, 4\."),
     (1, 2, r"1 is at place 1, above 2\. 1 is at the top\."),
     (2, 2, r"A challenge needs two players; 2 is named twice\.")],
)  # fmt: skip
def test_a_challenge_that_may_not_be_is_refused(one: int, other: int, told: str) -> None:
    """With whom the player may challenge instead."""
    story = club(5)
    story.does(ladder)
    with pytest.raises(Forbidden, match=told):
        story.does(ladder, Challenged(one, other))


def test_even_games_of_the_ladder_are_called_so() -> None:
    """Two of one rank."""
    story = club(2)
    story.types("players", {(4, "rank"): "1k", (5, "rank"): "1k"})
    story.does(ladder, Challenged(2, 1))

    assert "for place 1; even" == story.cell("ladder", 4, "happened")


def test_what_is_wrong_on_the_ladder_is_named_by_its_cell_and_moves_nothing() -> None:
    """Halves of challenges, strangers, somebody below, too far, oneself; a start twice."""
    story = club(5)
    story.does(ladder)
    first = 4
    story.types("ladder", {
        (first, "challenger"): 5, (first, "challenged"): 1, (first, "winner"): 5,
        (first + 1, "challenger"): 2,
        (first + 2, "challenger"): 1, (first + 2, "challenged"): 3,
        (first + 3, "challenger"): 3, (first + 3, "challenged"): 3,
        (first + 4, "challenger"): 3, (first + 4, "challenged"): 2, (first + 4, "winner"): 4,
        (first + 5, "challenged"): "Roy", (first + 5, "start"): 2,
        (first + 6, "winner"): 3, (first + 7, "challenged"): 2,
    })  # fmt: skip
    story.does(refresh, "standings")

    assert {
        ("ladder-far", "Ladder!G4"), ("ladder-half", "Ladder!G5"), ("ladder-below", "Ladder!G6"),
        ("ladder-self", "Ladder!G7"), ("ladder-winner", "Ladder!H8"), ("ladder-who", "Ladder!G9"),
        ("ladder-start", "Ladder!E9"), ("ladder-half", "Ladder!F9"), ("ladder-half", "Ladder!G10"),
        ("ladder-half", "Ladder!F11"),
    } == {*codes(story)}  # fmt: skip
    assert (1, 2, 3, 4, 5) == rungs(story.event)
    assert None is story.cell("ladder", first, "happened")


def test_the_ladder_is_shown_with_whom_each_may_challenge() -> None:
    """Nobody for the first."""
    story = club(5)
    story.does(ladder)
    view = ladder_view(story.workbook)

    assert ("Ladder", ["", "1", "1, 2", "1, 2, 3", "2, 3, 4"]) == (
        view.title, [row[3] for row in view.rows])  # fmt: skip


def test_sheets_of_side_events_are_made_in_the_language_of_the_event() -> None:
    """And once made they stay as they are."""
    story = club(3, language="fr")
    story.does(chart, Result(1, 2))
    story.does(ladder)
    before, places = story.workbook, find(story.workbook).locations
    story.does(refresh, "grid")

    assert ("Tableau", "Échelle") == (places["chart"].name, places["ladder"].name)
    assert "A battu 1" == before["Tableau"].cell(3, places["chart"].columns["win1"])
    assert all(before[name] == story.workbook[name] for name in ("Tableau", "Échelle"))

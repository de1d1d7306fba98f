"""Entering results by command: what is understood, what is refused (M21)."""

from __future__ import annotations

from typing import Literal

import pytest

from nigiri.desk.core.work import migrate
from nigiri.desk.draw.draw import draw
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.results.entries import winner_entry
from nigiri.domain.model.event import Outcome, Result
from nigiri.errors import Forbidden, NigiriError, WrongUse
from nigiri.hosts.memory import Memory
from nigiri.messages.message import said as in_language
from nigiri.workbook.apply import applied
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK, Story, club, drawn

Side = Literal["white", "black"]


@pytest.fixture(scope="module")
def shown() -> Story:
    """Return an event whose first round is drawn; seven players, one has the bye."""
    story = club(7, rounds=2)
    story.does(draw)
    return story


def test_a_number_without_a_board_is_refused(shown: Story) -> None:
    """Who has the bye or is unknown has nothing to report; nor has a table that is not there."""
    bye = shown.event.rounds[0].byes[0]

    for entry, words in (
        (
            Entry(winner=bye),
            f"{bye} has the bye in round 1: leave that number out. Nothing was entered.",
        ),
        (Entry(winner=99), "99 does not play in round 1. Nothing was entered."),
        (Entry(table=9, typed="W"), "There is no table 9 in round 1."),
    ):
        with pytest.raises(WrongUse) as caught:
            enter_results(shown.workbook, DESK, [entry])
        assert words == str(caught.value)


def test_a_result_nobody_understands_is_refused(shown: Story) -> None:
    """The sentence names what would be right at this board."""
    game = shown.event.rounds[0].games[0]

    with pytest.raises(WrongUse, match=f"“won” is not a result; type {game.white} or {game.black}"):
        enter_results(shown.workbook, DESK, [Entry(table=1, typed="won")])


def test_a_round_that_is_not_drawn_has_no_results(shown: Story) -> None:
    """Round 2 and an event without rounds are refused."""
    with pytest.raises(Forbidden, match="Round 2 is not drawn"):
        enter_results(shown.workbook, DESK, [], round_number=2)
    with pytest.raises(Forbidden, match="No round is drawn yet"):
        enter_results(club(4).workbook, DESK, [])


def test_a_board_is_named_once(shown: Story) -> None:
    """Both players of a board as winners contradict each other; so do two results of a table."""
    game = shown.event.rounds[0].games[0]
    both = [Entry(winner=game.white), Entry(winner=game.black)]

    with pytest.raises(WrongUse, match=r"Table 1, .* would get two results"):
        enter_results(shown.workbook, DESK, both)
    same = [both[0], Entry(table=1, typed="W")]
    said = enter_results(shown.workbook, DESK, same).sentences
    assert f"Table 1: {game.white} - {game.black}  ○ 1-0" == said[0]


def test_a_number_given_twice_is_a_slip(shown: Story) -> None:
    """One of the two must have been meant for somebody else."""
    winner = shown.event.rounds[0].games[0].white

    with pytest.raises(WrongUse) as caught:
        enter_results(shown.workbook, DESK, [Entry(winner=winner), Entry(winner=winner)])
    assert f"{winner} is named twice; did you mean another number? Nothing was entered." == str(
        caught.value
    )


@pytest.mark.parametrize("typed", ["{} def", "{}def", "{}!"])
def test_the_winners_number_with_def_is_a_win_by_default(shown: Story, typed: str) -> None:
    """Either player's, in every spelling."""
    game = shown.event.rounds[0].games[0]

    for player, code in ((game.white, "○ 1-0 def"), (game.black, "● 0-1 def")):
        entry = Entry(table=1, typed=typed.format(player))
        said = enter_results(shown.workbook, DESK, [entry]).sentences
        assert f"Table 1: {game.white} - {game.black}  {code}" == said[0]


def test_a_correction_tells_what_it_replaced() -> None:
    """The result that stood there, typed or not as nigiri writes it; an older round is named."""
    story = club(4, rounds=2)
    story.does(draw)
    row, game = next(iter(story.reading.rounds[1].games.items()))
    pair = f"{game.white} - {game.black}"
    story.types(1, {(row, "result"): "w"})

    confirmed = enter_results(story.workbook, DESK, [Entry(table=1, typed="1-0")])
    assert f"Table 1: {pair}  ○ 1-0" == confirmed.sentences[0]
    corrected = enter_results(story.workbook, DESK, [Entry(table=1, typed="0-1")])
    assert f"Table 1: {pair}  ● 0-1 (was ○ 1-0)" == corrected.sentences[0]
    story.plays(1)
    drawn(story, 2)
    older = enter_results(story.workbook, DESK, [Entry(table=1, typed="jigo")], round_number=1)
    told = f"Round 1, table 1: {pair}  jigo (was ○ 1-0)"
    assert (
        told,
        "Round 1 is complete. To see what that changes: nigiri standings",
    ) == older.sentences


def test_a_winner_never_overwrites_another_result() -> None:
    """A correction names its table; a confirmed win by default stays one."""
    story = club(6)
    story.does(draw)
    game = story.event.rounds[0].games[0]
    story.does(enter_results, [Entry(table=1, typed="W def")])

    with pytest.raises(NigiriError, match=f"To correct it: --table 1 {game.black}"):
        enter_results(story.workbook, DESK, [Entry(winner=game.black)])
    story.does(enter_results, [Entry(winner=game.white)])
    assert Result(Outcome.WHITE, by_default=True) == story.event.rounds[0].games[0].result
    story.does(enter_results, [Entry(table=1, typed=str(game.black))])
    assert Result(Outcome.BLACK) == story.event.rounds[0].games[0].result


def test_an_older_round_can_be_corrected_and_is_logged() -> None:
    """The Log holds what was there, what became of it, and where."""
    story = drawn(club(6), 2)
    row = next(iter(story.reading.rounds[1].games))
    was = story.cell(1, row, "result")
    typed = "B" if was != "● 0-1" else "W"
    story.does(enter_results, [Entry(table=1, typed=typed)], round_number=1)

    log = [story.cell("log", 4, key) for key in ("command", "sheet", "cell", "was", "became")]
    assert ["result", "Round 1", f"F{row}", was, story.cell(1, row, "result")] == log


def test_the_last_result_of_the_event_points_to_the_standings() -> None:
    """When nothing is left to enter or to draw, the sentence says where to look."""
    story = drawn(club(6, rounds=1), 1)
    said = story.does(enter_results, [Entry(table=1, typed="jigo")]).sentences

    assert "The only round is complete. Look at: nigiri standings" == said[-1]


def test_a_lone_b_is_a_question_in_a_french_event() -> None:
    """The commands speak English, the event French: B can be Black or Blanc."""
    story = club(4, rounds=2, language="fr")
    story.does(draw)
    table = story.event.rounds[0].games[0].table

    with pytest.raises(WrongUse, match="B alone can be Black or Blanc"):
        enter_results(story.workbook, DESK, [Entry(table=table, typed="B")])
    assert enter_results(story.workbook, DESK, [Entry(table=table, typed="blanc")]).operations


def test_a_winners_list_that_is_wrong_is_still_there_in_a_workbook_brought_up_to_date() -> None:
    """It says otherwise than the results, names a stranger, somebody twice, both of a table."""
    story = drawn(club(8, rounds=2), 0)
    story.does(draw)
    rows, games = sorted(story.reading.rounds[1].games), story.event.rounds[0].games
    story.sets("Layout version", 11)
    story.types(1, {(rows[0], "result"): "1-0"})
    for wrong in (
        (games[0].black,), (77,), ("x",), (games[1].white, games[1].white),
        (games[1].white, games[1].black),
    ):  # fmt: skip
        listed = dict(zip(rows, (*wrong, *[None] * 4), strict=False))
        story.types(1, {(row, "winners"): number for row, number in listed.items()})
        before = {problem.code for problem in story.reading.problems}
        changes = migrate(story.workbook, DESK)
        assert changes is not None
        after = read(applied(story.workbook, changes))

        assert before == {problem.code for problem in after.problems} != set()


def test_a_winner_is_named_where_only_one_player_of_the_round_is_called_so(shown: Story) -> None:
    """And told with number and name; at a table it is enough that one of the two is."""
    game = shown.event.rounds[0].games[0]
    winner = shown.event.player(game.black)
    told = f"“{winner.name}” is {winner.number} {winner.name}: the win at table 1 is entered."

    for entry in (winner_entry(winner.name), Entry(table=1, typed=winner.name)):
        sentences = enter_results(shown.workbook, DESK, [entry]).sentences
        assert (f"Table 1: {game.white} - {game.black}  ● 0-1", told) == sentences[:2]


def test_a_number_typed_as_a_winner_is_a_number() -> None:
    """Numbers stay the quick way."""
    assert Entry(winner=12) == winner_entry(" 12 ")


def test_a_name_of_nobody_or_of_several_is_refused(shown: Story) -> None:
    """Nothing is entered; who was named twice, by name and number, is a slip, too."""
    given = {player.given for player in shown.event.players}
    winner = shown.event.player(shown.event.rounds[0].games[0].white)
    story = Story(Memory(shown.workbook))
    rows = sorted(story.reading.player_rows)
    bye = shown.event.rounds[0].byes[0]
    alike = [row for row in rows if story.reading.player_rows[row].number != bye][:2]
    story.types("players", {(row, "given"): "Same" for row in alike})

    assert "Zoltan" not in given
    for workbook, entries, words in (
        (shown.workbook, ["Zoltan"], "Nobody who plays in round 1 is called “Zoltan”."),
        (story.workbook, ["Same"], "“Same” can mean several players: "),
        (shown.workbook, [winner.name, str(winner.number)], f"{winner.number} is named twice"),
    ):
        with pytest.raises(WrongUse) as caught:
            enter_results(workbook, DESK, [*map(winner_entry, entries)])
        assert str(caught.value).startswith(words)


def w_at_table_1(language: str, side: Side) -> Story:
    """Return an event of four in which one of the two at table 1 has the given name W."""
    story = club(4, language=language)
    story.does(draw)
    game = next(each for each in story.event.rounds[0].games if each.table == 1)
    player = story.event.player(game.white if side == "white" else game.black)
    story.types("players", {(story.row_of(player.family), "given"): "W"})
    return story


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_given_name_that_is_a_letter_for_the_other_colour_is_asked_about(language: str) -> None:
    """W says White, and Black is called W: the number decides."""
    story = w_at_table_1(language, "black")
    game = next(each for each in story.event.rounds[0].games if each.table == 1)
    with pytest.raises(WrongUse) as caught:
        enter_results(story.workbook, DESK, [Entry(table=1, typed="W")])
    said = in_language(caught.value.sentence, language)

    for number in game.players:
        assert f"{number} {story.event.player(number).name}" in said


def test_a_given_name_that_is_the_letter_of_its_colour_is_a_result() -> None:
    """Both mean White."""
    story = w_at_table_1("en", "white")
    story.does(enter_results, [Entry(table=1, typed="W")])
    game = next(each for each in story.event.rounds[0].games if each.table == 1)

    assert Result(Outcome.WHITE) == game.result

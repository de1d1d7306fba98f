"""A winner's name in Result: taken where one of the two is meant, never guessed."""

from __future__ import annotations

import pytest

from nigiri.desk.core.normalise import named_results
from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.domain.model.event import Outcome, Result
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.names import called, sought
from nigiri.workbook.spellings.results import accepted, code_in_words
from tests.desk.story import Story, club


def begun() -> Story:
    """Return an event of six players whose first round is drawn."""
    story = club(6)
    story.does(draw)
    return story


OTA, ROY = called("Ôta", "Yuzo"), called("Roy", "Ann Marie")


@pytest.mark.parametrize("typed", [
    "Ôta, Yuzo", "ota, yuzo", "OTA YUZO", "Yuzo Ôta", " Ota ", "yuzo", "ôta,yuzo",
])  # fmt: skip
def test_a_player_is_called_by_the_whole_name_or_a_part_of_it(typed: str) -> None:
    """In any order, with accents or without, in any case."""
    assert sought(typed) in OTA
    assert "W" == code_in_words(typed, OTA, ROY, accepted("en"))
    assert "B" == code_in_words(typed, ROY, OTA, accepted("en"))


@pytest.mark.parametrize("typed", ["Ot", "ta", "Yuzo O", "Marie", "Ann", "Ota def", "|", "99", ","])
def test_a_beginning_or_a_piece_of_a_name_is_nobody(typed: str) -> None:
    """Who is meant would be a guess."""
    assert "?" == code_in_words(typed, OTA, ROY, accepted("en"))


@pytest.mark.parametrize(("white", "black", "typed", "code"), [
    (("Roy", "Ann"), ("Roy", "Bo"), "Roy", "?"), (("Roy", "Ann"), ("Roy", "Bo"), "Bo", "B"),
    (("Ann", "Roy"), ("Roy", "Bo"), "roy", "?"), (("White", ""), ("Roy", ""), "white", "W"),
    (("Roy", ""), ("White", ""), "white", "?"), (("Jigo", ""), ("Roy", ""), "jigo", "?"),
    (("Roy", ""), ("Noir", ""), "Noir", "B"), (("Roy", ""), ("Li", ""), "jigo", "J"),
])  # fmt: skip
def test_what_can_mean_two_things_is_not_taken(
    white: tuple[str, str], black: tuple[str, str], typed: str, code: str
) -> None:
    """A name of both, and a name that is a word for another result; alike they are one meaning."""
    assert code == code_in_words(typed, called(*white), called(*black), accepted("en"))


def test_a_name_with_a_bar_in_it_is_still_one_name() -> None:
    """Bars stand between the names in the hidden column."""
    assert sought("O Ta") in called("O|Ta", "")
    assert all("||" not in called(*names) for names in (("O|Ta", "|"), ("", ""), ("A|", "|B")))


def test_a_name_becomes_the_result_with_the_next_command() -> None:
    """So that it stays when the name is corrected; the Log tells what was typed."""
    story = begun()
    game = story.event.rounds[0].games[0]
    row = next(iter(story.reading.rounds[1].games))
    name = story.event.player(game.black).name
    story.types(1, {(row, "result"): name})

    assert Result(Outcome.BLACK) == story.event.rounds[0].games[0].result
    story.does(refresh, "standings")
    assert "● 0-1" == story.cell(1, row, "result")
    log = story.workbook[story.place("log").name].rows
    assert any(name in line and "● 0-1" in line for line in log)


def test_a_name_on_the_second_pass_is_not_read() -> None:
    """What is read back there is checked as typed: numbers and results."""
    story = begun()
    game = story.event.rounds[0].games[0]
    row = next(iter(story.reading.rounds[1].games))
    story.types(1, {(row, "result"): game.black, (row, "second"): "0-1"})
    assert not read(story.workbook).stops()
    story.types(1, {(row, "second"): story.event.player(game.black).name})

    assert ["result-unknown"] == [each.code for each in read(story.workbook).stops()]


def test_a_name_that_the_list_contradicts_stays_as_typed() -> None:
    """The two must agree, and the director decides."""
    story = begun()
    game = story.event.rounds[0].games[0]
    row = next(iter(story.reading.rounds[1].games))
    name = story.event.player(game.black).name
    story.types(1, {(row, "result"): name, (row, "winners"): game.white})

    assert ["result-list"] == [each.code for each in read(story.workbook).stops()]
    assert () == (*named_results(story.workbook, story.reading),)

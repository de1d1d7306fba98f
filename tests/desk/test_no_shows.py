"""Who did not come is asked about before a draw; nobody is drawn or left out unasked (M6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.attendance.attendance import back, late, out
from nigiri.desk.attendance.change import When
from nigiri.desk.core.views import check
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.no_shows import said_of
from nigiri.desk.draw.part import Part
from nigiri.desk.explain.why import BYE, why
from nigiri.desk.players.import_list import import_players
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.starts.start_scores import section_of
from nigiri.errors import Forbidden, Unchosen, WrongUse
from nigiri.messages.message import said
from tests.desk.story import DESK, begin, club, made_once, tables

if TYPE_CHECKING:
    from typing import Any

    from nigiri.domain.model.event import Player
    from nigiri.domain.model.units import PlayerId
    from tests.desk.story import Story

HEADINGS = ["Family name", "Given name", "Rank", "Club", "Here"]


def defaults(story: Story, number: int, *tables_: int, code: str = "1-0!") -> None:
    """Let White win a round at every table, at these by default."""
    boards = story.reading.rounds[number].games.items()
    story.types(number, {
        (row, "result"): code if game.table in tables_ else "1-0" for row, game in boards
    })  # fmt: skip


@made_once
def forfeited(players: int = 12, *boards: int, **options: Any) -> Story:  # noqa: ANN401 -- its settings
    """Draw round 1; Black stays away from these tables."""
    story = club(players, **options)
    story.does(draw)
    defaults(story, 1, *boards)
    return story


def absent(story: Story, *boards: int, number: int = 1) -> list[PlayerId]:
    """Return who had Black at these tables."""
    games = story.event.rounds[number - 1].games
    return [game.black for game in games if game.table in boards]


@made_once
def lyon(rules: str = "opengotha") -> Story:
    """Begin with 60 players, of whom one forfeits round 1 at table 7."""
    rows = [[f"P{n:02}", "A", f"{1 + n // 4}k", f"C{n % 9}", "yes"] for n in range(60)]
    story = begin(rules=rules, host="", rounds=5)
    story.does(import_players, tables([HEADINGS, *rows]), source="list")
    story.does(draw)
    defaults(story, 1, 7)
    return story


def test_lyon_who_is_marked_here_for_round_2_is_not_asked_about() -> None:
    """One forfeits round 1 and comes for round 2; the mark stands in Out in rounds."""
    story = lyon()
    (number,) = absent(story, 7)
    name = story.event.player(number).name
    with pytest.raises(Unchosen):
        draw(story.workbook, DESK, decided={})

    told = story.does(late, str(number))

    assert f"Playing in round 2: {number} {name}." in told.sentences
    assert "2 here" == story.cell("players", story.row_of(name.split(",")[0]), "out")
    assert "Did not come" not in check(story.workbook).next_step
    story.does(draw, decided={})
    assert number in story.event.rounds[1].game_by_player
    assert 30 == len(story.event.rounds[1].games)


@pytest.mark.parametrize(("rules", "missed"), [("quebec", 1), ("opengotha", 0)])
def test_lyon_who_sits_out_is_out_of_the_round_and_asked_about_again(
    rules: str, missed: int
) -> None:
    """59 are left: one has the bye; 2 stands in Out in rounds, and before round 3 it is asked.

    missed -- half points of a missed round: OpenGotha rounds the sum of them down
    """
    story = lyon(rules)
    (number,) = absent(story, 7)
    before = pairing_score(story.event, number, 2)

    told = story.does(draw, decided=said_of([number], "out"))

    name = story.event.player(number).name
    assert told.sentences[0] == (
        f"Out in round 2: {number} {name}. If they come: nigiri late {number}; else you are asked "
        "again before the next round."
    )
    assert "2" == str(story.cell("players", story.row_of(name.split(",")[0]), "out"))
    this = story.event.rounds[1]
    assert number in story.reading.rounds[2].out.values()
    assert (29, 1) == (len(this.games), len(this.byes))
    assert before + missed == pairing_score(story.event, number, 3)

    defaults(story, 2)
    assert f"Did not come, still drawn? {number} P" in check(story.workbook).next_step
    with pytest.raises(Unchosen) as asked:
        draw(story.workbook, DESK, decided={})
    assert "Did not come in round 1." == asked.value.choices[0].tip


def test_all_are_asked_about_at_once_and_nothing_is_chosen() -> None:
    """Two stayed away: a list each, the way to answer on a command line in the sentence."""
    story = forfeited(12, 1, 3)
    one, other = sorted(absent(story, 1, 3))
    name = story.event.player(one).name

    with pytest.raises(Unchosen) as asked:
        draw(story.workbook, DESK, decided={})

    assert str(asked.value).endswith(
        f"did not come to their last games. Add --sits-out {one},{other} if they stay out of round "
        f"2, or --plays {one},{other} if they play."
    )
    assert [f"absent {one}", f"absent {other}"] == [each.key for each in asked.value.choices]
    first = asked.value.choices[0]
    assert (f"{one} {name}, round 2", "Did not come in round 1.") == (first.label, first.tip)
    assert {"out": "sits out", "plays": "plays"} == first.options
    with pytest.raises(Unchosen) as rest:
        draw(story.workbook, DESK, decided=said_of([one], "plays"))
    assert [f"absent {other}"] == [each.key for each in rest.value.choices]


def test_each_answer_is_written_where_a_hand_would_write_it_and_the_log_says_so() -> None:
    """One sits out, one plays; a redraw asks nobody again, and repeats no answer."""
    story = forfeited(12, 1, 3)
    one, other = sorted(absent(story, 1, 3))

    story.does(draw, decided={**said_of([one], "out"), **said_of([other], "plays")})

    outs = {p.number: (*p.out, *p.returned) for p in story.event.players if p.out or p.returned}
    assert {one: (2,), other: (2,)} == outs
    assert {2} == story.event.player(one).out == story.event.player(other).returned
    log = [str(cell) for row in story.workbook["Log"].rows for cell in row if cell]
    assert any(f"draw --sits-out {one} --plays {other}" in cell for cell in log)
    draw(story.workbook, DESK, again=True, decided={})
    draw(story.workbook, DESK, again=True, decided=said_of([other], "plays"))


def test_nobody_is_asked_about_those_who_came() -> None:
    """Nor is an answer about them taken: a slip of the number would be one."""
    story = forfeited(12, 1)
    winner = story.event.rounds[0].games[0].white

    with pytest.raises(WrongUse, match=f"Nobody is asked about {winner} in round 2"):
        draw(story.workbook, DESK, decided=said_of([winner], "out"))
    with pytest.raises(WrongUse, match="Nobody is asked about 99 in round 2"):
        draw(story.workbook, DESK, decided=said_of([99], "out"))
    assert () == forfeited(12).does(draw, decided={}).questions


@pytest.mark.parametrize(
    "typed", ["2 here", "2 HERE", "2 présent", "2 présente", "2 da", "4, 2here"]
)
def test_the_mark_can_be_typed_in_any_language(typed: str) -> None:
    """Who is marked so is not asked about, and bar and Problems are silent."""
    story = forfeited(12, 1)
    (number,) = absent(story, 1)
    row = story.row_of(story.event.player(number).family)
    assert ["no-show"] == [p.code for p in check(story.workbook).problems if p.row == row]

    story.types("players", {(row, "out"): typed})

    assert "Did not come" not in check(story.workbook).next_step
    assert "no-show" not in {p.code for p in check(story.workbook).problems}
    story.does(draw, decided={})
    assert number in story.event.rounds[1].game_by_player


def test_out_and_back_by_command_are_answers_as_well() -> None:
    """Out of round 2; back in it, which is said of that round alone."""
    story = forfeited(12, 1)
    (number,) = absent(story, 1)
    story.does(out, str(number), When("2"))
    draw(story.workbook, DESK, decided={})

    story.does(back, str(number), When("2"))
    assert {2} == story.event.player(number).returned
    assert set() == story.event.player(number).out
    draw(story.workbook, DESK, decided={})


def test_back_for_a_later_round_is_no_answer_for_the_next() -> None:
    """Round 3 was meant, and nothing is said of round 2."""
    story = forfeited(12, 1)
    (number,) = absent(story, 1)
    story.does(back, str(number), When("3"))

    with pytest.raises(Unchosen):
        draw(story.workbook, DESK, decided={})


def test_who_comes_late_to_the_round_they_sit_out_is_paired_or_known_to_be_back() -> None:
    """The eleventh has the bye; the latecomer waits for round 3, before which nothing is asked."""
    story = forfeited(12, 1)
    (number,) = absent(story, 1)
    story.does(draw, decided=said_of([number], "out"))
    waits = story.does(late, str(number), later=True)

    assert "Playing in round 3" in " ".join(map(str, waits.sentences))
    assert {3} == story.event.player(number).returned
    defaults(story, 2)
    draw(story.workbook, DESK, decided={})


def test_where_both_stay_away_both_are_asked_about() -> None:
    """A game that both lose by default."""
    story = forfeited(12)
    games = story.event.rounds[0].games
    defaults(story, 1, 2, code="0-0!")
    game = next(game for game in games if game.table == 2)

    with pytest.raises(Unchosen) as asked:
        draw(story.workbook, DESK, decided={})
    assert {f"absent {n}" for n in game.players} == {each.key for each in asked.value.choices}


def test_a_draft_asks_nothing_and_names_the_commands() -> None:
    """It changes nothing in Players, so marking comes first."""
    story = forfeited(12, 1)
    (number,) = absent(story, 1)

    with pytest.raises(Forbidden) as refused:
        draw_draft(story.workbook, DESK, asks=True)
    assert f"nigiri out {number} --rounds 2" in str(refused.value)
    story.does(late, str(number))
    draw_draft(story.workbook, DESK, asks=True)


def test_sections_drawn_apart_ask_about_their_own() -> None:
    """Section 2 is drawn without a word about somebody of section 1."""
    story = forfeited(12, 1, rules="quebec")
    story.sets("mixing", "sections")
    (number,) = absent(story, 1)
    sections = {p.number: _section(story, p) for p in story.event.players}
    others = {str(s) for s in sections.values()} - {str(sections[number])}

    with pytest.raises(Unchosen):
        draw(story.workbook, DESK, part=Part(sections=(str(sections[number]),)), decided={})
    for section in others:
        draw(story.workbook, DESK, part=Part(sections=(section,)), decided={})


def _section(story: Story, player: Player) -> int | None:
    """Return the section of a player."""
    return section_of(story.event, player)


@pytest.mark.parametrize(("answer", "byes"), [("plays", 1), ("out", 0)])
def test_the_bye_that_would_be_theirs_goes_to_another(answer: str, byes: int) -> None:
    """Thirteen, 13 stays away from round 1: the weakest of those who lost. The question says so."""
    story = club(13, host="")
    story.does(draw)
    before = story.event.rounds[0]
    weakest = max(before.game_by_player)
    rows = story.reading.rounds[1].games
    story.types(1, {
        (row, "result"): ("1-0!" if game.black == weakest else "0-1!")
        if weakest in game.players else "1-0" for row, game in rows.items()
    })  # fmt: skip
    with pytest.raises(Unchosen) as asked:
        draw(story.workbook, DESK, decided={})
    assert [f"absent {weakest}"] == [each.key for each in asked.value.choices]
    assert asked.value.choices[0].tip == (
        "Did not come in round 1. If they play, the bye that would be theirs goes to another."
    )

    story.does(draw, decided=said_of([weakest], answer))

    this = story.event.rounds[1]
    assert byes == len(this.byes)
    assert weakest not in this.byes
    if byes:
        notes = " ".join(map(str, why(story.workbook, BYE, 2).view.notes))
        label = f"{weakest} {story.event.player(weakest).name}"
        assert f"{label} would come before, but did not come to the last game" in notes


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_place_asks_in_the_language_of_who_asks(language: str) -> None:
    """The bar, Problems and the question."""
    story = forfeited(12, 1, language=language)
    (number,) = absent(story, 1)
    bar = said(check(story.workbook).next_step, language)
    told = {"fr": "Pas venu, à apparier ?", "de": "Nicht gekommen, noch dabei?"}[language]
    assert f" · {told} {number} " in bar

    with pytest.raises(Unchosen) as asked:
        draw(story.workbook, DESK, decided={})
    words = [said(each, language) for each in asked.value.choices[0].options.values()]
    assert {"fr": ["ne joue pas", "joue"], "de": ["pausiert", "spielt"]}[language] == words


def test_the_bar_names_the_first_and_counts_the_others() -> None:
    """Only once the round is over: before, somebody may still come."""
    story = forfeited(12, 1, 3)
    first = min(absent(story, 1, 3))
    family = story.event.player(first).family

    assert check(story.workbook).next_step.endswith(
        f" · Did not come, still drawn? {first} {family} +1"
    )
    row = min(story.reading.rounds[1].games)
    story.types(1, {(row + 1, "result"): None})
    assert "Did not come" not in check(story.workbook).next_step
    assert "no-show" not in {p.code for p in check(story.workbook).problems}


def test_after_the_last_round_nobody_is_asked_about() -> None:
    """There is nothing left to be drawn."""
    story = forfeited(12, 1, rounds=1)

    assert "Did not come" not in check(story.workbook).next_step
    assert "no-show" not in {p.code for p in check(story.workbook).problems}

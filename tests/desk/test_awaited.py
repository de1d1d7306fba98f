"""Who was announced for a round and is not here: in the bar, and in the question of the draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.buttons.losses import losses
from nigiri.desk.core.views import check
from nigiri.desk.draw.drafts import draw_draft, keep
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.sections import sections
from nigiri.messages.message import said
from tests.desk.story import CAME, DESK, begin, club, roster

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from tests.desk.story import Story

ASKED = "{who} expected in round 2 and {has} not been seen. Draw without waiting?"


def announced(out: Mapping[str, str], players: int = 12, **options: Any) -> Story:  # noqa: ANN401
    """Play round 1 of an event without some who were announced for later: name -> Out in rounds."""
    story = club(players, **options)
    for name, rounds in out.items():
        story.types("players", {
            (story.row_of(name), "here"): None, (story.row_of(name), "out"): rounds,
        })  # fmt: skip
    story.does(draw)
    story.plays(1, codes=CAME)
    return story


def who(story: Story, name: str) -> str:
    """Return number and family name, as the question has them."""
    return f"{story.about(name).number} {name}"


def test_one_who_is_announced_stands_in_the_bar_and_in_the_question() -> None:
    """Out in rounds 1, Here empty: nobody was told, and the round drawn without."""
    story = announced({"Family3": "1"})
    young = who(story, "Family3")

    assert check(story.workbook).next_step.endswith(
        f"then draw round 2. · Expected, not seen yet: {young}"
    )
    asked = draw(story.workbook, DESK).questions
    assert asked == (ASKED.format(who=f"{young} was", has="has"),)


def test_several_are_named_in_one_question() -> None:
    """All of them; the bar names the first and counts the others."""
    story = announced({"Family3": "1", "Family5": "-1", "Family8": "1"})
    first, second, third = (who(story, f"Family{n}") for n in (3, 5, 8))

    assert check(story.workbook).next_step.endswith(f"not seen yet: {first} +2")
    asked = draw(story.workbook, DESK).questions
    assert asked == (ASKED.format(who=f"{first}, {second} and {third} were", has="have"),)


@pytest.mark.parametrize(("out", "here"), [
    ("1", "yes"), ("1-2", None), ("1-", None), ("3", None), ("2?", None), (None, None),
    ("1, 2 bye, 2", None),
])  # fmt: skip
def test_others_are_not_awaited(out: str | None, here: str | None) -> None:
    """Here; out of this round, too; never announced for it in particular."""
    story = announced({"Family3": "1"})
    row = story.row_of("Family3")
    story.types("players", {(row, "out"): out, (row, "here"): here})

    assert "Announced" not in check(story.workbook).next_step
    assert () == draw(story.workbook, DESK).questions


def test_one_who_comes_back_is_awaited_until_seen() -> None:
    """In every round from then on; a name without a number is written out."""
    story = announced({"Family3": "1"})
    story.does(draw)
    story.plays(2)
    last = max(story.reading.player_rows) + 1
    story.types("players", {
        (last, "family"): "Late", (last, "given"): "Al", (last, "rank"): "4k", (last, "out"): "2",
    })  # fmt: skip

    young = who(story, "Family3")
    assert f"not seen yet: {young} +1" in check(story.workbook).next_step
    (question,) = draw(story.workbook, DESK).questions
    assert question.startswith(f"{young} and Late, Al were expected in round 3")


def test_the_agreed_draw_says_in_the_log_who_was_missing() -> None:
    """Without the question."""
    story = announced({"Family3": "1"})
    young = who(story, "Family3")
    story.does(draw)

    log = story.workbook["Log"]
    said = [cell for row in log.rows for cell in row if isinstance(cell, str)]
    assert f"{young} was expected in round 2 and has not been seen." in said


def test_a_redraw_asks_again_and_so_does_its_button_in_one_question() -> None:
    """Unless they were seen meanwhile; what the draw asks is asked once."""
    story = announced({"Family3": "1"})
    story.does(draw)
    asked = ASKED.format(who=f"{who(story, 'Family3')} was", has="has")

    assert (asked,) == draw(story.workbook, DESK, again=True).questions
    assert asked not in losses("draw-again", story.workbook)

    story.types("players", {(story.row_of("Family3"), "here"): "yes"})
    assert () == draw(story.workbook, DESK, again=True).questions
    assert 1 == len(losses("draw-again", story.workbook))


def test_who_has_a_result_of_the_round_is_not_missed() -> None:
    """They have played, seen or not; a redraw keeps that."""
    story = announced({"Family3": "1"})
    story.does(draw)
    this, number = story.reading.rounds[2], story.about("Family3").number
    row, listed = min(this.games), next(r for r, n in this.out.items() if n == number)
    other = this.games[row].white
    story.types(2, {(row, "white_no"): number, (row, "result"): "1-0", (listed, "white_no"): other})

    assert () == draw(story.workbook, DESK, again=True).questions
    assert 1 == len(losses("draw-again", story.workbook))


def test_a_draft_tells_and_keeping_it_asks() -> None:
    """A draft decides nothing yet."""
    story = announced({"Family3": "1"})
    young = who(story, "Family3")

    told = story.does(draw_draft)
    assert f"{young} was expected in round 2 and has not been seen." in told.sentences
    assert () == told.questions

    assert keep(story.workbook, DESK).questions == (
        f"{young} was expected in round 2 and has not been seen. Play the draft without waiting?",
    )
    story.types("players", {(story.row_of("Family3"), "out"): "1-2"})
    assert () == keep(story.workbook, DESK).questions


def test_a_part_asks_about_those_whom_it_could_have_had() -> None:
    """Of other sections it does not."""
    story = begin(mixing="sections")
    story.does(import_players, roster(16), source="list", here=True)
    story.does(sections, down_to=["5k", "30k"])
    strong = next(p.family for p in story.event.players if str(p.rank).endswith("d"))
    story.types("players", {
        (story.row_of(strong), "here"): None, (story.row_of(strong), "out"): "1",
    })  # fmt: skip
    story.does(draw)
    story.plays(1)

    asked = [
        len(draw(story.workbook, DESK, part=Part(sections=(section,))).questions)
        for section in ("1", "2")
    ]

    assert [1, 0] == asked


def test_complete_groups_and_the_rest_are_drawn_with_the_question() -> None:
    """Each part: who is seen meanwhile is in the next one."""
    story = announced({"Family3": "1"}, 16)
    assert 1 == len(draw(story.workbook, DESK, part=Part(ready=True)).questions)

    story.types("players", {(story.row_of("Family3"), "here"): "yes"})
    assert () == draw(story.workbook, DESK, part=Part(ready=True)).questions


def test_a_french_event_asks_in_french() -> None:
    """By ear, one or several."""
    story = announced({"Family3": "1"}, language="fr")
    young = who(story, "Family3")

    next_step = said(check(story.workbook).next_step, "fr")
    assert next_step.endswith(f" · Annoncés, pas encore vus : {young}")
    assert tuple(said(each, "fr") for each in draw(story.workbook, DESK).questions) == (
        (
            f"{young} a été annoncé pour la ronde 2 et n'a pas encore été vu. "
            "Faire les appariements sans attendre ?"
        ),
    )

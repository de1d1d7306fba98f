"""Who did not come, as a button asks about them: a list each, with none chosen, in one form."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.buttons import excel_forms, run
from nigiri.messages.catalogue import text
from tests.buttons.program import Program, sent
from tests.buttons.test_exchange import asked, story
from tests.desk.story import CAME, DESK
from tests.excel.desk import Director
from tests.excel.live import Live

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.domain.model.units import PlayerId
    from tests.desk.story import Story


def forfeited() -> tuple[Story, list[PlayerId]]:
    """Return an event after round 1, and who stayed away from it: Black at tables 1 and 2."""
    told = story()
    told.plays(1, codes=CAME)
    games = [*told.reading.rounds[1].games.items()][:2]
    told.types(1, {(row, "result"): "1-0!" for row, _ in games})
    return told, sorted(game.black for _, game in games)


def test_a_list_for_each_and_nothing_chosen() -> None:
    """The first line of each list is no answer; without one the request is refused."""
    told, away = forfeited()
    answer = asked("draw", sheets=sent(told.workbook))

    assert "asks" == answer["status"]
    assert [f"absent {number}" for number in away] == [each["field"] for each in answer["fields"]]
    field = answer["fields"][0]
    assert (True, None, "choice") == (field["needed"], field["value"], field["kind"])
    assert [["", "(choose)"], ["out", "sits out"], ["plays", "plays"]] == field["choices"]
    assert f"{away[0]} " in field["label"]
    unsaid = asked("draw", sheets=sent(told.workbook), arguments={f"absent {away[0]}": ""})
    assert 2 == unsaid["exit_code"]
    half = asked("draw", sheets=sent(told.workbook), arguments={f"absent {away[0]}": "out"})
    assert [f"absent {away[1]}"] == [each["field"] for each in half["fields"]]


def test_the_answers_draw_the_round() -> None:
    """One sits out, one plays: the program carries out cells of Players and the new round."""
    told, (one, other) = forfeited()
    answers = {f"absent {one}": "out", f"absent {other}": "plays"}
    answer = asked("draw", sheets=sent(told.workbook), arguments=answers, render="both")

    assert "done" == answer["status"]
    program = Program(told.workbook)
    program.carries_out(answer)
    drawn = type(told)(program).event
    assert {2} == drawn.player(one).out == drawn.player(other).returned
    assert other in drawn.rounds[1].game_by_player


@pytest.mark.parametrize("answers", [{"absent": "out"}, {"absent 99": "out"}, {"absent 2": "gone"}])
def test_an_answer_about_nobody_or_that_is_none_is_refused(answers: dict[str, str]) -> None:
    """The field alone means nobody."""
    told, _ = forfeited()

    answer = asked("draw", sheets=sent(told.workbook), arguments=answers)
    assert ("refused", 2) == (answer["status"], answer["exit_code"])


def test_who_is_awaited_is_asked_about_in_the_same_form() -> None:
    """One dialog has both; agreed to, it is not asked again."""
    told, away = forfeited()
    row = next(row for row, p in told.reading.player_rows.items() if p.number not in away)
    number = told.reading.player_rows[row].number
    told.types("players", {(row, "here"): None, (row, "out"): "1"})
    answer = asked("draw", sheets=sent(told.workbook))

    (question,) = answer["questions"]
    assert question.startswith(f"{number} ")
    assert 2 == len(answer["fields"])
    answers = {f"absent {each}": "plays" for each in away}
    done = asked("draw", sheets=sent(told.workbook), arguments=answers, agreed=[question])
    assert "done" == done["status"]


def test_a_draft_names_the_buttons() -> None:
    """It asks nothing, for it changes nothing else."""
    told, _ = forfeited()

    answer = asked("draw-draft", sheets=sent(told.workbook))
    assert "refused" == answer["status"]
    assert "a draft changes nothing else" in " ".join(answer["sentences"])


def test_excel_asks_on_its_sheet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A box for each, with none chosen; filled in, the same button draws."""
    director = Director(Live(now=DESK.now)).sits_down(monkeypatch, tmp_path)
    path = tmp_path / "list.csv"
    path.write_text("Family name,Rank\nRoy,1d\nOta,2d\nLee,3d\nKim,4d\n", encoding="utf-8")
    director.presses("new", name="Club open", rounds="3")
    director.presses("import", list=str(path), here="yes")
    director.presses("draw")
    director.types(1, {(4, "result"): "1-0!", (5, "result"): "1-0"})
    run("draw")
    sheet = director.workbook[text(excel_forms.ASKS, "en")]
    assert sheet.cell(4, 2) is None
    assert str(sheet.cell(4, excel_forms.KEYS)).startswith("absent ")
    assert "Round 2" not in director.workbook

    model = director.live.program.books[0].sheet(text(excel_forms.ASKS, "en"))
    model.give((4, 2), "plays", lambda *_: 0.0)
    run("draw")
    assert "Round 2" in director.workbook
    assert text(excel_forms.ASKS, "en") not in director.workbook.sheets

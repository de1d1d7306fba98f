"""A draft is alive like any round: LibreOffice shows what nigiri wrote, also while it is edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw.drafts import draw_draft
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from tests.workbook.live import DESK, Made, event
from tests.workbook.test_live_office import all_differences

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell


def drafted(language: str) -> Made:
    """Return the event after round 3 with round 4 as a draft."""
    made = event(language, "complete")
    return made.after(draw_draft(made.workbook, DESK))


def typed(made: Made, cells: Mapping[tuple[int, str], Cell]) -> tuple[Made, Made]:
    """Return the event before and after typing into the draft: (board from 0, key) -> cell."""
    place = made.refs.book.draft
    assert place is not None
    sheet = made.workbook[place.name]
    changes = tuple(
        CellChange(row := place.first_row + at, column := place.columns[key],
                   sheet.cell(row, column), value)
        for (at, key), value in cells.items()
    )  # fmt: skip
    return made, made.after(Changes((SetCells(place.name, changes),)))


def with_outs(made: Made) -> Made:
    """Return the event with White out at two boards: in the round of the draft, in the newest."""
    draft, place = made.refs.book.draft, made.refs.book.locations["players"]
    assert draft is not None
    sheet, players, cells = made.workbook[draft.name], made.workbook[place.name], []
    for at, said in enumerate(("4-", "3")):
        number = sheet.cell(draft.first_row + at, draft.columns["white_no"])
        row = next(r for r in range(place.first_row, players.height + 1)
                   if players.cell(r, place.columns["number"]) == number)  # fmt: skip
        column = place.columns["out"]
        cells.append(CellChange(row, column, players.cell(row, column), said))
    return made.after(Changes((SetCells(place.name, tuple(cells)),)))


def test_who_is_out_in_the_round_of_a_draft_is_told_on_it() -> None:
    """Whoever is out in the newest round alone plays in it."""
    made = with_outs(drafted("en"))
    draft = made.refs.book.draft
    assert draft is not None
    column = column_letters(draft.columns["check"])
    first, second = (
        str(made.live[draft.name, f"{column}{draft.first_row + at}"].value) for at in (0, 1)
    )

    assert "is out in this round" in first
    assert "is out in this round" not in second


@pytest.mark.parametrize("languages", [
    ["en"], pytest.param(LANGUAGES, marks=pytest.mark.long)], ids=["en", "both"])  # fmt: skip
def test_a_spreadsheet_follows_a_draft(
    program: Callable[[str], str], tmp_path: Path, languages: Sequence[str]
) -> None:
    """As drawn, with a result, another handicap, a wrong number, and people out in a round."""
    tried: dict[str, tuple[Made, Made]] = {}
    for language in languages:
        made = drafted(language)
        tried[f"{language} drawn"] = made, made
        tried[f"{language} result"] = typed(made, {(0, "result"): "W", (1, "handicap"): 9})
        tried[f"{language} wrong"] = typed(made, {(0, "white_no"): 99})
        tried[f"{language} out"] = made, with_outs(made)

    assert {} == all_differences(program("soffice"), tried, tmp_path)
    words = tried["en result"][1].live
    assert "► Round 4 is only a draft: its results count only after nigiri keep" in {
        formula.value for formula in words.values()
    }

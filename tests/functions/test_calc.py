"""The functions in a real LibreOffice Calc: answers, edits, files, the wizard in two languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import openpyxl
import pytest

from nigiri.functions.table import FUNCTIONS
from nigiri.messages.catalogue import text
from tests.functions.calc import asked

if TYPE_CHECKING:
    from tests.libreoffice.office import Office

#: Formula -> what its cell shows; then after the rank in A2 is edited.
SHOWN = {
    "=GO_HANDICAP(A1;A2)": ("5", "9"),
    "=GO_HANDICAP(A1;A2;;4)": ("4", "4"),
    "=GO_HANDICAP(A1;A2;2)": ("4", "9"),
    "=GO_RANK_DIFFERENCE(A1;A2)": ("6", "11"),
    "=GO_SCORE(B1:D1;-2)": ("-0.5", "-0.5"),
    "=GO_SCORE(B1:D1;-2;0.5)": ("-0.5", "-0.5"),
    "=GO_SOS(B1:D1;B2:B4;C2:C4)": ("4.5", "4.5"),
    "=GO_SOS(B1:D1;B2:B4;C2:C4;3)": ("6.75", "6.75"),
    "=GO_SDOS(B1:D1;B2:B4;C2:C4)": ("3.5", "3.5"),
    "=GO_START_BY_SECTION(A2;E1:E3;5)": ("-2", "-4"),
    "=GO_EGF_CHANGE(2100;2100;A5)": ("9.306246", "9.306246"),
    "=GO_HANDICAP(A4;A2)": ("#VALUE!", "#VALUE!"),
    "=GO_EGF_CHANGE(2100;2100;A9)": ("#VALUE!", "#VALUE!"),
    "=GO_EGF_EXPECTED(5000;2100)": ("#NUM!", "#NUM!"),
    '=GO_SOS("99+";B2:B4;C2:C4)': ("#N/A", "#N/A"),
    "=GO_HANDICAP(A1)": ("Err:504", "Err:504"),
    **{f"={f.name}({f.example})": (f.shows, f.shows) for f in FUNCTIONS},
}
ADDRESSES = [f"F{row}" for row in range(1, len(SHOWN) + 1)]
CELLS: dict[str, Any] = {
    "A1": "3d", "A2": "4k", "A3": "9k", "A4": "x", "A5": 1,
    "B1": "12+", "C1": "7-", "D1": "0=",
    "B2": 12, "C2": 3.5, "B3": 7, "C3": 1, "B4": 3, "C4": "-2",
    "E1": "1d", "E2": "5k", "E3": "9k",
}  # fmt: skip
BEFORE, AFTER = (list(column) for column in zip(*SHOWN.values(), strict=True))


@pytest.fixture(scope="module")
def answers(office: Office, tmp_path_factory: pytest.TempPathFactory) -> Any:  # noqa: ANN401 -- JSON
    """Ask LibreOffice once, with the extension installed as the guide says."""
    folder = tmp_path_factory.mktemp("calc")
    book = openpyxl.Workbook()
    for address, content in {**CELLS, "A2": "9k"}.items():
        book.worksheets[0][address] = content
    for address, formula in zip(ADDRESSES, SHOWN, strict=True):
        book.worksheets[0][address] = formula.replace(";", ",")
    book.save(folder / "excel.xlsx")
    questions = {
        "cells": {**CELLS, **dict(zip(ADDRESSES, SHOWN, strict=True))},
        "show": ADDRESSES,
        "edit": {"A2": "9k"},
        "back": {"A2": "4k"},
        "folder": str(folder),
        "files": [str(folder / name) for name in ("saved.xlsx", "saved.ods", "excel.xlsx")],
        "entered again": [str(folder / "excel.xlsx")],
        "methods": [function.method for function in FUNCTIONS],
    }
    return {**asked(office, questions), "folder": folder}


def test_cells_show_the_answers_and_follow_an_edit(answers: Any) -> None:  # noqa: ANN401
    """And one of three errors where there is none."""
    assert dict(zip(SHOWN, BEFORE, strict=True)) == dict(zip(SHOWN, answers["values"], strict=True))
    assert dict(zip(SHOWN, AFTER, strict=True)) == dict(zip(SHOWN, answers["edited"], strict=True))


@pytest.mark.parametrize("name", ["saved.xlsx", "saved.ods", "excel.xlsx"])
def test_saved_files_are_read_back_and_go_on(answers: Any, name: str) -> None:  # noqa: ANN401
    """Also one that another program wrote with the names of Excel, and without values."""
    assert dict(zip(SHOWN, AFTER, strict=True)) == dict(zip(SHOWN, answers[name], strict=True))
    assert BEFORE == answers[f"{name} back"]


def test_a_saved_xlsx_holds_formula_and_value(answers: Any) -> None:  # noqa: ANN401
    """LibreOffice writes a dot behind GO, as the page says."""
    path = answers["folder"] / "saved.xlsx"
    formulas, values = (
        [openpyxl.load_workbook(path, data_only=only).worksheets[0][a].value for a in ADDRESSES]
        for only in (False, True)
    )

    assert [text.replace("GO_", "GO.").replace(";", ",") for text in SHOWN] == formulas
    assert [text.replace("Err:504", "#VALUE!") for text in AFTER] == [
        f"{value:.10g}" if isinstance(value, float | int) else value for value in values
    ]


def test_the_wizard_tells_what_the_table_tells(answers: Any) -> None:  # noqa: ANN401
    """Names, arguments, which of them may be left out; in English, and the help in French too."""
    assert {
        f.name: [
            text(f.help, "en"),
            [[text(a.name, "en"), text(a.help, "en"), a.kind == "optional"] for a in f.arguments],
        ]
        for f in FUNCTIONS
    } == answers["wizard"]
    assert {f.method: text(f.help, "fr") for f in FUNCTIONS} == answers["french"]

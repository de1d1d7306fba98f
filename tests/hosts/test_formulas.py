"""References in formulas, when rows move and sheets are renamed."""

from __future__ import annotations

import pytest

from nigiri.hosts.xlsx.package.formulas import moved, quoted, renamed, shifted, shifted_rule
from nigiri.hosts.xlsx.package.references import Shift

TWO_OPEN = Shift(5, 2)
TWO_CLOSE = Shift(5, -2)


@pytest.mark.parametrize(
    ("formula", "opened", "closed"),
    [
        ("A4", "A4", "A4"),
        ("A5+$B$6", "A7+$B$8", "#REF!+#REF!"),
        ("A7*2", "A9*2", "A5*2"),
        ("SUM(A1:A9)", "SUM(A1:A11)", "SUM(A1:A7)"),
        ("SUM($A$5:$A$6)", "SUM($A$7:$A$8)", "SUM(#REF!)"),
        ("SUM(A6:A9)", "SUM(A8:A11)", "SUM(A5:A7)"),
        ("SUM(A3:A5)", "SUM(A3:A7)", "SUM(A3:A4)"),
        ("SUM(A9:A1)", "SUM(A11:A1)", "SUM(A7:A1)"),
        ("SUM(5:9)", "SUM(7:11)", "SUM(5:7)"),
        ("COUNT(A:C)", "COUNT(A:C)", "COUNT(A:C)"),
        ('"A7"&A7&"say ""A7"""', '"A7"&A9&"say ""A7"""', '"A7"&A5&"say ""A7"""'),
        ("Hall!A7+hall!A7", "Hall!A9+hall!A9", "Hall!A5+hall!A5"),
        ("Mine!A7+'My Hall'!A7", "Mine!A7+'My Hall'!A7", "Mine!A7+'My Hall'!A7"),
        ("[1]Hall!A7+'[b.xlsx]Hall'!A7", "[1]Hall!A7+'[b.xlsx]Hall'!A7", None),
        ("LOG10(A7)+A7B+Rate7.A7", "LOG10(A9)+A7B+Rate7.A7", "LOG10(A5)+A7B+Rate7.A7"),
        ("Table1[[#This Row],[A7]]+[@A7]", "Table1[[#This Row],[A7]]+[@A7]", None),
        ("#REF!+Hall!#REF!+1.5E+7", "#REF!+Hall!#REF!+1.5E+7", None),
        ("A1048576", "#REF!", "A1048574"),
        ("Hall!A1:Hall!A7", "Hall!A1:Hall!A9", "Hall!A1:Hall!A5"),
        ("A1:INDEX(A:A,9)", "A1:INDEX(A:A,9)", None),
        ("Été!A7", "Été!A7", None),
    ],
)
def test_references_follow_the_rows(formula: str, opened: str, closed: str | None) -> None:
    """In the sheet Hall itself; what means another sheet, a text or a name stays."""
    assert opened == shifted(formula, TWO_OPEN, "Hall", home=True)
    assert (closed or formula) == shifted(formula, TWO_CLOSE, "Hall", home=True)


def test_elsewhere_only_references_with_the_name_of_the_sheet_follow() -> None:
    """A reference without a sheet means the formula's own."""
    formula = "A7+Hall!A7+'Hall'!$B$9"

    assert "A7+Hall!A9+'Hall'!$B$11" == shifted(formula, TWO_OPEN, "Hall", home=False)


def test_a_sheet_with_an_apostrophe_is_recognised() -> None:
    """Formulas write it twice."""
    assert "'L''été'!A9" == shifted("'L''été'!A7", TWO_OPEN, "L'été", home=False)


@pytest.mark.parametrize(
    ("formula", "drift", "after"),
    [
        ('$B4=""', 0, '$B4=""'),
        ("$B7=$K$7", 2, "$B9=$K$9"),
        ("COUNTIF($B$4:$B$9,$B4)>1", 0, "COUNTIF($B$4:$B$11,$B4)>1"),
        ("COUNTIF($B$4:$B7,$B7)>1", 2, "COUNTIF($B$4:$B9,$B9)>1"),
        ("$B$5>B4", 0, "$B$7>B4"),
    ],
)
def test_the_formula_of_a_format_stays_relative_to_its_area(
    formula: str, drift: int, after: str
) -> None:
    """Rows with a $ move by themselves, the others with the area."""
    assert after == shifted_rule(formula, TWO_OPEN, "Hall", drift, home=True)


def test_a_format_elsewhere_keeps_its_relative_rows() -> None:
    """Its own area did not move."""
    formula = "AND(Hall!$A$7=A7,Hall!A7=1)"

    assert "AND(Hall!$A$9=A7,Hall!A7=1)" == shifted_rule(formula, TWO_OPEN, "Hall", 5, home=False)


def test_a_range_half_fixed_that_drifts_off_the_sheet_is_gone() -> None:
    """There is no row 0."""
    assert "#REF!" == shifted_rule("A$9:A2", TWO_OPEN, "Hall", -3, home=True)


@pytest.mark.parametrize(
    ("formula", "copied"),
    [
        ("A1+$A1+A$1+$A$1", "C4+$A4+C$1+$A$1"),
        ("SUM(A1:B2)", "SUM(C4:D5)"),
        ("Mine!A1", "Mine!C4"),
        ("XFC1", "#REF!"),
        ("XFD1048576", "#REF!"),
        ("SUM(4:5)", "SUM(7:8)"),
    ],
)
def test_a_shared_formula_is_copied_as_by_hand(formula: str, copied: str) -> None:
    """Three rows down and two columns to the right."""
    assert copied == moved(formula, 3, 2)


@pytest.mark.parametrize(
    ("formula", "after"),
    [
        ("Hall!A1+Mine!A1", "'L''été'!A1+Mine!A1"),
        ("'Hall'!A1+HALL!A1", "'L''été'!A1+'L''été'!A1"),
        ("SUM(Hall:Mine!A1)", "SUM('L''été:Mine'!A1)"),
        ("[1]Hall!A1+'[b.xlsx]Hall'!A1", "[1]Hall!A1+'[b.xlsx]Hall'!A1"),
        ('INDIRECT("Hall!A1")', 'INDIRECT("Hall!A1")'),
        ("Hall!name", "'L''été'!name"),
        ("Hall", "Hall"),
    ],
)
def test_a_renamed_sheet_is_renamed_in_formulas(formula: str, after: str) -> None:
    """Texts and other workbooks keep the name."""
    assert after == renamed(formula, "Hall", "L'été")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Hall", "Hall"),
        ("Été", "Été"),
        ("Round 1", "'Round 1'"),
        ("R1", "'R1'"),
        ("A1", "'A1'"),
        ("RC", "'RC'"),
        ("2005", "'2005'"),
        ("a'b", "'a''b'"),
    ],
)
def test_names_that_look_like_something_else_are_quoted(name: str, written: str) -> None:
    """As spreadsheets do."""
    assert written == quoted(name)

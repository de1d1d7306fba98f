"""Formulas in the form that LibreOffice's cells take."""

from __future__ import annotations

import runpy

import pytest

from tests.libreoffice.office import ADDIN

FORMULAS = ADDIN / "libreoffice" / "pythonpath" / "nigiri_office" / "formulas.py"


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("MAX(1,2)", "=MAX(1;2)"),
        ("'Round 6'!$A$4", "=$'Round 6'.$A$4"),
        ("Players!A4:B5", "=$Players.A4:B5"),
        ("'It''s'!A1", "=$'It''s'.A1"),
        ('SUM({1,2;3,4},"a, b!;")', '=SUM({1;2|3;4};"a, b!;")'),
        ('IF(A1="Players!A1","say ""hi"", then",2)', '=IF(A1="Players!A1";"say ""hi"", then";2)'),
        ("Élèves!A1&\"'x'!\"", "=$Élèves.A1&\"'x'!\""),
    ],
)
def test_a_formula_is_typed_as_libreoffice_takes_it(written: str, typed: str) -> None:
    """Semicolons, dots behind tabs, bars between rows; texts stay as they are."""
    assert typed == runpy.run_path(str(FORMULAS))["open_office"]("=" + written)

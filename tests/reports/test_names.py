"""Names on paper: width, order, size, and what never reaches a page."""

from __future__ import annotations

import pytest

from nigiri.domain.text import clean, printed_width, width
from nigiri.reports.frame.names import aligned, alphabetical


@pytest.mark.parametrize(
    ("text", "columns"), [("Ota", 3), ("李, 明", 6), ("Côté", 4), ("Co\u0302te\u0301", 4), ("", 0)]
)
def test_a_name_takes_the_columns_a_terminal_gives_it(text: str, columns: int) -> None:
    """East Asian signs take two columns, accents none however they are stored."""
    assert columns == width(text)


def test_columns_stand_under_each_other() -> None:
    """Numbers stand right, names left, whatever their script; no line ends in spaces."""
    rows = [["1", "李 明", "3d"], ["12", "Ota, Yuzo", ""]]

    assert [" 1  李 明      3d", "12  Ota, Yuzo"] == aligned(rows, right={0})


def test_a_name_cannot_write_beyond_its_line() -> None:
    """Line breaks, tabs and the escape sign of terminals become single spaces."""
    assert "Ota, Yuzo [31m" == clean(" Ota,\r\nYuzo\t\x1b[31m\x00")


def test_names_come_in_the_order_people_look_them_up() -> None:
    """Accents, capitals and joined letters do not move a name; equal ones keep a fixed order."""
    names = ["Zhang", "Østergård", "Cote", "Côté", "cot", "Œuvre", "Olsen", "Łuk", "Lup", "李"]

    expected = ["cot", "Cote", "Côté", "Łuk", "Lup", "Œuvre", "Olsen", "Østergård", "Zhang", "李"]
    assert expected == sorted(names, key=alphabetical)


def test_a_proportional_width_knows_narrow_and_wide_letters() -> None:
    """A wide name needs more paper than a longer narrow one; accents need none."""
    assert printed_width("WWWW") > printed_width("lilililili")
    assert printed_width("Cote") == printed_width("Côté") == printed_width("Co\u0302te\u0301")
    assert 200 == printed_width("高橋")

"""Tables a person can read: wide ones in one line a row, in a narrow terminal too."""

from __future__ import annotations

import pytest

from nigiri.cli.frame.tables import show_table

HEADINGS = ("No.", "Name", "SOS as it stands", "Why this place")
ROWS = (
    (1, "Gourdeau, François", -16.5, "level with 2; SOS -16.5 > -22"),
    (2, "林海峰", -22, None),
)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the output be a terminal of 30 columns."""
    monkeypatch.setattr("nigiri.cli.frame.tables._room", lambda: 30)


def test_a_table_in_a_file_is_as_wide_as_it_likes(capsys: pytest.CaptureFixture[str]) -> None:
    """One line a row; numbers to the right; East Asian signs take two columns."""
    show_table("Standings", HEADINGS, ROWS)

    assert (
        capsys.readouterr().out
        == """
Standings

No.  Name                SOS as it stands  Why this place
  1  Gourdeau, François             -16.5  level with 2; SOS -16.5 > -22
  2  林海峰                           -22

"""
    )


@pytest.mark.usefixtures("terminal")
def test_a_narrow_terminal_cuts_names_and_never_numbers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Headings are folded, and the remark has a line of its own."""
    show_table("Standings", HEADINGS, ROWS, remarks=True)

    assert (
        capsys.readouterr().out
        == """
Standings

                       SOS as
                           it
No. Name               stands
  1 Gourdeau, François  -16.5
      level with 2; SOS -16.5 > -22
  2 林海峰                -22

"""
    )


@pytest.mark.usefixtures("terminal")
def test_without_remarks_the_widest_texts_are_cut(capsys: pytest.CaptureFixture[str]) -> None:
    """As few cells as possible, none below a few signs."""
    show_table("Cells", ("Name", "Before", "After"), [("Ann", "1" * 20, "2" * 9)] * 2)
    show_table("Numbers", ("One", "Two"), [(10**20, 10**20)])

    cut, numbers = capsys.readouterr().out.split("Numbers")
    assert "Ann  1111111111111… 222222222" in cut
    assert f"{10**20} {10**20}" in numbers


def test_a_terminal_gets_colours_unless_it_wants_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A row that matters less is dim; NO_COLOR is respected; no cell is taken for markup."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    show_table("Cells", ["Sheet", "No."], [["[b]x[/b]", 1], [":smile:", None]], [True, False])
    coloured = capsys.readouterr().out
    monkeypatch.setenv("NO_COLOR", "1")
    show_table("Cells", ["Sheet", "No."], [["x", 1]])

    monkeypatch.setenv("TERM", "dumb")
    show_table("Cells", ["Sheet", "No."], [["x", 1]], [True])

    assert "\x1b[2m" in coloured
    assert "[b]x[/b]" in coloured
    assert ":smile:" in coloured
    with_no_colour, _, dumb = capsys.readouterr().out.rpartition("Cells")
    assert "\x1b[3" not in with_no_colour
    assert "\x1b" not in dumb


def test_no_cell_steers_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """Bells and escapes in a name are left out; an end of line becomes a blank."""
    show_table("Cells", ["Name", "No."], [["A\x1b[2Jnn\a\x9b\nB", 1]])

    assert "\nA[2Jnn B  " in capsys.readouterr().out

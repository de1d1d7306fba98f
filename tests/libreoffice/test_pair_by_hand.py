"""Two players are exchanged between tables in LibreOffice: which handicap they play with.

Table 1 was drawn as a 3 dan against a 4 kyu, handicap 5; table 2 as a 2 dan against a 1 kyu, no
komi. Somebody exchanges the Blacks, by their numbers or with all that stands beside them, and
saves: by rule the 3 dan gives the 1 kyu two stones, and the 2 dan gives the 4 kyu four.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.cli.shell import Shell
from tests.workbook.test_in_force import four

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell
    from tests.libreoffice.office import Office

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="one LibreOffice is enough")

NUMBERS = ("black_no",)
WHOLE = ("black_no", "black", "black_rank")
SAID = {
    "en": ("✎ by hand: Black (draw: 4)", "✎ by hand: Black (draw: 3)"),
    "fr": ("✎ à la main : Noir (prévu : 4)", "✎ à la main : Noir (prévu : 3)"),
}


def drawn(folder: Path, language: str = "en", **settings: object) -> Shell:
    """Return a shell with such a round; settings -- fields of Settings and their values."""
    (folder / "open.xlsx").write_bytes(_drawn(language, **settings))
    return Shell(folder)


@cache
def _drawn(language: str, **settings: object) -> bytes:
    """Return the file of such a round."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "open.xlsx")
        four(path, language=language, **settings)
        return path.read_bytes()


def column(shell: Shell, key: str, number: int = 1) -> list[Cell]:
    """Return what stands at tables 1 and 2 in a column of a round, in the file."""
    place = find(shell.workbook).rounds[number]
    sheet = shell.workbook[place.name]
    return [sheet.cell(place.first_row + at, place.columns[key]) for at in (0, 1)]


def shown(office: Office, shell: Shell, key: str) -> list[object]:
    """Return what LibreOffice shows at tables 1 and 2 in a column of round 1."""
    place = find(shell.workbook).rounds[1]
    rows = office("cells")[place.name]
    return [rows[place.first_row - 1 + at][place.columns[key] - 1][0] for at in (0, 1)]


def exchanged(office: Office, shell: Shell, keys: tuple[str, ...]) -> None:
    """Open the workbook and exchange these cells of tables 1 and 2."""
    place = find(shell.workbook).rounds[1]
    cells = {key: column(shell, key) for key in keys}
    office("open", str(shell.file))
    for key, (one, other) in cells.items():
        letter = chr(ord("A") + place.columns[key] - 1)
        office("type", place.name, f"{letter}{place.first_row}", str(other))
        office("type", place.name, f"{letter}{place.first_row + 1}", str(one))


def saved(office: Office, shell: Shell) -> None:
    """Save the workbook and close it."""
    office("save", str(shell.file))
    office("close")


def paper(shell: Shell, name: str) -> str:
    """Return the words of a printed sheet."""
    out = shell.folder / f"{name}.html"
    shell.does(f"print {name}", "-o", out)
    return " ".join(re.sub(r"<[^>]*>", " ", out.read_text(encoding="utf-8")).split())


@pytest.mark.parametrize(("language", "keys"), [
    ("fr", NUMBERS),
    *(pytest.param(*each, marks=pytest.mark.long)
      for each in (("en", NUMBERS), ("en", WHOLE), ("fr", WHOLE))),
])  # fmt: skip
def test_beside_two_exchanged_numbers_stand_name_rank_and_handicap_at_once(
    office: Office, tmp_path: Path, language: str, keys: tuple[str, ...]
) -> None:
    """In both languages, before any command; what the draw wrote still stands there, struck.

    Every day the numbers are exchanged, in French.
    """
    shell = drawn(tmp_path, language)
    exchanged(office, shell, keys)
    check, in_force = (shown(office, shell, key) for key in ("check", "in_force"))
    stale, typed = (shown(office, shell, key) for key in ("black_stale", "handicap"))
    office("close")

    names = (" · 3 = Kim, Su 1k", " · 4 = Li, Bo 4k") if keys == NUMBERS else (" ", " ")
    words = zip(SAID[language], names, strict=True)
    assert [said + name for said, name in words] == check
    assert [2, 4] == in_force
    assert [5, 1] == typed
    assert [int(keys == NUMBERS)] * 2 == stale


@pytest.mark.parametrize(("language", "keys"), [
    ("en", WHOLE),
    *(pytest.param(*each, marks=pytest.mark.long)
      for each in (("en", NUMBERS), ("fr", NUMBERS), ("fr", WHOLE))),
])  # fmt: skip
def test_wall_sheet_slips_and_the_next_command_have_the_handicaps_of_the_new_pairs(
    office: Office, tmp_path: Path, language: str, keys: tuple[str, ...]
) -> None:
    """Not those that were left behind at the tables; the printed sheet is right before them.

    Every day all that stands beside the numbers is exchanged, too, in English.
    """
    shell = drawn(tmp_path, language)
    assert [5, 1] == column(shell, "handicap")
    exchanged(office, shell, keys)
    saved(office, shell)

    wall, slips = (paper(shell, name) for name in ("pairings", "slips"))
    assert "1 1 Ota, Yuzo 3d 3 Kim, Su 1k 2 2 2 Roy, Ann 2d 4 Li, Bo 4k 4" in wall
    assert ["Kim, Su 1k 2", "Li, Bo 4k 4"] == re.findall(
        r"● (?:Black|Noir) \d (.+?) (?:stones|pierres)", slips
    )
    assert [5, 1] == column(shell, "handicap")

    shell.does("standings")
    assert [2, 4] == column(shell, "handicap")
    assert ["Kim, Su", "Li, Bo"] == column(shell, "black")
    assert ["1k", "4k"] == column(shell, "black_rank")
    assert [None, None] == [cell or None for cell in column(shell, "in_force")]
    assert [2, 4] == [game.handicap for game in shell.event.rounds[0].games]


@pytest.mark.long
def test_who_is_put_back_after_a_command_has_the_handicap_of_the_draw_again(
    office: Office, tmp_path: Path
) -> None:
    """What the command wrote for the others is not taken for a handicap of the director's."""
    shell = drawn(tmp_path)
    for _ in range(2):
        exchanged(office, shell, NUMBERS)
        saved(office, shell)
        shell.does("standings")

    assert [4, 3] == column(shell, "black_no")
    assert [5, 1] == column(shell, "handicap")
    assert ["… playing", "… playing"] == column(shell, "check")


@pytest.mark.long
def test_another_handicap_typed_beside_an_exchanged_pair_stays(
    office: Office, tmp_path: Path
) -> None:
    """It is the director's; the other table has that of the rule."""
    shell = drawn(tmp_path)
    place = find(shell.workbook).rounds[1]
    exchanged(office, shell, NUMBERS)
    office("type", place.name, f"J{place.first_row}", "3")
    check = shown(office, shell, "check")
    saved(office, shell)
    shell.does("standings")

    assert "✎ by hand: Black (draw: 4) · handicap by rule: 2 · 3 = Kim, Su 1k" == check[0]
    assert [3, 4] == column(shell, "handicap")


def test_a_board_with_a_result_keeps_the_handicap_that_stands_there(
    office: Office, tmp_path: Path
) -> None:
    """It was played; Check says what the rule would have been."""
    shell = drawn(tmp_path)
    place = find(shell.workbook).rounds[1]
    exchanged(office, shell, NUMBERS)
    office("type", place.name, f"F{place.first_row}", "1")
    check, in_force = (shown(office, shell, key) for key in ("check", "in_force"))
    saved(office, shell)
    shell.does("standings")

    told = "✎ by hand: Black (draw: 4) · handicap by rule: 2 · 1 won · 3 = Kim, Su 1k"
    assert told == check[0]
    assert ["", 4] == in_force
    assert [5, 4] == column(shell, "handicap")


@pytest.mark.long
def test_a_result_entered_by_command_counts_with_the_handicap_that_was_in_force(
    office: Office, tmp_path: Path
) -> None:
    """The command that enters it is the next command, too."""
    shell = drawn(tmp_path)
    exchanged(office, shell, NUMBERS)
    saved(office, shell)
    shell.does("result", "--table", 1, 3)

    assert [2, 4] == column(shell, "handicap")
    assert [2, 4] == [game.handicap for game in shell.event.rounds[0].games]


@pytest.mark.long
@pytest.mark.parametrize("by", ["score", "rating"])
def test_by_score_or_rating_the_next_command_says_the_handicap(
    office: Office, tmp_path: Path, by: str
) -> None:
    """Until then the sheet says so, and prints none that is wrong."""
    shell = drawn(tmp_path, handicap_by=by, rating_scale="egf")
    place = find(shell.workbook).rounds[1]
    drawn_with = column(shell, "handicap")
    exchanged(office, shell, NUMBERS)
    check, mark, in_force = (shown(office, shell, key) for key in ("check", "mark", "in_force"))
    saved(office, shell)
    by_rule = [game.handicap for game in shell.event.rounds[0].games]
    shell.does("standings")

    waits = "▲ by hand: Black (draw: 4) · the next command sets the handicap · 3 = Kim, Su 1k"
    assert (waits, "▲", "?") == (check[0], mark[0], in_force[0])
    assert by_rule == column(shell, "handicap")
    assert place.columns["in_force"] == place.columns["handicap"] + 1
    assert drawn_with != by_rule or by == "score"
    assert () == read(shell.workbook).stops()

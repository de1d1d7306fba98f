"""What LibreOffice prints of sheets that its menu made: every name, headings on every page."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.libreoffice.test_menu import EVENT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.libreoffice.office import Office

MANY = 150


def listed() -> str:
    """Return a list of players with long names, each of them once."""
    lines = [f"Longfamilyname{n:03},Firstname,{n % 20 + 1}k,Some club" for n in range(MANY)]
    return "\n".join(["Family name,Given name,Rank,Club", *lines]) + "\n"


@pytest.mark.long
def test_a_big_event_prints_whole(
    office: Office, tmp_path: Path, program: Callable[[str], str]
) -> None:
    """Nobody is left out and the headings are repeated: Players, round, Grid and Standings."""
    (tmp_path / "players.csv").write_text(listed(), encoding="utf-8")
    office("open")
    office.press("new", **EVENT)
    office.press("import", list=str(tmp_path / "players.csv"), here=True)
    drawn = office.press("draw")
    office("keep", str(tmp_path / "big.xlsx"))  # links need a file that they are in
    office("print", str(tmp_path / "all.pdf"))
    office("close")

    done = subprocess.run(
        [program("pdftotext"), "-layout", str(tmp_path / "all.pdf"), "-"],
        check=True, capture_output=True, encoding="utf-8",
    )  # fmt: skip
    pages = done.stdout.split("\f")
    assert ("done", drawn["sentences"]) == (drawn["status"], drawn["sentences"])
    for n in range(MANY):
        on = [page for page in pages if f"Longfamilyname{n:03}" in page]
        assert len(on) >= 4, n  # Players, its game, Grid and Standings
        assert all("Longfamilyname" in page and "No." in page for page in on), n

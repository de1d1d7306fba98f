"""The director has LibreOffice open: the page begins by the menu and ends with the document."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import httpx
import pytest

from nigiri.hall.addresses import LOOPBACK, PORT, addresses
from nigiri.hosts.hall.codes import read_codes
from tests.cli.conftest import TWELVE
from tests.cli.shell import Shell
from tests.cli.test_inbox import results
from tests.hall.server import boards, form, send

if TYPE_CHECKING:
    from pathlib import Path

    from tests.libreoffice.office import Office

URL = f"http://{next(iter(addresses()), LOOPBACK)}:{PORT}"
PATIENCE = 60


def answers() -> bool:
    """Tell whether a page for a hall is there."""
    try:
        return httpx.get(URL, timeout=2).status_code == httpx.codes.OK
    except httpx.HTTPError:
        return False


def waits_for(wanted: bool) -> None:  # noqa: FBT001 -- whether it is there
    """Wait until the page is there, or is gone."""
    end = time.monotonic() + PATIENCE
    while answers() is not wanted:
        assert time.monotonic() < end
        time.sleep(0.5)


@pytest.mark.long
def test_a_director_two_players_and_the_menu(office: Office, tmp_path: Path) -> None:
    """Begun, reported from phones, taken in, saved: the marks go. Closed: the page goes, too."""
    if answers():
        pytest.skip(f"somebody has a page at {URL}")
    shell = Shell(tmp_path)
    (tmp_path / "players.csv").write_text(TWELVE, encoding="utf-8")
    shell.does("new", "--rounds", 3, "--name", "Club Open", "--seed", 7)
    shell.does("import", tmp_path / "players.csv", "--here")
    shell.does("sections")
    shell.does("draw")
    office("open", str(shell.file))

    begun = office.press("hall")
    waits_for(wanted=True)
    codes, board = read_codes(shell.file), boards(shell.file)[0]
    assert codes is not None
    with httpx.Client() as phone:
        for side in ("white", "black"):
            assert send(phone, URL, 1, form(board, codes.tables[1], side, "B"))
    marked = httpx.get(f"{URL}/tables-1.html").text
    taken = office.press("inbox", home=False)
    office("keep", str(shell.file))
    end = time.monotonic() + PATIENCE
    while "not yet taken in" in httpx.get(f"{URL}/tables-1.html").text:
        assert time.monotonic() < end
        time.sleep(0.5)
    office("close")
    waits_for(wanted=False)

    assert f"The page for the hall is at {URL}." in begun["sentences"][0]
    assert "not yet taken in" in marked
    assert "results from the hall entered at table 1." in taken["sentences"][0], taken
    assert ["black", None, None, None, None, None] == results(shell)

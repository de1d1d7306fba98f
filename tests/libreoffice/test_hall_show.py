"""A whole round with phones: twenty tables, three players, a helper, the director in LibreOffice.

Two disagreements: the players of table 2 say unlike things; at table 3 the helper says another
winner than the director has typed and not saved yet. One phone tries wrong codes.
PICTURES names a folder for what they all see.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.core.views import check
from nigiri.desk.samples.demo import PLAYERS
from nigiri.hosts.hall.codes import read_codes
from nigiri.hosts.hall.inbox import read_inbox
from nigiri.workbook.model.cells import address
from nigiri.workbook.read.table_finder import find
from tests.cli.shell import Shell
from tests.cli.test_inbox import results
from tests.hall.server import boards
from tests.hall.test_browser import on_phone
from tests.libreoffice.test_hall import URL, answers, waits_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.hall.boards import Board
    from nigiri.hosts.hall.codes import Codes
    from nigiri.workbook.problems import Problem
    from tests.libreoffice.office import Office
    from tests.reports.test_site_browser import Tab

TABLES = 20
AGREED, UNLIKE, TYPED, LAST_OF_HELPER = 1, 2, 3, 17
FREE_TRIES = 5
pytestmark = pytest.mark.long


def forty_players() -> str:
    """Return a list of forty invented players: those of the demo under new first names, too."""
    families, given = ([player[each] for player in PLAYERS] for each in (0, 1))
    lines = ["Family name,Given name,Rank,Club"]
    for number in range(2 * TABLES):
        first = given[(number + number // len(families)) % len(given)]
        rank = f"{5 - number // 3}d" if number < 15 else f"{number - 14}k"
        club = ("Castle", "Riverside", "Lakeside", "Hilltop")[number % 4]
        lines.append(f"{families[number % len(families)]},{first},{rank},{club}")
    return "\n".join(lines)


class Show:
    """The hall: the event in LibreOffice, its page, and phones."""

    def __init__(self, office: Office, shell: Shell, browser: Any) -> None:  # noqa: ANN401
        """Take what the director and the others have in hand."""
        self.office, self.shell, self.browser = office, shell, browser
        self.boards: dict[int, Board] = {each.seats.table: each for each in boards(shell.file)}
        self.place = find(shell.workbook).rounds[1]
        self.phones: dict[str, Tab] = {}

    @property
    def codes(self) -> Codes:
        """Return the codes that stand on slips."""
        found = read_codes(self.shell.file)
        assert found is not None
        return found

    def phone(self, name: str, scheme: str = "light") -> Tab:
        """Return somebody's phone."""
        if name not in self.phones:
            self.phones[name] = on_phone(self.browser, color_scheme=scheme)
        return self.phones[name]

    def says(self, name: str, table: int, side: int, winner: int) -> Tab:
        """Report a result as a player: the square on the slip, then a tap a question.

        side, winner -- 0 for White, 1 for Black
        """
        tab, names = self.phone(name), [*self.boards[table].names.values()]
        tab.page.goto(f"{URL}/t/{table}?c={self.codes.tables[table]}")
        tab.page.get_by_role("link", name=names[side]).click()
        tab.page.get_by_role("link", name=f"{names[winner]} has won", exact=True).click()
        self.sees(tab, f"{name}-question-{table}")
        tab.page.get_by_role("button", name="Yes, send").click()
        tab.shows("h1", "Received")
        self.sees(tab, f"{name}-received-{table}")
        return tab

    def helps(self, tab: Tab, table: int, winner: int) -> None:
        """Report a result as a helper: the table, who has won, yes."""
        name = [*self.boards[table].names.values()][winner]
        tab.page.get_by_role("link", name=f"Table {table}:").click()
        tab.page.get_by_role("link", name=f"{name} has won", exact=True).click()
        tab.page.get_by_role("button", name="Yes, send").click()
        tab.shows("main", f"Table {table}: received.")

    def cell(self, table: int, column: str) -> str:
        """Return the address of a cell of a table, which stand in their order."""
        return address(self.place.first_row + table - 1, self.place.columns[column])

    def shown(self, table: int, column: str) -> str:
        """Return what the open document shows in a cell of a table."""
        sheet = self.office("cells")[self.place.name]
        row, place = self.place.first_row + table - 2, self.place.columns[column] - 1
        return str(sheet[row][place][0])

    def sees(self, tab: Tab, name: str) -> None:
        """Take a picture of a phone."""
        if "PICTURES" in os.environ:
            tab.page.screenshot(path=Path(os.environ["PICTURES"]) / f"{name}.png", full_page=True)

    def prints(self, name: str) -> None:
        """Take pictures of what is open in LibreOffice."""
        if "PICTURES" in os.environ:
            paper = Path(os.environ["PICTURES"]) / f"{name}.pdf"
            self.office("print", str(paper))
            words = ["pdftoppm", "-r", "70", "-png", str(paper), str(paper.with_suffix(""))]
            subprocess.run(words, check=True)


@pytest.fixture
def show(office: Office, chromium: Any, tmp_path: Path) -> Iterator[Show]:  # noqa: ANN401
    """Return the hall, begun by the menu, with a result that the director has not saved yet."""
    if answers():
        pytest.skip(f"somebody has a page at {URL}")
    shell = Shell(tmp_path)
    (tmp_path / "players.csv").write_text(forty_players(), encoding="utf-8")
    shell.does("new", "--rounds", 5, "--name", "Harbour Open", "--seed", 7)
    shell.does("import", tmp_path / "players.csv", "--here")
    shell.does("sections")
    shell.does("draw")
    office("open", str(shell.file))
    found = Show(office, shell, chromium)
    begun = office.press("hall")
    waits_for(wanted=True)
    assert f"The page for the hall is at {URL}." in begun["sentences"][0]
    office("type", found.place.name, found.cell(TYPED, "result"), "W")
    yield found
    office("close")
    waits_for(wanted=False)


def test_a_round_of_twenty_tables(show: Show) -> None:
    """All is kept; the director sees both disagreements, goes back, takes in again, saves."""
    tries_wrong_codes(show)
    three_players_report(show)
    a_helper_reports(show)
    everybody_sees_what_waits(show)
    the_director_takes_in(show)
    the_command_line_goes_on(show)

    told = {name: tab.told for name, tab in show.phones.items() if tab.told}
    assert {"visitor"} == told.keys()
    refused = re.findall(r"\((.*)\)", "\n".join(told["visitor"]))
    assert ["Forbidden"] * (FREE_TRIES + 1) + ["Too Many Requests"] == refused


def tries_wrong_codes(show: Show) -> None:
    """Try one code after the other: that is told each time, then one has to wait."""
    visitor, right = show.phone("visitor", "dark"), show.codes.tables[LAST_OF_HELPER]
    wrong = "1111" if right != "1111" else "2222"
    visitor.page.goto(f"{URL}/report")
    show.sees(visitor, "visitor-report")
    for code in [wrong] * (FREE_TRIES + 1):
        visitor.page.goto(f"{URL}/report")
        visitor.page.get_by_label("Table", exact=True).fill(str(LAST_OF_HELPER))
        visitor.page.get_by_label("Code of the table").fill(code)
        visitor.page.get_by_role("button", name="Go on").click()
        visitor.shows("h1", f"This is not the code of table {LAST_OF_HELPER}")
    show.sees(visitor, "visitor-wrong")
    visitor.page.goto(f"{URL}/t/{LAST_OF_HELPER}?c={right}")
    visitor.shows("h1", "Too many wrong codes: wait")
    show.sees(visitor, "visitor-waits")


def three_players_report(show: Show) -> None:
    """Two agree; at the next table one reports, and the other one on a borrowed phone objects."""
    anna = show.says("anna", AGREED, 0, 1)
    anna.shows("main", "Nothing has come from")
    ben = show.says("ben", AGREED, 1, 1)
    ben.shows("main", "says so, too")
    show.says("cleo", UNLIKE, 0, 0)
    borrowed = show.says("ben", UNLIKE, 1, 1)
    borrowed.shows("main", "Please go to the director together.")


def a_helper_reports(show: Show) -> None:
    """From the third table on; what the director typed is not saved yet, so that one is there."""
    helper = show.phone("helper", "dark")
    helper.page.goto(f"{URL}/helper")
    helper.page.get_by_label("Code of the helpers").fill(show.codes.helper.lower())
    helper.page.get_by_role("button").click()
    helper.shows("main", "the two do not agree")
    assert TABLES == helper.page.locator(".choices a").count()
    show.helps(helper, TYPED, 1)
    for table in range(TYPED + 1, LAST_OF_HELPER + 1):
        show.helps(helper, table, table % 2)
    show.sees(helper, "helper-tables")


def everybody_sees_what_waits(show: Show) -> None:
    """Look at the page by table: a mark for each; and the visitor has waited long enough."""
    wall = show.phone("wall")
    wall.page.goto(f"{URL}/")
    wall.shows("main", "just now")
    show.sees(wall, "wall-first")
    wall.page.goto(f"{URL}/tables-1.html")
    show.sees(wall, "wall-tables")
    assert LAST_OF_HELPER - 1 == wall.page.get_by_text("not yet taken in").count()
    assert 1 == wall.page.get_by_text("the two do not agree").count()
    visitor = show.phone("visitor")
    visitor.waits_for("document.title.length > 0")
    visitor.page.wait_for_timeout(11_000)
    visitor.page.reload()
    visitor.shows("h1", "Who are you?")


def the_director_takes_in(show: Show) -> None:
    """Taken in by the menu: both disagreements are told; Ctrl+Z brings all back; again, saved."""
    office = show.office
    before = office("cells")
    taken = office.press("inbox", home=False)
    show.prints("taken-in")
    said = "\n".join(taken["sentences"])
    check = show.shown(TYPED, "check")
    office("undo")
    undone = office("cells")
    again = office.press("inbox", home=False)
    office("keep", str(show.shell.file))

    assert before == undone
    assert taken["sentences"] == again["sentences"]
    assert "results from the hall entered at tables 1, 4, 5, " in said
    assert "Round 1: 1 of 20 tables verified." in said
    assert f"Round 1, table {UNLIKE}: " in said
    assert "Nothing was entered. Ask at the table, then type the result." in said
    assert f"Round 1, table {TYPED}: a helper says ● 0-1. Your ○ 1-0 stays;" in said
    assert "Round 1: results are missing at tables 2, 18, 19, 20." in said, said
    assert "nigiri" not in said
    assert "second pass" in check, check
    assert ["second-other"] == [problem.code for problem in problems(show.shell)]


def problems(shell: Shell) -> list[Problem]:
    """Return what is wrong in the saved workbook, but for what is only worth a look."""
    found = check(shell.workbook).problems
    return [problem for problem in found if problem.code.startswith("second")]


def the_command_line_goes_on(show: Show) -> None:
    """Ask what is left; the inbox holds all that was said, in its order."""
    missing = show.shell.does("missing")
    reported = read_inbox(show.shell.file).reported
    helped = [*range(TYPED, LAST_OF_HELPER + 1)]

    left = re.findall(r"^ +1 +(\d+) ", missing, re.MULTILINE)
    assert [str(UNLIKE), *map(str, range(LAST_OF_HELPER + 1, TABLES + 1))] == left, missing
    assert "Reports from the hall are waiting for 1 table" in missing, missing
    assert [AGREED, AGREED, UNLIKE, UNLIKE, *helped] == [each.table for each in reported]
    expected = ["black", None, "white", *(("white", "black")[each % 2] for each in helped[1:])]
    assert [*expected, *[None] * (TABLES - LAST_OF_HELPER)] == results(show.shell)

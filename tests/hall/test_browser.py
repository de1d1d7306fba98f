"""The hall in a real browser: three players, a helper and the director; phones, accessibility."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.hosts.hall.inbox import read_inbox
from nigiri.messages.catalogue import LANGUAGES
from tests.hall.server import Running, boards, threaded
from tests.reports.test_site_browser import Tab
from tests.sample import sampled

if TYPE_CHECKING:
    from tests.cli.shell import Shell
    from tests.hall.server import Served

PHONE, SMALL = {"width": 390, "height": 844}, {"width": 320, "height": 568}


def on_phone(browser: Any, **chosen: Any) -> Tab:  # noqa: ANN401 -- of the browser
    """Return a tab on a phone."""
    return Tab(browser, **{"viewport": PHONE, **chosen})


def reports(tab: Tab, server: Served, table: int, name: str, result: str) -> None:
    """Report a result as a player does: the link on the slip, then a tap a question."""
    tab.page.goto(f"{server.url}/t/{table}?c={server.codes.tables[table]}")
    tab.page.get_by_role("link", name=name).click()
    if tab.page.get_by_text("That was wrong: change it").count():
        tab.page.get_by_text("That was wrong: change it").click()
    tab.page.get_by_role("link", name=result, exact=True).click()
    tab.shows("h1", "Is this right?")
    tab.page.get_by_role("button", name="Yes, send").click()
    tab.shows("h1", "Received")


def test_three_players_a_helper_and_the_director(chromium: Any, shell: Shell) -> None:  # noqa: ANN401
    """Two agree, two do not until one corrects it, a code is wrong; the director's word ends it."""
    one, two, three = (board.names for board in boards(shell.file)[:3])
    (white, black), (second, other) = one.values(), two.values()
    third, *_ = three.values()
    with Running(shell.file) as server:
        anna, ben, cleo, helper = (on_phone(chromium) for _ in range(4))
        url, codes = server.url, server.codes
        cleo.page.goto(f"{url}/t/2?c=2222")
        cleo.shows("h1", "This is not the code of table 2")
        reports(anna, server, 1, white, f"{white} has won")
        reports(ben, server, 1, black, f"{black} has won")
        ben.shows("main", f"{white} says otherwise: {white} has won.")
        ben.shows("main", "Please go to the director together.")
        helper.page.goto(f"{url}/helper")
        helper.page.get_by_label("Code of the helpers").fill(codes.helper.lower())
        helper.page.get_by_role("button").click()
        helper.shows("main", "the two do not agree")
        reports(ben, server, 1, black, f"{white} has won")
        ben.shows("main", f"{white} says so, too")
        reports(cleo, server, 2, other, f"{second} has won")
        helper.page.get_by_role("link", name="Table 3").click()
        helper.page.get_by_role("link", name=f"{third} has won", exact=True).click()
        helper.page.get_by_role("button", name="Yes, send").click()
        helper.shows("main", "Table 3: received.")
        wall = Tab(chromium)
        wall.page.goto(f"{url}/tables-1.html")
        wall.shows("main", "not yet taken in")
        assert 3 == wall.page.get_by_text("not yet taken in").count()
        shell.does("result", "--table", 1, "W")
        server.says("The file was saved")
        anna.page.goto(f"{url}/t/1?c={codes.tables[1]}&by=white")
        anna.shows("h1", "The director has the result of this table already")
        wall.page.reload()
        assert 2 == wall.page.get_by_text("not yet taken in").count()
        told = [tab.told for tab in (anna, ben, helper, wall)]
    found = read_inbox(shell.file)

    assert [1, 1, 1, 2, 3] == [each.table for each in found.reported]
    assert 4 == len({each.device for each in found.reported})
    assert [[]] * 4 == told
    assert 5 == len([line for line in server.lines if "Table " in line])


def test_open_pages_see_what_comes_in(chromium: Any, shell: Shell) -> None:  # noqa: ANN401
    """The page by table asks for its own small file; the others stay as they are."""
    board = boards(shell.file)[0]
    with threaded(shell.file) as server:
        wall, first, phone = Tab(chromium), Tab(chromium), on_phone(chromium)
        wall.page.goto(f"{server.url}/tables-1.html?every=0.2")
        first.page.goto(f"{server.url}/?every=0.2")
        white = next(iter(board.names.values()))
        reports(phone, server, 1, white, f"{white} has won")

        wall.shows("main", "not yet taken in")
        with first.page.expect_request("**/nigiri-version.txt"):
            pass
        asked = {url.rpartition("/")[2] for url in first.asked}
    assert {"?every=0.2", "nigiri-version.txt"} == asked


PAGES = ("", "tables-1.html", "report", "t/1?c=CODE", "t/1?c=CODE&by=white&change=1",
         "t/1?c=CODE&by=white&result=W", "t/1?c=CODE&by=white", "t/1/home?c=CODE&by=white",
         "t/1?c=2222", "helper", "helper/t/2?r=1", "who", "nothing")  # fmt: skip  # a list


SOME = (("fr", "dark", PAGES[::2]), ("de", "light", PAGES[1::2]))


@pytest.mark.parametrize(
    ("language", "scheme", "pages"),
    sampled([*SOME, *product(LANGUAGES, ["light", "dark"], [PAGES])], SOME),
)
def test_every_page_is_for_everybody(
    chromium: Any,  # noqa: ANN401
    shell: Shell,
    language: str,
    scheme: str,
    pages: tuple[str, ...],
) -> None:
    """No rule of accessibility is broken, nothing scrolls sideways, fingers hit what they mean.

    Each time every page, half of them dark and in French, half of them light and in German, whose
    words are longer than those of English.
    """
    shell.chooses("language", language)
    with threaded(shell.file) as server:
        code = server.codes.tables[1]
        tab = on_phone(chromium, viewport=SMALL, color_scheme=scheme)
        tab.page.goto(f"{server.url}/t/1?c={code}&by=white&result=W")
        tab.page.get_by_role("button").click()
        tab.page.goto(f"{server.url}/helper")
        tab.page.locator("input").fill(server.codes.helper)
        tab.page.get_by_role("button").click()
        broken, wide, low = {}, {}, {}
        for path in pages:
            tab.page.goto(f"{server.url}/{path.replace('CODE', code)}")
            broken[path], wide[path] = tab.violations(), tab.sideways()
            low[path] = tab.page.evaluate(
                "[...document.querySelectorAll('.step a[href], .step button, .step input')]"
                ".map(each => each.getBoundingClientRect().height)"
                ".filter(high => high && high < 44).length"
            )

    assert {path: ([], 0, 0) for path in pages} == {
        path: (broken[path], wide[path], low[path]) for path in pages
    }


def test_without_scripts_everything_works(chromium: Any, shell: Shell) -> None:  # noqa: ANN401
    """As on an old phone: a result is reported, and its mark is seen after a reload."""
    white = next(iter(boards(shell.file)[0].names.values()))
    with threaded(shell.file) as server:
        tab = on_phone(chromium, java_script_enabled=False)
        reports(tab, server, 1, white, f"{white} has won")
        tab.page.goto(f"{server.url}/tables-1.html")
        tab.shows("main", "not yet taken in")
    assert 1 == len(read_inbox(shell.file).reported)


def test_a_phone_that_loses_the_network_sends_again(chromium: Any, shell: Shell) -> None:  # noqa: ANN401
    """A result that did not arrive is sent by loading again; one whose answer got lost counts once.

    Who came to the wrong table is led to the own one.
    """
    first, second = boards(shell.file)[:2]
    with threaded(shell.file) as server:
        lost, cut = on_phone(chromium), on_phone(chromium, color_scheme="dark")
        for tab, board in ((lost, first), (cut, second)):
            table = board.seats.table
            tab.page.goto(f"{server.url}/t/{table}?c={server.codes.tables[table]}")
            tab.page.get_by_role("link", name="Find my table").click()
            tab.shows("main", "Find your name and go to your table.")
            tab.page.go_back()
            tab.page.locator(".choices a").first.click()
            tab.page.locator(".choices a").first.click()
        lost.page.context.set_offline(True)
        lost.page.get_by_role("button").click()
        lost.page.wait_for_url("chrome-error:**", wait_until="commit")
        lost.page.context.set_offline(False)
        before = read_inbox(shell.file).reported
        lost.page.reload()
        lost.shows("h1", "Received")

        cut.page.route("**/t/2", _takes_and_hangs_up)
        cut.page.get_by_role("button").click()
        cut.page.wait_for_url("chrome-error:**", wait_until="commit")
        cut.page.unroute("**/t/2")
        cut.page.go_back()
        cut.page.get_by_role("button").click()
        cut.shows("h1", "Received")
        cut.page.goto(f"{server.url}/tables-1.html")
        cut.shows("main", "not yet taken in")
        marks = cut.page.get_by_text("not yet taken in").count()

    assert ((), 2) == (before, marks)
    assert [1, 2, 2] == [each.table for each in read_inbox(shell.file).reported]
    assert 1 == len({each.result for each in read_inbox(shell.file).reported})


def _takes_and_hangs_up(route: Any) -> None:  # noqa: ANN401
    """Let the request arrive, and lose the answer."""
    route.fetch(max_redirects=0)
    route.abort("connectionreset")

"""The published pages in a real browser: phones, the projector, search, refresh, accessibility."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.hosts.files.folder import write_pages
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.frame.policy import POLICY, with_policy
from nigiri.reports.site.site import site
from tests.conftest import GOLDEN
from tests.domain.systems.playing import after
from tests.generate import random_history, registration
from tests.quebec import quebec_event
from tests.reports.test_charts import TIMES, waiting
from tests.reports.test_tree import knockout
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PHONE, DESK = {"width": 360, "height": 640}, {"width": 1280, "height": 720}
PATIENCE = 20
PAGES = ("index", "tables-6", "names-6", "grid", "standings", "players", "player-3", "charts")
AXE = (
    "axe.run({resultTypes: ['violations'], rules: {'target-size': {enabled: true}}})"
    ".then(found => found.violations.map(each => each.id))"
)


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the pages of the published event."""
    folder = tmp_path_factory.mktemp("published") / "site"
    write_pages(folder, site(quebec_event(), speech("en"), Options(timings=TIMES)))
    return folder


class Tab:
    """A page in the browser, and all that it asked for or complained about."""

    def __init__(self, browser: Any, **chosen: Any) -> None:  # noqa: ANN401 -- of the browser
        """Open an empty tab; chosen -- viewport, color_scheme, reduced_motion."""
        self.page = browser.new_context(**chosen).new_page()
        self.asked: list[str] = []
        self.told: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("console", lambda message: self.told.append(message.text))
        self.page.on("pageerror", lambda error: self.told.append(str(error)))

    def rows(self) -> list[str]:
        """Return the names in the rows that are shown."""
        shown: list[str] = self.page.locator(
            "tbody tr[data-find]:not(.below):visible th a"
        ).all_inner_texts()
        return shown

    def shows(self, where: str, words: str) -> None:
        """Wait until words stand somewhere, on whatever page is loaded then."""
        from playwright.sync_api import expect  # noqa: PLC0415 -- of the tests alone

        expect(self.page.locator(where)).to_contain_text(words, timeout=1000 * PATIENCE)

    def waits_for(self, truth: str) -> None:
        """Wait until an expression is true; the pages allow no script but their own to wait."""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(truth):
            assert time.monotonic() < end, truth
            self.page.wait_for_timeout(50)

    def sideways(self) -> int:
        """Return by how much the page is wider than the window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return wide

    def violations(self) -> list[str]:
        """Return the rules of accessibility that the page breaks."""
        from axe_playwright_python.base import AXE_FILE_PATH  # noqa: PLC0415

        self.page.evaluate(AXE_FILE_PATH.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(AXE)
        return found


def test_a_phone_finds_a_player_by_a_name_without_accents(chromium: Any, published: Path) -> None:  # noqa: ANN401
    """Straight from the folder: nothing scrolls sideways, is complained of, or fetched."""
    tab = Tab(chromium, viewport=PHONE)
    first = (published / "index.html").as_uri()
    tab.page.goto(first)

    assert 40 == len(tab.rows())
    tab.page.get_by_label("Find a name or number").fill("GOURDEAU fra")
    assert {"Gourdeau, François"} == set(tab.rows())
    assert "1 found" == tab.page.locator(".find output").inner_text()
    tab.page.get_by_label("Find a name or number").fill("17")
    assert 1 == len(tab.rows())
    tab.page.get_by_label("Find a name or number").fill("zzz")
    assert [] == tab.rows()
    assert (0, [], [first]) == (tab.sideways(), tab.told, tab.asked)
    assert [] == tab.violations()


def test_a_long_name_pushes_nothing_out_of_sight_on_a_phone(chromium: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """It breaks, so that the result and the table are beside it."""
    event = quebec_event()
    long = replace(event.players[0], family="Wolfeschlegelsteinhausenbergerdorff-Featherstone")
    event = replace(event, players=(long, *event.players[1:]))
    write_pages(tmp_path / "site", site(event, speech("en"), Options()))
    tab = Tab(chromium, viewport=PHONE)
    for name in ("tables-6", "names-6", "players"):
        tab.page.goto((tmp_path / "site" / f"{name}.html").as_uri())
        table = tab.page.locator(".scroll").first
        assert (name, 0) == (name, table.evaluate("each => each.scrollWidth - each.clientWidth"))


@pytest.mark.parametrize("size", sampled([PHONE, DESK], [PHONE]))
def test_a_round_being_played_shows_its_tables_above_them(
    chromium: Any,  # noqa: ANN401
    tmp_path: Path,
    size: dict[str, int],
) -> None:
    """A picture that a screen reader has in words; nothing breaks a rule of accessibility.

    On a phone each time.
    """
    event = waiting(random_history(registration(5, 40), 5, 2), 2, 3, 9)
    write_pages(tmp_path / "site", site(event, speech("en"), Options()))
    tab = Tab(chromium, viewport=size)
    for name in ("tables-2", "charts"):
        tab.page.goto((tmp_path / "site" / f"{name}.html").as_uri())
        assert "Results of round 2 so far" == tab.page.locator("h2").first.inner_text()
        assert (name, 0, [], []) == (name, tab.sideways(), tab.violations(), tab.told)
    tab.page.goto((tmp_path / "site" / "tables-1.html").as_uri())
    assert 0 == tab.page.locator("svg").count()


@pytest.mark.long
@pytest.mark.parametrize(("scheme", "language"), [("light", "both"), ("dark", "en")])
def test_no_page_scrolls_sideways_or_breaks_a_rule_of_accessibility(
    chromium: Any,  # noqa: ANN401
    tmp_path: Path,
    scheme: str,
    language: str,
) -> None:
    """On a phone and on a desk, in light and in dark, with a name that is far too long."""
    event = quebec_event()
    long = [("Wolfeschlegelsteinhausenbergerdorff", "Hubert Blaine"), ("欧陽", "菲菲" * 12)]
    players = [
        replace(p, family=f, given=g) for p, (f, g) in zip(event.players, long, strict=False)
    ]
    event = replace(event, players=(*players, *event.players[2:]))
    write_pages(tmp_path / "site", site(event, speech(language), Options(timings=TIMES)))
    for size in (PHONE, DESK):
        tab = Tab(chromium, viewport=size, color_scheme=scheme)
        for name in PAGES:
            tab.page.goto((tmp_path / "site" / f"{name}.html").as_uri())
            assert (name, 0, []) == (name, tab.sideways(), tab.violations())
        assert [] == tab.told
        assert len(PAGES) == len(tab.asked)


class Quiet(SimpleHTTPRequestHandler):
    """A web server that writes nothing on the screen."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[ThreadingHTTPServer, Path]]:
    """Yield a web server of this machine and the folder it shows, five rounds published."""
    folder = tmp_path / "site"
    write_pages(folder, site(quebec_event(5), speech("en"), Options()))
    found = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=found.serve_forever)
    thread.start()
    yield found, folder
    found.shutdown()
    found.server_close()
    thread.join()


@pytest.mark.long
def test_a_page_picks_up_what_is_published_and_keeps_what_it_has(
    chromium: Any,  # noqa: ANN401
    server: tuple[ThreadingHTTPServer, Path],
) -> None:
    """A new round appears by itself, not under the fingers of who searches; offline it is said."""
    shown, folder = server
    tab = Tab(chromium, viewport=PHONE)
    address = f"http://127.0.0.1:{shown.server_port}/"
    tab.page.goto(f"{address}index.html?every=0.2")
    heading = tab.page.locator("h1")
    assert heading.inner_text().startswith("Round 5")

    tab.page.get_by_label("Find a name or number").fill("ota")
    write_pages(folder, site(quebec_event(), speech("en"), Options()))
    tab.page.wait_for_timeout(1000)
    assert heading.inner_text().startswith("Round 5")
    tab.page.get_by_label("Find a name or number").fill("")
    tab.shows("h1", "Result")

    write_pages(folder, site(quebec_event(5), speech("en"), Options()))
    tab.page.goto(f"{address}index.html?every=0.2")
    assert {address} == {url.rpartition("/")[0] + "/" for url in tab.asked}
    assert [] == tab.told
    shown.shutdown()
    shown.server_close()
    tab.shows("#lost", "No connection")
    assert heading.inner_text().startswith("Round 5")


@pytest.mark.long
def test_from_a_folder_a_page_loads_itself_anew(chromium: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """The computer at the projector needs no server; what it shows stays where it was."""
    folder = tmp_path / "site"
    write_pages(folder, site(quebec_event(5), speech("en"), Options()))
    tab = Tab(chromium, viewport=DESK)
    tab.page.goto(f"{(folder / 'index.html').as_uri()}?every=0.3")
    write_pages(folder, site(quebec_event(), speech("en"), Options()))
    tab.shows("h1", "Result")
    assert [] == tab.told


@pytest.mark.long
def test_the_projector_scrolls_down_waits_and_begins_again(chromium: Any, published: Path) -> None:  # noqa: ANN401
    """Without a menu; a click pauses it, and another one goes on."""
    tab = Tab(chromium, viewport={"width": 1280, "height": 300})
    tab.page.goto(f"{(published / 'player-3.html').as_uri()}?wall")
    assert not tab.page.locator("header nav").is_visible()

    tab.waits_for("scrollY > 20")
    tab.page.mouse.click(600, 150)
    tab.page.wait_for_timeout(200)
    before = tab.page.evaluate("scrollY")
    tab.page.wait_for_timeout(700)
    assert before == tab.page.evaluate("scrollY")
    tab.page.mouse.click(600, 150)
    tab.waits_for(f"scrollY > {before} + 20")
    assert [] == tab.told


@pytest.mark.long
def test_150_names_stand_side_by_side_on_the_projector(chromium: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """In letters of at least 17 pixels, the headings larger, a clock, all seen within a minute."""
    event = random_history(registration(5, 150), 5, 5)
    write_pages(tmp_path / "site", site(event, speech("en"), Options()))
    tab = Tab(chromium, viewport={"width": 1920, "height": 1080})
    tab.page.goto(f"{(tmp_path / 'site' / 'index.html').as_uri()}?wall")

    tab.waits_for("document.querySelectorAll('main table').length > 1")
    names = tab.page.locator("tbody th a")
    assert 150 == names.count() == len({*names.all_inner_texts()})
    size = "each => parseFloat(getComputedStyle(each).fontSize)"
    row = names.first.evaluate(size)
    assert 17 <= row < tab.page.locator("thead th").first.evaluate(size)
    assert ":" in tab.page.locator(".clock").inner_text()
    assert tab.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 2 * 1080
    assert (0, []) == (tab.sideways(), tab.told)


@pytest.mark.long
def test_a_knockout_is_a_tree_on_a_wide_screen_and_lists_with_scores_on_a_phone(
    chromium: Any,  # noqa: ANN401
    tmp_path: Path,
) -> None:
    """Neither scrolls sideways, nor breaks a rule of accessibility."""
    event = after(after(knockout(4, 2), [(1, 4), (2, 3)]), [(1, 2)])
    write_pages(tmp_path / "site", site(event, speech("en"), Options()))
    for size, wide in ((PHONE, False), (DESK, True)):
        tab = Tab(chromium, viewport=size)
        tab.page.goto((tmp_path / "site" / "tree.html").as_uri())
        assert wide == tab.page.locator(".bracket").is_visible()
        final = tab.page.locator("table", has=tab.page.get_by_text("1–0")).locator("visible=true")
        assert final.first.locator("tbody tr").first.inner_text().split("\t")[1] == "1–0"
        assert (0, []) == (tab.sideways(), tab.violations())


@pytest.mark.long
def test_headings_stay_in_sight_while_a_page_scrolls(chromium: Any, published: Path) -> None:  # noqa: ANN401
    """Of a table that fits at the top of the page, of a wide one at the top of its frame."""
    for size, name in ((DESK, "names-6"), (PHONE, "grid")):
        tab = Tab(chromium, viewport=size)
        tab.page.goto((published / f"{name}.html").as_uri())
        row, heading = (tab.page.locator(where) for where in ("tbody tr", "thead th"))
        row.nth(30).scroll_into_view_if_needed()
        top = "each => each.getBoundingClientRect().top"
        assert row.first.evaluate(top) < 0 <= heading.first.evaluate(top) < size["height"]


@pytest.mark.long
def test_without_script_everything_is_there(chromium: Any, published: Path) -> None:  # noqa: ANN401
    """But the search, which would not work; grey and on paper it reads as well."""
    page = chromium.new_context(java_script_enabled=False, viewport=PHONE).new_page()
    page.goto((published / "index.html").as_uri())

    assert page.get_by_text("Gourdeau, François").first.is_visible()
    assert not page.get_by_label("Find a name or number").is_visible()
    page.emulate_media(media="print")
    assert not page.locator("header nav").is_visible()
    assert page.pdf(format="A4").startswith(b"%PDF")


SHEETS = sorted(path.name for path in GOLDEN.glob("*.html") if ".both." not in path.name)


@pytest.mark.parametrize("name", sampled(SHEETS, ["chart.en.html", "quebec-2005-charts.en.html"]))
def test_a_printed_sheet_keeps_its_policy(chromium: Any, name: str) -> None:  # noqa: ANN401
    """A browser has nothing to complain about, and fetches nothing but the sheet."""
    sheet, tab = GOLDEN / name, Tab(chromium, viewport=DESK)
    tab.page.goto(sheet.as_uri())

    assert POLICY in sheet.read_text(encoding="utf-8")
    assert [] == tab.told
    assert [sheet.as_uri()] == [each for each in tab.asked if not each.startswith("data:")]
    tab.page.context.close()


def test_the_template_of_a_club_runs_nothing(chromium: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """A browser says that it refuses the script and the picture from elsewhere."""
    page = tmp_path / "sheet.html"
    evil = "<script>document.title = 'run'</script><img src='https://example.org/a.png'>"
    page.write_text(with_policy(f"<!-- <head> -->{evil}"), encoding="utf-8")
    tab = Tab(chromium, viewport=DESK)
    tab.page.goto(page.as_uri())

    assert "run" != tab.page.title()
    assert 2 == len([each for each in tab.told if "Content Security Policy" in each])
    tab.page.context.close()

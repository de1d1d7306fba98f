"""Sheets as PDF: by WeasyPrint, by a browser, or a sentence on what to install."""

from __future__ import annotations

import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import HostError
from nigiri.hosts.paper import browser, pdf
from nigiri.hosts.paper.devtools import print_together
from nigiri.hosts.paper.pdf import by_browser, to_pdf, to_pdfs

if TYPE_CHECKING:
    from collections.abc import Callable

HTML = "<!DOCTYPE html><title>Round 3</title><p>Ota, Yuzo</p>"
ON_UNIX = pytest.mark.skipif(sys.platform == "win32", reason="a shell script plays the browser")


@pytest.fixture
def no_weasyprint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let WeasyPrint be missing."""
    monkeypatch.setitem(sys.modules, "weasyprint", None)


def test_several_processes_make_some_of_many_each() -> None:
    """Those they are asked for, in that order."""
    made = to_pdfs([HTML, "<p>nobody asked for this", HTML], (2, 0))

    assert [b"%PDF-", b"%PDF-"] == [content[:5] for content in made]


def test_what_one_browser_leaves_undone_is_printed_by_one_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All are there, in their order, and all are told of."""
    told: list[int] = []
    monkeypatch.setattr(pdf, "browser", lambda: "chromium")
    monkeypatch.setattr(pdf, "print_together", lambda *_: {1: b"b"})
    monkeypatch.setattr(pdf, "print_alone", str.encode)

    assert [b"a", b"b", b"c"] == by_browser(["a", "-", "c"], 2, told.append)
    assert [1, 1] == told


def test_without_a_browser_none_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another way is looked for then."""
    monkeypatch.setattr(pdf, "browser", lambda: None)

    with pytest.raises(HostError, match="there is none"):
        by_browser([HTML], 1, lambda _: None)


def test_weasyprint_prints_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No browser is looked for then."""
    monkeypatch.setattr(browser, "browser", lambda: None)

    assert to_pdf(HTML).startswith(b"%PDF-")


@pytest.mark.parametrize("way", ["weasyprint", "browser", "many"])
def test_a_page_is_printed_and_nothing_outside_it_is_fetched(
    way: str, program: Callable[[str], str], request: pytest.FixtureRequest
) -> None:
    """A template that came with a mailed workbook asks nobody, and is printed all the same.

    By a real browser without a window, too: where WeasyPrint is missing, and for many pages.
    """
    found = program("chromium")
    if way == "browser":
        request.getfixturevalue("no_weasyprint")
    asked: list[str] = []

    class Asked(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_error(404)

    with ThreadingHTTPServer(("127.0.0.1", 0), Asked) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        page = HTML.replace("<title>", f"<head><link rel=stylesheet href={address}/a.css><title>")
        page = page.replace("</p>", f"<img src={address}/b.png></p>")
        made = (
            print_together(found, [page], 1, lambda _: None)[0] if way == "many" else to_pdf(page)
        )
        server.shutdown()

    assert made.startswith(b"%PDF-")
    assert [] == asked


@pytest.mark.usefixtures("no_weasyprint")
def test_without_either_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is started."""
    monkeypatch.setattr(browser, "browser", lambda: None)

    with pytest.raises(HostError, match=r"pip install 'nigiri\[pdf\]'.*Chrome, Chromium or Edge"):
        to_pdf(HTML)


@ON_UNIX
@pytest.mark.usefixtures("no_weasyprint")
def test_a_browser_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With another way to the same sheet."""
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setattr(browser, "browser", lambda: str(broken))

    with pytest.raises(HostError, match=r"chromium made no PDF\. Open the HTML in it"):
        to_pdf(HTML)


def test_a_browser_is_found_on_the_path_or_where_it_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, where Edge is never on the path."""
    monkeypatch.setattr(browser, "NAMES", ("no-such-browser",))
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    edge = tmp_path / "Microsoft" / "Edge" / "Application" / "msedge.exe"
    edge.parent.mkdir(parents=True)
    edge.touch()

    assert str(edge) == browser.browser()
    monkeypatch.delenv("PROGRAMFILES(X86)")
    assert str(edge) != browser.browser()
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    monkeypatch.setattr(browser, "NAMES", (Path(sys.executable).name,))
    assert Path(sys.executable).name == Path(browser.browser() or "").name

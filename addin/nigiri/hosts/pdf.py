"""Make a PDF of a printed sheet: by WeasyPrint where it is installed, else by a browser.

Not done: through LibreOffice. With Calc alone it cannot load such a page, and a browser is on every
desktop computer.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from nigiri.errors import HostError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

#: Names browsers go by on the path.
NAMES = ("google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome",
         "microsoft-edge", "microsoft-edge-stable", "msedge", "brave-browser")  # fmt: skip
#: Where they are when not on the path: variable of the environment ("" for none), place in it.
PLACES = (
    ("PROGRAMFILES", "Google/Chrome/Application/chrome.exe"),
    ("PROGRAMFILES(X86)", "Google/Chrome/Application/chrome.exe"),
    ("LOCALAPPDATA", "Google/Chrome/Application/chrome.exe"),
    ("PROGRAMFILES(X86)", "Microsoft/Edge/Application/msedge.exe"),
    ("PROGRAMFILES", "Microsoft/Edge/Application/msedge.exe"),
    ("", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    ("", "/Applications/Chromium.app/Contents/MacOS/Chromium"),
    ("", "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"),
)
#: What a page may show: itself. A template that came with a mailed workbook fetches nothing.
POLICY = (
    '<meta http-equiv="Content-Security-Policy" content="'
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:\">"
)
PATIENCE = 120
MISSING = (
    "A PDF needs WeasyPrint (pip install 'nigiri[pdf]') or a browser such as Chrome, Chromium "
    "or Edge, and there is none."
)
FAILED = "{browser} made no PDF. Open the HTML in it and print from there."


def to_pdf(html: str) -> bytes:
    """Return a document as PDF; nothing outside of it is fetched.

    Raises HostError where neither WeasyPrint nor a browser is installed, or it fails.
    """
    try:
        from weasyprint import HTML  # noqa: PLC0415 -- an extra, and it takes a while
        from weasyprint.urls import URLFetcher  # noqa: PLC0415 -- likewise
    except (ImportError, OSError):  # not installed; installed without its libraries
        return _by_browser(html)
    return bytes(HTML(string=html, url_fetcher=URLFetcher(allowed_protocols=("data",))).write_pdf())


def to_pdfs(documents: Sequence[str], numbers: Iterable[int]) -> list[bytes]:
    """Return the documents of those numbers as PDF, in that order; for several processes.

    By a browser where there is one: it needs a third of the time, which counts for many.
    """
    return [_fast(documents[number]) for number in numbers]


def _fast(html: str) -> bytes:
    """Return a document as PDF by a browser, by WeasyPrint where that is not to be had."""
    try:
        return _by_browser(html)
    except HostError:
        return to_pdf(html)


def browser() -> str | None:
    """Return the path of a browser that can print, None when there is none."""
    on_path = (shutil.which(name) for name in NAMES)
    known = (Path(os.environ.get(variable, "") if variable else "/", place)
             for variable, place in PLACES)  # fmt: skip
    return next(filter(None, on_path), None) or next(
        (str(path) for path in known if path.is_absolute() and path.is_file()), None
    )


def _by_browser(html: str) -> bytes:
    """Return a document as a browser prints it, in a profile of its own."""
    found = browser()
    if found is None:
        raise HostError(MISSING)
    with TemporaryDirectory(prefix="nigiri-", ignore_cleanup_errors=True) as name:
        page, pdf = Path(name, "sheet.html"), Path(name, "sheet.pdf")
        page.write_text(html.replace("<head>", f"<head>{POLICY}", 1), encoding="utf-8")
        with suppress(subprocess.SubprocessError, OSError):
            subprocess.run(  # noqa: S603 -- the program found, our arguments
                _command(found, page, pdf), timeout=PATIENCE, check=True, capture_output=True
            )
        if not pdf.is_file():
            raise HostError(FAILED.format(browser=Path(found).name))
        return pdf.read_bytes()


def _command(program: str, page: Path, pdf: Path) -> list[str]:
    """Return what makes a browser print a page without showing a window."""
    command = [program, "--headless", "--disable-gpu", "--no-first-run", "--disable-extensions",
               "--no-pdf-header-footer", f"--user-data-dir={page.parent / 'profile'}",
               f"--print-to-pdf={pdf}"]  # fmt: skip
    # A browser's own sandbox does not work for the administrator of Linux; the page is ours.
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--no-sandbox")
    return [*command, page.as_uri()]

"""Find a browser, and print a page with it that fetches nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from nigiri.errors import HostError
from nigiri.messages.message import message

#: Names browsers go by on the path.
NAMES = (
    "google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome",
    "microsoft-edge", "microsoft-edge-stable", "msedge", "brave-browser",
)  # fmt: skip  # words, several a line
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
"""Seconds that a browser gets for a document."""
MISSING = message("file.pdf.missing")


def browser() -> str | None:
    """Return the path of a browser that can print, None when there is none."""
    on_path = (shutil.which(name) for name in NAMES)
    known = (
        Path(os.environ.get(variable, "") if variable else "/", index) for variable, index in PLACES
    )
    return next(filter(None, on_path), None) or next(
        (str(path) for path in known if path.is_absolute() and path.is_file()), None
    )


def print_alone(html: str) -> bytes:
    """Return a document as PDF, by a browser started for it in a profile of its own.

    Raises HostError where there is no browser, or it makes no PDF.
    """
    found = browser()
    if found is None:
        raise HostError(MISSING)
    with TemporaryDirectory(prefix="nigiri-", ignore_cleanup_errors=True) as name:
        page, pdf = Path(name, "sheet.html"), Path(name, "sheet.pdf")
        page.write_text(isolated(html), encoding="utf-8")
        asked = ["--no-pdf-header-footer", f"--print-to-pdf={pdf}", page.as_uri()]
        with suppress(subprocess.SubprocessError, OSError):
            subprocess.run(  # noqa: S603 -- the program found, our arguments
                [found, *headless_arguments(page.parent), *asked],
                timeout=PATIENCE,
                check=True,
                capture_output=True,
            )
        if not pdf.is_file():
            raise HostError(message("file.pdf.failed", browser=Path(found).name))
        return pdf.read_bytes()


def isolated(html: str) -> str:
    """Return a document with a policy that keeps it from fetching anything."""
    return html.replace("<head>", f"<head>{POLICY}", 1)


def headless_arguments(folder: Path) -> list[str]:
    """Return the arguments of a browser without a window or anything of its user.

    folder -- of its temporary profile
    """
    arguments = [
        "--headless",
        "--disable-gpu",
        "--no-first-run",
        "--disable-extensions",
        f"--user-data-dir={folder / 'profile'}",
    ]
    # A browser's own sandbox does not work for the administrator of Linux; the page is ours.
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return arguments

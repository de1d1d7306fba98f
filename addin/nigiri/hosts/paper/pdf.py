"""Make PDFs of printed sheets: by WeasyPrint, or by a browser.

One sheet is made by WeasyPrint where that is installed, many by a browser where there is one: it
needs a third of the time, and is started once for all.

Not done: through LibreOffice. With Calc alone it cannot load such a page, with Writer it loses the
layout (docs/printing.md), and a browser is on every desktop computer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.paper.browser import MISSING, alone, browser
from nigiri.hosts.paper.devtools import together

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


def to_pdf(html: str) -> bytes:
    """Return a document as PDF; nothing outside of it is fetched.

    Raises HostError where neither WeasyPrint nor a browser is installed, or it fails.
    """
    try:
        from weasyprint import HTML  # noqa: PLC0415 -- an extra, and it takes a while
        from weasyprint.urls import URLFetcher  # noqa: PLC0415 -- likewise
    except (ImportError, OSError):  # not installed; installed without its libraries
        return alone(html)
    return bytes(HTML(string=html, url_fetcher=URLFetcher(allowed_protocols=("data",))).write_pdf())


def to_pdfs(documents: Sequence[str], numbers: Iterable[int]) -> list[bytes]:
    """Return the documents of those numbers as PDF, in that order; for several processes.

    Raises HostError as `to_pdf` does.
    """
    return [to_pdf(documents[number]) for number in numbers]


def by_browser(
    documents: Sequence[str], at_once: int, advance: Callable[[int], None]
) -> list[bytes]:
    """Return documents as PDF, by one browser; what it leaves undone is given to a new one each.

    at_once -- so many at the same time
    advance -- is told of each

    Raises HostError where there is no browser, or it fails.
    """
    found = browser()
    if found is None:
        raise HostError(MISSING)
    made = together(found, documents, at_once, advance)
    for place, document in enumerate(documents):
        if place not in made:
            made[place] = alone(document)
            advance(1)
    return [made[place] for place in range(len(documents))]

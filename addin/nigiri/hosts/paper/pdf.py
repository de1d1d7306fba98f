"""Make PDFs of printed sheets, by WeasyPrint or a browser.

One sheet is made by WeasyPrint where installed, many by a browser where there is one: it needs a
third of the time, and is started once for all.

LibreOffice is not used: Calc alone cannot load such a page, and Writer loses the layout
(docs/printing.md), while every desktop computer has a browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.paper.browser import MISSING, browser, print_alone
from nigiri.hosts.paper.devtools import print_together

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
        return print_alone(html)
    return bytes(HTML(string=html, url_fetcher=URLFetcher(allowed_protocols=("data",))).write_pdf())


def to_pdfs(documents: Sequence[str], numbers: Iterable[int]) -> list[bytes]:
    """Return documents as PDF by their numbers, in that order; for several processes.

    Raises HostError as `to_pdf` does.
    """
    return [to_pdf(documents[number]) for number in numbers]


def by_browser(
    documents: Sequence[str], at_once: int, advance: Callable[[int], None]
) -> list[bytes]:
    """Return documents as PDF by one browser; those it leaves undone by a new one each.

    at_once -- number of documents printed at the same time
    advance -- is called for each

    Raises HostError where there is no browser, or it fails.
    """
    found = browser()
    if found is None:
        raise HostError(MISSING)
    made = print_together(found, documents, at_once, advance)
    for index, document in enumerate(documents):
        if index not in made:
            made[index] = print_alone(document)
            advance(1)
    return [made[index] for index in range(len(documents))]

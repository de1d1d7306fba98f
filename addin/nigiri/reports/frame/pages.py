"""Long lists cut into pages, and into parts that hang apart on the wall (B15)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")


@dataclass(frozen=True)
class Page(Generic[T]):
    """One page of a list.

    span -- its range in words: "tables 1 to 20", "A to F"; "" for the only one
    """

    rows: Sequence[T]
    span: str = ""


def pages_of(items: Sequence[T], size: int) -> list[Sequence[T]]:
    """Return the items cut into pages of that size, one empty page when there are none."""
    return [items[start : start + size] for start in range(0, max(len(items), 1), size)]


def even_pages_of(items: Sequence[T], size: int) -> list[Sequence[T]]:
    """Return the items cut into as few pages of at most that size, all about equally full."""
    pages = -(-len(items) // size) or 1
    return pages_of(items, -(-len(items) // pages) or 1)


def headed_pages_of(
    items: Sequence[T], size: int, heading: Callable[[T], object]
) -> list[Sequence[T]]:
    """Return the items cut into pages of that many rows, counting the headings of groups.

    heading -- the same for all items of a group. A group begins a new page rather than be divided,
    unless it is longer than a page; each page then has the heading once more.
    """
    pages: list[list[T]] = [[]]
    used = 0
    for _, group in groupby(items, heading):
        for chunk in pages_of([*group], size - 1):
            if used + 1 + len(chunk) > size:
                pages.append([])
                used = 0
            pages[-1] += chunk
            used += 1 + len(chunk)
    return [*pages]


def parts_of(
    items: Sequence[T], many: int, together: Callable[[T], object] | None = None
) -> list[Sequence[T]]:
    """Return the items in so many parts of about equal length, without empty ones.

    together -- items for which it returns the same, such as a letter, stay in one part
    """
    marks = [index if together is None else together(item) for index, item in enumerate(items)]
    cuts = [index for index in range(1, len(items)) if marks[index - 1] != marks[index]]
    wanted = (len(items) * part // many for part in range(1, many))
    chosen = {min(cuts, key=lambda cut: abs(cut - at)) for at in wanted} if cuts else set()
    ends = [0, *sorted(chosen), len(items)]
    return [items[start:end] for start, end in pairwise(ends)]

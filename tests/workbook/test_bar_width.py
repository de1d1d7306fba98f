"""The whole sentence of the bar is read on every sheet, on a screen 1366 pixels wide.

Measured with Liberation Sans, whose letters are as wide as those of Arial.
"""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest
from PIL import ImageFont

from nigiri.messages.catalogue import LANGUAGES, area, text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import SEEN
from nigiri.workbook.layout.find_box import FIND
from nigiri.workbook.layout.tables import BAR_ROW
from nigiri.workbook.layout.varying_columns import CRITERIA
from nigiri.workbook.live.bar import LONGEST
from tests.workbook.test_layout import TABLE_KINDS, column_at, rendered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.changes import Option

_FINE = 10
"""The font is measured so many times larger: fractions of a pixel add up."""
FACTS = {
    "round": 5, "stops": 128, "next": 6, "before": 4, "missing": 128, "tables": "101, 102, 103, …",
    "table": 101,
    "here": 128, "unseen": 128, "number": 112, "name": "Ndiaye-Lefebvre", "typed": "10 kiu",
    "more": 12, "count": 12, "last": 7, "who": "112 Ndiaye-Lefebvre +2", "verified": 101,
    "boards": 128, "many": 128,
}  # fmt: skip
TAILS = {
    "bar.drawn": ("bar.new", "bar.before"), "bar.missing": ("bar.new", "bar.before"),
    "bar.last": ("bar.new", "bar.before"), "bar.lacks": ("bar.before",),
    "bar.complete": ("bar.awaited",), "bar.player.twice": ("bar.player.more",),
    "bar.player.rank": ("bar.player.more",), "bar.player.rankless": ("bar.player.more",),
}  # fmt: skip
"""Key of a sentence -> what may stand behind it at once."""
#: Sheets as narrow as they can be.
NARROW: dict[str, dict[str, Option]] = {
    "grid": {"rounds": 1}, "standings": {"columns": CRITERIA[0].key}, "crosstable": {"shape": "3"},
    "tree": {"first": 1, "shape": "0,2,1,0"},
}  # fmt: skip


@pytest.fixture(scope="module")
def measured() -> Callable[[str], float]:
    """Return what gives the width of words in the bar, in pixels."""
    try:
        asked = ["fc-match", "-f", "%{family}\t%{file}", "Arial:bold"]
        found = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    except FileNotFoundError:
        pytest.skip("fc-match is not installed")
    family, file = found.split("\t")
    if not {"Arial", "Liberation Sans"} & {*family.split(",")}:
        pytest.skip("no font is as wide as Arial")
    font = ImageFont.truetype(file, round(looks.BAR_STYLE.size * 96 / 72 * _FINE))
    return lambda words: font.getlength(words) / _FINE


def sentences(language: str) -> Iterator[str]:
    """Yield all that can stand in the bar, the longest there is of each."""
    keys = [key for key in area("live", language) if key.startswith("bar.")]
    behind = {"bar.forced", *(tail for tails in TAILS.values() for tail in tails)}
    wrong = (key for key in area("live", language) if key.startswith("check."))
    words = [text(key, language, **_all_facts()) for key in wrong]
    facts = {**_all_facts(), "what": max(words, key=len)[:LONGEST]}
    for key in keys:
        if key not in behind:
            told = "".join(text(each, language, **facts) for each in (key, *TAILS.get(key, ())))
            yield f"► {told}"
    yield "".join(text(key, language, **facts) for key in ("bar.complete", "bar.forced"))


def _all_facts() -> dict[str, object]:
    """Return the facts of the bar and of Check."""
    people = {"white": 112, "black": 113, "stones": 9, "rank": "12k", "printed": "12k"}
    return {**FACTS, **people, "first": "112", "second": "113"}


def widths(spec: SheetSpec) -> list[int]:
    """Return the pixels of the columns that are seen, as far as the bar has its colour."""
    end = max(a.right for a, style in spec.styles if a.top == a.bottom == BAR_ROW)
    shown = (at for at in range(1, end + 1) if at not in spec.hidden)
    return [round(spec.widths[at] * 7) + 5 if at in spec.widths else 64 for at in shown]


def room(kind: str, language: str, **options: Option) -> int:
    """Return the pixels in which the bar of a sheet is read: up to Find, or all that is seen."""
    spec = rendered(kind, language, **options)
    pixels = widths(spec)
    if kind in FIND:
        pixels = pixels[: column_at(spec, kind, FIND[kind].box) - 1]
    return min(sum(pixels), SEEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_sentence_fits_on_every_sheet(
    language: str, measured: Callable[[str], float]
) -> None:
    """With three tables and a long name; also where the event makes the sheet narrow."""
    longest = max(sentences(language), key=measured)
    rooms = {kind: room(kind, language) for kind in TABLE_KINDS}
    rooms |= {f"{kind}, narrow": room(kind, language, **NARROW[kind]) for kind in NARROW}

    assert measured(longest) > 900
    assert {} == {
        kind: (pixels, longest) for kind, pixels in rooms.items() if pixels < measured(longest)
    }


@pytest.mark.parametrize("kind", FIND)
def test_find_is_seen_beside_the_longest_sentence(kind: str) -> None:
    """The box, and enough of the link to know what the box is."""
    spec = rendered(kind)
    pixels = widths(spec)
    link = column_at(spec, kind, FIND[kind].link)

    assert sum(pixels[: link - 1]) + 60 <= SEEN
    assert "◄" == str(spec.cells[BAR_ROW, link])[0]

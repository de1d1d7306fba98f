"""Workbooks as Gnumeric, exceljs and SheetJS saved them once, kept for the tests of every day.

`python -m tests.foreign.saved` makes them anew where these programs are installed. Each is the same
workbook of the corpus, in the middle of a round, with things that people do in other programs.
"""

from __future__ import annotations

import tempfile
import warnings
from io import BytesIO
from pathlib import Path
from random import Random

from openpyxl import load_workbook

from tests.corpus.places import CORPUS, PACKED, packed, unpack
from tests.foreign.edits import EDITS, Copy
from tests.foreign.programs import KINDS, Programs

SAVED = Path(__file__).parents[1] / "data" / "foreign"
SOURCE = CORPUS / f"at-the-bar.xlsx{PACKED}"
_BY = ("gnumeric", "exceljs", "sheetjs")
_DID = ("type beside", "format words", "decompose names", "leave a filter on")


def make() -> None:
    """Make all of them."""
    SAVED.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, Programs() as programs:
        source = unpack(SOURCE, Path(place)).read_bytes()
        for by in _BY:
            for kind in KINDS[by]:
                random = Random(7)  # noqa: S311 -- no secret is made from it
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    copy = Copy(load_workbook(BytesIO(source), rich_text=True))
                    for name in _DID:
                        EDITS[name](random, copy)
                made = programs.saved(by, copy.book, Path(place) / f"{by}.{kind}")
                (SAVED / f"{made.name}{PACKED}").write_bytes(packed(made.read_bytes()))


if __name__ == "__main__":
    make()

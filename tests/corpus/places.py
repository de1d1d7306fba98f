"""Where the corpus is, what is in it, and the table of it.

A workbook is kept as late.xlsx.xz: the archive that it is with its parts unpacked, and packed anew
as a whole, which takes less than half the room. What comes out of it opens like any other:

python -m tests.corpus.places late.xlsx FOLDER      unpacks it into the folder
"""

from __future__ import annotations

import lzma
import re
import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from zipfile import ZIP_STORED, ZipFile, ZipInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

CORPUS = Path(__file__).parents[1] / "data" / "corpus"
TABLE = CORPUS / "README.md"
PACKED = ".xz"
_ROW = re.compile(r"^\| (\S+) \| (\d+) \| (\S+) \| (.*) \|$", re.MULTILINE)
HEAD = """# Workbooks as people leave them

All events, places and people are invented, but for the 2005 Quebec Open, which was published
(../quebec-2005). Beside each workbook stands in a .txt what nigiri says of it. How they are made,
and what to do when nigiri is meant to say something else: docs/architecture.md, *The corpus*.
`python -m tests.corpus.make` writes this table.

| workbook | layout | last saved by | what was done |
|---|---|---|---|
"""


class Entry(NamedTuple):
    """A line of the table: the layout a workbook was made in, who saved it last, what was done."""

    layout: str
    by: str
    did: str


def workbooks() -> list[Path]:
    """Return the workbooks of the corpus in order of their names."""
    return sorted(CORPUS.rglob(f"*{PACKED}"), key=name_of)


def family(workbook: Path) -> list[Path]:
    """Return the workbooks that lie in one folder with this one: itself alone, or its family."""
    if workbook.parent == CORPUS:
        return [workbook]
    return sorted(workbook.parent.glob(f"*{PACKED}"))


def said_of(workbook: Path) -> Path:
    """Return where stands what is said of a workbook."""
    return workbook.parent / f"{workbook.name.partition('.')[0]}.txt"


def name_of(workbook: Path) -> str:
    """Return how the table names a workbook: "late.xlsx", "congress/pko.xlsx"."""
    return workbook.relative_to(CORPUS).as_posix().removesuffix(PACKED)


def packed(data: bytes) -> bytes:
    """Return a workbook with the same parts in the same order, packed as a whole."""
    out = BytesIO()
    with ZipFile(BytesIO(data)) as old, ZipFile(out, "w") as new:
        for entry in old.infolist():
            part = ZipInfo(entry.filename, (1980, 1, 1, 0, 0, 0))
            new.writestr(part, old.read(entry), ZIP_STORED)
    return lzma.compress(out.getvalue(), preset=9)


def unpack(workbook: Path, folder: Path) -> Path:
    """Write a workbook of the corpus into a folder as programs open it; return its path."""
    path = folder / workbook.name.removesuffix(PACKED)
    path.write_bytes(lzma.decompress(workbook.read_bytes()))
    return path


def entries() -> dict[str, Entry]:
    """Return workbook -> its line, as the table has it."""
    rows = _ROW.findall(TABLE.read_text(encoding="utf-8")) if TABLE.exists() else []
    return {name: Entry(*rest) for name, *rest in rows}


def written(table: Mapping[str, Entry]) -> str:
    """Return the table of the workbooks that are there."""
    rows = [" | ".join([name, *table[name]]) for name in map(name_of, workbooks())]
    return HEAD + "".join(f"| {row} |\n" for row in rows)


def main(name: str, folder: str) -> None:
    """Unpack a workbook that somebody wants to look at."""
    workbook = next(path for path in workbooks() if name_of(path) == name)
    sys.stdout.write(f"{unpack(workbook, Path(folder))}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Make the workbooks of the corpus that are not there yet: `python -m tests.corpus.make [NAME...]`.

What is there stays as it is: it was left by an older nigiri, and that is its worth. So:

python -m tests.corpus.make                   all stories without a workbook
python -m tests.corpus.make NAME...           these
python -m tests.corpus.make --mark 12 NAME... once more, as NAME-12, in the layout of today
python -m tests.corpus.make --again NAME...   over the old ones

LibreOffice must be installed. Then record what is said of them: `python -m tests.corpus.record`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.workbook.settings.table import SCHEMA
from tests.corpus.calc import Calc
from tests.corpus.person import Person
from tests.corpus.places import (
    CORPUS,
    PACKED,
    TABLE,
    Entry,
    entries,
    name_of,
    packed,
    workbooks,
    written,
)
from tests.corpus.stories import ALL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.corpus.story import Story


def make(story: Story, mark: str, calc: Calc) -> dict[Path, Entry]:
    """Live through a story, and keep its workbooks; those of a family have a folder.

    Returns each with its line of the table.
    """
    name = f"{story.name}-{mark}" if mark else story.name
    with tempfile.TemporaryDirectory() as folder:
        person = Person(Path(folder), name, calc)
        person.saved = story.saved
        story.told(person)
        several = len(person.family) > 1
        target = CORPUS / name if several else CORPUS
        target.mkdir(parents=True, exist_ok=True)
        made = {}
        for each in person.family:
            left = each.left()
            path = target / f"{left.name}{PACKED}"
            path.write_bytes(packed(left.read_bytes()))
            made[path] = Entry(str(SCHEMA), each.hand, story.did)
    return made


def wanted(chosen: argparse.Namespace) -> list[Story]:
    """Return the stories to be told."""
    unknown = set(chosen.names) - set(ALL)
    if unknown:
        sys.exit(f"No such story: {', '.join(sorted(unknown))}.")
    there = {path.name.partition(".")[0] for path in workbooks()}
    stories = [ALL[name] for name in chosen.names or ALL]
    if chosen.again or chosen.mark:
        return stories
    return [each for each in stories if each.name not in there]


def main(arguments: Sequence[str] | None = None) -> None:
    """Make what is wanted, and write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--again", action="store_true", help="over the old ones")
    parser.add_argument("--mark", default="", help="once more, with this behind the names")
    chosen = parser.parse_args(arguments)
    table = entries()
    with tempfile.TemporaryDirectory() as folder, Calc(Path(folder)) as calc:
        for story in wanted(chosen):
            begun = time.monotonic()
            for path, entry in make(story, chosen.mark, calc).items():
                table[name_of(path)] = entry
                took = f"{time.monotonic() - begun:.1f} s"
                print(f"{name_of(path)}: {path.stat().st_size:,} bytes, {took}", flush=True)  # noqa: T201
    TABLE.write_text(written(table), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

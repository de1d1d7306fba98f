"""What was ever written into a workbook: labels, choices and headings, in the form of `plain`.

python -m tests.workbook.former_words adds the words of today to tests/data/words.tsv.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.layout.tables import TABLES
from nigiri.workbook.model.plain import plain
from nigiri.workbook.settings.table import SETTINGS

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = Path(__file__).parents[1] / "data" / "words.tsv"

Written = tuple[str, ...]
"""label, key, word; choice, key, code, word; or heading, kind of sheet, key, word."""


def recorded() -> list[Written]:
    """Return what was ever written."""
    return [tuple(line.split("\t")) for line in FILE.read_text(encoding="utf-8").splitlines()]


def today() -> Iterator[Written]:
    """Yield what is written today, in every language; codes are read in any case."""
    for row in SETTINGS:
        yield from (("label", row.key, plain(word)) for word in row.labels)
        for code in row.choices:
            words = {plain(row.word(code, language)) for language in LANGUAGES} - {plain(code)}
            yield from (("choice", row.key, code, word) for word in sorted(words))
    for kind, columns in TABLES.items():
        for column in columns:
            words = {plain(word) for word in column.headings if word}
            yield from (("heading", kind, column.key, word) for word in sorted(words))


if __name__ == "__main__":
    lines = dict.fromkeys([*recorded(), *today()])
    FILE.write_text("".join("\t".join(line) + "\n" for line in lines), encoding="utf-8")

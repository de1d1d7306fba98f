"""What was ever written into a workbook: labels, choices and headings, in the form of `plain`.

python -m tests.workbook.former_words adds the words of today to tests/data/words.tsv.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.domain.rules import rule_set
from nigiri.domain.tiebreaks import CALLED
from nigiri.messages.catalogue import LANGUAGES, every, words
from nigiri.messages.message import said
from nigiri.workbook.layout.tables import TABLES
from nigiri.workbook.layout.varying_columns import association_headings
from nigiri.workbook.model.plain import plain
from nigiri.workbook.settings.table import SETTINGS
from nigiri.workbook.words.known_sentences import typed_words

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = Path(__file__).parents[1] / "data" / "words.tsv"

Written = tuple[str, ...]
"""label, key, word; choice, key, code, word; heading, kind of sheet, key, word; or
found, key, words: what is looked for in cells.
"""

FOUND_AGAIN = (
    "action.bye", "button.excel.asks", "button.excel.shows", "round.find",
    "event.time.class", "event.time.half", "event.time.none", "event.time.unread",
    "label.bye-said", "label.here-said",
    "drawn.draft", "grid.default", "grid.default.both", "grid.default.jigo",
    "grid.default.none", "grid.legend.circles", "grid.legend.letters", "grid.provisional",
    "grid.open", "grid.rank", "grid.winner", "grid.winners", "here.reserve", "key.title",
    "ladder.playing", "ladder.stays",
    "ladder.takes", "letter.black", "letter.white", "log.count", "log.order",
    "organiser.cost.prizes",
    "proof.total", "label.bye",
    "label.even", "label.no-komi", "label.out", "sections.ranks", "sheet.lists", "sheet.round",
    "sheet.sections", "tree.playoff", "tree.third", "tree.title", "yes",
)  # fmt: skip
"""Keys whose words are looked for in cells: they tell what nigiri wrote, or what is meant."""
PREFIXES = ("colour.", "path.", "setting.group.", "system.", "typed.", "wish.")
"""How further such keys begin."""


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
    for rules, kind in product(CALLED, ("standings", "proof")):
        for key, heading in association_headings(kind, rule_set(rules).defaults).items():
            said_so = {plain(said(heading, language)) for language in LANGUAGES}
            yield from (("heading", kind, key, word) for word in sorted(said_so))
    for key in found_again():
        yield from (("found", key, each) for each in sorted(words_of(key)))


def words_of(key: str) -> set[str]:
    """Return what is looked for under a key: its wordings, or each of the words that it lists."""
    return {*typed_words(key)} if key.startswith("typed.") else {*every(key)}


def found_again() -> list[str]:
    """Return the keys whose words are looked for in cells."""
    return sorted({*FOUND_AGAIN, *(key for key in words("en") if key.startswith(PREFIXES))})


if __name__ == "__main__":
    lines = dict.fromkeys([*recorded(), *today()])
    FILE.write_text("".join("\t".join(line) + "\n" for line in lines), encoding="utf-8")

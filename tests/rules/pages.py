"""The parts of the pages that are made of tables: rules, settings, rule sets, tie-breaks, systems.

In a page such a part stands between two lines, `<!-- made: rules M -->` and `<!-- end -->`; PARTS
says what is made. `python -m tests.rules.write` writes them all anew.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.setup.club import beginning as begun
from nigiri.desk.setup.create import new_event
from nigiri.desk.setup.questions import HOMES
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.domain.tiebreaks import OTHER_NAMES, TIEBREAKS
from nigiri.messages.catalogue import text
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import BY_KEY, SCORING_KEY, SETTINGS, WORTH_KEY, group_title
from nigiri.workbook.settings.values import values_of
from tests.desk.story import DESK
from tests.rules.table import CITED, ROOT, SETS, STATES, TESTS, Rule, rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from nigiri.workbook.settings.row import SettingRow

DOCS = ROOT / "docs"
PAGES = (DOCS / "rules.md", DOCS / "systems.md", *sorted((DOCS / "officers").glob("*.md")))
"""The pages with such parts."""

EMPTY = "–"

PART = re.compile(r"(<!-- made: (.*?) -->\n)(.*?)(<!-- end -->\n)", re.DOTALL)

SHOWN = {
    "works": "works",
    "partly": "**partly**, lacking: ",
    "planned": "**planned**: ",
    "no": "**no**: ",
}
"""State of a rule -> how the pages say it, in front of what is lacking."""


def table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = (heading, ["---"] * len(heading), *rows)
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |\n"
                   for line in lines)  # fmt: skip


# The rules


def all_rules(page: Path) -> str:
    """Return every rule with its state and the tests that prove it."""
    rows = ([one.code, one.rule, state(one), proof(one, page)] for one in rules())
    return table(("id", "the rule", "nigiri", "proved by"), rows)


def rules_of(letter: str) -> Callable[[Path], str]:
    """Return what lists the rules of one source, with where to see them."""

    def made(page: Path) -> str:
        rows = (
            [one.code, one.rule, state(one), one.see or EMPTY, proof(one, page)]
            for one in rules()
            if one.code.startswith(letter)
        )
        return table(("id", "the rule", "nigiri", "where to see it", "proved by"), rows)

    return made


def count(_page: Path) -> str:
    """Return how many rules of each source work."""
    rows = []
    for letter, name in SETS.items():
        states = [one.state for one in rules() if one.code.startswith(letter)]
        rows.append([f"{letter}, `{name}`", *(str(states.count(each)) for each in STATES)])
    return table(("source", *STATES), rows)


def state(one: Rule) -> str:
    """Return whether a rule works, and what is lacking."""
    return SHOWN[one.state] + one.lacks


def proof(one: Rule, page: Path) -> str:
    """Return links to the tests that prove a rule, each named by what it says."""
    return "; ".join(_link(test, page) for test in one.proof) or EMPTY


def _link(test: str, page: Path) -> str:
    """Return a link from a page to the file of a test."""
    file, _, name = test.partition("::")
    to = os.path.relpath(TESTS / file, page.parent).replace(os.sep, "/")
    return f"[{name.removeprefix('test_').replace('_', ' ')}]({to})"


# The settings and the rule sets


class Beginning(NamedTuple):
    """How an event of a rule set begins: key of a setting -> its value and its source, in words."""

    values: Mapping[str, str]
    sources: Mapping[str, str]


def beginning(name: str) -> Beginning:
    """Return with what an event of a rule set begins, and where that is written.

    Only what the rule set chooses itself has a source.
    """
    chosen = RULE_SETS[name]
    values = values_of(vars(chosen.defaults))
    return Beginning(
        {row.key: _words(row, values.get(row.key)) for row in SETTINGS},
        {row.key: _behind(chosen.sources.get(_field(row), "")) for row in SETTINGS},
    )


#: What readers know a section of our notes by.
NOTES = {
    "formats 4.4": "as OpenGotha begins",
    "formats 8.1": "rules of the EGF",
    "formats 8.2": "as OpenGotha counts",
    "formats 8.3": "as OpenGotha counts",
}


def _behind(source: str) -> str:
    """Return what stands behind a choice, as readers know it."""
    return NOTES.get(source) or _source(source)


def _words(row: SettingRow, value: object) -> str:
    """Return a value as the sheet shows it, EMPTY for an empty cell."""
    cell = row.cell(value, "en")
    return EMPTY if cell is None else str(cell)


def _field(row: SettingRow) -> str:
    """Return the field whose source is that of a row."""
    if row.key.startswith(WORTH_KEY):
        return "score"
    named = {"apart": "keep_apart", "criterion": "criteria"}.get(row.key.partition(".")[0])
    return named or row.key.removeprefix(SCORING_KEY)


def _source(source: str) -> str:
    """Return a source as readers know it: rules, or why; "" for notes they do not have."""
    if source.startswith("custom: "):
        return source.removeprefix("custom: ")
    return ", ".join(CITED.findall(source))


def settings(_page: Path) -> str:
    """Return all settings: what may stand there, what is usual, what it does."""
    usual = beginning("quebec").values
    rows = (
        [f"**{row.label('en')}**", group_title(row.group, "en").partition(":")[0], _may_be(row),
         "" if row.kind == "text" else usual[row.key], row.note("en")]
        for row in SETTINGS
    )  # fmt: skip
    return table(("setting", "under", "what may stand there", "usual", "what it does"), rows)


def _may_be(row: SettingRow) -> str:
    """Return what may stand in the cell of a setting."""
    if row.key == "tiebreaks":
        return "[tie-breaks](#all-tie-breaks), with commas between"
    words = ", ".join(f"*{word}*" for word in row.words("en"))
    return {
        "text": "text",
        "count": f"{row.least} to {row.most}" if row.most < 10**6 else "a number",
        "rank": ", ".join(filter(None, ("a rank", words))),
        "points": "points",
        "hundredths": f"{row.least / 100:.2f} to {row.most / 100:.2f}",
        "four": ", ".join(filter(None, ("four times points", words))) if not words
                else f"four times {words}",
        "rounds": "*yes*, rounds",
        "tables": "numbers",
    }.get(row.kind, words)  # fmt: skip


def rule_sets(_page: Path) -> str:
    """Return what differs between the rule sets, with the rules behind it."""
    begun = {name: beginning(name) for name in RULE_SETS}
    rows = [
        [f"**{row.label('en')}**", *(_chosen(each, row.key) for each in begun.values())]
        for row in SETTINGS
        if row.key != "rules" and len({each.values[row.key] for each in begun.values()}) > 1
    ]
    return table(("setting", *(f"`{name}`" for name in begun)), rows)


def _chosen(begun: Beginning, key: str) -> str:
    """Return the value of a setting, with the rule behind it where one is."""
    value, source = begun.values[key], begun.sources[key]
    ruled = value != EMPTY and source and not CITED.sub("", source).strip(", ")
    return f"{value} ({source})" if ruled else value


def choices_of(name: str) -> Callable[[Path], str]:
    """Return what lists the choices of a rule set, each with its source."""

    def made(_page: Path) -> str:
        (values, sources), usual = beginning(name), beginning("quebec").values
        rows = (
            [f"**{row.label('en')}**", values[row.key], sources[row.key]]
            for row in SETTINGS
            if row.key != "rules"
            and _field(row) in RULE_SETS[name].sources
            and (values[row.key], usual[row.key]) != (EMPTY, EMPTY)
        )
        return table(("setting", "begins with", "source"), rows)

    return made


# Tie-breaks, systems of play


def tiebreaks(_page: Path) -> str:
    """Return every tie-break: what it counts, its source, what others call it."""
    also = {code: [a for a, b in OTHER_NAMES.items() if b == code] for code in TIEBREAKS}
    rows = (
        [code, _counts(code), _source(card.source), ", ".join(also[code])]
        for code, card in TIEBREAKS.items()
    )
    return table(("code", "what it counts", "rule", "also called"), rows)


def _counts(code: str) -> str:
    """Return what a tie-break counts, without its code in front."""
    return text(f"paper.counts.{code}", "en", name=code).removeprefix(f"{code}: ")


def systems(_page: Path) -> str:
    """Return every system of play with its rule and the rule set it begins with."""
    rows = (
        [text(f"system.{key.replace(' ', '-')}", "en"), _source(card.source), f"`{card.rules}`"]
        for key, card in SYSTEMS.items()
    )
    return table(("system", "rules", "begins with"), rows)


def federations(_page: Path) -> str:
    """Return what an event of each federation begins with where nothing else is said."""
    shown = ("tiebreaks", "bye_policy", "rounds")
    heads = (
        "how it is played",
        "what the answer says",
        *(BY_KEY[each].label("en") for each in shown),
    )
    rows = []
    for key, home in HOMES.items():
        changes = new_event(begun({"federation": key}, {}), DESK, event_id=None)
        values = values_of(vars(read(applied(Workbook(), changes)).event.settings))
        cells = (_words(BY_KEY[each], values[each]) for each in shown)
        names = text(f"setup.home.{key}", "en"), text(f"setup.kind.{home.kind}", "en")
        rows.append([f"**{names[0]}**", names[1], changes.sentences[-1], *cells])
    return table(("federation or country", *heads), rows)


PARTS: Mapping[str, Callable[[Path], str]] = {
    "all rules": all_rules,
    "how many rules": count,
    "settings": settings,
    "rule sets": rule_sets,
    "tie-breaks": tiebreaks,
    "systems": systems,
    "federations": federations,
    **{f"rules {letter}": rules_of(letter) for letter in SETS},
    **{f"choices {name}": choices_of(name) for name in (*SETS.values(), "egf", "ffg")},
}
"""What stands behind `made:` -> what makes the part for a page."""


def made(page: Path) -> str:
    """Return a page with its parts made anew; KeyError for a part that nothing makes."""
    said = page.read_text(encoding="utf-8")
    return PART.sub(lambda part: f"{part[1]}{PARTS[part[2]](page)}{part[4]}", said)

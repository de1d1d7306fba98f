"""Cards of what can be printed, formats, systems of play: each is said there and nowhere else."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from nigiri.cli.commands.federations import FEDERATION
from nigiri.desk.buttons.actions import BY_TAG
from nigiri.domain.model.scoring import BESIDE
from nigiri.domain.model.settings import BY_SCORE, BY_TEAMS, CROSSTABLED, TREED
from nigiri.domain.model.system import system_name
from nigiri.domain.players.federation_ids import FEDERATIONS
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.exchange.formats import FORMATS, WRITTEN
from nigiri.messages.catalogue import area, every
from nigiri.reports.catalogue import REPORTS, WAYS, WHENS, ways_of
from nigiri.workbook.layout import RENDERERS
from tests.test_architecture import nodes, place, sources
from tests.test_docs import DOCS, table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: Where keys of systems stand together besides: rooms below the systems ask for kinds of them.
BELOW = {"domain/model/settings.py", "domain/tiebreaks/stages.py"}

_OTHERWISE = {"name", "table", "text", "rules", "missing", "registration", "ratings"}
_OPTIONS = {option for report in REPORTS.values() for option in report.options}
#: Words that are keys of a registry and of nothing else: no kind of sheet of a workbook, no option.
OWN: dict[str, set[str]] = {
    "reports": {*REPORTS, *WAYS} - {*RENDERERS} - _OTHERWISE - _OPTIONS,
    "formats": set(FORMATS) - {"opengotha", *FEDERATIONS},
    "systems": {*SYSTEMS},
}


def together(path: Path) -> Iterator[set[str]]:
    """Yield the texts that stand together in a list, a set or the keys of a table."""
    for node in nodes(path):
        inside: list[ast.expr | None] = []
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            inside = [*node.elts]
        elif isinstance(node, ast.Dict):
            inside = node.keys
        found = [each.value for each in inside if isinstance(each, ast.Constant)]
        yield {each for each in found if isinstance(each, str)}


def test_no_module_lists_what_a_registry_lists() -> None:
    """Keys of one kind in a row are a second registry, which somebody forgets."""
    modules = [path for path in sources() if not place(path).startswith("messages/")]
    found = {
        (place(path), name)
        for path in modules
        for texts in together(path)
        for name, keys in OWN.items()
        if len(texts & keys) > 1
    }

    assert all(len(keys) > 5 for keys in OWN.values())
    assert {(each, "systems") for each in {*BELOW, "domain/systems/registry.py"}} == found


def test_dialogs_offer_what_the_registries_list() -> None:
    """In their order; formats with those for federations first."""
    offered = {
        (tag, field.name): [value for value, _ in field.choices]
        for tag, action in BY_TAG.items()
        for field in action.fields
    }

    assert list(WAYS) == offered["reports", "which"]
    assert list(SYSTEMS) == offered["new", "system"]
    assert [form.key for form in WRITTEN] == offered["export", "format"]
    for when in WHENS:
        assert list(ways_of(when)) == offered[f"print-{when}", "which"]
    also = {each for when in WHENS for each in BY_TAG[f"print-{when}"].also}
    assert {f"print {key}" for key in REPORTS} == {"print pairings", *also}


def test_commands_offer_the_federations_there_are() -> None:
    """In the order of their names."""
    assert sorted(FEDERATIONS) == list(FEDERATION.choices)


def test_a_kind_of_system_is_said_of_systems_that_there_are() -> None:
    """And each is drawn by score, in trees, or laid out for small groups: never two of these."""
    kinds = (BY_SCORE, CROSSTABLED, TREED)

    assert BY_SCORE | CROSSTABLED | TREED | BY_TEAMS | BESIDE <= set(SYSTEMS)
    assert sum(map(len, kinds)) == len(frozenset().union(*kinds))
    assert {key for key, each in SYSTEMS.items() if each.by_score} == BY_SCORE


#: What is called otherwise in the names of files than by the key of a report.
OTHER_FILES = frozenset({
    "round-table", "round-name", "round-missing", "round-slips", "cards-round", "numbered",
    "chart-blank", "papers", "pages", "players", "shadow", "archive", "season", "door-slips",
    "press-results", "entries",
})  # fmt: skip


def test_every_card_has_its_words_in_every_language_and_no_words_have_no_card() -> None:
    """Names of systems and formats, titles of what is printed and written, helps of commands.

    What files are called as well: those of a round have words of their own.
    """
    files = OTHER_FILES | REPORTS.keys() - {"pairings", "slips"}
    expected = {
        "system": {system_name(key).key for key in SYSTEMS},
        "format": {f"format.{key}" for key, form in FORMATS.items() if not form.program},
        "field.format": {form.title.key for form in WRITTEN} | {"field.format.tip"},
        "printed": {way.title.key for _, way in WAYS.values()}
        | {"printed.no-round", *(f"printed.file.{each}" for each in files)},
        "help.print": {f"help.print-{key}" for key in (*REPORTS, "all")},
    }
    keys = [
        key for name in ("names", "formats", "field", "printed", "help") for key in area(name, "en")
    ]
    between = {name: "-" if name == "help.print" else "." for name in expected}

    assert expected == {
        name: {key for key in keys if key.startswith(name + between[name])} for name in expected
    }
    assert [] == [key for found in expected.values() for key in found if not all(every(key))]


def test_every_format_is_described_with_its_key_and_its_usual_ending() -> None:
    """In the table on top of docs/exchange.md, which says of none that it can do what it cannot."""
    rows = table(DOCS / "exchange.md", "# Files of other programs")
    told = {
        key: (row[1] == "yes", row[3])
        for row in rows
        for key in re.findall(r"`([a-z0-9-]+)`", row[2])
    }

    assert {form.key for form in WRITTEN} == set(told)
    assert [] == [key for key, (_, files) in told.items() if FORMATS[key].suffixes[0] not in files]
    assert {key for key, (read, _) in told.items() if read} == {
        *(key for key, form in FORMATS.items() if form.read_by), "aga-2008", "egf-defaults",
    }  # fmt: skip

"""What the pages say is so: links, commands, settings, problems, exit codes, rules."""

from __future__ import annotations

import ast
import re
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nigiri import errors
from nigiri.cli.app import FAULT, INTERRUPTED
from nigiri.cli.frame.process import UNREAD
from nigiri.domain.model.criteria import APART_FIRST, CHOSEN, CRITERIA
from nigiri.domain.tiebreaks import OTHER_NAMES, TIEBREAKS
from nigiri.messages.catalogue import area, text
from nigiri.workbook.layout.tables import TABLES
from nigiri.workbook.problems import CODES, SYMBOLS
from nigiri.workbook.settings.table import BY_KEY, GROUPS, PARTS, SETTINGS, group_title
from tests.program import commands
from tests.test_architecture import nodes, sources

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted(DOCS.rglob("*.md"))]
FOR_USERS = [ROOT / "README.md", DOCS / "guide.md", DOCS / "commands.md", DOCS / "printing.md",
             DOCS / "publishing.md",
             DOCS / "troubleshooting.md", DOCS / "rules.md", DOCS / "draw.md",
             *sorted((DOCS / "officers").glob("*.md"))]  # fmt: skip

LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`|^(?: {4,}|)(nigiri .*)$", re.MULTILINE)
OPTION = re.compile(r"(?<!\S)(--?[a-z][a-z-]*)")
RULE = re.compile(r"\bM\d+\b|(?<![\":])\bB\d+\b(?![\":])")

#: What the guide prints in italics besides headings, settings and the names of sheets.
OTHER_WORDS = {"italics", "yes", "jigo", "def", "Find", "from 0 up", "Round 1", "Round 2"}


def text_of(page: Path) -> str:
    """Return a page."""
    return page.read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """Return where links into a page may point."""
    titles = re.findall(r"^#+ (.*)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def table(page: Path, heading: str) -> list[list[str]]:
    """Return the cells of the first table below a heading, without its own heading."""
    lines = iter(f"\n{text_of(page)}".partition(f"\n{heading}\n")[2].splitlines())
    below = next(line for line in lines if line.startswith("|"))
    rows = [below, *takewhile(lambda line: line.startswith("|"), lines)]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


COMMANDS = dict(commands())


def calls(page: Path) -> Iterator[tuple[str, str]]:
    """Yield each call of nigiri that a page shows: the command and the words after it."""
    for found in CODE.finditer(text_of(page)):
        code = found[1] or found[2]
        words = code.partition("nigiri ")[2] if code.startswith("nigiri ") else ""
        if words and not words.startswith(("-", "COMMAND", "print WHAT", "print --")):
            two, one = " ".join(words.split()[:2]), words.split()[0]
            yield (two if two in COMMANDS else one), words


def leads_somewhere(page: Path, target: str) -> bool:
    """Tell whether a link leads to a file of the repository, and to a heading in it."""
    name, _, anchor = target.partition("#")
    aim = (page.parent / name).resolve() if name else page
    return aim.exists() and (not anchor or anchor in anchors(aim))


def test_every_link_leads_somewhere() -> None:
    """To a file of the repository, and to a heading in it; those to other sites are not asked."""
    links = [(page, target) for page in PAGES for target in LINK.findall(text_of(page))]
    own = [(page, target) for page, target in links if not target.startswith("https://")]

    assert len(own) > len(PAGES)
    assert [] == [(page.name, target) for page, target in own if not leads_somewhere(page, target)]
    assert not leads_somewhere(PAGES[0], "docs/guide.md#nowhere")


def test_every_command_is_described_and_none_is_invented() -> None:
    """docs/commands.md has a section for each, docs/printing.md for those that print."""
    text = "".join(text_of(DOCS / page) for page in ("commands.md", "printing.md"))
    described = re.findall(r"^## nigiri (.+)$", text, re.MULTILINE)

    assert sorted(COMMANDS) == sorted(described)


@pytest.mark.parametrize("page", FOR_USERS, ids=lambda page: page.name)
def test_every_call_in_the_pages_names_a_command_and_its_options(page: Path) -> None:
    """A reader who copies a line gets what the page says."""
    shown = list(calls(page))

    assert shown
    for name, words in shown:
        assert name in COMMANDS, words
        known = {option for param in COMMANDS[name].params for option in param.opts}
        assert set(OPTION.findall(words)) <= {*known, "--help", "-h"}, words


def test_every_setting_is_explained() -> None:
    """By its English label, in the table of docs/rules.md."""
    cells = [row[0] for row in table(DOCS / "rules.md", "## All settings")]
    explained = [label for cell in cells for label in re.findall(r"\*\*([^*]+)\*\*", cell)]

    assert sorted(setting.label("en") for setting in SETTINGS) == sorted(explained)


def test_every_criterion_is_explained_with_its_source_and_its_usual_place() -> None:
    """In docs/draw.md, in the order of the sheet."""
    rows = table(DOCS / "draw.md", "## What makes a draw better")
    own, usual = (
        {code: str(at) for at, code in enumerate(order, 1)} for order in (APART_FIRST, CRITERIA)
    )

    assert [
        [
            f"**{text(f'setting.criterion.{each.code}', 'en')}**",
            own.get(each.code, "–"),
            usual.get(each.code, "–"),
            each.source,
        ]
        for each in CHOSEN
    ] == [row[:4] for row in rows]


@pytest.mark.parametrize(
    ("heading", "key"),
    [("## Inside a score group", "pattern"), ("## Byes, rematches, colours", "bye_policy")],
)
def test_every_choice_of_the_draw_is_explained(heading: str, key: str) -> None:
    """In its own words, somewhere in the table below the heading."""
    told = " ".join(cell for row in table(DOCS / "draw.md", heading) for cell in row)

    assert [] == [words for words in BY_KEY[key].words("en") if words not in told]


def test_the_page_about_the_draw_uses_the_words_of_the_sheets() -> None:
    """Whatever it prints in italics is a setting, a choice, a group's title or a sheet."""
    known = {setting.label("en") for setting in SETTINGS}
    known |= {group_title(group, "en") for group in GROUPS}
    known |= {words for setting in SETTINGS for words in setting.words("en")}
    known |= {said for key, said in area("sheets", "en").items() if key.startswith("sheet.")}
    known |= {*(part.title("en") for part in PARTS), "Wishes"}
    page = re.sub(r"\*\*[^*]+\*\*", "", " ".join(text_of(DOCS / "draw.md").split()))
    printed = set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", page))

    assert set() == printed - known


def test_every_problem_is_explained() -> None:
    """With its code and its weight."""
    rows = table(DOCS / "troubleshooting.md", "## Problems in the sheets")

    assert {code: SYMBOLS[weight] for code, weight in CODES.items()} == {
        row[0].strip("`"): row[1] for row in rows
    }


@pytest.mark.parametrize("page", ["troubleshooting", "commands"])
def test_every_exit_code_is_explained(page: str) -> None:
    """Those of the errors, and 0, 70, 130 and 141."""
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    codes = {kind.exit_code for kind in kinds if issubclass(kind, errors.NigiriError)}
    rows = table(DOCS / f"{page}.md", "## Exit codes")

    assert sorted({0, *codes, FAULT, INTERRUPTED, UNREAD}) == [int(row[0]) for row in rows]


def test_every_rule_that_the_code_names_is_in_the_rules() -> None:
    """The ids in the docstrings of the package."""
    named = {
        rule
        for path in sources()
        for node in nodes(path)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for rule in RULE.findall(ast.get_docstring(node) or "")
    }
    told = set(RULE.findall(text_of(DOCS / "rules.md")))

    assert set() == named - told


def test_the_guide_uses_the_words_of_the_sheets() -> None:
    """Whatever it prints in italics is a heading, a setting or a sheet, in English."""
    headings = {c.heading("en").replace("\n", " ") for columns in TABLES.values() for c in columns}
    labels = {setting.label("en") for setting in SETTINGS}
    sheets = {said for key, said in area("sheets", "en").items() if key.startswith("sheet.")}
    sheets |= {text(key, "en") for key in ("label.bye", "label.out", "here.reserve")}
    guide = re.sub(r"\*\*[^*]+\*\*", "", " ".join(text_of(DOCS / "guide.md").split()))
    printed = set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", guide))

    assert set() == printed - headings - labels - sheets - OTHER_WORDS


#: What the sources name besides: OpenGotha's file format, the EGF's rules, the AGA's and the BGA's.
NAMED = {
    *("NBW", "CPS", "MMS", "STS", "RANK", "RATING", "CAT", "EXT", "EXR", "DC", "SDC", "LOTTERY"),
    *("SOSW", "SOSW-1", "SOSW-2", "SOSM", "SOSM-1", "SOSM-2", "SOSTS", "SOSOSW", "SOSOSM"),
    *("SODOSW", "SODOSM", "SODOS", "SOS", "SOS-1", "SOS-2", "SOSOS", "SOMS", "SODOMS"),
    *("CUSS", "CUSSW", "CUSSM", "CUSP", "ROS", "IROS", "SORP", "SOUD"),
}


def test_every_tie_break_is_there_or_said_not_to_be() -> None:
    """With its meaning in one table of docs/rules.md, or with the reason in the other."""
    page = DOCS / "rules.md"
    told = [row[0] for row in table(page, "### All tie-breaks")]
    missing = [row[0] for row in table(page, "### Tie-breaks that are not there")]
    described, absent = (
        {c.strip() for cell in t for c in cell.split(",")} for t in (told, missing)
    )

    assert set(TIEBREAKS) == described
    assert set() == absent & ({*TIEBREAKS, *OTHER_NAMES})
    assert set() == NAMED - {*TIEBREAKS, *OTHER_NAMES, *absent}

"""Where sentences stand: in the catalogue, and each is said by somebody.

A sentence is a text of three words or more that is no markup, formula or pattern. An f-string
counts as one text with its facts left out.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import TYPE_CHECKING

from nigiri.messages.catalogue import AREAS, LANGUAGES, area
from nigiri.workbook.problems import SYMBOLS
from tests.test_architecture import PACKAGE, nodes, place, sources

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

WORD = re.compile(r"[^\W\d_]{2,}(?:['’-][^\W\d_]+)*")
FEWEST = 3
#: What makes a text markup, a formula, a pattern, a path or a query instead of a sentence.
NO_SENTENCE = re.compile(
    r"[<>\\]|\b[A-Z]{2,}\(|\(\?|\$[A-Z{]|[a-z]\.[a-z]|\w/\w|::|=\{|_\w+_|^\W*--|\||\w\["
)

#: The texts that are no sentences although they look so, wherever they stand.
NAMES = frozenset({
    # keys of systems of play, sources of scores
    "double round robin", "round robin by section", "groups of eight", "team round robin",
    "own less one",
})  # fmt: skip

#: Words on paper whose second half stands for itself in the code: "slips" and "draft".
ON_A_BLANK = {"ladder games", "slips draft", "site provisional", "site after", "site no round"}

#: What the package of the extension says of itself.
BUILT = ("office.about",)

_KEYS = "keys of the catalogue, as templates of clubs ask for them"
_PROGRAMMERS = "for programmers: what a reader of cells or a command says of it is another sentence"
_FORMAT = "words of a file format"
#: Beginning of a path -> why sentences stand there.
ELSEWHERE: dict[str, str] = {
    "__init__.py": _PROGRAMMERS,
    "archive/": "queries, and lists of names of columns",
    "cli/frame/helps.py": "what click says, to be found and said in the catalogue's words",
    "desk/samples/demo.py": "the invented event of the demo, and a heading of its list",
    "desk/setup/logo.py": "an address that holds a picture, which nobody reads",
    "domain/federations/addresses.py": "sources of addresses, for those who carry the work on",
    "domain/checks/": "the judge, whom only tests ask",
    "domain/model/dates.py": "months as people write them",
    "domain/model/units.py": _PROGRAMMERS,
    "domain/players/europeans.py": "codes of countries",
    "domain/rules/": "sources of choices, for those who carry the work on",
    "domain/schedule/": "times as people write them",
    "exchange/aga/write.py": _FORMAT,
    "exchange/json_form.py": _PROGRAMMERS,
    "exchange/macmahon/write.py": "a note in a file of another program",
    "exchange/opengotha/write.py": "a note in a file of another program",
    "exchange/result_files/": _FORMAT,
    "extension/": "parts of the packages of Excel and LibreOffice",
    "functions/": "runs inside LibreOffice, where no catalogue is, and in Excel without a language",
    "hall/guard.py": "a rule for browsers",
    "hall/steps.py": "a rule for browsers",
    "hosts/excel/values.py": "a format of numbers",
    "hosts/pipe.py": _PROGRAMMERS,
    "hosts/xlsx/": _PROGRAMMERS,
    "members/store.py": "queries",
    "reports/charts/plots.py": "where a legend goes, in words of matplotlib",
    "reports/desk/": _KEYS,
    "reports/frame/columns.py": _KEYS,
    "reports/frame/render.py": "a style",
    "reports/results/": _KEYS,
    "reports/round/": _KEYS,
    "reports/site/page.py": "a rule for browsers",
    "reports/site/players.py": _KEYS,
    "reports/site/rounds.py": _KEYS,
    "reports/site/standings.py": _KEYS,
    "workbook/spellings/": _PROGRAMMERS,
    "workbook/layout/__init__.py": _PROGRAMMERS,
    "workbook/layout/tables.py": "a former heading, read for ever",
    "workbook/layout/varying_columns.py": "a former heading, read for ever",
    "workbook/migrate.py": "a former heading, read for ever",
    "workbook/model/codec.py": _PROGRAMMERS,
    "workbook/read/player_references.py": _PROGRAMMERS,
    "workbook/settings/table.py": "a former label, read for ever",
}


def _no_text_of_its_own(path: Path) -> Iterator[int]:
    """Yield the identities of the texts that are docstrings, or stand inside another text."""
    for inner in nodes(path):
        if isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant):
            yield id(inner.value)
        elif isinstance(inner, ast.JoinedStr):
            yield from map(id, inner.values)


def _texts(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the texts of a module with their lines."""
    others = {*_no_text_of_its_own(path)}
    for inner in nodes(path):
        if isinstance(inner, ast.JoinedStr):
            parts = [part.value for part in inner.values if isinstance(part, ast.Constant)]
            yield inner.lineno, " ".join(map(str, parts))
        elif isinstance(inner, ast.Constant) and id(inner) not in others:
            yield inner.lineno, inner.value if isinstance(inner.value, str) else ""


def is_sentence(text: str) -> bool:
    """Tell whether somebody reads this as a sentence."""
    return (
        " " in text
        and text not in NAMES
        and len(WORD.findall(text)) >= FEWEST
        and not NO_SENTENCE.search(text)
    )


@cache
def strays() -> dict[str, list[str]]:
    """Return path -> the sentences that stand outside the catalogue, with their lines."""
    found: dict[str, list[str]] = {}
    for path in sources():
        if path.is_relative_to(PACKAGE / "messages"):
            continue
        lines = [f"{at}: {text}" for at, text in _texts(path) if is_sentence(text)]
        if lines:
            found[place(path)] = lines
    return found


def test_every_sentence_stands_in_the_catalogue() -> None:
    """But where a reason is given; and every reason is needed."""
    wrong = {
        path: lines
        for path, lines in strays().items()
        if not any(path.startswith(where) for where in ELSEWHERE)
    }

    assert {} == wrong
    assert [] == [each for each in ELSEWHERE if not any(p.startswith(each) for p in strays())]


def _patterns_of(node: ast.JoinedStr) -> str:
    """Return the pattern of an f-string, anything for what is filled in."""
    parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
    return "".join(parts)


@cache
def asked(folder: Path) -> tuple[frozenset[str], frozenset[str]]:
    """Return the texts of the modules of a folder, and the patterns of their f-strings."""
    plain: set[str] = set()
    patterns: set[str] = set()
    for path in folder.rglob("*.py"):
        if path.parent.parent == PACKAGE / "messages":
            continue
        plain |= {
            node.value
            for node in nodes(path)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        patterns |= {_patterns_of(node) for node in nodes(path) if isinstance(node, ast.JoinedStr)}
    return frozenset(plain), frozenset(each for each in patterns if re.search(r"\w", each))


def unasked(keys: Iterable[str], folder: Path) -> list[str]:
    """Return the keys that no module of a folder asks for, whole or put together."""
    plain, patterns = asked(folder)
    found = [re.compile(each) for each in patterns if not each.startswith(".+.+")]
    return [key for key in keys if key not in plain and not any(p.fullmatch(key) for p in found)]


def test_every_key_is_asked_for() -> None:
    """Words that nobody says any more would be translated for ever."""
    keys = [key for name in AREAS if name not in {"office", "paper"} for key in area(name, "en")]

    assert len(keys) > 1000
    assert [] == unasked(keys, PACKAGE)
    assert ["draw.nothing-at-all"] == unasked(["draw.nothing-at-all"], PACKAGE / "domain")


def test_every_key_of_the_extension_is_asked_for() -> None:
    """There they stand without their area; the weights of problems are handed over."""
    keys = [key.removeprefix("office.") for key in area("office", "en")]
    left = unasked(keys, PACKAGE.parent / "libreoffice")

    assert len(keys) > 20
    assert [] == [key for key in left if key not in SYMBOLS and f"office.{key}" not in BUILT]


def test_every_key_of_paper_is_asked_for() -> None:
    """By a view or a template, there with blanks in place of the points."""
    templates = (PACKAGE.parents[1] / "templates").rglob("*.j2")
    page = " ".join(path.read_text(encoding="utf-8") for path in templates)
    keys = {key: key.removeprefix("paper.").replace(".", " ") for key in area("paper", "en")}
    left = unasked([*keys.values()], PACKAGE / "reports")
    for room in ("standings", "pairing_policies"):
        left = unasked(left, PACKAGE / "domain" / room)

    assert len(keys) > len(left)
    found = {key for key in left if f'"{key}"' not in page and f"'{key}'" not in page}
    assert found == ON_A_BLANK


RULE = re.compile(r"\b[MABE]\d{1,2}\b")
"""The ids of rules of the source documents; A2 to A4 are sizes of paper, too."""

PAPER_SIZES = {"A2", "A3", "A4"}


def test_no_sentence_names_a_rule_by_its_number() -> None:
    """Numbers of rules are for docs/rules.md; whoever runs an event reads words."""
    said = [
        (language, key, found)
        for language in LANGUAGES
        for name in AREAS
        for key, words in area(name, language).items()
        for found in RULE.findall(words)
        if found not in PAPER_SIZES
    ]

    assert RULE.findall("nobody has two (M6)") == ["M6"]
    assert [] == said

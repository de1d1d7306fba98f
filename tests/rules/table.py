"""The rules as data: what stands in docs/rules.toml, and what the tests cite.

A rule says in a sentence what its source asks for, whether nigiri does it, what is lacking, where
to see it and which tests prove it. A test proves a rule that its own docstring or that of its
module cites: "(M7)".
"""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
TABLE = ROOT / "docs" / "rules.toml"

STATES = ("works", "partly", "planned", "no")
"""What nigiri does of a rule: all; some; nothing yet; nothing, since people do it."""

SETS = {"M": "quebec", "B": "bga", "A": "aga", "E": "egc"}
"""Letter of a rule -> the rule set that begins with it."""

CITED = re.compile(r"\b[MBAE][1-9]\d?\b")


class Rule(NamedTuple):
    """A rule.

    code -- "M7"
    rule -- what the source asks for, in a sentence
    state -- one of STATES
    lacks -- what does not work, or who does it instead; "" where all works
    see -- the command, sheet or setting where one sees it; "" where there is none
    proof -- tests as FILE::NAME, the file below tests/, best first; at least one where all works
    """

    code: str
    rule: str
    state: str
    lacks: str = ""
    see: str = ""
    proof: Sequence[str] = ()


@cache
def rules() -> Sequence[Rule]:
    """Return all rules in the order of the file.

    Raises TypeError for a key that no rule has, tomllib's error for a rule that stands there twice.
    """
    listed = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return tuple(Rule(code, **entry) for code, entry in listed.items())


@cache
def citations(file: str) -> Mapping[str, frozenset[str]]:
    """Return name of a test -> the rules that it cites, or that its module does.

    A test that does not run every time is left out. file -- below tests/; {} where there is none
    """
    path = TESTS / file
    if not path.is_file():
        return {}
    module = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: _cited(node) | _cited(module)
        for node in module.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and _runs(node)
    }


def _runs(test: ast.FunctionDef) -> bool:
    """Tell whether a test runs every time: it is neither long nor a measurement."""
    return not {"pytest.mark.long", "pytest.mark.bench"} & {
        ast.unparse(each) for each in test.decorator_list
    }


def _cited(node: ast.Module | ast.FunctionDef) -> frozenset[str]:
    """Return the rules that a docstring cites: "M14 to M16" are three."""
    said = ast.get_docstring(node) or ""
    spans = re.findall(r"\b([MBAE])(\d+) to \1(\d+)\b", said)
    between = {f"{letter}{n}" for letter, a, b in spans for n in range(int(a), int(b) + 1)}
    return frozenset(CITED.findall(said)) | between


def cited_by(test: str) -> frozenset[str]:
    """Return the rules that a test cites, () for one that is not there."""
    file, _, name = test.partition("::")
    return citations(file).get(name, frozenset())

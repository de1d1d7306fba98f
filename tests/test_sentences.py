"""A command that a sentence of the program names is one that a director can give."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.test_docs import COMMANDS, OPTION

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = sorted((Path(__file__).parents[1] / "addin").rglob("*.py"))
CALL = re.compile(r"\bnigiri ([^\W\d_A-Z][\w-]*)([^.,;:()\n]*)")
FIRST = {name.split()[0] for name in COMMANDS}

#: What nigiri does or is, in sentences that name no command.
TOLD = {
    "a", "again", "and", "answered", "answers", "asks", "can", "computed", "did", "ended", "event",
    "is", "knows", "looks", "needs", "of", "was", "wrote",
    "à", "demande", "et", "est", "les", "n", "plus", "répond", "s", "travaille",
}  # fmt: skip


def sentences(source: Path) -> Iterator[str]:
    """Yield every text of a module but its docstrings."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    documented = ast.Module | ast.ClassDef | ast.FunctionDef
    notes = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
            yield node.value


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_every_command_that_a_sentence_names_exists_with_its_options(source: Path) -> None:
    """Who is told “nigiri draw --rest” can give it."""
    for sentence in sentences(source):
        for name, rest in CALL.findall(sentence):
            assert name in FIRST | TOLD, sentence
            command = COMMANDS.get(name)
            known = {each for part in command.params for each in part.opts} if command else set()
            assert name in TOLD or command is None or known.issuperset(OPTION.findall(rest)), rest


def test_some_sentences_name_commands() -> None:
    """Else this page would prove nothing."""
    named = {
        name for source in SOURCES for text in sentences(source) for name, _ in CALL.findall(text)
    }

    assert {"draw", "check", "result", "verify", "keep"} <= named

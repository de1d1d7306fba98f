"""A command that a sentence of the program names is one that a director can give."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.counted import CHOICE
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


#: Words that may follow a 1 although they end like many: verbs, and words that always do so.
SINGULAR = {
    "adds", "alors",
    "as", "asks", "assis", "becomes", "belongs", "challenges", "comes", "counts", "dans",
    "depuis", "des", "deux", "directs", "does", "dès", "ends", "enters", "est", "exists", "floats",
    "fois", "gives", "goes", "has", "holds", "is", "keeps", "less", "lies", "lists", "loses",
    "mais", "meets", "moves", "needs", "nous", "omits", "others", "parts", "pas", "plays", "plus",
    "prints", "près", "puis", "reaches", "says", "shows", "sits", "sous", "spans", "stands",
    "starts", "stays", "takes", "tous", "vers", "voisins", "vous", "waits", "was", "wins", "xmlns",
}  # fmt: skip
#: Facts that are never 1: sizes, limits, and what is only said of many or not of a number.
NEVER_ONE = {
    "", "count", "len(block)", "len(element.attrib)", "len(event.players)", "len(event.rounds)",
    "len(field.numbers)", "len(files)", "len(files) - 1", "len(found)", "len(members)",
    "len(names)", "len(parts.entries)", "len(regular)", "len(self.groups)", "len(text)",
    "len(value)", "idle", "len(pages)",
    "len(unknown)", "many", "nigiri", "path.stem", "players", "present", "seconds", "self.steps",
    "self.stones", "size", "sums", "tab", "times", "width", "wrong",
}  # fmt: skip
ONE = "①"
PLURAL = re.compile(rf"(?<![\w.,½-]){ONE} ([a-zéèêçàû]+[sx])\b")


def told(source: Path) -> Iterator[str]:
    """Yield every text of a module with ① for all that is filled in and can be 1."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    inner = {id(each) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
             for each in ast.walk(node) if each is not node}  # fmt: skip
    for text in sentences(source):
        chosen = CHOICE.sub(lambda found: found[2].replace("#", ONE), text)
        yield re.sub(r"\{(\w*)\}", lambda found: _one(found[1]), chosen)
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and id(node) not in inner:
            yield "".join(
                _one(ast.unparse(part.value)) if isinstance(part, ast.FormattedValue)
                else ast.literal_eval(part) for part in node.values
            )  # fmt: skip


def _one(fact: str) -> str:
    """Return ① for what is filled in; a sign for what is never 1, or agrees by itself."""
    agrees = fact.startswith(("counted(", "all_rounds("))
    return "…" if fact in NEVER_ONE or fact.strip("_").isupper() or agrees else ONE


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_one_is_never_followed_by_many(source: Path) -> None:
    """Nobody reads “1 players”, in either language."""
    found = [(text, word) for text in told(source) for word in PLURAL.findall(text)]

    assert [] == [text for text, word in found if word not in SINGULAR]


def test_a_plural_behind_one_is_found() -> None:
    """Else the page above would prove nothing."""
    assert ["players"] == PLURAL.findall(f"{ONE} players")
    assert ["rondes"] == PLURAL.findall(f"les {ONE} rondes")


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

"""A command that a sentence of the program names is one that a director can give."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from nigiri.cli.app import OTHER_NAMES
from nigiri.messages.plurals import CHOICE
from tests.test_architecture import nodes
from tests.test_docs import COMMANDS, OPTION

if TYPE_CHECKING:
    from collections.abc import Iterator

#: German is held to the English by tests/messages; its words end otherwise.
SOURCES = sorted(
    path
    for path in (Path(__file__).parents[1] / "addin").rglob("*.py")
    if path.parent.parts[-2:] != ("messages", "de")
)
CALL = re.compile(r"\bnigiri ([^\W\d_A-Z][\w-]*)([^.,;:()\n]*)")
FIRST = {name.split()[0] for name in COMMANDS}

#: What nigiri does or is, in sentences that name no command.
TOLD = {
    "adds", "installed", "keeps", "made", "garde", "installé", "y",
    "decides", "opens", "cherche", "décide", "la", "manque", "ouvre",
    "a", "again", "along", "and", "answered", "answers", "asks", "beside", "can", "cannot",
    "computed", "counts", "did", "directs", "does", "ended", "event", "from", "goes", "has", "in",
    "is", "itself", "kept", "knows", "looks", "needs", "never", "of", "paired", "pairs", "sees",
    "tests", "that", "was", "which", "with", "would", "writes", "wrote",
    "à", "aurait", "avec", "change", "connaît", "dans", "de", "dedans", "demande", "dirige",
    "écrirait", "écrit", "en", "est", "et", "l", "le", "les", "n", "ne", "peut", "plus", "qui",
    "répond", "s", "se", "sont", "suit", "travaille", "une", "voit",
}  # fmt: skip


#: Words that may follow a 1 although they end like many: verbs, and words that always do so.
SINGULAR = {
    "adds", "alors", "aux",
    "as", "asks", "assis", "becomes", "belongs", "challenges", "comes", "counts", "dans",
    "beats", "dates", "process", "processus", "decides", "differs", "leaves", "separates",
    "depuis", "des", "deux", "mois", "directs", "does", "dès", "ends", "enters", "est", "exists",
    "fails", "floats", "tries",
    "fois", "gives", "goes", "has", "holds", "is", "keeps", "less", "lies", "lists", "loses",
    "mais", "meets", "moves", "needs", "nous", "omits", "others", "parts", "pas", "plays", "plus",
    "prints", "près", "puis", "reaches", "says", "shows", "sits", "sous", "spans", "stands",
    "starts", "stays", "takes", "tous", "vers", "voisins", "vous", "waits", "was", "wins", "xmlns",
}  # fmt: skip
#: Facts that are never 1: sizes, limits, and what is only said of many or not of a number.
NEVER_ONE = {
    "", "count", "side", "len(event.rounds)", "len(files)", "len(files) - 1", "len(found)",
    "len(text)",
    "len(value)", "idle", "len(pages)",
    "len(unknown)", "many", "most", "nigiri", "path.stem", "players", "present", "seconds",
    "self.steps", "size", "stones", "sums", "tab", "times", "width", "wrong",
}  # fmt: skip
ONE = "①"
PLURAL = re.compile(rf"(?<![\w.,½-]){ONE} ([a-zéèêçàû]+[sx])\b")


class Texts(NamedTuple):
    """What a module says: its texts but docstrings, and its f-strings with ① filled in."""

    sentences: list[str]
    filled: list[str]


@cache
def texts(source: Path) -> Texts:
    """Return what a module says; each is read once for all tests of this page."""
    every = nodes(source)
    documented = ast.Module | ast.ClassDef | ast.FunctionDef
    notes = {
        id(node.body[0].value)
        for node in every
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    strings = [node for node in every if isinstance(node, ast.JoinedStr)]
    inner = {id(each) for node in strings for each in ast.walk(node) if each is not node}
    return Texts(
        [node.value for node in every if isinstance(node, ast.Constant)
         and isinstance(node.value, str) and id(node) not in notes],
        [_filled(node) for node in strings if id(node) not in inner],
    )  # fmt: skip


def _filled(string: ast.JoinedStr) -> str:
    """Return an f-string with ① for all that is filled in and can be 1."""
    return "".join(
        _one(ast.unparse(part.value)) if isinstance(part, ast.FormattedValue)
        else ast.literal_eval(part) for part in string.values
    )  # fmt: skip


def told(source: Path) -> Iterator[str]:
    """Yield every text of a module with ① for all that is filled in and can be 1."""
    for text in texts(source).sentences:
        chosen = CHOICE.sub(lambda found: found[2].replace("#", ONE), text)
        yield re.sub(r"\{(\w*)\}", lambda found: _one(found[1]), chosen)
    yield from texts(source).filled


def _one(fact: str) -> str:
    """Return ① for what is filled in; a sign for what is never 1, or agrees by itself."""
    agrees = fact.startswith(("counted(", "all_rounds("))
    return "…" if fact in NEVER_ONE or fact.strip("_").isupper() or agrees else ONE


def test_one_is_never_followed_by_many() -> None:
    """Nobody reads “1 players”, in either language."""
    found = [
        (source.name, text, word)
        for source in SOURCES
        for text in told(source)
        for word in PLURAL.findall(text)
    ]

    assert found
    assert [] == [each for each in found if each[2] not in SINGULAR]


def test_a_plural_behind_one_is_found() -> None:
    """Else the page above would prove nothing."""
    assert ["players"] == PLURAL.findall(f"{ONE} players")
    assert ["rondes"] == PLURAL.findall(f"les {ONE} rondes")


def can_be_given(name: str, rest: str) -> bool:
    """Tell whether there is such a command with such options, or the words name none."""
    command = COMMANDS.get(OTHER_NAMES.get(name, name))
    if name in TOLD or command is None:
        return name in FIRST | TOLD
    return {each for part in command.params for each in part.opts}.issuperset(OPTION.findall(rest))


def test_every_command_that_a_sentence_names_exists_with_its_options() -> None:
    """Who is told “nigiri draw --rest” can give it."""
    named = [
        (source.name, name, rest)
        for source in SOURCES
        for text in texts(source).sentences
        for name, rest in CALL.findall(text)
    ]

    assert {"draw", "check", "result", "verify", "keep"} <= {name for _, name, _ in named}
    assert [] == [each for each in named if not can_be_given(*each[1:])]


def test_a_command_that_nobody_can_give_is_found() -> None:
    """Neither one that there is not nor an option that it has not."""
    assert can_be_given("draw", " --rest")
    assert not can_be_given("draw", " --soon")
    assert not can_be_given("hurry", "")

"""The table of functions: what the wizard, Excel and the page say, and that old Pythons run it."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from nigiri.extension.functions import COMPONENT, SOURCES, WIZARD, manifest, parts
from nigiri.functions import formulas
from nigiri.functions.cells import left_out
from nigiri.functions.table import FUNCTIONS
from nigiri.messages.catalogue import LANGUAGES, area, every, text
from tests.test_docs import DOCS, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.functions.function import Function

NAMES = [function.name for function in FUNCTIONS]


@pytest.mark.parametrize("function", FUNCTIONS, ids=NAMES)
def test_the_table_has_the_arguments_of_the_function(function: Function) -> None:
    """As many, and those with a default may be left out."""
    taken = inspect.signature(function.call).parameters.values()

    assert [p.default is not p.empty for p in taken] == [
        argument.kind == "optional" for argument in function.arguments
    ]


@pytest.mark.parametrize("function", FUNCTIONS, ids=NAMES)
def test_the_example_shows_its_answer(function: Function) -> None:
    """What the page prints is what a spreadsheet answers."""
    cells = [text.strip('"') for text in function.example.split(";")]
    answer = function.call(*(None if left_out(cell) else cell for cell in cells))

    assert function.shows == f"{answer:.10g}"


def test_every_formula_is_a_function_of_the_worksheet() -> None:
    """None is forgotten, none stands twice, and both programs take the names."""
    public = {
        name.upper()
        for name, call in vars(formulas).items()
        if inspect.isfunction(call) and call.__module__ == formulas.__name__ and name[0] != "_"
    }

    assert sorted(public) == sorted(function.method for function in FUNCTIONS)
    assert [] == [name for name in NAMES if not re.fullmatch(r"GO(_[A-Z]+)+", name)]


def test_every_text_is_there_in_all_languages() -> None:
    """Short enough for the wizards, none for another; in the catalogue there are no more."""
    helps = [f.help for f in FUNCTIONS] + [a.help for f in FUNCTIONS for a in f.arguments]
    names = [a.name for f in FUNCTIONS for a in f.arguments]

    assert len(helps) > 2 * len(FUNCTIONS)
    assert [] == [key for key in helps if len({*every(key)}) < len(LANGUAGES)]
    assert [] == [words for key in helps for words in every(key) if not 10 < len(words) < 255]
    assert {*helps, *names} == {*area("function", "en")}


def test_an_argument_is_called_in_english_what_programs_call_it() -> None:
    """Who reads the page finds it in the wizard."""
    assert [] == [
        a.key
        for f in FUNCTIONS
        for a in f.arguments
        if text(a.name, "en") != a.key.replace("_", " ")
    ]


def test_arguments_have_names_that_every_program_takes() -> None:
    """Words of letters, each once in a function, none of them a word of Python."""
    for function in FUNCTIONS:
        keys = [argument.key for argument in function.arguments]
        assert len(keys) == len(set(keys))
        assert all(re.fullmatch("[a-z_]+", key) and key not in {"class", "from"} for key in keys)


def test_the_page_is_the_table() -> None:
    """docs/functions.md: every function with its arguments, what it answers, an example."""
    expected = []
    for function in FUNCTIONS:
        shown = (f"[{a.key}]" if a.kind == "optional" else a.key for a in function.arguments)
        expected.append(
            [
                f"`{function.name}({'; '.join(shown)})`",
                text(function.help, "en"),
                f"`={function.name}({function.example})` → {function.shows}",
            ]
        )

    assert expected == table(DOCS / "functions.md", "## All functions")


def test_the_page_explains_every_argument() -> None:
    """With the words of the wizard."""
    told = table(DOCS / "functions.md", "## All arguments")
    expected = {(a.key, text(a.help, "en")) for f in FUNCTIONS for a in f.arguments}

    assert sorted(expected) == [(row[0].strip("`"), row[1]) for row in told]


OLD = [f"pythonpath/{path}" for path in SOURCES] + [COMPONENT]


@pytest.mark.parametrize("path", OLD)
def test_what_runs_inside_libreoffice_is_of_old_syntax(path: str) -> None:
    """Python 3.8 comes with LibreOffice 7.4 on Windows and macOS."""
    ast.parse(parts()[path], path, feature_version=(3, 8))


def at_run_time(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all of a module but what is there for types only."""
    yield node
    if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
        for child in ast.iter_child_nodes(node):
            yield from at_run_time(child)


def test_what_runs_inside_libreoffice_needs_nothing_else() -> None:
    """Python's own modules, LibreOffice's, and those that lie beside."""
    beside = {path.removesuffix(".py").replace("/", ".") for path in SOURCES}
    known = {*beside, *(name.removesuffix(".__init__") for name in beside)}
    known |= {"unohelper", "org.nigiri"}
    assert COMPONENT in OLD
    for path in OLD:
        for node in at_run_time(ast.parse(parts()[path])):
            if isinstance(node, ast.Import):
                names = {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names = {str(node.module)}
            else:
                continue
            tops = {name.partition(".")[0] for name in names - known}
            assert set() == tops - set(sys.stdlib_module_names), path


def test_the_manifest_names_parts_that_are_there() -> None:
    """And nothing that nobody registers but what the component imports lies in the extension."""
    rest = set(parts()) - set(manifest())

    assert set() == set(manifest()) - set(parts())
    assert rest == set(OLD)
    assert all(Path(path).suffix == ".py" for path in rest)


def test_the_wizard_is_well_formed_and_has_every_function() -> None:
    """By its method's name, in all languages."""
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    tree = ET.fromstring(parts()[WIZARD])  # noqa: S314 -- our own
    texts = [value for value in tree.iter("value") if language in value.attrib]

    assert {"en-US", *LANGUAGES[1:]} == {value.attrib[language] for value in texts}
    assert all(value.text for value in texts)
    assert len(LANGUAGES) * sum(2 + 1 + 2 * len(f.arguments) for f in FUNCTIONS) == len(texts)

"""A test can fail: one that asserts only inside a loop passes when the loop is empty."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from tests.conftest import pytest_collection_modifyitems
from tests.sample import sampled
from tests.watched import FOLDERS, LIST, chosen

if TYPE_CHECKING:
    from collections.abc import Iterator

TESTS = Path(__file__).parent
ROOT = TESTS.parent
SOURCES = sorted(TESTS.rglob("test_*.py"))

#: What has an element for each of its first argument's, or of all of them.
AS_MANY = {"enumerate", "list", "product", "reversed", "set", "sorted", "tuple", "zip"}
#: What has an element for each of a dictionary's.
OF_A_DICT = {"items", "keys", "values"}


def asserts(
    body: list[ast.stmt], loops: tuple[ast.stmt, ...] = ()
) -> Iterator[tuple[ast.stmt, ...]]:
    """Yield the loops around each assertion of a test, outermost first."""
    for node in body:
        if isinstance(node, ast.Assert) or (isinstance(node, ast.With) and _raises(node)):
            yield loops
        around = (*loops, node) if isinstance(node, ast.For | ast.While) else loops
        for part in _parts(node):
            yield from asserts(part, around)


def _parts(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    """Yield the blocks of a statement, not those of a function or class inside a test."""
    if not isinstance(node, ast.FunctionDef | ast.ClassDef):
        for name in ("body", "orelse", "finalbody"):
            yield getattr(node, name, [])
        for each in (*getattr(node, "handlers", []), *getattr(node, "cases", [])):
            yield each.body


def _raises(node: ast.With) -> bool:
    """Tell whether a block must raise or warn, which is an assertion, too."""
    return any("pytest.raises" in ast.unparse(each.context_expr) for each in node.items)


def full(node: ast.expr, named: dict[str, ast.expr]) -> bool:
    """Tell whether something looped over is written out, and so cannot be empty.

    named -- what names are bound to
    """
    match node:
        case ast.Tuple(elts) | ast.List(elts) | ast.Set(elts):
            found = any(not isinstance(each, ast.Starred) or full(each.value, named)
                       for each in elts)  # fmt: skip
        case ast.Dict(keys, values):
            found = any(key is not None or full(each, named)
                       for key, each in zip(keys, values, strict=True))  # fmt: skip
        case ast.Name(name):
            rest = {other: value for other, value in named.items() if other != name}
            found = name in named and full(named[name], rest)
        case ast.ListComp(_, each) | ast.SetComp(_, each) | ast.DictComp(_, _, each):
            found = all(not one.ifs and full(one.iter, named) for one in each)
        case ast.Call(ast.Name("range"), args):
            found = _counts(args)
        case ast.Call(ast.Name(name), args) if name in AS_MANY:
            found = bool(args) and all(full(each, named) for each in args)
        case ast.Call(ast.Attribute(held, name), []) if name in OF_A_DICT:
            found = full(held, named)
        case _:
            found = False
    return found


def _counts(args: list[ast.expr]) -> bool:
    """Tell whether a range of numbers that stand there holds any."""
    try:
        return bool(range(*map(ast.literal_eval, args)))
    except (TypeError, ValueError):
        return False


def bound(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """Return what each name of a module or a test is bound to, of names bound once."""
    found: dict[str, list[ast.expr]] = {}
    for node in body:
        match node:
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, value):
                found.setdefault(name, []).extend([value] if value else [])
    return {name: values[0] for name, values in found.items() if len(values) == 1}


def imported(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """Return what the names are bound to that a module of tests has from other modules."""
    lines = [node for node in body if isinstance(node, ast.ImportFrom) and node.module]
    return {
        each.asname or each.name: constants(str(line.module))[each.name]
        for line in lines for each in line.names if each.name in constants(str(line.module))
    }  # fmt: skip


@cache
def constants(module: str) -> dict[str, ast.expr]:
    """Return what the names of a module of nigiri or of the tests are bound to there."""
    path = module.replace(".", "/")
    places = (root / f"{path}{end}" for root in (TESTS.parent, TESTS.parent / "addin")
              for end in (".py", "/__init__.py"))  # fmt: skip
    found = next((place for place in places if place.is_file()), None)
    return bound(ast.parse(found.read_text(encoding="utf-8")).body) if found else {}


def empty_handed(source: str) -> list[str]:
    """Return the tests of a module that assert nothing when what they loop over is empty."""
    tree = ast.parse(source)
    found = []
    for test in _tests(tree.body):
        every = [*asserts(test.body)]
        if not every or () in every:
            continue
        named = imported(tree.body) | bound(tree.body) | bound(test.body)
        if not any(all(_full_loop(each, named) for each in loops) for loops in every):
            found.append(test.name)
    return found


def _tests(body: list[ast.stmt]) -> Iterator[ast.FunctionDef]:
    """Yield the tests of a module, and those inside of its classes and blocks."""
    for node in body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node
        for name in ("body", "orelse", "finalbody"):
            yield from _tests(getattr(node, name, []))


def _full_loop(loop: ast.stmt, named: dict[str, ast.expr]) -> bool:
    """Tell whether a loop is gone through at least once."""
    return isinstance(loop, ast.For) and full(loop.iter, named)


def test_no_test_asserts_only_inside_a_loop_that_may_be_empty() -> None:
    """It asserts outside as well: that there is something to loop over, best how many."""
    found = {
        str(path.relative_to(TESTS)): names
        for path in SOURCES
        if (names := empty_handed(path.read_text(encoding="utf-8")))
    }

    assert {} == found


def test_of_a_sampled_table_the_rest_is_long() -> None:
    """All cases are there, and a sample that names what is no case is a mistake."""
    cases = [("a", 1), ("a", 2), ("b", 2)]

    assert [
        ("a", 1), pytest.param("a", 2, marks=pytest.mark.long), ("b", 2),
    ] == sampled(cases, [("a", 1), ("b", 2)])  # fmt: skip
    assert [pytest.param("c", marks=pytest.mark.long)] == sampled(["c"], [])
    with pytest.raises(AssertionError, match="d"):
        sampled(["c"], ["d"])


LOOPS = """
KNOWN = {"a": 1, **some()}
MADE = [each for each in made()]
RANKS = [rank(n) for n in range(1, 31)]
def test_of_what_was_made():
    for each in made(): assert each
def test_of_a_constant_that_was_made():
    for each in MADE: assert each
def test_inside_of_it():
    for one in (1, 2):
        for each in made(one): assert each
def test_that_raises():
    for each in made():
        with pytest.raises(ValueError): call(each)
def test_while():
    while made(): assert made()
def test_of_no_number():
    for n in range(3, 3): assert n
def test_of_a_name_bound_twice():
    few = (1, 2)
    few = made()
    for each in few: assert each

def test_also_outside():
    assert made()
    for each in made(): assert each
def test_of_what_is_written_out():
    for each in ("a", "b"): assert each
def test_of_a_constant():
    for key, each in sorted(KNOWN.items()): assert each
def test_of_as_many():
    for each, n in zip(RANKS, range(30)): assert each
def test_of_one_that_is_imported():
    for each in CODES: assert each
def test_without_an_assertion():
    for each in made(): call(each)
"""


def test_what_may_be_empty_is_told_from_what_cannot() -> None:
    """Every kind of loop once; those in the first half may never be gone through."""
    may_be_empty, cannot = (re.findall(r"def (test_\w+)", half) for half in LOOPS.split("\n\n"))
    texts = "from nigiri.workbook.read.table_finder import KINDS as CODES\n"

    assert len(may_be_empty) > len(cannot) > 5
    assert may_be_empty == empty_handed(texts + LOOPS)
    assert [*may_be_empty, "test_of_one_that_is_imported"] == empty_handed(LOOPS)


def test_what_few_tests_run_is_run_by_those_that_take_the_least() -> None:
    """One that runs much in little time first; what the others run needs no test of its own."""
    a, b, c, d = (("rules.py", line, line + 1) for line in range(4))
    runs = {"all but one": (a, b, c), "slow": (a, d), "first two": (a, b), "last": (d,)}
    seconds = {"all but one": 1.0, "slow": 9.0, "first two": 0.1, "last": 1.0}

    assert ["all but one", "last"] == chosen(runs, seconds)
    assert ["all but one", "slow"] == chosen({**runs, "last": ()}, seconds)
    assert [] == chosen({}, {})


def test_what_coverage_has_just_watched_is_left_out(tmp_path: Path) -> None:
    """All cases of a function that is named; without the option everything runs."""
    named = tmp_path / "watched.txt"
    named.write_text("it.py::test_one\n", encoding="utf-8")
    ids = ["it.py::test_one[1]", "it.py::test_one[2]", "it.py::test_one_more", "it.py::test_two"]
    gone: list[Any] = []

    def deselected(items: list[Any]) -> None:
        """Note them, as pytest does."""
        gone.extend(items)

    hook = SimpleNamespace(pytest_deselected=deselected)
    for path, left in ((named, ids[2:]), (None, ids)):
        items: list[Any] = [SimpleNamespace(nodeid=each) for each in ids]
        config: Any = SimpleNamespace(getoption={"--but": path}.__getitem__, hook=hook)
        pytest_collection_modifyitems(config, items)
        assert left == [item.nodeid for item in items]
    assert ids[:2] == [item.nodeid for item in gone]


def test_the_watched_tests_are_there() -> None:
    """Each function once, in its file, of the folders from which they are chosen."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    names = [line.split("::") for line in lines]
    gone = [
        name
        for path, name in names
        if f"\ndef {name}(" not in (ROOT / path).read_text(encoding="utf-8")
    ]

    assert lines == sorted(set(lines))
    assert len(lines) > 100
    assert [] == gone
    assert all(line.removeprefix("tests/").startswith(FOLDERS) for line in lines)

"""The house: who may import whom, through which door the outside comes in, how long things are.

Imports are read from the source, so that those for types only and those inside functions count.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "addin" / "nigiri"

#: What each part may import from this package, besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "errors": set(),
    "lazy": set(),
    "resources": {"errors"},
    "version": set(),
    "domain": {"errors", "lazy"},
    "functions": {"domain"},
    "workbook": {"errors", "lazy", "domain"},
    "reports": {"errors", "lazy", "domain", "resources"},
    "exchange": {"errors", "domain"},
    "members": {"errors", "domain", "hosts"},
    "hosts": {"errors", "workbook", "functions"},
    "desk": {"errors", "domain", "workbook", "reports", "exchange", "resources"},
    "buttons": {"errors", "desk", "hosts", "members", "version", "workbook"},
    "extension": {"errors", "resources", "version", "functions", "desk", "hosts", "buttons"},
    "cli": {"errors", "desk", "hosts", "members", "buttons", "extension", "version"},
    "__main__": {"cli"},
    "notebook": {"errors", "domain", "exchange", "hosts", "workbook"},
    "__init__": {"notebook"},
}

#: Each outside library, and Python's own database, has one door, a file or a folder; lxml has one
#: for workbooks and one for other files.
DOORS: dict[str, str | tuple[str, ...]] = {
    "click": "cli",
    "rich": "cli",
    "lxml": ("hosts/", "exchange/parts/xml.py"),
    "python_calamine": "hosts/",
    "xlwings": "hosts/",
    "olefile": "extension/excel/project.py",
    "rustworkx": "domain/pairing/",
    "numpy": "domain/pairing/",
    "babel": "reports/frame/language.py",
    "jinja2": "reports/frame/render.py",
    "weasyprint": "hosts/paper/pdf.py",
    "matplotlib": "reports/charts/plots.py",
    "pandas": "exchange/analysis/frames.py",
    "openpyxl": "exchange/analysis/frames.py",
    "rapidfuzz": "members/similar.py",
    "sqlite3": "members/store.py",
    "filelock": "hosts/files/write_lock.py",
}

#: A checker that shares code with what it checks would share its mistakes. By any detour.
MUST_NOT_MEET = [
    ("nigiri.domain.checks", "nigiri.domain.pairing"),
    ("nigiri.domain.pairing", "nigiri.domain.checks"),
]

LONGEST_MODULE = 300
LONGEST_FUNCTION = 25

#: Rare, and each with its reason.
MAY_BE_LONGER: dict[str, str] = {}


def sources() -> list[Path]:
    """Return every module of the package, in order of its path."""
    return sorted(PACKAGE.rglob("*.py"))


def place(path: Path) -> str:
    """Return where a module is inside the package: "domain/model/event.py"."""
    return path.relative_to(PACKAGE).as_posix()


def module_name(path: Path) -> str:
    """Return the dotted name: "nigiri.domain.model.event"."""
    parts = ("nigiri", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path: Path) -> ast.Module:
    """Return the parsed source."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def modules() -> frozenset[str]:
    """Return the dotted names of the whole package."""
    return frozenset(map(module_name, sources()))


def _base(node: ast.ImportFrom, path: Path) -> str:
    """Return the absolute name of the module imported from."""
    package = [*module_name(path).split("."), *(["_"] if path.name == "__init__.py" else [])]
    above = package[: -node.level] if node.level else []
    return ".".join([*above, *filter(None, [node.module])])


def _of_table(node: ast.Call) -> set[str]:
    """Return the modules that the entries of a `LazyTable` stand in; of another call none."""
    if not isinstance(node.func, ast.Name) or node.func.id != "LazyTable":
        return set()
    package, places = map(ast.literal_eval, node.args)
    return {f"{package}.{place.partition(':')[0]}" for place in places.values()}


@cache
def imported(path: Path) -> frozenset[str]:
    """Return the dotted names that a module imports, the submodule where a name is one."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            found |= _of_table(node)
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, path)
            names = {f"{base}.{alias.name}" for alias in node.names}
            found |= (names & modules()) or {base}
    return frozenset(found)


def part(name: str) -> str:
    """Return the part of the house: "nigiri.domain.model.event" is in "domain"."""
    return [*name.split("."), "__init__"][1]


def outside(name: str) -> bool:
    """Tell whether a name is neither ours nor Python's own, or has a door all the same."""
    top = name.partition(".")[0]
    return top in DOORS or (top != "nigiri" and top not in sys.stdlib_module_names)


@cache
def ours() -> dict[str, frozenset[str]]:
    """Return which of our modules each of our modules imports itself."""
    return {module_name(path): imported(path) & modules() for path in sources()}


def reach(start: str) -> set[str]:
    """Return the modules that importing `start`, or anything inside it, would bring in."""
    todo = [name for name in modules() if f"{name}.".startswith(f"{start}.")]
    seen: set[str] = set()
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += ours()[name]
    return seen


def test_imports_point_one_way() -> None:
    """Each part imports only the parts below it, even for types."""
    wrong = [
        f"{importer} imports {name}"
        for importer, names in ours().items()
        for name in sorted(names)
        if part(name) not in MAY_IMPORT[part(importer)] | {part(importer)}
    ]

    assert [] == wrong


def test_every_part_of_the_house_has_its_line() -> None:
    """A new part says what it may import before it exists."""
    assert set() == {part(name) for name in modules()} - set(MAY_IMPORT)


def test_modules_form_no_knot() -> None:
    """No module imports itself by a detour; graphlib names the circle."""
    assert len(ours()) == len(list(TopologicalSorter(ours()).static_order()))


def test_what_a_table_loads_counts_as_imported() -> None:
    """The systems of play are reached from their registry, though nothing there names them."""
    assert "nigiri.domain.systems.two_teams" in ours()["nigiri.domain.systems.registry"]


def test_each_outside_library_has_one_door() -> None:
    """A library is imported only behind its door, and every library has one."""
    wrong = [
        f"{place(path)} imports {name}"
        for path in sources()
        for name in sorted(filter(outside, imported(path)))
        if not place(path).startswith(DOORS.get(name.partition(".")[0], "/"))
    ]

    assert [] == wrong


@pytest.mark.parametrize(("one", "other"), MUST_NOT_MEET)
def test_the_checker_and_the_checked_share_nothing(one: str, other: str) -> None:
    """Neither brings in the other, by whatever detour."""
    met = reach(one)

    assert met, f"{one} is gone: say so in MUST_NOT_MEET"
    assert [] == [name for name in sorted(met) if f"{name}.".startswith(f"{other}.")]


def test_modules_are_short() -> None:
    """A module that grows beyond its bound is cut, or named with a reason."""
    lengths = {place(path): len(path.read_bytes().splitlines()) for path in sources()}
    long = {name: length for name, length in lengths.items() if length > LONGEST_MODULE}

    assert {} == {name: length for name, length in long.items() if name not in MAY_BE_LONGER}


def _code_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return a function's lines, its docstring not counted."""
    total = (node.end_lineno or node.lineno) - node.lineno + 1
    first = node.body[0]
    if ast.get_docstring(node) is None:
        return total
    return total - ((first.end_lineno or first.lineno) - first.lineno + 1)


def test_functions_are_short() -> None:
    """A function that grows beyond its bound is cut, or named with a reason."""
    long = {
        f"{place(path)}: {node.name}": _code_lines(node)
        for path in sources()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and _code_lines(node) > LONGEST_FUNCTION
    }

    assert {} == {name: length for name, length in long.items() if name not in MAY_BE_LONGER}

"""The house: who may import whom, through which door the outside comes in, what stands alone.

Imports are read from the source, so that those for types only and those inside functions count.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(__file__).parents[1] / "addin" / "nigiri"

#: What each part may import from this package, besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "messages": set(),
    "errors": {"messages"},
    "lazy": set(),
    "launch": set(),
    "resources": {"messages", "errors"},
    "version": set(),
    "domain": {"messages", "errors", "lazy"},
    "functions": {"domain"},
    "workbook": {"messages", "errors", "lazy", "domain", "version"},
    "reports": {"messages", "errors", "lazy", "domain", "resources"},
    "exchange": {"messages", "errors", "lazy", "domain"},
    "members": {"messages", "errors", "domain", "hosts"},
    "hosts": {"messages", "errors", "domain", "workbook", "functions"},
    "archive": {
        "messages", "errors", "lazy", "domain", "workbook", "reports", "exchange", "hosts",
    },
    "desk": {
        "messages", "errors", "domain", "workbook", "reports", "exchange", "resources", "version",
    },
    "buttons": {
        "messages", "errors", "lazy", "desk", "hall", "hosts", "launch", "members", "reports",
        "version", "workbook",
    },
    "extension": {
        "messages",
        "errors",
        "resources",
        "version",
        "functions",
        "desk",
        "hosts",
        "buttons",
    },
    "hall": {
        "messages", "errors", "domain", "workbook", "reports", "desk", "hosts", "members",
    },
    "cli": {
        "messages", "errors", "archive", "desk", "hosts", "members", "buttons", "hall", "extension",
        "version",
    },
    "__main__": {"cli"},
    "notebook": {"errors", "archive", "domain", "exchange", "hosts", "workbook"},
    "__init__": {"notebook"},
}  # fmt: skip

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
    "segno": "reports/frame/qr.py",
    "weasyprint": "hosts/paper/pdf.py",
    "matplotlib": "reports/charts/plots.py",
    "pandas": "exchange/analysis/frames.py",
    "openpyxl": "exchange/analysis/frames.py",
    "rapidfuzz": "members/similar.py",
    "sqlite3": "members/store.py",
    "starlette": "hall/",
    "uvicorn": "hall/",
    "filelock": "hosts/files/write_lock.py",
    "duckdb": "archive/database.py",
    "pyarrow": "archive/parquet.py",
    "distributed": "desk/simulate/cluster.py",
}

#: A checker that shares code with what it checks would share its mistakes. By any detour.
MUST_NOT_MEET = [
    ("nigiri.domain.checks", "nigiri.domain.pairing"),
    ("nigiri.domain.pairing", "nigiri.domain.checks"),
]

#: Where something stands that is loaded when it is asked for: "module:name".
PLACE = re.compile(r"[a-z_.0-9]+:\w+")

#: Statements, the docstring not counted: how long a line may be says nothing of it.
LONGEST_FUNCTION = 23
MOST_MODULES = 35
"""In one folder: more, and nobody finds anything by looking."""
SHORT = 40
"""Below so many lines a module is short."""

#: A module that only a neighbour in its folder uses, or a short one with fewer than three users, is
#: part of one of these, or says here why it stands alone: its path or its folder -> the reason.
STANDS_ALONE: dict[str, str] = {
    "archive": "each step from a file to an answer, and each question, by itself",
    "buttons/excel_forms.py": "sheets that Excel shows for a form: a window of its own",
    "buttons/finding.py": "asked with every key: it loads neither the actions nor the draw",
    "buttons/shown_fields.py": "which fields this computer still asks for, before any action",
    "cli/commands": "a module for each kind of command, loaded when one is asked for",
    "cli/frame/addins.py": "both add-ins install alike",
    "desk/attendance": "each question of who plays by itself",
    "desk/core/players_meant.py": "players named in a command, of attendance or with a question",
    "desk/core/notes.py": "what people wrote is lost nowhere: one place to look",
    "desk/core/preview.py": "what would change, in words: not the work itself",
    "desk/copies": "who is who, which copy has gone on, what differs: each by itself",
    "desk/draw": "each step of a draw by itself, in the order of the draw",
    "desk/explain": "each question by itself",
    "desk/other_programs": "who is who, what does not agree, what differs: each by itself",
    "domain/checks/exchanges.py": "the halves and exchanges of the judge, which it measures alone",
    "domain/checks/kept_apart.py": "the clubs of the judge, counted without the draw's arrays",
    "domain/organising": "each question of the organiser by itself",
    "domain/pairing/pruning.py": "a proof with its code, read and tested by itself",
    "domain/pairing/uncertain_scores.py": "a search of its own, with its bounds",
    "domain/pairing_policies/forced_pairings.py": "the bar asks it too, and loads no draw",
    "domain/players/country_names.py": "made of Babel by a command; beside it stands what is ours",
    "domain/systems": "each system of play by itself, and the tables it is laid from",
    "exchange/json_form.py": "a format each",
    "exchange/opengotha": "reading and writing, each by the parts of the file",
    "exchange/result_tables": "figures and handicaps are guessed by searches of their own",
    "extension/engine": "what, from where and for whom: each by itself",
    "extension/excel": "each part of the package by itself",
    "extension/functions.py": "the interface of the functions, beside the menus",
    "functions/formulas.py": "old syntax: it is shipped to LibreOffice as it stands",
    "hall": "a question, a limit or a guard each, read by itself by who asks whether it is safe",
    "hosts/excel": "carrying out changes and the lines of a sheet: each with Excel's own traps",
    "hosts/files/commit.py": "what is promised of every write, loaded by who writes",
    "hosts/files/ods_file.py": "a kind of file each, loaded where there is one",
    "hosts/files/state_store.py": "which states stay while a command writes: a promise of its own",
    "hosts/paper/devtools.py": "the protocol of the browser",
    "hosts/xlsx": "reading, looking for loss, and each part of the package by itself",
    "members/similar.py": "the door to rapidfuzz",
    "messages/former.py": "data: what was once written, longer every year",
    "reports/charts": "a chart each",
    "reports/desk": "a sheet each",
    "reports/frame": "what all sheets have in common, a subject each",
    "reports/site": "a page each",
    "workbook/organiser": "a module a sheet of the organiser's, as they take from each other",
    "workbook/derive": "a sheet each",
    "workbook/layout": "a sheet each",
    "workbook/live/forced.py": "formula and value of one rule set, which others do not load",
    "workbook/live/round": "a column each, formula and value",
    "workbook/review": "a subject each",
}


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
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return every node of the parsed source; many tests look through all of them."""
    return (*ast.walk(tree(path)),)


@cache
def modules() -> frozenset[str]:
    """Return the dotted names of the whole package."""
    return frozenset(map(module_name, sources()))


def _base(node: ast.ImportFrom, path: Path) -> str:
    """Return the absolute name of the module imported from."""
    package = [*module_name(path).split("."), *(["_"] if path.name == "__init__.py" else [])]
    above = package[: -node.level] if node.level else []
    return ".".join([*above, *filter(None, [node.module])])


def _named_later(path: Path) -> set[str]:
    """Return the modules that a module loads by their places: "round.byes:byes".

    The package of a place is one that a `LazyTable` or a call of `loaded` names there.
    """
    packages = {ast.literal_eval(node.args[0]) for node in nodes(path) if _loads(node)}
    texts = {str(node.value) for node in nodes(path) if isinstance(node, ast.Constant)}
    places = {text.partition(":")[0] for text in texts if PLACE.fullmatch(text)}
    return {f"{package}.{place}" for package in packages for place in places} & modules()


def _loads(node: ast.AST) -> TypeGuard[ast.Call]:
    """Tell whether a node makes a lazy table, or loads what stands at a place."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"LazyTable", "loaded"}
        and bool(node.args)
        and isinstance(node.args[0], ast.Constant)
    )


@cache
def imported(path: Path) -> frozenset[str]:
    """Return the dotted names that a module imports, the submodule where a name is one."""
    found = _named_later(path)
    for node in nodes(path):
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
    assert {
        "nigiri.reports.round.byes",
        "nigiri.reports.results.teams",
    } <= ours()["nigiri.reports.catalogue"]


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


def folder(name: str) -> str:
    """Return the folder of a module as a dotted name; a package is a folder of its own."""
    return name if (PACKAGE.parent / name.replace(".", "/")).is_dir() else name.rpartition(".")[0]


def related(one: str, other: str) -> bool:
    """Tell whether two folders are the same, or one is inside the other."""
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")


def test_folders_form_no_knot() -> None:
    """No folder needs one that needs it, by any detour; one inside the other is one subject."""
    needs: dict[str, set[str]] = defaultdict(set)
    for name, others in ours().items():
        needs[folder(name)] |= {
            folder(other) for other in others if not related(folder(other), folder(name))
        }

    assert set(needs) <= set(TopologicalSorter(needs).static_order())


def test_no_folder_is_too_full() -> None:
    """What is in a folder can be read at a glance."""
    count: dict[str, int] = defaultdict(int)
    for path in sources():
        count[path.parent.relative_to(PACKAGE).as_posix()] += path.name != "__init__.py"

    assert count
    assert {} == {name: number for name, number in count.items() if number > MOST_MODULES}


@cache
def users() -> dict[str, set[str]]:
    """Return who imports each module itself."""
    found: dict[str, set[str]] = {name: set() for name in modules()}
    for name, others in ours().items():
        for other in others:
            found[other].add(name)
    return found


def wants_reason(path: Path) -> bool:
    """Tell whether a module is one that only a neighbour uses, or a short one that few use."""
    name, found = module_name(path), users()[module_name(path)]
    if path.name == "__init__.py" or not found:
        return False
    neighbour = {name.rpartition(".")[0]} == {each.rpartition(".")[0] for each in found}
    short = len(path.read_bytes().splitlines()) < SHORT
    return (neighbour and len(found) == 1) or (short and len(found) < 3)


def test_what_stands_alone_says_why() -> None:
    """A module is one idea; half an idea is looked for twice. And no reason is left over."""
    found = {place(path) for path in sources() if wants_reason(path)}
    reasons = {
        name: {key for key in STANDS_ALONE if f"{name}/".startswith(f"{key}/")} for name in found
    }

    assert [] == sorted(name for name, keys in reasons.items() if not keys)
    assert set(STANDS_ALONE) == {key for keys in reasons.values() for key in keys}


#: What tells nobody what a module holds: where something is, or what was done to it.
_SAYING_NOTHING = """
    after ahead around aside before beside between here inside left meanwhile once own same since
    then
    answered arranged assembled attached awaited counted cut drawn explained fitted given kept
    measured opened paired pressed promised ranked settled simulated stored taken told unsettled
    unwrapped wanted wished worn written
    acting coming doing entering exchanging looking publishing ruling sending sharing simulating
    taking_in verifying wishing
"""
NO_NAMES = frozenset(_SAYING_NOTHING.split())


def test_modules_are_called_by_what_they_hold() -> None:
    """By a noun of the field or the trade; no preposition, no participle."""
    assert sources()
    assert [] == [place(path) for path in sources() if path.stem in NO_NAMES]


#: How a docstring begins that does not name the value: “Return what stands there”.
NO_VALUE = re.compile(r"(?:Return|Give|Yield) (?:what|whom?|where|which|whether|how)\b")


def test_docstrings_name_the_value() -> None:
    """What comes back is a sentence, a number, some rows; for a test stands “Tell whether”."""
    found = [
        f"{place(path)}: {told.partition('.')[0]}"
        for path in sources()
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef)
        for told in [ast.get_docstring(node) or ""]
        if NO_VALUE.match(told)
    ]

    assert sources()
    assert [] == found


def test_every_folder_is_explained() -> None:
    """The page for those who carry the work on has a line for each, and none for a folder gone."""
    page = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = page.partition("## The rooms")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in rooms.splitlines() if line.startswith("|")]
    told = {name for cell in cells for name in re.findall(r"`([\w/]+)/`", cell)}
    there = {
        path.parent.relative_to(PACKAGE).as_posix()
        for path in sources() if PACKAGE not in {path.parent, path.parent.parent}
    }  # fmt: skip

    assert there == told


def test_every_place_of_the_index_is_there() -> None:
    """“Where is …?” names files and folders of today."""
    root = PACKAGE.parents[1]
    page = (root / "docs" / "architecture.md").read_text(encoding="utf-8")
    index = page.partition("## Where is …?")[2].partition("\n## ")[0]
    named = [name for name in re.findall(r"`([\w./]+)`", index) if "/" in name]
    outside = ("addin/", "docs/", "templates/")

    assert len(named) > 100
    assert [] == [
        name
        for name in named
        if not (root / name if name.startswith(outside) else PACKAGE / name).exists()
    ]


def test_modules_that_a_head_names_are_there() -> None:
    """Heads lead on: to a neighbour, or by its folders."""
    root = PACKAGE.parents[1]
    folders = (root / "addin", root / "tests")
    places = [f"/{path.relative_to(root)}" for each in folders for path in each.rglob("*.py")]
    led = [
        (place(path), name)
        for path in sources()
        for name in re.findall(r"(?<![\w./-])(?:[a-z_]+/)*[a-z_]+\.py\b", _head(path))
    ]

    assert len(led) > 100
    assert [] == [
        (path, name) for path, name in led if not any(p.endswith(f"/{name}") for p in places)
    ]


def _head(path: Path) -> str:
    """Return the docstring of a module, "" without one."""
    return ast.get_docstring(tree(path)) or ""


def _is_text(node: ast.stmt) -> bool:
    """Return whether a statement is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _statements(node: ast.AST) -> int:
    """Return how many statements a function has, those inside others counted, docstrings not."""
    return sum(isinstance(inner, ast.stmt) and not _is_text(inner) for inner in ast.walk(node)) - 1


def test_functions_are_short() -> None:
    """A function that grows beyond its bound is cut."""
    long = {
        f"{place(path)}: {node.name}": _statements(node)
        for path in sources()
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and _statements(node) > LONGEST_FUNCTION
    }

    assert {} == long


def _tables(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield each statement that gives a name to a value, of a module or a class."""
    for node in body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from _tables(node.body)


#: How a reason is given: in words behind one table, in a sentence above several.
_BEHIND = re.compile(r"# fmt: skip  # \w.* \w")
_ABOVE = re.compile(r" *# .+\.")


def _by_hand(path: Path) -> Iterator[str]:
    """Yield the lines that keep the formatter from more than tables, or do not say why."""
    lines = ["", *path.read_text(encoding="utf-8").splitlines()]
    tables = [*_tables(tree(path).body)]
    ends = {node.end_lineno for node in tables}
    told = [node.lineno for node in tree(path).body if node in tables or _is_text(node)]
    for at, line in enumerate(lines):
        if "# fmt: skip" in line and not (at in ends and _BEHIND.search(line)):
            yield f"{place(path)}:{at}"
        if line.strip() == "# fmt: off":
            end = lines.index("# fmt: on", at)
            inside = {node.lineno for node in tree(path).body if at < node.lineno < end}
            if not inside <= {*told} or not _ABOVE.fullmatch(lines[at - 1]):
                yield f"{place(path)}:{at}"


def test_only_tables_are_laid_out_by_hand() -> None:
    """The formatter has the last word, except at tables of data, each of which says why."""
    told = [path for path in sources() if "# fmt:" in path.read_text(encoding="utf-8")]

    assert told
    assert [] == [line for path in told for line in _by_hand(path)]

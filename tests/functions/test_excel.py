"""The functions as Excel gets them: xlwings is shown each with the table's name and arguments."""

from __future__ import annotations

import importlib
import inspect
import os
import subprocess
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.functions.function import CATEGORY
from nigiri.functions.table import FUNCTIONS
from nigiri.messages.catalogue import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.functions.function import Function

ROOT = Path(__file__).parents[2]
MODULE = "nigiri.hosts.excel_functions"


def _noted(told: dict[str, dict[str, object]], given: dict[str, object], call: Any) -> Any:  # noqa: ANN401
    """Note what is said of a function, and return it as it is."""
    told.setdefault(call.__name__, {}).update(given)
    return call


def _needs_xlwings() -> None:
    """Skip a test without xlwings; where CI is set, fail."""
    if find_spec("xlwings") is None:
        message = "xlwings is not installed"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)


@pytest.fixture(params=["a recorder", "xlwings"])
def module(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Import the module behind xlwings itself, and behind one that notes what it is told."""
    told: dict[str, dict[str, object]] = {}

    def arg(key: str, **given: object) -> Any:  # noqa: ANN401
        return partial(_noted, told, {key: given["doc"]})

    def func(**given: object) -> Any:  # noqa: ANN401
        return partial(_noted, told, given)

    if request.param == "a recorder":
        monkeypatch.setitem(sys.modules, "xlwings", SimpleNamespace(arg=arg, func=func))
    else:
        _needs_xlwings()
    monkeypatch.delitem(sys.modules, MODULE, raising=False)
    imported = importlib.import_module(MODULE)
    yield SimpleNamespace(**vars(imported), told=told if request.param != "xlwings" else None)
    sys.modules.pop(MODULE, None)


def test_excel_is_told_what_the_table_tells(module: Any) -> None:  # noqa: ANN401
    """Name, arguments, which may be left out, the help of the wizard, the category."""
    for function in FUNCTIONS:
        call = getattr(module, function.name)
        parameters = inspect.signature(call).parameters
        assert function.name == call.__name__
        assert text(function.help, "en") == call.__doc__
        assert {a.key: a.kind == "optional" for a in function.arguments} == {
            name: p.default is None for name, p in parameters.items()
        }
        expected = {**{a.key: text(a.help, "en") for a in function.arguments}, "category": CATEGORY}
        assert module.told is None or expected == module.told[function.name]


def test_excel_gets_the_answers_of_the_package(module: Any) -> None:  # noqa: ANN401
    """As xlwings hands cells over: floats, None for an empty cell, a column as a list."""
    assert 5 == module.GO_HANDICAP("3d", "4k", None, None)
    assert 6.75 == module.GO_SOS(["12+", "7-", None], [12.0, 7.0], [3.5, 1.0], 3.0)
    assert -2 == module.GO_START_BY_SECTION("4k", ["1d", "5k", "9k"], 5.0, None)


def test_excel_shows_why_there_is_no_answer(module: Any) -> None:  # noqa: ANN401
    """The error and one sentence, and nothing that a programmer would want to see."""
    assert "#VALUE! '3x' is not a rank; write 30k to 1k or 1d to 9d" == module.GO_HANDICAP(
        "3x", "4k", None, None
    )
    assert "#N/A Opponent 9 is not in the list." == module.GO_SOS("9+", 1.0, 0.0, None)


#: Words that VBA keeps for itself, of those that could name an argument (MS-VBAL 3.3.5.2).
KEPT = """
and any array as byref byval call case close const date debug declare dim do each else empty end
enum erase event exit false fix for friend function get global goto if imp implements in input int
is len let like lock loop lset me mod new next not nothing null on open option optional or
paramarray preserve print private public put redim rem resume return rset scale seek select set
sgn shared single spc static stop string sub tab then to true type until variant wend while with
withevents write xor
"""


def test_xlwings_writes_a_procedure_for_each_function() -> None:
    """Its own writer, in the version that is pinned: names, arguments, which may be left out."""
    _needs_xlwings()
    done = subprocess.run(
        [sys.executable, "-m", "tests.functions.writer"],
        check=True, capture_output=True, text=True, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "addin"), str(ROOT)])},
    )  # fmt: skip
    procedures = [line for line in done.stdout.splitlines() if line.startswith("Function ")]

    assert sorted(map(_procedure, FUNCTIONS)) == procedures
    assert len(FUNCTIONS) == done.stdout.count(f'XLPy.CallUDF("{MODULE}"') / 2
    assert set() == set(KEPT.split()) & {
        each.key for function in FUNCTIONS for each in function.arguments
    }


def _procedure(function: Function) -> str:
    """Return how VBA declares a function."""
    arguments = (
        f"Optional {each.key}" if each.kind == "optional" else each.key
        for each in function.arguments
    )  # fmt: skip
    return f"Function {function.name}({', '.join(arguments)})"

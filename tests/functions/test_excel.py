"""The functions as Excel gets them: xlwings is shown each with the table's name and arguments."""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from functools import partial
from importlib.util import find_spec
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.functions.function import CATEGORY
from nigiri.functions.table import FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

MODULE = "nigiri.hosts.excel_functions"


def _noted(told: dict[str, dict[str, object]], given: dict[str, object], call: Any) -> Any:  # noqa: ANN401
    """Note what is said of a function, and return it as it is."""
    told.setdefault(call.__name__, {}).update(given)
    return call


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
    elif find_spec("xlwings") is None:
        message = "xlwings is not installed"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
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
        assert function.help[0] == call.__doc__
        assert {a.key: a.kind == "optional" for a in function.arguments} == {
            name: p.default is None for name, p in parameters.items()
        }
        expected = {**{a.key: a.help[0] for a in function.arguments}, "category": CATEGORY}
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

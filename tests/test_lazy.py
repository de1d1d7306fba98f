"""Tables whose entries are loaded when they are asked for."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.rules import RULE_SETS
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.lazy import LazyTable, loaded

if TYPE_CHECKING:
    from pathlib import Path


PLACES = {"one": "lazy_first:ENTRY", "two": "lazy_second:ENTRY"}


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LazyTable[str]:
    """Return a table of two entries, each in a module that nobody has loaded."""
    package = tmp_path / "lazy_shelf"
    package.mkdir()
    (package / "__init__.py").touch()
    for name in ("first", "second"):
        (package / f"lazy_{name}.py").write_text(f"ENTRY = {name!r}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("lazy_shelf", "lazy_shelf.lazy_first", "lazy_shelf.lazy_second"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return LazyTable("lazy_shelf", PLACES)


def test_the_keys_are_known_before_anything_is_loaded(table: LazyTable[str]) -> None:
    """In the order of the table; so is whether a key is one of them."""
    assert ["one", "two"] == list(table)
    assert ("two" in table, "three" in table, len(table)) == (True, False, 2)
    assert "lazy_shelf.lazy_first" not in sys.modules


def test_asking_for_an_entry_loads_its_module_alone(table: LazyTable[str]) -> None:
    """The other one stays unloaded."""
    assert "second" == table["two"]
    assert "lazy_shelf.lazy_first" not in sys.modules


def test_a_part_of_a_card_is_loaded_by_its_place(table: LazyTable[str]) -> None:
    """The entries of tables are found in the same way."""
    assert "first" == loaded("lazy_shelf", PLACES["one"]) == table["one"]


def test_a_key_that_is_not_there_is_a_key_error(table: LazyTable[str]) -> None:
    """As in any table."""
    with pytest.raises(KeyError):
        table["three"]


def test_an_entry_can_be_put_in_place_of_another_and_taken_out(table: LazyTable[str]) -> None:
    """What is put there is not loaded from anywhere."""
    table["one"] = "mine"
    assert "mine" == table["one"]

    del table["one"]
    assert ["two"] == list(table)


def test_every_system_and_rule_set_stands_under_its_own_name() -> None:
    """The table says the key, and so does the entry; both are the same."""
    assert list(SYSTEMS) == [each.key for each in SYSTEMS.values()]
    assert list(RULE_SETS) == [each.defaults.rules for each in RULE_SETS.values()]

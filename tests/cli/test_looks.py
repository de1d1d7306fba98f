"""Commands on a file whose looks another program dropped: told, asked once, brought back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.cli.shell import NOW
from tests.hosts.test_lost_looks import saved_by, without_any_looks

if TYPE_CHECKING:
    from tests.cli.shell import Shell

GONE = (
    "Another program saved this file without drop-down lists, colours, protection, fonts and "
    "column widths."
)
BACK = "Brought back: drop-down lists, colours, protection, fonts and column widths."


def test_check_tells_what_is_gone_and_looks_brings_it_back(drawn: Shell) -> None:
    """And once more finds nothing to do; undo takes it back to the last byte."""
    saved_by(drawn.file, b"SheetJS", without_any_looks)
    found = drawn.file.read_bytes()

    drawn.does("check")
    assert GONE in drawn.warned
    assert "nigiri looks" in drawn.warned
    assert BACK in drawn.does("looks", "--now", NOW)
    assert "Nothing is missing" in drawn.does("looks", "--now", NOW)
    drawn.does("undo", "--yes", "--now", NOW)
    assert found == drawn.file.read_bytes()


def test_nobody_is_asked_twice(drawn: Shell) -> None:
    """The first command on such a file says it, the second one only does its work."""
    drawn.does("result", "--table", 1, "W", "--now", NOW)
    saved_by(drawn.file, b"SheetJS", without_any_looks)

    drawn.does("result", "--table", 2, "W", "--now", NOW)
    assert GONE in drawn.warned
    drawn.does("result", "--table", 3, "W", "--now", NOW)
    assert GONE not in drawn.warned


def test_who_agrees_beforehand_has_them_back(drawn: Shell) -> None:
    """By --yes, as every other question."""
    drawn.does("result", "--table", 1, "W", "--now", NOW)
    saved_by(drawn.file, b"SheetJS", without_any_looks)

    assert BACK in drawn.does("draw", "--again", "--yes", "--now", NOW)


def test_machines_read_what_came_back(drawn: Shell) -> None:
    """As codes."""
    saved_by(drawn.file, b"SheetJS", without_any_looks)

    said = json.loads(drawn.does("looks", "--json", "--now", NOW))
    assert ["drop-downs", "colours", "protection", "styles"] == said["brought_back"]

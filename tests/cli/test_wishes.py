"""`nigiri wish` and `nigiri wishes`, as a director types them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.cli.shell import files

if TYPE_CHECKING:
    from tests.cli.shell import Shell


def test_a_wish_is_written_and_listed(drawn: Shell) -> None:
    """By number, in rounds, with a note."""
    said = drawn.does("wish", "1, 3", "rather not", "--rounds", "2-3", "--note", "one car")
    assert "· rather not · rounds: 2-3." in said
    before = files(drawn.folder)
    told = drawn.does("wishes")

    assert "one car" in told
    assert "rounds: 2-3" in told
    assert before == files(drawn.folder)


def test_wishes_are_listed_for_machines(drawn: Shell) -> None:
    """Headings, rows, notes; without any the table is empty."""
    assert "No wishes." in drawn.does("wishes")
    drawn.does("wish", "2", "child")
    view = json.loads(drawn.does("wishes", "--json"))["view"]

    assert ["Who is meant", "Wish", "Rounds", "Note"] == view["headings"]
    assert ["child: should win a game", "all rounds", ""] == view["rows"][0][1:]
    assert [] == view["notes"]


def test_a_wrong_wish_ends_with_its_exit_code(drawn: Shell) -> None:
    """3 for a wrong cell, 2 for an unknown wish."""
    assert "“99” is not a player in Players" in drawn.refuses(3, "wish", "1, 99", "never")
    assert "“perhaps” is not a wish; choose one of: never, must" in drawn.refuses(
        2, "wish", "1, 2", "perhaps"
    )

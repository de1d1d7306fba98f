"""Who asked not to be named, as a director prints and exports (B31)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.pipe import sheets_form
from tests.buttons.test_exchange import asked
from tests.cli.shell import NOW

if TYPE_CHECKING:
    from tests.cli.shell import Shell


@pytest.fixture
def shell(drawn: Shell) -> Shell:
    """Return a shell with round 1 drawn, in which the first player on the list is hidden."""
    drawn.types("players", {(4, "hide"): "yes"})
    return drawn


def test_a_sheet_for_the_wall_has_the_number_and_the_line_says_so(shell: Shell) -> None:
    """The number leads to the table; with --names the name is there (B31)."""
    hidden = next(player for player in shell.event.players if player.hidden)
    text = shell.does("print pairings", "--text", "--by", "name", "--now", NOW)

    assert hidden.family not in text
    assert f"Player {hidden.number}" in text
    assert "1 name is hidden, as Hide name in Players asks; with --names" in shell.warned
    assert hidden.family in shell.does("print pairings", "--text", "--names")
    assert "" == shell.warned


def test_what_stays_at_the_desk_names_everybody_unless_it_is_made_public(shell: Shell) -> None:
    """Cards by default, and with --public not."""
    hidden = next(player for player in shell.event.players if player.hidden)

    assert hidden.family in shell.does("print cards", "--text")
    assert "" == shell.warned
    assert hidden.family not in shell.does("print cards", "--text", "--public")
    assert "1 name is hidden" in shell.warned


def test_the_papers_of_a_round_are_each_as_their_readers_need_them(shell: Shell) -> None:
    """The wall is public, the cards and slips are not; one sentence for all."""
    hidden = next(player for player in shell.event.players if player.hidden)
    said = shell.does("print all", "--now", NOW)
    papers = {path.stem: path.read_text("utf-8") for path in shell.folder.glob("open-papers/*")}
    naming = {name for name, html in papers.items() if hidden.family in html}

    assert naming == {"open-cards-round-1", "open-round-1-slips"}
    assert 1 == said.count("name is hidden")
    shell.does("print all", "--names")
    papers = {path.stem: path.read_text("utf-8") for path in shell.folder.glob("open-papers/*")}
    assert naming < {name for name, html in papers.items() if hidden.family in html}


def test_machines_are_told_as_well(shell: Shell) -> None:
    """The message beside that on the file."""
    told = json.loads(shell.does("print standings", "--json"))

    assert ["command.print.ready.html", "command.print.hidden"] == [
        each["key"] for each in told["messages"]
    ]


@pytest.mark.parametrize("form", ["egf", "aga", "csv", "json"])
def test_a_file_names_everybody_and_says_so(shell: Shell, form: str) -> None:
    """Federations rate people; the sentence stands above what the file cannot hold (B31)."""
    said = " ".join(shell.does(f"export {form}", "--yes").split())

    assert "1 name is in it although hidden elsewhere (Hide name in Players)." in said


def test_the_dialog_has_a_tick_for_all_names(shell: Shell) -> None:
    """Without it the answer says how many names are hidden."""
    hidden = next(player for player in shell.event.players if player.hidden)
    sheets = sheets_form(shell.workbook)

    def printed(**given: object) -> tuple[str, list[str]]:
        answer = asked("reports", sheets=sheets, arguments={"which": "table", **given})
        return answer["paper"]["content"], answer["sentences"]

    usual, told = printed()
    named, nothing = printed(names=True)
    assert hidden.family not in usual
    assert "1 name is hidden" in told[0]
    assert "With all names" in told[0]
    assert hidden.family in named
    assert not any("hidden" in each for each in nothing)


def test_a_format_that_lists_such_names_does_not_count_them_again(shell: Shell) -> None:
    """OpenGotha's list of what it cannot hold has them by name."""
    said = shell.does("export opengotha")

    assert "Names that published pages hide" in said
    assert "although hidden elsewhere" not in said

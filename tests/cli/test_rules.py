"""The command about the rule set, as a director gives it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from click.testing import CliRunner

from nigiri.cli import program
from tests.cli.shell import files

if TYPE_CHECKING:
    from tests.cli.shell import Shell


def test_departures_are_shown_and_nothing_is_written(new: Shell) -> None:
    """From the event's own rule set, or from another one; as JSON, too."""
    new.does("rules", "--apply", "swiss", "--yes")
    before = files(new.folder)

    assert "All settings are as in the rule set swiss" in new.does("rules")
    assert "Komi of even games" in new.does("rules", "--than", "quebec")
    assert f"rules {new.file} --apply NAME" in new.does("rules", "--than", "quebec")
    view = json.loads(new.does("rules", "--than", "quebec", "--json"))["view"]
    assert ["Setting", "quebec", "Here"] == view["headings"]
    assert before == files(new.folder)


def test_another_rule_set_is_written_after_a_yes(new: Shell) -> None:
    """What would change is shown first; a no leaves the file alone."""
    new.does("rules", "--apply", "swiss", "--yes")
    words = ["rules", str(new.file), "--apply", "quebec"]
    before = files(new.folder)
    no = CliRunner().invoke(program, words, input="n\n", prog_name="nigiri")

    assert "Komi of even games" in no.stdout
    assert "Nothing was written." in no.stdout
    assert before == files(new.folder)
    yes = CliRunner().invoke(program, words, input="y\n", prog_name="nigiri")
    assert "written as in the rule set quebec." in yes.stdout
    assert "quebec" == new.event.settings.rules


def test_nobody_is_asked_who_said_yes_or_only_looks(new: Shell) -> None:
    """--yes, --dry-run, and an event that has all choices already."""
    assert "Nothing was written" in new.does("rules", "--apply", "bga", "--dry-run")
    assert "written as in the rule set bga" in new.does("rules", "--apply", "bga", "--yes")
    assert "are already as in the rule set" in new.does("rules", "--apply", "bga")
    assert "add --yes" in new.refuses(2, "rules", "--apply", "quebec", "--json")
    assert json.loads(new.does("rules", "--apply", "quebec", "--json", "--yes"))["written"]


def test_check_lists_what_is_otherwise_than_in_the_rule_set(new: Shell) -> None:
    """For information, without a sign; nothing of the kind where there is nothing."""
    assert "otherwise" not in new.does("check")
    new.does("rules", "--apply", "bga", "--yes")
    new.chooses("rules", "quebec")

    said = new.does("check")
    assert "settings differ from the rule set quebec" in said
    assert "▲" not in said
    assert json.loads(new.does("check", "--json"))["otherwise"]["rows"]

"""Names from a fixed list, as people type them on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
import pytest

from nigiri.cli import program
from nigiri.cli.frame.names import SYSTEM, Listed, OneOf, one_of
from nigiri.desk.core.fixed_names import FIXED_NAMES, meant
from nigiri.desk.setup.club import club_facts
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.messages.catalogue import LANGUAGES, text
from tests.cli.shell import Shell

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def commands(command: click.Command = program) -> Iterator[click.Command]:
    """Yield a command and all in it."""
    yield command
    if isinstance(command, click.Group):
        for name in command.list_commands(click.Context(command)):
            yield from commands(command.commands[name])


def begun(folder: Path, *words: object) -> Shell:
    """Return a shell whose file is a new event."""
    shell = Shell(folder)
    shell.does("new", "--name", "Open", *words)
    return shell


def test_there_is_one_door_to_names_of_a_list() -> None:
    """No option is a choice of click's own, which minds capitals."""
    kinds = {
        (command.name, param.name): type(param.type)
        for command in commands()
        for param in command.params
    }

    assert [] == [where for where, kind in kinds.items() if kind is click.Choice]
    assert {OneOf, Listed} <= set(kinds.values())


@pytest.mark.parametrize("typed", ["Groups of Eight", "groups-of-eight", "GROUPS_OF  EIGHT"])
def test_a_system_is_read_in_any_capitals(tmp_path: Path, typed: str) -> None:
    """And with hyphens, which save the quotes."""
    assert "groups of eight" == begun(tmp_path, "--system", typed).event.settings.system


def test_a_system_is_read_by_its_name_in_any_language(tmp_path: Path) -> None:
    """As on the sheet."""
    assert "swiss" == begun(tmp_path, "--system", "Suisse").event.settings.system


def test_rule_sets_federations_and_kinds_are_read_in_any_capitals(tmp_path: Path) -> None:
    """What is no name is refused as before."""
    settings = begun(
        tmp_path, "--rules", "AGA", "--federation", "AGA", "--kind", "Bar"
    ).event.settings
    assert ("aga", "aga") == (settings.rules, settings.rating_scale)

    other = Shell(tmp_path)
    other.file = tmp_path / "other.xlsx"
    assert "There is no rule set “Chess”; choose one of" in other.refuses(
        2, "new", "--rules", "Chess"
    )
    assert "--federation: choose one of quebec" in other.refuses(2, "new", "--federation", "Oz")


def test_what_a_command_takes_is_read_in_any_capitals(drawn: Shell) -> None:
    """Commands, options, sheets to print, formats, wishes, tie-breaks, settings."""
    sheet, file = drawn.folder / "sheet.html", drawn.folder / "event.xml"

    drawn.does("Print Pairings", "--BY", "Name", "--paper", "a4", "-o", sheet)
    drawn.does("EXPORT OpenGotha", file)
    drawn.does("what-if", "--set", "Tie-Breaks=sos, Sodos")

    assert sheet.exists()
    assert file.exists()
    assert "rather not" in drawn.does("wish", "1,2", "Rather-Not")
    assert "Nobody has the bye in round 1." in drawn.refuses(2, "why", "Exempt")
    assert "differ" in drawn.does("rules", "--than", "OpenGotha")


def test_a_club_keeps_the_name_that_is_meant() -> None:
    """Whatever the capitals it was typed in."""
    facts = club_facts({"federation": "AGA", "system": "Round-Robin"}, {})

    assert {"federation": "aga", "system": "round robin"} == facts


@pytest.mark.parametrize("kind", FIXED_NAMES)
def test_every_registry_of_names_reads_what_it_lists(kind: str) -> None:
    """Each name and each other word for it; what nobody listed is nobody's."""
    names = FIXED_NAMES[kind]()

    assert names
    for name, also in names.items():
        assert {name} == {meant(each.upper(), names) for each in (name, *also)}
    assert meant("nothing like it", names) is None


def test_the_names_are_those_of_the_registries() -> None:
    """All systems and rule sets."""
    assert list(SYSTEMS) == list(FIXED_NAMES["system"]())
    assert list(RULE_SETS) == list(FIXED_NAMES["rules"]())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_that_takes_a_name_takes_the_words_of_its_list(language: str) -> None:
    """In each language: federations, kinds of play, languages, what becomes of who is gone."""
    found = [
        (param.type, param)
        for command in commands()
        for param in command.params
        if isinstance(param.type, OneOf) and isinstance(param.type.words, str)
    ]

    assert found
    for kind, param in found:
        words = kind.words
        said = {each: text(f"{words}.{each}", language) if words else each for each in kind.choices}
        assert [*said] == [kind.convert(typed, param, None) for typed in said.values()]


@pytest.mark.parametrize(("federation", "kind", "system"), [
    ("elsewhere in Europe (EGF)", "McMahon with a bar", "knockout"),
    ("anderswo in Europa (EGF)", "McMahon mit Bar", "KO-System"),
    ("ailleurs en Europe (EGF)", "McMahon avec barre", "élimination directe"),
])  # fmt: skip
def test_a_club_and_a_new_event_take_the_words_of_forms(
    tmp_path: Path, federation: str, kind: str, system: str
) -> None:
    """In three languages, whichever the event has."""
    asked = {"federation": federation, "kind": kind, "system": system}
    facts = club_facts(asked, {})
    event = begun(tmp_path, *(word for key in asked for word in (f"--{key}", asked[key]))).event

    assert {"federation": "egf", "kind": "bar", "system": "knockout"} == facts
    assert "knockout" == event.settings.system


def test_a_name_can_be_completed() -> None:
    """Whatever the capitals of its beginning."""
    context, option = click.Context(program), click.Option(["--system"])

    assert ["swiss", "swiss-knockout"] == [
        each.value for each in SYSTEM.shell_complete(context, option, "Swi")
    ]
    assert ["A4"] == [
        each.value for each in one_of("A4", "letter").shell_complete(context, option, "a")
    ]


def test_the_words_of_the_aga_are_commands(tmp_path: Path) -> None:
    """Bands are sections here, and a drop is an out (A5, A8)."""
    shell = begun(tmp_path, "--rules", "aga")
    shell.does("add", "Alder, Anna", "--rank", "2d", "--here")
    shell.does("add", "Birch, Bob", "--rank", "1d", "--here")
    assert "1 band, ending at 1d." in shell.does("bands")
    again = shell.does("bands")
    assert "1 band as on the sheet; for a new proposal: " in again
    assert f"nigiri bands {shell.file} --again" in again
    shell.does("drop", "Alder, Anna", "--rounds", "1")

    assert shell.event.sections
    assert [{1}, set()] == [set(player.out) for player in shell.event.players]

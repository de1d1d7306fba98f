"""The helps of commands and options: all are in the catalogue, and nothing else is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click
import pytest
from click.testing import CliRunner

from nigiri.cli import program
from nigiri.cli.app import HOURS, MODULES
from nigiri.messages.catalogue import LANGUAGES, area, text

if TYPE_CHECKING:
    from collections.abc import Iterator


def helped(*words: str) -> str:
    """Return what the program prints."""
    return CliRunner().invoke(program, words, prog_name="nigiri").output


def named(command: click.Command, name: str) -> Iterator[tuple[str, click.Command]]:
    """Yield a command and those in it, by their names in the catalogue."""
    yield name, command
    if isinstance(command, click.Group):
        for each in command.list_commands(click.Context(command)):
            inner = each if command is program else f"{name}-{each}"
            yield from named(command.commands[each], inner)


def wanted() -> Iterator[str]:
    """Yield the keys that commands and options ask for, the nearest that is there."""
    there = area("help", "en")
    yield from (f"help.hour.{hour}" for hour in HOURS)
    for name, command in named(program, "nigiri"):
        yield f"help.{name}"
        for option in command.params:
            if isinstance(option, click.Option):
                long = next(each for each in option.opts if each.startswith("--"))[2:]
                places = (name, name.partition("-")[0], "shared")
                keys = [f"help.{place}.{long}" for place in places]
                yield next((key for key in keys if key in there), keys[0])


def test_every_help_is_in_the_catalogue_and_asked_for() -> None:
    """But for an option that needs no help."""
    keys, there = {*wanted()}, {*area("help", "en")}

    assert {"help.ratings-find.most"} == keys - there
    assert set() == {key for key in there - keys if not key.startswith("help.click.")}


def test_a_help_is_read_in_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else in that of the computer; what click says besides, too."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    french = helped("--language", "fr", "draw", "--help")
    assert french.startswith("Utilisation : nigiri draw [OPTIONS] FILE")
    assert "Apparier de nouveau la dernière ronde." in french
    assert "Montrer cette aide." in french
    assert "Commandes :" in helped("--language", "fr", "print", "--help")
    assert "Avant une ronde :" in helped("--language", "fr", "--help")
    assert "Imprimer dans un dossier" in helped("--language", "fr", "print", "all", "-h")
    assert "[d'habitude : 10" in helped("--language", "fr", "ratings", "find", "-h")
    assert "Draw the newest round once more." in helped("draw", "--help")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Apparier la ronde suivante." in helped("draw", "--help")


def test_what_click_says_is_what_is_recognised() -> None:
    """Else a new click would speak English again."""
    said = helped("--language", "en", "--help") + helped("--language", "en", "bring", "--help")
    said += helped("--language", "en", "demo", "--help")
    said += helped("--language", "en", "print", "--help")

    keys = ("usage", "options", "commands", "help", "default", "required")
    assert [] == [key for key in keys if text(f"help.click.{key}", "en").strip() not in said]


def test_every_command_has_its_hour() -> None:
    """Each in one group and only there."""
    listed = [name for names in HOURS.values() for name in names]

    assert sorted(name for names in MODULES.values() for name in names) == sorted(listed)
    assert listed == list(program.commands)


def test_the_commands_are_helped_by_the_hours_of_a_day() -> None:
    """The five that every event needs come first; no line is cut short."""
    said = helped("--language", "en", "--help")
    groups = said.split("\n\n")
    headings = [group.splitlines()[0] for group in groups]
    first = next(group for group in groups if group.startswith("An event, from its beginning"))

    assert ["new", "import", "draw", "result", "standings"] == re.findall(
        r"^  (\w+)", first, re.MULTILINE
    )
    hours = [heading for heading in headings if heading.endswith(":") and heading != "Options:"]
    assert [text(f"help.hour.{hour}", "en") + ":" for hour in HOURS] == hours
    assert "..." not in said.partition("Options:")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_output_goes_is_said_in_the_same_words(language: str) -> None:
    """By all that print, publish and compare."""
    said = {
        area("help", language)[f"help.{name}.output"] for name in ("print", "publish", "shadow")
    }

    assert 1 == len(said)

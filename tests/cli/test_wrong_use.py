"""Wrong use of the command line is told in the language that is spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.shell import Shell

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH = ("Usage", "Try", "Error", "Invalid", "Missing", "No such", "not one of", "Did you", "Got")
"""Words of click's own."""


@pytest.mark.parametrize(("words", "en", "de", "fr"), [
    ("draw", "FILE is missing.", "FILE fehlt.", "Il manque FILE."),
    ("draw a.xlsx --agian", "There is no option --agian. Did you mean: --again?",
     "Eine Option --agian gibt es nicht. Gemeint vielleicht: --again?",
     "Il n'y a pas d'option --agian. Vouliez-vous dire : --again ?"),
    ("draw a.xlsx --zz", "There is no option --zz.", "Eine Option --zz gibt es nicht.",
     "Il n'y a pas d'option --zz."),
    ("standing a.xlsx", "There is no command standing. Did you mean: standings?",
     "Einen Befehl standing gibt es nicht. Gemeint vielleicht: standings?",
     "Il n'y a pas de commande standing. Vouliez-vous dire : standings ?"),
    ("xyz", "There is no command xyz.", "Einen Befehl xyz gibt es nicht.",
     "Il n'y a pas de commande xyz."),
    ("new a.xlsx --rounds 99", "--rounds: a whole number from 1 to 20 goes here.",
     "--rounds: hier steht eine ganze Zahl von 1 bis 20.",
     "--rounds : il faut un nombre entier de 1 à 20."),
    ("bye a.xlsx 1 --round x", "--round: a whole number from 1 up goes here.",
     "--round: hier steht eine ganze Zahl ab 1.",
     "--round : il faut un nombre entier à partir de 1."),
    ("print pairings a.xlsx --paper a3", "--paper: choose one of A4, letter.",
     "--paper: zur Wahl stehen A4, letter.", "--paper : choisissez parmi A4, letter."),
    ("draw a.xlsx b.xlsx", "That is more than the command takes: b.xlsx",
     "Das ist mehr, als der Befehl braucht: b.xlsx",
     "C'est plus que la commande n'en prend : b.xlsx"),
    ("new a.xlsx --name", "--name needs something after it.", "Hinter --name fehlt etwas.",
     "Il manque quelque chose après --name."),
    ("draw a.xlsx --again=1", "--again stands alone, without a value.",
     "--again steht allein, ohne Wert.", "--again s'écrit seul, sans valeur."),
    ("new a.xlsx --now noon", "--now: “noon” is no time; write it as 2005-05-21T10:00.",
     "--now: „noon“ ist keine Zeit; so schreiben: 2005-05-21T10:00.",
     "--now : « noon » n'est pas une heure ; écrivez 2005-05-21T10:00."),
    ("ratings load x.csv --date noon", "--date: a day goes here, written as 2005-05-21.",
     "--date: hier steht ein Tag, geschrieben wie 2005-05-21.",
     "--date : il faut un jour, écrit comme 2005-05-21."),
    ("new a.xlsx --id noon", "--id: the id of an event goes here, copied from “Event id”.",
     "--id: hier steht die Kennung eines Turniers, kopiert aus „Kennung“.",
     "--id : il faut l'identifiant d'un tournoi, copié de « Identifiant »."),
    ("libreoffice build /", "FILE: a file goes here, not a folder.",
     "FILE: hier steht eine Datei, kein Ordner.", "FILE : il faut un fichier, pas un dossier."),
])  # fmt: skip
def test_what_was_typed_wrongly_is_said_in_three_languages(
    tmp_path: Path, words: str, en: str, de: str, fr: str
) -> None:
    """How it is called, what is wrong, and where more is said; the exit code is 2."""
    shell = Shell(tmp_path)
    for language, expected in {"en": en, "de": de, "fr": fr}.items():
        assert 2 == shell.gives("--language", language, *words.split())
        assert expected in shell.warned.replace("\u00a0", " ").splitlines()
        assert "--help" in shell.warned.splitlines()[-1]
        assert language == "en" or not any(each in shell.warned for each in ENGLISH)


def test_the_event_that_is_named_says_the_language(tmp_path: Path) -> None:
    """Nobody has to ask for it, and another one can be wanted."""
    shell = Shell(tmp_path)
    shell.does("new", "--name", "Pokal", "--language", "de")

    assert "Eine Option --zz gibt es nicht." in shell.refuses(2, "draw", "--zz")
    assert 2 == shell.gives("--language", "fr", "draw", shell.file, "--zz")
    assert "Il n'y a pas d'option --zz." in shell.warned


def test_an_option_before_the_command_is_named_too(tmp_path: Path) -> None:
    """It belongs to the program."""
    shell = Shell(tmp_path)

    assert 2 == shell.gives("--zz", "draw")
    assert "--zz" in shell.warned
    assert "Try" not in shell.warned

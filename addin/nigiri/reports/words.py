"""The words on printed sheets, in English and French.

The colours are always said by a word or a circle, never by a letter: B is Black in English and
Blanc, White, in French (M12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Mapping

Language = Literal["en", "fr"]

LANGUAGES: Mapping[str, Language] = {"en": "en", "fr": "fr"}

#: Key -> the words in English and in French.
WORDS: Mapping[str, tuple[str, str]] = {
    "round": ("Round {number}", "Ronde {number}"),
    "round draft": ("Round {number} (draft)", "Ronde {number} (brouillon)"),
    "round missing": ("Round {number}: results missing", "Ronde {number} : résultats manquants"),
    "missing": ("Results missing", "Résultats manquants"),
    "missing tables": ("Round {number}, table {tables}", "Ronde {number}, table {tables}"),
    "tables": ("tables {first} to {last}", "tables {first} à {last}"),
    "letters": ("{first} to {last}", "{first} à {last}"),
    "table": ("Table", "Table"),
    "number": ("No.", "No"),
    "name": ("Name", "Nom"),
    "rank": ("Rank", "Rang"),
    "white": ("White", "Blanc"),
    "black": ("Black", "Noir"),
    "plays": ("Plays", "Joue"),
    "opponent": ("Against", "Contre"),
    "handicap": ("Handicap", "Handicap"),
    "result": ("Result", "Résultat"),
    "even": ("even", "égal"),
    "no komi": ("no komi", "sans komi"),
    "komi": ("{handicap}, komi {points}", "{handicap}, komi {points}"),
    "komi even": ("komi {even}", "komi {even}"),
    "komi both": ("komi {even}, with handicap {more}", "komi {even}, avec handicap {more}"),
    "komi each": (
        "komi {even}, handicap 1 {one}, stones {more}",
        "komi {even}, handicap 1 {one}, pierres {more}",
    ),
    "bye": ("Bye", "Exempt"),
    "wins": ("counts as a win", "compte comme une victoire"),
    "out": ("Out", "Absents"),
    "absent": ("Out", "Absent"),
    "who": ("{what}: {who}", "{what} : {who}"),
    "if needed": ("plays if needed", "joue au besoin"),
    "offered": ("sits out, as offered", "saute la ronde, comme offert"),
    "back": ("plays from round {number}", "joue dès la ronde {number}"),
    "gone": ("to the end", "jusqu'à la fin"),
    "by default": ("{result} by default", "{result} par défaut"),
    "printed": ("printed {stamp}", "imprimé {stamp}"),
}


def language_named(code: str) -> Language:
    """Return the language of that code, "en" or "fr".

    Raises WrongUse for any other.
    """
    if code not in LANGUAGES:
        msg = f"There are no printed sheets in {code!r}; choose {' or '.join(LANGUAGES)}."
        raise WrongUse(msg)
    return LANGUAGES[code]


def words(key: str, language: Language, **facts: object) -> str:
    """Return the words of `key` with its facts filled in; KeyError when there are none."""
    return WORDS[key][language == "fr"].format(**facts)

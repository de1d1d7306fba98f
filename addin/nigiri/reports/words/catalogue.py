"""The words on printed sheets, in English and French.

The colours are always said by a word or a circle, never by a letter: B is Black in English and
Blanc, White, in French (M12). Other languages: reports/frame/language.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.reports.words.day import CONGRESS, DAY, SLIPS
from nigiri.reports.words.lists import GRID, LISTS, TREE
from nigiri.reports.words.rules import RULES, SYSTEMS
from nigiri.reports.words.side_events import SIDE
from nigiri.reports.words.site import CHARTS, SITE
from nigiri.reports.words.tiebreaks import TIEBREAK_WORDS

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Language -> its place in WORDS.
COLUMNS: Mapping[str, int] = {"en": 0, "fr": 1}

#: Key -> the words in English and in French.
WORDS: Mapping[str, tuple[str, str]] = {
    "round": ("Round {number}", "Ronde {number}"),
    "round draft": ("Round {number} (draft)", "Ronde {number} (brouillon)"),
    "round missing": ("Round {number}: results missing", "Ronde {number} : résultats manquants"),
    "next round": ("Next round", "Ronde suivante"),
    "missing": ("Results missing", "Résultats manquants"),
    "missing tables": ("Round {number}, table {tables}", "Ronde {number}, table {tables}"),
    "tables": ("tables {first} to {last}", "tables {first} à {last}"),
    "tables one": ("table {first}", "table {first}"),
    "letters one": ("{first}", "{first}"),
    "letters": ("{first} – {last}", "{first} – {last}"),
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
    "no game": ("No game", "Sans partie"),
    "players counted": ("{count} players", "{count} joueurs"),
    "back": ("plays from round {number}", "joue dès la ronde {number}"),
    "gone": ("to the end", "jusqu'à la fin"),
    "by default": ("{result} by default", "{result} par défaut"),
    "registration": ("Registered players", "Joueurs inscrits"),
    "club": ("Club", "Club"),
    "rating": ("Rating", "Cote"),
    "section": ("Section", "Section"),
    "start": ("Start", "Départ"),
    "here": ("Here", "Présent"),
    "not here": ("not yet here", "pas encore là"),
    "how many": ("{here} of {all} are here.", "{here} sur {all} sont là."),
    "nobody": ("Nobody is registered yet.", "Personne n'est encore inscrit."),
    **CONGRESS,
    **GRID,
    **DAY,
    "printed": ("printed {stamp}", "imprimé {stamp}"),
    **SIDE,
    **SLIPS,
    **TREE,
    **CHARTS,
    **SITE,
    **LISTS,
    **TIEBREAK_WORDS,
    **RULES,
    **SYSTEMS,
}

"""The cells of the Event sheet: one row a setting, found by its label in either language.

Each row: key (a field of domain Settings), group, label and note in English and French, kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nigiri.domain.model import Apart
from nigiri.workbook.words import LANGUAGES

if TYPE_CHECKING:
    from nigiri.workbook.cells import Cell

Kind = Literal["text", "count", "codes", "choice"]

SCHEMA = 1
"""The version of the workbook's layout; an older one is migrated, a newer one refused."""


@dataclass(frozen=True)
class SettingRow:
    """One setting of the Event sheet.

    kind -- text; count (a whole number between `least` and `most`); codes (a list, comma between);
    choice (one of `choices`, code -> words in both languages)
    note -- what stands beside it, in both languages
    """

    key: str
    group: str
    label: tuple[str, str]
    note: tuple[str, str] = ("", "")
    kind: Kind = "text"
    least: int = 0
    most: int = 0
    choices: tuple[tuple[str, str, str], ...] = ()
    optional: bool = True

    def cell(self, value: object, language: str) -> Cell:
        """Return a value as the sheet shows it: a number, or words of the event's language."""
        which = LANGUAGES.index("fr" if language == "fr" else "en")
        shown = {code: words[which] for code, *words in self.choices}
        if isinstance(value, tuple | list):
            codes = [each.key if isinstance(each, Apart) else str(each) for each in value]
            return ", ".join(shown.get(code, code) for code in codes)
        if self.kind == "count":
            return int(str(value))
        return shown.get(str(value), str(value))


GROUPS: dict[str, tuple[str, str]] = {
    "event": ("The event", "Le tournoi"),
    "play": ("Play", "Le jeu"),
    "pairing": ("Pairing", "Les tirages"),
    "winners": ("Winners", "Les gagnants"),
    "file": ("This file", "Ce fichier"),
}

SETTINGS: tuple[SettingRow, ...] = (
    SettingRow("name", "event", ("Name", "Nom"), ("printed on every sheet", "imprimé partout")),
    SettingRow("dates", "event", ("Dates", "Dates")),
    SettingRow("place", "event", ("Place", "Lieu")),
    SettingRow("director", "event", ("Director", "Directeur")),
    SettingRow(
        "host", "event", ("Host city or club", "Ville ou club hôte"),
        ("early byes go to its players; they may meet one another (M6, M10)",
         "les premiers exempts en viennent ; ses joueurs peuvent se rencontrer (M6, M10)"),
    ),
    SettingRow("rules_of_play", "play", ("Rules and komi", "Règles et komi")),
    SettingRow("time_limits", "play", ("Time", "Temps")),
    SettingRow(
        "handicap_reduction", "play", ("Handicap: rank difference minus", "Handicap : écart moins"),
        ("1: one rank apart is even, two ranks apart no komi; White wins a tied board (M12)",
         "1 : un rang d'écart à égalité, deux rangs sans komi ; Blanc gagne l'égalité (M12)"),
        "count", 0, 9, optional=False,
    ),
    SettingRow(
        "handicap_cap", "play", ("Highest handicap", "Handicap maximal"), ("0: all games even",
         "0 : tout à égalité"), "count", 0, 9, optional=False,
    ),
    SettingRow(
        "rules", "pairing", ("Rule set", "Jeu de règles"),
        ("the choices of Mays 2013; change any of them on this sheet",
         "les choix de Mays 2013 ; chacun peut être changé sur cette feuille"),
        "choice", choices=(("quebec", "quebec", "quebec"),), optional=False,
    ),
    SettingRow(
        "rounds", "pairing", ("Rounds", "Rondes"), ("1 to 20", "de 1 à 20"), "count", 1, 20,
        optional=False,
    ),
    SettingRow(
        "gap", "pairing", ("Gap between sections", "Écart entre les sections"),
        ("empty: by the rounds (up to 3: 0, 4-6: 1, 7 and more: 2) (M3)",
         "vide : selon les rondes (jusqu'à 3 : 0, 4-6 : 1, 7 et plus : 2) (M3)"), "count", 0, 9,
    ),
    SettingRow(
        "pattern", "pairing", ("Inside a score group", "Dans un groupe de score"),
        ("1-5, 2-6, 3-7, 4-8; or neighbours 1-2, 3-4 (M9)",
         "1-5, 2-6, 3-7, 4-8 ; ou voisins 1-2, 3-4 (M9)"), "choice",
        choices=(("slide", "top half - bottom half", "moitié haute - moitié basse"),
                 ("adjacent", "neighbours", "voisins")), optional=False,
    ),
    SettingRow(
        "last_rounds", "pairing",
        ("Halves may give way from round", "Moitiés souples dès la ronde"),
        ("empty: in the last round; each from the top takes the first not yet met (M9)",
         "vide : à la dernière ; chacun, depuis le haut, prend le premier non rencontré (M9)"),
        "count", 1, 20,
    ),
    SettingRow(
        "keep_apart", "pairing", ("Keep apart", "Séparer"),
        ("club, city, family name, or empty; if score and halves allow it, less and less (M10)",
         "club, ville, nom de famille, ou vide ; si score et moitiés le permettent (M10)"),
        "codes", choices=(("club", "club", "club"), ("city", "city", "ville"),
                          ("family", "family name", "nom de famille")),
    ),
    SettingRow(
        "bye_host_rounds", "pairing", ("Byes stay with the host until round",
                                       "Exempts chez l'hôte jusqu'à la ronde"),
        ("one bye while the number is odd, never twice the same player (M6)",
         "un exempt si le nombre est impair, jamais deux fois le même joueur (M6)"),
        "count", 0, 20, optional=False,
    ),
    SettingRow(
        "seed", "pairing", ("Seed", "Graine"),
        ("only used where everything else is equal", "ne sert que si tout le reste est égal"),
        "count", 0, 2**31 - 1, optional=False,
    ),
    SettingRow(
        "tiebreaks", "winners", ("Victories, then", "Victoires, puis"),
        ("most victories win, byes and wins by default included (M14, M15)",
         "le plus de victoires, exempts et défauts compris (M14, M15)"), "codes",
        choices=(("SOS", "SOS", "SOS"), ("SDOS", "SDOS", "SDOS"),
                 ("ONE", "one-on-one", "face à face")),
    ),
    SettingRow(
        "colours", "winners", ("Colours on the grid", "Couleurs sur la grille"),
        ("circles ○ ●, or letters", "cercles ○ ●, ou lettres"), "choice",
        choices=(("circles", "circles", "cercles"), ("letters", "letters", "lettres")),
    ),
    SettingRow(
        "language", "file", ("Language", "Langue"), ("en or fr", "en ou fr"), "choice",
        choices=(("en", "en", "en"), ("fr", "fr", "fr")), optional=False,
    ),
    SettingRow(
        "event_id", "file", ("Event id", "Identité"),
        ("names this event for ever; do not change", "nomme ce tournoi pour toujours"),
        optional=False,
    ),
    SettingRow("schema", "file", ("Layout version", "Version"), ("", ""), "count", 1, 10**6,
               optional=False),
)  # fmt: skip

#: How a round can be played: code, words in both languages. Others come with their systems.
SYSTEMS: tuple[tuple[str, str, str], ...] = (("mcmahon", "McMahon", "McMahon"),)

BY_KEY: dict[str, SettingRow] = {row.key: row for row in SETTINGS}

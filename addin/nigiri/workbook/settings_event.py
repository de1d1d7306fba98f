"""The settings everybody needs: the event, play, rounds, winners, this file."""

from __future__ import annotations

from nigiri.domain.rules import RULE_SETS
from nigiri.domain.tiebreaks import TIEBREAKS
from nigiri.workbook.setting_row import SettingRow

#: The tie-breaks that have words; all others are called by their codes in both languages.
TIEBREAK_WORDS = {"ONE": ("one-on-one", "face à face")}

EVENT: tuple[SettingRow, ...] = (
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
        ("quebec: the choices of Mays 2013; change any of them on this sheet",
         "quebec : les choix de Mays 2013 ; chacun peut être changé sur cette feuille"),
        "choice", choices=tuple((name, name, name) for name in RULE_SETS), optional=False,
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
        "tiebreaks", "winners", ("Victories, then", "Victoires, puis"),
        ("most victories win, byes and wins by default included (M14, M15)",
         "le plus de victoires, exempts et défauts compris (M14, M15)"), "codes",
        choices=tuple((code, *TIEBREAK_WORDS.get(code, (code, code))) for code in TIEBREAKS),
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

"""The settings everybody needs: the event, play, rounds, winners, this file."""

from __future__ import annotations

from nigiri.domain.rules import RULE_SETS
from nigiri.domain.tiebreaks import OTHER_NAMES, TIEBREAKS
from nigiri.workbook.settings.row import SettingRow
from nigiri.workbook.words.systems import SYSTEM_CHOICES

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
    SettingRow(
        "players_from", "event", ("Players from", "Joueurs tirés de"),
        ("another workbook in this folder: nigiri players brings its list, and what changed there",
         "un autre classeur de ce dossier : nigiri players en tire la liste et ses changements"),
    ),
    SettingRow(
        "family", "event", ("Played beside", "Joués à côté"),
        ("other workbooks in this folder, comma between: nobody may sit in two games at a time",
         "d'autres classeurs de ce dossier, entre virgules : personne à deux parties à la fois"),
    ),
    SettingRow("rules_of_play", "play", ("Rules and komi", "Règles et komi")),
    SettingRow("time_limits", "play", ("Time", "Temps")),
    SettingRow(
        "time_by_rank", "play", ("Time by rank", "Temps selon le rang"),
        ("as the stronger of two is: 4d: 2h30 + 60s; 30k: 1h30 + 30s (E8); empty: Time",
         "selon le plus fort : 4d : 2h30 + 60s ; 30k : 1h30 + 30s (E8) ; vide : Temps"),
    ),
    SettingRow(
        "handicap_reduction", "play", ("Handicap: difference minus", "Handicap : écart moins"),
        ("1: one rank apart is even, two ranks apart no komi; White wins a tied board (M12)",
         "1 : un rang d'écart à égalité, deux rangs sans komi ; Blanc gagne l'égalité (M12)"),
        "count", 0, 9, optional=False, aliases=("Handicap: rank difference minus",),
    ),
    SettingRow(
        "handicap_cap", "play", ("Highest handicap", "Handicap maximal"), ("0: all games even",
         "0 : tout à égalité"), "count", 0, 9, optional=False,
    ),
    SettingRow(
        "rules", "pairing", ("Rule set", "Jeu de règles"),
        ("where the event began; another one here changes nothing else: nigiri rules --apply",
         "d'où le tournoi est parti ; un autre ici ne change rien : nigiri rules --apply"),
        "choice", choices=tuple((name, name, name) for name in RULE_SETS), optional=False,
    ),
    SettingRow(
        "system", "pairing", ("System", "Système"),
        ("who meets whom; another one from a round on stands beside that round, above",
         "qui rencontre qui ; un autre dès une ronde se note à côté de cette ronde, en haut"),
        "choice", choices=SYSTEM_CHOICES,
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
        "strongest", "pairing", ("Strongest admitted", "Plus fort rang admis"),
        ("for novices or a bar-low event: whoever is stronger is a problem; empty: all (B26)",
         "pour débutants ou un tournoi limité : au-dessus, c'est un problème ; vide : tous (B26)"),
        "rank",
    ),
    SettingRow(
        "ranked_by", "winners", ("Places are", "Les places sont"),
        ("in each section (M14), or in one list of all (E7)",
         "par section (M14), ou dans une seule liste (E7)"), "choice",
        choices=(("sections", "in each section", "par section"),
                 ("all", "all together", "tous ensemble")),
    ),
    SettingRow(
        "first", "winners", ("First comes", "D'abord compte"),
        ("victories, byes and wins by default included (M14); the score (B1); all rounds (E7)",
         "les victoires, exempts et défauts compris (M14) ; le score (B1) ; l'assiduité (E7)"),
        "choice",
        choices=(("NBW", "victories", "victoires"), ("MMS", "score", "score"),
                 ("ALL", "who played all rounds", "qui a tout joué")),
    ),
    SettingRow(
        "tiebreaks", "winners", ("Tie-breaks", "Départages"),
        ("tie-breaks in order, comma between (M15, B30)",
         "les départages dans l'ordre, séparés par des virgules (M15, B30)"), "codes",
        aliases=("Victories, then", "Victoires, puis"),
        choices=tuple((code, *TIEBREAK_WORDS.get(code, (code, code))) for code in TIEBREAKS),
        also=tuple(OTHER_NAMES.items()),
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

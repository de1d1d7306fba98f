"""The settings of what rounds count, and of what tie-breaks see of them.

A kind of round (domain/model/scoring.py) is one row with four values, one for each of TABLES.
"""

from __future__ import annotations

from nigiri.workbook.settings.row import SettingRow

#: The fields of Scoring that are tables, in the order in which a row has their values.
TABLES = ("score", "victories", "seen", "seen_victories")

#: The prefixes of keys: of a field of Worth, and of any other field of Scoring.
WORTH_KEY, SCORING_KEY = "worth.", "scoring."

#: Field of Worth, label, note; the sources stand in the domain's table of the kinds of rounds.
_KINDS = (
    ("win", ("A win counts", "Une victoire compte"),
     ("won at the board (M5)", "gagnée au goban (M5)")),
    ("jigo", ("A jigo counts", "Un jigo compte"), ("a tied board (M5)", "partie nulle (M5)")),
    ("loss", ("A loss counts", "Une défaite compte"),
     ("lost at the board (M5)", "perdue au goban (M5)")),
    ("unfinished", ("An unfinished game counts", "Une partie inachevée compte"),
     ("as long as its result is missing: for both a loss (B11)",
      "tant que son résultat manque : une défaite pour les deux (B11)")),
    ("default_win", ("A win by default counts", "Une victoire par défaut compte"),
     ("the other one did not come (M5, B5)", "l'autre n'est pas venu (M5, B5)")),
    ("default_jigo", ("A jigo by default counts", "Un jigo par défaut compte"),
     ("half for both, unplayed", "la moitié pour chacun, sans jouer")),
    ("default_loss", ("A loss by default counts", "Une défaite par défaut compte"),
     ("did not come; also where neither did (M5, A9)",
      "n'est pas venu ; aussi quand aucun ne vient (M5, A9)")),
    ("both_win", ("A win of both counts", "Une victoire des deux compte"),
     ("played, and given to both (A9)", "jouée, et donnée aux deux (A9)")),
    ("both_lose", ("A loss of both counts", "Une défaite des deux compte"),
     ("played, and given to neither (A9)", "jouée, et donnée à aucun (A9)")),
    ("bye", ("A bye counts", "Un exempt compte"),
     ("a free round because the number is odd (M6)",
      "une ronde libre car le nombre est impair (M6)")),
    ("missed", ("A missed round counts", "Une ronde sautée compte"),
     ("out as announced, or sitting out for another (M5, B4)",
      "absence annoncée, ou place cédée à un autre (M5, B4)")),
    ("unassigned", ("An unannounced absence counts", "Une absence non annoncée compte"),
     ("neither game nor bye, and not out (E14)",
      "ni partie ni exempt, sans être noté absent (E14)")),
)  # fmt: skip

WORTHS: tuple[SettingRow, ...] = (
    *(
        SettingRow(WORTH_KEY + kind, "worth", label, note, "four", optional=False)
        for kind, label, note in _KINDS
    ),
    SettingRow(
        WORTH_KEY + "rounded", "worth", ("Half points at the end", "Demi-points à la fin"),
        ("stay; or the sum of rounds without a game is rounded down (B4); or everything (E7)",
         "reste ; ou la somme des rondes sans partie est arrondie (B4) ; ou tout (E7)"),
        "four",
        choices=(("none", "stay", "reste"),
                 ("idle", "missed down", "sautées bas"),
                 ("all", "down", "bas")),
        optional=False,
    ),
)  # fmt: skip

_NOTHING, _ZERO = ("nothing", "nothing", "rien"), ("zero", "0", "0")
_START = ("start", "the own initial score", "son score de départ")
_STAND_IN = (
    _NOTHING, _ZERO, _START, ("own less one", "the own score less 1", "son score moins 1"),
)  # fmt: skip

SUMS: tuple[SettingRow, ...] = (
    SettingRow(
        SCORING_KEY + "after_leaving", "sums",
        ("Who has left for good", "Qui est parti pour de bon"),
        ("no more: the score ends with the last round played (as in 2005); or it goes on",
         "plus rien : le score finit à la dernière ronde jouée (2005) ; ou il continue"),
        "choice",
        choices=(("nothing", "gets nothing any more", "ne reçoit plus rien"),
                 ("counted", "gets missed rounds", "reçoit des rondes sautées")),
    ),
    SettingRow(
        SCORING_KEY + "missed_sos", "sums", ("SOS of a missed round", "SOS d'une ronde sautée"),
        ("what stands there for an opponent: nothing (M17), or something of your own (B7)",
         "ce qui remplace l'adversaire : rien (M17), ou quelque chose de soi (B7)"),
        "choice", choices=_STAND_IN,
    ),
    SettingRow(
        SCORING_KEY + "bye_sos", "sums", ("SOS of a bye", "SOS d'un exempt"),
        ("likewise", "de même"), "choice", choices=_STAND_IN,
    ),
    SettingRow(
        SCORING_KEY + "bye_sdos", "sums", ("SDOS of a bye", "SDOS d'un exempt"),
        ("likewise, as if somebody had been beaten", "de même, comme un adversaire battu"),
        "choice", choices=_STAND_IN,
    ),
    SettingRow(
        SCORING_KEY + "idle_sosos", "sums",
        ("SOSOS of a round without a game", "SOSOS d'une ronde sans partie"),
        ("your own SOS (B7), or your initial score once for every round",
         "son propre SOS (B7), ou son score de départ une fois par ronde"),
        "choice",
        choices=(_NOTHING, _ZERO, _START, ("own", "the own SOS", "son propre SOS")),
    ),
    SettingRow(
        SCORING_KEY + "normalised", "sums",
        ("SOS brought to all rounds", "SOS ramené à toutes les rondes"),
        ("yes: divided by the opponents met, times the rounds (M17)",
         "oui : divisé par les adversaires rencontrés, fois les rondes (M17)"),
        "choice", choices=(("yes", "yes", "oui"), ("no", "no", "non")),
    ),
    SettingRow(
        SCORING_KEY + "handicaps", "sums", ("Handicaps in SOS", "Handicaps dans le SOS"),
        ("counted: an opponent counts the stones given more, the stones taken less",
         "comptés : un adversaire compte les pierres données en plus, reçues en moins"),
        "choice",
        choices=(("counted", "counted", "comptés"), ("left out", "left out", "ignorés")),
    ),
)  # fmt: skip

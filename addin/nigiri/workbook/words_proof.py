"""The words of the sheet Proof, in English and French.

What happened in a round is compared by live formulas: no two of these may be alike.
"""

from __future__ import annotations

PROOF: dict[str, tuple[str, str]] = {
    "sheet.proof": ("Proof", "Preuve"),
    "proof.title": (
        "Proof: every sum added up again",
        "Preuve : chaque somme refaite",
    ),
    "proof.agree": ("✓ all {sums} sums agree", "✓ les {sums} sommes concordent"),
    "proof.differ": (
        "✗ {wrong} of {sums} sums differ from what nigiri computed",
        "✗ {wrong} sommes sur {sums} diffèrent de ce que nigiri a calculé",
    ),
    "proof.total": ("total", "total"),
    # What happened: the kinds of rounds (domain/model/scoring.py)
    "proof.win": ("won", "gagné"),
    "proof.jigo": ("jigo", "jigo"),
    "proof.loss": ("lost", "perdu"),
    "proof.coming": ("not drawn yet", "pas encore tirée"),
    "proof.unfinished": ("playing", "en cours"),
    "proof.default_win": ("won by default", "gagné par défaut"),
    "proof.default_jigo": ("jigo by default", "jigo par défaut"),
    "proof.default_loss": ("lost by default", "perdu par défaut"),
    "proof.both_win": ("both won", "les deux gagnent"),
    "proof.both_lose": ("both lost", "les deux perdent"),
    "proof.bye": ("bye", "exempt"),
    "proof.missed": ("missed", "manquée"),
    "proof.unassigned": ("not paired", "sans partie"),
    "proof.gone_missed": ("left", "parti"),
    "proof.gone_unassigned": ("left, unannounced", "parti sans le dire"),
    # Why it was adjusted
    "proof.handicap": ("handicap {points}", "handicap {points}"),
}

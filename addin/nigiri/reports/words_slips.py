"""The words on result slips and pairing cards, in English and French."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Key -> the words in English and in French.
SLIPS: Mapping[str, tuple[str, str]] = {
    "slips": ("Result slips, round {number}", "Billets de résultat, ronde {number}"),
    "slips draft": (
        "Result slips, round {number} (draft)",
        "Billets de résultat, ronde {number} (brouillon)",
    ),
    "slips none": ("There is no game in this round.", "Il n'y a aucune partie dans cette ronde."),
    "agreed even": ("even", "égal"),
    "agreed even komi": ("even, komi {komi}", "égal, komi {komi}"),
    "agreed no komi": ("no komi", "sans komi"),
    "agreed no komi komi": ("no komi ({komi})", "sans komi ({komi})"),
    "agreed one komi": ("Black begins, komi {komi}", "Noir commence, komi {komi}"),
    "agreed stones": ("{stones:# stone|# stones}", "{stones:# pierre|# pierres}"),
    "agreed stones komi": (
        "{stones:# stone|# stones}, komi {komi}",
        "{stones:# pierre|# pierres}, komi {komi}",
    ),
    "agreed listed": ("{stones}", "{stones}"),
    "agreed listed komi": ("{stones}, komi {komi}", "{stones}, komi {komi}"),
    "slip winner": ("Winner's number", "No du gagnant"),
    "slip signature": ("Winner's signature", "Signature du gagnant"),
    "cards": ("Pairing cards", "Cartes d'appariement"),
    "cards after": (
        "Pairing cards, filled to round {number}",
        "Cartes d'appariement, remplies jusqu'à la ronde {number}",
    ),
    "cards none": ("Nobody is here yet.", "Personne n'est encore là."),
    "card bye": ("BYE", "EX."),
    "card group": ("Score {score} · players: {count}", "Score {score} · joueurs : {count}"),
    "card rating": ("rating {rating}", "cote {rating}"),
    "card section": ("section {section}", "section {section}"),
    "card start": ("start {score}", "départ {score}"),
    "card out": ("out: {rounds}", "absent : {rounds}"),
    "card won": ("won", "gagné"),
    "card lost": ("lost", "perdu"),
    "card jigo": ("jigo", "jigo"),
    "card playing": ("playing", "en cours"),
    "card no opponent": ("bye", "exempt"),
    "card missed": ("missed", "absent"),
    "card defaulted": ("{result}, by default", "{result}, par défaut"),
    "cards by hand": (
        (
            "To pair by hand: players with the same score meet, nobody meets the same player "
            "twice, nobody gets two byes."
        ),
        (
            "Pour apparier à la main : les joueurs du même score se rencontrent, personne ne "
            "rencontre deux fois le même joueur, personne n'est exempt deux fois."
        ),
    ),
}

"""The words of the sheet Handicaps, in English and French: how to read it, problems.

`words.text` finds the sentences, `problems.CODES` the problems.
"""

from __future__ import annotations

from typing import Literal

HANDICAPS: dict[str, tuple[str, str]] = {
    "sheet.handicaps": ("Handicaps", "Handicaps"),
    "handicaps.counts": ("✓ in use", "✓ en usage"),
    "handicaps.idle": ("not in use", "hors d'usage"),
    "handicaps.size": (
        "Board size on Event says which table is in use: now {board} × {board}.",
        "La taille du goban sous Tournoi dit quelle table sert : ici {board} × {board}.",
    ),
    "handicaps.difference": (
        "Difference: by {by}, less {minus} (Handicap by, Handicap: difference minus on Event).",
        "Écart : par {by}, moins {minus} (Handicap selon, Handicap : écart moins sous Tournoi).",
    ),
    "handicaps.stones": (
        "Stones: 0 even, 1 Black begins without a stone, 2 to 9 stones.",
        "Pierres : 0 à égalité, 1 Noir commence sans pierre, 2 à 9 pierres.",
    ),
    "handicaps.komi": (
        "Komi: White's points. Below 0 they are Black's.",
        "Komi : les points de Blanc. Sous 0, ils sont à Noir.",
    ),
    "handicaps.last": (
        "Larger differences count as the last row.",
        "Un écart plus grand compte comme la dernière ligne.",
    ),
    "handicaps.published": (
        "{board} × {board}: the table of {author}, as published.",
        "{board} × {board} : la table de {author}, telle que publiée.",
    ),
    "handicaps.changed": (
        "{board} × {board}: the table of {author}, changed here at the differences {differences}.",
        "{board} × {board} : la table de {author}, changée ici aux écarts {differences}.",
    ),
    "handicaps.source": (
        "Source: Sensei's Library, HandicapForSmallerBoardSizes. No association's (B23).",
        "Source : Sensei's Library, HandicapForSmallerBoardSizes. D'aucune association (B23).",
    ),
    # Check
    "check.stones": (
        "“{typed}” is no handicap: type 0 to 9",
        "« {typed} » n'est pas un handicap : tapez 0 à 9",
    ),
    # Why this handicap
    "answer.even": (
        "Even game: rank difference {difference}, minus {minus} (M12).",
        "Partie égale : écart de rangs {difference}, moins {minus} (M12).",
    ),
    "answer.top": (
        "For handicaps nobody counts higher than {rank}: {who}.",
        "Pour le handicap, personne ne compte plus haut que {rank} : {who}.",
    ),
    "answer.even.above": (
        "Even game: {who} entered at or above the rank from which games are even (B3, E8).",
        "Partie égale : {who} s'est inscrit assez haut pour jouer toujours à égalité (B3, E8).",
    ),
    "answer.even.by": (
        "Even game: by {by}, difference {difference}, minus {minus} (B3, A6).",
        "Partie égale : selon {by}, écart {difference}, moins {minus} (B3, A6).",
    ),
    "answer.even.close": (
        "Even game: by {by}, difference {difference}; up to {close} is even (A6).",
        "Partie égale : selon {by}, écart {difference} ; jusqu'à {close}, c'est égal (A6).",
    ),
    "answer.board": (
        (
            "Handicap {stones}, komi {komi}: sheet {sheet}, {board} × {board}; by {by}, "
            "difference {difference}, minus {minus}, at most {cap} (B23)."
        ),
        (
            "Handicap {stones}, komi {komi} : feuille {sheet}, {board} × {board} ; selon {by}, "
            "écart {difference}, moins {minus}, au plus {cap} (B23)."
        ),
    ),
    "answer.by": (
        "Handicap {stones}: by {by}, difference {difference}, minus {minus}, at most {cap} (A6).",
        "Handicap {stones} : selon {by}, écart {difference}, moins {minus}, au plus {cap} (A6).",
    ),
    "answer.by.rating": (
        (
            "Handicap {stones}: by {by}, difference {difference}, minus {minus}, rounded, "
            "at most {cap} (A6)."
        ),
        (
            "Handicap {stones} : selon {by}, écart {difference}, moins {minus}, arrondi, "
            "au plus {cap} (A6)."
        ),
    ),
    "answer.by.score": (
        (
            "Handicap {stones}: by {by}, difference {difference}, minus {minus}, rounded down, "
            "at most {cap} (B3)."
        ),
        (
            "Handicap {stones} : selon {by}, écart {difference}, moins {minus}, arrondi vers le "
            "bas, au plus {cap} (B3)."
        ),
    ),
    "answer.stones": (
        "Handicap {stones}: rank difference {difference}, minus {minus}, at most {cap} (M12).",
        "Handicap {stones} : écart de rangs {difference}, moins {minus}, au plus {cap} (M12).",
    ),
    "answer.unrated": (
        "{who} has no rating: the middle of {rank} counts (A3).",
        "{who} n'a pas de cote : le milieu de {rank} compte (A3).",
    ),
    "answer.unrated.rank": (
        "{who} has no rating: the rank at entry counts, {rank} (A6).",
        "{who} n'a pas de cote : le rang à l'inscription compte, {rank} (A6).",
    ),
}

HANDICAP_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "stones-unknown": ("stop",
        ("“{typed}” is not a number of stones.", "« {typed} » n'est pas un nombre de pierres."),
        ("Type 0 (even), 1 (Black begins), or 2 to 9.",
         "Tapez 0 (à égalité), 1 (Noir commence), ou 2 à 9.")),
    "stones-missing": ("stop",
        ("The handicap for a difference of {difference} is not complete.",
         "Le handicap pour un écart de {difference} est incomplet."),
        ("Type stones and komi; or empty this row and all below it.",
         "Tapez pierres et komi ; ou videz cette ligne et toutes celles d'en dessous.")),
    "stones-equal": ("stop",
        ("Equal players play even: a difference of 0 has 0 stones.",
         "À force égale on joue à égalité : un écart de 0 a 0 pierre."),
        ("Type 0.", "Tapez 0.")),
    "stones-open": ("stop",
        ("With 0 stones nobody is named to take Black; the komi here is not that of even games.",
         "Avec 0 pierre, rien ne dit qui a Noir ; le komi n'est pas celui des parties égales."),
        ("Type 1 if the weaker is to take Black without a stone.",
         "Tapez 1 si le plus faible doit avoir Noir sans pierre.")),
    "stones-order": ("look",
        ("A difference of {difference} gives Black less than a difference of {before}.",
         "Un écart de {difference} donne moins à Noir qu'un écart de {before}."),
        ("Correct one of the rows, or leave it so.",
         "Corrigez l'une des lignes, ou laissez ainsi.")),
}  # fmt: skip

"""The words of Grid, Crosstable, Tree, Proof and the Log, in English and French."""

from __future__ import annotations

from typing import Literal

CROSSTABLE: dict[str, tuple[str, str]] = {
    "sheet.crosstable": ("Crosstable", "Tableau croisé"),
    "crosstable.title": (
        "Crosstable after round {number}",
        "Tableau croisé après la ronde {number}",
    ),
    "crosstable.large": (
        "No crosstable: {players} players are ranked together, and {most} have room. Print it.",
        "Pas de tableau croisé : {players} joueurs ensemble, place pour {most}. À imprimer.",
    ),
    "crosstable.section": ("Section {number}", "Section {number}"),
    "crosstable.points": (
        "1³: won in round 3. 0 lost, ½ a jigo, ! by default",
        "1³ : gagné à la ronde 3. 0 perdu, ½ nulle, ! par défaut",
    ),
    "crosstable.signs": (
        "? still playing, · not met yet; column 1 is the first line",
        "? en cours, · pas encore rencontrés ; colonne 1 : la première ligne",
    ),
}


GRID: dict[str, tuple[str, str]] = {
    "grid.legend.circles": (
        (
            "Each box: opponent, ○ White or ● Black in an even game; +n takes, −n gives n stones "
            "(1 = no komi). Below: score after the round. Bold and shaded: won."
        ),
        (
            "Chaque case : adversaire, ○ Blanc ou ● Noir à égalité ; +n reçoit, −n donne n pierres "
            "(1 = sans komi). Dessous : score après la ronde. Gras et grisé : gagné."
        ),
    ),
    "grid.legend.letters": (
        (
            "Each box: opponent, W White or B Black in an even game; +n takes, −n gives n stones "
            "(1 = no komi). Below: score after the round. Bold and shaded: won."
        ),
        (
            "Chaque case : adversaire, B Blanc ou N Noir à égalité ; +n reçoit, −n donne n pierres "
            "(1 = sans komi). Dessous : score après la ronde. Gras et grisé : gagné."
        ),
    ),
    "grid.bye": ("bye", "ex."),
    "grid.default": (
        "{mark} Round {round}: {first} won against {second} by default.",
        "{mark} Ronde {round} : {first} gagne contre {second} par défaut.",
    ),
    "grid.default.none": (
        "{mark} Round {round}: {first} and {second} both lost by default.",
        "{mark} Ronde {round} : {first} et {second} perdent tous deux par défaut.",
    ),
    "grid.default.both": (
        "{mark} Round {round}: {first} and {second} both won by default.",
        "{mark} Ronde {round} : {first} et {second} gagnent tous deux par défaut.",
    ),
    "grid.default.jigo": (
        "{mark} Round {round}: {first} and {second} did not play and share the point.",
        "{mark} Ronde {round} : {first} et {second} n'ont pas joué et partagent le point.",
    ),
    "grid.provisional": (
        "{mark} Round {round}: {first} against {second} is missing; it counts {points} for now.",
        "{mark} Ronde {round} : {first} contre {second} manque ; compte {points} d'ici là.",
    ),
    "grid.rank": (
        "{mark} {first} {name} played as {rank} from round {round}.",
        "{mark} {first} {name} a joué comme {rank} dès la ronde {round}.",
    ),
    "grid.winner": ("Section {section}: {name}", "Section {section} : {name}"),
    "grid.winners": ("Winners", "Gagnants"),
    "grid.director": ("Director {name}", "Directeur {name}"),
    "grid.after": ("after round {number}", "après la ronde {number}"),
}
"""Key -> words in English and French."""


# The sheet Tree in English and French.


TREE: dict[str, tuple[str, str]] = {
    "sheet.tree": ("Tree", "Arbre"),
    "tree.title": ("Knockout", "Élimination directe"),
    "tree.playoff": ("Play-off for place {place}", "Barrage pour la place {place}"),
    "tree.third": ("Third place", "Troisième place"),
    "tree.free": ("free", "libre"),
}

TREE_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "tree-full": ("look",
        ("{who}: no place of the tree is left; other games and byes of this round have them all.",
         "{who} : plus de place dans l'arbre ; les autres parties et exempts les ont toutes."),
        ("Of two who were to meet one goes on: let them play, or take one of the byes away.",
         "De deux qui devaient se voir un seul continue : qu'ils jouent, ou ôtez un exempt.")),
    "tree-empty": ("look",
        ("{who}: neither game nor bye in this round, so nobody goes on from there in the tree.",
         "{who} : ni partie ni exempt à cette ronde ; personne ne continue donc dans l'arbre."),
        ("Pair them, or give the bye to who goes on. Who left: type the round into Out in rounds.",
         "Appariez-les, ou exemptez qui continue. Qui est parti se note en Absent aux rondes.")),
    "tree-out": ("look",
        ("{who}: not in the tree in this round; what is typed here decides nothing there.",
         "{who} : pas dans l'arbre à cette ronde ; ce qui est noté ici n'y décide rien."),
        ("Nothing to do, or take it away.", "Rien à faire, ou ôtez-le.")),
}  # fmt: skip
"""Code -> weight, sentence and way out in both languages."""


# The sheet Proof: no two kinds of rounds may have the same words, as live formulas compare them.


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


# The words of the Log in English and French: what was done by hand, what its seals show.


LOG: dict[str, tuple[str, str]] = {
    "log.count": ("Lines: {many}", "Lignes : {many}"),
    "log.by_hand": ("by hand", "à la main"),
    "log.unknown": (
        "No earlier state is at hand: what was edited by hand before is not listed.",
        "Aucun état antérieur n'est disponible : les corrections à la main ne sont pas listées.",
    ),
    "log.row-new": ("new row: {became}", "nouvelle ligne : {became}"),
    "log.row-gone": ("(row removed)", "(ligne supprimée)"),
    "log.sheet-new": ("new sheet", "nouvelle feuille"),
    "log.sheet-gone": ("(sheet removed)", "(feuille supprimée)"),
    "log.sheet-name": ("{became}", "{became}"),
    "log.sheet-own": ("own sheet changed", "feuille à vous, changée"),
    "log.columns-own": ("own columns changed", "colonnes à vous, changées"),
    "log.cell": ("{became}", "{became}"),
    "log.more": ("and {many} more here", "et {many} de plus ici"),
}

_LEAVE = (
    "The backups beside the file show what stood there (nigiri history); it then stays as it is.",
    "Les copies de secours montrent ce qu'il y avait (nigiri history) ; le reste demeure.",
)

LOG_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "log-changed": ("look",
        ("Lines of the Log are not as nigiri wrote them: row {rows}.",
         "Des lignes du Journal ne sont pas comme nigiri les a écrites : ligne {rows}."), _LEAVE),
    "log-added": ("look",
        ("Lines of the Log were not written by nigiri: row {rows}.",
         "Des lignes du Journal n'ont pas été écrites par nigiri : ligne {rows}."),
        ("Delete them; notes belong under Reason.",
         "Supprimez-les ; les remarques vont sous Raison.")),
    "log-gone": ("look",
        ("Lines of the Log are gone: number {numbers}.",
         "Des lignes du Journal manquent : numéro {numbers}."), _LEAVE),
}  # fmt: skip

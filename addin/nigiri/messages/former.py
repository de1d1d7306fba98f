"""Words that only workbooks have any more: wordings of once, by the key that has others today.

Frozen: what was once written is known for ever (tests/data/words.tsv has every wording). Labels
and choices stand in the form of `plain`, other words as they were written. Before a word of the
sheets is worded anew, run python -m tests.workbook.former_words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMER: Mapping[str, tuple[str, ...]] = {
    "grid.default": ("{mark} Ronde {round} : {first} gagne contre {second} par défaut.",),
    "grid.default.both": (
        "{mark} Ronde {round} : {first} et {second} gagnent tous deux par défaut.",
    ),
    "grid.default.none": (
        "{mark} Ronde {round} : {first} et {second} perdent tous deux par défaut.",
    ),
    "grid.legend.circles": (
        (
            "Je Feld: Gegner, ○ Weiß oder ● Schwarz ohne Vorgabe; +n bekommt, −n gibt n Steine "
            "(1 = ohne Komi). Darunter: Punkte nach der Runde. Fett und grau: gewonnen."
        ),
    ),
    "grid.legend.letters": (
        (
            "Je Feld: Gegner, W Weiß oder S Schwarz ohne Vorgabe; +n bekommt, −n gibt n Steine "
            "(1 = ohne Komi). Darunter: Punkte nach der Runde. Fett und grau: gewonnen."
        ),
    ),
    "grid.provisional": (
        "{mark} Ronde {round} : {first} contre {second} manque ; compte {points} d'ici là.",
        "{mark} Round {round}: {first} against {second} is missing; it counts {points} for now.",
        "{mark} Runde {round}: {first} gegen {second} fehlt noch; es zählt vorerst {points}.",
    ),
    "ladder.takes": (
        "{name} prend la place {of}, depuis la {place}",
        "{name} takes place {of}, from {place}",
    ),
    "log.order": (
        "Les places vont selon : {codes}",
        "Places go by: {codes}",
        "Plätze gehen nach: {codes}",
    ),
    "round.find": (
        "Find (name or number) ►",
        "Chercher (nom ou numéro) ►",
        "Suchen (Name oder Nummer) ►",
    ),
    "setting.apart_gap": (
        "separer : points que cela coute",
        "getrennt: was es kosten darf",
    ),
    "setting.band_k": (
        "k of bands",
        "k des bandes",
        "k der stufen",
    ),
    "setting.band_k_top": (
        "k of the top band",
        "k de la premiere bande",
        "k der obersten stufe",
    ),
    "setting.bye_host_rounds": (
        "byes stay with the host until round",
        "exempts chez l'hote jusqu'a la ronde",
        "freilose beim ausrichter bis runde",
    ),
    "setting.bye_policy": ("exempt",),
    "setting.bye_policy.home": (
        "most losses then the host",
        "le plus de defaites puis l'hote",
        "meiste niederlagen dann ausrichter",
    ),
    "setting.bye_policy.host": (
        "the host then most losses",
        "l'hote puis le plus de defaites",
        "ausrichter dann meiste niederlagen",
    ),
    "setting.bye_policy.winners": (
        "who has won a game",
        "qui a deja gagne",
    ),
    "setting.colour_rule": (
        "white of an even game",
        "blanc d'une partie egale",
    ),
    "setting.criterion.again": (
        "floated before",
        "a deja flotte",
        "schon hoch-/runtergelost",
    ),
    "setting.criterion.balanced": (
        "floats made good",
        "flottements compenses",
    ),
    "setting.criterion.boundaries": (
        "boundaries crossed",
        "frontieres franchies",
        "uberschrittene grenzen",
    ),
    "setting.criterion.floated": (
        "floated this way before",
        "a deja flotte ainsi",
        "schon so hoch-/runtergelost",
    ),
    "setting.criterion.floats": (
        "who floats",
        "qui flotte",
        "wer hoch-/runtergelost wird",
    ),
    "setting.criterion.third": (
        "third of a colour running",
        "troisieme couleur de suite",
        "dritte gleiche farbe in folge",
    ),
    "setting.director": ("turnierleiter",),
    "setting.event_id": ("identite",),
    "setting.family": (
        "played beside",
        "joues a cote",
        "daneben lauft",
    ),
    "setting.first": ("d'abord compte",),
    "setting.float_down": (
        "who floats down",
        "qui flotte vers le bas",
    ),
    "setting.float_up": (
        "who floats up",
        "qui flotte vers le haut",
    ),
    "setting.group.criteria": (
        "Ce qui rend un tirage meilleur : 1 compte le plus ; vide : ne compte pas",
        "Was eine Auslosung besser macht: 1 zählt am meisten; leer: zählt nicht",
        "What makes a draw better: 1 matters most; empty: does not count",
    ),
    "setting.group.pairing": ("Les tirages",),
    "setting.group.robin": ("Toutes rondes et groupes",),
    "setting.group.sums": (
        "Ce que voient les départages",
        "Was in Hilfswertungen zählt",
        "What tie-breaks see",
    ),
    "setting.group.worth": (
        "Ce que compte une ronde : score · victoires · dans les sommes : score · victoires",
        "Was eine Runde zählt: Punkte · Siege · für Gegner: Punkte · Siege",
        "What a round counts: score · victories · in opponents' sums: score · victories",
    ),
    "setting.handicap_reduction": ("handicap : ecart moins",),
    "setting.handicap_top": (
        "counted no higher than",
        "compte au plus comme",
        "zahlt hochstens als",
    ),
    "setting.host": ("ausrichter (stadt oder verein)",),
    "setting.komi_handicap": (
        "komi with stones",
        "komi avec pierres",
        "komi mit steinen",
    ),
    "setting.last_rounds": (
        "halves may give way from round",
        "moities souples des la ronde",
        "halften weichen ab runde",
    ),
    "setting.pattern": ("inside a score group",),
    "setting.pattern_after": (
        "and after that round",
        "et apres cette ronde",
        "und nach dieser runde",
    ),
    "setting.pattern_until": (
        "so until round",
        "ainsi jusqu'a la ronde",
        "so bis runde",
    ),
    "setting.players_from": ("joueurs tires de",),
    "setting.ranked_by": (
        "places are",
        "les places sont",
    ),
    "setting.robin_order": ("order of the meetings",),
    "setting.scoring.after_leaving": (
        "who has left for good",
        "qui est parti pour de bon",
    ),
    "setting.scoring.after_leaving.counted": (
        "gets missed rounds",
        "recoit des rondes sautees",
    ),
    "setting.scoring.after_leaving.nothing": (
        "gets nothing any more",
        "ne recoit plus rien",
    ),
    "setting.scoring.missed_sos": ("sos d'une ronde sautee",),
    "setting.scoring.normalised": ("sos brought to all rounds",),
    "setting.seed": (
        "seed",
        "graine",
        "zufallszahl",
    ),
    "setting.side_games": (
        "side event: games a pair",
        "tournoi libre : parties par paire",
        "tournoi parallele : parties par paire",
    ),
    "setting.side_least": (
        "tournoi libre : parties requises",
        "nebenturnier: partien fur platz",
        "tournoi parallele : parties pour etre classe",
    ),
    "setting.side_won_by": ("tournoi libre : premier par",),
    "setting.stand-in.own": ("the own sos",),
    "setting.stand-in.own-less-one": ("the own score less 1",),
    "setting.stand-in.start": ("the own initial score",),
    "setting.strongest": (
        "strongest admitted",
        "plus fort rang admis",
    ),
    "setting.supergroup_points": ("supergroupe au-dessus de",),
    "setting.team_best": (
        "equipes : resultats qui comptent",
        "mannschaften: was zahlt",
    ),
    "setting.team_boards": (
        "teams: boards of a match",
        "equipes : tables d'un match",
        "mannschaften: bretter",
    ),
    "setting.warn_gap": (
        "avertir des un ecart de",
        "warnen ab einem abstand von",
    ),
    "setting.worth.both_lose": (
        "a loss of both counts",
        "une defaite des deux compte",
        "eine niederlage beider zahlt",
    ),
    "setting.worth.both_win": (
        "a win of both counts",
        "une victoire des deux compte",
        "ein sieg beider zahlt",
    ),
    "setting.worth.default_jigo": (
        "un jigo par defaut compte",
        "ein kampfloses jigo zahlt",
    ),
    "setting.worth.default_loss": ("une defaite par defaut compte",),
    "setting.worth.default_win": ("une victoire par defaut compte",),
    "setting.worth.missed": ("une ronde sautee compte",),
    "setting.worth.rounded.all": (
        "down",
        "bas",
        "ab",
    ),
    "setting.worth.rounded.idle": (
        "missed down",
        "sautees bas",
        "ausgelassene ab",
    ),
    "setting.worth.rounded.none": (
        "stay",
        "reste",
    ),
}
"""Key of words that are found again in cells -> wordings that no catalogue has any more."""

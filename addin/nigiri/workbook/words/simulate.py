"""The words of `simulate`, in English and French; `words.text` finds them."""

from __future__ import annotations

SIMULATE: dict[str, tuple[str, str]] = {
    "simulate.title": (
        (
            "{tournaments:# tournament|# tournaments} of "
            "{players:# player|# players}, {rounds:# round|# rounds}"
        ),
        (
            "{tournaments:# tournoi|# tournois} de {players:# joueur|# joueurs}, "
            "{rounds:# ronde|# rondes}"
        ),
    ),
    "simulate.measure": ("On average", "En moyenne"),
    "simulate.as is": ("As it is", "Tel quel"),
    "simulate.first": ("First", "D'abord"),
    "simulate.then": ("Then", "Alors"),
    "simulate.what": ("{column}: {what}.", "{column} : {what}."),
    "simulate.sections are": ("sections down to {ranks}", "sections jusqu'à {ranks}"),
    "simulate.difference": ("Difference", "Différence"),
    "simulate.words": ("In words", "En mots"),
    # What is measured, by its code
    "simulate.order": ("Order against true strength", "Classement et force réelle"),
    "simulate.champion": ("Strongest of all wins", "Le plus fort de tous gagne"),
    "simulate.sections": ("Strongest wins own section", "Le plus fort gagne sa section"),
    "simulate.shared": ("Shared first places", "Premières places partagées"),
    "simulate.even": ("Even games", "Parties à égalité"),
    "simulate.ranks": ("Ranks between opponents", "Rangs entre adversaires"),
    # What a difference is worth
    "simulate.same": ("the same in every tournament", "pareil dans chaque tournoi"),
    "simulate.unclear": (
        "no difference that {tournaments:# tournament|# tournaments} could show",
        "pas de différence que {tournaments:# tournoi pourrait|# tournois pourraient} montrer",
    ),
    "simulate.perhaps": (
        "perhaps {way}; more tournaments would tell",
        "peut-être {way} ; il faudrait plus de tournois",
    ),
    "simulate.little": ("{way}, but too little to matter", "{way}, mais trop peu pour compter"),
    "simulate.clear": ("{way}", "{way}"),
    "simulate.better": ("better", "mieux"),
    "simulate.worse": ("worse", "moins bien"),
    "simulate.more": ("more", "plus"),
    "simulate.less": ("less", "moins"),
    # The sections
    "simulate.by section": (
        "How often the strongest of each section wins it",
        "Combien de fois le plus fort de chaque section la gagne",
    ),
    "simulate.section": ("Section", "Section"),
    "simulate.who": ("Players", "Joueurs"),
    "simulate.members": (
        "{ranks}, {players:# player|# players}",
        "{ranks}, {players:# joueur|# joueurs}",
    ),
    "simulate.unequal": (
        "The sections differ: in a small one the strongest wins more often by itself.",
        "Les sections diffèrent : dans une petite, le plus fort gagne déjà plus souvent.",
    ),
    # Notes
    "simulate.error": (
        "± is the standard error: with other luck a figure would differ by about so much.",
        "± est l'erreur type : avec une autre chance un chiffre varierait d'environ autant.",
    ),
    "simulate.paired": (
        "In both, the same players had the same strength and the same good and bad rounds.",
        "Dans les deux, les mêmes joueurs avaient la même force et les mêmes bonnes rondes.",
    ),
    "simulate.here": (
        "Always the whole event from round 1, with those who are here; results do not matter.",
        "Toujours tout le tournoi dès la ronde 1, avec les présents ; sans les résultats.",
    ),
    "simulate.everybody": (
        "Always the whole event from round 1, with all on the list; results do not matter.",
        "Toujours tout le tournoi dès la ronde 1, avec toute la liste ; sans les résultats.",
    ),
    "simulate.rated": (
        (
            "True strength: the rating, give or take {spread:# point|# points}. Who "
            "wins: the EGF's formula."
        ),
        (
            "Force réelle : la cote, à {spread:# point|# points} près. Qui gagne : "
            "la formule de l'EGF."
        ),
    ),
    "simulate.ranked": (
        (
            "True strength: the rank (100 points each), give or take {spread:# point|# points}. "
            "Who wins: the EGF's formula."
        ),
        (
            "Force réelle : le rang (100 points chacun), à {spread:# point|# points} près. "
            "Qui gagne : la formule de l'EGF."
        ),
    ),
    "simulate.loosened": (
        "Other sections: initial scores and sections of single players are left out there.",
        "Autres sections : scores initiaux et sections de joueurs seuls n'y comptent pas.",
    ),
    "simulate.stuck": (
        (
            "{stuck} of {tournaments:# tournament|# tournaments} came to a round "
            "that cannot be drawn; left out."
        ),
        (
            "Sur {tournaments}, {stuck:# tournoi avait|# tournois avaient} une ronde "
            "impossible à tirer ; laissés."
        ),
    ),
    "simulate.unwritten": ("Nothing was written.", "Rien n'a été écrit."),
    # The picture
    "simulate.picture.order": (
        "Final order against true strength",
        "Classement final et force réelle",
    ),
    "simulate.picture.tau": ("Kendall's tau-b", "tau-b de Kendall"),
    "simulate.picture.tournaments": ("tournaments", "tournois"),
    "simulate.picture.strongest": (
        "Where the strongest of all ends",
        "Où finit le plus fort de tous",
    ),
    "simulate.picture.place": ("place", "place"),
    "simulate.picture.mean": ("{column}: {mean} on average", "{column} : {mean} en moyenne"),
}

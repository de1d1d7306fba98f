"""What a simulation tells, in French."""

WORDS = {
    "simulate.title": (
        "{tournaments:# tournoi|# tournois} de {players:# joueur|# joueurs}, {rounds:# ronde|# "
        "rondes}"
    ),
    "simulate.measure": "En moyenne",
    "simulate.as is": "Tel quel",
    "simulate.first": "D'abord",
    "simulate.then": "Alors",
    "simulate.what": "{column} : {what}.",
    "simulate.sections are": "sections jusqu'à {ranks}",
    "simulate.difference": "Différence",
    "simulate.words": "En mots",
    "simulate.order": "Classement et force réelle",
    "simulate.champion": "Le plus fort de tous gagne",
    "simulate.sections": "Le plus fort gagne sa section",
    "simulate.shared": "Premières places partagées",
    "simulate.even": "Parties à égalité",
    "simulate.ranks": "Rangs entre adversaires",
    "simulate.same": "pareil dans chaque tournoi",
    "simulate.unclear": (
        "pas de différence que {tournaments:# tournoi pourrait|# tournois pourraient} montrer"
    ),
    "simulate.perhaps": "peut-être {way} ; il faudrait plus de tournois",
    "simulate.little": "{way}, mais trop peu pour compter",
    "simulate.clear": "{way}",
    "simulate.better": "mieux",
    "simulate.worse": "moins bien",
    "simulate.more": "plus",
    "simulate.less": "moins",
    "simulate.by section": "Combien de fois le plus fort de chaque section la gagne",
    "simulate.section": "Section",
    "simulate.who": "Joueurs",
    "simulate.members": "{ranks}, {players:# joueur|# joueurs}",
    "simulate.unequal": (
        "Les sections diffèrent : dans une petite, le plus fort gagne de toute façon plus souvent."
    ),
    "simulate.error": (
        "± est l'erreur type : avec un autre hasard, un chiffre varierait d'environ autant."
    ),
    "simulate.paired": (
        "Dans les deux, les mêmes joueurs avaient la même force et les mêmes bonnes et mauvaises "
        "rondes."
    ),
    "simulate.here": (
        "Toujours tout le tournoi dès la ronde 1, avec les présents ; les résultats déjà entrés ne "
        "comptent pas."
    ),
    "simulate.everybody": (
        "Toujours tout le tournoi dès la ronde 1, avec toute la liste ; les résultats déjà entrés "
        "ne comptent pas."
    ),
    "simulate.rated": (
        "Force réelle : la cote, à {spread:# point|# points} près. Qui gagne : la formule de l'EGF."
    ),
    "simulate.ranked": (
        "Force réelle : le rang (100 points chacun), à {spread:# point|# points} près. Qui gagne "
        ": la formule de l'EGF."
    ),
    "simulate.loosened": (
        "Autres sections : les scores de départ et sections notés à un seul joueur n'y comptent "
        "pas."
    ),
    "simulate.stuck": (
        "Sur {tournaments}, {stuck:# tournoi avait|# tournois avaient} une ronde impossible à "
        "apparier ; laissés de côté."
    ),
    "simulate.unwritten": "Rien n'a été écrit.",
    "simulate.cluster.missing": (
        "Pour une grappe, il faut Dask, qui n'est pas installé ; tapez : pip install "
        "'nigiri[cluster]'"
    ),
    "simulate.cluster.address": (
        "« {address} » n'est pas l'adresse d'un ordonnanceur. Écrivez-la comme Dask la montre, par "
        "exemple tcp://192.168.1.20:8786."
    ),
    "simulate.cluster.silent": (
        "Aucun ordonnanceur ne répond à {address}. Est-ce que Dask y tourne, et cet ordinateur "
        "peut-il l'atteindre ?"
    ),
    "simulate.cluster.idle": (
        "L'ordonnanceur à {address} n'a encore personne pour travailler. Tapez sur chaque "
        "ordinateur : dask worker {address}"
    ),
    "simulate.cluster.none": "Il n'y a pas de nigiri à {worker}. Installez-y nigiri {version}.",
    "simulate.cluster.version": (
        "À {worker}, il y a nigiri {other}, sur cet ordinateur {version}. Installez partout la "
        "même version."
    ),
    "simulate.cluster.lost": (
        "L'ordonnanceur à {address} a disparu, et les tournois avec lui. Recommencez quand il "
        "tournera."
    ),
    "simulate.cluster.killed": (
        "À {address}, des processus se sont arrêtés plusieurs fois pendant les mêmes tournois. "
        "Ont-ils assez de mémoire ?"
    ),
    "simulate.picture.order": "Classement final et force réelle",
    "simulate.picture.tau": "tau-b de Kendall",
    "simulate.picture.tournaments": "tournois",
    "simulate.picture.strongest": "Où finit le plus fort de tous",
    "simulate.picture.place": "place",
    "simulate.picture.mean": "{column} : {mean} en moyenne",
}

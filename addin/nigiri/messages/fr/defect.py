"""What a federation would refuse, and the way out, in French."""

WORDS = {
    "defect.no-id": "{name} n'a pas de numéro {federation}.",
    "defect.no-id.way": "Cherchez-le et tapez-le ; un nouveau membre part sans.",
    "defect.id-unreadable": "« {typed} » de {name} n'est pas un numéro de fédération.",
    "defect.id-unreadable.way": "Tapez 8 chiffres pour l'EGF, 7 pour la FFG, 6 au plus pour l'AGA.",
    "defect.id-twice": "{name} a le numéro {number} de {other}.",
    "defect.id-twice.way": "Corrigez l'un des deux.",
    "defect.name-twice": "Il y a un autre {name}, de numéro {other} au lieu de {number}.",
    "defect.name-twice.way": "Rien à faire pour deux personnes ; sinon corrigez.",
    "defect.lapsed": "L'adhésion de {name} a pris fin le {until}, avant le tournoi.",
    "defect.lapsed.way": "Renouvelez-la et tapez la nouvelle date.",
    "defect.rank-low": "{name} s'est inscrit {rank}, sous le {rated} de sa cote.",
    "defect.rank-low.way": "Corrigez le rang, ou dites la raison à la fédération.",
    "defect.rank-high": (
        "{name} s'est inscrit {rank}, plus d'un grade au-dessus du {rated} de sa cote."
    ),
    "defect.rank-high.way": "Corrigez le rang, ou faites-le approuver.",
    "defect.unrated-high": "{name} n'a pas de cote et s'est inscrit {rank}.",
    "defect.unrated-high.way": (
        "Tapez la cote, ou faites approuver le rang (jusqu'à 2d sans approbation)."
    ),
    "defect.given": "{name} n'a pas de prénom.",
    "defect.given.way": "Tapez-le : il faut les deux noms.",
    "defect.letters": "Le fichier ne sait dire {letters} de {name}.",
    "defect.letters.way": "Tapez le nom en lettres latines, comme la fédération le connaît.",
    "defect.letters-latin": "Le fichier ne sait dire {letters} de {name}.",
    "defect.letters-latin.way": "Tapez le nom en lettres d'Europe de l'Ouest.",
    "defect.player-country": "{name} n'a pas de pays en deux lettres.",
    "defect.player-country.way": "Tapez FR, DE, UK ...",
    "defect.event-name": "Le nom du tournoi manque.",
    "defect.event-name.way": (
        "Tapez comment la liste des tournois doit l'appeler : Open de printemps 2026."
    ),
    "defect.dates-missing": "Les dates du tournoi manquent.",
    "defect.dates-missing.way": "Tapez 2026-05-12 - 2026-05-13, ou 12-13 mai 2026.",
    "defect.dates": "On ne peut être sûr des jours de « {typed} ».",
    "defect.dates.way": "Tapez 2026-05-12 - 2026-05-13, ou 12-13 mai 2026.",
    "defect.late": (
        "Le tournoi a fini il y a {days:# jour|# jours} ; après 30 jours l'AGA peut le refuser."
    ),
    "defect.late.way": "Écrivez d'abord à l'AGA ; ou corrigez les dates.",
    "defect.place": "Le lieu manque.",
    "defect.place.way": "Tapez la ville, et son pays ou son État : Lyon, FR.",
    "defect.region": "Le pays ou l'État de {typed} manque.",
    "defect.region.way": "Ajoutez deux lettres : Lyon, FR ou Princeton, NJ.",
    "defect.times-missing": "Les temps de réflexion manquent.",
    "defect.times-missing.way": (
        "Tapez 60 min + 30 s byo-yomi, 60 min + 15/5, 45 min + 10 s Fischer."
    ),
    "defect.times": "« {typed} » ne dit pas tous les temps de réflexion.",
    "defect.times.way": "Tapez 60 min + 30 s byo-yomi, 60 min + 15/5, 45 min + 10 s Fischer.",
    "defect.class": (
        "Temps principal {main} min, ajusté {adjusted} min : trop court pour les classes de l'EGF."
    ),
    "defect.class.way": "Corrigez les temps ; de telles parties ne comptent pas.",
    "defect.times-short": "« {typed} » est plus court que ce que l'AGA accepte.",
    "defect.times-short.way": "Corrigez les temps ; de telles parties ne comptent pas.",
    "defect.board": "Les parties sur {size}×{size} ne comptent pas.",
    "defect.board.way": "N'envoyez que des tournois sur 19×19.",
    "defect.rounds": "Rondes tirées : {drawn} sur {rounds}.",
    "defect.rounds.way": "Tirez les autres, ou corrigez le nombre de rondes.",
    "defect.result": "Ronde {round} : {white} - {black} n'a pas de résultat.",
    "defect.result.way": "Tapez-le.",
    "defect.default": (
        "Ronde {round} : {white} - {black} compte comme jouée, mais {name} y est absent."
    ),
    "defect.default.way": (
        "Si personne n'a joué, tapez le gagnant et def ; sinon corrigez Absent aux rondes."
    ),
    "defect.unsayable": (
        "Ronde {round} : {white} - {black} n'a pas un seul gagnant et n'est pas envoyée."
    ),
    "defect.unsayable.way": "Corrigez le résultat, ou dites-le à la fédération.",
    "defect.both": "Ronde {round} : {white} - {black} a un même résultat pour les deux.",
    "defect.both.way": "Corrigez le résultat, ou dites-le à la fédération.",
    "defect.read-back": "Ronde {round} : {white} - {black} a été relu autrement que saisi.",
    "defect.read-back.way": "Corrigez l'un des deux.",
}

"""What a federation would refuse, and the way out, in French."""

WORDS = {
    "defect.no-id": "{name} n'a pas de numéro {federation}.",
    "defect.no-id.many": "{players} joueurs n'ont pas de numéro {federation}.",
    "defect.no-id.way": "Cherchez-le et tapez-le ; pour un nouveau membre, laissez vide.",
    "defect.id-unreadable": "« {typed} » de {name} n'est pas un numéro de fédération.",
    "defect.id-unreadable.way": "Tapez 8 chiffres pour l'EGF, 7 pour la FFG, 5 au plus pour l'AGA.",
    "defect.id-long": "{name} a le numéro AGA {number} ; aucun n'a plus de cinq chiffres.",
    "defect.id-long.way": "Cherchez-le et tapez-le ; pour un nouveau membre, laissez vide.",
    "defect.id-twice": "{name} a le même numéro que {other} : {number}.",
    "defect.id-twice.way": "Corrigez l'un des deux.",
    "defect.name-twice": (
        "{name} est deux fois dans la liste, avec les numéros {number} et {other}."
    ),
    "defect.name-twice.way": "Laissez ainsi si ce sont deux personnes ; sinon corrigez l'une.",
    "defect.lapsed": "L'adhésion de {name} a pris fin le {until}, avant le tournoi.",
    "defect.lapsed.many": ("L'adhésion de {players} joueurs a pris fin avant le tournoi."),
    "defect.lapsed.way": "Renouvelez-la et tapez la nouvelle date.",
    "defect.no-end": "Personne ne sait jusqu'à quand {name} est membre de l'AGA.",
    "defect.no-end.many": "Personne ne sait jusqu'à quand {players} joueurs sont membres de l'AGA.",
    "defect.no-end.way": (
        "Cherchez la date dans la liste de l'AGA et tapez-la sous Membre jusqu'au ; à vie : "
        "2099-12-31."
    ),
    "defect.rank-low": "{name} s'est inscrit {rank} ; selon sa cote, ce serait {rated}.",
    "defect.rank-low.many": (
        "{players} joueurs se sont inscrits au-dessous du rang que donne leur cote."
    ),
    "defect.rank-low.way": "Corrigez le rang, ou dites la raison à la fédération.",
    "defect.rank-high": (
        "{name} s'est inscrit {rank}, plus d'un rang au-dessus de {rated}, selon sa cote."
    ),
    "defect.rank-high.many": (
        "{players} joueurs se sont inscrits plus d'un rang au-dessus de celui de leur cote."
    ),
    "defect.rank-high.way": "Corrigez le rang, ou faites-le approuver.",
    "defect.unrated-high": "{name} n'a pas de cote et s'est inscrit {rank}.",
    "defect.unrated-high.many": (
        "{players} joueurs n'ont pas de cote et se sont inscrits au-dessus de 2d."
    ),
    "defect.unrated-high.way": (
        "Tapez la cote, ou faites approuver le rang (pas nécessaire jusqu'à 2d)."
    ),
    "defect.given": "{name} n'a pas de prénom.",
    "defect.given.many": "{players} joueurs n'ont pas de prénom.",
    "defect.given.way": "Tapez-le : la fédération a besoin des deux noms.",
    "defect.letters": "{letters}, dans le nom de {name}, ne peut pas s'écrire dans le fichier.",
    "defect.letters.many": "{players} noms ne peuvent pas s'écrire dans le fichier.",
    "defect.letters.way": (
        "Tapez le nom en lettres latines, comme la fédération le connaît, ou ajoutez-les entre "
        "parenthèses : 太田 (Ota). D'ici là, aucun fichier n'est écrit."
    ),
    "defect.player-country": "Le pays de {name} manque.",
    "defect.player-country.many": "{players} joueurs n'ont pas de pays.",
    "defect.player-country.way": "Tapez deux lettres ou le nom : IE ou Irlande.",
    "defect.country-unknown": "« {typed} », le pays de {name}, n'est pas connu.",
    "defect.country-unknown.way": "Tapez deux lettres ou le nom : IE ou Irlande.",
    "defect.event-name": "Le nom du tournoi manque.",
    "defect.event-name.way": (
        "Tapez-le comme la liste des tournois doit le montrer : Open de printemps 2026."
    ),
    "defect.dates-missing": "Les dates du tournoi manquent.",
    "defect.dates-missing.way": "Tapez 2026-05-12 - 2026-05-13, ou 12-13 mai 2026.",
    "defect.dates": "« {typed} » ne dit pas clairement de quels jours il s'agit.",
    "defect.dates.way": "Tapez 2026-05-12 - 2026-05-13, ou 12-13 mai 2026.",
    "defect.late": (
        "Le tournoi a fini il y a {days:# jour|# jours} ; après 30 jours l'AGA peut le refuser."
    ),
    "defect.late.way": "Écrivez d'abord à l'AGA ; ou corrigez les dates.",
    "defect.place": "Le lieu manque.",
    "defect.place.way": "Tapez la ville, et son pays ou son État : Lyon, FR ou Princeton, NJ.",
    "defect.region": "Le pays ou l'État de {typed} manque.",
    "defect.region.way": "Ajoutez deux lettres : Lyon, FR ou Princeton, NJ.",
    "defect.times-missing": "Les temps de réflexion manquent.",
    "defect.times-missing.way": (
        "Tapez 60 min + 30 s byo-yomi, 60 min + 15/5, 45 min + 10 s Fischer ; sans temps "
        "supplémentaire : 45 min mort subite."
    ),
    "defect.times": "« {typed} » ne dit pas tous les temps de réflexion.",
    "defect.times.way": (
        "Tapez 60 min + 30 s byo-yomi, 60 min + 15/5, 45 min + 10 s Fischer ; sans temps "
        "supplémentaire : 45 min mort subite."
    ),
    "defect.class": (
        "Temps principal {main} min, ajusté {adjusted} min : trop court pour les classes de l'EGF."
    ),
    "defect.class.way": "Corrigez les temps ; de telles parties ne comptent pas pour la cote.",
    "defect.times-short": "« {typed} » est plus court que ce que l'AGA accepte pour la cote.",
    "defect.times-short.way": (
        "Corrigez les temps ; de telles parties ne comptent pas pour la cote."
    ),
    "defect.board": "Les parties sur {size}×{size} ne comptent pas pour la cote.",
    "defect.board.way": "N'envoyez que des tournois sur 19×19.",
    "defect.rounds": "Rondes appariées : {drawn} sur {rounds}.",
    "defect.rounds.way": "Appariez les autres, ou corrigez le nombre de rondes.",
    "defect.result": "Ronde {round} : {white} - {black} n'a pas de résultat.",
    "defect.result.way": "Tapez-le.",
    "defect.default": (
        "Ronde {round} : {white} - {black} compte comme jouée, mais {name} est absent à cette "
        "ronde."
    ),
    "defect.default.way": (
        "Si personne n'a joué, tapez le gagnant avec def ; sinon corrigez Absent aux rondes."
    ),
    "defect.unsayable": (
        "Ronde {round} : {white} - {black} n'a pas un seul gagnant et n'est pas envoyée."
    ),
    "defect.unsayable.way": "Corrigez le résultat, ou dites-le à la fédération.",
    "defect.both": "Ronde {round} : {white} - {black} a un même résultat pour les deux.",
    "defect.both.way": "Corrigez le résultat, ou dites-le à la fédération.",
    "defect.read-back": "Ronde {round} : {white} - {black} : la relecture donne un autre résultat.",
    "defect.read-back.way": "Corrigez l'un des deux.",
}

"""Files of other programs and of federations, in French."""

WORDS = {
    # what the formats are called
    "format.aga": "rapport à l'AGA",
    "format.aga-2008": "rapport à l'AGA, forme de 2008",
    "format.egf": "résultats pour l'EGF",
    "format.egf-defaults": "résultats pour l'EGF avec forfaits",
    "format.ffg": "résultats pour la FFG (.tou)",
    # files that cannot be read
    "foreign.empty": "Le fichier est vide.",
    "foreign.unknown": "Ce n'est pas un tournoi lisible par nigiri : {formats}.",
    "foreign.unwritable": "nigiri n'écrit pas le format « {asked} » ; choisissez parmi {choices}.",
    "foreign.packed": "Le fichier est compressé, et abîmé ou protégé : décompressez-le d'abord.",
    "foreign.workbook": (
        "C'est un classeur ; pour une liste de joueurs qu'il contient : `nigiri import`."
    ),
    "foreign.files": (
        "Il contient {count} fichiers : décompressez-le et indiquez celui que vous voulez."
    ),
    "foreign.unpacked-large": "Décompressé, il dépasse {most} Mo ; aucun tournoi n'est si grand.",
    "foreign.large": "Il dépasse {most} Mo ; aucun tournoi n'est si grand.",
    "foreign.players": "Il a {players} joueurs ; le maximum est {most}.",
    "foreign.library": (
        "Il faut pour cela {library}, qui n'est pas installé : pip install 'nigiri[tables]'"
    ),
    # XML that cannot be read
    "foreign.xml.entities": (
        "Il déclare ses propres entités XML, ce qu'aucun programme de tournoi n'écrit."
    ),
    "foreign.xml.elements": "Il a plus d'un million d'éléments ; aucun tournoi n'est si grand.",
    "foreign.xml.attributes": (
        "Il a {many} attributs au même endroit ; aucun tournoi n'en a autant."
    ),
    "foreign.xml.damaged": (
        "Ce n'est pas du XML, ou le fichier est abîmé ou tronqué (ligne {line}). Téléchargez-le de "
        "nouveau."
    ),
    "foreign.xml.macmahon": (
        "C'est du XML, mais pas un tournoi de MacMahon : il n'y a ni joueurs ni réglages."
    ),
    "foreign.xml.opengotha": (
        "C'est du XML, mais pas un tournoi d'OpenGotha : il n'y a ni joueurs ni réglages."
    ),
    # JSON that cannot be read
    "foreign.json.damaged": "Ce n'est pas du JSON lisible : {why}.",
    "foreign.json.other": "C'est du JSON, mais pas un tournoi de nigiri.",
    "foreign.json.version": "Sa version est « {version} » ; ce nigiri connaît la {known}.",
    "foreign.json.missing": "Il manque {at}.",
    "foreign.json.value": "{at} : « {found} » ne peut pas être là dans un tournoi.",
    "foreign.json.many": "Il a {players} joueurs et {count} rondes : c'est trop.",
    "foreign.json.numbers": "Deux joueurs ont le même numéro, ou un numéro n'en est pas un.",
    "foreign.json.names": "Un joueur n'a pas de nom.",
    "foreign.json.rounds": "Les rondes ne sont pas numérotées 1, 2, 3 et ainsi de suite.",
    "foreign.json.wish": "Un souhait concerne un numéro que personne n'a.",
    "foreign.json.stranger": "À la ronde {round}, il y a un numéro que personne n'a.",
    "foreign.json.twice": "À la ronde {round}, quelqu'un joue deux fois.",
    # tables and reports that cannot be read
    "foreign.aga.no-players": (
        "Ce n'est pas un rapport à l'AGA : il n'a aucune ligne de joueur (numéro, nom, force)."
    ),
    "foreign.egf.no-players": (
        "Ce n'est pas un fichier de résultats de l'EGF : il n'a aucune ligne de joueur."
    ),
    "foreign.ffg.no-players": (
        "Ce n'est pas un fichier .tou de la FFG : il n'a aucune ligne de joueur."
    ),
    # lists of members that cannot be read
    "foreign.members.large": "Ce n'est pas une liste de membres : elle dépasse 64 mégaoctets.",
    "foreign.members.damaged": (
        "Cela ressemble à une liste {federation}, mais elle a {damaged:# ligne abîmée|# lignes "
        "abîmées} et {sound:# bonne|# bonnes}. Une liste de votre club a les en-têtes Nom et Rang "
        "à la première ligne."
    ),
    "foreign.members.shifted.rating": (
        "Les colonnes de cette liste ne sont pas celles de l'AGA : à la place de la cote, il y a "
        "{typed}. Enregistrez la liste encore une fois depuis la page de l'AGA et chargez-la telle "
        "quelle."
    ),
    "foreign.members.shifted.expires": (
        "Les colonnes de cette liste ne sont pas celles de l'AGA : à la place de la fin de "
        "l'adhésion, il y a {typed}. Enregistrez la liste encore une fois depuis la page de l'AGA "
        "et chargez-la telle quelle."
    ),
    "foreign.members.shifted.state": (
        "Les colonnes de cette liste ne sont pas celles de l'AGA : à la place de l'État, il y a "
        "{typed}. Enregistrez la liste encore une fois depuis la page de l'AGA et chargez-la telle "
        "quelle."
    ),
    # what kinds of files never hold
    "lost.aga": (
        "Un rapport à l'AGA n'a ni tables, ni exempts, ni scores de départ : tous partent de 0, "
        "et un joueur sans partie à une ronde l'a manquée."
    ),
    "lost.egf": (
        "Un fichier de résultats de l'EGF n'a ni tables, ni komi d'une partie, ni sections ; les "
        "scores de départ sont dans la colonne Autre départ."
    ),
    "lost.ffg": "Un fichier .tou n'a ni tables, ni places, ni réglages des appariements.",
    # lists of what is lost
    "lost.and": " ; ",
    "lost.more": "{things} et {more} de plus",
    "lost.not-understood": "Pas compris : {things}.",
    "lost.words": "Pas compris, ou en partie seulement : {things}.",
    "lost.said": "Le fichier dit aussi : {key} : {value}",
    "lost.said.all": "Le fichier dit aussi : {things}.",
    "lost.line": "La ligne {line} n'est pas celle d'un joueur : {words}",
    "lost.field": "{at}.{name} n'est pas connu.",
    # players
    "lost.cities": "Villes : {things}.",
    "lost.states": "Régions : {things}.",
    "lost.nationalities": "Nationalités : {things}.",
    "lost.teams": "Équipes : {things}.",
    "lost.coaches": "Entraîneurs : {things}.",
    "lost.notes": "Notes : {things}.",
    "lost.fees": "Tarifs : {things}.",
    "lost.asian-names": "Noms en caractères asiatiques : {things}.",
    "lost.hidden": "Noms cachés sur les pages publiées, mais écrits dans le fichier : {things}.",
    "lost.reserves": "Joueurs qui ne jouent qu'au besoin : {things}.",
    "lost.offers": "Propositions de sauter une ronde : {things}.",
    "lost.promised-byes": "Exemptions promises : {things}.",
    "lost.own-sections": "Sections autres que selon le rang : {things}.",
    "lost.ranks-today": "Rangs actuels qui diffèrent de ceux de l'inscription : {things}.",
    "lost.federation-numbers": "Numéros de fédération : {things}.",
    "lost.wrong-numbers": "Numéros qui ne sont pas ceux de leur fédération : {things}.",
    "lost.licences": "L'état de la licence FFG de {players:# joueur|# joueurs}.",
    "lost.evidence": "Pourquoi l'inscription de {name} diffère de ce qui est publié : {why}",
    "lost.no-family": "Joueurs sans nom de famille, appelés ici : {things}.",
    "lost.same-names": "Noms qui y sont deux fois, numérotés : {things}.",
    "lost.alike-names": "Noms qui y seraient pareils, numérotés : {things}.",
    "lost.no-figure": "Pas un nombre : {things}.",
    # ranks, ratings, start scores
    "lost.ranks-missing": "Rangs manquants ou pas compris : {things}.",
    "lost.ranks-beyond": "Rangs hors de 30k à 9d : {things}.",
    "lost.grades": "Rangs officiels qui diffèrent du rang joué : {things}.",
    "lost.ratings-beyond": "Cotes que personne ne peut avoir : {things}.",
    "lost.ratings-old": "Ses cotes sont sur une ancienne échelle ; on a ajouté {points} à chacune.",
    "lost.own-starts": "Scores de départ particuliers : {things}.",
    "lost.corrections": (
        "Scores de départ corrigés de {players:# joueur|# joueurs} : tous partent de 0."
    ),
    "lost.quarters": "Quarts de point dans les corrections : {things}.",
    "lost.half-starts": "Scores de départ d'un demi-point, arrondis vers le bas : {things}.",
    "lost.higher": (
        "Tous les scores y sont {points:# point|# points} plus haut : personne ne part au-dessous "
        "de 0."
    ),
    "lost.lower": "Tous les scores y sont {points:# point|# points} plus bas.",
    # teams
    "lost.teams.empty": "Équipes sans joueurs : {things}.",
    "lost.teams.twice": "Joueurs de deux équipes, ici de la première : {things}.",
    "lost.teams.names": "Noms d'équipes qui y sont deux fois, numérotés : {things}.",
    "lost.teams.strangers": "Joueurs d'équipes absents de sa liste : {things}.",
    "lost.teams.boards": (
        "Ordre des tables qui change de ronde en ronde, ici celui de la première : {things}."
    ),
    "lost.teams.unnumbered": "Équipes de joueurs sans numéro : {things}.",
    # games and byes that are left out, or read otherwise
    "lost.games.strangers": "Parties et exempts de joueurs absents de sa liste : {things}.",
    "lost.games.seated": "Parties et exempts de joueurs déjà placés à cette ronde : {things}.",
    "lost.games.oneself": "Parties contre soi-même : {things}.",
    "lost.games.no-round": "Parties et exempts hors des rondes 1 à {most} : {things}.",
    "lost.games.not-both": (
        "Parties omises, l'un des deux n'étant pas dans la liste des joueurs : {things}."
    ),
    "lost.games.busy": "Parties omises, l'un des deux jouant déjà à cette ronde : {things}.",
    "lost.games.one-sided": "Parties omises, car absentes de la ligne de l'adversaire : {things}.",
    "lost.games.unlike": (
        "Parties dont les deux lignes se contredisent, ici sans résultat : {things}."
    ),
    "lost.games.short-lines": "Lignes sans {results:# résultat|# résultats} : {things}.",
    "lost.games.colours": (
        "{games:# partie à handicap est sans couleurs|# parties à handicap sont sans couleurs} : "
        "le mieux placé a Blanc."
    ),
    "lost.games.unknown-colours": (
        "Le fait que les couleurs de {games:# partie|# parties} à handicap sont inconnues."
    ),
    "lost.games.handicaps": "Handicaps qui ne vont pas de 0 à {most} : {things}.",
    "lost.games.jigos": "Jigos par forfait, ici des parties jouées : {things}.",
    "lost.games.tables": "Tables qui servent deux fois dans une ronde : {things}.",
    "lost.games.komi-besides": "Un komi différent : {things}.",
    "lost.games.komi": "Komi propre à certaines parties : {things}.",
    "lost.games.size": "La taille du goban propre à certaines parties : {things}.",
    "lost.games.open-colours": (
        "Les couleurs qui ne sont pas notées ; le joueur nommé d'abord est envoyé comme Blanc : "
        "{things}."
    ),
    "lost.games.kept": "Paires à garder quand on apparie de nouveau : {things}.",
    "lost.games.side": "Les parties des tournois libres : tapez-les sur leurs feuilles.",
    # rounds
    "lost.rounds.byes": (
        "Rondes à plusieurs exempts, dont le fichier ne peut garder qu'un : {things}."
    ),
    "lost.rounds.played": (
        "Son nombre de rondes est {rounds}, mais {played:# y est jouée|# y sont jouées}."
    ),
    "lost.rounds.beyond": (
        "Un classeur a au plus {most} rondes ; {more:# de plus est omise|# de plus sont omises}."
    ),
    "lost.rounds.unsaid": (
        "Le fichier ne dit pas à quelle ronde est une partie : une nouvelle commence quand "
        "quelqu'un rejoue."
    ),
    "lost.rounds.systems": "Les systèmes de certaines rondes.",
    # places
    "lost.places.first": "Les places d'abord selon {code} : ici {first} passe avant.",
    "lost.places.unknown": "Le critère {name} des places, inconnu ici.",
    "lost.places.word": "Les places selon {code} : le fichier n'a pas de mot pour cela.",
    "lost.places.room": "Les places selon {code} : le fichier n'a pas de place pour ce critère.",
    "lost.places.silent": (
        "Le fichier ne dit rien des scores : les scores de départ sont ceux qui donnent ses places."
    ),
    "lost.places.uneven": (
        "Le fichier n'a pas les mêmes chiffres à toutes les lignes : les scores de départ sont "
        "ceux qui donnent ses places."
    ),
    "lost.places.columns": (
        "Colonne {columns} des chiffres : aucun départage connu ici, donc omise."
    ),
    "lost.places.elsewhere": (
        "À une autre place que dans le fichier : {players:# joueur|# joueurs}."
    ),
    # settings
    "lost.settings": "Réglages impossibles tels qu'ils y sont : {things}.",
    "lost.set.description": "La description : {words}.",
    "lost.set.about": "Le lieu, les jours et le directeur.",
    "lost.set.dates-unclear": "Les dates, qui ne sont pas comprises : {typed}.",
    "lost.set.dates-none": "Les dates : il n'y en a pas dans Tournoi.",
    "lost.set.times": "Les temps de réflexion.",
    "lost.set.times-unclear": "Les temps de réflexion, qui ne sont pas compris : {typed}.",
    "lost.set.times-part": "Les temps de réflexion en partie, seulement leur début : {typed}.",
    "lost.set.times-none": "Les temps de réflexion : il n'y en a pas dans Tournoi.",
    "lost.set.times-unsaid": (
        "Le fichier ne dit pas de quoi est fait son temps ajusté : écrivez le temps dans Tournoi."
    ),
    "lost.set.board": "La taille du goban, {size} : ici 19.",
    "lost.set.small-boards": "Les handicaps des petits gobans.",
    "lost.set.komi": "Le komi.",
    "lost.set.rules": "Les règles du jeu.",
    "lost.set.host": "L'hôte.",
    "lost.set.tables": "Les tables inutilisées : {tables}.",
    "lost.set.winner": (
        "La première place de {name} : le programme ne demande pas qui a manqué une ronde."
    ),
    "lost.set.wishes": "Les souhaits.",
    "lost.set.prizes": "Les prix des sections.",
    "lost.set.categories": (
        "Les catégories, jusqu'à {ranks}, gardées pour son fichier : ici la section 1 est le "
        "groupe de tête."
    ),
    "lost.set.weights": (
        "Les poids de son appariement qui ne sont pas les habituels, alors qu'ici un critère "
        "passe avant l'autre : {things}."
    ),
    "lost.set.club-groups": (
        "{groups:# groupe|# groupes} de clubs : pour son fichier, sans effet sur les appariements "
        "d'ici."
    ),
    "lost.set.supergroup": "Le supergroupe au-dessus de la barre.",
    "lost.set.rating-ranks": "Les rangs tirés des cotes.",
    "lost.set.rating-starts": "Les scores de départ tirés des cotes.",
    "lost.set.half-groups": "L'arrondi vers le bas des groupes de score d'un demi-point.",
    "lost.set.handicap-ratings": (
        "Les handicaps selon les cotes : l'autre programme les donne selon les rangs."
    ),
    "lost.set.even": (
        "Les joueurs qui jouent toujours à égalité : dans l'autre programme, personne ne compte "
        "comme plus fort que ce rang."
    ),
    "lost.set.victories": (
        "L'appariement selon les victoires : ici il suit le score, car certains critères des "
        "places en ont besoin."
    ),
    "lost.set.by-victories": (
        "L'autre programme apparie les joueurs selon les victoires, puisque les places en "
        "dépendent d'abord."
    ),
    "lost.set.scoring": (
        "Ce que comptent les rondes : dans l'autre programme, les places peuvent différer."
    ),
    "lost.set.sums": (
        "Ce que comptent les rondes et les sommes : dans l'autre programme, les places peuvent "
        "différer."
    ),
    "lost.set.pairing": "La façon d'apparier les joueurs.",
    "lost.set.pattern": (
        "La façon d'apparier un groupe de score : le fichier ne connaît ni les voisins ni le pur "
        "hasard."
    ),
    "lost.set.criteria": "Critères d'appariement : {names}.",
    "lost.set.apart": "La séparation des joueurs d'une même ville, région ou famille.",
    # what is listed above, one by one
    "thing.game": "ronde {round} : {players}",
    "thing.game.table": "ronde {round} : {players}, table {table}",
    "thing.game.handicap": "ronde {round} : {players} : {stones}",
    "thing.game.komi": "ronde {round} : {white} - {black}, {komi}",
    "thing.game.pair": "ronde {round}, {white} - {black}",
    "thing.game.against": "ronde {round}, {one} contre {other}",
    "thing.game.both": "ronde {round}, {one} et {other}",
    "thing.at": "ronde {round}, table {table}",
    "thing.line": "ligne {line} : {words}",
    "thing.in-line": "{word} à la ligne {line}",
    "thing.half-game": "une partie incomplète : {words}",
    "thing.no-game": "ce n'est pas une partie : {words}",
    "thing.number-again": "le numéro {number} une deuxième fois, {name}",
    "thing.results": "{number} en a {results}",
    "thing.rank-here": "{name} {typed}, ici {rank}",
    "thing.rank-taken": "{name}, pris comme {rank}",
    "thing.rank-played": "{name} {typed}, joue comme {rank}",
    "thing.setting": "{name} est {typed}, ici {here}",
    "thing.setting.usual": "comme d'habitude",
    # what is sent to a federation, and how
    "unsent.no-round": (
        "Aucune ronde n'est encore appariée, il n'y a donc rien à envoyer : `nigiri draw`"
    ),
    "unsent.small-board.aga": (
        "L'AGA ne compte que les parties sur 19×19 ; ce tournoi se joue sur {size}×{size}."
    ),
    "unsent.small-board.egf": (
        "Les parties sur {size}×{size} ne comptent pas pour les cotes : le fichier a la classe X."
    ),
    "unsent.same-number": (
        "{one} et {other} ont tous deux le numéro AGA {number}, donc rien n'est écrit : l'AGA "
        "compterait leurs parties comme celles d'un seul membre. Corrigez « No fédération » dans "
        "Joueurs ; laissez vide pour un joueur sans numéro."
    ),
    "unsent.no-game": "Pas envoyés, car sans partie à envoyer : {things}.",
    "unsent.letters": (
        "Aucun fichier n'est écrit, car ces noms n'ont pas encore de lettres latines : {names}. "
        "Tapez-les dans Joueurs derrière le nom, entre parenthèses : 太田 (Ota)."
    ),
    "unsent.absent": "Pas envoyés, car absents de toutes les rondes : {things}.",
    "unsent.open": (
        "Ronde {round} : la partie {players} n'a pas de résultat ; elle est envoyée comme non "
        "terminée."
    ),
    "unsent.draw": "Ronde {round} : la partie {players} est un jigo et n'est pas envoyée.",
    "unsent.both-lost": (
        "Ronde {round} : la partie {players} est perdue pour les deux et n'est pas envoyée."
    ),
    "unsent.both-won": (
        "Ronde {round} : la partie {players} est gagnée pour les deux et n'est pas envoyée."
    ),
    "unsent.default": (
        "Ronde {round} : la partie {players} s'est décidée par forfait et n'est pas envoyée."
    ),
    "unsent.default.no-game": (
        "Ronde {round} : la partie {players} s'est décidée par forfait ; elle est envoyée comme "
        "une ronde sans partie."
    ),
    "unsent.bye": "Ronde {round} : l'exemption de {name} n'est pas envoyée.",
    "unsent.komi": "Un komi de {komi} est envoyé comme {sent}, que l'AGA lit {sent}.5.",
    "unsent.for-now": "{name} n'a pas de numéro AGA et est envoyé sous {number} pour l'instant.",
    "unsent.no-new-member": (
        "{name} n'est pas un nouveau membre dans ce rapport : ce que vous aviez tapé après END "
        "n'y est pas."
    ),
}

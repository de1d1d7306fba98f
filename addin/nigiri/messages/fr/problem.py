"""What can be wrong in a workbook, and the way out, in French."""

WORDS = {
    "problem.sheet-missing": "Il n'y a pas de feuille {sheet} : ses en-têtes {headings} manquent.",
    "problem.sheet-missing.way": "Remettez les en-têtes, ou reprenez une copie de secours.",
    "problem.heading-gone": (
        "L'en-tête « {heading} » a disparu de la ligne {row} de la feuille {sheet}."
    ),
    "problem.heading-gone.way": "Tapez-le de nouveau dans cette cellule.",
    "problem.sheet-twice": "Il y a deux feuilles {sheet} : {first} et {second}.",
    "problem.sheet-twice.way": (
        "Supprimez-en une. Une copie à garder a besoin d'autres en-têtes, ou d'une autre ronde "
        "dans son titre."
    ),
    "problem.round-untitled": "C'est la feuille d'une ronde, mais aucun titre ne dit laquelle.",
    "problem.round-untitled.way": "Écrivez dans cette cellule Ronde 1, ou la ronde dont il s'agit.",
    "problem.column-missing": (
        "L'en-tête « {heading} » a disparu de la ligne {row} de la feuille {sheet} ; sa colonne "
        "est lue comme vide."
    ),
    "problem.column-missing.way": "Remettez l'en-tête, sauf si vous avez retiré la colonne exprès.",
    "problem.round-gap": (
        "Il y a une feuille de la ronde {number}, mais aucune de la ronde {before}."
    ),
    "problem.round-gap.way": (
        "Restaurez la feuille qui manque, ou mettez le bon numéro dans le titre."
    ),
    "problem.round-lost": (
        "La ronde {number} a été appariée, mais sa feuille manque, et ses résultats aussi."
    ),
    "problem.round-lost.way": (
        "Annulez, ou revenez à un état (`nigiri history`). Pour apparier de nouveau, dites ici "
        "pourquoi."
    ),
    "problem.setting-missing": "Le réglage « {label} » manque ici ; {value} est utilisé.",
    "problem.setting-missing.way": "Écrivez le libellé dans cette cellule et la valeur à côté.",
    "problem.setting-count": "« {typed} » n'est pas un entier de {least} à {most} ({label}).",
    "problem.setting-count.way": "Tapez un nombre.",
    "problem.setting-choice": "« {typed} » ne peut pas être choisi pour {label}.",
    "problem.setting-choice.way": "Écrivez l'un de ceux-ci : {choices}.",
    "problem.setting-rounds": (
        "« {typed} » n'est ni oui ni des rondes de ce tournoi, 1 à {rounds} ({label})."
    ),
    "problem.setting-rounds.way": (
        "Écrivez oui, ou des rondes comme 1-3, ou strict devant elles, ou laissez vide."
    ),
    "problem.setting-rank": "« {typed} » n'est pas un rang ({label}).",
    "problem.setting-rank.way": "Écrivez 30k à 1k ou 1d à 9d, ou ce que propose la note à côté.",
    "problem.setting-points": "« {typed} » n'est pas un nombre de points ({label}).",
    "problem.setting-points.way": "Écrivez 7, 6½ ou -0,5.",
    "problem.setting-hundredths": "« {typed} » n'est pas un nombre de {least} à {most} ({label}).",
    "problem.setting-hundredths.way": "Tapez un nombre.",
    "problem.setting-four": "« {typed} » n'est ni une valeur ni quatre ({label}).",
    "problem.setting-four.way": (
        "Écrivez-en une pour toutes, ou quatre séparées par · ou ; parmi : {choices}."
    ),
    "problem.setting-tables": "« {typed} » n'est pas une liste de tables, 1 à {most} ({label}).",
    "problem.setting-tables.way": "Écrivez par exemple 7, 13, 20-24, ou laissez vide.",
    "problem.system-unknown": "« {typed} » n'est pas un système de jeu.",
    "problem.system-unknown.way": (
        "Laissez vide, ou écrivez {choices}, puis après des virgules l'étape et le groupe."
    ),
    "problem.schema": (
        "Ce classeur a été écrit par {theirs} ; ici se trouve nigiri {ours}, qui ne sait pas le "
        "lire (version {typed} des feuilles, connue jusqu'à {known})."
    ),
    "problem.schema.way": "Installez ici aussi le plus récent.",
    "problem.writer.unknown": "un nigiri plus récent",
    "problem.name-missing": "Le nom de famille manque.",
    "problem.name-missing.way": "Tapez le nom, ou videz la ligne.",
    "problem.name-double": "{name} est deux fois dans la liste, aussi à la ligne {other}.",
    "problem.name-double.way": "Supprimez-en un. Si ce sont deux personnes, complétez un prénom.",
    "problem.rank-missing": "{name} n'a pas de rang.",
    "problem.rank-missing.way": "Tapez 30k à 1k ou 1d à 9d.",
    "problem.rank-unknown": "« {typed} » n'est pas un rang.",
    "problem.rank-unknown.way": "Écrivez 30k à 1k ou 1d à 9d.",
    "problem.number-unknown": "« {typed} » n'est pas un numéro de joueur.",
    "problem.number-unknown.way": (
        "Tapez un entier à partir de 1, ou laissez vide : `nigiri number`."
    ),
    "problem.number-double": "Le numéro {number} sert deux fois, aussi à la ligne {other}.",
    "problem.number-double.way": "Videz-en un et lancez : `nigiri number`.",
    "problem.here-unknown": "« {typed} » n'est ni oui ni vide.",
    "problem.here-unknown.way": (
        "Écrivez oui si le joueur est là, « au besoin » pour un remplaçant, sinon rien."
    ),
    "problem.out-unknown": "« {typed} » n'est pas une ronde de ce tournoi (1 à {rounds}).",
    "problem.out-unknown.way": (
        "Écrivez 2, ou 2-3, ou 2, 4 ; 2? si le joueur propose de sauter la ronde ; 2 exempt si "
        "l'exemption lui est promise ; 2 présent s'il est de retour."
    ),
    "problem.formula-empty": "Cette formule n'a jamais été calculée : sa valeur est inconnue.",
    "problem.formula-empty.way": (
        "Ouvrez et enregistrez le fichier dans Excel ou LibreOffice, ou tapez la valeur."
    ),
    "problem.number-bad": "« {typed} » n'est pas un nombre entier ({heading}).",
    "problem.number-bad.way": "Tapez un entier, ou laissez vide.",
    "problem.section-unknown": "Il n'y a pas de section {typed}.",
    "problem.section-unknown.way": "Écrivez 1 à {last}, ou laissez vide.",
    "problem.section-order": (
        "La section {number} finit à {rank}, pas sous la section précédente ({before})."
    ),
    "problem.section-order.way": "Ordonnez les limites du plus fort au plus faible.",
    "problem.section-gap": "Une limite manque ici, alors qu'il y en a plus bas.",
    "problem.section-gap.way": "Tapez un rang, ou remontez les limites qui suivent.",
    "problem.points-unknown": "« {typed} » n'est pas un nombre de points.",
    "problem.points-unknown.way": "Écrivez -4, 0 ou -2,5.",
    "problem.met": "{white} et {black} se sont déjà rencontrés, à la ronde {before}.",
    "problem.met.way": "Changez la paire : on ne se rencontre pas deux fois.",
    "problem.met-allowed": "{white} et {black} se sont déjà rencontrés, à la ronde {before}.",
    "problem.met-allowed.way": (
        "Laissez ainsi : votre tournoi le permet (Revanches dans les réglages)."
    ),
    "problem.met-played": (
        "{white} et {black} se sont rencontrés de nouveau, après la ronde {before}."
    ),
    "problem.met-played.way": "Laissez ainsi : la partie compte.",
    "problem.result-unknown": "« {typed} » n'est pas un résultat de {white} contre {black}.",
    "problem.result-unknown.way": (
        "Tapez {white} ou {black} (le gagnant), ou choisissez dans la liste."
    ),
    "problem.result-letter": "« {typed} » peut être Blanc ou Black (Noir).",
    "problem.result-letter.way": "Tapez W, N, ou le numéro du gagnant.",
    "problem.result-date": "Le tableur a changé le résultat en date.",
    "problem.result-date.way": (
        "Tapez {white} ou {black} (le gagnant), ou choisissez dans la liste."
    ),
    "problem.result-bye": "Il y a un résultat là où personne ne joue.",
    "problem.result-bye.way": "Videz la cellule ; un exempt compte de lui-même comme une victoire.",
    "problem.result-list": "Le résultat dit {result}, la liste des gagnants dit {listed}.",
    "problem.result-list.way": "Corrigez l'un des deux.",
    "problem.list-both": "{white} et {black} sont tous deux dans la liste des gagnants.",
    "problem.list-both.way": "Effacez de la liste celui qui a perdu.",
    "problem.list-unknown": (
        "« {typed} », dans la liste des gagnants, ne joue à aucune table de cette ronde."
    ),
    "problem.list-unknown.way": "Tapez le numéro du gagnant.",
    "problem.list-double": "{number} est deux fois dans la liste des gagnants.",
    "problem.list-double.way": "Effacez l'un des deux.",
    "problem.handicap-unknown": "« {typed} » n'est pas un handicap.",
    "problem.handicap-unknown.way": "Tapez 0 (à égalité), 1 (sans komi), ou 2 à 9 pierres.",
    "problem.size-unknown": "« {typed} » n'est pas une taille de goban.",
    "problem.size-unknown.way": (
        "Tapez 9, 13 ou 19, ou videz la cellule : le goban a alors la taille prévue pour le "
        "tournoi."
    ),
    "problem.size-full": (
        "Ce tournoi se joue sur 19 × 19 ; une partie sur un autre goban demande un tournoi sur "
        "petits gobans."
    ),
    "problem.size-full.way": (
        "Choisissez 13 ou 9 à côté de « Taille du goban », sur Réglages, ou videz la cellule."
    ),
    "problem.table-unknown": "« {typed} » n'est pas un numéro de table.",
    "problem.table-unknown.way": "Tapez le numéro de la table.",
    "problem.table-double": "La table {number} sert deux fois.",
    "problem.table-double.way": "Donnez un autre numéro à l'une des deux.",
    "problem.bye-again": "{number} a déjà été exempt à la ronde {before}.",
    "problem.bye-again.way": "Exemptez quelqu'un d'autre : personne ne l'est deux fois.",
    "problem.bye-twice": "{number} a été exempt deux fois ; d'abord à la ronde {before}.",
    "problem.bye-twice.way": "Laissez ainsi : les deux comptent.",
    "problem.free": "{number} {name} est présent sans adversaire à la ronde {round}.",
    "problem.free.way": (
        "Appariez : `nigiri draw --rest` ; retardataires : `nigiri late`. Ou notez l'absence ou "
        "l'exemption."
    ),
    "problem.handicap-rule": (
        "Table {table} : {white} - {black} jouent avec {given} ; selon la règle {rule}."
    ),
    "problem.handicap-rule.way": "Laissez ainsi si c'est convenu ; sinon tapez {rule}.",
    "problem.handicap-black": (
        "Table {table} : {white} - {black}, handicap {given} ; règle : {white} a Noir, {rule}."
    ),
    "problem.handicap-black.way": (
        "Laissez ainsi si c'est convenu ; sinon échangez les deux numéros et tapez {rule}."
    ),
    "problem.by-hand": "Table {table} : {what}",
    "problem.by-hand.way": "Rien à changer : cela reste comme vous l'avez fait.",
    "problem.section-size": (
        "La section {number} a {players:# joueur|# joueurs} ; la moyenne des sections est "
        "{average}."
    ),
    "problem.section-size.way": "Laissez ainsi, ou changez « Jusqu'à ».",
    "problem.section-ranks": (
        "La section {number} couvre {ranks:# rang|# rangs} ; mieux vaut trois au plus."
    ),
    "problem.section-ranks.way": "Laissez ainsi, ou changez « Jusqu'à ».",
    "problem.bar-other": (
        "La section 1 va jusqu'à {rank}, mais la barre des réglages est {bar} ; elle compte."
    ),
    "problem.bar-other.way": "Écrivez {bar} ici, ou videz la barre.",
    "problem.player-unknown": "« {typed} » n'est ni un numéro ni un nom de Joueurs.",
    "problem.player-unknown.way": "Tapez le numéro d'un joueur.",
    "problem.seat-black": "« {typed} » est sous Noir dans une ligne Exempt ou Absents.",
    "problem.seat-black.way": "Tapez le numéro sous Blanc, un joueur par ligne.",
    "problem.plays-self": "Le joueur {number} est des deux côtés de cette table.",
    "problem.plays-self.way": "Changez l'un des deux numéros.",
    "problem.plays-twice": (
        "{number} est deux fois dans la ronde {round}, aussi à la ligne {other}."
    ),
    "problem.plays-twice.way": "Changez ou videz l'un des deux.",
    "problem.alone": "{number} n'a pas d'adversaire à cette table.",
    "problem.alone.way": "Tapez l'adversaire, ou mettez {number} sous Exempt ou Absents.",
    "problem.player-gone": "{who} est dans une ronde, mais plus dans Joueurs.",
    "problem.player-gone.way": (
        "Retapez le joueur avec le numéro {number} dans Joueurs. S'il est parti, notez plutôt les "
        "rondes sous Absent aux rondes."
    ),
    "problem.names-moved": (
        "Des noms triés sans les numéros, ou une cellule supprimée ? {many} numéros ont un "
        "autre nom qu'à l'appariement : le {number} était {was}, c'est maintenant {now}."
    ),
    "problem.names-moved.way": (
        "Annulez cela. Ou : `nigiri names`, qui remet les noms, ou les laisse compter tels "
        "quels (`--keep`)."
    ),
    "problem.number-moved": (
        "{was} avait le numéro {number} quand la ronde {round} a été appariée ; {now} l'a "
        "maintenant."
    ),
    "problem.number-moved.way": (
        "Annulez le tri, ou retapez {number} ici et voyez le rang à côté ; triez des lignes "
        "entières. Si {now} jouait bien sous ce numéro : déprotégez Tirage et corrigez-y."
    ),
    "problem.name-other": (
        "Le numéro {number} était {was} quand la ronde {round} a été appariée ; c'est maintenant "
        "{now}."
    ),
    "problem.name-other.way": (
        "Si c'est la même personne, notez-le à côté dans Problèmes. Sinon, remettez le nom."
    ),
    "problem.seat-name": "« {typed} » peut désigner plusieurs joueurs : {names}.",
    "problem.seat-name.way": "Tapez le numéro, ou le nom entier.",
    "problem.seat-new": "{typed} n'a pas encore de numéro.",
    "problem.seat-new.way": (
        "Videz cette cellule, écrivez oui sous Présent : `nigiri draw --rest` forme la paire."
    ),
    "problem.late": "{name} est arrivé quand la ronde {round} était déjà appariée.",
    "problem.late.way": (
        "`nigiri late` les apparie avec un joueur libre ; sinon ils jouent dès la ronde suivante."
    ),
    "problem.board-twice": (
        "La table {board} de {team} est aussi à la ligne {other} ; le plus petit numéro passe "
        "avant."
    ),
    "problem.board-twice.way": "Donnez à l'un des deux une autre table.",
    "problem.chart-who": "« {typed} » n'est pas un numéro de joueur ; la ligne ne compte pas.",
    "problem.chart-who.way": "Écrivez un numéro de Joueurs, chacun une seule fois.",
    "problem.chart-row": "Une partie est dans une ligne sans joueur.",
    "problem.chart-row.way": "Écrivez le numéro du joueur sous No, ou videz la cellule.",
    "problem.chart-cell": "« {typed} » n'est pas une partie et ne compte pas.",
    "problem.chart-cell.way": "Écrivez le numéro du perdant, comme 12 ; un jigo s'écrit 12=.",
    "problem.chart-unknown": "{number} n'est pas sur ce tableau ; la partie ne compte pas.",
    "problem.chart-unknown.way": (
        "Corrigez, ou écrivez {number} sous No dans la ligne libre suivante."
    ),
    "problem.chart-self": "Personne ne se bat soi-même ; cela ne compte pas.",
    "problem.chart-self.way": "Écrivez le numéro de l'autre joueur.",
    "problem.chart-often": (
        "C'est la partie {games} entre {one} et {other} ; {most:# est permise|# sont permises}."
    ),
    "problem.chart-often.way": (
        "Videz la cellule, ou permettez-en plus dans les réglages. Elle compte pour l'instant."
    ),
    "problem.ladder-who": "« {typed} » n'est pas un numéro de joueur.",
    "problem.ladder-who.way": "Écrivez un numéro de Joueurs.",
    "problem.ladder-start": "{number} est déjà sous Début, ligne {other}.",
    "problem.ladder-start.way": "Videz l'une des deux cellules.",
    "problem.ladder-half": "Un défi demande deux joueurs ; celui-ci ne compte pas.",
    "problem.ladder-half.way": "Écrivez les deux numéros, ou videz la ligne.",
    "problem.ladder-winner": "{typed} n'est ni {one} ni {other} ; le défi ne compte pas encore.",
    "problem.ladder-winner.way": "Écrivez le numéro du gagnant.",
    "problem.ladder-self": "Personne ne se défie soi-même.",
    "problem.ladder-self.way": "Écrivez le numéro de quelqu'un placé plus haut.",
    "problem.komi-league": (
        "En ligue, le komi des parties à égalité est de {proposed}, et ici de {komi}."
    ),
    "problem.komi-league.way": "Mettez « {label} » à {proposed} dans Réglages, ou laissez ainsi.",
    "problem.ladder-below": (
        "{one} était à la place {place}, au-dessus de {other} à la {of} ; le défi ne compte pas."
    ),
    "problem.ladder-below.way": "Défiez quelqu'un placé plus haut, ou videz la ligne.",
    "problem.ladder-far": (
        "{one}, à la place {place}, peut défier {reach:# place|# places} plus haut, pas la {of} ; "
        "le défi ne compte pas."
    ),
    "problem.ladder-far.way": (
        "Videz la ligne, ou permettez-en plus dans les réglages (Échelle : places au-dessus)."
    ),
    "problem.rounds-other": "{who} demandent {needed} ({system}), et non {rounds}.",
    "problem.rounds-other.way": "Mettez « Rondes » à {total} dans Tournoi, ou laissez ainsi.",
    "problem.rounds-too-many": (
        "{who} peuvent jouer {needed} ({system}) sans revanche, et non {rounds}."
    ),
    "problem.rounds-too-many.way": (
        "Mettez « Rondes » à {total} ou moins dans Tournoi, ou notez un autre système à côté d'une "
        "ronde."
    ),
    "problem.system-other": (
        "Le tournoi est ici {system}, mais la ronde 1 se joue en {other}, comme noté à côté."
    ),
    "problem.system-other.way": (
        "Notez le système à côté de la première ronde à jouer ainsi, en haut."
    ),
    "problem.european-unknown": "« {typed} » ne dit ni oui ni non ; le pays compte.",
    "problem.european-unknown.way": (
        "Écrivez oui ou non, et pourquoi après deux points : « oui : vit à Lyon depuis 2009 »."
    ),
    "problem.path-unknown": "« {typed} » ne fait pas partie de la voie de la ligue.",
    "problem.path-unknown.way": "Écrivez ligue, TEP, ou rien.",
    "problem.pko-european": (
        "{name} joue une élimination préliminaire (TEP), mais rien ne dit qu'il est européen."
    ),
    "problem.pko-european.way": (
        "Écrivez oui et la raison dans Européen, ou videz Voie de la ligue."
    ),
    "problem.supergroup-out": (
        "{name} part au-dessus de la barre, mais est absent à la ronde {rounds}."
    ),
    "problem.supergroup-out.way": (
        "Avant la ronde 1, videz Autre départ ; plus tard, avisez les organisateurs."
    ),
    "problem.strong-gap": (
        "{name}, {rank}, saute la ronde {rounds} entre d'autres ; dès 4 dan, ce n'est pas permis."
    ),
    "problem.strong-gap.way": (
        "Faites-le jouer, ou avisez les organisateurs ; acceptez avec la raison."
    ),
    "problem.strong-default": (
        "{name}, {rank}, a perdu par forfait (ronde {rounds}) : pas de supergroupe la prochaine "
        "fois."
    ),
    "problem.strong-default.way": (
        "Avisez les organisateurs : qui s'absente sans prévenir peut être exclu. Acceptez avec la "
        "raison."
    ),
    "problem.entry-strong": "{name} est {rank} ; ce tournoi est pour {limit} et plus faibles.",
    "problem.entry-strong.way": (
        "Corrigez le rang, envoyez-le à un autre tournoi, ou acceptez avec la raison."
    ),
    "problem.top-reserve": "{name} ne joue qu'au besoin, mais part à la barre.",
    "problem.top-reserve.way": (
        "Demandez plutôt à quelqu'un sous la barre ; ce joueur n'y est pas compté."
    ),
    "problem.top-sleeper": (
        "{name} part à la barre, mais saute {many:la ronde|les rondes} {rounds}."
    ),
    "problem.top-sleeper.way": (
        "Faites-lui jouer toutes les rondes, ou tapez sous Autre départ un départ plus bas : "
        "{start}."
    ),
    "problem.standings-frozen": (
        "Le tournoi est fini, mais les affiches et les pages montrent encore le classement "
        "après la ronde {round}."
    ),
    "problem.standings-frozen.way": "Videz la cellule, et tout le monde verra le classement final.",
    "problem.frozen-late": (
        "Le classement doit être figé après la ronde {round}, mais le tournoi a "
        "{rounds:# ronde|# rondes} : rien n'est figé."
    ),
    "problem.frozen-late.way": "Tapez une de ses rondes, ou videz la cellule.",
    "problem.rounds-drawn": (
        "La ronde {drawn} est tirée, mais ici le tournoi a {rounds:# ronde|# rondes}."
    ),
    "problem.rounds-drawn.way": "Tapez ici {drawn}, ou plus.",
    "problem.tiebreaks-both": (
        "CUSS et CUSP sont tous deux dans les départages ; ils ne vont pas ensemble."
    ),
    "problem.tiebreaks-both.way": "Retirez l'un des deux.",
    "problem.tiebreaks-changed": (
        "Quand la ronde 1 a été appariée, les places allaient selon {was} ; à présent selon {now}."
    ),
    "problem.tiebreaks-changed.way": (
        "On avait annoncé les anciens : retapez-les, ou avisez tout le monde et notez la raison."
    ),
    "problem.first-level": (
        "{players} sont à égalité pour une {upto:première place|des # premières places}, à jouer "
        "en barrage."
    ),
    "problem.first-level.way": (
        "Portez « Rondes » à {last}, écrivez barrage à côté de la ronde {round}, et appariez-la ; "
        "ou choisissez de partager, ou que personne ne soit premier."
    ),
    "problem.winner-missed": (
        "À la première place malgré une ronde manquée : {players}. Le vainqueur doit avoir joué "
        "toutes les rondes."
    ),
    "problem.winner-missed.way": (
        "Sous « Première place : avoir tout joué », dans Réglages, tapez oui ; ou laissez ainsi et "
        "notez la raison."
    ),
    "problem.time-unknown": "« {typed} » ne donne pas de temps par rang ; Temps vaut pour tous.",
    "problem.time-unknown.way": "Écrivez ainsi : 4d : 2h30 + 60s ; 30k : 1h30 + 30s.",
    "problem.promise-again": (
        "L'exemption de la ronde {round} est promise à {who}, et celle de la ronde {before} aussi."
    ),
    "problem.promise-again.way": (
        "Personne n'en a deux : retirez une des promesses de cette cellule."
    ),
    "problem.promise-had": (
        "L'exemption de la ronde {round} est promise à {who}, déjà exempt à la ronde {before}."
    ),
    "problem.promise-had.way": "Personne n'en a deux : retirez la promesse de cette cellule.",
    "problem.promise-double": (
        "L'exemption de la ronde {round} est promise à {who}, et à {other} (ligne {at})."
    ),
    "problem.promise-double.way": (
        "Une ronde n'a qu'un exempt : gardez une promesse. Si l'un d'eux s'absente seulement, "
        "notez {round} ici."
    ),
    "problem.no-show": (
        "{who} n'est pas venu à la ronde {away} et serait apparié à la ronde {round}."
    ),
    "problem.no-show.way": (
        "Tapez ici {round} s'il ne joue pas, « {round} présent » s'il joue ; le tirage le demande "
        "aussi."
    ),
    "problem.promise-idle": (
        "L'exemption de la ronde {round} est promise à {who}, qui est absent ou joue au besoin."
    ),
    "problem.promise-idle.way": (
        "Retirez la promesse de cette cellule, ou faites jouer {name} à la ronde {round}."
    ),
    "problem.promise-open": (
        "L'exemption de la ronde {round} était promise à {who}, qui ne l'a pas."
    ),
    "problem.promise-open.way": (
        "Si le nombre est impair, `nigiri bye` la donne ; sinon retirez la promesse de cette "
        "cellule."
    ),
    "problem.prize-section": "Ces prix ne sont à côté d'aucune section : {typed}.",
    "problem.prize-section.way": (
        "Tapez le rang le plus faible de la section sous Jusqu'à, ou déplacez les prix."
    ),
    "problem.wish-unknown": "« {typed} » n'est pas un souhait connu.",
    "problem.wish-unknown.way": "Choisissez parmi : {choices}.",
    "problem.wish-blank": "Il manque ce qui est souhaité.",
    "problem.wish-blank.way": "Choisissez parmi : {choices} ; ou videz la ligne.",
    "problem.wish-who": "« {typed} » n'est ni un numéro ni un nom de Joueurs.",
    "problem.wish-who.way": "Écrivez 3, 5, 12-15, ou des noms séparés par « ; » : Roy ; Ota, Yuzo.",
    "problem.wish-name": "« {typed} » peut désigner {names}.",
    "problem.wish-name.way": "Écrivez le nom entier ou le numéro.",
    "problem.wish-rounds": "« {typed} » n'est pas une ronde de ce tournoi (1 à {rounds}).",
    "problem.wish-rounds.way": (
        "Écrivez 3, ou 1-3, ou 1, 5 ; ou laissez vide pour toutes les rondes."
    ),
    "problem.wish-few": "« {wish} » demande au moins {least:# joueur|# joueurs}.",
    "problem.wish-few.way": "Nommez-les sous Qui, ou videz la ligne.",
    "problem.wish-both": (
        "Ils ne doivent jouer qu'entre eux, et aussi ne jamais se rencontrer (ligne {other})."
    ),
    "problem.wish-both.way": "Videz l'une des deux lignes, ou donnez-leur d'autres rondes.",
    "problem.relatives": "Même nom de famille : {names}.",
    "problem.relatives.way": (
        'Des parents à ne pas apparier : `nigiri wish "{who}" never`, ou dans Réglages « Séparer : '
        "nom de famille »."
    ),
    "problem.wish-twice": "Le même souhait est déjà à la ligne {other}.",
    "problem.wish-twice.way": "Videz l'une des deux lignes.",
    "problem.never": (
        "Table {table} : {white} et {black} ne doivent jamais se rencontrer (Souhaits, ligne "
        "{wish})."
    ),
    "problem.never.way": "Laissez ainsi si tous sont d'accord ; sinon changez la paire.",
    "problem.stones-unknown": "« {typed} » n'est pas un nombre de pierres.",
    "problem.stones-unknown.way": "Tapez 0 (à égalité), 1 (Noir commence), ou 2 à 9.",
    "problem.stones-missing": "Le handicap pour un écart de {difference} est incomplet.",
    "problem.stones-missing.way": "Tapez pierres et komi, ou videz cette ligne et les suivantes.",
    "problem.stones-equal": "À force égale on joue à égalité : un écart de 0 a 0 pierre.",
    "problem.stones-equal.way": "Tapez 0.",
    "problem.stones-open": (
        "Avec 0 pierre, rien ne dit qui a Noir, et le komi n'est pas celui des parties à égalité."
    ),
    "problem.stones-open.way": "Tapez 1 si le plus faible doit avoir Noir sans pierre.",
    "problem.stones-order": "Un écart de {difference} donne moins à Noir qu'un écart de {before}.",
    "problem.stones-order.way": "Corrigez l'une des lignes, ou laissez ainsi.",
    "problem.rating-unknown": (
        "« {typed} » n'est pas une cote comme celles de la liste {list} ; elle ne compte pas."
    ),
    "problem.rating-unknown.way": (
        "Tapez une cote comme {example} ; ou corrigez « Les cotes sont » dans Réglages."
    ),
    "problem.rating-odd": (
        "« {typed} » compte comme une cote de la liste {list}, mais semble d'une autre liste."
    ),
    "problem.rating-odd.way": (
        "Choisissez la bonne liste à « Les cotes sont », dans Réglages ; ou laissez ainsi."
    ),
    "problem.hide-unknown": (
        "« {typed} » n'est ni oui ni non ; en attendant, les pages publiées cachent le nom."
    ),
    "problem.hide-unknown.way": "Tapez oui, ou videz la cellule.",
    "problem.expires-unknown": (
        "« {typed} » n'est pas une date ; la fin de l'adhésion est donc inconnue."
    ),
    "problem.expires-unknown.way": (
        "Tapez l'année d'abord, par exemple 2026-12-31, ou videz la cellule."
    ),
    "problem.member-lapsed": "L'adhésion de {name} s'achève le {until}, avant la fin du tournoi.",
    "problem.member-lapsed.way": (
        "Renouvelez-la et tapez la nouvelle fin ; ou notez pourquoi à côté, sous Problèmes."
    ),
    "problem.entry-below": (
        "{name} s'inscrit comme {entry}, plus bas que ce qui est publié : {published}."
    ),
    "problem.entry-below.way": (
        "Corrigez, ou notez la raison à côté, sous Problèmes ; elle ira dans le rapport. Pour "
        "l'AGA, seules des raisons médicales comptent, pas le manque de jeu."
    ),
    "problem.entry-evidence": (
        "{name} s'inscrit comme {entry}, plus bas que ce qui est publié : {published}."
    ),
    "problem.entry-evidence.way": (
        "Ce qui est publié compte tant que le justificatif n'est pas noté à côté, dans "
        "Problèmes, sous « Accepté, parce que » ; il ira dans le rapport. Seules des raisons "
        "médicales comptent, pas le manque de jeu. Ou corrigez le rang."
    ),
    "problem.entry-above": (
        "{name} s'inscrit comme {entry}, deux pierres ou plus au-dessus de ce qui est publié : "
        "{published}."
    ),
    "problem.entry-above.way": (
        "Demandez au joueur ; une pierre est permise. Ou notez la raison à côté, sous Problèmes."
    ),
    "problem.entry-raised": (
        "{name} s'inscrit comme {entry}, deux niveaux ou plus au-dessus d'une inscription "
        "antérieure : {known}."
    ),
    "problem.entry-raised.way": (
        "Demandez à qui approuve les niveaux, et notez-le dans « Approuvé » ; ou corrigez le rang."
    ),
    "problem.entry-server": (
        "{name} s'inscrit comme {entry} ; le niveau en ligne {known} ne permet ici que {most}."
    ),
    "problem.entry-server.way": "Corrigez le rang, ou notez dans « Approuvé » qui le permet.",
    "problem.entry-unrated": "{name} n'a pas de cote et s'inscrit comme {entry}, au-dessus de 2d.",
    "problem.entry-unrated.way": (
        "Notez dans « Approuvé » qui le permet, ou cherchez la cote ; sinon corrigez le rang."
    ),
    "problem.grade-unknown": "« {typed} » n'est pas un niveau.",
    "problem.grade-unknown.way": "Écrivez un niveau tel que 3k ou 2d, ou videz la case.",
    "problem.tree-tie": "Personne n'a gagné la partie de {who}, et quelqu'un doit continuer.",
    "problem.tree-tie.way": (
        "Faites-les rejouer, ou tranchez, et tapez le numéro du joueur qui continue."
    ),
    "problem.tree-full": (
        "{who} : plus de place dans l'arbre ; les autres parties et exempts les ont toutes."
    ),
    "problem.tree-full.way": "Un seul des deux continue : faites-les jouer, ou retirez un exempt.",
    "problem.tree-empty": (
        "{who} : ni partie ni exempt à cette ronde ; personne ne continue donc dans l'arbre."
    ),
    "problem.tree-empty.way": (
        "Appariez-les, ou exemptez celui qui continue. Un joueur parti : Absent aux rondes."
    ),
    "problem.tree-out": (
        "{who} : pas dans l'arbre à cette ronde ; ce qui est noté ici n'y décide rien."
    ),
    "problem.tree-out.way": "Laissez ainsi, ou retirez-le.",
    "problem.draft-result": (
        "La table {table} a un résultat, mais la ronde {number} n'est qu'un brouillon : il ne "
        "compte pas."
    ),
    "problem.draft-result.way": "Lancez `nigiri keep`, ou videz la cellule.",
    "problem.provisional": (
        "Ronde {round}, table {table} : aucun résultat ; pour l'instant {points} pour chacun."
    ),
    "problem.provisional.way": (
        "Tapez le résultat quand il arrive. Pour afficher ce qui manque : `nigiri missing`."
    ),
    "problem.record-lost": (
        "La feuille Tirage ne dit rien de la ronde {round} : vos changements ne s'y reconnaissent "
        "plus."
    ),
    "problem.record-lost.way": (
        "Avant d'apparier de nouveau, marquez sous Fixée ce qui doit rester, ou reprenez une "
        "copie de secours."
    ),
    "problem.second-other": "Table {table} : saisi d'abord {first}, puis {second} à la relecture.",
    "problem.second-other.way": "Corrigez celui qui est faux, ou videz le second.",
    "problem.out-plays": "{number} est sur cette feuille et absent à la ronde {round}.",
    "problem.out-plays.way": (
        "Effacez la ronde sous Absent aux rondes, ou notez le forfait ; ou `nigiri draw --again`."
    ),
    "problem.unseen-plays": "{number} est sur cette feuille sans être noté présent.",
    "problem.unseen-plays.way": "Écrivez oui sous Présent, ou changez le numéro.",
    "problem.out-result": "{number} est absent à la ronde {round}, mais a un résultat.",
    "problem.out-result.way": (
        "Corrigez Absent aux rondes ou le résultat ; sans partie, c'est un forfait."
    ),
    "problem.table-missing": "{white} - {black} n'ont pas de table.",
    "problem.table-missing.way": "Tapez le numéro d'une table libre.",
    "problem.colour-third": "{number} a la même couleur trois rondes de suite.",
    "problem.colour-third.way": (
        "Laissez ainsi ; ou échangez les deux numéros, la partie étant égale."
    ),
    "problem.rank-old": "{number} est {printed} ici et {rank} dans Joueurs.",
    "problem.rank-old.way": (
        "Laissez ainsi : cette ronde garde son rang ; ou tapez {rank} ici aussi."
    ),
    "problem.apart": "{white} et {black} : {what} ; vous les avez appariés.",
    "problem.apart.way": (
        "Laissez ainsi s'ils sont d'accord ; votre tournoi sépare de tels joueurs."
    ),
    "problem.apart-drawn": "{white} et {black} : {what}.",
    "problem.apart-drawn.way": "Laissez ainsi, ou changez la paire avant d'afficher la ronde.",
    "problem.apart-half": (
        "« {label} » vaut au-delà de la ronde {half} ; l'AGA ne le permet que dans la première "
        "moitié, sur {rounds:une ronde|# rondes}."
    ),
    "problem.apart-half.way": "Tapez {first} ; ou notez pourquoi à côté, sous Problèmes.",
    "problem.family": "{white} et {black} ont le même nom de famille.",
    "problem.family.way": (
        "Laissez ainsi s'ils ne sont pas parents ou sont d'accord ; sinon changez la paire."
    ),
    "problem.gap-wide": "{white} et {black} ont {points:# point|# points} d'écart.",
    "problem.gap-wide.way": "Laissez ainsi, ou changez la paire.",
    "problem.mixed": "{white} et {black} sont de sections différentes, qui jouent à part.",
    "problem.mixed.way": "Laissez ainsi si tous sont d'accord ; sinon changez la paire.",
    "problem.bye-needless": "{number} est exempt, et {other} n'a pas d'adversaire non plus.",
    "problem.bye-needless.way": "Laissez ainsi si c'est voulu ; sinon faites-les se rencontrer.",
    "problem.bye-none": "{number} est exempt, et ce tournoi n'exempte personne.",
    "problem.bye-none.way": (
        "Laissez ainsi si personne ne pouvait jouer ; sinon trouvez un adversaire."
    ),
    "problem.bye-by-hand": "Vous avez exempté {number} ; l'appariement avait exempté {drawn}.",
    "problem.bye-by-hand.way": "Rien à changer : cela reste comme vous l'avez fait.",
    "problem.section-split": (
        "Des joueurs {ranks} sont dans la section {number} et aussi dans d'autres."
    ),
    "problem.section-split.way": "Laissez ainsi, ou videz Autre section dans Joueurs.",
    "problem.section-fees": (
        "Les joueurs de la section {number} paient des tarifs différents : {fees}."
    ),
    "problem.section-fees.way": "Laissez ainsi, ou changez « Jusqu'à ».",
    "problem.federation-double": (
        "{name} a le numéro de fédération {typed}, comme la ligne {other}."
    ),
    "problem.federation-double.way": (
        "Corrigez-en un ; les rapports compteraient toutes les parties à une seule personne."
    ),
    "problem.federation-long": (
        "{name} a le numéro AGA {number} ; aucun membre n'en a de plus de cinq chiffres."
    ),
    "problem.federation-long.way": (
        "Cherchez-le et tapez-le ; videz la cellule pour un nouveau membre."
    ),
    "problem.log-changed": "Des lignes du Journal ont été changées : {rows}.",
    "problem.log-changed.way": (
        "Les copies de secours (`nigiri history`) montrent ce qu'il y avait."
    ),
    "problem.log-added": "Des lignes du Journal n'ont pas été écrites par nigiri : {rows}.",
    "problem.log-added.way": "Supprimez-les ; les remarques vont sous Raison.",
    "problem.log-gone": "Des lignes du Journal manquent : {numbers}.",
    "problem.log-gone.way": "Les copies de secours (`nigiri history`) montrent ce qu'il y avait.",
}

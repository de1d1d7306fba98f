"""What the archive of a federation says (archive/), and a season of several events."""

WORDS = {
    "archive.none": (
        "{folder} n'est pas une archive : elle se crée quand on y met le premier fichier."
    ),
    "archive.other-folder": (
        "{folder} contient d'autres fichiers : une archive a besoin d'un dossier à elle. "
        "Indiquez-en un nouveau."
    ),
    "archive.library": (
        "Une archive a besoin de {library}, qui n'est pas installé ; tapez : pip install "
        "'nigiri[archive]'"
    ),
    "archive.damaged": "{file}, dans l'archive, est abîmé. Reprenez l'archive d'une sauvegarde.",
    "archive.newer": (
        "Une version plus récente de nigiri a fait cette archive : installez la dernière."
    ),
    "archive.no-rounds": "Aucune ronde n'a été jouée.",
    "archive.unfinished": (
        "Le tournoi n'est pas fini : {played} sur {rounds:# ronde|# rondes}, il manque "
        "{missing:# résultat|# résultats}. Avec --unfinished, il est ajouté quand même."
    ),
    "archive.wrong-cells": (
        "{count:# cellule est fausse|# cellules sont fausses}. La première : {first}"
    ),
    "archive.left-out": "{file} est laissé de côté. {why}",
    "archive.added": (
        "{events:# tournoi ajouté|# tournois ajoutés}, avec {players:# inscription|# "
        "inscriptions} et {games:# partie|# parties}."
    ),
    "archive.nothing-new": "Rien de nouveau : l'archive reste telle quelle.",
    "archive.corrected": (
        "{file} : {name} a été corrigé ; c'est maintenant la version {version} qui compte."
    ),
    "archive.known": "{file} : {name} est déjà dans l'archive.",
    "archive.older": (
        "{file} : c'est la version {version} de {name} ; une plus récente est dans l'archive, "
        "et c'est elle qui compte."
    ),
    "archive.twin": (
        "{file} : {name} est déjà dans l'archive, à l'identique, venu d'un autre fichier."
    ),
    "archive.undated": (
        "{count:# tournoi n'a|# tournois n'ont} pas de date, donc pas d'année connue. Écrivez la "
        "date dans le classeur et ajoutez-le de nouveau. Pour des fichiers ajoutés pour la "
        "première fois, --year donne l'année."
    ),
    "archive.well": (
        "Rien à signaler : personne n'a deux noms ou deux numéros, et aucune partie n'est "
        "comptée deux fois."
    ),
    "archive.two-names": "{number} a plusieurs noms : {names}.",
    "archive.two-numbers": "{name} a plusieurs numéros ({federation}) : {numbers}.",
    "archive.namesakes": (
        "{name} désigne plusieurs personnes : {numbers}. Les inscriptions sans numéro ne sont "
        "attribuées à aucune."
    ),
    "archive.word-order": (
        "Les mêmes mots dans un autre ordre, peut-être une seule personne : {names}."
    ),
    "archive.claimed": (
        "{first} ({source}) et {second} ({other}) ont {games:# partie|# parties} en commun : "
        "c'est peut-être deux fois le même tournoi."
    ),
    "archive.hidden-since": (
        "D'anciennes versions nomment {count:# personne qui a demandé|# personnes qui ont "
        "demandé} depuis à ne pas l'être. nigiri archive share copie l'archive sans les "
        "anciennes versions ; supprimez ensuite celle-ci."
    ),
    "archive.strangers": (
        "{count:# fichier du dossier ne fait|# fichiers du dossier ne font} pas partie de "
        "l'archive : {files}."
    ),
    "archive.copy.inside": "{folder} est dans l'archive elle-même : indiquez un autre dossier.",
    "archive.copy.there": "{folder} est déjà une archive : indiquez un nouveau dossier.",
    "archive.copied": (
        "{folder} contient {events:# tournoi|# tournois}, sans les anciennes versions."
    ),
    "archive.secret": (
        "Les noms inventés dépendent de {path} : gardez ce fichier et ne le donnez à personne."
    ),
    "archive.one-question": (
        "Posez une seule question : un SELECT. Une archive ne change que par ses propres commandes."
    ),
    "archive.sql": (
        "L'archive ne comprend pas la question : {error} (tables et colonnes : nigiri archive "
        "tables)"
    ),
    "archive.rows": "{count:# ligne|# lignes}",
    "archive.rows.none": "Aucune ligne.",
    "archive.tables": "Ce que contient {folder}",
    "archive.nobody": "Personne dans l'archive ne s'appelle {asked}.",
    "archive.who": (
        "{asked} peut désigner {count:# personne|# personnes} : {names}. Donnez le nom entier, "
        "ou le numéro dans une fédération."
    ),
    "archive.no-club": "(club inconnu)",
    "archive.no-picture": "Il n'y a rien à dessiner.",
    "archive.career": "Tous les tournois de {name}",
    "archive.career.sum": (
        "{events:# tournoi|# tournois}, {games:# partie jouée|# parties jouées}, {won:# point "
        "gagné|# points gagnés}, exempts et forfaits compris."
    ),
    "archive.meet": "{one} contre {other}",
    "archive.meet.same": "Les deux sont {name} : indiquez deux personnes.",
    "archive.meet.sum": (
        "Sur {games:# partie jouée|# parties jouées}, {one} en a gagné {won}, {other} {lost}."
    ),
    "archive.meet.never": "{one} et {other} ne se sont jamais rencontrés.",
    "archive.improve": "Le plus de rangs gagnés : {count:# joueur|# joueurs}",
    "archive.fields": "La force des joueurs : {count:# tournoi|# tournois}",
    "archive.fields.middle": "Il y a autant de joueurs au-dessus du rang du milieu qu'au-dessous.",
    "archive.handicaps": "{games:# partie|# parties} selon le handicap",
    "archive.handicaps.across": "Handicap (parties)",
    "archive.handicaps.few": "trop peu de parties pour le dire",
    "archive.handicaps.even": "équilibré",
    "archive.handicaps.black": "Noir gagne trop souvent",
    "archive.handicaps.white": "Blanc gagne trop souvent",
    "archive.handicaps.how": (
        "Handicap 0 : partie égale ; 1 : sans komi. Un jigo compte une demi-victoire. « Trop "
        "souvent » : le hasard seul ne le montrerait pas une fois sur vingt ; sous 20 parties, "
        "rien n'est dit."
    ),
    "archive.byes": "Exempts et parties hors du groupe : {count:# club|# clubs}",
    "archive.byes.floats": (
        "Vers le bas : contre quelqu'un qui avait moins de points ; vers le haut : qui en avait "
        "plus. Sans club, la ville compte."
    ),
    "archive.attendance": "{players:# inscription|# inscriptions} à {events:# tournoi|# tournois}",
    "archive.attendance.ranks": "{players:# inscription|# inscriptions} par rang",
    "archive.attendance.fees": "{players:# inscription|# inscriptions} par tarif",
    "archive.fees": (
        "{asked} ne donne pas de tarifs. Écrivez-les ainsi : 4d 25, 1d 20, 10k 15, 30k 10."
    ),
    "archive.fees.sum": (
        "En tout {total}, en moyenne {average} : ce que {players:rapporterait # "
        "inscription|rapporteraient # inscriptions} à ces tarifs."
    ),
    "archive.column.year": "Année",
    "archive.column.event": "Tournoi",
    "archive.column.rank": "Rang",
    "archive.column.section": "Section",
    "archive.column.place": "Place",
    "archive.column.games": "Parties",
    "archive.column.won": "Gagnées",
    "archive.column.score": "Score",
    "archive.column.round": "Ronde",
    "archive.column.white": "Blanc",
    "archive.column.black": "Noir",
    "archive.column.handicap": "Handicap",
    "archive.column.result": "Résultat",
    "archive.column.name": "Nom",
    "archive.column.first": "Première année",
    "archive.column.last": "Dernière année",
    "archive.column.rank_then": "Rang alors",
    "archive.column.gained": "Rangs gagnés",
    "archive.column.events": "Tournois",
    "archive.column.players": "Joueurs",
    "archive.column.dan": "Joueurs dan",
    "archive.column.kyu": "Joueurs kyu",
    "archive.column.strongest": "Le plus fort",
    "archive.column.middle": "Au milieu",
    "archive.column.weakest": "Le plus faible",
    "archive.column.white_won": "Blanc gagne",
    "archive.column.black_won": "Noir gagne",
    "archive.column.jigo": "Jigo",
    "archive.column.black_share": "Noir, %",
    "archive.column.verdict": "En mots",
    "archive.column.club": "Club",
    "archive.column.entries": "Inscriptions",
    "archive.column.byes": "Exempts",
    "archive.column.missed": "Rondes manquées",
    "archive.column.down": "Vers le bas",
    "archive.column.up": "Vers le haut",
    "archive.column.share": "Part, %",
    "archive.column.lowest": "Jusqu'à",
    "archive.column.fee": "Tarif",
    "archive.column.sum": "Somme",
    "archive.column.table": "Table",
    "archive.column.rows": "Lignes",
    "archive.column.columns": "Colonnes",
    # A season: what stands in its workbook, and what is said of it
    "season.sheet.standings": "Classement de la saison",
    "season.sheet.results": "Résultats de la saison",
    "season.sheet.points": "Points de la saison",
    "season.bar.standings": (
        "Les points suivent ce qui est tapé sur les autres feuilles ; les places suivent à la "
        "prochaine mise à jour."
    ),
    "season.bar.results": (
        "Une ligne par joueur et par tournoi. Vos propres lignes comptent aussi : tournoi, place "
        "et nom."
    ),
    "season.bar.points": (
        "Ce que vaut une place. Ce barème n'est qu'un début : tapez celui de votre club."
    ),
    "season.column.place": "Place",
    "season.column.points": "Points",
    "season.column.rule": "Outre les places",
    "season.column.value": "Valeur",
    "season.column.event": "Tournoi",
    "season.column.date": "Date",
    "season.column.section": "Section",
    "season.column.name": "Nom",
    "season.column.federation": "No fédération",
    "season.column.rank": "Rang",
    "season.column.wins": "Victoires",
    "season.column.note": "Remarque",
    "season.column.events": "Tournois",
    "season.column.total": "Total",
    "season.column.number": "Tournoi {number}",
    "season.rule.name": "Nom de la saison",
    "season.rule.best": "Combien de tournois comptent (vide : tous)",
    "season.rule.win": "Points par victoire",
    "season.made": (
        "{file} a été créé : {events:# tournoi|# tournois}, {players:# joueur|# joueurs}."
    ),
    "season.written": (
        "{file} est à jour : {events:# tournoi|# tournois}, {players:# joueur|# joueurs}."
    ),
    "season.unchanged": (
        "{file} était à jour : {events:# tournoi|# tournois}, {players:# joueur|# joueurs}."
    ),
    "season.beginning": (
        "Les places 1 à 10 valent pour l'instant {points}. Tapez le barème de votre club "
        "sur la feuille Points de la saison, et combien de tournois comptent."
    ),
    "season.hidden": (
        "{event} : {players:# joueur a demandé à ne pas être nommé et n'y figure|# joueurs ont "
        "demandé à ne pas être nommés et n'y figurent} pas. Les autres gardent leur place."
    ),
    "season.still-named": (
        "{players:# des noms cachés figure|# des noms cachés figurent} encore dans la saison, pour "
        "{events}. Cachez-{players:le|les} aussi dans {many:ce tournoi|ces tournois}, puis "
        "remettez {many:celui-ci|ceux-ci} dans la saison."
    ),
    "season.perhaps-one": (
        "Peut-être une seule personne, comptée comme deux : {pairs}. Si oui, écrivez le nom de la "
        "même façon aux deux endroits, puis remettez les tournois dans la saison."
    ),
    "season.replaced": (
        "{was} est devenu {event}, car les deux ont le même « Identifiant ». Si ce sont deux "
        "tournois, l'un a été joué dans une copie de l'autre et un seul compte : commencez chaque "
        "tournoi dans un nouveau classeur."
    ),
    "season.copies": (
        "{one} et {other} sont des copies d'un même tournoi, rien n'a donc été changé. N'en nommez "
        "qu'une."
    ),
    "season.printed": "La liste à imprimer est {path}.",
    "season.page": "La page est {path}.",
    "season.no-events": (
        "{file} n'existe pas encore. Nommez les tournois terminés par lesquels il commence."
    ),
    "season.unfinished": (
        "{file} n'est pas terminé : il manque une ronde ou un résultat. Rien n'a été changé."
    ),
    "season.wrong-cells": (
        "{file} : {count:# cellule est fausse|# cellules sont fausses}. Rien n'a été changé. La "
        "première : {first}"
    ),
    "season.many": "Une saison a au plus {most} tournois ; ce seraient {events}.",
    "season.taken": (
        "{file} n'est pas le classeur d'une saison. Nommez un autre fichier pour la saison."
    ),
    "season.headings": (
        "Sur la feuille {sheet}, il manque un en-tête nécessaire. Retapez-le comme il était."
    ),
}

"""The helps of the commands and of their options, in French."""

WORDS = {
    # The program
    "help.nigiri": (
        "Dirigez un tournoi de go dans un seul classeur .xlsx.\n\n"
        "\b\n"
        '  nigiri new open.xlsx --name "Club Open"\n'
        "  nigiri import open.xlsx players.csv\n"
        "  nigiri draw open.xlsx\n"
        "  nigiri print pairings open.xlsx\n"
        "  nigiri result open.xlsx 12 3 7\n"
        "  nigiri standings open.xlsx\n\n"
        "Chaque commande dit quoi faire ensuite. Ajoutez --dry-run pour voir ce qu'elle "
        "changerait. Sans commande, vous lisez où en est le tournoi de ce dossier."
    ),
    "help.nigiri.language": "Langue des réponses.  [celle du tournoi]",
    "help.nigiri.debug": "Montrer où est l'erreur.",
    "help.nigiri.version": "Montrer la version.",
    # The hours of the day, over their commands
    "help.hour.event": "Un tournoi, du début à la fin ",
    "help.hour.organiser": "Le bureau de l'organisateur ",
    "help.hour.registration": "Les inscriptions ",
    "help.hour.before": "Avant une ronde ",
    "help.hour.round": "Pendant la ronde ",
    "help.hour.after": "Après la ronde ",
    "help.hour.paper": "Papier et pages web ",
    "help.hour.end": "À la fin, et pour les fédérations ",
    "help.hour.beside": "Tournois annexes et autres classeurs ",
    "help.hour.programs": "Autres logiciels ",
    "help.hour.archives": "L'archive d'une fédération",
    "help.hour.back": "Revenir en arrière, réparer ",
    "help.hour.try": "Pour essayer ",
    "help.hour.installation": "Installation ",
    # What click says besides
    "help.click.usage": "Utilisation : ",
    "help.click.options": "Options ",
    "help.click.commands": "Commandes ",
    "help.click.help": "Montrer cette aide.",
    "help.click.default": "[d'habitude : ",
    "help.click.required": "[obligatoire]",
    # Options that many commands have
    "help.shared.output": "Écrire dans une copie de ce nom ; FILE reste tel quel.",
    "help.shared.dry-run": "Montrer seulement les cellules qui changeraient ; ne rien écrire.",
    "help.shared.json": "Répondre par un objet JSON.",
    "help.shared.yes": "Ne pas poser de question.",
    "help.shared.user": "Qui le fait, pour le journal.  [vous]",
    "help.shared.now": "Quand, pour le journal et les copies : 2005-05-21T10:00.  [maintenant]",
    "help.shared.round": "Quelle ronde.  [la dernière]",
    # Before the first round
    "help.new": "Créer FILE, le classeur d'un nouveau tournoi.",
    "help.new.system": "Qui rencontre qui : mcmahon, swiss, round robin, ...",
    "help.new.federation": "Fédération ou pays : décide comment on joue, sauf si vous le dites.",
    "help.new.kind": (
        "Comment on joue : sections, bands (bandes), bar (barre), swiss ou other.  [l'habituel]"
    ),
    "help.new.komi": "Komi de Blanc à égalité, comme 7.5.  [l'habituel là-bas]",
    "help.new.handicaps": (
        "Handicaps : différence entière (full), less-1, less-2, aucun (none).  [l'habituel]"
    ),
    "help.new.time": "Le temps de réflexion, tel qu'il sera imprimé : 45 min.",
    "help.new.no-club": "Sans ce qui est gardé pour le club.",
    "help.new.rules": "Le jeu de règles de départ.  [selon le système]",
    "help.new.rounds": "Combien de rondes.  [selon le jeu de règles]",
    "help.new.name": "Le nom, imprimé sur chaque feuille.",
    "help.new.language": "Langue des feuilles.  [celle du club, ou de cet ordinateur]",
    "help.new.host": "La ville ou le club hôte : les premiers exempts viennent de là.",
    "help.new.dates": "Les dates, telles qu'elles seront imprimées : 21-22 mai 2005.",
    "help.new.place": "Le lieu, tel qu'il sera imprimé.",
    "help.new.director": "Le directeur, tel qu'il sera imprimé.",
    "help.new.seed": "Le nombre qui décide de tous les tirages au sort.",
    "help.new.id": "Distingue ce tournoi de tous les autres.  [un nouveau]",
    "help.organise": (
        "Faire le classeur de l'organisateur à côté de FILE, ou le mettre à jour.\n\nIl "
        "contient ce qui n'a rien à faire dans le tournoi : budget, frais, adresses et numéros "
        "de téléphone ; et un horaire et une liste de contrôle. Les nouveaux joueurs s'y "
        "ajoutent ; ce qui y a été tapé reste. FILE n'est que lu, sauf avec --when."
    ),
    "help.organise.when": (
        "Écrire les heures de la feuille Horaire dans la colonne Quand de FILE, là où "
        "elle est vide. Rien d'autre ne change."
    ),
    "help.season": (
        "Mettre des tournois terminés dans FILE, le classeur d'une saison, ou créer celui-ci.\n\n"
        "Chaque place vaut les points que le club tape sur la feuille Points de la saison ; au "
        "besoin, seuls les meilleurs tournois comptent. Un tournoi déjà mis est renouvelé ; ce qui "
        "a été tapé reste. Sans EVENT, seules les sommes suivent ce qui a été tapé. Les tournois "
        "ne sont que lus."
    ),
    "help.season.print": "Faire une liste du classement à imprimer, à côté de FILE.",
    "help.season.page": "Faire une page du classement pour le site du club.",
    "help.club": (
        "Garder ce que les tournois d'un club ont en commun ; sans option, le montrer.\n\nLes "
        "nouveaux tournois commencent ainsi : fédération, système, jeu de règles, langue, temps, "
        "komi, départages, hôte, lieu et tout autre réglage ; et qui d'autre reçoit les résultats."
    ),
    "help.club.set": (
        'Un réglage : time_limits="45 min", komi_even=7.5, mail=a@b.org ; vide l\'enlève. À '
        "répéter au besoin."
    ),
    "help.club.logo": (
        "L'image du club, un PNG, JPEG ou SVG d'au plus 200 Ko, en tête des feuilles et des "
        "pages ; --set logo= l'enlève."
    ),
    "help.club.from": "Reprendre les réglages de ce tournoi.",
    "help.club.take": "Prendre le fichier d'un autre directeur.",
    "help.club.copy": "Écrire ces réglages dans FILE, pour les envoyer.",
    "help.club.forget": "Supprimer tout ce qui est gardé pour le club.",
    "help.import": (
        "Mettre les joueurs de LIST, un fichier .csv, .tsv, .xlsx ou .ods, dans FILE.\n\n"
        "La première ligne de LIST a des en-têtes, au moins un nom et Rang, en français, en "
        "anglais ou en allemand et dans n'importe quel ordre ; pour un en-tête inconnu, on vous "
        "demande une fois ce qu'il veut dire. Importée de nouveau, elle met à jour : nouveaux "
        "joueurs, cellules changées, joueurs partis. Ce qui a été tapé depuis reste."
    ),
    "help.import.here": "Marquer tout le monde comme présent ; pour les archives et les essais.",
    "help.import.column": (
        "Ce qu'est un en-tête : « Force=Rang », ou « T-shirt=- » pour rien. À répéter au besoin ; "
        "c'est retenu."
    ),
    "help.import.gone": "Que faire des joueurs qui ne sont plus dans la liste.  [leave]",
    "help.add": (
        "Ajouter une personne : membre d'une liste chargée, ou d'aucune.\n\nWORDS est un numéro "
        "ou un nom, dont le début suffit ; les fautes de frappe sont pardonnées. Toute la ligne "
        "de la liste est inscrite, et on vous dit ce que la fédération demanderait. Un joueur "
        "déjà inscrit est nommé, et n'est pas inscrit deux fois. Une personne qui n'est dans "
        "aucune liste a besoin de --rank."
    ),
    "help.add.rank": "Le rang, au lieu de celui de la liste.",
    "help.add.club": "Le club, au lieu de celui de la liste.",
    "help.add.here": "Noter la personne comme présente.",
    "help.add.from": "Ne chercher que dans cette liste.",
    "help.sections": (
        "Proposer des sections McMahon, ou écrire les vôtres.\n\n"
        "Pour les joueurs présents. Les limites déjà sur la feuille l'emportent sur une "
        "proposition."
    ),
    "help.sections.again": "Proposer de nouveau ; sinon les limites de la feuille l'emportent.",
    "help.sections.count": "Combien de sections.",
    "help.sections.down-to": (
        "Vos limites, le rang le plus faible de chacune à partir du haut : 3d,1k,8k,30k."
    ),
    "help.number": (
        "Numéroter les joueurs par force.\n\nLes appariements le font aussi, pour les nouveaux."
    ),
    "help.number.again": "Renuméroter tout le monde ; seulement avant la ronde 1.",
    "help.names": (
        "Remettre les noms de Joueurs comme à l'appariement.\n\nPour des noms triés sans les "
        "numéros, ou après une cellule supprimée ; si ce sont les numéros qui ont été triés, ils "
        "sont remis."
    ),
    "help.names.keep": "Les noms sont justes tels quels : ils comptent comme appariés.",
    "help.supergroup": (
        "Écrire qui part au-dessus de la barre à un congrès, avec les chiffres qui en "
        "décident.\n\nCe que vous avez tapé sous Autre départ reste."
    ),
    "help.players": (
        "Reprendre les joueurs d'un autre classeur, et plus tard ce qui y a changé.\n\nNom, rang, "
        "cote, club, etc. ; présences et absences restent propres à chaque tournoi."
    ),
    "help.players.from": "L'autre classeur, dans le même dossier.  [comme avant]",
    "help.players.keep": "Garder ce qui diffère dans FILE ; seulement ajouter les nouveaux.",
    "help.bring": (
        "Reprendre les parties d'un autre classeur comme rondes de celui-ci, puis leurs "
        "résultats.\n\n"
        "Pour les éliminatoires, qui comptent pour le McMahon d'un congrès."
    ),
    "help.bring.from": "L'autre classeur, dans n'importe quel dossier.",
    "help.take": (
        "Reprendre COPY, la copie d'un bénévole, dans FILE : inscriptions ou résultats.\n\nCe "
        "qui n'est que dans COPY s'ajoute : joueurs, cellules vides qui y sont remplies, "
        "souhaits, résultats des rondes appariées de la même façon. Rien n'est vidé. Là où les "
        "deux diffèrent, vous choisissez, point par point. Un nouveau dont le numéro est pris "
        "dans FILE reçoit le prochain numéro libre. Une ronde appariée autrement est refusée. Un "
        "seul `undo` annule le tout."
    ),
    "help.take.keep": "Là où les deux diffèrent, garder ce qu'a FILE, ou ce qu'a COPY.",
    "help.rules": (
        "Montrer où le tournoi s'écarte de son jeu de règles ; ou lui en donner un autre.\n\nUn "
        "tournoi part d'un jeu de règles ; chacun de ses choix est ensuite une cellule de Tournoi "
        "ou de Réglages. Les noms, les rondes et la graine ne dépendent que de vous, et restent."
    ),
    "help.rules.than": "Comparer à un autre jeu de règles.",
    "help.rules.apply": "Écrire tous les choix de ce jeu de règles dans les réglages.",
    # Lists of members
    "help.ratings": (
        "Gérer les listes de membres : charger, chercher, remplir un classeur ; sans commande, "
        "montrer celles qui sont chargées."
    ),
    "help.ratings-fill": (
        "Remplir les cellules vides de Joueurs d'après les listes : numéros, cotes, clubs, "
        "adhésions.\n\nRien de ce qui est tapé n'est écrasé ; ce qui diffère est compté."
    ),
    "help.ratings-fill.update": "Remplacer aussi les cotes et adhésions déjà tapées.",
    "help.ratings-find": (
        "Chercher quelqu'un par nom ou numéro, même mal tapé, sans accents, dans n'importe quel "
        "ordre."
    ),
    "help.ratings-forget": "Supprimer la liste NAME de cet ordinateur.",
    "help.ratings-list": (
        "Montrer les listes chargées : de quel jour elles sont, combien de membres elles ont.\n\n"
        "Pareil que : nigiri ratings"
    ),
    "help.ratings-load": (
        "Charger LIST, les membres d'une fédération ou les vôtres ; elle remplace une liste plus "
        "ancienne.\n\nUne TDList de l'AGA, allworld de l'EGF, l'échelle de la FFG, même dans un "
        ".zip ; ou tout .csv, .xlsx ou .ods avec des en-têtes comme Nom et Cote."
    ),
    "help.ratings-load.name": "Comment l'appeler.  [aga, egf, ffg, ou comme le fichier]",
    "help.ratings-load.date": "De quel jour elle est : 2026-05-01.  [ce qu'elle en dit]",
    "help.ratings-renew": (
        "Ouvrir la page où une fédération a sa liste, puis prendre la plus récente dans le dossier "
        "de téléchargements.\n\nLIST est aga, egf ou ffg ; on peut l'omettre si une seule est "
        "chargée. Aucune liste ne vient seule : c'est vous qui l'enregistrez depuis la page. Elle "
        "est reconnue à son contenu, quel que soit le nom du fichier."
    ),
    "help.ratings-renew.take": "N'ouvrir aucune page : prendre ce qui est déjà là.",
    "help.ratings-renew.folder": "Chercher ici.  [le dossier de téléchargements]",
    # Events without rounds
    "help.chart": (
        "Ajouter le tableau mural d'un tournoi annexe, entrer une partie, montrer le tableau.\n\n"
        "Les joueurs trouvent eux-mêmes leurs adversaires. WINNER (gagnant) et LOSER (perdant) "
        "sont des numéros."
    ),
    "help.chart.jigo": "Personne n'a gagné.",
    "help.ladder": (
        "Ajouter une échelle, entrer un défi ou son résultat, montrer l'échelle.\n\nUn joueur qui "
        "gagne son défi prend la place du joueur défié. CHALLENGER (qui défie) et CHALLENGED (qui "
        "est défié) sont des numéros."
    ),
    "help.ladder.won": "Le joueur qui défiait a gagné.  [en cours]",
    "help.ladder.lost": "Le joueur qui défiait a perdu.",
    # Wishes
    "help.wish": (
        "Écrire un souhait sur la feuille Souhaits ; le premier souhait ajoute la feuille.\n\nWHO "
        ': des numéros ou des noms : "3, 5, 12-15", "Roy ; Ota, Yuzo". WHAT est l\'un de : '
        'never, must, rather, "rather not", title, child.\n\nSans WHO, la feuille est ajoutée, et '
        "vous y écrivez."
    ),
    "help.wish.rounds": "À quelles rondes : 1-3.  [toutes]",
    "help.wish.note": "Pourquoi, pour la feuille et le journal.",
    "help.wishes": "Lister les souhaits ; ne rien changer.",
    # Every round
    "help.draw": (
        "Apparier la ronde suivante.\n\nAvec --again, les paires qui ont un résultat ou une "
        "marque sous Fixée restent, et ce que vous avez changé vous-même aussi. Les autres "
        "options apparient une partie de la ronde ; ce qui y est déjà reste tel quel."
    ),
    "help.draw.again": "Apparier de nouveau la dernière ronde.",
    "help.draw.ready": "Apparier les groupes de score complets, par le haut et par le bas.",
    "help.draw.from": "Apparier les groupes de score à partir de ce score, en descendant.",
    "help.draw.to": "Apparier les groupes de score jusqu'à ce score, en descendant.",
    "help.draw.section": (
        "Apparier seulement cette section : son numéro, ou un de ses rangs ; à répéter au besoin."
    ),
    "help.draw.rest": "Apparier tous ceux qui n'ont pas encore de partie dans la dernière ronde.",
    "help.draw.provisional": (
        "Compter pour l'instant les résultats manquants comme perdus par les deux."
    ),
    "help.draw.draft": (
        "Sur une feuille à part, pour voir ; ensuite keep (garder) ou discard (supprimer)."
    ),
    "help.draw.sits-out": "De ceux qui ne sont pas venus : qui ne joue pas cette ronde.",
    "help.draw.plays": "De ceux qui ne sont pas venus : qui joue cette ronde.",
    "help.keep": "Jouer le brouillon : il devient la ronde, avec tout ce qui y a été changé.",
    "help.discard": "Supprimer le brouillon ; tout le reste est comme avant.",
    "help.result": (
        "Entrer des résultats : le numéro de chaque gagnant (WINNER), dans n'importe quel ordre ; "
        "ou un nom qu'un seul des joueurs de la ronde porte.\n\nSans numéro, la commande dit "
        "quels résultats manquent."
    ),
    "help.result.table": (
        "Une table et son résultat : 4 noir, 4 1-0, 4 jigo, ou 4 12 et 4 Roy pour le gagnant."
    ),
    "help.result.inbox": (
        "Reprendre ce que les téléphones de la salle ont envoyé. Ce que vous avez tapé reste tel "
        "quel ; une question est posée avant de noter les départs."
    ),
    "help.result.no-home": "Ne reprendre que les résultats, sans les départs.",
    "help.verify": (
        "Relire les résultats : chaque RESULT dans l'ordre des tables, - pour une table laissée de "
        "côté.\n\nMontre seulement où la première saisie est différente, et n'y change rien. Si "
        "vous n'en donnez aucun, nigiri les demande table par table, dans un terminal."
    ),
    "help.verify.from": "La première table.  [la première pas encore relue]",
    "help.verify.table": "Une seule table et son résultat ; à répéter au besoin.",
    "help.verify.list": "Un fichier .csv ou .xlsx avec les en-têtes Table et Résultat.",
    # Who is there, who has the bye
    "help.out": (
        "Noter des joueurs absents : dès les prochains appariements, sauf indication contraire.\n\n"
        'WHO : des numéros ou des noms : "3, 5, 12-15", "Roy ; Ota, Yuzo". Dans une ronde déjà '
        "appariée, leur adversaire en rencontre un autre, ou est exempt."
    ),
    "help.out.rounds": "Quelles rondes : 3-4, ou 3, 5.",
    "help.out.from": "À partir de cette ronde.",
    "help.back": (
        "Faire rejouer des joueurs qui étaient absents : dès les prochains appariements, sauf "
        "indication contraire.\n\nDans une ronde déjà appariée, ils sont appariés comme les "
        "retardataires."
    ),
    "help.back.rounds": "Quelles rondes : 3-4, ou 3, 5.",
    "help.back.from": "À partir de cette ronde.",
    "help.late": (
        "Marquer les retardataires comme présents, et les apparier dans la ronde en "
        "cours.\n\nEntre eux ou, si vous êtes d'accord, avec le joueur exempt. Un retardataire "
        "pour qui personne n'est libre joue à partir de la ronde suivante : on n'est pas exempt "
        "d'une ronde où l'on arrive après les appariements."
    ),
    "help.late.next": "Ils jouent à partir de la ronde suivante.",
    "help.bye": (
        "Promettre à quelqu'un d'être exempt à une ronde à venir, ou l'exempter dans celle qui se "
        "joue.\n\nWHO est un numéro ou un nom. L'exemption n'est donnée que si le nombre de "
        "joueurs est impair."
    ),
    "help.bye.round": "Quelle ronde.  [la suivante]",
    "help.bye.undo": "Annuler la promesse.",
    # Questions
    "help.why": (
        "Dire pourquoi deux joueurs se rencontrent, par leur table ou le nom de l'un d'eux, ou "
        "pourquoi quelqu'un est exempt.\n\n"
        "TABLE est le numéro d'une table, un nom, ou : exempt. Avec exempt et le numéro de "
        "la prochaine "
        "ronde, dire qui y sera exempt, selon l'issue des parties en cours."
    ),
    "help.why.all": (
        "Avec les chiffres de chaque critère, pour qui connaît les règles d'appariement."
    ),
    "help.why-place": (
        "Dire en une phrase pourquoi le numéro ONE est devant ou derrière le numéro OTHER."
    ),
    "help.what-if": (
        "Comparer la ronde avec d'autres appariements.\n\nLa dernière ronde tant qu'il manque des "
        "résultats, sinon la prochaine à apparier. Rien n'est écrit sans --keep."
    ),
    "help.what-if.forbid": "Ces deux joueurs ne se rencontrent pas ; à répéter au besoin.",
    "help.what-if.force": "Ces deux joueurs se rencontrent ; à répéter au besoin.",
    "help.what-if.bye": "Le numéro N est exempt.",
    "help.what-if.set": "Un réglage, par son nom dans Tournoi ou Réglages ; à répéter au besoin.",
    "help.what-if.keep": "Apparier la ronde ainsi.",
    "help.simulate": (
        "Jouer le tournoi de nombreuses fois au hasard, tel quel et tel qu'il pourrait être.\n\n"
        "Quelle barre ? Quel écart ? Les mêmes joueurs, avec la même chance, jouent les deux ; "
        "chaque chiffre dit à quel point il est sûr. Toujours depuis la ronde 1 ; rien n'est "
        "écrit dans FILE."
    ),
    "help.simulate.set": "Essayer ce réglage ; à répéter au besoin.",
    "help.simulate.sections": "Essayer ces limites : 3d,5k,12k ; ou un nombre de sections.",
    "help.simulate.against-set": "Comparer à ce réglage, au lieu du tournoi tel quel.",
    "help.simulate.against-sections": "Comparer à ces limites.",
    "help.simulate.tournaments": "Combien de tournois jouer pour chacun des deux.",
    "help.simulate.spread": (
        "De combien la force réelle s'écarte de la liste, en points de cote ; un rang en vaut 100."
    ),
    "help.simulate.all": "Avec tous ceux de la liste, présents ou non.",
    "help.simulate.seed": "Un autre nombre donne un autre hasard.",
    "help.simulate.jobs": "Avec combien de processus à la fois.  [autant que de processeurs]",
    "help.simulate.scheduler": "Jouer sur la grappe Dask de cet ordonnanceur.",
    "help.simulate.plot": "En faire aussi une image : .svg ou .png.",
    # What is shown
    "help.standings": "Mettre à jour toutes les feuilles et montrer le classement.",
    "help.grid": "Mettre à jour toutes les feuilles et montrer la grille.",
    "help.proof": (
        "Ajouter la feuille Preuve : chaque somme du classement, refaite par le tableur.\n\n"
        "Ensuite, chaque commande la tient à jour."
    ),
    "help.check": (
        "Lister tous les problèmes, les modifications à la main, les écarts au jeu de règles ; ne "
        "rien changer.\n\nEt où les listes de membres diffèrent des inscriptions, si vous en avez "
        "chargé (nigiri ratings).\n\nFinit avec le code 3 quand quelque chose doit être corrigé "
        "avant les prochains appariements."
    ),
    "help.check.edits": "Lister chaque cellule modifiée à la main depuis la dernière commande.",
    "help.missing": (
        "Lister les joueurs qui n'ont pas donné de résultat, table par table, à afficher ou à "
        "lire à haute voix."
    ),
    # Paper, pages, pictures
    "help.print": (
        "Imprimer ce qu'on met au mur et sur la table d'arbitrage.\n\n"
        "Un fichier HTML à côté de FILE : ouvrez-le dans un navigateur et imprimez-le de là. "
        "Les modèles d'un dossier `templates` à côté de FILE l'emportent sur ceux de nigiri."
    ),
    "help.print-registration": (
        "Imprimer les joueurs inscrits par ordre alphabétique, à vérifier au mur."
    ),
    "help.print-numbers": "Imprimer qui a quel numéro, pour l'arbitrage et le mur.",
    "help.print-table-numbers": (
        "Imprimer les numéros des tables, en grand, à découper et à poser à côté des gobans."
    ),
    "help.print-rules": "Imprimer les règles du tournoi en mots, selon ses réglages.",
    "help.print-welcome": (
        "Imprimer le mot de bienvenue, à dire avant la ronde 1 ; ce que vous seul savez est laissé "
        "en blanc."
    ),
    "help.print-badges": "Imprimer un porte-nom pour chacun. Huit par page, à découper.",
    "help.print-schedule": (
        "Imprimer quand chaque ronde commence et finit. Les fins sont les plus tardives "
        "possibles, avec la remise des prix ; les heures viennent de Tournoi, et rien n'y est "
        "changé."
    ),
    "help.print-all-play-all": (
        "Imprimer une feuille vide pour quelques joueurs qui se rencontrent tous : les rencontres "
        "de chaque ronde, et des cases pour les résultats."
    ),
    "help.print-pairings": (
        "Imprimer les appariements d'une ronde, avec les résultats connus jusque-là."
    ),
    "help.print-slips": (
        "Imprimer un billet par partie, huit par page, à découper et à faire signer au gagnant."
    ),
    "help.print-cards": (
        "Imprimer une carte par joueur, vingt par page, remplie à ce jour : de quoi apparier à la "
        "main."
    ),
    "help.print-missing": (
        "Imprimer les joueurs à qui il manque un résultat, de toutes les rondes ou d'une seule, à "
        "afficher."
    ),
    "help.print-wall-list": (
        "Imprimer tout le monde par numéro, avec l'adversaire et le score de chaque ronde."
    ),
    "help.print-rank-list": (
        "Imprimer tous les joueurs par score et départages après une ronde, quelle que soit "
        "leur section."
    ),
    "help.print-winner-loss": "Imprimer qui a gagné contre qui, ronde par ronde.",
    "help.print-byes": "Imprimer qui est exempt ou saute une ronde, jouée ou à venir, et pourquoi.",
    "help.print-bye-slip": (
        "Imprimer un billet pour l'exempt : pourquoi, une seule fois, ce que cela compte, le "
        "nouveau score et la ronde suivante. Pour la prochaine ronde, c'est une prévision."
    ),
    "help.print-tie-break-list": (
        "Imprimer adversaires, couleurs et tous les départages de chacun, section par section."
    ),
    "help.print-standings": (
        "Imprimer les places de chaque section, avec les prix et ce qui a départagé les ex æquo."
    ),
    "help.print-teams": (
        "Imprimer les places des équipes : matchs et parties, ou les meilleurs résultats de "
        "chaque équipe."
    ),
    "help.print-chart": (
        "Imprimer le tableau mural du tournoi annexe, rempli ou à remplir à la main."
    ),
    "help.print-ladder": (
        "Imprimer qui est sur quel échelon de l'échelle, et qui chacun peut défier."
    ),
    "help.print-qualification": (
        "Imprimer qui se qualifie à un congrès : les Européens seuls, dans l'ordre, chacun avec "
        "les raisons."
    ),
    "help.print-crosstable": (
        "Imprimer le tableau croisé : chacun contre chacun, dans l'ordre des places ; pour un "
        "tournoi où tous se rencontrent."
    ),
    "help.print-grid": (
        "Imprimer la grille du tournoi. Dix joueurs par page : qui a joué contre qui, et chaque "
        "score."
    ),
    "help.print-tree": (
        "Imprimer l'arbre d'une élimination directe tel que joué, ou un arbre vide pour autant "
        "de joueurs."
    ),
    "help.print-poster": (
        "Imprimer la grille en affiche. Seize joueurs par page : sur A2, avec --paper letter "
        "sur 17 x 22 pouces."
    ),
    "help.print-ratings": (
        "Imprimer ce que le tournoi changera à la cote EGF de chacun : une prévision."
    ),
    "help.print-news": (
        "Imprimer les gagnants, pour la page des nouvelles. Les premiers de chaque section, et "
        "combien ont joué."
    ),
    "help.print-charts": (
        "Imprimer des graphiques : joueurs de chaque rang, scores par section, durée des rondes."
    ),
    "help.print-certificates": (
        "Imprimer un certificat pour chaque gagnant. Une page chacun, la dernière section d'abord "
        "; avant la fin seulement avec --round ou --blank."
    ),
    "help.print-prize-giving": (
        "Imprimer qui est appelé pour quel prix. De la dernière section au champion, puis les "
        "remerciements ; les prix sont ceux du classeur de l'organisateur à côté de FILE."
    ),
    "help.print-plaques": (
        "Imprimer les trois lignes de chaque plaque. Nom ; place et section ; tournoi et année "
        ": pour qui les grave."
    ),
    "help.print-announcement": (
        "Imprimer l'annonce : quoi, quand, où, frais, à qui s'adresser. Ce qui manque dans "
        "Tournoi est une ligne à remplir ; le mieux est de l'envoyer trois semaines avant."
    ),
    "help.print-entry-form": (
        "Imprimer des formulaires d'inscription, deux par page ; avec --short des fiches pour "
        "l'accueil, huit par page."
    ),
    "help.print-press": (
        "Imprimer un communiqué de presse. À moitié écrit : avant le tournoi avec une séance de "
        "photos, avec --results ou --record après."
    ),
    "help.print-notices": (
        "Imprimer des affichettes pour la salle : silence, pendules, résultats. Une page "
        "chacune en grandes lettres."
    ),
    "help.print-report": (
        "Imprimer le rapport du tournoi pour la fédération et les archives, suivi de la grille "
        "finale."
    ),
    "help.print-thanks": (
        "Imprimer des lettres de remerciement, une page chacune : commanditaires de Tournoi, "
        "salle, bénévoles."
    ),
    "help.print-all": (
        "Imprimer dans un dossier tout ce qu'il faut sur papier pour la dernière ronde : pour "
        "le mur, les tables et l'arbitrage.\n\n"
        "Sans aide, laissez tomber d'abord les affiches, puis la grille, mais jamais les cartes : "
        "avec elles on peut continuer à la main."
    ),
    "help.print.by": "Dans l'ordre des tables, ou des noms.",
    "help.print.draft": "La ronde qui est encore en brouillon.",
    "help.print.missing": "Seulement les tables sans résultat.",
    "help.print.section": "Seulement celle-là.  [toutes]",
    "help.print.count": "Combien.  [autant qu'il en faut]",
    "help.print.large": "En plus gros, avec moins de lignes par page.",
    "help.print.parts": "En combien de parties, pour autant de panneaux au mur.",
    "help.print.clubs": "Les clubs aussi.",
    "help.print.federation": (
        "Numéros de fédération et cotes d'entrée à côté des noms.  [aux tournois de l'AGA]"
    ),
    "help.print.names": "Nommer tout le monde, ou cacher qui l'a demandé.  [selon la feuille]",
    "help.print.entries": "Comme accusé de réception : qui est inscrit.",
    "help.print.filled": "Pour chacun, rempli avec ce que Joueurs contient.",
    "help.print.short": "Des fiches courtes à remplir à l'accueil.",
    "help.print.results": "Après le tournoi, avec les gagnants.",
    "help.print.record": "Le plus grand nombre d'inscriptions jusqu'ici ; vaut --results.",
    "help.print.blank": "À remplir à la main.",
    "help.print.places": "Combien de places de chaque section.",
    "help.print.without": "Ce qui n'est pas montré ; à répéter au besoin.",
    "help.print.text": "Des lignes de texte, pour un courriel ou ce terminal.",
    "help.print.pdf": "Un PDF au lieu de HTML.",
    "help.print.paper": "[comme dans l'imprimante]",
    "help.print.output": "Où écrire le résultat.  [à côté de FILE]",
    "help.print.language": "en, fr, both (les deux), ou un catalogue à vous.  [celle du tournoi]",
    "help.print.open": "L'ouvrir.",
    "help.templates": (
        "Copier les modèles et les mots de nigiri dans FOLDER, pour les changer.\n\n"
        "Un dossier `templates` à côté d'un classeur l'emporte sur ceux de nigiri. Gardez ce "
        "que vous changez et jetez le reste. Pour traduire, copiez words.pot en de.po et "
        "remplissez-le. Les fichiers déjà là ne sont jamais écrasés."
    ),
    "help.publish": (
        "Écrire des pages pour les téléphones et le projecteur dans un dossier : -o OUT, ou OUT "
        "seul.\n\n"
        "Appariements, résultats, grille, classement et une page par joueur ; n'importe quel "
        "serveur web peut les montrer, et sans serveur elles s'ouvrent depuis le dossier. Rien "
        "d'autre dans OUT n'est touché."
    ),
    "help.publish.output": "Où écrire le résultat.  [à côté de FILE]",
    "help.publish.language": "en, fr, both (les deux), ou un catalogue à vous.  [celle du tournoi]",
    "help.publish.watch": "Publier de nouveau chaque fois que FILE est enregistré.",
    "help.publish.open": "Ouvrir la première page.",
    "help.hall": (
        "Laisser les téléphones de la salle voir les pages et annoncer des résultats, par le Wi-Fi "
        "de la salle.\n\nMontre FILE tel qu'il a été enregistré et n'y écrit jamais : ce qui est "
        "annoncé attend à côté que vous le repreniez. Affiche l'adresse, le code des bénévoles et "
        "une ligne par annonce ; Ctrl+C y met fin."
    ),
    "help.hall.address": (
        "L'adresse de cet ordinateur à utiliser ; 0.0.0.0 pour toutes.  [celle de son réseau]"
    ),
    "help.hall.port": "Le port à utiliser ; les billets imprimés le portent.",
    "help.hall.while-open": "Finir dès qu'aucun tableur n'a plus FILE ouvert.",
    "help.hall.json": "Afficher l'adresse et le code en un objet JSON, et rien ensuite.",
    "help.preflight": (
        "Lister ce que FEDERATION (aga, egf ou ffg) refuserait, avec un lien vers chaque "
        "cellule.\n\n"
        "Ajoute la feuille Contrôle, que chaque commande tient à jour ; supprimez-la quand vous "
        "avez fini."
    ),
    "help.preflight.country": (
        "Pays de tous ceux qui n'en ont pas, en deux lettres ou par son nom ; dans un terminal, il "
        "est demandé une fois, là où FEDERATION en a besoin."
    ),
    # Going back
    "help.undo": (
        "Annuler la dernière commande : FILE est de nouveau comme avant, à l'octet près.\n\nEncore "
        "une fois pour remonter plus loin. Ce qui a été modifié depuis est listé, et on vous "
        "demande d'abord ; c'est gardé aussi, et `nigiri restore` le ramène."
    ),
    "help.history": (
        "Lister les états de FILE auxquels `undo` et `restore` reviennent, le plus récent d'abord."
    ),
    "help.restore": (
        "Remettre FILE comme à l'état NUMBER de `nigiri history`, à l'octet près.\n\n"
        "Le contenu actuel est d'abord gardé comme état. Un FILE endommagé est remplacé aussi."
    ),
    # Besides
    "help.demo": (
        "Montrer un tournoi d'essai dans DIR, commande par commande.\n\n"
        "Ses joueurs sont inventés. Une démonstration plus ancienne n'est jamais écrasée ; la "
        "nouvelle prend le numéro suivant."
    ),
    "help.demo.language": "Langue des feuilles.  [celle de cet ordinateur]",
    "help.demo.seed": "Un autre nombre, d'autres résultats.",
    "help.replay": (
        "Remplir les rondes d'un tournoi joué d'après GAMES.\n\n"
        "GAMES a les en-têtes round, white, black, winner et, si on les connaît, table, "
        "handicap et by_default ; les joueurs y sont par leurs numéros."
    ),
    "help.replay.byes": "Une liste avec round et player.",
    "help.recalculate": (
        "Mettre à jour les valeurs de vos propres formules, avec LibreOffice.\n\n"
        "Les valeurs de nigiri sont toujours à jour, et toutes celles d'un .ods aussi."
    ),
    "help.looks": (
        "Remettre les listes déroulantes, les couleurs et la protection qu'un autre programme n'a "
        "pas enregistrées.\n\n"
        "Seul l'aspect des feuilles de nigiri change ; ce que l'on a saisi reste tel quel."
    ),
    "help.open": (
        "Faire un classeur de FILE, un tournoi d'un autre programme.\n\n"
        "FILE vient d'OpenGotha ou de MacMahon, par exemple ; nigiri voit duquel. Le classeur "
        "est OUT, ou se met à côté de FILE. Il contient joueurs, réglages, rondes et résultats "
        ": vous pouvez continuer de là ; ce qu'il ne peut pas contenir est dit, et se trouve "
        "dans son Journal."
    ),
    "help.open.language": "Langue des feuilles.  [celle de cet ordinateur]",
    "help.open.id": "Distingue ce tournoi de tous les autres.  [un nouveau]",
    "help.archive-copy": (
        "Faire une copie de FILE à envoyer comme archive, sans données privées.\n\nSont omis "
        ": tarifs, paiements, remarques, vos propres colonnes avec adresses ou semblables, et"
        " ce qu'en dit le Journal. FILE reste comme il est ; la copie est OUT, qui ne doit "
        "pas encore exister."
    ),
    "help.forget": (
        "Retirer pour de bon les données privées de FILE, une fois le tournoi fini.\n\nEn "
        "plus de ce qu'omet `nigiri archive-copy`, le Journal oublie qui a donné les "
        "commandes, et toutes les copies antérieures du fichier sont supprimées. On vous le "
        "demande d'abord ; rien ne peut être annulé."
    ),
    "help.export": (
        "Écrire le tournoi de FILE pour un autre programme ou une fédération.\n\n"
        "FORMAT est opengotha, egf, ffg ou aga, par exemple. Le nouveau fichier est OUT, ou se met "
        "à côté de FILE, où un plus ancien est gardé sous un autre nom. Ce que ce format ne peut "
        "pas dire est listé. S'il contient quelque chose qu'une fédération refuserait, on vous "
        "demande d'abord, et le fichier le dit dans un commentaire (voir `preflight`)."
    ),
    "help.send": (
        "Préparer les résultats pour une fédération, et ouvrir le courriel qui lui est destiné. "
        "C'est vous qui l'envoyez.\n\nTO est aga, bga, ffg ou egf ; on peut l'omettre si le club "
        "en a une. Ce qui serait refusé est d'abord énuméré. Les fichiers sont à côté de FILE ; le "
        "programme de courriel s'ouvre avec le texte, et le dossier d'où les joindre."
    ),
    "help.send.also": "Qui d'autre le reçoit.  [comme gardé pour le club]",
    "help.send.no-open": "Ne rien ouvrir : seulement écrire les fichiers et les nommer.",
    "help.rounds": (
        "Reprendre dans FILE les rondes d'EVENT, un fichier d'un autre programme.\n\nLe tournoi "
        "est parti par `export` et a été apparié, peut-être joué, dans OpenGotha ou MacMahon. Les "
        "rondes qui ne sont que là-bas entrent avec paires, couleurs, handicaps, exemptions et "
        "résultats ; les résultats qui manquent ici aussi. Les rondes que les deux ont doivent "
        "concorder, sinon ce qui diffère est énuméré et rien n'est modifié. Les nouveaux joueurs "
        "sont nommés et ajoutés. Un seul `undo` annule le tout."
    ),
    "help.diff": (
        "Comparer FILE avec OTHER, une autre copie du tournoi.\n\nDit ce qui diffère comme un "
        "directeur le dirait : joueurs ajoutés ou partis, rangs, résultats, paires modifiées à "
        "la main, réglages ; et laquelle des deux a continué. Les joueurs sont retrouvés par "
        "leur nom, même sous un autre numéro. Rien n'est écrit."
    ),
    "help.shadow": (
        "Comparer FILE, un tournoi d'un autre programme, avec ce qu'aurait fait nigiri.\n\nFILE "
        "est un tournoi que dirige OpenGotha ou MacMahon. Chaque ronde est appariée de nouveau à "
        "partir de l'état d'avant ; exemptions, paires, joueurs hors de leur groupe, handicaps, "
        "couleurs et classement sont à côté des leurs sur une page, chaque différence avec sa "
        "raison. Rien n'est écrit que la page : OUT, ou à côté de FILE."
    ),
    "help.shadow.results": (
        "Le fichier de résultats du même tournoi pour l'EGF (.h9) : ses places et ses chiffres "
        "sont comparés."
    ),
    "help.shadow.output": "Où écrire le résultat.  [à côté de FILE]",
    "help.shadow.language": "Langue de la page.  [celle des réponses]",
    # The archive of a federation
    "help.archive": (
        "Garder les tournois d'une fédération dans un dossier, et les interroger.\n\nARCHIVE est "
        "un dossier à part, que le premier fichier crée. Qui a demandé à ne pas être nommé n'y "
        "est pas nommé. docs/archive.md dit à quoi penser avant de publier une archive."
    ),
    "help.archive.json": "Afficher un objet JSON à la place.",
    "help.archive.csv": "L'afficher en texte séparé par des virgules, pour un tableur.",
    "help.archive.plot": "En faire aussi une image : .svg ou .png.",
    "help.archive.since": "Seulement les tournois à partir de cette année.",
    "help.archive-add": (
        "Mettre des tournois finis dans ARCHIVE.\n\nFILE est un classeur fini, ou un fichier "
        "d'OpenGotha, de MacMahon, de l'EGF, de la FFG ou de l'AGA. Ce qui y est déjà n'est pas"
        " ajouté deux fois ; un fichier corrigé devient une nouvelle version, la seule qui "
        "compte."
    ),
    "help.archive-add.year": "L'année des tournois dont le fichier ne la donne pas.",
    "help.archive-add.unfinished": (
        "Ajouter aussi les tournois auxquels manquent des résultats ou des rondes."
    ),
    "help.archive-check": (
        "Chercher les personnes à deux noms ou deux numéros, et les parties qui sont dans deux "
        "tournois."
    ),
    "help.archive-share": (
        "Copier ARCHIVE dans TO, une nouvelle archive, sans les anciennes versions."
    ),
    "help.archive-share.pseudonyms": (
        "Avec des noms inventés, les mêmes dans chaque copie ; sans numéros, cotes ni clubs."
    ),
    "help.archive-share.clubs": "Garder clubs, villes et pays à côté des noms inventés.",
    "help.archive-tables": "Montrer les tables d'ARCHIVE et leurs colonnes.",
    "help.archive-ask": "Demander n'importe quoi à ARCHIVE en SQL : un SELECT, qui ne change rien.",
    "help.archive-career": "Montrer tous les tournois de WHO : un nom, ou un numéro de fédération.",
    "help.archive-meet": "Montrer toutes les parties de ONE contre OTHER.",
    "help.archive-improve": (
        "Montrer qui a gagné le plus de rangs entre son premier tournoi et le dernier."
    ),
    "help.archive-improve.most": "Pas plus de personnes que cela.",
    "help.archive-fields": "Montrer la force des joueurs de chaque tournoi.",
    "help.archive-handicaps": (
        "Montrer comment finissent les parties à chaque handicap : est-il juste ?"
    ),
    "help.archive-byes": "Montrer les exempts de chaque club, et ses parties hors du groupe.",
    "help.archive-attendance": "Montrer combien sont venus, par année, par rang ou par tarif.",
    "help.archive-attendance.by": "Selon quoi compter.",
    "help.archive-attendance.fees": "Compter par ces tarifs : « 4d 25, 1d 20, 10k 15, 30k 10 ».",
    # Add-ins
    "help.completion": (
        "Afficher ce qu'il faut à SHELL (bash, zsh ou fish) pour compléter commandes, options et "
        "noms.\n\nLa touche Tab écrit alors la suite : dr devient draw. "
        "docs/install.md dit où le mettre."
    ),
    "help.pipe": (
        "Répondre à une demande d'une extension : JSON en entrée, JSON en sortie.\n\n"
        "docs/protocol.md dit ce qu'ils échangent. Rien d'autre n'est écrit en sortie."
    ),
    "help.pipe.ahead": "Il n'y a encore rien à demander : charger ce qui prend du temps.",
    "help.pipe.stay": "Répondre à une demande par ligne, jusqu'à la fin de l'entrée.",
    "help.serve": (
        "Répondre aux extensions qui ne peuvent pas lancer d'autres programmes, sur cet "
        "ordinateur seulement.\n\n"
        "Le menu dans LibreOffice le trouve tout seul ; aux autres extensions, il faut "
        "l'adresse, différente chaque fois."
    ),
    "help.serve.port": "Sur quel port.  [un qui est libre]",
    "help.serve.idle": "S'arrêter quand personne n'a rien demandé depuis si longtemps.",
    "help.serve.json": "Donner l'adresse en un objet JSON.",
    "help.libreoffice": "Mettre le menu et la barre d'outils de nigiri dans LibreOffice.",
    "help.libreoffice-build": "Écrire l'extension dans FILE, pour l'installer à la main.",
    "help.libreoffice-build.self-contained": (
        "Avec nigiri dedans, pour un seul système, comme windows-x86_64."
    ),
    "help.libreoffice-doctor": "Dire ce qui manque, une phrase pour chaque chose.",
    "help.libreoffice-install": "Mettre le menu dans LibreOffice.",
    "help.libreoffice-uninstall": "Retirer le menu de LibreOffice.",
    "help.excel": "Mettre l'onglet de nigiri dans Excel.",
    "help.excel-build": "Écrire le complément dans FILE, pour l'installer à la main.",
    "help.excel-build.python": "Le Python où nigiri est sur l'autre ordinateur.",
    "help.excel-build.language": "Langue de l'onglet.",
    "help.excel-doctor": "Dire ce qui manque, une phrase pour chaque chose.",
    "help.excel-install": "Mettre l'onglet dans Excel.",
    "help.excel-install.language": "Langue de l'onglet.",
    "help.excel-doctor.report": (
        "Écrire tout ce qui est trouvé dans un fichier à envoyer ; nigiri-excel.txt si vous ne "
        "donnez pas de nom."
    ),
    "help.excel-kit": "Écrire un dossier avec lequel on essaie nigiri dans Excel, en dix minutes.",
    "help.excel-kit.language": "Langue des étapes et de l'onglet.",
    "help.excel-kit.python": "Le Python dans lequel nigiri se trouve sur l'autre ordinateur.",
    "help.excel-judge": (
        "Comparer ce qui a été enregistré dans FOLDER avec ce que nigiri a écrit ; écrire un seul "
        "rapport à envoyer."
    ),
    "help.excel-uninstall": "Retirer l'onglet d'Excel.",
}

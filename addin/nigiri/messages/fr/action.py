"""The buttons: what they are called, what they do, and why they do not apply, in French."""

WORDS = {
    # The menu and its groups; a button in a toolbar and in a ribbon.
    "action.menu": "Tournoi de go",
    "action.group.new": "Tournoi",
    "action.group.check": "Joueurs",
    "action.group.draw": "Ronde",
    "action.group.result": "Résultats",
    "action.group.print": "Imprimer",
    "action.group.undo": "Annuler",
    "action.submenu.begin": "Commencer autrement",
    "action.submenu.prepare": "Préparer",
    "action.submenu.copies": "Copies du tournoi",
    "action.submenu.draws": "Apparier autrement",
    "action.submenu.who": "Qui joue",
    "action.submenu.hall": "Résultats de la salle",
    "action.submenu.why": "Expliquer et prouver",
    "action.submenu.side": "Tournois annexes",
    "action.submenu.paper": "Imprimer et publier",
    "action.submenu.send": "Envoyer résultats et fichiers",
    "action.entry": "{label}…",
    "action.supertip": "{tip}.",
    # The actions, and what each does.
    "action.new": "Nouveau tournoi",
    "action.new.tip": "Créer les feuilles d'un nouveau tournoi",
    "action.sample": "Tournoi d'exemple",
    "action.sample.tip": (
        "Créer un tournoi de joueurs inventés, trois rondes déjà jouées, pour tout essayer"
    ),
    "action.open": "Fichier d'un autre programme",
    "action.open.tip": (
        "Créer le tournoi à partir d'un fichier d'OpenGotha, de MacMahon, de l'EGF, de la FFG ou "
        "de l'AGA"
    ),
    "action.club": "Réglages de notre club",
    "action.club.tip": (
        "Garder système, temps, komi, départages, hôte et adresses du club pour tout nouveau "
        "tournoi"
    ),
    "action.import": "Joueurs d'une liste",
    "action.import.tip": "Ajouter les joueurs d'un fichier .csv, .xlsx ou .ods",
    "action.add": "Ajouter un joueur",
    "action.add.tip": (
        "Trouver un membre d'une liste par quelques lettres ou chiffres, ou inscrire une autre "
        "personne"
    ),
    "action.fill": "Remplir d'après les listes de membres",
    "action.fill.tip": (
        "Remplir numéros, cotes, clubs et adhésions vides d'après les listes chargées"
    ),
    "action.renew": "Liste de membres à jour",
    "action.renew.tip": (
        "Ouvrir la page des listes d'une fédération, puis prendre la liste enregistrée dans les "
        "téléchargements"
    ),
    "action.check": "Vérifier",
    "action.check.tip": "Montrer ce qui ne va pas ou surprend ; ne rien changer",
    "action.diff": "Comparer avec",
    "action.diff.tip": "Dire ce qui diffère entre ce classeur et une autre copie du tournoi",
    "action.take": "Reprendre une copie",
    "action.take.tip": (
        "Ajouter ce qu'un bénévole a tapé dans une copie du tournoi : inscriptions ou résultats"
    ),
    "action.sections": "Sections",
    "action.sections.tip": "Proposer des sections ou bandes McMahon, ou écrire les vôtres",
    "action.number": "Numéroter",
    "action.number.tip": "Numéroter les joueurs selon leur force",
    "action.names": "Remettre les noms",
    "action.names.tip": "Remettre les noms triés seuls à côté des numéros de l'appariement",
    "action.draw": "Apparier",
    "action.draw.tip": "Apparier la ronde suivante",
    "action.draw-again": "Apparier de nouveau",
    "action.draw-again.tip": (
        "Refaire les appariements de la dernière ronde ; les résultats et vos changements restent"
    ),
    "action.draw-early": "Apparier plus tôt",
    "action.draw-early.tip": "Apparier pendant que des parties se jouent encore",
    "action.draw-draft": "Apparier en brouillon",
    "action.draw-draft.tip": "Apparier la ronde suivante sur une feuille à part, pour voir",
    "action.keep": "Garder le brouillon",
    "action.keep.tip": "Faire du brouillon la vraie ronde",
    "action.discard": "Supprimer le brouillon",
    "action.discard.tip": "Supprimer le brouillon ; tout le reste est comme avant",
    "action.late": "Retardataires",
    "action.late.tip": "Apparier des joueurs dans la ronde déjà appariée",
    "action.out": "Absences",
    "action.out.tip": "Noter des joueurs absents à des rondes, ou qui abandonnent",
    "action.back": "Retours",
    "action.back.tip": "Faire rejouer des joueurs qui étaient absents",
    "action.bye": "Exempt",
    "action.bye.tip": "Promettre l'exemption d'une ronde, ou la donner dans celle qui se joue",
    "action.rounds": "Rondes d'un fichier",
    "action.rounds.tip": "Reprendre des rondes appariées dans OpenGotha ou MacMahon",
    "action.wish": "Souhait",
    "action.wish.tip": "Qui doit rencontrer qui, ou plutôt pas",
    "action.result": "Résultats",
    "action.result.tip": (
        "Reporter les gagnants de la liste, et dire à quelles tables il manque un résultat"
    ),
    "action.missing": "Résultats manquants",
    "action.missing.tip": "Montrer les joueurs qui n'ont pas encore annoncé de résultat",
    "action.hall": "Page de la salle",
    "action.hall.tip": (
        "Montrer les pages aux téléphones de la salle et leur laisser annoncer des résultats, "
        "jusqu'à la fermeture du classeur"
    ),
    "action.inbox": "Reprendre les résultats",
    "action.inbox.tip": (
        "Reprendre ce que les téléphones de la salle ont envoyé ; ce que vous avez tapé reste tel"
        " quel"
    ),
    "action.verify": "Relecture",
    "action.verify.tip": (
        "Entrer les résultats une seconde fois d'après les billets, et dire où ils diffèrent"
    ),
    "action.standings": "Classement et grille",
    "action.standings.tip": "Mettre toutes les feuilles à jour et montrer le classement",
    "action.grid": "Grille",
    "action.grid.tip": "Mettre toutes les feuilles à jour et montrer la grille",
    "action.proof": "Preuve",
    "action.proof.tip": "Refaire chaque somme du classement sur une feuille à part",
    "action.chart": "Tournoi annexe",
    "action.chart.tip": (
        "Ajouter le tableau d'un tournoi où chacun trouve ses adversaires, ou y noter une partie"
    ),
    "action.ladder": "Échelle",
    "action.ladder.tip": "Ajouter une échelle, ou y noter un défi ou son résultat",
    "action.why": "Pourquoi cet appariement",
    "action.why.tip": "Dire pourquoi deux joueurs se rencontrent, ou pourquoi un joueur est exempt",
    "action.why-place": "Pourquoi cette place",
    "action.why-place.tip": "Dire pourquoi un joueur est devant ou derrière un autre",
    "action.print": "Imprimer",
    "action.print.tip": (
        "Imprimer ce qui est affiché : classement, grille ou ronde ; sinon les derniers "
        "appariements"
    ),
    "action.print-before": "Imprimer avant le tournoi",
    "action.print-before.tip": (
        "Listes pour l'inscription, porte-noms, numéros de table, règles, arbres vides"
    ),
    "action.print-round": "Imprimer pour une ronde",
    "action.print-round.tip": "Appariements, billets, cartes, listes à afficher, grille et arbres",
    "action.print-end": "Imprimer à la fin",
    "action.print-end.tip": ("Classement, certificats, affiche, graphiques, résumé pour la presse"),
    "action.reports": "Autres feuilles à imprimer",
    "action.reports.tip": "Choisir quoi imprimer : listes, appariements, billets, cartes",
    "action.publish": "Publier",
    "action.publish.tip": (
        "Faire des pages pour téléphones et projecteur, dans un dossier à côté du classeur"
    ),
    "action.organise": "Organisateur",
    "action.organise.tip": (
        "Argent, adresses et téléphones, dans un classeur à part à côté du tournoi"
    ),
    "action.season": "Saison",
    "action.season.tip": (
        "Mettre le tournoi terminé dans le classeur d'une saison : plusieurs tournois qui comptent "
        "ensemble"
    ),
    "action.rules": "Jeu de règles",
    "action.rules.tip": "Montrer où le tournoi s'écarte de son jeu de règles",
    "action.preflight": "Vérifier pour une fédération",
    "action.preflight.tip": (
        "Montrer ce qu'une fédération refuserait, avec un lien vers chaque cellule"
    ),
    "action.export": "Écrire un fichier",
    "action.export.tip": (
        "Écrire le fichier pour une fédération ou un autre programme, à côté du classeur"
    ),
    "action.send": "Envoyer les résultats",
    "action.send.tip": (
        "Vérifier et écrire les résultats, et ouvrir un courriel pour la fédération ; c'est vous "
        "qui l'envoyez"
    ),
    "action.archive-copy": "Copie pour les archives",
    "action.archive-copy.tip": (
        "Faire une copie sans tarifs, remarques ni adresses, à côté du classeur"
    ),
    "action.undo": "Annuler",
    "action.undo.tip": "Annuler la dernière commande",
    # Why one does not apply.
    "action.not.new": "Ce classeur a déjà un tournoi.",
    "action.not.event": "Ce classeur n'a pas encore de tournoi.",
    "action.not.round": "Aucune ronde n'est encore appariée.",
    "action.not.draft": "Il n'y a pas de brouillon.",
    "action.not.no-draft": "Il y a un brouillon : gardez-le ou supprimez-le d'abord.",
    # A command in a sentence, by the button that does it.
    "action.named": "« {label} »",
    # What one would lose.
    "action.loses.all": "Refaire les appariements de la ronde {number} ? Aucun ne sera gardé.",
    "action.loses.rest": (
        "Refaire les appariements de la ronde {number} ? {stay:# appariement reste|# appariements "
        "restent} sur {pairs} : ceux qui ont un résultat ou la marque Fixée, et ceux que vous "
        "avez changés."
    ),
    "action.loses.draft": "Supprimer la feuille {sheet}, avec tout ce qu'on y a tapé ?",
    # What is asked of buttons that are not there.
    "action.unknown": "Il n'y a pas d'action {tag} ; il y a {tags}.",
    "action.by-program": "« {label} » est fait par le tableur lui-même.",
}

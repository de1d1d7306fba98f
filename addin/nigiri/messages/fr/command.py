"""What the command line says itself, in French."""

WORDS = {
    # Written or not
    "command.nothing": "Rien n'a été écrit.",
    "command.new.choice": "{at}  {choice}",
    "command.new.other": (
        "Tapez un nom de docs/systems.md ou de docs/rules.md ; Entrée pour l'habituel."
    ),
    "command.new.keep": (
        "Pour commencer le prochain tournoi de la même façon, sans ces questions : `nigiri club "
        "--from FILE`"
    ),
    "command.club.how": "Pour reprendre les réglages d'un tournoi : `nigiri club --from EVENT`",
    "command.club.copy": (
        "{path} est prêt à être envoyé. La personne qui le reçoit tape : `nigiri club --take "
        "{name}`"
    ),
    "command.club.gone": (
        "Ce qui était gardé pour le club est supprimé ; les nouveaux tournois commencent avec "
        "leur jeu de règles."
    ),
    "command.beside.list": "LISTE.csv",
    "command.nothing.dry-run": "Rien n'a été écrit (--dry-run).",
    "command.here": "{event} : {rounds}",
    "command.here.name": "{name} ({file})",
    "command.here.rounds": "ronde {round} sur {rounds} appariée, {players:# joueur|# joueurs}.",
    "command.here.before": (
        "{players:# joueur|# joueurs}, {rounds:# ronde|# rondes}, encore aucune appariée."
    ),
    "command.here.import": "Ensuite : `nigiri import`",
    "command.here.draw": "Ensuite : `nigiri draw`",
    "command.here.print": "Ensuite : `nigiri print pairings`",
    "command.here.result": "Ensuite : `nigiri result`",
    "command.here.missing": "Ensuite : `nigiri missing`",
    "command.here.verify": "Ensuite : `nigiri verify`",
    "command.here.standings": "Ensuite : `nigiri standings`",
    "command.here.check": "Ensuite : `nigiri check`",
    "command.here.help": "Toutes les commandes : `nigiri --help`",
    "command.here.several": "Les tournois de ce dossier :",
    "command.here.line": "{event} ► {step}",
    "command.here.more": "Pour en savoir plus sur l'un d'eux : `nigiri check FILE`",
    "command.here.none": (
        "Il n'y a pas de tournoi dans ce dossier. Pour en commencer un : `nigiri new open.xlsx`. "
        "Pour en voir un : `nigiri demo`. Toutes les commandes : `nigiri --help`"
    ),
    "command.next": "► {next}",
    "command.stale": (
        "{many:# de vos formules montre|# de vos formules montrent} une ancienne valeur jusqu'au "
        "prochain calcul : {named}. Excel le fait à l'ouverture du fichier ; pour LibreOffice et "
        "les téléphones : `nigiri recalculate`"
    ),
    "command.stale.more": (
        "{many:# de vos formules montre|# de vos formules montrent} une ancienne valeur jusqu'au "
        "prochain calcul : {named} et encore {rest}. Excel le fait à l'ouverture du fichier ; "
        "pour LibreOffice et les téléphones : `nigiri recalculate`"
    ),
    "command.renewed": "Nouvelles valeurs : {cells}.",
    "command.renewed.none": "Toutes vos formules montrent la bonne valeur ; rien n'a été écrit.",
    # Questions
    "command.ask": "{question} [o/N]",
    "command.ask.yes": "o oui y yes",
    "command.ask.no": "n non no",
    "command.ask.unclear": "Tapez o pour oui, ou n pour non.",
    "command.ask.number": "Tapez un nombre entier de {low} à {high}.",
    "command.ask.name": "Tapez l'un de ces noms, ou rien : {names}.",
    "command.ask.agreed": "{question} (--yes)",
    "command.ask.go-on": "Continuer ?",
    "command.ask.choice": "{what} [{choices}]",
    "command.ask.one-of": "Tapez les premières lettres de l'un de ces mots : {choices}.",
    "command.ask.machine": "Avec --json, aucune question n'est posée : ajoutez --yes.",
    "command.ask.nobody": (
        "Personne ne répond ici : rien n'a été écrit. Pour dire oui d'avance, ajoutez --yes."
    ),
    "command.add.hit": "{at:>2}  {member}",
    "command.add.which": "Lequel",
    "command.add.nobody": "{why} Tapez : `nigiri add FILE {who} --rank 3d`",
    "command.ask.rules": "Les écrire dans les réglages ?",
    # While it takes its time
    "command.works": "nigiri {command} ...",
    "command.works.ods": "nigiri {command} ... LibreOffice prend quelques secondes pour un .ods",
    "command.works.office": "nigiri {command} ... LibreOffice prend quelques secondes",
    "command.works.loading": "Chargement",
    "command.works.printing": "Impression",
    "command.works.pdf": "Création du PDF ...",
    "command.works.pdfs": "Création des PDF",
    "command.works.tournaments": "Tournois",
    # Wrong use
    "command.use.help": "Ce qui existe : {command}",
    "command.use.missing": "Il manque {name}.",
    "command.use.more": "C'est plus que la commande n'en prend : {words}",
    "command.use.option": "Il n'y a pas d'option {name}.",
    "command.use.option.near": "Il n'y a pas d'option {name}. Vouliez-vous dire : {near} ?",
    "command.use.command": "Il n'y a pas de commande {name}.",
    "command.use.command.near": "Il n'y a pas de commande {name}. Vouliez-vous dire : {near} ?",
    "command.use.option-value": "Il manque quelque chose après {name}.",
    "command.use.no-value": "{name} s'écrit seul, sans valeur.",
    "command.use.value": "{name} : {what}",
    "command.use.choice": "choisissez parmi {choices}.",
    "command.use.whole.range": "il faut un nombre entier de {low} à {high}.",
    "command.use.whole.from": "il faut un nombre entier à partir de {low}.",
    "command.use.number.range": "il faut un nombre de {low} à {high}.",
    "command.use.number.from": "il faut un nombre à partir de {low}.",
    "command.use.day": "il faut un jour, écrit comme 2005-05-21.",
    "command.use.id": "il faut l'identifiant d'un tournoi, copié de « Identifiant ».",
    "command.use.file": "il faut un fichier, pas un dossier.",
    "command.use.unreadable": "vous n'avez pas le droit de lire ce fichier.",
    "command.use.time": "{asked} n'est pas une heure ; écrivez 2005-05-21T10:00.",
    "command.use.setting": "{asked} n'est pas un réglage ; écrivez pattern=adjacent.",
    "command.use.pair": "{asked} n'est pas une paire ; écrivez les deux numéros : 3-7.",
    # The file
    "command.open": (
        "{file} est ouvert dans {by} : ce qui n'y est pas enregistré n'est pas pris en compte."
    ),
    "command.name": "Le nom d'un classeur finit par .xlsx ou .ods : écrivez {stem}.xlsx",
    "command.unwritten": "{file} ne peut pas être écrit : {reason}.",
    "command.unheard": (
        "La réponse ne peut pas s'afficher ici : {reason}. Le classeur est intact ; `nigiri "
        "history` dit si la commande l'a modifié."
    ),
    "command.interrupted": "Interrompu ; rien n'a été écrit à moitié.",
    "command.fault": (
        "C'est une erreur de nigiri, merci de la signaler ({kind}). Relancez la commande avec "
        "`nigiri --debug ...` pour voir ce qu'il faut envoyer."
    ),
    "command.fault.above": (
        "C'est une erreur de nigiri ; merci de la signaler avec les lignes ci-dessus."
    ),
    # Going back
    "command.history": "États de {file}",
    "command.history.none": "Aucun état antérieur de {file} n'est gardé à côté.",
    "command.history.edited": "{file} a été modifié depuis l'état {number}.",
    "command.history.state": "État",
    "command.history.when": "Quand",
    "command.history.who": "Qui",
    "command.history.command": "Commande",
    "command.history.what": "Quoi",
    "command.history.found": "(tel que trouvé)",
    "command.back": "Retour à l'état {number}",
    "command.back.ask": "Revenir à l'état {number} ?",
    "command.back.log": "Retour à l'état {number}.",
    "command.back.done": "{file} est de nouveau comme à l'état {number}.",
    "command.back.copy": "{copy} est {file} comme à l'état {number}.",
    "command.back.return": "Pour revenir à ce qu'il était juste avant : `nigiri restore {number}`",
    "command.back.edited": "Modifié à la main depuis la dernière commande ; cela disparaît aussi :",
    "command.back.unknown": "{file} a été modifié depuis, et on ne sait plus où.",
    "command.back.saved": (
        "Un autre programme a enregistré {file} depuis ; la mise en forme et les commentaires "
        "ajoutés alors disparaissent aussi."
    ),
    "command.back.taken": "Annulé : {command} du {when}.",
    "command.back.taken.by": "Annulé : {command} du {when} par {who}.",
    "command.back.taken.told": "Annulé : {command} du {when} ({told})",
    "command.back.taken.by.told": "Annulé : {command} du {when} par {who} ({told})",
    "command.back.aside": (
        "Les états antérieurs à côté de {file} sont ceux d'un autre tournoi, « {event} ». Ils "
        "seront mis de côté à la prochaine modification ; on n'y revient pas d'ici."
    ),
    "command.back.put-aside": (
        "Les états antérieurs à côté de {file} étaient ceux d'un autre tournoi, « {event} » : ils "
        "sont maintenant dans le dossier « {folder} »."
    ),
    "command.back.no-copies": (
        "Il n'y a pas d'état antérieur de {file} : ses copies sont dans un dossier à côté, et ce "
        "dossier n'est pas ici. Rien n'a changé ; le fichier seul contient tout le tournoi."
    ),
    "command.back.none": (
        "Il n'y a rien à annuler : aucun état de {file} d'avant la dernière commande n'est gardé. "
        "Voir : `nigiri history`"
    ),
    "command.back.no-state": ("Aucun état {number} de {file} n'est gardé. Voir : `nigiri history`"),
    # Problems
    "command.check.edited": "Modifié à la main depuis la dernière commande",
    "command.check.typed": (
        "Modifié à la main depuis la dernière commande : {what}. La liste : `nigiri check --edits`"
    ),
    "command.check.typed.part": "{sheet}, « {column} » : {many}",
    "command.check.typed.other": "{sheet} : {many}",
    "command.check.since": (
        "Modifié depuis que des rondes ont été appariées ; la question sera posée aux prochains "
        "appariements :"
    ),
    "command.check.since.one": "  {change}",
    # Looks that another program did not save
    "command.looks": "Un autre programme a enregistré ce fichier sans {things}.",
    "command.looks.drop-downs": "les listes déroulantes",
    "command.looks.colours": "les couleurs",
    "command.looks.protection": "la protection",
    "command.looks.styles": "les polices et les largeurs de colonnes",
    "command.looks.ask": "Les remettre ? Ce que l'on a saisi ne change pas.",
    "command.looks.how": "Pour les remettre : `nigiri looks`",
    "command.looks.back": "De nouveau là : {things}.",
    "command.looks.none": "Rien ne manque : les listes, les couleurs et la protection sont là.",
    # Results, questions, other events
    "command.verify.how": (
        "Le numéro du gagnant, ou blanc, noir, jigo, 0-0. Entrée : passer. {end} pour finir."
    ),
    "command.verify.table": "Table {table}  {people}",
    "command.chart.two": "Une partie demande deux numéros : `nigiri chart FILE WINNER LOSER`",
    "command.ladder.two": (
        "Un défi demande deux numéros : `nigiri ladder FILE CHALLENGER CHALLENGED`"
    ),
    "command.what-if.copy": (
        "-o écrit dans une copie les appariements que --keep garde ; donnez les deux, ou aucun."
    ),
    "command.family.folder": "{other} doit être dans le même dossier que {file}.",
    # Lists of members
    "command.ratings.no-list": "Il n'y a pas de liste {name}.",
    "command.ratings.gone": "La liste {name} est supprimée.",
    "command.ratings.no-name": (
        "{name} ne peut pas nommer une liste : des minuscules et des chiffres, comme club-2026."
    ),
    "command.ratings.enter": "Puis tapez Entrée ici",
    "command.ratings.take": "Puis prenez-la : `nigiri ratings renew {list} --take`",
    # Sheets on paper, pages, pictures
    "command.print.either": "Choisissez --text ou --pdf, pas les deux.",
    "command.print.ending": "{name} serait un PDF : son nom doit finir par .pdf.",
    "command.print.folder": "{name} serait un dossier de feuilles : donnez-lui un nom sans .pdf.",
    "command.print.ready.html": (
        "{path} est prêt. Ouvrez-le dans un navigateur et imprimez-le ; {sizes}."
    ),
    "command.print.sizes.both": "en A4 ou en format lettre",
    "command.print.sizes.poster": "en A2 ou en 17 x 22 pouces, comme chez un imprimeur",
    "command.print.ready.pdf": "{path} est prêt. Ouvrez-le et imprimez-le en taille réelle.",
    "command.print.ready.txt": "{path} est prêt.",
    "command.print.hidden": (
        "{many:1 nom est caché|# noms sont cachés}, comme le demande Cacher le nom dans Joueurs ; "
        "avec --names, tout le monde est nommé."
    ),
    "command.print.all": "{count} feuilles sont dans {folder} : {files}.",
    "command.print.instead": (
        "{trouble} La feuille est dans {path} : imprimez-la depuis n'importe quel navigateur."
    ),
    "command.print.instead.all": (
        "{trouble} Les feuilles sont dans {folder} : imprimez-les depuis n'importe quel navigateur."
    ),
    "command.templates": (
        "{count} modèles et {words} sont dans {folder}. Gardez ceux que vous changez dans un "
        "dossier templates à côté de votre classeur."
    ),
    "command.publish": (
        "{count} pages sont dans {folder}, dont {changed:# nouvelle|# nouvelles}. Ouvrez {first}"
    ),
    "command.publish.hidden": (
        "{many:1 nom est caché|# noms sont cachés}, comme le demande Cacher le nom dans Joueurs."
    ),
    "command.publish.either": "Choisissez --watch ou --json, pas les deux.",
    "command.publish.twice": "Nommez le dossier une seule fois : OUT ou -o OUT.",
    "command.publish.watching": (
        "{file} est suivi : enregistrez-le, et les pages sont mises à jour. Ctrl+C pour arrêter."
    ),
    "command.publish.ended": "Les pages restent telles que publiées en dernier.",
    "command.publish.kept": "Les pages restent comme elles étaient. {trouble}",
    "command.simulate.takes": "{count:# tournoi prend|# tournois prennent} environ {time} ici.",
    "command.time.seconds": "{count:# seconde|# secondes}",
    "command.time.minutes": "{count:# minute|# minutes}",
    "command.time.hours": "{count:# heure|# heures}",
    "command.simulate.there": "{address} joue avec {count:# processus|# processus}.",
    "command.simulate.either": "Choisissez --scheduler ou --jobs, pas les deux.",
    "command.simulate.picture": "{path} est prêt.",
    "command.simulate.name": "Le nom d'une image finit par .svg ou .png : écrivez {stem}.svg",
    # Add-ins
    "command.serve.port": (
        "Le port {port} ne peut pas servir : {reason}. Sans --port, un port libre est choisi."
    ),
    "command.serve.address": "Adresse pour l'extension : {address}",
    "command.serve.stops": (
        "Laissez cette fenêtre ouverte. Arrêt après {idle} minutes sans demande, ou avec Ctrl-C."
    ),
    "command.libreoffice.installed": (
        "Le LibreOffice de {folder} a maintenant le menu Tournoi de go, pour vous seul. "
        "Redémarrez-le pour voir le menu."
    ),
    "command.libreoffice.installed.all": (
        "Le LibreOffice de {folder} a maintenant le menu Tournoi de go, pour tous ceux qui se "
        "servent de cet ordinateur. Redémarrez-le pour voir le menu."
    ),
    "command.libreoffice.gone": "Le menu est retiré de LibreOffice.",
    "command.libreoffice.well": (
        "Tout va bien : LibreOffice a le menu, de la même version que nigiri."
    ),
    "command.libreoffice.built": "L'extension est dans {file}.",
    "command.excel.installed": (
        "Excel a maintenant l'onglet Tournoi de go. Fermez Excel et rouvrez-le pour voir "
        "l'onglet. Personne ne l'a encore essayé dans Excel : prenez une copie de votre classeur."
    ),
    "command.excel.gone": "L'onglet est retiré d'Excel.",
    "command.excel.well": "Tout va bien : Excel a l'onglet, de la même version que nigiri.",
    "command.excel.built": "Le complément est dans {file}. Il lance {starts}.",
    # The demo
    "command.demo.begin": (
        "Un tournoi d'essai dans {folder}. Voici les commandes qui l'ont fait :\n"
    ),
    "command.demo.folder": "{folder} ne peut pas être créé : {reason}. Prenez un autre dossier.",
    "command.demo.told": "    {told}",
    "command.demo.end": (
        "\nOuvrez ce classeur dans Excel ou LibreOffice :\n"
        "    {file}\n"
        "Regardez Ronde {round} : {open:# table joue|# tables jouent} encore. Puis Grille et "
        "Classement.\n"
        "Ouvrez cette feuille dans un navigateur, et imprimez-la :\n"
        "    {paper}\n"
        "\n"
        "Essayez ensuite, classeur fermé :\n"
        "    {check}\n"
        "    {result}\n"
        "    {standings}\n"
        "Et votre propre tournoi :\n"
        "    {begin}\n"
        "    {bring}\n"
        "    {draw}"
    ),
}

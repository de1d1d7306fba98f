"""What the hall says: its page and its window, reports taken in, codes on slips, in French."""

WORDS = {
    # Codes beside the workbook
    "hall.codes.damaged": (
        "Les codes de la salle dans {file} sont illisibles. Reprenez ce fichier d'une sauvegarde ; "
        "ou supprimez-le et imprimez de nouveau les billets et les numéros de table, qui auront "
        "alors de nouveaux codes."
    ),
    # The page of the hall: the line on every page, and its doors
    "hall.page.saved": "Fichier enregistré à {time}, {age}.",
    "hall.page.now": "à l'instant",
    "hall.page.ago": "il y a {minutes} min",
    "hall.page.start": "Toutes les pages",
    "hall.page.report": "Annoncer un résultat",
    "hall.page.helpers": "Pour les bénévoles",
    "hall.page.who": "Qui peut faire quoi",
    # Questions to players
    "hall.page.table": "Table",
    "hall.page.table.number": "Quelle table ? Écrivez son numéro.",
    "hall.page.code": "Code de la table",
    "hall.page.code.tip": "Quatre chiffres, sur le billet et sur le numéro de table.",
    "hall.page.go-on": "Continuer",
    "hall.page.board": "Ronde {round}, table {table}",
    "hall.page.who-are-you": "Qui êtes-vous ?",
    "hall.page.not-you": "Si vous n'êtes ni l'un ni l'autre, ce n'est pas votre table.",
    "hall.page.find": "Trouver ma table",
    "hall.page.not-me": "Ce n'est pas moi",
    "hall.page.who-won": "Qui a gagné ?",
    "hall.page.won": "{name} a gagné",
    "hall.page.won-default": "{name} a gagné par forfait",
    "hall.page.jigo": "Jigo : personne n'a gagné",
    "hall.page.other": "Résultat : {result}",
    "hall.page.confirm": "Est-ce exact ?",
    "hall.page.pair": "{white} – {black}",
    "hall.page.send": "Oui, envoyer",
    "hall.page.no-back": "Non, revenir",
    # What came of it
    "hall.page.received": "Bien reçu",
    "hall.page.same": "{who} dit la même chose : {result}.",
    "hall.page.otherwise": "{who} dit autre chose : {result}.",
    "hall.page.nothing-yet": "Rien n'est encore venu de {name}.",
    "hall.page.a-helper": "Un bénévole",
    "hall.page.counts": (
        "Le résultat comptera dès que le directeur l'aura repris. Vous n'avez plus rien à faire."
    ),
    "hall.page.go-to-desk": "Allez voir le directeur ensemble, s'il vous plaît.",
    "hall.page.look-again": "Regarder de nouveau",
    "hall.page.change": "C'était faux : corriger",
    "hall.page.settled": "Le directeur a déjà le résultat de cette table",
    "hall.page.settled.wrong": "S'il y a une erreur, dites-le au directeur.",
    "hall.page.home": "Je rentre après cette ronde",
    "hall.page.goes-home": "{name} rentre après la ronde {round}",
    "hall.page.home.tip": (
        "Vous n'aurez plus de partie aux rondes suivantes. Si vous jouez quand même, dites-le au "
        "directeur."
    ),
    "hall.page.home.told": (
        "Cela comptera dès que le directeur l'aura repris. Si vous changez d'avis, dites-le au "
        "directeur."
    ),
    # Helpers
    "hall.page.helper.code": "Code des bénévoles",
    "hall.page.helper.tip": "Demandez-le au directeur.",
    "hall.page.helper.tables": "Tables sans résultat",
    "hall.page.helper.table": "Table {table} : {white} – {black}",
    "hall.page.helper.came": "Annoncés, pas encore repris",
    "hall.page.helper.none": "Il ne reste aucune table à voir.",
    "hall.page.helper.done": "Table {table} : bien reçu.",
    # Marks beside results
    "hall.page.not-taken": "pas encore repris",
    "hall.page.disagree": "les deux ne sont pas d'accord",
    "hall.page.said": "annoncé : {result}",
    # What is refused
    "hall.page.no-page": "Cette page n'existe pas",
    "hall.page.no-board": "Personne ne joue à la table {table}",
    "hall.page.wrong-code": "Ce n'est pas le code de la table {table}",
    "hall.page.wrong-code.tip": (
        "Regardez encore le billet ou le numéro de table, ou donnez votre billet à un bénévole."
    ),
    "hall.page.wrong-helper": "Ce n'est pas le code des bénévoles",
    "hall.page.wait": "Trop de codes faux : attendez {seconds:1 seconde|# secondes}",
    "hall.page.too-many": "Trop d'envois à la fois : attendez une minute",
    "hall.page.pair-changed": "D'autres jouent maintenant à cette table : rien n'a été envoyé",
    "hall.page.too-large": "Ce texte est trop long",
    "hall.page.too-slow": "La connexion était trop lente : essayez encore une fois",
    "hall.page.elsewhere": "Une autre page a voulu envoyer cela : rien n'a été reçu",
    "hall.page.other-name": "Cette page ne répond qu'à l'adresse donnée par le directeur",
    "hall.page.fault": "Cela n'a pas marché : rien n'a été reçu",
    "hall.page.fault.slip": "Remplissez le billet papier, ou dites-le au directeur.",
    "hall.page.full": "Il n'y a plus de place pour d'autres annonces.",
    # Who may do what
    "hall.page.who.all": (
        "Toute personne connectée à ce Wi-Fi peut voir toutes les pages. Elles montrent la même "
        "chose que les pages publiées ; qui a demandé à ne pas être nommé est ici aussi un "
        "numéro."
    ),
    "hall.page.who.table": (
        "Avec le code d'une table, ses joueurs peuvent dire qui y a gagné, et qu'ils rentrent."
    ),
    "hall.page.who.helper": (
        "Avec le code des bénévoles, un bénévole peut annoncer le résultat de toutes les tables."
    ),
    "hall.page.who.director": (
        "Seul le directeur inscrit des résultats. Ce qui vient d'ici attend que le directeur le "
        "reprenne, et ce que le directeur a tapé reste tel quel."
    ),
    "hall.page.who.again": (
        "D'ici là, chacun peut corriger ce qu'il a dit ; c'est son dernier mot qui compte."
    ),
    "hall.page.who.kept": (
        "Ce qui est gardé, dans un fichier sur l'ordinateur du directeur : l'heure, la ronde, la "
        "table, ce qui a été dit et un numéro au hasard pour le téléphone (un témoin, ou "
        "cookie). Il n'y en a pas d'autre, et rien ne part sur Internet."
    ),
    "hall.page.who.open": (
        "La page n'est pas chiffrée. Quelqu'un qui écoute ce Wi-Fi pourrait lire un code ; en "
        "cas de doute, c'est ce que les deux joueurs ont écrit sur leur billet qui décide."
    ),
    "hall.page.who.paper": "Personne n'a besoin d'un téléphone : le billet papier suffit toujours.",
    # The director's window
    "hall.serve.address": "La page de la salle : {address}",
    "hall.serve.code": "Code des bénévoles : {code}",
    "hall.serve.others": (
        "Autres adresses de cet ordinateur : {addresses}. Si les téléphones ne trouvent pas la "
        "page, essayez-en une avec --address."
    ),
    "hall.serve.alone": (
        "Cet ordinateur n'est relié à aucun réseau : personne d'autre ne voit la page. "
        "Connectez-le au Wi-Fi de la salle et recommencez."
    ),
    "hall.serve.ends": (
        "Elle montre le fichier tel qu'il a été enregistré et n'y change jamais rien. Ctrl+C y "
        "met fin."
    ),
    "hall.serve.ended": "La page de la salle est fermée ; continuez avec les billets papier.",
    "hall.serve.missing": (
        "La page de la salle a besoin d'une partie de nigiri qui n'est pas installée ; tapez : "
        "pip install 'nigiri[hall]'"
    ),
    "hall.serve.port": (
        "La page ne peut pas être à {address}, port {port} ({reason}) : choisissez autre chose "
        "avec --address ou --port. Peut-être est-elle déjà ouverte dans une autre fenêtre."
    ),
    "hall.serve.report": "{time}  Table {table} : {result} ({by})",
    "hall.serve.by.white": "dit Blanc",
    "hall.serve.by.black": "dit Noir",
    "hall.serve.by.helper": "dit un bénévole",
    "hall.serve.home": "{time}  {name} rentre après la ronde {round}",
    "hall.serve.saved": "{time}  Le fichier a été enregistré : les pages sont à jour.",
    "hall.serve.kept": "{time}  Les pages restent telles quelles : {trouble}",
    "hall.serve.tries": (
        "Quelqu'un ({address}) essaie des codes au hasard et doit maintenant attendre."
    ),
    "hall.serve.not-written": (
        "Une annonce n'a pas pu être enregistrée, et le téléphone en a été averti : {trouble}"
    ),
    "hall.serve.fault": (
        "Une erreur de nigiri ; le téléphone a été renvoyé au billet papier : {kind}"
    ),
    # The menu
    "hall.serve.begun": (
        "La page de la salle est à {address}. Code des bénévoles : {code}. Elle se ferme avec le "
        "classeur."
    ),
    "hall.serve.runs": (
        "La page de la salle est déjà ouverte à {address}. Code des bénévoles : {code}."
    ),
    "hall.serve.other": (
        "Un autre classeur a déjà sa page de la salle (port {port}) : fermez d'abord celui-là."
    ),
    "hall.serve.not-begun": (
        "La page de la salle n'a pas démarré. Un autre programme occupe peut-être sa place, ou "
        "un pare-feu l'interdit."
    ),
    # Reports taken in
    "hall.take.entered": "Ronde {round}, résultats venus de la salle : {tables}.",
    "hall.take.says": "{who} dit {result}",
    "hall.take.helper": "un bénévole",
    "hall.take.helper.named": "{name} (bénévole)",
    "hall.take.disagree": (
        "Ronde {round}, table {table} : {words}. Rien n'a été noté. Demandez à la table, puis "
        "tapez le résultat."
    ),
    "hall.take.stays": (
        "Ronde {round}, table {table} : {words}. Votre résultat {result} reste tel quel."
    ),
    "hall.take.other": (
        "Ronde {round}, table {table} : {words}. Votre résultat {result} reste ; ce que dit la "
        "salle est noté à côté, sous Relecture. Corrigez celui qui est faux, ou videz le second."
    ),
    "hall.take.moved": "Pas repris, parce que ces joueurs ne sont plus à cette table : {boards}.",
    "hall.take.board": "ronde {round}, table {table} ({white} - {black})",
    "hall.take.home": (
        "{many:Cette personne rentre|Ces personnes rentrent} à la maison : {names}. Noter "
        "{many:son absence|leur absence} ({rounds}) ?"
    ),
    "hall.take.unreadable": (
        "{many:# annonce de la salle est illisible et n'est pas reprise|# annonces de la salle "
        "sont illisibles et ne sont pas reprises}. Tout ce qui a été reçu se trouve dans le "
        "dossier de la salle, à côté du classeur."
    ),
    "hall.take.none": "Rien de nouveau n'est venu de la salle.",
    "hall.take.other-event": (
        "Les annonces à côté de ce fichier concernent un autre tournoi, dont le fichier portait "
        "le même nom. Rien n'a été repris."
    ),
    "hall.take.unsaved": (
        "Enregistrez d'abord le classeur : les annonces de la salle se trouvent à côté de son "
        "fichier."
    ),
    "hall.take.alone": (
        "--inbox reprend ce que la salle a envoyé, et rien d'autre : ne donnez ni gagnants, ni "
        "tables, ni ronde. --no-home ne va qu'avec --inbox."
    ),
    "hall.take.waiting": (
        "Résultats de la salle en attente pour {many:# table|# tables} : `nigiri result --inbox`"
    ),
    # The line of the Log
    "hall.take.log": "De la salle : {parts}",
    "hall.take.log.verified": "vérifié : {tables}",
    "hall.take.log.other": "relecture différente : {tables}",
    "hall.take.log.home": "rentrent à la maison : {numbers}",
}

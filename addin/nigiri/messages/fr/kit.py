"""La trousse avec laquelle on essaie nigiri dans Excel, son rapport, et celui sur l'onglet."""

WORDS = {
    # The page with eight steps.
    "kit.title": "Dix minutes pour nigiri",
    "kit.lead": (
        "nigiri dirige des tournois de go dans un tableur. Seule une personne qui a Excel peut "
        "vérifier que tout y fonctionne. Il vous faut Excel pour Windows ou pour Mac, et dix "
        "minutes. Il n'est pas nécessaire de connaître le go, et vous ne pouvez rien abîmer."
    ),
    "kit.head.sheet": "Feuille",
    "kit.head.cell": "Cellule",
    "kit.head.typed": "À taper",
    "kit.step.begin": "Décompressez le dossier",
    "kit.unpack": (
        "Si le dossier est arrivé en .zip, extrayez-le d'abord, puis ouvrez le dossier extrait. "
        "Un classeur ouvert à l'intérieur du .zip ne peut pas y être enregistré."
    ),
    "kit.enable": (
        "Quand Excel ouvre un classeur et montre une barre jaune, appuyez sur Activer la "
        "modification. Retenez ce qu'il demande d'autre."
    ),
    "kit.step.book": "Ouvrez {file}",
    "kit.open": "Tapez dans ces cellules, avec la touche Entrée après chacune :",
    "kit.pick": "ouvrez la liste de la cellule et choisissez {typed}",
    "kit.save": "Enregistrez ensuite (Ctrl+S, sur un Mac Cmd+S) et fermez le classeur.",
    "kit.step.look": "Regardez",
    "kit.look": (
        "Ouvrez de nouveau {file}, à la feuille {sheet}. Quelles cellules sont en couleur ? Les "
        "listes s'ouvrent-elles, avec tous leurs choix ?"
    ),
    "kit.look.page": (
        "Choisissez Fichier, Imprimer, et regardez l'aperçu, sans imprimer. Est-ce que quelque "
        "chose est coupé ?"
    ),
    "kit.step.copy": "Enregistrez sous un autre nom",
    "kit.copy": (
        "Choisissez Fichier, Enregistrer sous, et enregistrez le classeur sous le nom {copy} "
        "dans le même dossier. Fermez-le."
    ),
    "kit.step.tab": "Le complément, si vous voulez",
    "kit.tab": (
        "Double-cliquez sur {addin} et autorisez ses macros. L'onglet Tournoi de go apparaît-il, "
        "avec une image sur chaque bouton ? Pointez un bouton : des mots apparaissent-ils ?"
    ),
    "kit.tab.draw": (
        "Les boutons ne fonctionnent que là où nigiri est installé. Si c'est le cas, ouvrez "
        "{copy} et appuyez sur Vérifier, puis sur Apparier. Fermez Excel sans enregistrer."
    ),
    "kit.no-tab": "Cette trousse n'a pas de complément. Passez à la dernière étape.",
    "kit.step.send": "Répondez et envoyez",
    "kit.send": (
        "Ouvrez {answers}, écrivez ce que vous avez vu sous chaque question, et enregistrez. "
        "Faites ensuite un .zip de tout le dossier et envoyez-le à la personne qui vous l'a "
        "donné. Merci !"
    ),
    # The questions.
    "kit.ask": "Écrivez votre réponse après le signe > sous chaque question, s'il vous plaît.",
    "kit.ask.version": (
        "Quelle version d'Excel ? Elle se trouve sous Fichier, Compte, À propos d'Excel ; sur un "
        "Mac sous Excel, À propos de Microsoft Excel."
    ),
    "kit.ask.system": "Windows ou macOS, et quelle version ? En quelle langue est votre Excel ?",
    "kit.ask.bar": (
        "Excel a-t-il montré une barre, un avertissement ou une question à l'ouverture ou à "
        "l'enregistrement d'un classeur ? En quels mots ?"
    ),
    "kit.ask.lists": "Les listes des cellules s'ouvraient-elles, avec tous leurs choix ?",
    "kit.ask.colours": "Quelles cellules étaient en couleur sur la feuille {sheet} de {file} ?",
    "kit.ask.page": "Est-ce que quelque chose était coupé dans l'aperçu avant impression ?",
    "kit.ask.tab": "L'onglet est-il apparu, avec ses images ? Qu'est-ce qu'Excel a demandé avant ?",
    "kit.ask.else": "Quoi d'autre semblait faux, ou a pris du temps ?",
    # What the commands say.
    "kit.made": (
        "La trousse est dans {folder} : trois classeurs, le complément et {page}, où sont les "
        "étapes. Envoyez le dossier en .zip à une personne qui a Excel. À son retour : `nigiri "
        "excel judge FOLDER`"
    ),
    "kit.made-without": (
        "La trousse est dans {folder} : trois classeurs et {page}, où sont les étapes. Elle n'a "
        "pas de complément. {reason} Envoyez le dossier en .zip à une personne qui a Excel. À "
        "son retour : `nigiri excel judge FOLDER`"
    ),
    "kit.not-empty": (
        "{folder} existe déjà et n'est pas vide. Donnez le nom d'un dossier qui n'existe pas "
        "encore."
    ),
    "kit.none": (
        "{folder} ne contient aucun classeur d'une trousse. Extrayez le .zip, et nommez le "
        "dossier où se trouve {file}."
    ),
    "kit.judged": (
        "{judged:# classeur comparé|# classeurs comparés}, aucune différence. Le rapport à "
        "envoyer : {file}"
    ),
    "kit.unsaved": (
        "Aucun classeur de cette trousse n'a encore été enregistré : il n'y a rien à comparer. "
        "Le rapport est dans {file}"
    ),
    "kit.judged-otherwise": (
        "{differences:# différence trouvée|# différences trouvées}. Le rapport à envoyer : {file}"
    ),
    # The report on a kit.
    "kit.report": "Rapport sur un essai de nigiri dans Excel",
    "kit.report.by": "Comparé par nigiri {version}, Python {python}, {system}.",
    "kit.report.same": (
        "La trousse a été écrite par nigiri {theirs} ; elle est comparée aux mêmes classeurs."
    ),
    "kit.report.otherwise": (
        "La trousse a été écrite par nigiri {theirs}. Ce nigiri écrit d'autres classeurs : des "
        "différences peuvent venir de là."
    ),
    "kit.report.nameless": (
        "Le fichier qui dit quel nigiri a écrit la trousse n'est plus là : des différences "
        "peuvent venir d'une autre version."
    ),
    "kit.report.saved": "{file} : enregistré par {program}",
    "kit.report.unsaid": "{file} : enregistré par un programme qui ne dit pas son nom",
    "kit.report.untouched": "{file} : comme nigiri l'a écrit, personne ne l'a enregistré",
    "kit.report.missing": "{file} : absent",
    "kit.report.foreign": "{file} : n'est pas de cette trousse",
    "kit.report.unread": "{file} : illisible. {trouble}",
    "kit.report.agree": "concordent : {aspects}",
    "kit.report.typed": "tapé comme demandé : {cells}",
    "kit.report.untyped": "rien n'a été tapé : {cells}",
    "kit.report.mistyped": "{place} : il fallait taper {asked}, la cellule contient {saved}",
    "kit.report.differ": "{aspect}, {place} : attendu {expected}, enregistré {saved}",
    "kit.report.more": "{aspect} : encore {count}",
    "kit.report.known": "{places:# endroit|# endroits} : {reason}",
    "kit.report.nothing": "rien",
    "kit.report.whole": "le classeur",
    "kit.report.answers": "Ce qui a été répondu :",
    "kit.report.no-answers": "{file} manque : aucune réponse.",
    "kit.aspect.sheets": "feuilles",
    "kit.aspect.values": "valeurs",
    "kit.aspect.formulas": "formules",
    "kit.aspect.looks": "formats",
    "kit.aspect.colours": "règles de couleur",
    "kit.aspect.lists": "listes déroulantes",
    "kit.aspect.protection": "protection",
    "kit.aspect.names": "noms",
    "kit.aspect.page": "page",
    "kit.aspect.view": "affichage",
    "kit.aspect.widths": "largeurs et hauteurs",
    # Why something saved otherwise is no loss.
    "kit.known.view": "LibreOffice sans fenêtre oublie les lignes figées et montre le quadrillage",
    "kit.known.tab": "LibreOffice oublie la couleur de l'onglet d'une feuille protégée",
    "kit.known.format": (
        "LibreOffice donne à une formule sans format celui des cellules qui l'entourent"
    ),
    "kit.known.line": "LibreOffice écrit les traits des règles de couleur sans leur couleur",
    "kit.known.page": (
        "LibreOffice dit de chaque page ce que personne n'a réglé, et la hauteur de son en-tête"
    ),
    "kit.known.list": "LibreOffice arrête les listes mille lignes après la dernière ligne utilisée",
    # The report on the tab.
    "kit.doctor": "Rapport sur l'onglet de nigiri dans Excel",
    "kit.doctor.nigiri": "nigiri {version}, Python {python} ({program})",
    "kit.doctor.system": "Système : {system}",
    "kit.doctor.excel": "Excel : {version}",
    "kit.doctor.no-excel": "Excel : introuvable",
    "kit.doctor.part": "{name} : {version}",
    "kit.doctor.no-part": "{name} : absent",
    "kit.doctor.addin": "Complément : {file}, {size} octets, {sum}",
    "kit.doctor.no-addin": "Complément : absent",
    "kit.doctor.language": "C'est celui que ce nigiri écrirait : {languages}",
    "kit.doctor.other": "Ce n'est pas celui que ce nigiri écrirait.",
    "kit.doctor.setting": "Réglage {name} : {value}",
    "kit.doctor.script": "Script qui lance Python : {file}",
    "kit.doctor.no-script": "Script qui lance Python : absent",
    "kit.doctor.found": "Ce qui ne va pas :",
    "kit.doctor.well": "Tout va bien.",
    "kit.doctor.written": (
        "Le rapport est dans {file}. Il nomme des chemins et des versions, aucun joueur."
    ),
}

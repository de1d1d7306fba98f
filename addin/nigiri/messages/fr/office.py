"""What the extension says by itself inside LibreOffice, in French."""

WORDS = {
    # The extension in LibreOffice's own list.
    "office.title": "nigiri : diriger des tournois de go",
    "office.about": (
        "Un menu et une barre d'outils pour les tournois de go, et des fonctions pour vos formules."
    ),
    # Buttons and lines of its dialogs.
    "office.works": "nigiri travaille : {action}",
    "office.tests": "nigiri se vérifie, une seule fois après l'installation : {action}",
    "office.entering": "En attente de la fin de la saisie dans la cellule : {action}",
    "office.cancel": "Annuler",
    "office.cancel.key": "Annuler (Échap)",
    "office.more": "Plus…",
    "office.ok": "OK",
    "office.close": "Fermer",
    "office.go": "Aller à la cellule",
    "office.agree": "Continuer",
    "office.choose": "Choisir…",
    "office.hits": "Membres trouvés : choisir avec ↑ ↓, ajouter avec Entrée",
    "office.new": "Ajouter « {name} » tel quel : dans aucune liste",
    "office.add": "Ajouter",
    "office.type": "Tapez un nom ou un numéro.",
    "office.stop": "à corriger",
    "office.look": "à regarder",
    "office.hand": "votre changement",
    "office.problem": "{message} ({weight})",
    "office.line": "{sheet} {cell} : {message}",
    "office.line.sheet": "{sheet} : {message}",
    "office.paper": "La feuille à imprimer s'ouvre d'elle-même ; c'est le fichier {path}",
    "office.unopened": "Pour imprimer, ouvrez ce fichier : {path}",
    # Where nothing was changed.
    "office.cancelled": "Annulé ; rien n'a été changé.",
    "office.too-late": "Trop tard pour annuler : c'est fait. Ctrl+Z revient en arrière.",
    "office.typed": "Le dernier changement ne vient pas de ce menu : Ctrl+Z l'annule.",
    "office.busy": "nigiri travaille encore. Attendez la fin, ou annulez.",
    "office.edited": (
        "Tapé entre-temps : {cells}. La commande ne l'avait pas vu, et n'a rien changé. Réessayez."
    ),
    "office.unseen": "Tapé entre-temps : {cells}. Cette commande ne l'a pas vu.",
    "office.closed": "Le classeur a été fermé entre-temps ; rien n'a été changé.",
    "office.password": (
        "La feuille {sheet} est protégée par un mot de passe ; rien n'a été changé. "
        "Ôtez d'abord la protection."
    ),
    "office.readonly": (
        "Le classeur n'est ouvert qu'en lecture. Enregistrez-le sous un autre nom, puis réessayez."
    ),
    "office.failed": (
        "LibreOffice n'a pas pu le faire ; rien n'a été changé. Les détails sont dans {log}"
    ),
    # Where nigiri does not answer.
    "office.missing": (
        "nigiri est introuvable. Installez-le, puis tapez dans un terminal : "
        "`nigiri libreoffice install`"
    ),
    "office.wrong": (
        "{program} ne peut pas lancer nigiri. Tapez dans un terminal : `nigiri libreoffice install`"
    ),
    "office.boxed": (
        "LibreOffice de Flatpak ou de Snap ne peut pas lancer nigiri. Tapez dans un terminal et "
        "gardez-le ouvert : `nigiri serve`"
    ),
    "office.ended": (
        "nigiri s'est arrêté sans réponse ; rien n'a été changé. Réessayez ; si cela se reproduit, "
        "tapez dans un terminal : `nigiri libreoffice doctor`"
    ),
    "office.long": (
        "nigiri n'a pas répondu en {seconds} secondes et a été arrêté ; rien n'a été changé. "
        "Réessayez."
    ),
    "office.rubbish": (
        "La réponse de nigiri est incompréhensible ; rien n'a été changé. "
        "Tapez dans un terminal : `nigiri libreoffice doctor`"
    ),
    "office.nigiri-older": (
        "nigiri {version} est plus ancien que ce menu ({menu}) ; rien n'a été changé. Installez le "
        "plus récent nigiri, puis tapez dans un terminal : `nigiri libreoffice install`"
    ),
    "office.menu-older": (
        "Ce menu ({menu}) est plus ancien que nigiri {version} ; rien n'a été changé. Fermez "
        "LibreOffice, puis tapez dans un terminal : `nigiri libreoffice install`"
    ),
    # ... of an extension that brings nigiri along.
    "office.old-python": (
        "Ce LibreOffice contient Python {theirs}, et nigiri a besoin d'une des versions {ours}. "
        "Installez LibreOffice 25.8 ou plus récent ; ou installez nigiri à côté, comme le dit sa "
        "page docs/install.md."
    ),
    "office.untested": (
        "nigiri ne peut pas travailler dans ce LibreOffice : {failed} ne marche pas. Rien n'a été "
        "changé. Envoyez le fichier {log} à qui vous a donné nigiri, s'il vous plaît ; "
        "docs/install.md dit comment l'installer autrement."
    ),
    "office.inside": (
        "nigiri s'est arrêté sans répondre ; rien n'a été changé. Réessayez ; si cela se répète, "
        "envoyez le fichier {log} à qui vous a donné nigiri."
    ),
}

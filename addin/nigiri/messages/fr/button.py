"""What buttons and add-ins are answered when nothing can be done, and in Excel, in French."""

WORDS = {
    # Requests of add-ins.
    "button.too-large": "La demande dépasse {size} Mo.",
    "button.no-request": "Ce n'est pas une demande à nigiri ; voir docs/protocol.md.",
    "button.kind": "La demande a un champ {field} d'un type inconnu.",
    "button.render": "render est l'un de {choices}.",
    "button.no-time": "{typed} n'est pas une heure ; écrivez 2005-05-21T10:00.",
    "button.nigiri-older": (
        "nigiri {nigiri} est plus ancien que son extension ({add_in}) : installez le plus récent, "
        "puis tapez dans un terminal : `nigiri libreoffice install` (protocole {theirs}, et non "
        "{ours})."
    ),
    "button.add-in-older": (
        "L'extension ({add_in}) est plus ancienne que nigiri {nigiri} ; rien n'a été fait. Fermez "
        "LibreOffice, puis tapez dans un terminal : `nigiri libreoffice install` (protocole "
        "{theirs}, et non {ours})."
    ),
    "button.version.unknown": "de version inconnue",
    "button.other-version": (
        "Le menu vient de nigiri {add_in} et lance nigiri {nigiri}. Les deux marchent ensemble ; "
        "à l'occasion, installez le plus récent des deux côtés (docs/install.md)."
    ),
    # Requests by HTTP.
    "button.token": "Le jeton manque ou n'est pas le bon : il se trouve après le # de l'adresse.",
    "button.web-page": "Seule une extension sur cet ordinateur peut demander, pas une page web.",
    "button.path": "Les demandes vont au chemin /.",
    "button.post": "Une demande est un POST.",
    "button.length": "La longueur de la demande manque.",
    "button.no-http": "Ce n'est pas une requête HTTP.",
    "button.address": (
        "Impossible de donner l'adresse aux extensions : {path} ne peut pas être écrit ({reason})."
    ),
    # What an action asks that cannot be.
    "button.unsaved": "Enregistrez d'abord le classeur : le fichier est fait à côté.",
    "button.published": (
        "{count:# page est|# pages sont} dans {folder}, dont {changed:# nouvelle|# nouvelles}. "
        "La première est {first}"
    ),
    "button.hidden": (
        "{many:1 nom est caché|# noms sont cachés}, comme le demande Cacher le nom dans Joueurs. "
        "Cochez « {tick} » pour nommer tout le monde."
    ),
    "button.half-a-game": "Il faut deux joueurs pour une partie : donnez deux numéros, ou aucun.",
    "button.half-a-result": "Donnez la table avec son résultat.",
    "button.no-id": "{typed} n'est pas l'identifiant d'un tournoi.",
    "button.no-player": "{typed} n'est pas le numéro d'un joueur.",
    "button.cells": (
        "{cells:# cellule doit d'abord être corrigée|# cellules doivent d'abord être corrigées} ; "
        "rien n'a été fait."
    ),
    # Workbooks of the same family.
    "button.sister.unsaved": "Enregistrez d'abord ce classeur : nigiri cherche {name} à côté.",
    "button.sister.no-name": "{name} n'est pas le nom d'un classeur de ce dossier.",
    "button.sister.itself": "{name} est ce classeur même.",
    # Faults of nigiri's own.
    "button.fault": (
        "C'est une erreur de nigiri ; rien n'a été fait. Merci de la signaler ({kind})."
    ),
    "button.fault.file": (
        "C'est une erreur de nigiri ; rien n'a été fait. Merci de la signaler ({kind}), avec le "
        "fichier {file}"
    ),
    # Excel: its sheets for questions and tables, and taking a command back.
    "button.excel.asks": "nigiri demande",
    "button.excel.form": "nigiri demande : {label}",
    "button.excel.how": (
        "Remplissez les cases, puis appuyez encore sur le bouton. Pour renoncer, supprimez la "
        "feuille."
    ),
    "button.excel.yes": "Oui",
    "button.excel.no": "Non",
    "button.excel.shows": "nigiri répond",
    "button.excel.nothing": "Aucune commande de nigiri ne peut être annulée dans ce classeur.",
    "button.excel.typed": (
        "La feuille {sheet} a changé depuis la dernière commande : annulez cela d'abord. "
        "Rien n'a été fait."
    ),
    "button.excel.taken-back": "La dernière commande est annulée.",
    "button.excel.cell": "{sheet} {cell} : {problem}",
    "button.excel.sheet": "{sheet} : {problem}",
}

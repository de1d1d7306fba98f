"""What is said of private facts, in French."""

WORDS = {
    "private.cells": "{heading} dans {sheet} ({many})",
    "private.lines": (
        "{many:# ligne|# lignes} du Journal sur ce qui a été tapé dans Joueurs et Souhaits"
    ),
    "private.users": "qui a donné les commandes dans {many:# ligne|# lignes} du Journal",
    "private.none": "Rien de privé n'y a été trouvé.",
    "private.named": (
        "{many:# joueur|# joueurs} avec oui sous Cacher le nom y {many:figure|figurent} en "
        "toutes lettres : qui le reçoit lit {many:ce nom|ces noms}."
    ),
    "private.left": "Laissé tel quel : {what}. Voyez s'il s'y trouve quelque chose de privé.",
    "private.copy": "{copy} est prêt pour les archives ; {file} reste comme il était.",
    "private.copy.unsaved": (
        "Enregistrez d'abord le classeur : la copie est faite du fichier enregistré."
    ),
    "private.copy.out": "Omis : {what}.",
    "private.forget.out": "À oublier : {what}.",
    "private.forget.copies": (
        "{many:# copie antérieure|# copies antérieures}, à côté ou gardées pour Annuler : "
        "sans {many:elle|elles}, rien ne peut être annulé ni rétabli."
    ),
    "private.forget.hall": (
        "Ce que la salle a envoyé, et ses codes, dans le dossier {folder} : ce qui n'a pas été "
        "repris est alors perdu."
    ),
    "private.forget.texts": "{many:# texte|# textes} qu'aucune cellule ne montre plus.",
    "private.organiser": (
        "{file}, à côté, garde adresses et numéros de téléphone : à oublier aussi."
    ),
    "private.forget.ask": "Cela ne peut pas être annulé. Tout oublier pour de bon ?",
    "private.forget.nothing": "Rien de privé n'a été trouvé dans {file}, ni de copie antérieure.",
    "private.forget.no-more": "{file} n'a plus rien à oublier, ni de copie antérieure.",
    "private.forget.done": (
        "{file} a oublié cela. Ce qui a été imprimé, exporté ou envoyé est ailleurs et reste."
    ),
    "private.log": "Journal du {when}, {who} : {words}",
    "private.log.nobody": "Journal du {when} : {words}",
}

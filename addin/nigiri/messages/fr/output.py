"""What goes out: files for federations, Preflight, Proof, paper; in French."""

WORDS = {
    # Files for federations and other programs
    "output.file": "{format} : {players:# joueur|# joueurs}, {rounds:# ronde|# rondes}.",
    "output.not-sent": "Ce qu'il ne peut pas contenir, ou contient autrement :",
    "output.ready": "{path} est prêt. {what}",
    "output.older": "L'ancien est gardé sous {name}.",
    "output.points.ask": (
        "Points ouverts : {count} ; ils seront dans le fichier. L'écrire quand même ?"
    ),
    "output.points.more": "... et {more} de plus : `nigiri preflight` les liste tous.",
    "output.remark.open": "Point ouvert : {what}",
    "output.remark.accepted": "Accepté : {what} {reason}",
    # Preflight
    "output.preflight.unknown": "Il n'y a pas de fédération {asked} ici ; choisissez {choices}.",
    "output.preflight.none": "Rien que {name} refuserait : `nigiri export {federation}`",
    "output.preflight.points": (
        "{points:# point|# points}, dont {name} refuserait {refused}. {sheet} a un lien vers "
        "chaque cellule ; chaque commande la tient à jour."
    ),
    "output.preflight.points.none": (
        "{points:# point|# points}, dont {name} ne refuserait aucun. {sheet} a un lien vers chaque "
        "cellule ; chaque commande la tient à jour."
    ),
    "output.preflight.asks": (
        "`nigiri export {federation}` demande d'abord tant qu'il y a des points, et les liste dans "
        "le fichier."
    ),
    # Proof
    "output.proof.undrawn": (
        "Aucune ronde n'est encore appariée, il n'y a donc rien à prouver : `nigiri draw`"
    ),
    "output.proof.new": (
        "La feuille {sheet} refait chaque somme par des formules. Changez un résultat à la main, "
        "et ✗ montre quelles sommes bougent."
    ),
    "output.proof.kept": (
        "Chaque commande tient {sheet} à jour ; supprimez la feuille quand vous n'en avez plus "
        "besoin."
    ),
    # Paper
    "output.paper.unknown": "Il n'y a pas d'imprimé {asked} ; choisissez : {choices}.",
    "output.paper.draft": (
        "Aucune ronde n'est encore appariée, il n'y a qu'un brouillon : `nigiri print {name} "
        "--draft`"
    ),
}

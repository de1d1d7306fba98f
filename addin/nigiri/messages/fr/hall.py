"""What the hall says: its page and its window, reports taken in, codes on slips, in French."""

WORDS = {
    # Codes beside the workbook
    "hall.codes.damaged": (
        "Les codes de la salle dans {file} sont illisibles. Reprenez ce fichier d'une sauvegarde "
        "; ou supprimez-le et imprimez de nouveau les billets et les numéros de table, qui "
        "auront alors de nouveaux codes."
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
    "hall.take.moved": "Pas repris, parce que ces deux n'y jouent plus : {boards}.",
    "hall.take.board": "ronde {round}, table {table} ({white} - {black})",
    "hall.take.home": (
        "{many:Cette personne rentre|Ces personnes rentrent} à la maison : {names}. Noter "
        "{many:son absence|leur absence} ({rounds}) ?"
    ),
    "hall.take.unreadable": (
        "{many:# ligne reçue est illisible et n'est pas reprise|# lignes reçues sont illisibles "
        "et ne sont pas reprises}. Tout ce qui a été reçu se trouve dans le dossier de la salle, "
        "à côté du classeur."
    ),
    "hall.take.none": "Rien de nouveau n'est venu de la salle.",
    "hall.take.other-event": (
        "Ce que la salle a envoyé à côté de ce fichier concerne un autre tournoi dont le fichier "
        "portait le même nom. Rien n'a été repris."
    ),
    "hall.take.unsaved": (
        "Enregistrez d'abord le classeur : ce que la salle envoie se trouve à côté de son fichier."
    ),
    "hall.take.alone": (
        "--inbox reprend ce que la salle a envoyé, et rien d'autre : sans gagnants, tables ni "
        "ronde. --no-home va avec."
    ),
    "hall.take.waiting": (
        "Résultats de la salle en attente à {many:# table|# tables} : `nigiri result --inbox`"
    ),
    # The line of the Log
    "hall.take.log": "De la salle : {parts}",
    "hall.take.log.verified": "vérifié : {tables}",
    "hall.take.log.other": "relecture différente : {tables}",
    "hall.take.log.home": "rentrent à la maison : {numbers}",
}

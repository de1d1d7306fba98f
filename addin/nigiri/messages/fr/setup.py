"""An event is set up, in French."""

WORDS = {
    # A new event
    "setup.ready": "{name} : tout est prêt. Tapez les joueurs dans {sheet}, ou : `nigiri import`",
    "setup.ready.nameless": (
        "Le tournoi est prêt. Tapez les joueurs dans {sheet}, ou : `nigiri import`"
    ),
    # Settings
    "setup.setting.no-row": (
        "La feuille {sheet} n'a pas de ligne pour {asked} ; écrivez son nom dans la colonne A."
    ),
    "setup.setting.unknown": (
        "Il n'y a pas de réglage {asked} ; écrivez-le comme dans la feuille Tournoi."
    ),
    "setup.setting.meant": "Il n'y a pas de réglage {asked} ; vouliez-vous dire {near} ?",
    # A rule set
    "setup.rules.follows": "Le tournoi suit en tout le règlement {rules}.",
    "setup.rules.already": "Le tournoi suit déjà en tout le règlement {rules}.",
    "setup.rules.otherwise": (
        "{settings:# réglage autre|# réglages autres} que dans le règlement {rules}"
    ),
    "setup.rules.there-are": (
        "Il y a {sets}. Tous les choix de l'un d'eux : `nigiri rules --apply NAME`"
    ),
    "setup.rules.written": (
        "{settings:# réglage écrit|# réglages écrits} comme dans le règlement {rules}."
    ),
    "setup.rules.drawn": (
        "Scores et places sont recomptés ; les rondes déjà appariées restent comme elles sont."
    ),
    "setup.rules.starts": "Les scores de départ peuvent changer : voyez {sheet}.",
    "setup.column.setting": "Réglage",
    "setup.column.here": "Ici",
    # Sections
    "setup.sections": "{sections:# section|# sections}, jusqu'à {ranks}.",
    "setup.sections.stand": (
        "{sections:# section, telle qu'elle est|# sections, telles qu'elles sont} dans la feuille "
        "; une nouvelle proposition : `nigiri sections --again`"
    ),
    "setup.sections.look": "Regardez {sheet}, déplacez une limite au besoin. {next}",
    "setup.sections.order": "Écrivez les limites du plus fort au plus faible, pas {asked}.",
    # The supergroup of a congress
    "setup.supergroup.written": "{scores:# score de départ écrit|# scores de départ écrits}.",
    "setup.supergroup.next": "Ensuite : `nigiri sections`, `nigiri draw`",
    "setup.supergroup.keeps": "{name} garde {score}, écrit sous {column}.",
    "setup.supergroup.no-member": (
        "{name} n'en fait pas partie, mais part ainsi d'après {column} ; videz la cellule si c'est "
        "faux."
    ),
    "setup.supergroup.no-congress": (
        "Un supergroupe va avec un congrès : dans {sheet}, choisissez {bar} à côté de {rule}, et "
        "{congress} à côté de {by}."
    ),
    # An event of another program
    "setup.open": (
        "De {source} : {players:# joueur|# joueurs}, {rounds:# ronde|# rondes}, {games:# partie|# "
        "parties}."
    ),
    "setup.open.left-out": "Ce que le classeur ne peut pas contenir, ou contient autrement :",
    "setup.open.boards": "Les handicaps sur goban de {size}.",
    "setup.open.boards-far": "Les handicaps sur {size}×{size} au-delà d'un écart de {most}.",
    "setup.open.result": "Il manque des résultats à la ronde {round}. Ensuite : `nigiri result`",
    "setup.open.draw": "Pour le voir : `nigiri check`. Pour continuer : `nigiri draw`",
    "setup.open.look": "Regardez {grid} et {standings} ; pour les vérifier : `nigiri check`",
    "setup.open.cannot": "{source} ne peut pas être ouvert. {why}",
    "setup.open.wrong": (
        "{source} ne peut pas être ouvert, il dit quelque chose d'impossible. {what}"
    ),
}

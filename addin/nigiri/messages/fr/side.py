"""Side events: the wall chart and the ladder; in French."""

WORDS = {
    "side.new": "Nouvelle feuille : {sheet}",
    "side.nobody": "Personne n'a le numéro {number} ; les numéros sont dans Joueurs.",
    # The chart
    "side.chart.ready": (
        "La feuille {sheet} est prête : écrivez dans la ligne de chacun qui il ou elle a battu. On "
        "peut ajouter et vider des lignes. Une vide pour le mur : `nigiri print chart --blank`"
    ),
    "side.chart.beat": "{winner} a battu {loser}.",
    "side.chart.jigo": "{winner} fait nulle avec {loser}.",
    "side.chart.self": "Une partie se joue à deux ; {number} y est deux fois.",
    "side.chart.often": (
        "{one} et {other} se sont déjà rencontrés {met} fois ; la feuille Tournoi permet {most:# "
        "partie|# parties} par paire dans le tournoi annexe."
    ),
    "side.chart.full": (
        "{number} a déjà gagné {count} parties : il n'y a plus de place dans le tableau."
    ),
    # The ladder
    "side.ladder.ready": "La feuille {sheet} est prête ; changez à votre gré l'ordre sous Début.",
    "side.ladder.challenges": "{one} défie {other}. Le résultat : `nigiri ladder`",
    "side.ladder.won": "{one} a battu {other} et prend la place.",
    "side.ladder.lost": "{other} a battu {one} : rien ne bouge.",
    "side.ladder.self": "Personne ne se défie soi-même : {one} y est deux fois. {may}",
    "side.ladder.below": "{one} est à la place {place}, au-dessus de {other}. {may}",
    "side.ladder.far": (
        "{other} est {apart:# place|# places} au-dessus de {one}, et {reach:# est permise|# sont "
        "permises}. {may}"
    ),
    "side.ladder.may": "{one} peut défier {others}.",
    "side.ladder.top": "{one} est en haut.",
    # Headings
    "side.column.place": "Place",
    "side.column.number": "N°",
    "side.column.name": "Nom",
    "side.column.games": "Parties",
    "side.column.points": "Points",
    "side.column.beat": "A battu",
    "side.column.rung": "Échelon",
    "side.column.may": "Peut défier",
}

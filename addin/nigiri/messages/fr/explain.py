"""What cannot be explained, and what cannot be tried; in French."""

WORDS = {
    "explain.no-table": "La ronde {round} n'a pas de table {table} ; il y a {tables}.",
    "explain.no-table.none": "La ronde {round} n'a pas de table {table} ; il n'y en a aucune.",
    "explain.undrawn": "La ronde {round} n'est pas appariée ; il y a 1 à {last}.",
    "explain.no-bye": "Personne n'est exempt à la ronde {round}.",
    "explain.has-results": (
        "La ronde {round} a des résultats ; on ne peut plus l'apparier autrement. Sans --keep, "
        "vous pouvez encore regarder."
    ),
    "explain.no-simulation": (
        "Ces tournois arrivent à une ronde impossible à apparier sans que deux joueurs se "
        "rencontrent de nouveau : simulez moins de rondes."
    ),
}

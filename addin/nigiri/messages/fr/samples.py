"""A played event is filled in from a list of its games, in French."""

WORDS = {
    "samples.filled": (
        "{rounds:# ronde|# rondes} avec {games:# partie reprise|# parties reprises} de {source}."
    ),
    "samples.follow": "Les parties doivent commencer à la ronde {round} et ne sauter aucune ronde.",
    "samples.no-list": (
        "{source} n'est pas une liste de parties : sa première ligne doit nommer {headings}."
    ),
    "samples.row.whole": (
        "■ {source}, ligne {row} : {asked} n'est pas un nombre entier ({heading})."
    ),
    "samples.row.nobody": "■ {source}, ligne {row} : il n'y a pas de joueur numéro {number}.",
    "samples.row.self": "■ {source}, ligne {row} : {number} joue contre soi-même.",
    "samples.row.winner": (
        "■ {source}, ligne {row} : {asked} n'est pas un gagnant ; écrivez white, black, jigo, none "
        "ou both."
    ),
    "samples.twice": "■ {source} : {number} est deux fois dans la ronde {round}.",
}

"""What changed since rounds were drawn with it, in French."""

WORDS = {
    # Results
    "since.result": (
        "Ronde {round}, table {table}, {white} – {black} : {now} ; mais une ronde suivante a été "
        "appariée avec : {was}."
    ),
    "since.won": "{number} a gagné",
    "since.jigo": "nulle",
    "since.both-lost": "défaite des deux",
    "since.both-won": "victoire des deux",
    "since.no-result": "aucun résultat",
    # Scores
    "since.start-scores": "Scores de départ dans les appariements de la ronde {round} : {players}.",
    "since.scores": "Scores dans les appariements de la ronde {round} : {players}.",
    "since.score": "{who} {was}, maintenant {now}",
    "since.floats": "Ronde {round} : {pairs}.",
    "since.float.now": "{white}–{black} flotte maintenant",
    "since.float.no-more": "{white}–{black} ne flotte plus",
    "since.handicaps": "Handicaps selon la règle à la ronde {round} : {games}.",
    "since.handicap": "{white}–{black} {was}, maintenant {now}",
    # Pairs and places
    "since.pairs": "Appariée maintenant, la ronde {round} aurait {come} au lieu de {gone}.",
    "since.pairs.same": "Appariée maintenant, la ronde {round} aurait les mêmes paires.",
    "since.bye": "{number} exempt",
    "since.places": "Places : {places}.",
    "since.place": "{who} {now}, avant {was}",
    "since.more": "{listed} ; et {more} de plus",
    # Ranks and ratings
    "since.rank": (
        "{who} est {now}, apparié comme {was} jusqu'ici : les handicaps suivent dès la ronde "
        "{round} ; section et score de départ restent."
    ),
    "since.rank.score": (
        "{who} est {now}, apparié comme {was} jusqu'ici : les handicaps vont selon le score, non "
        "selon le rang ; section et score de départ restent."
    ),
    "since.rank.rating": (
        "{who} est {now}, apparié comme {was} jusqu'ici : les handicaps vont selon la cote, non "
        "selon le rang ; section et score de départ restent."
    ),
    "since.rank.rating-rank": (
        "{who} est {now}, apparié comme {was} jusqu'ici : les handicaps vont selon le rang de la "
        "cote, non selon le rang ; section et score de départ restent."
    ),
    "since.rating": (
        "{who} a la cote {now}, apparié avec {was} jusqu'ici : les handicaps suivent dès la ronde "
        "{round}."
    ),
    # A round that is drawn again, with pairs nobody knows of
    "since.unrecorded": (
        "La feuille Tirage ne dit rien de la ronde {round} : une paire changée par vous ne se "
        "distingue pas des autres. Tout ce qui n'a ni résultat ni marque « Garder » est apparié de "
        "nouveau."
    ),
}

"""The words of byes and latecomers, and what can be wrong with byes that were promised (A8)."""

from __future__ import annotations

from typing import Literal

PROMISE_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "promise-again": ("stop",
        ("{who} is promised the bye of round {round}, and that of round {before} too.",
         "{who} a l'exemption promise de la ronde {round}, et celle de la {before}."),
        ("Nobody has two (M6): take one of the promises out of this cell.",
         "Personne n'en a deux (M6) : retirez une des promesses de cette cellule.")),
    "promise-had": ("stop",
        ("{who} is promised the bye of round {round}, and had one in round {before}.",
         "{who} a l'exemption promise de la ronde {round}, et en a eu à la {before}."),
        ("Nobody has two (M6): take the promise out of this cell.",
         "Personne n'en a deux (M6) : retirez la promesse de cette cellule.")),
    "promise-double": ("stop",
        ("The bye of round {round} is promised to {who}, and to {other} (row {at}).",
         "L'exemption de la ronde {round} est promise à {who}, et à {other} (ligne {at})."),
        ("A round has one bye: leave it with one of them; who just stays away writes {round} here.",
         "Une ronde a un exempt : laissez-le à l'un ; qui s'absente seulement note {round} ici.")),
    "promise-idle": ("look",
        ("{who} is promised the bye of round {round}, but is out then or only if needed.",
         "{who} a l'exemption promise de la ronde {round}, mais est absent ou au besoin."),
        ("Take the promise out of this cell, or let {name} play in round {round}.",
         "Retirez la promesse de cette cellule, ou faites jouer {name} à la ronde {round}.")),
    "promise-open": ("look",
        ("{who} was promised the bye of round {round} and does not have it.",
         "{who} avait la promesse de l'exemption de la ronde {round} et ne l'a pas."),
        ("If the number is odd, nigiri bye gives it; else take the promise out of this cell.",
         "Si le nombre est impair, nigiri bye la donne ; sinon retirez la promesse d'ici.")),
}  # fmt: skip

BYES: dict[str, tuple[str, str]] = {
    # Why somebody has the bye
    "answer.bye.title": ("Round {round}, bye: {who}", "Ronde {round}, exempt : {who}"),
    "answer.bye.odd": (
        "The number is odd, and nobody has a bye twice (M6). Here who had one before: {had}.",
        "Le nombre est impair ; personne n'est exempt deux fois (M6). Déjà exemptés ici : {had}.",
    ),
    "answer.bye.again": (
        "■ {who} had a bye before: against the rule (M6).",
        "■ {who} a déjà été exempt : contraire à la règle (M6).",
    ),
    "answer.bye.host.first": (
        "In round 1 the bye goes to one of the host's players ({host}): {who} is of them.",
        "À la ronde 1 l'exempt est un joueur de l'hôte ({host}) : {who} en est.",
    ),
    "answer.bye.guest.first": (
        "In round 1 the bye goes to one of the host's players ({host}), not to {who}.",
        "À la ronde 1 l'exempt est un joueur de l'hôte ({host}), pas {who}.",
    ),
    "answer.bye.host": (
        "Until round {until} first the host's ({host}), once they lost a game; {who} is of them.",
        "Jusqu'à la ronde {until} d'abord l'hôte ({host}), après une défaite ; {who} en est.",
    ),
    "answer.bye.guest": (
        "Until round {until} first the host's ({host}), once they lost a game; not {who}.",
        "Jusqu'à la ronde {until} d'abord l'hôte ({host}), après une défaite ; pas {who}.",
    ),
    "answer.bye.home": (
        (
            "Of those who lost as many games the host's ({host}) come first until round {until}; "
            "{who} is of them."
        ),
        "À défaites égales l'hôte ({host}) passe d'abord jusqu'à la ronde {until} ; {who} en est.",
    ),
    "answer.bye.away": (
        (
            "Of those who lost as many games the host's ({host}) come first until round {until}; "
            "not {who}."
        ),
        "À défaites égales l'hôte ({host}) passe d'abord jusqu'à la ronde {until} ; pas {who}.",
    ),
    "answer.bye.none": (
        "In this event nobody has a bye (B6): a reserve comes in, or a volunteer drops out.",
        "Ici personne n'est exempt (B6) : une réserve joue, ou un volontaire se retire.",
    ),
    "answer.bye.promised": (
        "{who} was promised this bye: see Out in rounds (A8).",
        "Cet exempt était promis à {who} : voir Absent aux rondes (A8).",
    ),
    "answer.bye.volunteer": (
        "{who} offered to sit out this round, and volunteers come first here.",
        "{who} a offert de sauter cette ronde, et les volontaires passent d'abord ici.",
    ),
    "answer.bye.reserve": (
        "▲ {who} is here to play if needed; with them nobody would sit out (B6).",
        "▲ {who} est là pour jouer au besoin ; ainsi personne ne serait exempt (B6).",
    ),
    "answer.bye.lost.only": (
        "Games lost by {who}: {value}, more than by anybody else in question.",
        "Parties perdues par {who} : {value}, plus que tout autre en question.",
    ),
    "answer.bye.lost.weakest": (
        "Games lost by {who}: {value}, the most, like {others} more; the weakest of them.",
        "Parties perdues par {who} : {value}, le plus, comme {others} de plus ; le plus faible.",
    ),
    "answer.bye.lost.home.only": (
        "Games lost by {who}: {value}, the most; nobody else of the host lost as many.",
        "Parties perdues par {who} : {value}, le plus ; nul autre de l'hôte n'en a perdu autant.",
    ),
    "answer.bye.lost.home.weakest": (
        "Games lost by {who}: {value}, the most, like {others} more of the host; the weakest.",
        "Défaites de {who} : {value}, le plus, comme {others} de plus de l'hôte ; le plus faible.",
    ),
    "answer.bye.lost": ("Games lost by {who}: {value}.", "Parties perdues par {who} : {value}."),
    "answer.bye.won.only": (
        "Games won by {who}: {value}; nobody else in question has won one.",
        "Parties gagnées par {who} : {value} ; nul autre en question n'a gagné.",
    ),
    "answer.bye.won.weakest": (
        "Games won by {who}: {value}; like {others} more (a win or none); the weakest of them.",
        "Parties gagnées par {who} : {value} ; comme {others} (gagné ou non) ; le plus faible.",
    ),
    "answer.bye.won": ("Games won by {who}: {value}.", "Parties gagnées par {who} : {value}."),
    "answer.bye.score.only": (
        "Score of {who}: {value}, the lowest of those who had no bye.",
        "Score de {who} : {value}, le plus bas de ceux qui n'ont pas été exempts.",
    ),
    "answer.bye.score.weakest": (
        "Score of {who}: {value}, the lowest, like {others} more; the weakest of them.",
        "Score de {who} : {value}, le plus bas, comme {others} de plus ; le plus faible.",
    ),
    "answer.bye.score": ("Score of {who}: {value}.", "Score de {who} : {value}."),
    "answer.bye.passed": (
        "Before that by the rule: {who}; but without them the others could not be paired.",
        "Avant selon la règle : {who} ; mais sans eux les autres n'avaient pas de paires.",
    ),
    "answer.bye.next": ("Next by the rule: {who}.", "Le suivant selon la règle : {who}."),
    "answer.bye.placed": (
        "The others had their places already; drawn all together, by the rule {who} would have it.",
        "Les autres étaient déjà placés ; tirés tous ensemble, selon la règle ce serait {who}.",
    ),
    "answer.bye.placed.nobody": (
        "The others had their places already; by the rule nobody here would have it.",
        "Les autres étaient déjà placés ; selon la règle personne ici ne l'aurait.",
    ),
    # Who comes after the draw
    "late.offer": (
        "{had} has the bye of round {round}. It is taken back, so that {late} can play.",
        "{had} est exempt à la ronde {round}. On lui retire l'exemption, pour que {late} joue.",
    ),
    "late.otherwise": (
        "To leave it so, and let them play from the next round on: nigiri late {who} --next",
        "Pour n'y rien changer, et faire jouer dès la ronde suivante : nigiri late {who} --next",
    ),
    "late.later": (
        "From round {next} on: {names}. Round {round} is missed: it counts {points} and is no win.",
        "Dès la ronde {next} : {names}. La ronde {round} est manquée : {points}, sans victoire.",
    ),
    "late.last": (
        "No game for {names}: round {round} is the last one.",
        "Pas de partie pour {names} : la ronde {round} est la dernière.",
    ),
    "late.rest": (
        (
            "Nobody is free for {names}, here since round {round} was drawn. Its bye is a win, and "
            "not for latecomers. To let them play from the next round on: nigiri late {who}"
        ),
        (
            "Personne n'est libre pour {names}, après l'appariement de la ronde {round}. Son "
            "exemption est une victoire, pas pour un retardataire. Dès la ronde suivante : "
            "nigiri late {who}"
        ),
    ),
    # An event of an earlier layout
    "migrate.byes.stay": (
        (
            "Byes go on in this event as they did: the host first, then most losses. By the rule "
            "losses come first; see Bye for on Event."
        ),
        (
            "Les exemptions continuent ici comme avant : l'hôte d'abord, puis les défaites. Selon "
            "la règle les défaites passent d'abord ; voir Exempt dans Tournoi."
        ),
    ),
    "migrate.byes.today": (
        "Byes go to who lost most games, and among equals to the host: see Bye for on Event.",
        "Est exempt qui a le plus perdu, et à égalité l'hôte : voir Exempt dans Tournoi.",
    ),
}
"""Key -> words in English and French; `words.text` finds them."""

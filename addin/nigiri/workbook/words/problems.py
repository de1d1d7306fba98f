"""The words of problems, by subject, and those of byes and latecomers.

Promised byes (A8), names that published pages hide, members of federations, prizes (M26), ratings,
seats, second pass and drafts (B11), and warnings after a draw.
"""

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


# The words about names that published pages do not show.


HIDE_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "hide-unknown": ("look",
        ("“{typed}” is neither yes nor no; published pages hide the name meanwhile.",
         "« {typed} » n'est ni oui ni non ; les pages publiées cachent le nom d'ici là."),
        ("Type yes, or empty the cell.", "Tapez oui, ou videz la cellule.")),
}  # fmt: skip


# The words about members of federations, in English and French.


MEMBER_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "expires-unknown": ("look",
        ("“{typed}” is no day, so nobody knows until when the membership lasts.",
         "« {typed} » n'est pas un jour ; on ignore donc jusqu'à quand l'adhésion vaut."),
        ("Type the year first, as in 2026-12-31; or empty the cell.",
         "Tapez l'année d'abord, ainsi 2026-12-31 ; ou videz la cellule.")),
    "member-lapsed": ("look",
        ("The membership of {name} ends on {until}, before the event does.",
         "L'adhésion de {name} s'achève le {until}, avant la fin du tournoi."),
        ("Renew it and type its new end; or write why beside it on Problems (A2).",
         "Renouvelez-la, tapez sa fin ; ou notez pourquoi à côté, sous Problèmes (A2).")),
    "entry-below": ("look",
        ("{name} enters as {entry}, below what is published: {published}.",
         "{name} s'inscrit comme {entry}, au-dessous de ce qui est publié : {published}."),
        ("Correct it; or write the reason beside it on Problems: it is reported (A2, B12).",
         "Corrigez ; ou notez la raison à côté, sous Problèmes : elle est rapportée (A2, B12).")),
    "entry-above": ("look",
        ("{name} enters as {entry}, two stones or more above what is published: {published}.",
         "{name} s'inscrit comme {entry}, deux pierres ou plus au-dessus du publié : {published}."),
        ("Ask; one stone is allowed. Or write the reason beside it on Problems (A2, B12).",
         "Demandez ; une pierre est permise. Ou notez la raison sous Problèmes (A2, B12).")),
}  # fmt: skip


# What can be wrong with prizes on Sections (M26).


PRIZE_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "prize-section": ("look",
        ("Prizes stand beside no section: {typed}.",
         "Des prix sont notés sans section : {typed}."),
        ("Type the weakest rank of the section under Down to, or move the prizes to its row.",
         "Tapez le rang le plus faible de la section sous Jusqu'à, ou déplacez les prix.")),
}  # fmt: skip


# The words about ratings that do not fit the event's scale, in English and French.


#: Scale -> whose list it is, and a rating as that list prints it.
RATING_LISTS: dict[str, tuple[str, str]] = {"egf": ("EGF", "2100"), "aga": ("AGA", "4.5, -12.3")}

RATING_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "rating-unknown": ("look",
        ("“{typed}” is no rating as the {list} prints it; it is left out.",
         "« {typed} » n'est pas une cote telle que l'écrit l'{list} ; elle ne compte pas."),
        ("Type one such as {example}; or choose beside “Ratings are” on Event whose they are.",
         "Tapez-en une comme {example} ; ou choisissez « Les cotes sont » sous Tournoi.")),
    "rating-odd": ("look",
        ("“{typed}” counts as a rating of the {list}, but looks like one of another list.",
         "« {typed} » compte comme une cote de l'{list}, mais semble d'une autre liste."),
        ("Choose beside “Ratings are” on Event whose they are; or leave it so.",
         "Choisissez de qui elles sont à « Les cotes sont », sous Tournoi ; ou laissez ainsi.")),
}  # fmt: skip


# What can be wrong with who sits where: in Check, and as problems.


SEATS: dict[str, tuple[str, str]] = {
    "check.unknown": ("no such number in Players", "numéro inconnu dans Joueurs"),
    "check.self": ("{number} plays against himself", "{number} joue contre lui-même"),
    "check.alone": ("{number} has no opponent here", "{number} n'a pas d'adversaire ici"),
    "check.name": (
        "“{typed}”, a name? The next command looks the number up",
        "« {typed} », un nom ? La prochaine commande trouve le numéro",
    ),
}

SEAT_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "player-unknown": ("stop",
        ("“{typed}” is neither a number nor a name in Players.",
         "« {typed} » n'est ni un numéro ni un nom de Joueurs."),
        ("Type the number of a player.", "Tapez le numéro d'un joueur.")),
    "seat-black": ("stop",
        ("“{typed}” stands on Black's side of a row of Bye or Out.",
         "« {typed} » est du côté de Noir dans une ligne d'exempt ou d'absent."),
        ("Type the number under White, each player in a row of their own.",
         "Tapez le numéro sous Blanc, chaque joueur sur sa propre ligne.")),
    "plays-self": ("stop",
        ("{number} plays against himself.", "{number} joue contre lui-même."),
        ("Change one of the two numbers.", "Changez l'un des deux numéros.")),
    "plays-twice": ("stop",
        ("{number} is twice in round {round}, also in row {other}.",
         "{number} est deux fois dans la ronde {round}, aussi à la ligne {other}."),
        ("Change or empty one of the two.", "Changez ou videz l'un des deux.")),
    "alone": ("stop",
        ("{number} has no opponent at this table.", "{number} n'a pas d'adversaire à cette table."),
        ("Type the opponent, or move {number} to Bye or Out.",
         "Tapez l'adversaire, ou mettez {number} sous Exempt ou Absents.")),
    "player-gone": ("stop",
        ("{who} has a place in a round and is not in Players any more.",
         "{who} a une place dans une ronde et n'est plus dans Joueurs."),
        ("Type number {number} and the player here again; who leaves needs Out in rounds instead.",
         "Tapez ici le numéro {number} et le joueur ; qui part se note dans Absent aux rondes.")),
    "number-moved": ("stop",
        ("{was} was number {number} when round {round} was drawn; now {now} has that number.",
         ("{was} avait le numéro {number} quand la ronde {round} a été appariée ; "
          "{now} l'a maintenant.")),
        (("Undo the sorting, or type {number} here again and look at the rank beside it; sort "
          "whole rows only. If {now} did play as {number}: unprotect As drawn, correct it there."),
         ("Annulez le tri, ou retapez {number} ici et voyez le rang à côté ; triez des lignes "
          "entières. Si {now} jouait bien sous ce numéro : déprotégez Tirage et corrigez-y."))),
    "name-other": ("look",
        ("Number {number} was {was} when round {round} was drawn; now it is {now}.",
         ("Le numéro {number} était {was} quand la ronde {round} a été appariée ; "
          "c'est maintenant {now}.")),
        ("The same person? Then say so beside it on Problems. If not, put the name back.",
         "La même personne ? Notez-le à côté dans Problèmes. Sinon, remettez le nom.")),
    "seat-name": ("stop",
        ("“{typed}” can be several players: {names}.",
         "« {typed} » peut être plusieurs joueurs : {names}."),
        ("Type the number, or the whole name.", "Tapez le numéro, ou le nom entier.")),
    "seat-new": ("stop",
        ("{typed} has no number yet.", "{typed} n'a pas encore de numéro."),
        ("Empty this cell, mark Here in Players: nigiri draw --rest pairs them.",
         "Videz cette cellule, notez Présent : nigiri draw --rest forme la paire.")),
    "late": ("look",
        ("{name} came after round {round} was drawn.",
         "{name} est arrivé après le tirage de la ronde {round}."),
        ("nigiri late pairs them with whoever is free; else they play from the next round on.",
         "nigiri late les oppose à qui est libre ; sinon ils jouent dès la ronde suivante.")),
}  # fmt: skip


# The words for results missing or read back in a second pass (B11), and for drafts.


VERIFY: dict[str, tuple[str, str]] = {
    "check.verified": (", verified", ", vérifié"),
    "check.second": (
        "first pass: {first}; second pass: {second}",
        "première lecture : {first} ; seconde : {second}",
    ),
    "check.second.none": ("no result", "aucun résultat"),
    "bar.second": (
        "Round {round} is complete, verified: {verified} of {boards}. Go on.",
        "Ronde {round} complète, vérifiés : {verified} sur {boards}. Continuez.",
    ),
    "bar.lacks": ("Round {round} is complete", "La ronde {round} est complète"),
    "bar.before": (
        " · Still no result: round {before}, table {table}",
        " · Encore sans résultat : ronde {before}, table {table}",
    ),
    "sheet.draft": ("Round {number} (draft)", "Ronde {number} (brouillon)"),
    "drawn.draft": ("{number} (draft)", "{number} (brouillon)"),
    "bar.draft": (
        "Round {round} is only a draft. Look at it, then: nigiri keep, or nigiri discard",
        "La ronde {round} n'est qu'un brouillon. Ensuite : nigiri keep, ou nigiri discard",
    ),
    "bar.draft.results": (
        "Round {round} is only a draft: its results do not count before nigiri keep",
        "La ronde {round} est un brouillon : les résultats comptent après nigiri keep",
    ),
    "round.verified": (", {verified} verified", ", vérifiés : {verified}"),
}
"""Key -> words in English and French."""

VERIFY_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "draft-result": ("look",
        ("Table {table} has a result, but round {number} is only a draft: it does not count.",
         "La table {table} a un résultat, mais la ronde {number} n'est qu'un brouillon."),
        ("Run nigiri keep, or empty the cell.", "Lancez nigiri keep, ou videz la cellule.")),
    "provisional": ("look",
        ("Round {round}, table {table}: no result; for now {points} for both (B11).",
         "Ronde {round}, table {table} : aucun résultat ; pour l'instant {points} à chacun (B11)."),
        ("Type the result when it comes. To post what is missing: nigiri missing.",
         "Tapez le résultat quand il arrive. Pour afficher ce qui manque : nigiri missing.")),
    "record-lost": ("look",
        ("As drawn says nothing of round {round}: your changes cannot be told from its draw.",
         "Tirage ne dit rien de la ronde {round} : vos changements n'y sont plus reconnus."),
        ("Mark in Keep what is to stay before you draw it again, or restore a backup.",
         "Marquez sous Garder ce qui doit rester à un nouveau tirage, ou reprenez une copie.")),
    "second-other": ("stop",
        ("Table {table}: the first pass says {first}, the second {second}.",
         "Table {table} : la première lecture dit {first}, la seconde {second}."),
        ("Correct the wrong one, or empty the second.",
         "Corrigez la fausse, ou videz la seconde.")),
}  # fmt: skip


# Problems of cells typed or changed after a draw, and warnings; `problems.CODES` has them.


Entry = tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]

WARNINGS: dict[str, Entry] = {
    "out-plays": ("stop",
        ("{number} is on this sheet and out in round {round}.",
         "{number} est sur cette feuille et absent à la ronde {round}."),
        ("Take the round out of Out in rounds, or enter the default, or: nigiri draw --again.",
         "Effacez la ronde sous Absent aux rondes, ou notez le forfait ; ou nigiri draw --again.")),
    "unseen-plays": ("look",
        ("{number} is on this sheet and not marked here.",
         "{number} est sur cette feuille sans être noté présent."),
        ("Write yes into Here, or change the number.",
         "Écrivez oui sous Présent, ou changez le numéro.")),
    "out-result": ("look",
        ("{number} is out in round {round}, and yet has a result.",
         "{number} est absent à la ronde {round}, mais a un résultat."),
        ("Correct Out in rounds or the result; a game nobody played ends by default.",
         "Corrigez Absent aux rondes ou le résultat ; sans partie, c'est un forfait.")),
    "table-missing": ("look",
        ("{white} - {black} have no table.", "{white} - {black} n'ont pas de table."),
        ("Type the number of a free table.", "Tapez le numéro d'une table libre.")),
    "colour-third": ("look",
        ("{number} has the same colour in three rounds running.",
         "{number} a la même couleur trois rondes de suite."),
        ("Nothing to do; or exchange the two numbers, as the game is even (M11).",
         "Rien à faire ; ou échangez les deux numéros, la partie étant égale (M11).")),
    "rank-old": ("look",
        ("{number} is {printed} here and {rank} in Players.",
         "{number} est {printed} ici et {rank} dans Joueurs."),
        ("Nothing to do: this round keeps its rank; or type {rank} here too (M13).",
         "Rien à faire : cette ronde garde son rang ; ou tapez {rank} ici aussi (M13).")),
    "apart": ("look",
        ("{white} and {black} share {what}, and you made this pair.",
         "{white} et {black} ont en commun : {what}, et la paire est de vous."),
        ("Nothing to do if agreed; your event keeps these apart (Event, M10).",
         "Rien à faire si convenu ; votre tournoi les sépare (Tournoi, M10).")),
    "family": ("look",
        ("{white} and {black} have the same family name.",
         "{white} et {black} ont le même nom de famille."),
        ("Nothing to do if they are no relatives, or agree; else change the pair (B8).",
         "Rien à faire s'ils ne sont pas parents, ou d'accord ; sinon changez la paire (B8).")),
    "gap-wide": ("look",
        ("{white} and {black} are {points:# point|# points} apart.",
         "{white} et {black} ont {points:# point|# points} d'écart."),
        ("Nothing to do, or change the pair; Event says from where on you are told (M8).",
         "Rien à faire, ou changez la paire ; Tournoi dit dès quel écart (M8).")),
    "mixed": ("look",
        ("{white} and {black} are of different sections, which play apart.",
         "{white} et {black} sont de sections différentes, qui jouent à part."),
        ("Nothing to do if agreed; else change the pair (A5).",
         "Rien à faire si convenu ; sinon changez la paire (A5).")),
    "bye-needless": ("look",
        ("{number} has a bye, and {other} has no opponent either.",
         "{number} est exempt, et {other} n'a pas d'adversaire non plus."),
        ("Nothing to do if wished; else let the two meet (M6).",
         "Rien à faire si voulu ; sinon faites-les se rencontrer (M6).")),
    "bye-none": ("look",
        ("{number} has a bye, and this event gives none.",
         "{number} est exempt, et ce tournoi n'exempte personne."),
        ("Nothing to do if nobody could step in; else find an opponent (B6).",
         "Rien à faire si personne ne peut aider ; sinon trouvez un adversaire (B6).")),
    "bye-by-hand": ("hand",
        ("{number} has the bye by your hand; the draw gave it to {drawn}.",
         "{number} est exempt par vous ; exempt par le tirage : {drawn}."),
        ("Nothing to do; it stays.", "Rien à faire ; cela reste.")),
    "section-split": ("look",
        ("Section {number}: others have players of {ranks} too (guideline 3).",
         "Section {number} : d'autres ont aussi des joueurs {ranks} (principe 3)."),
        ("Empty Other section in Players, or leave it so.",
         "Videz Autre section dans Joueurs, ou laissez ainsi.")),
    "section-fees": ("look",
        ("Section {number} has several fees: {fees} (guideline 4).",
         "La section {number} a plusieurs tarifs : {fees} (principe 4)."),
        ("Change Down to, or leave it so.", "Changez Jusqu'à, ou laissez ainsi.")),
    "federation-double": ("look",
        ("{name} has the federation number {typed}, as has row {other}.",
         "{name} a le numéro de fédération {typed}, comme la ligne {other}."),
        ("Correct one; reports would credit both games to one person.",
         "Corrigez-en un ; les rapports compteraient tout pour une personne.")),
}  # fmt: skip

"""The words of the table of rules and of the notes for the welcome (B24, M21)."""

from __future__ import annotations

RULES: dict[str, tuple[str, str]] = {
    "rules": ("Rules of this tournament", "Règles du tournoi"),
    # The event
    "the event": ("The event", "Le tournoi"),
    "dates": ("When", "Quand"),
    "where": ("Where", "Où"),
    "director": ("Director", "Directeur"),
    "rounds": ("Rounds", "Rondes"),
    # The games
    "the games": ("The games", "Les parties"),
    "rules of play": ("Rules of play", "Règles du jeu"),
    "time": ("Time", "Temps"),
    "board": ("Board", "Goban"),
    "board size": ("{size} × {size}", "{size} × {size}"),
    # Handicaps
    "handicaps": ("Handicap", "Handicap"),
    "difference": ("Difference", "Écart"),
    "by rank": ("by the ranks of the day", "selon les rangs du jour"),
    "by score": ("by the scores before the round", "selon les scores avant la ronde"),
    "by rating": ("by the ratings", "selon les cotes"),
    "by rating rank": ("by the ranks of the ratings", "selon les rangs des cotes"),
    "one difference": ("{first}", "{first}"),
    "some differences": ("{first} to {last}", "{first} à {last}"),
    "large differences": ("{first} and more", "{first} et plus"),
    "all even": (
        "Every game is even, komi {komi}.",
        "Toutes les parties sont à égalité, komi {komi}.",
    ),
    "who counts less": ("The strongest", "Les plus forts"),
    "counts as": (
        "nobody counts as stronger than {rank}",
        "personne ne compte comme plus fort que {rank}",
    ),
    "who is even": ("Even", "À égalité"),
    "even above": (
        "all games of those who entered at {rank} or stronger",
        "toutes les parties de ceux inscrits à {rank} ou plus fort",
    ),
    "even above bar": (
        "all games of those at or above the bar",
        "toutes les parties de ceux à la barre ou au-dessus",
    ),
    # Start
    "the start": ("What everybody starts with", "Le score de départ"),
    "everybody": ("Everybody", "Tous"),
    "starts with": ("starts with {points}", "départ à {points}"),
    "starts by section": (
        "by the section, once sections are cut",
        "selon la section, une fois les sections formées",
    ),
    "starts by grade": ("each with the score of the grade", "chacun au score de son rang"),
    # Pairings
    "pairing": ("Pairings", "Appariements"),
    "who meets": ("Who meets", "Qui se rencontre"),
    "same score": (
        "players with the same score, wherever that is possible",
        "les joueurs de même score, partout où c'est possible",
    ),
    "in sections": (
        "players with the same score, each section by itself",
        "les joueurs de même score, chaque section à part",
    ),
    "twice": ("The same opponent twice", "Deux fois le même adversaire"),
    "rematches never": ("never", "jamais"),
    "rematches allowed": (
        "only where nothing else is possible",
        "seulement si rien d'autre n'est possible",
    ),
    "apart": ("Kept apart if possible", "Séparés si possible"),
    "same club": ("the same club", "même club"),
    "same city": ("the same city", "même ville"),
    "same state": ("the same state", "même province"),
    "same country": ("the same country", "même pays"),
    "same family": ("the same family name", "même nom de famille"),
    # Byes
    "sitting out": (
        "Byes, missed rounds, games by default",
        "Exempts, rondes manquées, parties par défaut",
    ),
    "odd number": ("Odd number of players", "Nombre impair de joueurs"),
    "policy home": (
        "a bye for who lost most; of equals up to round {rounds} first of {host}, then the weakest",
        (
            "exempt : qui a le plus perdu ; à égalité, jusqu'à la ronde {rounds} "
            "d'abord de {host}, puis le plus faible"
        ),
    ),
    "policy host": (
        "a bye for who lost most, then the weakest; up to round {rounds} first of {host}",
        (
            "exempt : qui a le plus perdu, puis le plus faible ; "
            "jusqu'à la ronde {rounds} d'abord de {host}"
        ),
    ),
    "policy losses": (
        "a bye for who lost most, then the weakest",
        "exempt : qui a le plus perdu, puis le plus faible",
    ),
    "policy winners": (
        "a bye for who has won a game, then the weakest",
        "exempt : qui a déjà gagné une partie, puis le plus faible",
    ),
    "policy lowest": (
        "a bye for the lowest score, then the weakest",
        "exempt : le score le plus bas, puis le plus faible",
    ),
    "policy none": ("no byes: a volunteer sits out", "pas d'exempt : un volontaire saute la ronde"),
    "a bye": ("A bye", "Une exemption"),
    "bye once": ("counts {points}; nobody has two", "compte {points} ; personne n'en a deux"),
    "missed round": ("A round missed", "Une ronde manquée"),
    "default games": ("A win by default", "Un gain par défaut"),
    "worth": ("counts {points}", "compte {points}"),
    # Places
    "places": ("Places", "Places"),
    "ranked": ("Places are", "Les places sont"),
    "ranked by sections": ("in each section", "dans chaque section"),
    "ranked by all": ("of all players together", "de tous les joueurs ensemble"),
    "first": ("First counts", "D'abord"),
    "then": ("Level, then", "À égalité, puis"),
    "at last": ("Still level", "Encore à égalité"),
    "share": ("the place is shared", "la place est partagée"),
    # The welcome
    "welcome": ("Welcome", "Mot de bienvenue"),
    "w welcome": ("Welcome", "Bienvenue"),
    "w welcome to": ("Welcome to {event}.", "Bienvenue à {event}."),
    "w welcome only": ("Welcome.", "Bienvenue."),
    "w thanks": ("Thanks", "Merci"),
    "w thanks to": (
        "to the helpers, to who lent boards and clocks, to the sponsors: ________",
        "aux bénévoles, à qui a prêté gobans et pendules, aux commanditaires : ________",
    ),
    "w who": ("Who is here", "Qui est là"),
    "w players": (
        "{players:# player|# players}, {highest} to {lowest}",
        "{players:# joueur|# joueurs}, de {highest} à {lowest}",
    ),
    "w sections": (
        "{players:# player|# players}, {highest} to {lowest}, in {sections:# section|# sections}",
        "{players:# joueur|# joueurs}, de {highest} à {lowest}, en {sections:# section|# sections}",
    ),
    "w director": (
        "{director} directs. Helpers: ________",
        "{director} dirige. Bénévoles : ________",
    ),
    "w director open": (
        "________ directs. Helpers: ________",
        "________ dirige. Bénévoles : ________",
    ),
    "w programme": ("Programme", "Programme"),
    "w rounds": ("{rounds:# round|# rounds}.", "{rounds:# ronde|# rondes}."),
    "w when": ("Round {number}: {when}.", "Ronde {number} : {when}."),
    "w meals": ("Meals", "Repas"),
    "w meals where": ("where, and when: ________", "où et quand : ________"),
    "w play": ("How we play", "Comment on joue"),
    "w rules and time": (
        "Rules: {rules}. Time: {time}. Handicaps and komi: on the sheet of rules, on the wall.",
        "Règles : {rules}. Temps : {time}. Handicaps et komi : sur la feuille des règles, au mur.",
    ),
    "w pairings": ("Pairings", "Appariements"),
    "w pairings where": (
        "hang at ________. Names with their table; check rank and number in the list beside.",
        "affichés à ________. Noms et tables ; vérifiez rang et numéro dans la liste à côté.",
    ),
    "w results": ("Results", "Résultats"),
    "w results how": (
        "The winner reports at once, by number. The numbers hang beside the pairings.",
        "Le gagnant annonce aussitôt son propre numéro. Les numéros sont affichés.",
    ),
    "w unfinished": (
        "A game that goes on when the next round is drawn counts {points} for both until then.",
        "Une partie non finie au tirage suivant compte {points} à chacun d'ici là.",
    ),
    "w away": ("Away for a round", "Absent à une ronde"),
    "w away how": (
        "Tell the desk before the draw, and leave a phone number.",
        "Dites-le à la table de marque avant le tirage, et laissez un numéro de téléphone.",
    ),
    "w bye": ("Bye", "Exempt"),
    "w bye is": (
        "No punishment: it counts {points}.",
        "Ce n'est pas une punition : compte {points}.",
    ),
    "w dispute": ("Questions", "Questions"),
    "w dispute how": (
        "Stop the clock, leave the stones where they are, and call the director.",
        "Arrêtez la pendule, laissez les pierres en place et appelez le directeur.",
    ),
    "w prizes": ("Winners", "Gagnants"),
    "w prizes when": ("Prize-giving: ________", "Remise des prix : ________"),
    "w quiet": ("In the room", "Dans la salle"),
    "w quiet how": (
        "Phones silent; who has finished puts the stones back and talks outside.",
        "Téléphones en silence ; qui a fini range les pierres et parle dehors.",
    ),
    "w go": ("And now", "Et maintenant"),
    "w good games": (
        "Bow, start the clocks: good games!",
        "Saluez, lancez les pendules : bonnes parties !",
    ),
}
"""Key -> the words in English and in French."""


# Who meets whom, in the words of the printed rules; `meets ` and the key of the system.


SYSTEMS: dict[str, tuple[str, str]] = {
    "meets round robin": ("everybody meets everybody once", "chacun rencontre chacun une fois"),
    "meets double round robin": (
        "everybody meets everybody twice, the second time with the other colours",
        "chacun rencontre chacun deux fois, la seconde avec l'autre couleur",
    ),
    "meets round robin by section": (
        "everybody meets everybody of the same section once",
        "chacun rencontre une fois chacun de sa section",
    ),
    "meets groups of eight": (
        "in groups of eight by strength: winner meets winner, for three rounds",
        "par groupes de huit selon la force : les gagnants entre eux, trois rondes",
    ),
    "meets knockout": (
        "winner meets winner; who loses is out",
        "les gagnants entre eux ; qui perd est éliminé",
    ),
    "meets generalised knockout": (
        "players with the same results, in the same order",
        "les joueurs aux mêmes résultats, dans le même ordre",
    ),
    "meets swiss knockout": (
        "the first ones play a knockout; all others meet by score, and so do those who lost",
        "les premiers jouent une élimination ; les autres et les perdants, selon le score",
    ),
    "meets preliminaries": (
        "knockouts of eight beside one another", "des éliminations à huit, en parallèle",
    ),
    "meets qualification": (
        "equal scores, so that one is left with all games won",
        "les scores égaux, pour qu'un seul reste avec tout gagné",
    ),
    "meets play-off": (
        "who is level for the first places, in a knockout",
        "les ex aequo des premières places, par élimination",
    ),
    "meets two teams": (
        "everybody meets everybody of the other team",
        "chacun rencontre chacun de l'autre équipe",
    ),
    "meets team round robin": (
        "every team meets every team, board by board",
        "chaque équipe rencontre chaque équipe, table par table",
    ),
    "meets team swiss": (
        "teams with equal points, board by board",
        "les équipes à égalité de points, table par table",
    ),
    "system rounds": ("Rounds {rounds}", "Rondes {rounds}"),
    "system idle": ("No game and no bye", "Ni partie ni exemption"),
    "idle counts": ("neither wins nor loses anything", "ne fait ni gagner ni perdre"),
}  # fmt: skip

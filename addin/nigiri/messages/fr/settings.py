"""The Event sheet: its settings, what explains them, and what can be chosen, in French."""

WORDS = {
    # the groups and the parts of the sheet
    "setting.group.event": "Le tournoi",
    "setting.group.play": "Le jeu",
    "setting.group.pairing": "Les tirages",
    "setting.group.winners": "Les gagnants",
    "setting.group.file": "Ce fichier",
    "setting.group.apart": "Qui est séparé",
    "setting.group.byes": "Exempts, revanches, couleurs",
    "setting.group.inside": "Qui rencontre qui",
    "setting.group.criteria": (
        "Ce qui rend un tirage meilleur : 1 compte le plus ; vide : ne compte pas"
    ),
    "setting.group.starts": "Scores de départ",
    "setting.group.handicaps": "Handicaps et komi",
    "setting.group.worth": (
        "Ce que compte une ronde : score · victoires · dans les sommes : score · victoires"
    ),
    "setting.group.sums": "Ce que voient les départages",
    "setting.group.robin": "Toutes rondes et groupes",
    "setting.group.knockout": "Éliminations et barrages",
    "setting.group.teams": "Équipes",
    "setting.group.side": "Tableau et échelle",
    "setting.part.draw": "Le tirage en détail",
    "setting.part.scores": "Départs, handicaps et scores en détail",
    "setting.part.systems": "Autres systèmes en détail",
    "setting.part.note": "Pour qui le veut autrement : tel quel, il suit le jeu de règles.",
    "setting.part.systems.note": "Pour les tournois autres que McMahon : voir Système plus haut.",
    # choices of several settings
    "setting.answer.yes": "oui",
    "setting.answer.no": "non",
    "setting.pattern.slide": "moitié haute - moitié basse",
    "setting.pattern.fold": "plus fort - plus faible",
    "setting.pattern.adjacent": "voisins",
    "setting.pattern.halves": "moitié haute - moitié basse au sort",
    "setting.pattern.random": "au sort",
    "setting.floater.bottom": "le plus faible",
    "setting.floater.middle": "celui du milieu",
    "setting.floater.top": "le plus fort",
    "setting.stand-in.nothing": "rien",
    "setting.stand-in.zero": "0",
    "setting.stand-in.start": "son score de départ",
    "setting.stand-in.own-less-one": "son score moins 1",
    "setting.stand-in.own": "son propre SOS",
    # The event
    "setting.name": "Nom",
    "setting.name.note": "imprimé partout",
    "setting.dates": "Dates",
    "setting.place": "Lieu",
    "setting.director": "Directeur",
    "setting.host": "Ville ou club hôte",
    "setting.host.note": (
        "les premiers exempts en viennent ; ses joueurs peuvent se rencontrer (M6, M10)"
    ),
    "setting.players_from": "Joueurs tirés de",
    "setting.players_from.note": (
        "un autre classeur de ce dossier : `nigiri players` en tire la liste et ses changements"
    ),
    "setting.family": "Joués à côté",
    "setting.family.note": (
        "d'autres classeurs de ce dossier, entre virgules : personne à deux parties à la fois"
    ),
    # Play
    "setting.rules_of_play": "Règles et komi",
    "setting.time_limits": "Temps",
    "setting.time_by_rank": "Temps selon le rang",
    "setting.time_by_rank.note": (
        "selon le plus fort : 4d : 2h30 + 60s ; 30k : 1h30 + 30s (E8) ; vide : Temps"
    ),
    "setting.handicap_reduction": "Handicap : écart moins",
    "setting.handicap_reduction.note": (
        "1 : un rang d'écart à égalité, deux rangs sans komi ; Blanc gagne l'égalité (M12)"
    ),
    "setting.handicap_cap": "Handicap maximal",
    "setting.handicap_cap.note": "0 : tout à égalité",
    # Pairing
    "setting.rules": "Jeu de règles",
    "setting.rules.note": (
        "d'où le tournoi est parti ; un autre ici ne change rien : `nigiri rules --apply`"
    ),
    "setting.system": "Système",
    "setting.system.note": (
        "qui rencontre qui ; un autre dès une ronde se note à côté de cette ronde, en haut"
    ),
    "setting.rounds": "Rondes",
    "setting.rounds.note": "de 1 à 20",
    "setting.gap": "Écart entre les sections",
    "setting.gap.note": "vide : selon les rondes (jusqu'à 3 : 0, 4-6 : 1, 7 et plus : 2) (M3)",
    "setting.strongest": "Plus fort rang admis",
    "setting.strongest.note": (
        "pour débutants ou un tournoi limité : au-dessus, c'est un problème ; vide : tous (B26)"
    ),
    "setting.tables_unused": "Tables inutilisées",
    "setting.tables_unused.note": (
        "par exemple 7, 13, 20-24 : aucune partie n'y est placée ; vide : toutes servent"
    ),
    # Winners
    "setting.ranked_by": "Les places sont",
    "setting.ranked_by.note": "par section (M14), ou dans une seule liste (E7)",
    "setting.ranked_by.sections": "par section",
    "setting.ranked_by.all": "tous ensemble",
    "setting.first": "D'abord compte",
    "setting.first.note": (
        "les victoires, exempts et défauts compris (M14) ; le score (B1) ; l'assiduité (E7)"
    ),
    "setting.first.NBW": "victoires",
    "setting.first.MMS": "score",
    "setting.first.ALL": "qui a tout joué",
    "setting.tiebreaks": "Départages",
    "setting.tiebreaks.note": "les départages dans l'ordre, séparés par des virgules (M15, B30)",
    "setting.tiebreaks.ONE": "face à face",
    "setting.colours": "Couleurs sur la grille",
    "setting.colours.note": "cercles ○ ●, ou lettres",
    "setting.colours.circles": "cercles",
    "setting.colours.letters": "lettres",
    "setting.standings_after": "Classement figé",
    "setting.standings_after.note": (
        "3 : affiches, pages et Classement restent après la ronde 3, le tirage sait tout ; "
        "vide : le dernier"
    ),
    # This file
    "setting.language": "Langue",
    "setting.language.note": "{languages} ou {last}",
    "setting.event_id": "Identité",
    "setting.event_id.note": "nomme ce tournoi pour toujours",
    "setting.schema": "Version",
    # Who is kept apart
    "setting.apart.club": "Séparer : club",
    "setting.apart.club.note": (
        "oui : jusqu'aux dernières rondes (M10) ; ou des rondes comme 1-3 (A7) ; ou vide"
    ),
    "setting.apart.city": "Séparer : ville",
    "setting.apart.city.note": (
        "de même ; ceux du club et de la ville hôtes peuvent se rencontrer (M10)"
    ),
    "setting.apart.state": "Séparer : région",
    "setting.apart.state.note": "de même : état, province, région (A7)",
    "setting.apart.country": "Séparer : pays",
    "setting.apart.country.note": "de même",
    "setting.apart.family": "Séparer : nom de famille",
    "setting.apart.family.note": (
        "de même, ceux de l'hôte aussi ; parents d'un autre nom : Souhaits (B8)"
    ),
    "setting.apart_gap": "Séparer : points que cela coûte",
    "setting.apart_gap.note": (
        "0 : le score d'abord ; 1 : plutôt un point d'écart qu'une telle paire (A7)"
    ),
    "setting.apart_free": "Séparer : sauf",
    "setting.apart_free.note": (
        "vide, ou qui peut gagner : première section, meneurs (gagné la moitié) (B8)"
    ),
    "setting.apart_free.bar": "première section",
    "setting.apart_free.leading": "meneurs",
    "setting.thresholds": "Seuils pour OpenGotha",
    "setting.thresholds.note": (
        "pour son fichier seul : bar, 4d, wins. Aucun tirage d'ici n'en tient compte"
    ),
    # Byes, rematches, colours
    "setting.bye_policy": "Exempt",
    "setting.bye_policy.note": (
        "si le nombre est impair, jamais deux fois (M6) ; personne : réserve ou volontaire (B6)"
    ),
    "setting.bye_policy.home": "le plus de défaites puis l'hôte",
    "setting.bye_policy.host": "l'hôte puis le plus de défaites",
    "setting.bye_policy.losses": "le plus de défaites",
    "setting.bye_policy.winners": "qui a déjà gagné",
    "setting.bye_policy.lowest": "le score le plus bas",
    "setting.bye_policy.none": "personne",
    "setting.bye_host_rounds": "Exempts chez l'hôte jusqu'à la ronde",
    "setting.bye_host_rounds.note": (
        "jusque-là, à défaites égales, l'hôte d'abord ; ensuite personne (M6)"
    ),
    "setting.bye_volunteers": "Volontaires d'abord",
    "setting.bye_volunteers.note": (
        "oui : qui a écrit 3? sous Absent aux rondes est exempt à la 3 ; non : la règle (M6)"
    ),
    "setting.rematches": "Revanches",
    "setting.rematches.note": (
        "jamais : si toute ronde exige une revanche, rien n'est tiré, et c'est dit (M7)"
    ),
    "setting.rematches.never": "jamais",
    "setting.rematches.allowed": "seulement si rien d'autre n'est possible",
    "setting.warn_gap": "Avertir dès un écart de",
    "setting.warn_gap.note": "points entre deux adversaires, sous Problèmes ; vide : jamais (M8)",
    "setting.mixing": "Les sections jouent",
    "setting.mixing.note": (
        "selon le score, toutes ensemble (M8) ; ou chacune à part, avec son exempt (A5)"
    ),
    "setting.mixing.all": "entre elles",
    "setting.mixing.sections": "chacune à part",
    "setting.colour_rule": "Blanc d'une partie égale",
    "setting.colour_rule.note": (
        "on compense ; puis le plus fort (M11), ou chacun son tour (B3) ; nigiri : au sort (M24)"
    ),
    "setting.colour_rule.stronger": "le plus fort",
    "setting.colour_rule.balance": "chacun son tour",
    "setting.colour_rule.nigiri": "nigiri",
    "setting.seed": "Graine",
    "setting.seed.note": "ne sert que si tout le reste est égal",
    # Who meets whom
    "setting.pattern": "Dans un groupe de score",
    "setting.pattern.note": (
        "1-5, 2-6, 3-7, 4-8 (M9) ; plus fort - plus faible 1-8, 2-7 ; voisins 1-2, 3-4"
    ),
    "setting.pattern_until": "Ainsi jusqu'à la ronde",
    "setting.pattern_until.note": "vide : à toutes les rondes",
    "setting.pattern_after": "Et après cette ronde",
    "setting.pattern_after.note": "les mêmes choix ; ne compte qu'avec un nombre ci-dessus",
    "setting.seeding": "Ordre dans le groupe",
    "setting.seeding.note": (
        "numéro : rang, puis numéro (M9) ; cote ; SOS ; SOS-2 : sans les deux plus bas (E6)"
    ),
    "setting.seeding.number": "numéro",
    "setting.seeding.rating": "cote",
    "setting.float_down": "Qui flotte vers le bas",
    "setting.float_down.note": (
        "d'un groupe impair, pour rencontrer quelqu'un du groupe suivant (M8)"
    ),
    "setting.float_up": "Qui flotte vers le haut",
    "setting.float_up.note": "du groupe suivant, à sa rencontre (M8)",
    "setting.last_rounds": "Moitiés souples dès la ronde",
    "setting.last_rounds.note": (
        "vide : à la dernière ; chacun, depuis le haut, prend le premier non rencontré (M9)"
    ),
    # What makes a draw better
    "setting.criterion.title": "Titre : près de la tête",
    "setting.criterion.title.note": (
        "ceux que Souhaits marque « titre » jouent entre eux, tant qu'ils sont en tête ({source})"
    ),
    "setting.criterion.score": "Écart de score",
    "setting.criterion.score.note": (
        "scores égaux ensemble ; sinon la plus petite somme des carrés des écarts ({source})"
    ),
    "setting.criterion.boundaries": "Frontières franchies",
    "setting.criterion.boundaries.note": (
        "à la lettre : le moins de pas d'un groupe de score au suivant ({source})"
    ),
    "setting.criterion.floated": "A déjà flotté ainsi",
    "setting.criterion.floated.note": (
        "personne ne descend deux fois, ni ne monte deux fois (« flotte »), si possible ({source})"
    ),
    "setting.criterion.again": "A déjà flotté",
    "setting.criterion.again.note": (
        "personne ne flotte deux fois, si possible, que ce soit en bas ou en haut ({source})"
    ),
    "setting.criterion.balanced": "Flottements compensés",
    "setting.criterion.balanced.note": (
        "qui a flotté vers le bas flotte plutôt vers le haut ensuite, et inversement ({source})"
    ),
    "setting.criterion.floats": "Qui flotte",
    "setting.criterion.floats.note": (
        "le plus faible descend, le plus fort monte, ou selon votre choix plus haut ({source})"
    ),
    "setting.criterion.wishes": "Souhaits",
    "setting.criterion.wishes.note": (
        "« plutôt entre eux » et « plutôt pas » de la feuille Souhaits ({source})"
    ),
    "setting.criterion.children": "Enfants",
    "setting.criterion.children.note": (
        "un « enfant » de Souhaits sans victoire en rencontre un autre, ou un faible ({source})"
    ),
    "setting.criterion.halves": "Moitiés",
    "setting.criterion.halves.note": (
        "à chaque table un de la moitié haute et un de la moitié basse du groupe ({source})"
    ),
    "setting.criterion.apart": "Séparés",
    "setting.criterion.apart.note": (
        "clubs, villes, ... comme vous le dites sous « Qui est séparé » ({source})"
    ),
    "setting.criterion.place": "Place dans le groupe",
    "setting.criterion.place.note": (
        "exactement comme le veut le schéma : 1-5, 2-6, 3-7, 4-8 ({source})"
    ),
    "setting.criterion.handicap": "Handicap",
    "setting.criterion.handicap.note": "le moins de pierres sur l'ensemble des tables ({source})",
    "setting.criterion.third": "Troisième couleur de suite",
    "setting.criterion.third.note": (
        "personne n'a trois fois de suite la même couleur, si possible ({source})"
    ),
    "setting.criterion.colours": "Couleurs",
    "setting.criterion.colours.note": (
        "chacun a Blanc aussi souvent que Noir, autant que possible ({source})"
    ),
    # Start scores
    "setting.start_rule": "Scores de départ selon",
    "setting.start_rule.note": (
        "sections et leur écart (M3) ; le grade, avec barre (B1) ou sans ; bandes de cotes (A5)"
    ),
    "setting.start_rule.sections": "section",
    "setting.start_rule.bar": "barre",
    "setting.start_rule.grade": "grade",
    "setting.start_rule.bands": "bande",
    "setting.start_rule.none": "rien : tous 0",
    "setting.bar": "Barre",
    "setting.bar.note": (
        "dès ce rang, tous partent égaux (B1) ; vide : fin de la section 1, ou proposée"
    ),
    "setting.bar_by": "Barre proposée selon",
    "setting.bar_by.note": (
        "le nombre de rondes (B2) ; ou comme au congrès : 67 joueurs, dès 4 dan (E5)"
    ),
    "setting.bar_by.rounds": "rondes",
    "setting.bar_by.congress": "congrès",
    "setting.floor": "Plancher",
    "setting.floor.note": "personne ne part plus bas que ce rang ; vide : il n'y en a pas (B1)",
    "setting.supergroup": "Supergroupe dès le rang",
    "setting.supergroup.note": (
        "ils partent au-dessus de la barre (B1, E5) ; vide : personne. Ou : Autre départ"
    ),
    "setting.supergroup_points": "Supergroupe au-dessus de",
    "setting.supergroup_points.note": "points",
    "setting.band_k": "K des bandes",
    "setting.band_k.note": (
        "0,67 à 1,50 ; écart d'une bande : joueurs / (rondes x K), au moins 1 (A5)"
    ),
    "setting.band_k_top": "K de la première bande",
    "setting.band_k_top.note": "de même (A5)",
    "setting.zero_up": "Le plus bas départ est 0",
    "setting.zero_up.note": "oui : personne ne part sous 0, et tous les autres suivent (A5)",
    "setting.zero": "Rang qui part de 0",
    "setting.zero.note": (
        "avec une barre ; vide : 1 dan (B1), ou comme ci-dessus ; 30k comme OpenGotha"
    ),
    "setting.rating_scale": "Les cotes sont",
    "setting.rating_scale.note": (
        "EGF : 2100 est 1 dan ; AGA : 1,5 est 1 dan, -12,3 est 12 kyu (A3)"
    ),
    "setting.rating_scale.egf": "EGF",
    "setting.rating_scale.aga": "AGA",
    # Handicaps and komi
    "setting.handicap_by": "Handicap selon",
    "setting.handicap_by.note": (
        "rang (M12), score avant la ronde (B3), cote, ou le rang de la cote (A6)"
    ),
    "setting.handicap_by.rank": "rang",
    "setting.handicap_by.score": "score",
    "setting.handicap_by.rating": "cote",
    "setting.handicap_by.rating-rank": "rang de la cote",
    "setting.handicap_even_above": "À égalité dès le rang",
    "setting.handicap_even_above.note": (
        "qui s'est inscrit à ce rang ou plus haut joue à égalité ; rang, barre, ou vide (B3, E8)"
    ),
    "setting.handicap_even_above.bar": "barre",
    "setting.handicap_top": "Compté au plus comme",
    "setting.handicap_top.note": (
        "pour le handicap par rang ou score, nul ne compte plus haut, comme OpenGotha ; ou vide"
    ),
    "setting.komi_even": "Komi à égalité",
    "setting.komi_even.note": "les points de Blanc ; le ½ évite le jigo",
    "setting.komi_one": "Komi avec handicap 1",
    "setting.komi_one.note": "½ : Blanc gagne l'égalité (M12) ; -½ : Noir (A6)",
    "setting.komi_handicap": "Komi avec pierres",
    "setting.komi_handicap.note": "dès le handicap 2",
    "setting.board": "Taille du goban",
    "setting.board.note": (
        "13 et 9 : pierres et komi sont sur la feuille Handicaps, qui vient d'elle-même (B23)"
    ),
    # What a round counts
    "setting.worth.win": "Une victoire compte",
    "setting.worth.win.note": "gagnée au goban (M5)",
    "setting.worth.jigo": "Un jigo compte",
    "setting.worth.jigo.note": "partie nulle (M5)",
    "setting.worth.loss": "Une défaite compte",
    "setting.worth.loss.note": "perdue au goban (M5)",
    "setting.worth.unfinished": "Une partie inachevée compte",
    "setting.worth.unfinished.note": (
        "tant que son résultat manque : une défaite pour les deux (B11)"
    ),
    "setting.worth.default_win": "Une victoire par défaut compte",
    "setting.worth.default_win.note": "l'autre n'est pas venu (M5, B5)",
    "setting.worth.default_jigo": "Un jigo par défaut compte",
    "setting.worth.default_jigo.note": "la moitié pour chacun, sans jouer",
    "setting.worth.default_loss": "Une défaite par défaut compte",
    "setting.worth.default_loss.note": "n'est pas venu ; aussi quand aucun ne vient (M5, A9)",
    "setting.worth.both_win": "Une victoire des deux compte",
    "setting.worth.both_win.note": "jouée, et donnée aux deux (A9)",
    "setting.worth.both_lose": "Une défaite des deux compte",
    "setting.worth.both_lose.note": "jouée, et donnée à aucun (A9)",
    "setting.worth.bye": "Un exempt compte",
    "setting.worth.bye.note": "une ronde libre car le nombre est impair (M6)",
    "setting.worth.missed": "Une ronde sautée compte",
    "setting.worth.missed.note": "absence annoncée, ou place cédée à un autre (M5, B4)",
    "setting.worth.unassigned": "Une absence non annoncée compte",
    "setting.worth.unassigned.note": "ni partie ni exempt, sans être noté absent (E14)",
    "setting.worth.rounded": "Demi-points à la fin",
    "setting.worth.rounded.note": (
        "reste ; ou la somme des rondes sans partie est arrondie (B4) ; ou tout (E7)"
    ),
    "setting.worth.rounded.none": "reste",
    "setting.worth.rounded.idle": "sautées bas",
    "setting.worth.rounded.all": "bas",
    # What tie-breaks see
    "setting.scoring.after_leaving": "Qui est parti pour de bon",
    "setting.scoring.after_leaving.note": (
        "plus rien : le score finit à la dernière ronde jouée (2005) ; ou il continue"
    ),
    "setting.scoring.after_leaving.nothing": "ne reçoit plus rien",
    "setting.scoring.after_leaving.counted": "reçoit des rondes sautées",
    "setting.scoring.missed_sos": "SOS d'une ronde sautée",
    "setting.scoring.missed_sos.note": (
        "ce qui remplace l'adversaire : rien (M17), ou quelque chose de soi (B7)"
    ),
    "setting.scoring.bye_sos": "SOS d'un exempt",
    "setting.scoring.bye_sos.note": "de même",
    "setting.scoring.bye_sdos": "SDOS d'un exempt",
    "setting.scoring.bye_sdos.note": "de même, comme un adversaire battu",
    "setting.scoring.idle_sosos": "SOSOS d'une ronde sans partie",
    "setting.scoring.idle_sosos.note": (
        "son propre SOS (B7), ou son score de départ une fois par ronde"
    ),
    "setting.scoring.normalised": "SOS ramené à toutes les rondes",
    "setting.scoring.normalised.note": (
        "oui : divisé par les adversaires rencontrés, fois les rondes (M17)"
    ),
    "setting.scoring.handicaps": "Handicaps dans le SOS",
    "setting.scoring.handicaps.note": (
        "comptés : un adversaire compte les pierres données en plus, reçues en moins"
    ),
    "setting.scoring.handicaps.counted": "comptés",
    "setting.scoring.handicaps.left-out": "ignorés",
    # Round robin and groups
    "setting.robin_order": "Ordre des rencontres",
    "setting.robin_order.note": (
        "pivot : le numéro 1 reste assis (B16) ; Berger ; imprimé pour la ligue de 10 ou 12 (E1)"
    ),
    "setting.robin_order.pivot": "pivot",
    "setting.robin_order.berger": "Berger",
    "setting.robin_order.league": "ligue",
    "setting.robin_seats": "Places dans cet ordre",
    "setting.robin_seats.note": (
        "selon les numéros des joueurs ; ou au sort (E1), que la graine décide"
    ),
    "setting.robin_seats.number": "par numéro",
    "setting.robin_seats.lot": "au sort",
    "setting.group_size": "Joueurs par groupe",
    "setting.group_size.note": (
        "proposés comme sections : groupes de huit (M22), toutes rondes à six environ"
    ),
    # Knockouts and play-offs
    "setting.knockout_size": "Joueurs dans l'arbre",
    "setting.knockout_size.note": "les plus forts ; vide : tous, avec un suisse 8 (B19)",
    "setting.third_place": "Partie pour la troisième place",
    "setting.third_place.note": "les perdants des demi-finales la jouent à la dernière ronde (B20)",
    "setting.playoff_places": "Barrage jusqu'à la place",
    "setting.playoff_places.note": "les égalités pour ces places se jouent : 1 (E3), 3 ou 4 (E2)",
    # Teams
    "setting.team_boards": "Équipes : tables d'un match",
    "setting.team_boards.note": "vide : autant que la plupart des équipes ont de joueurs (B21)",
    "setting.team_best": "Équipes : résultats qui comptent",
    "setting.team_best.note": "les meilleurs d'une équipe, là où chacun joue pour soi (B14)",
    # Chart and ladder
    "setting.side_games": "Tournoi libre : parties par paire",
    "setting.side_games.note": "deux joueurs ne se rencontrent pas plus souvent sur Tableau (B22)",
    "setting.side_won_by": "Tournoi libre : premier par",
    "setting.side_won_by.note": "ce qui compte sur Tableau ; à égalité : les points (B22)",
    "setting.side_won_by.wins": "victoires",
    "setting.side_won_by.wins-losses": "victoires moins défaites",
    "setting.side_won_by.percentage": "pourcentage",
    "setting.side_least": "Tournoi libre : parties requises",
    "setting.side_least.note": "il en faut autant si le pourcentage compte",
    "setting.ladder_reach": "Échelle : places au-dessus",
    "setting.ladder_reach.note": "on peut défier jusqu'à tant de places plus haut",
}

"""The Event sheet: its settings, what explains them, and what can be chosen, in French."""

WORDS = {
    # the groups and the parts of the sheet
    "setting.group.event": "Le tournoi",
    "setting.group.play": "Le jeu",
    "setting.group.pairing": "Les appariements",
    "setting.group.winners": "Les gagnants",
    "setting.group.file": "Ce fichier",
    "setting.group.apart": "Qui est séparé",
    "setting.group.byes": "Exempts, revanches, couleurs",
    "setting.group.inside": "Qui rencontre qui",
    "setting.group.criteria": (
        "Ce qui rend un appariement meilleur : 1 compte le plus ; laissez vide ce qui ne compte pas"
    ),
    "setting.group.starts": "Scores de départ",
    "setting.group.handicaps": "Handicaps et komi",
    "setting.group.worth": (
        "Ce que compte une ronde : au score · en victoires · chez les adversaires : score · "
        "victoires"
    ),
    "setting.group.sums": "Ce que comptent les départages",
    "setting.group.robin": "Tournois où chacun rencontre tous les autres",
    "setting.group.knockout": "Éliminations et barrages",
    "setting.group.teams": "Équipes",
    "setting.group.side": "Tableau et échelle",
    "setting.group.opengotha": "Repris d'OpenGotha",
    "setting.part.draw": "L'appariement en détail",
    "setting.part.scores": "Départs, handicaps et scores en détail",
    "setting.part.systems": "Autres systèmes en détail",
    "setting.part.note": (
        "Tout suit déjà votre jeu de règles. Ne changez que ce que vous voulez autrement."
    ),
    "setting.part.systems.note": (
        "Seulement pour les systèmes autres que McMahon ; le système se choisit dans Tournoi."
    ),
    "setting.part.others": "D'autres programmes",
    "setting.part.others.note": "Ce que leurs fichiers ont apporté, et qui y retourne.",
    # choices of several settings
    "setting.answer.yes": "oui",
    "setting.answer.no": "non",
    "setting.answer.strict": "strict",
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
    "setting.name.note": "Imprimé en tête de chaque feuille.",
    "setting.dates": "Dates",
    "setting.place": "Lieu",
    "setting.getting_there": "Comment venir",
    "setting.getting_there.note": "Adresse, stationnement, train ou autobus, pour l'annonce.",
    "setting.registration": "Inscription",
    "setting.registration.note": "Quand et jusqu'à quand : de 9 h à 9 h 30.",
    "setting.entry_fees": "Frais d'inscription",
    "setting.entry_fees.note": (
        "Jusqu'à un rang, par exemple 4d 25, 1d 20, 10k 15, 30k 10 ; un prix pour tous ; ou une "
        "phrase."
    ),
    "setting.director": "Directeur",
    "setting.telephone": "Téléphone",
    "setting.email": "Courriel",
    "setting.sponsor": "Commanditaire",
    "setting.host": "Ville ou club hôte",
    "setting.host.note": "Ses joueurs sont les premiers exempts et peuvent jouer entre eux.",
    "setting.players_from": "Joueurs repris de",
    "setting.players_from.note": (
        "Un autre classeur de ce dossier, par exemple open.xlsx : `nigiri players` en reprend les "
        "joueurs et leurs changements."
    ),
    "setting.family": "Tournois en même temps",
    "setting.family.note": (
        "D'autres classeurs de ce dossier, séparés par des virgules : personne n'aura deux "
        "parties en même temps."
    ),
    # Play
    "setting.rules_of_play": "Règles et komi",
    "setting.time_limits": "Temps",
    "setting.time_by_rank": "Temps selon le rang",
    "setting.time_by_rank.note": (
        "Selon le plus fort des deux : 4d : 2h30 + 60s ; 30k : 1h30 + 30s. Vide : Temps vaut pour "
        "tous."
    ),
    "setting.handicap_reduction": "Handicap moins",
    "setting.handicap_reduction.note": (
        "Avec 1 : à un rang d'écart on joue à égalité, à deux rangs sans komi, et Blanc gagne si "
        "le compte est égal."
    ),
    "setting.handicap_cap": "Handicap maximal",
    "setting.handicap_cap.note": "0 : toutes les parties à égalité.",
    # Pairing
    "setting.rules": "Jeu de règles",
    "setting.rules.note": (
        "Les règles d'origine du tournoi. Pour en changer : `nigiri rules --apply`."
    ),
    "setting.system": "Système",
    "setting.system.note": (
        "Décide qui rencontre qui. Pour changer de système en cours de tournoi, choisissez-le à "
        "côté de la ronde."
    ),
    "setting.rounds": "Rondes",
    "setting.rounds.note": "De 1 à 20.",
    "setting.gap": "Écart entre les sections",
    "setting.gap.note": (
        "Vide : 0 jusqu'à 3 rondes, 1 de 4 à 6, 2 au-delà. L'appariement de la ronde 1 l'écrit."
    ),
    "setting.strongest": "Rang le plus fort admis",
    "setting.strongest.note": (
        "Pour les tournois de débutants : un joueur plus fort est signalé. Vide : tous peuvent "
        "jouer."
    ),
    "setting.tables_unused": "Tables inutilisées",
    "setting.tables_unused.note": (
        "Par exemple 7, 13, 20-24 : personne n'y joue. Vide : toutes servent."
    ),
    # Winners
    "setting.ranked_by": "Le classement se fait",
    "setting.ranked_by.note": "Un premier par section, ou une seule liste pour tous.",
    "setting.ranked_by.sections": "par section",
    "setting.ranked_by.all": "tous ensemble",
    "setting.first": "Compte d'abord",
    "setting.first.note": (
        "Les victoires comprennent exempts et forfaits ; le score comprend le départ."
    ),
    "setting.first.NBW": "victoires",
    "setting.first.MMS": "score",
    "setting.first.ALL": "qui a tout joué",
    "setting.tiebreaks": "Départages",
    "setting.tiebreaks.note": (
        "Dans cet ordre, séparés par des virgules : le suivant départage quand les précédents "
        "sont égaux."
    ),
    "setting.tiebreaks.ONE": "face à face",
    "setting.level_first": "À égalité en tout",
    "setting.level_first.note": (
        "Pour la première place d'une section : partage, barrage, ou personne n'est premier ; "
        "« barrages » va jusqu'à « Barrage jusqu'à la place »."
    ),
    "setting.level_first.share": "partager",
    "setting.level_first.play-off": "barrage",
    "setting.level_first.play-offs": "barrages",
    "setting.level_first.nobody": "personne premier",
    "setting.winner_played_all": "Première place : avoir tout joué",
    "setting.winner_played_all.note": (
        "Oui : qui a manqué une ronde passe derrière le meilleur qui a tout joué, exempts compris."
    ),
    "setting.colours": "Couleurs sur la grille",
    "setting.colours.note": "Cercles ○ ● ou lettres.",
    "setting.colours.circles": "cercles",
    "setting.colours.letters": "lettres",
    "setting.standings_after": "Classement figé",
    "setting.standings_after.note": (
        "3 : affiches et pages montrent le classement de la ronde 3 ; on apparie selon le vrai. "
        "Vide : le dernier."
    ),
    "setting.shown_scores": "Scores affichés",
    "setting.shown_scores.note": (
        "À partir de 0 : personne n'est sous 0. SOS et Preuve gardent les vrais scores, sauf si "
        "les sommes suivent."
    ),
    "setting.shown_scores.as-drawn": "comme à l'appariement",
    "setting.shown_scores.from-zero": "à partir de 0",
    "setting.shown_scores.sums-too": "à partir de 0 avec sommes",
    # This file
    "setting.language": "Langue",
    "setting.language.note": "{languages} ou {last}",
    "setting.event_id": "Identifiant",
    "setting.event_id.note": "Distingue ce tournoi de tous les autres. Ne le changez pas.",
    "setting.schema": "Version",
    # Who is kept apart
    "setting.apart.club": "Séparer : club",
    "setting.apart.club.note": (
        "Oui : jusqu'aux dernières rondes. Ou indiquez les rondes, par exemple 1-3. « strict 1-3 "
        "» : avant tout le reste. Vide : non."
    ),
    "setting.apart.city": "Séparer : ville",
    "setting.apart.city.note": (
        "Comme pour les clubs. Ceux du club ou de la ville hôte peuvent toujours jouer entre eux."
    ),
    "setting.apart.state": "Séparer : région",
    "setting.apart.state.note": "Comme pour les clubs : état, province ou région.",
    "setting.apart.country": "Séparer : pays",
    "setting.apart.country.note": "Comme pour les clubs.",
    "setting.apart.family": "Séparer : nom de famille",
    "setting.apart.family.note": (
        "Comme pour les clubs, ceux de l'hôte aussi. Parents de noms différents : feuille Souhaits."
    ),
    "setting.apart_gap": "Séparer : écart de points accepté",
    "setting.apart_gap.note": (
        "0 : on ne sépare qu'à score égal. 1 : pour séparer, on accepte un point d'écart."
    ),
    "setting.country_gap": "Séparer : écart accepté pour un pays",
    "setting.country_gap.note": "Vide : le même que pour le reste.",
    "setting.apart_free": "Séparer : sauf",
    "setting.apart_free.note": (
        "Ceux qui jouent la première place : première section, meneurs (la moitié des rondes "
        "gagnées). Vide : personne."
    ),
    "setting.apart_free.bar": "première section",
    "setting.apart_free.leading": "meneurs",
    "setting.thresholds": "Seuils pour OpenGotha",
    "setting.thresholds.note": (
        "Seulement écrits dans son fichier, par exemple : bar, 4d, wins. Sans effet ici."
    ),
    "setting.kept": "Autres paramètres d'OpenGotha",
    "setting.kept.note": (
        "Tels que reçus, pour son fichier : sans effet ici. Vide : ceux d'OpenGotha par défaut."
    ),
    # Byes, rematches, colours
    "setting.bye_policy": "Qui est exempt",
    "setting.bye_policy.note": (
        "Si le nombre est impair ; jamais deux fois. Avec « personne », un remplaçant joue ou "
        "quelqu'un saute la ronde."
    ),
    "setting.bye_policy.home": "le plus de défaites (l'hôte d'abord)",
    "setting.bye_policy.host": "joueurs de l'hôte (le plus de défaites d'abord)",
    "setting.bye_policy.losses": "le plus de défaites",
    "setting.bye_policy.winners": "un joueur qui a déjà gagné",
    "setting.bye_policy.lowest": "le score le plus bas",
    "setting.bye_policy.none": "personne",
    "setting.bye_host_rounds": "Exempts pris chez l'hôte jusqu'à la ronde",
    "setting.bye_host_rounds.note": (
        "Jusque-là, à défaites égales, ceux de l'hôte d'abord. Ensuite l'hôte ne compte plus."
    ),
    "setting.bye_volunteers": "Volontaires d'abord",
    "setting.bye_volunteers.note": (
        "Oui : avec 3? sous Absent aux rondes, un joueur se propose comme exempt de la ronde 3."
    ),
    "setting.rematches": "Revanches",
    "setting.rematches.note": (
        "Jamais : si une ronde est impossible sans revanche, elle n'est pas appariée et on vous "
        "dit pourquoi."
    ),
    "setting.rematches.never": "jamais",
    "setting.rematches.allowed": "seulement si rien d'autre n'est possible",
    "setting.warn_gap": "Signaler un écart de score de",
    "setting.warn_gap.note": (
        "Points entre deux adversaires ; signalé sur Problèmes. Vide : jamais."
    ),
    "setting.mixing": "Les sections jouent",
    "setting.mixing.note": (
        "Selon le score, toutes sections ensemble, ou chacune à part avec son exempt."
    ),
    "setting.mixing.all": "entre elles",
    "setting.mixing.sections": "chacune à part",
    "setting.colour_rule": "Blanc dans une partie à égalité",
    "setting.colour_rule.note": (
        "Qui l'a eu le moins souvent ; ensuite votre choix. Nigiri : au sort. Au choix des joueurs "
        ": pas décidé tant que vous ne tapez rien."
    ),
    "setting.colour_rule.stronger": "le plus fort",
    "setting.colour_rule.balance": "chacun son tour",
    "setting.colour_rule.nigiri": "nigiri",
    "setting.colour_rule.players": "au choix des joueurs",
    "setting.seed": "Nombre pour le tirage au sort",
    "setting.seed.note": (
        "Ne sert que si tout le reste est égal. Un autre nombre donne un autre tirage."
    ),
    # Who meets whom
    "setting.pattern": "Dans un groupe de score",
    "setting.pattern.note": (
        "Pour 8 joueurs : moitiés 1-5, 2-6, 3-7, 4-8 ; plus fort - plus faible 1-8, 2-7 ; voisins "
        "1-2, 3-4."
    ),
    "setting.pattern_until": "Cet appariement jusqu'à la ronde",
    "setting.pattern_until.note": "Vide : à toutes les rondes.",
    "setting.pattern_after": "Après cette ronde",
    "setting.pattern_after.note": (
        "L'appariement des rondes suivantes, si une ronde est indiquée ci-dessus."
    ),
    "setting.seeding": "Ordre dans le groupe",
    "setting.seeding.note": (
        "Numéro : par rang, puis par numéro. SOS-2 : le SOS sans les deux adversaires les plus bas."
    ),
    "setting.seeding.number": "numéro",
    "setting.seeding.rating": "cote",
    "setting.float_down": "Qui joue dans le groupe du dessous",
    "setting.float_down.note": "D'un groupe impair, contre un joueur du groupe du dessous.",
    "setting.float_up": "Qui joue dans le groupe du dessus",
    "setting.float_up.note": "Le joueur du groupe du dessous qui le rencontre.",
    "setting.last_rounds": "Apparier depuis le haut dès la ronde",
    "setting.last_rounds.note": (
        "Chacun, depuis le haut, rencontre le suivant pas encore rencontré. Vide : seulement à la "
        "dernière ronde."
    ),
    "setting.title_players": "Joue le titre",
    "setting.title_players.note": (
        "En tête, ils se rencontrent : ceux de la feuille Souhaits, ou dans les deux dernières "
        "rondes tous les Européens."
    ),
    "setting.title_players.wishes": "selon Souhaits",
    "setting.title_players.Europeans": "les Européens",
    # What makes a draw better
    "setting.criterion.title": "Titre : près de la tête",
    "setting.criterion.title.note": (
        "Ceux que la feuille Souhaits marque « titre » jouent entre eux tant qu'ils sont près de "
        "la tête."
    ),
    "setting.criterion.score": "Écart de score",
    "setting.criterion.score.note": (
        "On rencontre un joueur de même score. Sinon, deux petits écarts valent mieux qu'un grand."
    ),
    "setting.criterion.boundaries": "Groupes de score traversés",
    "setting.criterion.boundaries.note": (
        "Le moins de pas possible d'un groupe de score au suivant."
    ),
    "setting.criterion.floated": "Deux fois dans le même sens",
    "setting.criterion.floated.note": (
        "Personne ne joue deux fois vers le bas, ou deux fois vers le haut, si possible."
    ),
    "setting.criterion.again": "Deux fois hors de son groupe",
    "setting.criterion.again.note": (
        "Personne ne joue deux fois hors de son groupe, vers le bas ou le haut, si possible."
    ),
    "setting.criterion.balanced": "Bas et haut compensés",
    "setting.criterion.balanced.note": (
        "Qui a joué vers le bas joue plutôt vers le haut la fois suivante, et inversement."
    ),
    "setting.criterion.floats": "Qui quitte le groupe",
    "setting.criterion.floats.note": (
        "Le plus faible joue vers le bas, le plus fort vers le haut, ou selon votre choix plus "
        "haut."
    ),
    "setting.criterion.wishes": "Souhaits",
    "setting.criterion.wishes.note": (
        "« plutôt entre eux » et « plutôt pas » de la feuille Souhaits, ajoutée avec le premier "
        "souhait."
    ),
    "setting.criterion.children": "Enfants",
    "setting.criterion.children.note": (
        "Un enfant marqué sur Souhaits et sans victoire en rencontre un autre, ou un joueur plus "
        "faible."
    ),
    "setting.criterion.halves": "Moitiés",
    "setting.criterion.halves.note": (
        "À chaque table, un joueur de la moitié haute et un de la moitié basse du groupe."
    ),
    "setting.criterion.apart": "Séparés",
    "setting.criterion.apart.note": "Clubs, villes et ce que vous séparez d'autre, voir plus haut.",
    "setting.criterion.later": "Séparés auparavant",
    "setting.criterion.later.note": (
        "Aux dernières rondes, ceux que l'on séparait jusque-là. Vide : après tout le reste, avant "
        "le tirage au sort."
    ),
    "setting.criterion.place": "Place dans le groupe",
    "setting.criterion.place.note": "Exactement selon le schéma : 1-5, 2-6, 3-7, 4-8.",
    "setting.criterion.handicap": "Handicap",
    "setting.criterion.handicap.note": "Le moins de pierres possible sur toutes les tables.",
    "setting.criterion.third": "Trois fois de suite la même couleur",
    "setting.criterion.third.note": (
        "Personne n'a trois fois de suite la même couleur, si possible."
    ),
    "setting.criterion.colours": "Couleurs",
    "setting.criterion.colours.note": "Chacun a Blanc aussi souvent que Noir, si possible.",
    # Start scores
    "setting.start_rule": "Scores de départ selon",
    "setting.start_rule.note": (
        "Section : les sections et leur écart. Barre ou grade : un point par rang. Bande : selon "
        "les cotes."
    ),
    "setting.start_rule.sections": "section",
    "setting.start_rule.bar": "barre",
    "setting.start_rule.grade": "grade",
    "setting.start_rule.bands": "bande",
    "setting.start_rule.none": "rien : tous 0",
    "setting.bar": "Barre",
    "setting.bar.note": (
        "Dès ce rang, tous partent au même score. Vide : la fin de la section 1, ou la barre "
        "proposée jusqu'à l'appariement de la ronde 1."
    ),
    "setting.bar_by": "Barre proposée selon",
    "setting.bar_by.note": (
        "Selon le nombre de rondes, ou comme au congrès européen : au plus 67 joueurs, 4 dan ou "
        "plus."
    ),
    "setting.bar_by.rounds": "rondes",
    "setting.bar_by.congress": "congrès",
    "setting.floor": "Plancher",
    "setting.floor.note": "Personne ne part plus bas que ce rang. Vide : pas de plancher.",
    "setting.supergroup": "Supergroupe dès le rang",
    "setting.supergroup.note": (
        "Ils partent au-dessus de la barre. Vide : personne. Pour un seul joueur : Autre départ."
    ),
    "setting.supergroup_points": "Supergroupe au-dessus de la barre de",
    "setting.supergroup_points.note": "Points.",
    "setting.band_k": "Largeur des bandes (K)",
    "setting.band_k.note": (
        "De 0,67 à 1,50. Écart des départs : joueurs / (rondes x K), au moins 1."
    ),
    "setting.band_k_top": "Largeur de la première bande (K)",
    "setting.band_k_top.note": "De même, pour la première bande seule.",
    "setting.zero_up": "Le plus bas départ est 0",
    "setting.zero_up.note": "Oui : personne ne part sous 0 ; tous les départs montent ensemble.",
    "setting.zero": "Rang qui part de 0",
    "setting.zero.note": (
        "Avec une barre. Vide : 1 dan, ou comme ci-dessus. OpenGotha compte depuis 30k."
    ),
    "setting.rating_scale": "Les cotes sont",
    "setting.rating_scale.note": "EGF : 2100 est 1 dan. AGA : 1,5 est 1 dan, -12,3 est 12 kyu.",
    "setting.rating_scale.egf": "EGF",
    "setting.rating_scale.aga": "AGA",
    "setting.entry_by": "Cote d'inscription",
    "setting.entry_by.note": (
        "Si le rang n'est pas celui de la cote. Rang : son milieu compte, sous la cote avec "
        "justificatif seulement."
    ),
    "setting.entry_by.rating": "cote",
    "setting.entry_by.rank": "rang",
    # Handicaps and komi
    "setting.handicap_by": "Handicap selon",
    "setting.handicap_by.note": (
        "Ce qui compte : rang, score avant la ronde, cote, ou le rang qui correspond à la cote."
    ),
    "setting.handicap_by.rank": "rang",
    "setting.handicap_by.score": "score",
    "setting.handicap_by.rating": "cote",
    "setting.handicap_by.rating-rank": "rang de la cote",
    "setting.handicap_even_above": "À égalité dès le rang",
    "setting.handicap_even_above.note": (
        "Qui est inscrit à ce rang ou plus haut joue toutes ses parties à égalité : un rang, ou "
        "barre. Vide : personne."
    ),
    "setting.handicap_even_above.bar": "barre",
    "setting.handicap_top": "Pour le handicap, au plus",
    "setting.handicap_top.note": (
        "Par rang ou score, personne ne compte plus haut que ce rang, comme dans OpenGotha. Vide : "
        "sans limite."
    ),
    "setting.komi_even": "Komi à égalité",
    "setting.komi_even.note": "Points pour Blanc ; le ½ évite les parties nulles.",
    "setting.komi_one": "Komi avec handicap 1",
    "setting.komi_one.note": "½ : Blanc gagne si le compte est égal ; -½ : Noir.",
    "setting.komi_handicap": "Komi avec pierres de handicap",
    "setting.komi_handicap.note": "À partir de handicap 2.",
    "setting.board": "Taille du goban",
    "setting.board.note": (
        "Pour 13 et 9, la feuille Handicaps, avec pierres et komi, s'ajoute d'elle-même."
    ),
    # What a round counts
    "setting.worth.win": "Une victoire compte",
    "setting.worth.win.note": "Gagnée sur le goban.",
    "setting.worth.jigo": "Un jigo compte",
    "setting.worth.jigo.note": "Une partie nulle.",
    "setting.worth.loss": "Une défaite compte",
    "setting.worth.loss.note": "Perdue sur le goban.",
    "setting.worth.unfinished": "Une partie inachevée compte",
    "setting.worth.unfinished.note": "Pour les deux, tant que le résultat manque.",
    "setting.worth.default_win": "Une victoire par forfait compte",
    "setting.worth.default_win.note": "L'adversaire n'est pas venu.",
    "setting.worth.default_jigo": "Une nulle par forfait compte",
    "setting.worth.default_jigo.note": "La moitié pour chacun, sans partie.",
    "setting.worth.default_loss": "Une défaite par forfait compte",
    "setting.worth.default_loss.note": (
        "Le joueur n'est pas venu ; aussi quand aucun des deux n'est venu."
    ),
    "setting.worth.both_win": "Une victoire donnée aux deux compte",
    "setting.worth.both_win.note": "Jouée, et les deux reçoivent la victoire.",
    "setting.worth.both_lose": "Une défaite donnée aux deux compte",
    "setting.worth.both_lose.note": "Jouée, et les deux reçoivent la défaite.",
    "setting.worth.bye": "Un exempt compte",
    "setting.worth.bye.note": "Sans adversaire, car le nombre de joueurs est impair.",
    "setting.worth.missed": "Une ronde manquée compte",
    "setting.worth.missed.note": "Absence annoncée, ou place cédée à quelqu'un.",
    "setting.worth.unassigned": "Une absence non annoncée compte",
    "setting.worth.unassigned.note": "Ni partie ni exempt, sans être noté absent.",
    "setting.worth.rounded": "Demi-points à la fin",
    "setting.worth.rounded.note": (
        "Gardés, arrondis vers le bas pour les rondes sans partie, ou arrondis en tout."
    ),
    "setting.worth.rounded.none": "gardés",
    "setting.worth.rounded.idle": "arrondis sans partie",
    "setting.worth.rounded.all": "arrondis",
    # What tie-breaks see
    "setting.scoring.after_leaving": "Joueurs partis pour de bon",
    "setting.scoring.after_leaving.note": (
        "Leur score s'arrête à leur dernière ronde jouée, ou continue avec des rondes manquées."
    ),
    "setting.scoring.after_leaving.nothing": "ne marquent plus",
    "setting.scoring.after_leaving.counted": "marquent des rondes manquées",
    "setting.scoring.missed_sos": "SOS d'une ronde manquée",
    "setting.scoring.missed_sos.note": "Ce qui compte à la place de l'adversaire.",
    "setting.scoring.bye_sos": "SOS d'un exempt",
    "setting.scoring.bye_sos.note": "De même pour un exempt.",
    "setting.scoring.bye_sdos": "SDOS d'un exempt",
    "setting.scoring.bye_sdos.note": "De même, comme pour un adversaire battu.",
    "setting.scoring.idle_sosos": "SOSOS d'une ronde sans partie",
    "setting.scoring.idle_sosos.note": "Son propre SOS, ou son score de départ une fois par ronde.",
    "setting.scoring.normalised": "SOS ramené à toutes les rondes",
    "setting.scoring.normalised.note": (
        "Oui : divisé par le nombre d'adversaires, fois le nombre de rondes."
    ),
    "setting.scoring.handicaps": "Handicaps dans le SOS",
    "setting.scoring.handicaps.note": (
        "Comptés : le score d'un adversaire compte avec les pierres données en plus, les pierres "
        "reçues en moins."
    ),
    "setting.scoring.handicaps.counted": "comptés",
    "setting.scoring.handicaps.left-out": "ignorés",
    # Round robin and groups
    "setting.robin_order": "Ordre des rencontres",
    "setting.robin_order.note": (
        "Pivot : le numéro 1 reste à sa place. Berger : les tables usuelles. Ligue : tables pour "
        "10 ou 12."
    ),
    "setting.robin_order.pivot": "pivot",
    "setting.robin_order.berger": "Berger",
    "setting.robin_order.league": "ligue",
    "setting.robin_seats": "Places dans cet ordre",
    "setting.robin_seats.note": "Par les numéros des joueurs, ou au sort.",
    "setting.robin_seats.number": "par numéro",
    "setting.robin_seats.lot": "au sort",
    "setting.group_size": "Joueurs par groupe",
    "setting.group_size.note": "Pour les groupes proposés comme sections, par exemple de huit.",
    # Knockouts and play-offs
    "setting.knockout_size": "Joueurs dans l'arbre",
    "setting.knockout_size.note": (
        "Les plus forts. Vide : tous, ou 8 dans un suisse avec élimination."
    ),
    "setting.third_place": "Partie pour la troisième place",
    "setting.third_place.note": "Entre les perdants des demi-finales, à la dernière ronde.",
    "setting.playoff_places": "Barrage jusqu'à la place",
    "setting.playoff_places.note": (
        "Les égalités à ces places se jouent en barrage : 1 pour le seul vainqueur."
    ),
    # Teams
    "setting.team_boards": "Équipes : tables d'une rencontre",
    "setting.team_boards.note": "Vide : autant que la plupart des équipes ont de joueurs.",
    "setting.team_best": "Équipes : résultats comptés",
    "setting.team_best.note": (
        "Combien des meilleurs résultats d'une équipe comptent, quand chacun joue pour soi."
    ),
    # Chart and ladder
    "setting.side_games": "Tournoi annexe : parties par paire",
    "setting.side_games.note": (
        "Deux joueurs ne se rencontrent pas plus souvent sur la feuille Tableau."
    ),
    "setting.side_won_by": "Tournoi annexe : premier par",
    "setting.side_won_by.note": "Ce qui décide sur la feuille Tableau ; à égalité, les points.",
    "setting.side_won_by.wins": "victoires",
    "setting.side_won_by.wins-losses": "victoires moins défaites",
    "setting.side_won_by.percentage": "pourcentage",
    "setting.side_least": "Tournoi annexe : parties pour être classé",
    "setting.side_least.note": "Combien de parties il faut pour cela, quand le pourcentage décide.",
    "setting.ladder_reach": "Échelle : places au-dessus",
    "setting.ladder_reach.note": (
        "Un joueur peut défier quelqu'un placé au plus ce nombre de places plus haut."
    ),
}

"""The Event sheet: its settings, what explains them, and what can be chosen."""

WORDS = {
    # the groups and the parts of the sheet
    "setting.group.event": "The event",
    "setting.group.play": "Play",
    "setting.group.pairing": "Pairing",
    "setting.group.winners": "Winners",
    "setting.group.file": "This file",
    "setting.group.apart": "Who is kept apart",
    "setting.group.byes": "Byes, rematches, colours",
    "setting.group.inside": "Who meets whom",
    "setting.group.criteria": (
        "What makes a draw better: 1 matters most; leave empty what should not count"
    ),
    "setting.group.starts": "Start scores",
    "setting.group.handicaps": "Handicaps and komi",
    "setting.group.worth": (
        "What a round counts: for the score · as victories · in opponents' sums: score · victories"
    ),
    "setting.group.sums": "What tie-breaks count",
    "setting.group.robin": "Round robin and groups",
    "setting.group.knockout": "Knockouts and play-offs",
    "setting.group.teams": "Teams",
    "setting.group.side": "Chart and ladder",
    "setting.group.opengotha": "Kept from OpenGotha",
    "setting.part.draw": "The draw in detail",
    "setting.part.scores": "Starts, handicaps and scores in detail",
    "setting.part.systems": "Other systems in detail",
    "setting.part.note": (
        "All of this already follows your rule set. Change only what you want otherwise."
    ),
    "setting.part.systems.note": (
        "Only for systems other than McMahon; the system is chosen on Event."
    ),
    "setting.part.others": "From other programs",
    "setting.part.others.note": "What came with their files, and goes back into them.",
    # choices of several settings
    "setting.answer.yes": "yes",
    "setting.answer.no": "no",
    "setting.answer.strict": "strict",
    "setting.pattern.slide": "top half - bottom half",
    "setting.pattern.fold": "strongest - weakest",
    "setting.pattern.adjacent": "neighbours",
    "setting.pattern.halves": "top half - bottom half by lot",
    "setting.pattern.random": "by lot",
    "setting.floater.bottom": "the weakest",
    "setting.floater.middle": "the one in the middle",
    "setting.floater.top": "the strongest",
    "setting.stand-in.nothing": "nothing",
    "setting.stand-in.zero": "0",
    "setting.stand-in.start": "their start score",
    "setting.stand-in.own-less-one": "their score less 1",
    "setting.stand-in.own": "their own SOS",
    # The event
    "setting.name": "Name",
    "setting.name.note": "Printed at the head of every sheet.",
    "setting.dates": "Dates",
    "setting.place": "Place",
    "setting.getting_there": "Getting there",
    "setting.getting_there.note": "Address, parking, train or bus, as the announcement prints it.",
    "setting.registration": "Registration",
    "setting.registration.note": "When, and until when: 9:00–9:30.",
    "setting.entry_fees": "Entry fees",
    "setting.entry_fees.note": (
        "Down to a rank, as in 4d 25, 1d 20, 10k 15, 30k 10; one fee for all; or a sentence."
    ),
    "setting.director": "Director",
    "setting.telephone": "Telephone",
    "setting.email": "E-mail",
    "setting.sponsor": "Sponsor",
    "setting.host": "Host city or club",
    "setting.host.note": "Its players have the first byes and may play one another.",
    "setting.players_from": "Players from",
    "setting.players_from.note": (
        "Another workbook in this folder, such as open.xlsx: `nigiri players` copies its players "
        "and later changes."
    ),
    "setting.family": "Events at the same time",
    "setting.family.note": (
        "Other workbooks in this folder, with commas between: nobody is drawn in two games at once."
    ),
    # Play
    "setting.rules_of_play": "Rules and komi",
    "setting.time_limits": "Time",
    "setting.time_by_rank": "Time by rank",
    "setting.time_by_rank.note": (
        "By the stronger of the two: 4d: 2h30 + 60s; 30k: 1h30 + 30s. Leave empty: Time counts "
        "for all."
    ),
    "setting.handicap_reduction": "Handicap: difference minus",
    "setting.handicap_reduction.note": (
        "With 1, players one rank apart play even, and two ranks apart without komi (White wins a "
        "tied board)."
    ),
    "setting.handicap_cap": "Highest handicap",
    "setting.handicap_cap.note": "0: all games are even.",
    # Pairing
    "setting.rules": "Rule set",
    "setting.rules.note": (
        "The rules this event started from. To change to others: `nigiri rules --apply`."
    ),
    "setting.system": "System",
    "setting.system.note": (
        "Decides who meets whom. For another system from some round on, choose it beside that "
        "round."
    ),
    "setting.rounds": "Rounds",
    "setting.rounds.note": "From 1 to 20.",
    "setting.gap": "Gap between sections",
    "setting.gap.note": (
        "Leave empty: 0 for up to 3 rounds, 1 for 4 to 6, 2 for more. The draw of round 1 writes "
        "it."
    ),
    "setting.strongest": "Strongest rank admitted",
    "setting.strongest.note": (
        "For beginners' events: stronger players are shown as a problem. Leave empty: everybody "
        "may play."
    ),
    "setting.tables_unused": "Tables not used",
    "setting.tables_unused.note": (
        "Such as 7, 13, 20-24: nobody is seated there. Leave empty: all are used."
    ),
    # Winners
    "setting.ranked_by": "Places are given",
    "setting.ranked_by.note": (
        "In each section there is a first place, or one list for all players."
    ),
    "setting.ranked_by.sections": "in each section",
    "setting.ranked_by.all": "all together",
    "setting.first": "First comes",
    "setting.first.note": (
        "Victories include byes and wins by default; the score includes the start score."
    ),
    "setting.first.NBW": "victories",
    "setting.first.MMS": "score",
    "setting.first.ALL": "who played all rounds",
    "setting.tiebreaks": "Tie-breaks",
    "setting.tiebreaks.note": (
        "In this order, with commas between: the next one counts where all before are equal."
    ),
    "setting.tiebreaks.ONE": "one-on-one",
    "setting.level_first": "Level in all of them",
    "setting.level_first.note": (
        "For the first place of a section: shared, played off, or nobody is first; “play off "
        "places” goes down to “Play-off up to place”."
    ),
    "setting.level_first.share": "share",
    "setting.level_first.play-off": "play off",
    "setting.level_first.play-offs": "play off places",
    "setting.level_first.nobody": "nobody first",
    "setting.winner_played_all": "First place: every round played",
    "setting.winner_played_all.note": (
        "Yes: whoever missed a round stands behind the best who did not; byes are not missed."
    ),
    "setting.colours": "Colours on the grid",
    "setting.colours.note": "Circles ○ ● or letters.",
    "setting.colours.circles": "circles",
    "setting.colours.letters": "letters",
    "setting.standings_after": "Frozen standings",
    "setting.standings_after.note": (
        "3: wall and pages show the places after round 3; draws use all. Leave empty: the newest."
    ),
    "setting.shown_scores": "Shown scores",
    "setting.shown_scores.note": (
        "From 0 up: nobody is shown below 0. SOS and Proof keep true scores, unless sums follow."
    ),
    "setting.shown_scores.as-drawn": "as drawn",
    "setting.shown_scores.from-zero": "from 0 up",
    "setting.shown_scores.sums-too": "from 0 up with sums",
    # This file
    "setting.language": "Language",
    "setting.language.note": "{languages} or {last}",
    "setting.event_id": "Event id",
    "setting.event_id.note": "Tells this event from all others. Please do not change it.",
    "setting.schema": "Layout version",
    # Who is kept apart
    "setting.apart.club": "Keep apart: club",
    "setting.apart.club.note": (
        "Yes: until the last rounds. Or name the rounds, such as 1-3. “strict 1-3”: before all "
        "else. Leave empty: no."
    ),
    "setting.apart.city": "Keep apart: city",
    "setting.apart.city.note": (
        "As for clubs. Players of the host club or city may always play one another."
    ),
    "setting.apart.state": "Keep apart: state",
    "setting.apart.state.note": "As for clubs: state, province or region.",
    "setting.apart.country": "Keep apart: country",
    "setting.apart.country.note": "As for clubs.",
    "setting.apart.family": "Keep apart: family name",
    "setting.apart.family.note": (
        "As for clubs, and for the host's players, too. Relatives with different names: enter them "
        "on Wishes."
    ),
    "setting.apart_gap": "Keep apart: points it may cost",
    "setting.apart_gap.note": (
        "0: equal scores matter more. 1: players a point apart may meet instead."
    ),
    "setting.country_gap": "Keep apart: points a country may cost",
    "setting.country_gap.note": "Leave empty: as many as for the others.",
    "setting.apart_free": "Keep apart: except",
    "setting.apart_free.note": (
        "Those who play for first place: top section, leaders (half their rounds won). Leave "
        "empty: nobody."
    ),
    "setting.apart_free.bar": "top section",
    "setting.apart_free.leading": "leaders",
    "setting.thresholds": "Thresholds for OpenGotha",
    "setting.thresholds.note": (
        "Only written into its file, such as: bar, 4d, wins. Draws here do not use it."
    ),
    "setting.kept": "Other parameters of OpenGotha",
    "setting.kept.note": (
        "As they came, for its file: pairings here do not use them. Leave empty: its usual ones."
    ),
    # Byes, rematches, colours
    "setting.bye_policy": "Bye for",
    "setting.bye_policy.note": (
        "When the number is odd; nobody has two. With “nobody”, a reserve plays or someone sits "
        "out."
    ),
    "setting.bye_policy.home": "most losses (host's players first)",
    "setting.bye_policy.host": "host's players (most losses first)",
    "setting.bye_policy.losses": "most losses",
    "setting.bye_policy.winners": "a player who has won",
    "setting.bye_policy.lowest": "lowest score",
    "setting.bye_policy.none": "nobody",
    "setting.bye_host_rounds": "Byes to the host's players until round",
    "setting.bye_host_rounds.note": (
        "Until then, of players with equal losses, the host's come first. After it the host does "
        "not matter."
    ),
    "setting.bye_volunteers": "Volunteers first",
    "setting.bye_volunteers.note": (
        "Yes: with 3? in Out in rounds a player offers to take the bye of round 3."
    ),
    "setting.rematches": "Rematches",
    "setting.rematches.note": (
        "Never: if a round is impossible without a rematch, it is not drawn, and you are told why."
    ),
    "setting.rematches.never": "never",
    "setting.rematches.allowed": "only where nothing else is possible",
    "setting.warn_gap": "Warn from a score gap of",
    "setting.warn_gap.note": "Points between two opponents; shown on Problems. Leave empty: never.",
    "setting.mixing": "Sections play",
    "setting.mixing.note": (
        "By score across all sections, or each section on its own with its own bye."
    ),
    "setting.mixing.all": "with one another",
    "setting.mixing.sections": "each apart",
    "setting.colour_rule": "White in an even game",
    "setting.colour_rule.note": (
        "Whoever had it less often; if equal, as chosen here. Nigiri: always by lot. Players' "
        "choice: open until you type it."
    ),
    "setting.colour_rule.stronger": "the stronger",
    "setting.colour_rule.balance": "in turn",
    "setting.colour_rule.nigiri": "nigiri",
    "setting.colour_rule.players": "players' choice",
    "setting.seed": "Number for drawing lots",
    "setting.seed.note": "Used only where everything else is equal. Another number, another lot.",
    # Who meets whom
    "setting.pattern": "Within a score group",
    "setting.pattern.note": (
        "Of 8 players: halves 1-5, 2-6, 3-7, 4-8; strongest - weakest 1-8, 2-7; neighbours 1-2, "
        "3-4."
    ),
    "setting.pattern_until": "This pairing until round",
    "setting.pattern_until.note": "Leave empty: in all rounds.",
    "setting.pattern_after": "After that round",
    "setting.pattern_after.note": "How the later rounds are paired, where a round is named above.",
    "setting.seeding": "Order in the group",
    "setting.seeding.note": (
        "Number: by rank, then by number. SOS-2: SOS without the two lowest opponents."
    ),
    "setting.seeding.number": "number",
    "setting.seeding.rating": "rating",
    "setting.float_down": "Who is paired down",
    "setting.float_down.note": (
        "From a group with an odd number, to meet someone of the group below."
    ),
    "setting.float_up": "Who is paired up",
    "setting.float_up.note": "The one of the group below who meets that player.",
    "setting.last_rounds": "Pair from the top down from round",
    "setting.last_rounds.note": (
        "Everyone, from the top, meets the next one not yet met. Leave empty: only in the last "
        "round."
    ),
    "setting.title_players": "Plays for the title",
    "setting.title_players.note": (
        "Near the lead they meet one another: those named on Wishes, or in the last two rounds all "
        "Europeans."
    ),
    "setting.title_players.wishes": "as on Wishes",
    "setting.title_players.Europeans": "Europeans",
    # What makes a draw better
    "setting.criterion.title": "Title: near the lead",
    "setting.criterion.title.note": (
        "Players marked “title” on Wishes meet one another while they are near the lead."
    ),
    "setting.criterion.score": "Score difference",
    "setting.criterion.score.note": (
        "Equal scores meet. Where that cannot be, two small differences are better than a large "
        "one."
    ),
    "setting.criterion.boundaries": "Score groups crossed",
    "setting.criterion.boundaries.note": (
        "As few steps as possible from one score group to the next."
    ),
    "setting.criterion.floated": "Paired down or up twice",
    "setting.criterion.floated.note": (
        "Nobody is paired down twice, or up twice, if it can be helped."
    ),
    "setting.criterion.again": "Paired out of the group twice",
    "setting.criterion.again.note": (
        "Nobody plays outside their own score group twice, down or up, if it can be helped."
    ),
    "setting.criterion.balanced": "Down and up evened out",
    "setting.criterion.balanced.note": (
        "A player once paired down is paired up next time if possible, and the other way round."
    ),
    "setting.criterion.floats": "Who leaves the group",
    "setting.criterion.floats.note": (
        "The weakest is paired down, the strongest up, or whom you chose above."
    ),
    "setting.criterion.wishes": "Wishes",
    "setting.criterion.wishes.note": (
        "“rather one another” and “rather not” on the sheet Wishes, there with the first wish."
    ),
    "setting.criterion.children": "Children",
    "setting.criterion.children.note": (
        "A child marked on Wishes who has not won yet meets another such child, or a weaker player."
    ),
    "setting.criterion.halves": "Halves",
    "setting.criterion.halves.note": (
        "At each board one player of the top half and one of the bottom half of the group."
    ),
    "setting.criterion.apart": "Kept apart",
    "setting.criterion.apart.note": "Clubs, cities and whatever else you keep apart, see above.",
    "setting.criterion.later": "Kept apart earlier",
    "setting.criterion.later.note": (
        "In the last rounds, those who were kept apart until then. Empty: after all else, before "
        "the lot."
    ),
    "setting.criterion.place": "Place in the group",
    "setting.criterion.place.note": "Exactly as the pairing has it: 1-5, 2-6, 3-7, 4-8.",
    "setting.criterion.handicap": "Handicap",
    "setting.criterion.handicap.note": "As few stones as possible over all boards.",
    "setting.criterion.third": "Same colour three times running",
    "setting.criterion.third.note": (
        "Nobody has the same colour three times running, if it can be helped."
    ),
    "setting.criterion.colours": "Colours",
    "setting.criterion.colours.note": "Everyone has White as often as Black, if it can be helped.",
    # Start scores
    "setting.start_rule": "Start scores by",
    "setting.start_rule.note": (
        "Section: sections and their gap. Bar or grade: one point per rank. Band: by ratings."
    ),
    "setting.start_rule.sections": "section",
    "setting.start_rule.bar": "bar",
    "setting.start_rule.grade": "grade",
    "setting.start_rule.bands": "band",
    "setting.start_rule.none": "nothing: all 0",
    "setting.bar": "Bar",
    "setting.bar.note": (
        "From this rank up all start with the same score. Leave empty: where section 1 ends, or as "
        "proposed until round 1 is drawn."
    ),
    "setting.bar_by": "Bar proposed by",
    "setting.bar_by.note": (
        "By the number of rounds, or as at the European congress: at most 67 players, 4 dan or "
        "above."
    ),
    "setting.bar_by.rounds": "rounds",
    "setting.bar_by.congress": "congress",
    "setting.floor": "Floor",
    "setting.floor.note": "Nobody starts lower than this rank. Leave empty: no floor.",
    "setting.supergroup": "Supergroup from rank",
    "setting.supergroup.note": (
        "They start above the bar. Leave empty: nobody. For single players: Other start on Players."
    ),
    "setting.supergroup_points": "Supergroup above the bar by",
    "setting.supergroup_points.note": "Points.",
    "setting.band_k": "Width of bands (K)",
    "setting.band_k.note": (
        "From 0.67 to 1.50. Start scores lie players / (rounds x K) apart, at least 1."
    ),
    "setting.band_k_top": "Width of the top band (K)",
    "setting.band_k_top.note": "The same for the top band alone.",
    "setting.zero_up": "Lowest start is 0",
    "setting.zero_up.note": "Yes: nobody starts below 0; all start scores go up together.",
    "setting.zero": "Rank that starts with 0",
    "setting.zero.note": "With a bar. Leave empty: 1 dan, or as above. OpenGotha counts from 30k.",
    "setting.rating_scale": "Ratings are",
    "setting.rating_scale.note": "EGF: 2100 is 1 dan. AGA: 1.5 is 1 dan, -12.3 is 12 kyu.",
    "setting.rating_scale.egf": "EGF",
    "setting.rating_scale.aga": "AGA",
    "setting.entry_by": "Entry rating",
    "setting.entry_by.note": (
        "Where the rank is not that of the rating. Rank: its middle counts, below the rating "
        "with evidence only."
    ),
    "setting.entry_by.rating": "rating",
    "setting.entry_by.rank": "rank",
    # Handicaps and komi
    "setting.handicap_by": "Handicap by",
    "setting.handicap_by.note": (
        "What counts: rank, the score before the round, the rating, or the rank that fits the "
        "rating."
    ),
    "setting.handicap_by.rank": "rank",
    "setting.handicap_by.score": "score",
    "setting.handicap_by.rating": "rating",
    "setting.handicap_by.rating-rank": "rank of the rating",
    "setting.handicap_even_above": "Even games from rank",
    "setting.handicap_even_above.note": (
        "A player entered at this rank or above plays all games even: a rank, or bar. Leave "
        "empty: nobody."
    ),
    "setting.handicap_even_above.bar": "bar",
    "setting.handicap_top": "For handicaps at most",
    "setting.handicap_top.note": (
        "By rank or score nobody counts above this rank, as in OpenGotha. Leave empty: no limit."
    ),
    "setting.komi_even": "Komi of even games",
    "setting.komi_even.note": "Points for White; the ½ means that there are no ties.",
    "setting.komi_one": "Komi with handicap 1",
    "setting.komi_one.note": "½: White wins when the board is tied; -½: Black does.",
    "setting.komi_handicap": "Komi with handicap stones",
    "setting.komi_handicap.note": "From handicap 2 on.",
    "setting.board": "Board size",
    "setting.board.note": (
        "For 13 and 9 the sheet Handicaps, with stones and komi, is added by itself."
    ),
    # What a round counts
    "setting.worth.win": "A win counts",
    "setting.worth.win.note": "Won at the board.",
    "setting.worth.jigo": "A jigo counts",
    "setting.worth.jigo.note": "A tied game.",
    "setting.worth.loss": "A loss counts",
    "setting.worth.loss.note": "Lost at the board.",
    "setting.worth.unfinished": "An unfinished game counts",
    "setting.worth.unfinished.note": "For both players, as long as the result is missing.",
    "setting.worth.default_win": "A win by default counts",
    "setting.worth.default_win.note": "The opponent did not come.",
    "setting.worth.default_jigo": "A jigo by default counts",
    "setting.worth.default_jigo.note": "Half for each, without a game.",
    "setting.worth.default_loss": "A loss by default counts",
    "setting.worth.default_loss.note": "The player did not come; also if neither came.",
    "setting.worth.both_win": "A win given to both counts",
    "setting.worth.both_win.note": "Played, and both are given the win.",
    "setting.worth.both_lose": "A loss given to both counts",
    "setting.worth.both_lose.note": "Played, and both are given the loss.",
    "setting.worth.bye": "A bye counts",
    "setting.worth.bye.note": "No opponent, because the number of players is odd.",
    "setting.worth.missed": "A missed round counts",
    "setting.worth.missed.note": "Absent as announced, or sitting out for somebody else.",
    "setting.worth.unassigned": "An unannounced absence counts",
    "setting.worth.unassigned.note": "No game, no bye, and not entered as out.",
    "setting.worth.rounded": "Half points at the end",
    "setting.worth.rounded.note": (
        "Kept, rounded down in the sum of rounds without a game, or rounded down altogether."
    ),
    "setting.worth.rounded.none": "kept",
    "setting.worth.rounded.idle": "rounded without a game",
    "setting.worth.rounded.all": "rounded down",
    # What tie-breaks see
    "setting.scoring.after_leaving": "Players who have left for good",
    "setting.scoring.after_leaving.note": (
        "Their score ends with their last round played, or goes on with missed rounds."
    ),
    "setting.scoring.after_leaving.nothing": "score nothing more",
    "setting.scoring.after_leaving.counted": "score missed rounds",
    "setting.scoring.missed_sos": "SOS of a missed round",
    "setting.scoring.missed_sos.note": "What counts in place of the opponent.",
    "setting.scoring.bye_sos": "SOS of a bye",
    "setting.scoring.bye_sos.note": "The same for a bye.",
    "setting.scoring.bye_sdos": "SDOS of a bye",
    "setting.scoring.bye_sdos.note": "The same, as for an opponent who was beaten.",
    "setting.scoring.idle_sosos": "SOSOS of a round without a game",
    "setting.scoring.idle_sosos.note": "Their own SOS, or their start score once for every round.",
    "setting.scoring.normalised": "SOS scaled to all rounds",
    "setting.scoring.normalised.note": (
        "Yes: divided by the number of opponents, times the number of rounds."
    ),
    "setting.scoring.handicaps": "Handicaps in SOS",
    "setting.scoring.handicaps.note": (
        "Counted: an opponent counts more by the stones given, less by the stones received."
    ),
    "setting.scoring.handicaps.counted": "counted",
    "setting.scoring.handicaps.left-out": "left out",
    # Round robin and groups
    "setting.robin_order": "Order of the games",
    "setting.robin_order.note": (
        "Pivot: number 1 stays at one table. Berger: the usual tables. League: printed tables for "
        "10 or 12."
    ),
    "setting.robin_order.pivot": "pivot",
    "setting.robin_order.berger": "Berger",
    "setting.robin_order.league": "league",
    "setting.robin_seats": "Places in that order",
    "setting.robin_seats.note": "By the players' numbers, or by lot.",
    "setting.robin_seats.number": "by number",
    "setting.robin_seats.lot": "by lot",
    "setting.group_size": "Players in a group",
    "setting.group_size.note": "For groups proposed as sections, such as groups of eight.",
    # Knockouts and play-offs
    "setting.knockout_size": "Players in the tree",
    "setting.knockout_size.note": (
        "The strongest players. Leave empty: all of them, in a Swiss knockout 8."
    ),
    "setting.third_place": "Game for third place",
    "setting.third_place.note": "Between those who lose the semi-finals, in the last round.",
    "setting.playoff_places": "Play-off up to place",
    "setting.playoff_places.note": (
        "Ties down to this place are played off; 1: only ties for the first."
    ),
    # Teams
    "setting.team_boards": "Teams: boards in a match",
    "setting.team_boards.note": "Leave empty: as many as most teams have players.",
    "setting.team_best": "Teams: results that count",
    "setting.team_best.note": (
        "This many of a team's best results count, where players play for themselves."
    ),
    # Chart and ladder
    "setting.side_games": "Side event: games per pair",
    "setting.side_games.note": "Two players meet no more often than this on the sheet Chart.",
    "setting.side_won_by": "Side event: first is",
    "setting.side_won_by.note": "What decides on Chart; if level, points.",
    "setting.side_won_by.wins": "wins",
    "setting.side_won_by.wins-losses": "wins less losses",
    "setting.side_won_by.percentage": "percentage",
    "setting.side_least": "Side event: games for a place",
    "setting.side_least.note": "This many games are needed where the percentage decides.",
    "setting.ladder_reach": "Ladder: places above",
    "setting.ladder_reach.note": "A player may challenge someone this many places above.",
}

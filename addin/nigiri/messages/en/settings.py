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
    "setting.group.criteria": "What makes a draw better: 1 matters most; empty: does not count",
    "setting.group.starts": "Start scores",
    "setting.group.handicaps": "Handicaps and komi",
    "setting.group.worth": (
        "What a round counts: score · victories · in opponents' sums: score · victories"
    ),
    "setting.group.sums": "What tie-breaks see",
    "setting.group.robin": "Round robin and groups",
    "setting.group.knockout": "Knockouts and play-offs",
    "setting.group.teams": "Teams",
    "setting.group.side": "Chart and ladder",
    "setting.part.draw": "The draw in detail",
    "setting.part.scores": "Starts, handicaps and scores in detail",
    "setting.part.systems": "Other systems in detail",
    "setting.part.note": "For those who want it otherwise: as it stands it follows the rule set.",
    "setting.part.systems.note": "For events that are no McMahon: see System above.",
    # choices of several settings
    "setting.answer.yes": "yes",
    "setting.answer.no": "no",
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
    "setting.stand-in.start": "the own initial score",
    "setting.stand-in.own-less-one": "the own score less 1",
    "setting.stand-in.own": "the own SOS",
    # The event
    "setting.name": "Name",
    "setting.name.note": "printed on every sheet",
    "setting.dates": "Dates",
    "setting.place": "Place",
    "setting.director": "Director",
    "setting.host": "Host city or club",
    "setting.host.note": "early byes go to its players; they may meet one another (M6, M10)",
    "setting.players_from": "Players from",
    "setting.players_from.note": (
        "another workbook in this folder: `nigiri players` brings its list, and what changed there"
    ),
    "setting.family": "Played beside",
    "setting.family.note": (
        "other workbooks in this folder, comma between: nobody may sit in two games at a time"
    ),
    # Play
    "setting.rules_of_play": "Rules and komi",
    "setting.time_limits": "Time",
    "setting.time_by_rank": "Time by rank",
    "setting.time_by_rank.note": (
        "as the stronger of two is: 4d: 2h30 + 60s; 30k: 1h30 + 30s (E8); empty: Time"
    ),
    "setting.handicap_reduction": "Handicap: difference minus",
    "setting.handicap_reduction.note": (
        "1: one rank apart is even, two ranks apart no komi; White wins a tied board (M12)"
    ),
    "setting.handicap_cap": "Highest handicap",
    "setting.handicap_cap.note": "0: all games even",
    # Pairing
    "setting.rules": "Rule set",
    "setting.rules.note": (
        "where the event began; another one here changes nothing else: `nigiri rules --apply`"
    ),
    "setting.system": "System",
    "setting.system.note": (
        "who meets whom; another one from a round on stands beside that round, above"
    ),
    "setting.rounds": "Rounds",
    "setting.rounds.note": "1 to 20",
    "setting.gap": "Gap between sections",
    "setting.gap.note": "empty: by the rounds (up to 3: 0, 4-6: 1, 7 and more: 2) (M3)",
    "setting.strongest": "Strongest admitted",
    "setting.strongest.note": (
        "for novices or a bar-low event: whoever is stronger is a problem; empty: all (B26)"
    ),
    "setting.tables_unused": "Tables not used",
    "setting.tables_unused.note": (
        "such as 7, 13, 20-24: no board is put there; empty: all are used"
    ),
    # Winners
    "setting.ranked_by": "Places are",
    "setting.ranked_by.note": "in each section (M14), or in one list of all (E7)",
    "setting.ranked_by.sections": "in each section",
    "setting.ranked_by.all": "all together",
    "setting.first": "First comes",
    "setting.first.note": (
        "victories, byes and wins by default included (M14); the score (B1); all rounds (E7)"
    ),
    "setting.first.NBW": "victories",
    "setting.first.MMS": "score",
    "setting.first.ALL": "who played all rounds",
    "setting.tiebreaks": "Tie-breaks",
    "setting.tiebreaks.note": "tie-breaks in order, comma between (M15, B30)",
    "setting.tiebreaks.ONE": "one-on-one",
    "setting.colours": "Colours on the grid",
    "setting.colours.note": "circles ○ ●, or letters",
    "setting.colours.circles": "circles",
    "setting.colours.letters": "letters",
    "setting.standings_after": "Frozen standings",
    "setting.standings_after.note": (
        "3: wall, pages and Standings stay as after round 3; draws use all results; empty: the "
        "newest"
    ),
    # This file
    "setting.language": "Language",
    "setting.language.note": "{languages} or {last}",
    "setting.event_id": "Event id",
    "setting.event_id.note": "names this event for ever; do not change",
    "setting.schema": "Layout version",
    # Who is kept apart
    "setting.apart.club": "Keep apart: club",
    "setting.apart.club.note": (
        "yes: until the last rounds, then less (M10); or rounds such as 1-3 (A7); or empty"
    ),
    "setting.apart.city": "Keep apart: city",
    "setting.apart.city.note": "likewise; of club and city the host's own may meet (M10)",
    "setting.apart.state": "Keep apart: state",
    "setting.apart.state.note": "likewise: state, province, region (A7)",
    "setting.apart.country": "Keep apart: country",
    "setting.apart.country.note": "likewise",
    "setting.apart.family": "Keep apart: family name",
    "setting.apart.family.note": (
        "likewise, the host's own too; relatives of another name: Wishes (B8)"
    ),
    "setting.apart_gap": "Keep apart: points it may cost",
    "setting.apart_gap.note": (
        "0: scores come first; 1: rather meet somebody a point away than such a one (A7)"
    ),
    "setting.apart_free": "Keep apart: except",
    "setting.apart_free.note": (
        "empty, or those who can win: top section, leaders (half the rounds won) (B8)"
    ),
    "setting.apart_free.bar": "top section",
    "setting.apart_free.leading": "leaders",
    "setting.thresholds": "Thresholds for OpenGotha",
    "setting.thresholds.note": (
        "only for its file: bar, 4d, wins. No draw here goes by it; empty: those above"
    ),
    # Byes, rematches, colours
    "setting.bye_policy": "Bye for",
    "setting.bye_policy.note": (
        "while the number is odd, no player twice (M6); nobody: a reserve or volunteer helps (B6)"
    ),
    "setting.bye_policy.home": "most losses then the host",
    "setting.bye_policy.host": "the host then most losses",
    "setting.bye_policy.losses": "most losses",
    "setting.bye_policy.winners": "who has won a game",
    "setting.bye_policy.lowest": "lowest score",
    "setting.bye_policy.none": "nobody",
    "setting.bye_host_rounds": "Byes stay with the host until round",
    "setting.bye_host_rounds.note": (
        "until then the host's come first where games lost are equal; later nobody (M6)"
    ),
    "setting.bye_volunteers": "Volunteers first",
    "setting.bye_volunteers.note": (
        "yes: who wrote 3? into Out in rounds has the bye of round 3; no: by rule (M6)"
    ),
    "setting.rematches": "Rematches",
    "setting.rematches.note": (
        "never: if every possible round has a rematch, nothing is drawn, and you are told (M7)"
    ),
    "setting.rematches.never": "never",
    "setting.rematches.allowed": "only where nothing else is possible",
    "setting.warn_gap": "Warn from a score gap of",
    "setting.warn_gap.note": "points between two opponents, on Problems; empty: never (M8)",
    "setting.mixing": "Sections play",
    "setting.mixing.note": (
        "by score over all sections (M8); or each apart, with a bye of its own (A5)"
    ),
    "setting.mixing.all": "with one another",
    "setting.mixing.sections": "each apart",
    "setting.colour_rule": "White of an even game",
    "setting.colour_rule.note": (
        "evened out; then the stronger (M11), or in turn and by lot (B3); nigiri: by lot (M24)"
    ),
    "setting.colour_rule.stronger": "the stronger",
    "setting.colour_rule.balance": "in turn",
    "setting.colour_rule.nigiri": "nigiri",
    "setting.seed": "Seed",
    "setting.seed.note": "only used where everything else is equal",
    # Who meets whom
    "setting.pattern": "Inside a score group",
    "setting.pattern.note": (
        "1-5, 2-6, 3-7, 4-8 (M9); strongest - weakest 1-8, 2-7; neighbours 1-2, 3-4"
    ),
    "setting.pattern_until": "So until round",
    "setting.pattern_until.note": "empty: in all rounds",
    "setting.pattern_after": "And after that round",
    "setting.pattern_after.note": "the same choices; counts only with a number above",
    "setting.seeding": "Order in the group",
    "setting.seeding.note": (
        "number: rank, then number (M9); rating; SOS; SOS-2: without the two lowest (E6)"
    ),
    "setting.seeding.number": "number",
    "setting.seeding.rating": "rating",
    "setting.float_down": "Who floats down",
    "setting.float_down.note": "of an odd group, to meet one of the group below (M8)",
    "setting.float_up": "Who floats up",
    "setting.float_up.note": "of the group below, to meet them (M8)",
    "setting.last_rounds": "Halves may give way from round",
    "setting.last_rounds.note": (
        "empty: in the last round; each from the top takes the first not yet met (M9)"
    ),
    # What makes a draw better
    "setting.criterion.title": "Title: near the lead",
    "setting.criterion.title.note": (
        "those marked “title” on Wishes meet one another, as long as they are near the lead "
        "({source})"
    ),
    "setting.criterion.score": "Score difference",
    "setting.criterion.score.note": (
        "equal scores meet; else the squares of the differences add up to the least ({source})"
    ),
    "setting.criterion.boundaries": "Boundaries crossed",
    "setting.criterion.boundaries.note": (
        "to the letter: the fewest steps from one score group to the next ({source})"
    ),
    "setting.criterion.floated": "Floated this way before",
    "setting.criterion.floated.note": (
        "nobody is sent down twice, or up twice (“floats”) if it can be helped ({source})"
    ),
    "setting.criterion.again": "Floated before",
    "setting.criterion.again.note": (
        "nobody floats twice at all if it can be helped, be it down or up ({source})"
    ),
    "setting.criterion.balanced": "Floats made good",
    "setting.criterion.balanced.note": (
        "who floated down is rather sent up next, and the other way round ({source})"
    ),
    "setting.criterion.floats": "Who floats",
    "setting.criterion.floats.note": (
        "down goes the weakest, up the strongest, or as you choose above ({source})"
    ),
    "setting.criterion.wishes": "Wishes",
    "setting.criterion.wishes.note": (
        "“rather one another” and “rather not” on the sheet Wishes ({source})"
    ),
    "setting.criterion.children": "Children",
    "setting.criterion.children.note": (
        "a “child” of Wishes without a win meets another such child, or somebody weak ({source})"
    ),
    "setting.criterion.halves": "Halves",
    "setting.criterion.halves.note": (
        "at each board one of the top and one of the bottom half of the score group ({source})"
    ),
    "setting.criterion.apart": "Kept apart",
    "setting.criterion.apart.note": (
        "clubs, cities, ... as you say under “Who is kept apart” ({source})"
    ),
    "setting.criterion.place": "Place in the group",
    "setting.criterion.place.note": "exactly as the pattern has it: 1-5, 2-6, 3-7, 4-8 ({source})",
    "setting.criterion.handicap": "Handicap",
    "setting.criterion.handicap.note": "the fewest stones over all boards ({source})",
    "setting.criterion.third": "Third of a colour running",
    "setting.criterion.third.note": (
        "nobody has one colour three times running if it can be helped ({source})"
    ),
    "setting.criterion.colours": "Colours",
    "setting.criterion.colours.note": "White and Black even out for everybody ({source})",
    # Start scores
    "setting.start_rule": "Start scores by",
    "setting.start_rule.note": (
        "sections and their gap (M3); the grade, up to a bar (B1) or without one; bands (A5)"
    ),
    "setting.start_rule.sections": "section",
    "setting.start_rule.bar": "bar",
    "setting.start_rule.grade": "grade",
    "setting.start_rule.bands": "band",
    "setting.start_rule.none": "nothing: all 0",
    "setting.bar": "Bar",
    "setting.bar.note": (
        "all from this rank on start alike (B1); empty: where section 1 ends, or as proposed"
    ),
    "setting.bar_by": "Bar proposed by",
    "setting.bar_by.note": (
        "the number of rounds (B2); or as the congress does: 67 players, 4 dan or above (E5)"
    ),
    "setting.bar_by.rounds": "rounds",
    "setting.bar_by.congress": "congress",
    "setting.floor": "Floor",
    "setting.floor.note": "nobody starts lower than this rank; empty: there is none (B1)",
    "setting.supergroup": "Supergroup from rank",
    "setting.supergroup.note": (
        "these start above the bar (B1, E5); empty: nobody. Single players: Other start"
    ),
    "setting.supergroup_points": "Supergroup above the bar by",
    "setting.supergroup_points.note": "points",
    "setting.band_k": "K of bands",
    "setting.band_k.note": (
        "0.67 to 1.50; a band lies players / (rounds x K) above the next, 1 at least (A5)"
    ),
    "setting.band_k_top": "K of the top band",
    "setting.band_k_top.note": "likewise (A5)",
    "setting.zero_up": "Lowest start is 0",
    "setting.zero_up.note": "yes: nobody starts below 0, and all others follow (A5)",
    "setting.zero": "Rank that starts with 0",
    "setting.zero.note": "with a bar; empty: 1 dan (B1), or as above; 30k as OpenGotha counts",
    "setting.rating_scale": "Ratings are",
    "setting.rating_scale.note": "EGF: 2100 is 1 dan; AGA: 1.5 is 1 dan, -12.3 is 12 kyu (A3)",
    "setting.rating_scale.egf": "EGF",
    "setting.rating_scale.aga": "AGA",
    # Handicaps and komi
    "setting.handicap_by": "Handicap by",
    "setting.handicap_by.note": (
        "rank (M12), score before the round (B3), rating, or the rank of the rating (A6)"
    ),
    "setting.handicap_by.rank": "rank",
    "setting.handicap_by.score": "score",
    "setting.handicap_by.rating": "rating",
    "setting.handicap_by.rating-rank": "rank of the rating",
    "setting.handicap_even_above": "Even games from rank",
    "setting.handicap_even_above.note": (
        "whoever entered at it or higher plays all games even; a rank, bar, or empty (B3, E8)"
    ),
    "setting.handicap_even_above.bar": "bar",
    "setting.handicap_top": "Counted no higher than",
    "setting.handicap_top.note": (
        "for handicaps by rank or score nobody counts above this rank, as in OpenGotha; or empty"
    ),
    "setting.komi_even": "Komi of even games",
    "setting.komi_even.note": "White's points; the ½ keeps from jigo",
    "setting.komi_one": "Komi with handicap 1",
    "setting.komi_one.note": "½: White wins a tied board (M12); -½: Black does (A6)",
    "setting.komi_handicap": "Komi with stones",
    "setting.komi_handicap.note": "from handicap 2 on",
    "setting.board": "Board size",
    "setting.board.note": (
        "13 and 9: stones and komi stand on the sheet Handicaps, which comes by itself (B23)"
    ),
    # What a round counts
    "setting.worth.win": "A win counts",
    "setting.worth.win.note": "won at the board (M5)",
    "setting.worth.jigo": "A jigo counts",
    "setting.worth.jigo.note": "a tied board (M5)",
    "setting.worth.loss": "A loss counts",
    "setting.worth.loss.note": "lost at the board (M5)",
    "setting.worth.unfinished": "An unfinished game counts",
    "setting.worth.unfinished.note": "as long as its result is missing: for both a loss (B11)",
    "setting.worth.default_win": "A win by default counts",
    "setting.worth.default_win.note": "the other one did not come (M5, B5)",
    "setting.worth.default_jigo": "A jigo by default counts",
    "setting.worth.default_jigo.note": "half for both, unplayed",
    "setting.worth.default_loss": "A loss by default counts",
    "setting.worth.default_loss.note": "did not come; also where neither did (M5, A9)",
    "setting.worth.both_win": "A win of both counts",
    "setting.worth.both_win.note": "played, and given to both (A9)",
    "setting.worth.both_lose": "A loss of both counts",
    "setting.worth.both_lose.note": "played, and given to neither (A9)",
    "setting.worth.bye": "A bye counts",
    "setting.worth.bye.note": "a free round because the number is odd (M6)",
    "setting.worth.missed": "A missed round counts",
    "setting.worth.missed.note": "out as announced, or sitting out for another (M5, B4)",
    "setting.worth.unassigned": "An unannounced absence counts",
    "setting.worth.unassigned.note": "neither game nor bye, and not out (E14)",
    "setting.worth.rounded": "Half points at the end",
    "setting.worth.rounded.note": (
        "stay; or the sum of rounds without a game is rounded down (B4); or everything (E7)"
    ),
    "setting.worth.rounded.none": "stay",
    "setting.worth.rounded.idle": "missed down",
    "setting.worth.rounded.all": "down",
    # What tie-breaks see
    "setting.scoring.after_leaving": "Who has left for good",
    "setting.scoring.after_leaving.note": (
        "no more: the score ends with the last round played (as in 2005); or it goes on"
    ),
    "setting.scoring.after_leaving.nothing": "gets nothing any more",
    "setting.scoring.after_leaving.counted": "gets missed rounds",
    "setting.scoring.missed_sos": "SOS of a missed round",
    "setting.scoring.missed_sos.note": (
        "what stands there for an opponent: nothing (M17), or something of your own (B7)"
    ),
    "setting.scoring.bye_sos": "SOS of a bye",
    "setting.scoring.bye_sos.note": "likewise",
    "setting.scoring.bye_sdos": "SDOS of a bye",
    "setting.scoring.bye_sdos.note": "likewise, as if somebody had been beaten",
    "setting.scoring.idle_sosos": "SOSOS of a round without a game",
    "setting.scoring.idle_sosos.note": (
        "your own SOS (B7), or your initial score once for every round"
    ),
    "setting.scoring.normalised": "SOS brought to all rounds",
    "setting.scoring.normalised.note": "yes: divided by the opponents met, times the rounds (M17)",
    "setting.scoring.handicaps": "Handicaps in SOS",
    "setting.scoring.handicaps.note": (
        "counted: an opponent counts the stones given more, the stones taken less"
    ),
    "setting.scoring.handicaps.counted": "counted",
    "setting.scoring.handicaps.left-out": "left out",
    # Round robin and groups
    "setting.robin_order": "Order of the meetings",
    "setting.robin_order.note": (
        "pivot: number 1 stays seated (B16); Berger; as printed for the league of 10 or 12 (E1)"
    ),
    "setting.robin_order.pivot": "pivot",
    "setting.robin_order.berger": "Berger",
    "setting.robin_order.league": "league",
    "setting.robin_seats": "Places in that order",
    "setting.robin_seats.note": (
        "by the numbers of the players; or by lot (E1), which the seed decides"
    ),
    "setting.robin_seats.number": "by number",
    "setting.robin_seats.lot": "by lot",
    "setting.group_size": "Players in a group",
    "setting.group_size.note": (
        "proposed as sections: groups of eight (M22), round robins of six or so"
    ),
    # Knockouts and play-offs
    "setting.knockout_size": "Players in the tree",
    "setting.knockout_size.note": "the strongest; empty: all, in a Swiss knockout 8 (B19)",
    "setting.third_place": "Game for third place",
    "setting.third_place.note": "who lose the semi-finals play it in the last round (B20)",
    "setting.playoff_places": "Play-off up to place",
    "setting.playoff_places.note": "ties for these places are played off: 1 (E3), 3 or 4 (E2)",
    # Teams
    "setting.team_boards": "Teams: boards of a match",
    "setting.team_boards.note": "empty: as many players as most teams have (B21)",
    "setting.team_best": "Teams: results that count",
    "setting.team_best.note": "so many of a team's best, where players play for themselves (B14)",
    # Chart and ladder
    "setting.side_games": "Side event: games a pair",
    "setting.side_games.note": "two players meet no more often on the sheet Chart (B22)",
    "setting.side_won_by": "Side event: first is",
    "setting.side_won_by.note": "what is counted on Chart; level: by points (B22)",
    "setting.side_won_by.wins": "wins",
    "setting.side_won_by.wins-losses": "wins less losses",
    "setting.side_won_by.percentage": "percentage",
    "setting.side_least": "Side event: games for a place",
    "setting.side_least.note": "so many are needed where the percentage counts",
    "setting.ladder_reach": "Ladder: places above",
    "setting.ladder_reach.note": "so far up a player may challenge",
}

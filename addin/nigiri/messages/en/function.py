"""The functions of the worksheet as the wizards of spreadsheets show them."""

WORDS = {
    # The functions of the worksheet: what each answers.
    "function.rank-difference": "By how many stones the first rank is stronger; below 0: weaker",
    "function.handicap": "The handicap between two ranks: 0 even, 1 without komi, from 2 on stones",
    "function.start-by-section": "The McMahon score a rank starts with in an event with sections",
    "function.start-by-bar": (
        "The McMahon score a rank starts with in an event with a bar: 1d 0, 1k -1"
    ),
    "function.score": "A player's start score and points of all rounds, added up",
    "function.sos": "SOS: the sum of the scores of a player's opponents",
    "function.sdos": "SDOS: the sum of the scores of the opponents beaten, half of it for a jigo",
    "function.egf-expected": "The result to be expected by the EGF's formula, between 0 and 1",
    "function.egf-change": (
        "By how many points a game changes a rating of the EGF (formula of 2021)"
    ),
    "function.aga-entry-rating": (
        "The rating to enter an AGA event with: the player's own, else the middle of the rank"
    ),
    # The arguments of functions, and what each is.
    "argument.rank": "rank",
    "argument.rank.help": "A rank: 30k to 1k, 1d to 9d",
    "argument.other-rank": "other rank",
    "argument.other-rank.help": "The rank of the opponent",
    "argument.reduction": "reduction",
    "argument.reduction.help": "What is taken off the difference of ranks; left out: 1",
    "argument.cap": "cap",
    "argument.cap.help": "The highest handicap; left out: 9",
    "argument.lowest-ranks": "lowest ranks",
    "argument.lowest-ranks.help": "The lowest rank of every section, the top section first",
    "argument.rounds": "rounds",
    "argument.rounds.help.of-event": "The rounds of the event",
    "argument.rounds.help.of-sum": (
        "To divide by the number of opponents and multiply by these rounds; left out: the sum "
        "itself"
    ),
    "argument.gap": "gap",
    "argument.gap.help": (
        "Scores left free between sections; left out: 0 up to 3 rounds, 1 up to 6, else 2"
    ),
    "argument.bar": "bar",
    "argument.bar.help": "From this rank on all players start with the same score",
    "argument.floor": "floor",
    "argument.floor.help": "Nobody starts below this rank",
    "argument.supergroup": "supergroup",
    "argument.supergroup.help": "From this rank on players start higher",
    "argument.points-above": "points above",
    "argument.points-above.help": "By how many points above the bar; left out: 1",
    "argument.line": "line",
    "argument.line.help": (
        "A player's rounds, a cell each: 12+ won, 3- lost, 5= jigo, ! behind by default; 0+ bye, "
        "0= half a point, empty nothing"
    ),
    "argument.start": "start",
    "argument.start.help": "The score to start with; left out: 0",
    "argument.unplayed": "unplayed",
    "argument.unplayed.help": (
        "What byes, missed rounds and games by default count instead, for the SOS of opponents: "
        "0.5 in Quebec"
    ),
    "argument.numbers": "numbers",
    "argument.numbers.help": "The numbers of all players",
    "argument.scores": "scores",
    "argument.scores.help": "Their scores, in the same order",
    "argument.rating": "rating",
    "argument.rating.help.egf": "The player's EGF rating; or a rank, for the rating of that rank",
    "argument.rating.help.aga": "The player's AGA rating, which counts before the rank",
    "argument.opponent": "opponent",
    "argument.opponent.help": "The opponent's rating, or rank",
    "argument.handicap": "handicap",
    "argument.handicap.help": "Stones that the player takes; below 0: stones given; left out: even",
    "argument.result": "result",
    "argument.result.help": "1 won, 0.5 jigo, 0 lost",
    "argument.tournament-class": "tournament class",
    "argument.tournament-class.help": "The class of the tournament, A to D; left out: A",
}

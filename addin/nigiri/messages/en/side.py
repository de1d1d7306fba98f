"""Side events: the wall chart and the ladder."""

WORDS = {
    "side.new": "New sheet: {sheet}",
    "side.nobody": "Nobody has number {number}; the numbers stand on Players.",
    # The chart
    "side.chart.ready": (
        "The sheet {sheet} is ready: write into each player's row whom he or she beat. Rows can be "
        "added and emptied. An empty one for the wall: `nigiri print chart --blank`"
    ),
    "side.chart.beat": "{winner} beat {loser}.",
    "side.chart.jigo": "{winner} jigo with {loser}.",
    "side.chart.self": "A game needs two players; {number} stands there twice.",
    "side.chart.often": (
        "{one} and {other} have met {met:# time|# times}; the Event sheet allows {most:# game|# "
        "games} of a pair in the side event."
    ),
    "side.chart.full": (
        "{number} has won {count} games already: there is no room for more on the chart."
    ),
    # The ladder
    "side.ladder.ready": (
        "The sheet {sheet} is ready; change the order under Begins with as you like."
    ),
    "side.ladder.challenges": "{one} challenges {other}. The result: `nigiri ladder`",
    "side.ladder.won": "{one} beat {other} and takes the place.",
    "side.ladder.lost": "{other} beat {one}: nothing moves.",
    "side.ladder.self": "Nobody challenges oneself: {one} stands there twice. {may}",
    "side.ladder.below": "{one} is at place {place}, above {other}. {may}",
    "side.ladder.far": (
        "{other} is {apart:# place|# places} above {one}, and {reach:# is|# are} allowed. {may}"
    ),
    "side.ladder.may": "{one} may challenge {others}.",
    "side.ladder.top": "{one} is on top.",
    # Headings
    "side.column.place": "Place",
    "side.column.number": "No.",
    "side.column.name": "Name",
    "side.column.games": "Games",
    "side.column.points": "Points",
    "side.column.beat": "Beat",
    "side.column.rung": "Rung",
    "side.column.may": "May challenge",
}

"""An event is set up: a new one, one of another program, its rule set, its sections."""

WORDS = {
    # A new event
    "setup.ready": "{name} is ready. Type the players into {sheet}, or: `nigiri import`",
    "setup.ready.nameless": (
        "The event is ready. Type the players into {sheet}, or: `nigiri import`"
    ),
    # Settings
    "setup.setting.no-row": (
        "The sheet {sheet} has no row for {asked}; write its label into column A."
    ),
    "setup.setting.unknown": "There is no setting {asked}; write it as on the sheet Event.",
    "setup.setting.meant": "There is no setting {asked}; did you mean {near}?",
    # A rule set
    "setup.rules.follows": "The event follows the rule set {rules} in everything.",
    "setup.rules.already": "The event follows the rule set {rules} in everything already.",
    "setup.rules.otherwise": (
        "{settings:# setting|# settings} otherwise than in the rule set {rules}"
    ),
    "setup.rules.there-are": "There is {sets}. All choices of one: `nigiri rules --apply NAME`",
    "setup.rules.written": "{settings:# setting|# settings} written as in the rule set {rules}.",
    "setup.rules.drawn": (
        "Scores and places are counted anew; the rounds drawn so far stay as they are."
    ),
    "setup.rules.starts": "Start scores may be others: look at {sheet}.",
    "setup.column.setting": "Setting",
    "setup.column.here": "Here",
    # Sections
    "setup.sections": "{sections:# section|# sections}, down to {ranks}.",
    "setup.sections.stand": (
        "{sections:# section|# sections} as they stand on the sheet; a new proposal: `nigiri "
        "sections --again`"
    ),
    "setup.sections.look": "Look at {sheet}, move a boundary if you like. {next}",
    "setup.sections.order": "Write the boundaries from strong to weak, not {asked}.",
    # The supergroup of a congress
    "setup.supergroup.written": "{scores:# start score|# start scores} written.",
    "setup.supergroup.next": "Then: `nigiri sections`, `nigiri draw`",
    "setup.supergroup.keeps": "{name} keeps {score}, which stands in {column}.",
    "setup.supergroup.no-member": (
        "{name} is no member, but starts so by {column}; empty it if wrong."
    ),
    "setup.supergroup.no-congress": (
        "A supergroup belongs to a congress (E5): on {sheet} choose {bar} beside {rule}, and "
        "{congress} beside {by}."
    ),
    # An event of another program
    "setup.open": (
        "From {source}: {players:# player|# players}, {rounds:# round|# rounds}, {games:# game|# "
        "games}."
    ),
    "setup.open.left-out": "What the workbook cannot hold, or holds otherwise:",
    "setup.open.boards": "The handicaps of boards of {size}.",
    "setup.open.boards-far": "Handicaps on {size}×{size} beyond a difference of {most}.",
    "setup.open.result": "Results of round {round} are missing. Next: `nigiri result`",
    "setup.open.draw": "Look at it with: `nigiri check`. To go on: `nigiri draw`",
    "setup.open.look": "Look at {grid} and {standings}; check them with: `nigiri check`",
    "setup.open.cannot": "{source} cannot be opened. {why}",
    "setup.open.wrong": "{source} cannot be opened, it says something that cannot be. {what}",
}

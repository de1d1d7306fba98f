"""What goes out: files for federations, Preflight, Proof, paper."""

WORDS = {
    # Files for federations and other programs
    "output.file": "{format}: {players:# player|# players}, {rounds:# round|# rounds}.",
    "output.not-sent": "What it cannot hold, or holds otherwise:",
    "output.ready": "{path} is ready. {what}",
    "output.older": "The older one is kept as {name}.",
    "output.points.ask": (
        "Open points: {count}; they will stand in the file. Write it all the same?"
    ),
    "output.points.more": "... and {more} more: `nigiri preflight` lists them all.",
    "output.remark.open": "Open point: {what}",
    "output.remark.accepted": "Accepted: {what} {reason}",
    # Preflight
    "output.preflight.unknown": "There is no federation {asked} here; choose {choices}.",
    "output.preflight.none": "Nothing that the {name} would refuse: `nigiri export {federation}`",
    "output.preflight.points": (
        "{points:# point|# points}, of which the {name} would refuse {refused}. {sheet} has a link "
        "to each cell; every command keeps it up to date."
    ),
    "output.preflight.points.none": (
        "{points:# point|# points}, of which the {name} would refuse none. {sheet} has a link to "
        "each cell; every command keeps it up to date."
    ),
    "output.preflight.asks": (
        "`nigiri export {federation}` asks first as long as there are points, and lists them in "
        "the file."
    ),
    # Proof
    "output.proof.undrawn": "No round is drawn yet, so there is nothing to prove: `nigiri draw`",
    "output.proof.new": (
        "The sheet {sheet} adds up every sum by formulas. Change a result by hand, and ✗ shows "
        "which sums it moves."
    ),
    "output.proof.kept": (
        "Every command keeps {sheet} up to date; delete the sheet when you do not need it."
    ),
    # Paper
    "output.paper.unknown": "There is no report {asked}; choose one of {choices}.",
    "output.paper.draft": (
        "No round is drawn yet, there is only a draft: `nigiri print {name} --draft`"
    ),
}

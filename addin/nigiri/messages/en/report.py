"""Why a sheet cannot be printed, and what is wrong in templates and words of the club's own."""

WORDS = {
    # What is not there yet
    "report.no-round": "No round is drawn yet: `nigiri draw`",
    "report.no-places": "No round is drawn yet, so there are no places: `nigiri draw`",
    "report.all-play-all": "A blank sheet has {fewest} to {most} players; {count} was asked for.",
    "report.not-drawn": "Round {number} is not drawn; the last drawn round is {last}.",
    "report.no-section": "Nobody is ranked in section {section}; choose from: {known}.",
    "report.no-section.any": "Nobody is ranked in section {section}, nor in any other section.",
    "report.not-over.level": (
        "The event is not over: {players} are level for {upto:a first place|one of the first # "
        "places}, which is to be played off. To print all the same, say after which round: "
        "--round N"
    ),
    "report.not-over.results": (
        "The event is not over: results are missing. To print all the same, say after which round: "
        "--round N"
    ),
    "report.not-over.round": (
        "The event is not over: round {number} is not drawn yet. To print all the same, say after "
        "which round: --round N"
    ),
    "report.no-scores": (
        "The start scores are not known before the sections are made: `nigiri sections`"
    ),
    "report.all-in": "Round {number}: all results are in.",
    # Languages
    "report.language": (
        "There are no printed sheets in {code}; choose {languages} or both, or put a catalogue "
        "{wanted}.po into the folder templates beside the workbook."
    ),
    "report.catalogue": "The catalogue {path} cannot be read: {trouble}",
    "report.braces": "in “{words}” nothing can be filled in for {field}",
    # Templates of the club
    "report.template": (
        "{place}: {trouble}. Correct it, or take it out of that folder to print with nigiri's own."
    ),
    "report.template.line": "{path}, line {line}",
    "report.template.deep": (
        "it goes too deep; it calls or includes itself without an end, or has too many brackets"
    ),
    "report.template.large": "it makes more text than the memory holds",
    "report.template.endless": "it is not done after {seconds} seconds, and was stopped",
    "report.template.missing": "there is no “{name}”",
    "report.link": (
        "it is a link to a file elsewhere, which is not read; put a copy of {name} there"
    ),
    "report.no-picture": "{name} is not a picture in the folder of the templates",
    "report.picture-missing": "there is no picture {name} in the folder of the templates",
    # Pictures
    "report.plots": (
        "Pictures need matplotlib, which is not installed; type: pip install 'nigiri[plots]'"
    ),
}

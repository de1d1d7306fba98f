"""Lists of members: loaded, searched, held against the entries."""

WORDS = {
    # A list is loaded
    "members.loaded": "{members} {many:member|members} of the list {list} of {date}.",
    "members.loaded.itself": (
        "{members} {many:member|members} of the list {list} of {date}, as it says itself."
    ),
    "members.loaded.file": (
        "{members} {many:member|members} of the list {list} of {date}, by the day of its file."
    ),
    "members.loaded.left-out": (
        "{loaded} {lines} {many:line was|lines were} left out: no member stands there."
    ),
    "members.loaded.shorter": "{loaded} The list before had {before}: is the file whole?",
    "members.loaded.next": "Fill a workbook: `nigiri ratings fill FILE`",
    "members.empty": "{source} has no members; nothing was loaded.",
    "members.no-list": (
        "{source} is no list of members: neither one of the AGA, the EGF or the FFG, nor one whose "
        "first row names the columns, such as Family name and Rating."
    ),
    "members.none": "No list of members is loaded: `nigiri ratings load LIST`",
    # Blank cells are filled
    "members.fill": (
        "The lists know {known} of {people:# player|# players}; blank cells filled: {filled}."
    ),
    "members.fill.nothing": (
        "The lists know {known} of {people:# player|# players}; no blank cell to fill."
    ),
    "members.fill.differ": (
        "{filled} {typed:# typed rating or membership differs|# typed ratings or memberships "
        "differ} from the lists."
    ),
    "members.fill.overwritten": (
        "{filled} {typed:# typed rating or membership differs|# typed ratings or memberships "
        "differ} from the lists, and will be overwritten."
    ),
    "members.fill.becomes": "{cell}: {was} becomes {now}.",
    "members.fill.more": "And {more} more: see them all with --dry-run.",
    "members.fill.update": "They stay as typed; to take the list's: `nigiri ratings fill --update`",
    "members.fill.check": "What the lists say against entries: `nigiri check`",
    # What the lists say of entries
    "members.findings": "By the lists of members",
    "members.findings.none": "The lists of members say nothing against the entries.",
    "members.findings.many": "{count} players are on no list: {names}; ...",
    "members.finding.number-unknown": "No member has the number {number}.",
    "members.finding.number-other": "{number} is the number of {name}.",
    "members.finding.several": "{many} members have this name: {members}. Type the right number.",
    "members.finding.nobody": "No member has this name.",
    "members.finding.perhaps": "No member has this name. Perhaps {members}?",
    "members.finding.rating": "The list {list} says {rating}.",
    "members.finding.below": "Enters below what the list {list} says: {rating}.",
    "members.finding.above": "Enters two stones or more above what the list {list} says: {rating}.",
    "members.finding.until": "The list {list} says until {date}.",
    "members.finding.ended": "The membership ended on {date}, before the event does.",
    "members.finding.licence": "The list of the FFG marks the licence X: none for this season.",
    "members.member": "{number} ({facts})",
    "members.member.named": "{name}, {member}",
    "members.unrated": "unrated",
    "members.until": "until {date}",
    # Lists and members as tables
    "members.lists": "Lists of members",
    "members.found": "Found for {words}",
    "members.found.nobody": "Nobody on a list is called {words}, or nearly.",
    "members.column.what": "What",
    "members.column.cell": "Cell",
    "members.column.player": "Player",
    "members.column.says": "What the list says",
    "members.column.list": "List",
    "members.column.of": "Of",
    "members.column.members": "Members",
    "members.column.from": "From",
    "members.column.number": "Number",
    "members.column.name": "Name",
    "members.column.rating": "Rating",
    "members.column.rank": "Rank",
    "members.column.until": "Member until",
    "members.column.club": "Club",
    "members.column.city": "City",
    "members.column.state": "State",
    "members.column.country": "Country",
    "members.column.status": "Kind",
}

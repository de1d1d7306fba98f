"""An event is set up: settings, sections, players, lists of members."""

WORDS = {
    # A new event
    "setup.ready": "{name} is ready. Type the players into {sheet}, or: `nigiri import`",
    "setup.ready.nameless": (
        "The event is ready. Type the players into {sheet}, or: `nigiri import`"
    ),
    "setup.sample": (
        "{name}: {players} invented players, {played:# round|# rounds} played. Try it: "
        "`nigiri draw` draws round {round}; type some results there, then press `nigiri result` "
        "and `nigiri standings`. For an event of your own, open a new spreadsheet and press "
        "`nigiri new`."
    ),
    "setup.ask.name": "Name of the event",
    "setup.ask.dates": "Dates",
    "setup.ask.federation": "Federation or country",
    "setup.ask.kind": "How it is played",
    "setup.ask.komi": "Komi",
    "setup.ask.handicaps": "Handicaps",
    "setup.ask.rounds": "Rounds",
    "setup.ask.time_limits": "Time",
    "setup.ask.system": "System",
    "setup.ask.rules": "Rule set",
    "setup.ask.mail": "Results also to",
    "setup.ask.logo": "Logo",
    "setup.home.quebec": "Quebec",
    "setup.home.aga": "United States (AGA)",
    "setup.home.bga": "United Kingdom (BGA)",
    "setup.home.ffg": "France (FFG)",
    "setup.home.egf": "elsewhere in Europe (EGF)",
    "setup.home.egc": "Congress (EGC, 2008 proposal)",
    "setup.home.other": "anywhere else",
    "setup.kind.sections": "sections as in Quebec",
    "setup.kind.bands": "bands by rating (AGA)",
    "setup.kind.bar": "McMahon with a bar",
    "setup.kind.swiss": "Swiss",
    "setup.kind.other": "another system",
    "setup.handicaps.full": "the difference",
    "setup.handicaps.less-1": "the difference less 1",
    "setup.handicaps.less-2": "the difference less 2",
    "setup.handicaps.none": "none, all games are even",
    "setup.handicaps.usual": "Usual there: {handicaps}; in a Swiss none",
    "setup.handicaps.usual.none": "Usual there: none, all games are even",
    "setup.komi.wrong": "Komi: {komi} is no number of points. Write 6½, 7.5 or 8.",
    "setup.handicap": "handicap by {basis}, the whole difference",
    "setup.handicap.less": "handicap by {basis}, the difference less {less}",
    "setup.handicap.none": "all games are even",
    "setup.plays": "Rule set {rules}: komi {komi}; {handicap}.",
    "setup.plays.from": "Rule set {rules}: komi {komi}; {handicap}; even from {rank} up.",
    "setup.plays.bar": "Rule set {rules}: komi {komi}; {handicap}; even from the bar up.",
    "setup.plays.most": (
        "Rule set {rules}: komi {komi}; {handicap}, where nobody counts above {rank}."
    ),
    "setup.club": "What our club's events begin with",
    "setup.club.none": "Nothing is kept for the club yet.",
    "setup.club.kept": (
        "New events will begin like this. It is kept in {path}; you can mail that file to other "
        "directors."
    ),
    "setup.club.own": "{asked} belongs to each event alone, and is not kept for the club.",
    "setup.club.choice": "{fact}: {asked} is not one of {choices}.",
    "setup.club.address": "{asked} is not a mail address.",
    "setup.club.wrong": (
        "Nothing was kept, because new events would begin with this problem: {problem}"
    ),
    "setup.logo": "{kind}, {size} KB",
    "setup.logo.large": ("{file} has {size} KB; a logo may have {most}. Save it smaller."),
    "setup.logo.none": (
        "{file} is not a logo: a logo is a whole PNG, JPEG or SVG picture of at most {most} KB and "
        "{side} dots a side, and an SVG has no script and nothing from elsewhere."
    ),
    # Settings
    "setup.setting.no-row": (
        "The sheet {sheet} has no row for {asked}; write its label into column A."
    ),
    "setup.setting.unknown": (
        "There is no setting {asked}; write it as on the sheets Event and Settings."
    ),
    "setup.setting.meant": "There is no setting {asked}; did you mean {near}?",
    # A rule set
    "setup.rules.follows": "All settings are as in the rule set {rules}.",
    "setup.rules.already": "All settings are already as in the rule set {rules}.",
    "setup.rules.otherwise": (
        "{settings:# setting differs|# settings differ} from the rule set {rules}"
    ),
    "setup.rules.there-are": (
        "Rule sets: {sets}. To set everything as in one of them: `nigiri rules --apply NAME`"
    ),
    "setup.rules.kept": (
        "This event keeps what it began with. A new one of {rules} would have: {settings}."
    ),
    "setup.rules.followed": (
        "A new event of a European federation begins with another rule set: {sets}."
    ),
    "setup.rules.written": "{settings:# setting|# settings} written as in the rule set {rules}.",
    "setup.rules.drawn": (
        "Scores and places are counted again; the rounds drawn so far stay as they are."
    ),
    "setup.rules.starts": "Start scores may have changed: look at {sheet}.",
    "setup.column.setting": "Setting",
    "setup.column.here": "Here",
    # Sections
    "setup.sections": "{sections:# section|# sections}, ending at {ranks}.",
    "setup.sections.few": (
        "Only {here} of {players} players {here:is|are} here: the sections are for everybody "
        "on the list."
    ),
    "setup.sections.stand": (
        "{sections:# section|# sections} as on the sheet; for a new proposal: `nigiri sections "
        "--again`"
    ),
    "setup.bands": "{sections:# band|# bands}, ending at {ranks}.",
    "setup.bands.few": (
        "Only {here} of {players} players {here:is|are} here: the bands are for everybody on the "
        "list."
    ),
    "setup.bands.stand": (
        "{sections:# band|# bands} as on the sheet; for a new proposal: `nigiri bands --again`"
    ),
    "setup.sections.look": "Look at {sheet}, and move a boundary if you like. {next}",
    "setup.sections.rank": "{asked} is not a rank; write 30k to 1k or 1d to 9d",
    "setup.sections.order": "Write the boundaries from strong to weak, not {asked}.",
    # The supergroup of a congress
    "setup.supergroup.written": "{scores:# start score|# start scores} written.",
    "setup.supergroup.next": "Then: `nigiri sections`, `nigiri draw`",
    "setup.supergroup.keeps": "{name} keeps {score}, as written in {column}.",
    "setup.supergroup.no-member": (
        "{name} is not a member, but has that start score in {column}; empty the cell if it is "
        "wrong."
    ),
    "setup.supergroup.no-congress": (
        "A supergroup belongs to a congress: on {sheet} choose {bar} beside {rule}, and "
        "{congress} beside {by}."
    ),
    # An event of another program
    "setup.open": (
        "From {source}: {players:# player|# players}, {rounds:# round|# rounds}, {games:# game|# "
        "games}."
    ),
    "setup.open.left-out": "What the workbook cannot hold, or holds differently:",
    "setup.open.boards": "The handicaps on boards of size {size}.",
    "setup.open.boards-far": "Handicaps on {size}×{size} beyond a difference of {most}.",
    "setup.open.result": "Results of round {round} are missing. Next: `nigiri result`",
    "setup.open.draw": "Look at it with: `nigiri check`. To go on: `nigiri draw`",
    "setup.open.look": "Look at {grid} and {standings}; check them with: `nigiri check`",
    "setup.open.cannot": "{source} cannot be opened. {why}",
    "setup.open.wrong": (
        "{source} cannot be opened, because it contains something impossible. {what}"
    ),
    # A list is brought in
    "entries.added": "{players:# player|# players} added from {source}.",
    "entries.added.some": "{players:# player|# players} added from {source}, {old} already there.",
    "entries.ratings": (
        "{ratings:# rating does|# ratings do} not look like those of the {owner}: see {problems}, "
        "or choose beside {label} on {event} whose they are."
    ),
    "entries.updated": (
        "{source}: {new} new, {changed} changed, {unchanged} unchanged, {gone} gone, {blocked} "
        "changed here since."
    ),
    "entries.cell.changed": "{name}: {column} was {was}, becomes {listed}.",
    "entries.cell.blocked": (
        "{name}: {was} was typed into {column} and stays; the list says {listed}."
    ),
    "entries.more": "And {more:# more cell|# more cells}.",
    "entries.more.problems": "And {more:# more cell|# more cells}: `nigiri check`",
    "entries.gone.leave": (
        "No longer in the list: {names}. They stay in {players}. For players who have withdrawn: "
        "`nigiri out`"
    ),
    "entries.gone.out": (
        "No longer in the list: {names}. The rounds still to come are written into {column}."
    ),
    "entries.gone.remove": "No longer in the list: {names}. Their rows are removed.",
    "entries.gone.drawn": (
        "Round 1 is drawn: players are no longer removed from {players}. For players who have "
        "withdrawn: `nigiri out`"
    ),
    "entries.ask": "Write this into {players}?",
    "entries.rankless": (
        "{players:# player has|# players have} no rank yet: {which}. Type it into the yellow "
        "{players:cell|cells} on {sheet}."
    ),
    "entries.lost-letter": (
        "A letter was lost in {players:a name|# names} on the list: {names}. Put it right on "
        "Players, or save the list as UTF-8 and bring it in again."
    ),
    "entries.refused": "{rows:# row was|# rows were} left out: {which}.",
    "entries.refused.name": "row {row}, no name",
    "entries.rankless.rank": "row {row}, {name}, no rank",
    "entries.rankless.unlisted": (
        "row {row}, {name}, no rank, and no list of members has this player"
    ),
    "entries.rankless.unrated": "row {row}, {name}, no rank, nor has the list of members one",
    "entries.rankless.several": "row {row}, {name}, no rank, and {many} members have this name",
    "entries.rankless.other": "row {row}, {name}, no rank, and {number} is the number of {other}",
    "entries.refused.again": "row {row}, {name}, is the same as row {other}",
    "entries.refused.number": "row {row}, {name}, number {number} as in row {other}",
    "entries.unlisted": (
        "Who is on no list of members, or not just once, needs a rank or the right number on "
        "your list; or enter them one by one: `nigiri add`"
    ),
    "entries.looked-up": (
        "{players:# player had|# players had} no rank on your list: rank and rating are from the "
        "lists of members."
    ),
    "entries.beginners": "{players:# beginner|# beginners} taken as 30k: {names}.",
    "entries.whole-names": (
        "{players:# name has|# names have} no comma and no given name, so all of it is taken as "
        "the family name: {names}. Write it like this: Kim, Chung Il."
    ),
    "entries.odd": (
        "{cells:# cell does|# cells do} not say which rounds the player plays, so it is taken to "
        "be all of them: {which}."
    ),
    "entries.odd.cell": "row {row}, “{typed}”",
    "entries.days": (
        "The event does not say which rounds are on {days}: write the days into {column} on "
        "{event}, then import again."
    ),
    "entries.namesakes": (
        "{one} and {other} have the same name, but another rank or club, so they come in as two "
        "people. If they are one person, delete one of the two rows."
    ),
    "entries.alike": "{one} and {other} of {club} may be one person.",
    "entries.headings": (
        "Not imported, because the heading is not known: {headings}. If it holds the same as a "
        'column of {players}: `nigiri import --column "{heading}={column}"`'
    ),
    "entries.column.unknown": (
        "“{heading}” cannot be “{asked}”: that is not a heading of {players}. There are also "
        "First Last, Last First, Rounds and Presence, and “-” to leave it out."
    ),
    "entries.column.ask": (
        "“{heading}”: which heading of Players is it, such as Rank? Enter for none"
    ),
    "entries.column.form": "{typed} does not name a heading; write it as Strength=Rank.",
    "entries.gone.who": "No longer in the list: {names}.",
    "entries.gone.ask": "What should happen to them: {choices}? Press Enter to leave them",
    "entries.gone.word.leave": "leave",
    "entries.gone.word.out": "out",
    "entries.gone.word.remove": "remove",
    "entries.next.sections": "Then: `nigiri sections`",
    "entries.next.bands": "Then: `nigiri bands`",
    "entries.next.draw": "Then: `nigiri draw`",
    "entries.next.late": (
        'Round {round} is drawn. When one of the new players has arrived: `nigiri late "{who}"`'
    ),
    "entries.seen.sections": (
        "Write {yes} into {column} when a player has arrived. Then: `nigiri sections`"
    ),
    "entries.seen.bands": (
        "Write {yes} into {column} when a player has arrived. Then: `nigiri bands`"
    ),
    "entries.seen.draw": "Write {yes} into {column} when a player has arrived. Then: `nigiri draw`",
    # What is wrong in a list
    "entries.list.none": (
        "{source} is not a list of players: its first row must name the columns, among them "
        "Family name (or Name) and Rank."
    ),
    "entries.list.none.lists": (
        "{source} has names and numbers, but no ranks. They can come from the list of members of "
        "the federation, once it is loaded: `nigiri ratings load`"
    ),
    "entries.list.long": (
        "{source} would make it {rows:# player|# players}; an event has at most {most}."
    ),
    "entries.list.none.unknown": (
        "{source} cannot be read as a list of players: no heading is known as the name or the "
        "rank. Not known: {headings}. If one of them is: `nigiri import --column "
        '"{heading}=Rank"`'
    ),
    "entries.list.taken": (
        "The numbers {numbers} are taken in Players already. Leave the column out; `nigiri number` "
        "gives new ones."
    ),
    # Numbers
    "entries.numbered": "{players:# player|# players} numbered, {total} in all.",
    "entries.numbered.all": "Everybody who takes part has a number.",
    "entries.numbered.fixed": (
        "Round 1 is drawn: numbers no longer change after that. For newcomers: `nigiri number`"
    ),
    "entries.back.names": "{many} names are back beside the numbers they were drawn with.",
    "entries.back.numbers": "{many} numbers are back beside the names they were drawn with.",
    "entries.back.look": (
        "Look at these rows of Players; they were never drawn, so nobody can tell whose they are:"
        " {rows}"
    ),
    "entries.back.kept": "The {many} names of today are right: they now stand on As drawn, too.",
    "entries.back.none": (
        "No names to put back: every number has the name it was drawn with, or one or two were "
        "changed."
    ),
    "entries.next.round": "Next round: `nigiri draw`",
    "entries.below": (
        "Entered with a lower rank than published, and no reason is noted: {players}. Correct the "
        "rank, or write the reason beside it on Problems. Only medical reasons count; lack of "
        "play does not."
    ),
    "entries.unproved": (
        "Entered with a lower rank than published, and no reason is noted: {players}. Correct "
        "the rank, or write the evidence beside it on Problems; until then the published rating "
        "counts, where it stands on Players. Only medical reasons count; lack of play does not."
    ),
    "entries.raised": (
        "Entered above the published rating, and counted so: {players}. That is allowed; the AGA "
        "advises against it for less than two stones."
    ),
    "entries.raised.player": "{name} ({rank}: {entry} instead of {rating})",
    "entries.lapsed": (
        "The membership ends before the event does: {players}. Renew it and type its new end; or "
        "write why beside it on Problems."
    ),
    "entries.listed": (
        "Not all of this stands on Players yet: the lists of members say it. To write it there, "
        "and then the reasons on Problems: `nigiri ratings fill`"
    ),
    "entries.several": (
        "{many} members are called {name}: {members}. Type the right number on Players, so that "
        "nobody gets the games of somebody else."
    ),
    # Wishes
    "entries.wish": "Wish noted: {wish}.",
    "entries.wish.counts": "It counts from the next draw on. {next}",
    "entries.wish.again": "To use it in round {round}, too: `nigiri draw --again`",
    "entries.wish.there": "This wish is noted already, in row {row}: {wish}. Nothing was added.",
    "entries.wish.few": (
        "“{who}” is not noted: “{wish}” takes at least {least:# player|# players}. Name them all, "
        "as in 1, 5."
    ),
    "entries.wish.both": (
        "“{who}” is not noted: the opposite stands in row {row} of {sheet}. Empty that row first, "
        "or give other rounds."
    ),
    "entries.wish.refused": "“{who}” is not noted: {why} {way}",
    "entries.wishes.new": (
        "The sheet {sheet} is new, with a grey tab behind the others. Type a wish on each line: "
        "it counts from the next draw on."
    ),
    "entries.wishes.there": (
        "The sheet {sheet} is there already. Type a wish on each line: it counts from the next "
        "draw on."
    ),
    "entries.wish.which": "Say what is wished, one of: {choices}.",
    "entries.wish.unknown": (
        "“{asked}” is not a wish; choose one of: {choices}. Several players go between one pair of "
        'quotes: "3, 5".'
    ),
    # A list is loaded
    "members.loaded": "Loaded: {members} {many:member|members} of the list {list} of {date}.",
    "members.loaded.itself": (
        "Loaded: {members} {many:member|members} of the list {list} of {date}, the date written in "
        "it."
    ),
    "members.loaded.file": (
        "Loaded: {members} {many:member|members} of the list {list} of {date}, the date of its "
        "file."
    ),
    "members.loaded.left-out": (
        "{loaded} {lines} {many:line names no member and was|lines name no member and were} left "
        "out."
    ),
    "members.loaded.shorter": "{loaded} The list before had {before}: is the file complete?",
    "members.loaded.next": "To fill in a workbook: `nigiri ratings fill FILE`",
    "members.empty": "{source} has no members; nothing was loaded.",
    "members.no-list": (
        "{source} is not a list of members: neither one of the AGA, the EGF or the FFG, nor one "
        "whose first row has the headings Name (or Family name) and one of Rank, Rating and "
        "Federation no."
    ),
    "members.shifted": (
        "In most rows of {source} something else stands under {heading}, such as {typed}: its "
        "columns are shifted. Put each heading above its column, and load the list once more."
    ),
    "members.none": "No list of members is loaded: `nigiri ratings load LIST`",
    # A fresh list is taken from the downloads folder; how old lists are
    "members.fresh.opened": "The page with the list is open in your browser: {address}\n{checked}",
    "members.fresh.closed": "Open the page with the list in a browser: {address}\n{checked}",
    "members.fresh.checked": "The list was there on {day}.",
    "members.fresh.not-checked": (
        "This address has not been checked: if the list is not there, look for it on the "
        "federation's website."
    ),
    "members.fresh.save": (
        "Save the list into your downloads folder; if the browser shows it as a page, press Ctrl+S."
    ),
    "members.fresh.go-on": (
        "The list is on this page, which should be open in your browser now: "
        "{address}\n{checked}\n{save} Then go on here."
    ),
    "members.fresh.which": "Which list is meant? Name one of {choices}.",
    "members.fresh.none": (
        "There is no list of the {list} among the newest files of {folder}; nothing was loaded. "
        "Save it there from its page."
    ),
    "members.fresh.other": (
        "{file} is the list of the {other}, and there is none of the {list}; nothing was loaded."
    ),
    "members.fresh.unfinished": (
        "{file} is still being downloaded: wait until the browser is done. Nothing was loaded."
    ),
    "members.fresh.page": (
        "{file} has the name of the list of the {list}, but is a web page without the list. Save "
        "the list itself; nothing was loaded."
    ),
    "members.fresh.no-list": (
        "{file} has the name of the list of the {list}, but there is no member in it. Save it "
        "once more; nothing was loaded."
    ),
    "members.fresh.damaged": "{file} cannot be taken, and nothing was loaded. {why}",
    "members.fresh.older": (
        "{file} dates from {date} and is older than the loaded list of {stored}. Nothing was "
        "loaded."
    ),
    "members.fresh.same": (
        "{file} is the list of {stored} that is loaded already. Save the newer one from its page "
        "first."
    ),
    "members.fresh.shorter": (
        "{file} is much shorter than the loaded list, {members} where that one has {before}: it "
        "seems to be cut off. Nothing was loaded; save it once more."
    ),
    "members.fresh.taken": "{file} was taken from the downloads folder.",
    "members.age": "The list is {days:# day|# days} old.",
    "members.age.today": "The list is from today.",
    "members.age.list": "{list} of {date}",
    "members.age.old": (
        "{many:This list is|These lists are} more than a month old: {lists}. For a fresh one: "
        "`nigiri ratings renew`"
    ),
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
    "members.fill.update": (
        "They stay as typed; to take those of the lists: `nigiri ratings fill --update`"
    ),
    "members.fill.check": "To see where entries differ from the lists: `nigiri check`",
    # One player is added
    "members.hit": "{name}  {facts}",
    "members.hit.there": "{hit}  – entered already: {where}",
    "members.there.row": "row {row}",
    "members.there.number": "No. {number}, row {row}",
    "members.add.list": "{name}, {rank}, is entered in row {row}.",
    "members.add.done": "{name}, {rank}, is entered in row {row}, as typed.",
    "members.add.there": "{name} is entered already: {where}.",
    "members.add.there.here": "{name} is entered already, {where}, and now marked as here.",
    "members.add.problem": "{problem} {way}",
    "members.add.note": "On no list ({lists})",
    "members.add.several": (
        "{who} may be {members}. Give the number, or more of the name; for somebody else the "
        "whole name with its comma."
    ),
    "members.add.nobody": (
        "{who} is on no list. To enter this player all the same, give the full name and a rank."
    ),
    "members.add.none": (
        "No list of members is loaded. To enter {who}, give the full name and a rank."
    ),
    "members.add.blank": "Give a name or a number.",
    "members.add.rank": "{name}: the lists have no rank. Give one, 30k to 9d.",
    "members.add.no-rank": "{typed} is not a rank; write 30k to 1k or 1d to 9d.",
    # What the lists say of entries
    "members.findings": "What the lists of members say",
    "members.findings.none": "The lists of members find nothing wrong with the entries.",
    "members.findings.many": "{count} players are on no list: {names}; ...",
    "members.finding.number-unknown": "No member has the number {number}.",
    "members.finding.number-other": "{number} is the number of {name}.",
    "members.finding.several": "{many} members have this name: {members}. Type the right number.",
    "members.finding.nobody": "No member has this name.",
    "members.finding.perhaps": "No member has this name. Perhaps {members}?",
    "members.finding.rating": "The list {list} says {rating}.",
    "members.finding.below": "Entered below what the list {list} says: {rating}.",
    "members.finding.below.aga": (
        "Entered below what the list {list} says: {rating}. Only medical reasons count; lack of "
        "play does not."
    ),
    "members.finding.above": (
        "Entered two stones or more above what the list {list} says: {rating}."
    ),
    "members.finding.raised": (
        "Entered as {rank}; the list {list} has {grade} from an earlier entry. Two grades or more "
        "as a dan must be approved beforehand."
    ),
    "members.finding.until": "The list {list} says that the membership lasts until {date}.",
    "members.finding.ended": "The membership ended on {date}, before the event does.",
    "members.finding.licence": (
        "The list of the FFG marks the licence X: no licence for this season."
    ),
    "members.member": "{number} ({facts})",
    "members.member.named": "{name}, {member}",
    "members.unrated": "unrated",
    "members.until": "until {date}",
    # Lists and members as tables
    "members.lists": "Lists of members",
    "members.found": "Found for {words}",
    "members.found.nobody": "Nobody on a list is called {words} or anything like it.",
    "members.column.what": "What",
    "members.column.cell": "Cell",
    "members.column.player": "Player",
    "members.column.says": "What the list says",
    "members.column.list": "List",
    "members.column.of": "Date",
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
    "samples.filled": (
        "{rounds:# round|# rounds} with {games:# game|# games} filled in from {source}."
    ),
    "samples.follow": "The games must begin with round {round} and leave out no round.",
    "samples.no-list": "{source} is not a list of games: its first row must name {headings}.",
    "samples.row.whole": "■ {source}, row {row}: {asked} is not a whole number ({heading}).",
    "samples.row.nobody": "■ {source}, row {row}: there is no player number {number}.",
    "samples.row.self": "■ {source}, row {row}: {number} is both White and Black.",
    "samples.row.winner": (
        "■ {source}, row {row}: {asked} is not a winner; write white, black, jigo, none or both."
    ),
    "samples.twice": "■ {source}: {number} is in round {round} twice.",
}

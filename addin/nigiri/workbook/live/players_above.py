"""What stands above the list of players, one for all of them: each as a formula and as its value.

The bar repeats what stands above hidden columns. That is computed anew only when Players or As
drawn change, not with every result that is typed, but for who did not come.

above  value
name   the smallest number drawn with a name that somebody else has now, 0 for none; below 0 once
       names have moved as by sorting them alone: how many
key    1 once the last round is played, else 0: then nobody has to go anywhere
away   a sentence about players announced for the next round but not marked here, and one about who
       did not come to the round they were last drawn in and would be drawn again; "" for none
given  how many players are here, and how many not seen yet
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing_policies.no_shows import no_shows
from nigiri.domain.systems.stages import judged
from nigiri.messages.catalogue import text
from nigiri.messages.message import message, several
from nigiri.workbook.layout.find_box import BAR
from nigiri.workbook.live.attendance import here_test, says_here
from nigiri.workbook.live.person import AWAITED, MIXED, MOVED, OUT, UNSEEN
from nigiri.workbook.live.players import away_value
from nigiri.workbook.live.refs import tab
from nigiri.workbook.live.unseated import absent_value
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.model.spreadsheet import concatenated, contains, trimmed
from nigiri.workbook.read.drawn_names import MANY
from nigiri.workbook.record_formulas import drawn_as, record_of
from nigiri.workbook.spellings.names import names_called
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.player_list import PlayerList
    from nigiri.workbook.live.refs import Refs, RoundTable, Table
    from nigiri.workbook.live.round.board import RoundLive

_MANY = 10**6
"""More than any number of a player."""

_ANNOUNCED = (UNSEEN + AWAITED, OUT + UNSEEN + AWAITED)
"""The values of `away` for awaited players: not out in the newest round, or out in it."""


def moved_formula(own: Table) -> str:
    """Return the formula above `name`."""
    away, number = own.column("away"), own.column("number")
    largest = f"SUMPRODUCT(MAX(({away}>={MOVED})*({_MANY}-{number})))"
    changed = f'COUNTIF({away},">={MIXED}")'
    return f"IF({changed}>={MANY},-{changed},IFERROR(MOD({_MANY}-{largest},{_MANY}),0))"


def moved(live: PlayerList) -> int:
    """Return the value of `moved_formula`: the smallest such number, 0 for none."""
    if live.names_moved:
        return -live.names_moved
    numbers = (live.number(row) for row in live.rows if live.has_moved(row))
    return min((number for number in numbers if number is not None), default=0)


def moved_words(refs: Refs, number: str) -> str:
    """Return the expression for the sentence about what stands there; "" without any draw."""
    record = record_of(refs)
    if record is None:
        return ""
    name = drawn_as(record, number, '"?"')
    one = formula_text("bar.moved", refs.language, number=number, name=name)
    many = formula_text("bar.names", refs.language, many=f"(-{number})")
    return f"IF({number}<0,{many},{one})"


def away_formula(refs: Refs, own: Table, earlier: Sequence[int] | None) -> str:
    """Return the formula above `away`.

    earlier -- as `earlier_no_shows` found them when a command wrote it
    """
    awaited = _awaited_formula(refs, own)
    if refs.current is None or earlier is None:
        return awaited
    return f"{awaited}&{_no_shows(refs.current, own, refs.language, earlier)}"


def away_words(live: PlayerList) -> str:
    """Return the message that `away_formula` says, "" for none."""
    parts = [part for part in (_awaited_words(live), _no_shows_words(live)) if part]
    return several(parts, "") if parts else ""


def _awaited_formula(refs: Refs, own: Table) -> str:
    """Return the expression for the sentence on who was announced."""
    away = own.column("away")
    count = "+".join(f"COUNTIF({away},{said})" for said in _ANNOUNCED)
    first, second = (f"MATCH({said},{away},0)" for said in _ANNOUNCED)
    number, family = (
        f"INDEX({own.column(key)},IFERROR({first},{second}))" for key in ("number", "family")
    )
    who = f'TRIM({number}&" "&{family})&IF({count}>1," +"&({count}-1),"")'
    return f'IF({count}=0,"",{formula_text("bar.awaited", refs.language, who=who)})'


def _awaited_words(live: PlayerList) -> str:
    """Return the message that `_awaited_formula` says, "" for none."""
    rows = {
        said: [row for row in live.rows if away_value(live, row) == said] for said in _ANNOUNCED
    }
    found = [row for said in _ANNOUNCED for row in rows[said]]
    if not found:
        return ""
    number, family = (live.reader.cell(found[0], key) for key in ("number", "family"))
    who = trimmed(f"{concatenated(number)} {concatenated(family)}")
    more = f" +{len(found) - 1}" if len(found) > 1 else ""
    return message("bar.awaited", who=who + more)


_LOST = (
    ("white_no", "B!"),
    ("black_no", "W!"),
    *((side, "N!") for side in ("white_no", "black_no")),
)
"""The column of who did not come, by the code of the outcome."""


def _no_shows(current: RoundTable, own: Table, say: str, earlier: Sequence[int]) -> str:
    """Return the expression for the sentence on who did not come and would be drawn again."""
    numbers, away = own.column("number"), own.column("away")
    codes = current.column("outcome")
    lost = "+".join(
        f"COUNTIFS({current.column(side)},{numbers},{codes},{quoted(code)})" for side, code in _LOST
    )
    if earlier:
        lost += f"+ISNUMBER(MATCH({numbers},{{{','.join(map(str, earlier))}}},0))"
    asked = f"({lost}>0)*(MOD({away},{MIXED})<{UNSEEN})"
    count = f"SUMPRODUCT({asked})"
    number = f"({_MANY}-SUMPRODUCT(MAX({asked}*({_MANY}-{numbers}))))"
    name = f"INDEX({own.column('family')},MATCH({number},{numbers},0))"
    who = f'{number}&" "&{name}&IF({count}>1," +"&({count}-1),"")'
    return f'IFERROR(IF({count}=0,"",{formula_text("bar.absent", say, who=who)}),"")'


def _no_shows_words(live: PlayerList) -> str:
    """Return the message that `_no_shows` says, "" for none."""
    earlier = earlier_no_shows(live.context)
    if live.current is None or earlier is None:
        return ""
    away = {*earlier, *_defaulted(live.current)}
    found = {
        number: row
        for row in live.rows
        if (number := live.number(row)) is not None and number in away
        if away_value(live, row) % MIXED < UNSEEN
    }
    if not found:
        return ""
    number = min(found)
    name = concatenated(live.reader.cell(found[number], "family"))
    more = f" +{len(found) - 1}" if len(found) > 1 else ""
    return message("bar.absent", who=f"{number} {name}{more}")


def _defaulted(live: RoundLive) -> Iterator[int | None]:
    """Yield the numbers of those who lost a round by default."""
    for row in live.board_rows:
        for side, code in _LOST:
            if live.board(row).outcome == code:
                yield whole_number(live.cell(row, side))


def earlier_no_shows(context: Context) -> tuple[int, ...] | None:
    """Return the numbers of who did not come to a round before the newest, and sat out since.

    None where no draw asks: nothing is drawn yet, all is, or the next round is not paired by score.
    """
    event, number = context.event, len(context.event.rounds)
    if not 0 < number < event.settings.rounds or not judged(event.settings, number + 1).by_score:
        return None
    away = no_shows(event, number + 1).items()
    return tuple(player for player, missed in away if missed < number)


def here_count(own: Table) -> str:
    """Return the expression for the number of players here."""
    return here_test(own.column("here"))


def named_and_here(live: PlayerList) -> tuple[int, int]:
    """Return (number of rows with a name, number of those with yes in Here)."""
    rows = list(live.reader.rows())
    named = sum(bool(live.reader.text(row, "family")) for row in rows)
    return named, sum(live.here(row) for row in rows)


def new_count(own: Table) -> str:
    """Return the expression for the number of players here, without number and not out."""
    here, number, family, absent = (
        own.column(key) for key in ("here", "number", "family", "absent")
    )
    return f'SUMPRODUCT({says_here(here)}*({number}="")*({family}<>"")*({absent}<>1))'


def newcomers(live: PlayerList) -> int:
    """Return the value of `new_count`."""
    return sum(is_new(live, row) for row in live.reader.rows())


def is_new(live: PlayerList, row: int) -> bool:
    """Tell whether the row has a newcomer: here, without number, not out."""
    named = live.number(row) is None and live.reader.cell(row, "family") is not None
    return named and live.here(row) and absent_value(live, row) != 1


def count_formula(refs: Refs, own: Table) -> str:
    """Return the formula of the sentence with the players here and those not seen."""
    here, named = here_count(own), f"COUNTA({own.column('family')})"
    return formula_text("players.count", refs.language, here=here, unseen=f"({named}-{here})")


def count_words(live: PlayerList) -> str:
    """Return the value of `count_formula`."""
    named, here = named_and_here(live)
    return live.context.say("players.count", here=here, unseen=named - here)


def find_formula(refs: Refs, own: Table, box: str) -> str:
    """Return the formula of the link beside Find: by number, else by name without accents.

    box -- the key of the column that Find stands above
    """
    find = f"${own.letters(box)}${BAR}"
    row = f"MATCH(VALUE({find}),{own.column('number')},0)"
    for key in ("key", "family", "given"):
        row = f'IFERROR({row},MATCH("*"&{find}&"*",{own.column(key)},0))'
    row = f"({row}+{own.first - 1})"
    words = formula_text("found.row", refs.language, row=row)
    at = f"{quoted('#' + tab(own.location.name) + '!' + own.letters('here'))}&{row}"
    hint, none = (quoted(text(key, refs.language)) for key in ("round.find", "found.none"))
    return f'IF({find}="",{hint},IFERROR(HYPERLINK({at},{words}),{none}))'


def find_words(live: PlayerList, box: str) -> str:
    """Return the value of `find_formula`."""
    find = concatenated(live.reader.sheet.cell(BAR, live.table.location.columns[box]))
    if not find:
        return live.context.say("round.find")
    row = _found(live, find, range(live.table.first, live.reader.sheet.height + 1))
    return live.context.say("found.row", row=row) if row else live.context.say("found.none")


def _found(live: PlayerList, find: str, rows: range) -> int | None:
    """Return the row that Find names: by number, else by name; None for none."""
    number = whole_number(find)
    by_number = (row for row in rows if number is not None and live.number(row) == number)
    for row in by_number:
        return row
    for key in ("key", "family", "given"):
        for row in rows:
            if contains(_searched(live, row, key), find):
                return row
    return None


def _searched(live: PlayerList, row: int, key: str) -> str:
    """Return the text that Find searches; for the key, the one nigiri will write."""
    if key != "key":
        return concatenated(live.reader.cell(row, key))
    player = live.context.reading.player_rows.get(row)
    return names_called(player)

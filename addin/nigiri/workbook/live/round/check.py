"""Check: one sentence about a board or a bye, and its sign in the gutter.

sign  means
■     must be put right before the next draw
✎     the director decided otherwise than the draw
▲     another handicap than by rule; a rematch that is allowed; a rematch or second bye that is
      over; what `warn` names
…     playing
✓     in order

column   value
finding  the sentence with all that there is to say
look     for ▲ a number, the smaller the weightier: byes, games that go on, games that are over,
         from the first table on; else ""
check    the finding; of those with ▲ only the first few (`MOST_LOOKS`), else as if in order

A board whose handicap waits for the next command is no more than that: it shows and is not counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import every, text
from nigiri.workbook.live.round.people import (
    absent,
    away,
    is_unseen,
    met_value,
    missed,
    out_of,
    overtaken,
    rematches,
    unseen,
)
from nigiri.workbook.live.round.record import unreadable
from nigiri.workbook.live.round.refs import bye_rows, signed
from nigiri.workbook.live.round.result import passes_facts, passes_words
from nigiri.workbook.live.round.sheet import SIDES
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.problems import MOST_LOOKS
from nigiri.workbook.read.handicap_in_force import UNKNOWN
from nigiri.workbook.spellings.handicaps import unreadable as is_unreadable
from nigiri.workbook.words.formulas import distinct, quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from nigiri.workbook.live.refs import RoundTable
    from nigiri.workbook.live.round.board import Board, RoundLive
    from nigiri.workbook.live.round.refs import BoardRefs
    from nigiri.workbook.model.cells import Cell

LONGEST = 250
"""How many letters of what is to be looked at are repeated."""
_BUDGETED = ("finding", "look")
"""The columns that Check needs to show only the first of what is to be looked at."""
_MANY = 10_000
"""More than any row."""
DOUBLED, SINGLE = "  · ", " · "
"""What joins parts of a sentence where the one before ends with a blank, and what becomes of it."""
ALONE = "✎ · "
"""How a name begins that stands alone behind the sign; the dot goes."""


def mark(board: BoardRefs) -> str:
    """Give the gutter: the first sign of Check."""
    return f"LEFT({board['check']},1)"


def mark_value(board: Board) -> str:
    """Return the first sign of Check."""
    return str(board["check"])[:1]


def finding(board: BoardRefs) -> str:
    """Give the sentence about this board, the first that applies."""
    white, black = board["white_no"], board["black_no"]
    expression = _calm(board)
    for condition, words in reversed(_stops(board)):
        expression = f"IF({condition},{words},{expression})"
    return f'IF({white}&{black}="","",{_with_names(board, expression, SIDES)})'


def finding_value(board: Board) -> str:
    """Return the sentence about a board, the first that applies; "" for a free row."""
    if board.white is None and board.black is None:
        return ""
    said = _stop_value(board) or _met_value(board) or _out_value(board) or _calm_value(board)
    return _with_names_value(said, board, SIDES)


def look(board: BoardRefs) -> str:
    """Give the place of a board with ▲ among all of them, "" for any other."""
    over, waits = f'{board["outcome"]}<>""', f'{board["stones"]}="{UNKNOWN}"'
    place = f"ROW()+IF({over},{_MANY},0)"
    return f'IF(LEFT({board["finding"]},1)="▲",IF({waits},"",{place}),"")'


def look_value(board: Board) -> Cell:
    """Return the place of a board with ▲ among all of them, "" for any other."""
    if not str(board["finding"]).startswith("▲") or board["stones"] == UNKNOWN:
        return ""
    return board.row + (_MANY if board.outcome else 0)


def bye_look(board: BoardRefs) -> str:
    """Give the place of a bye with ▲: before all boards."""
    return f'IF(LEFT({board["finding"]},1)="▲",ROW()-{_MANY},"")'


def bye_look_value(board: Board) -> Cell:
    """Return the place of a bye with ▲: before all boards."""
    return board.row - _MANY if str(board["finding"]).startswith("▲") else ""


def check(board: BoardRefs) -> str:
    """Give the sentence of Check at a board; no ▲ beyond those that a sheet shows at a time."""
    return _within_budget(board, finding, _in_order(board))


def check_value(board: Board) -> Cell:
    """Return the sentence of Check at a board."""
    return _in_order_value(board) if _is_over_budget(board) else board["finding"]


def bye_check(board: BoardRefs) -> str:
    """Give the sentence of Check at a bye."""
    return _within_budget(board, bye_finding, f'"✓ "&{_bye_words(board)}')


def bye_check_value(board: Board) -> Cell:
    """Return the sentence of Check at a bye."""
    if _is_over_budget(board):
        return f"✓ {board.live.say('label.bye-said')}"
    return board["finding"]


def _within_budget(board: BoardRefs, whole: Callable[[BoardRefs], str], calm: str) -> str:
    """Return the finding, `calm` for a ▲ after the first few.

    whole -- gives the finding; it is written out on a sheet without these columns, which shows all
    """
    if not {*_BUDGETED} <= board.own.location.columns.keys():
        return whole(board)
    place, places = board["look"], board.own.seats("look")
    beyond = f'IF({place}="",FALSE,COUNTIF({places},"<"&{place})>={MOST_LOOKS})'
    return f"IF({beyond},{calm},{board['finding']})"


def _is_over_budget(board: Board) -> bool:
    """Tell whether a row has a ▲ after the first few."""
    place, columns = board["look"], board.live.table.location.columns
    return {*_BUDGETED} <= columns.keys() and place != "" and place not in board.live.first_looks


def unshown(own: RoundTable) -> str:
    """Return the expression for how many ▲ a round's sheet does not show."""
    return f"MAX(0,COUNT({own.seats('look')})-{MOST_LOOKS})"


def unshown_value(live: RoundLive) -> int:
    """Return the value of `unshown`."""
    there = "look" in live.table.location.columns
    return max(0, len(live.looks) - MOST_LOOKS) if there else 0


def _stops(board: BoardRefs) -> list[tuple[str, str]]:
    """Return condition and words of everything that must be put right, in order."""
    white, black = board["white_no"], board["black_no"]
    code, typed, both = board["outcome"], board["norm"], {"white": white, "black": black}
    second, stop = board["second_outcome"], "■"
    named = [_named(board, side) for side in SIDES]
    gone = [missed(board[f"{side}_away"]) for side in SIDES]
    result = f'IF({code}="?",{board["result"]},{board["second"]})'
    name = f"IF({named[0]},{white},{black})"
    return [
        (f"OR({','.join(named)})", board.sign(stop, "check.name", typed=name)),
        (_unknown(board), board.sign(stop, "check.unknown")),
        (f'OR({white}="",{black}="")', board.sign(stop, "check.alone", number=f"{white}&{black}")),
        (f"{white}={black}", board.sign(stop, "check.self", number=white)),
        (f"{board.seats_of(white)}>1", board.sign(stop, "check.twice", number=white)),
        (f"{board.seats_of(black)}>1", board.sign(stop, "check.twice", number=black)),
        (_other_winner(board), board.sign(stop, "check.list")),
        (f'AND({code}="?",{typed}="")', board.sign(stop, "check.both", **both)),
        (f'OR({code}="?",{second}="?")', board.sign(stop, "check.result", typed=result, **both)),
        (f'AND({second}<>"",{second}<>{code})', signed(stop, passes_words(board))),
        (unreadable(board), board.sign(stop, "check.stones", typed=board["handicap"])),
        (f"{board['met']}>{board.judged.meetings - 1}", _met_words(board)),
        (
            f'AND({code}="",{"+".join(gone)}>0)',
            board.sign(stop, "check.out", number=f"IF({gone[0]},{white},{black})"),
        ),
    ]


def _stop_value(board: Board) -> str:
    """Return the sentence with ■ on the first thing to be put right, "" where all is well."""
    live, white, black, code = board.live, board.white, board.black, board.outcome
    both = {"white": white, "black": black}
    winners = {"W": white, "B": black}
    listed = [
        winners[won]
        for won in winners
        if board["norm"] and code not in {"?", ""} and code[0] != won and live.listed[winners[won]]
    ]
    typed, stones = concatenated(board["result"]), concatenated(board["handicap"])
    again = board["second_outcome"]
    unknown = [board[f"{side}_no"] for side in SIDES if board.person(side) is None]
    named = [number for number in unknown if isinstance(number, str)]
    found: tuple[tuple[bool, str, dict[str, Cell]], ...] = (
        (bool(named), "check.name", {"typed": next(iter(named), None)}),
        (any(number is not None for number in unknown), "check.unknown", {}),
        (not board.paired, "check.alone", {"number": white or black}),
        (white == black, "check.self", {"number": white}),
        (live.seats[white] > 1, "check.twice", {"number": white}),
        (live.seats[black] > 1, "check.twice", {"number": black}),
        (bool(listed), "check.list", {}),
        (code == "?" and not board["norm"], "check.both", both),
        (code == "?", "check.result", {"typed": typed, **both}),
        (again == "?", "check.result", {"typed": concatenated(board["second"]), **both}),
        (again not in {"", code}, "check.second", passes_facts(board)),
        (is_unreadable(board["handicap"]), "check.stones", {"typed": stones}),
    )
    return next((f"■ {live.say(key, **facts)}" for test, key, facts in found if test), "")


def _unknown(board: BoardRefs) -> str:
    """Return the test for a number that is not in Players."""
    tests = (f'({board[f"{side}_no"]}<>"")*({board.stranger(side)})' for side in SIDES)
    return f"{'+'.join(tests)}>0"


def _named(board: BoardRefs, side: str) -> str:
    """Return the test for a name in place of a number: only the commands can look it up."""
    number = board[f"{side}_no"]
    return f'AND(T({number})<>"",{board.stranger(side)})'


def _met_words(board: BoardRefs) -> str:
    """Return the words for a rematch: to be changed while it is played, unless it is allowed."""
    allowed = f"{board.shared('met', rematches)}=1"
    sign = f'IF(OR({board["outcome"]}<>"",{allowed}),"▲ ","■ ")'
    ended = f'IF({board["outcome"]}="",""," · "&{board["said"]})'
    return f"{sign}&{board.say('check.met')}&{ended}"


def _met_value(board: Board) -> str:
    """Return the words for a rematch: to be changed while it is played, unless it is allowed."""
    if met_value(board) < board.live.facts.meetings:
        return ""
    words, result = board.live.say("check.met"), str(board["said"])
    if result:
        return f"▲ {words} · {result}"
    return f"{'▲' if board.live.facts.rematches else '■'} {words}"


def _other_winner(board: BoardRefs) -> str:
    """Return the test whether the list names somebody who did not win by the typed result."""
    code = board["outcome"]
    sides = (("W", "white_no"), ("B", "black_no"))
    listed = "+".join(f'(LEFT({code})<>"{won}")*{board.in_list(board[own])}' for won, own in sides)
    return f'AND({board["norm"]}<>"",{code}<>"?",{listed}>0)'


def _out_value(board: Board) -> str:
    """Return the words for somebody who is out in this round, while it is played."""
    number = None if board.outcome else out_of(board, SIDES)
    return "" if number is None else f"■ {board.live.say('check.out', number=number)}"


def _calm(board: BoardRefs) -> str:
    """Return the words for a board that is in order: by hand, to be looked at, playing, or won."""
    code, hand, warned = board["outcome"], board["by_hand"], board["warn"]
    in_order = _in_order(board)
    sign = f'IF({board["stones"]}="{UNKNOWN}","▲ ","✎ ")'
    decided = f"{sign}&{board.say('check.you')}&{hand}&{warned}"
    look = f'"▲ "&MID({warned},3,{LONGEST})'
    tail = f'IF({code}="","","· "&{board["said"]})'
    return f'IF({hand}&{warned}="",{in_order},IF({hand}="",{look},{decided})&{tail})'


def _in_order(board: BoardRefs) -> str:
    """Return the words for a board of which nothing is to be said: playing, or who won."""
    playing, provisional = (board.sign("…", f"check.{key}") for key in ("playing", "provisional"))
    waiting = f"IF({overtaken(board)}=1,{provisional},{playing})"  # provisional: B11
    return f'IF({board["outcome"]}="",{waiting},"✓ "&{board["said"]})'


def _in_order_value(board: Board) -> str:
    """Return the words for a board of which nothing is to be said: playing, or who won."""
    key = "check.provisional" if board.live.facts.overtaken else "check.playing"
    return f"✓ {board['said']}" if board["said"] else f"… {board.live.say(key)}"


def _calm_value(board: Board) -> str:
    """Return the words for a board in order: by hand, to be looked at, playing, or won."""
    say, hand = board.live.say, board["by_hand"]
    result, warned = str(board["said"]), str(board["warn"])
    tail = f"· {result}" if result else ""
    if hand:
        sign = "▲" if board["stones"] == UNKNOWN else "✎"
        return f"{sign} {say('check.you')}{hand}{warned}{tail}"
    if warned:
        return f"▲ {warned[2:]}{tail}"
    return _in_order_value(board)


def _with_names(board: BoardRefs, said: str, sides: Iterable[str]) -> str:
    """Return a sentence with name and rank of whom a number means that the name no longer fits.

    The words before may end with a blank, and those are one.
    """
    parts = [said]
    for side in sides:
        facts = {"name": board.player(side, "name"), "rank": f"TRIM({board.player(side, 'rank')})"}
        words = board.say("check.is", number=board[f"{side}_no"], **facts)
        parts.append(f'IF({board[f"{side}_stale"]}*{board[f"{side}_at"]}>0,{words},"")')
    return f"SUBSTITUTE({'&'.join(parts)},{quoted(DOUBLED)},{quoted(SINGLE)})"


def _with_names_value(said: str, board: Board, sides: Iterable[str]) -> str:
    """Return a sentence with name and rank of whom a number means that the name no longer fits.

    The words before may end with a blank, and those are one.
    """
    people = {side: board.person(side) for side in sides if board[f"{side}_stale"]}
    names = "".join(
        board.live.say("check.is", number=board[f"{side}_no"], name=person.name, rank=person.rank)
        for side, person in people.items()
        if person is not None
    )
    return f"{said}{names}".replace(DOUBLED, SINGLE)


def bye_finding(board: BoardRefs) -> str:
    """Give the sentence beside a bye: unknown, twice, a second bye (M6), out, by hand, or bye.

    Out rows have the same formula, so that Bye may be written over Out; they only say what cannot
    be read, and a name that is new.
    """
    number = board["white_no"]
    labels = map(quoted, distinct(every("label.bye")))
    is_bye = ",".join(f"{board['table']}={label}" for label in labels)
    new = f'IF({board["white_stale"]}=1,"✎","")'
    expression = f"IF(OR({is_bye}),{_bye(board, number)},{new})"
    for condition, words in (
        (board.stranger("white"), board.sign("■", "check.unknown")),
        (f'{number}=""', '""'),
        (f'{board["black_no"]}<>""', board.sign("■", "check.bye.black")),
    ):
        expression = f"IF({condition},{words},{expression})"
    named = _with_names(board, expression, SIDES[:1])
    return f"SUBSTITUTE({named},{quoted(ALONE)},{quoted(ALONE[:2])})"


def bye_finding_value(board: Board) -> str:
    """Return the sentence beside a bye; of a known player who is out only a name that is new."""
    words = _bye_value(board) or ("✎" if board["white_stale"] else "")
    return _with_names_value(words, board, SIDES[:1]).replace(ALONE, ALONE[:2])


def _bye(board: BoardRefs, number: str) -> str:
    """Return the words for the bye of a player."""
    once = board.earlier() if board.judged.by_score else ()
    again = "+".join(bye_rows(table, number) for table in once) or "0"
    lines = board.refs.drawn.get(board.number)
    byes = lines.column("bye_no") if lines else "0"
    drawn = f"COUNTIF({byes},{number})" if lines else "1"  # without a record nobody decided
    waiting = f"COUNT({board.refs.rounds[board.number].here().column('missing')})>0"
    had_one = board.say("check.bye.again", number=number)
    gone = away(board, "white")
    out, missed = (f"AND({waiting},{test(gone)})" for test in (absent, unseen))
    expression = f'"✓ "&{_bye_words(board)}'
    for condition, words in (
        (f"{drawn}=0", board.sign("✎", "check.bye.you", number=f"MAX({byes})")),
        (missed, board.sign("▲", "check.bye.unseen", number=number)),
        (out, board.sign("■", "check.out", number=number)),
        (f"{again}>0", f'IF({waiting},"■ ","▲ ")&{had_one}'),
        (f"{board.seats_of(number)}>1", board.sign("■", "check.twice", number=number)),
    ):
        expression = f"IF({condition},{words},{expression})"
    return expression


def _bye_words(board: BoardRefs) -> str:
    """Return the word for a bye, as a text."""
    return quoted(text("label.bye-said", board.refs.language))


def _bye_value(board: Board) -> str:
    """Return the sentence beside a bye without the name; "" beside a known player who is out."""
    live, number = board.live, board.white
    if board.black is not None:
        return f"■ {live.say('check.bye.black')}"
    if number is None:
        return ""
    if board.person("white") is None:
        return f"■ {live.say('check.unknown')}"
    if not live.is_bye(board.row):
        return ""
    drawn, waiting = [line.bye for line in live.facts.drawn if line.bye], live.waiting
    found: tuple[tuple[bool, str, str], ...] = (
        (live.seats[number] > 1, "■", "check.twice"),
        (number in live.facts.byes, "■" if waiting else "▲", "check.bye.again"),
        (waiting and out_of(board, SIDES[:1]) is not None, "■", "check.out"),
        (waiting and is_unseen(board, "white"), "▲", "check.bye.unseen"),
        (bool(live.facts.drawn) and number not in drawn, "✎", "check.bye.you"),
        (True, "✓", "label.bye-said"),
    )
    sign, key = next((sign, key) for test, sign, key in found if test)
    by_draw = max(drawn, default=0)
    return f"{sign} {live.say(key, number=by_draw if key == 'check.bye.you' else number)}"

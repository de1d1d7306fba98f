"""The formulas of Check, one sentence about a board or a bye, and of its sign in the gutter.

sign  meaning
■     must be put right before the next draw
✎     the director decided otherwise than the draw
▲     another handicap than by rule; a rematch that is allowed; a rematch or second bye that is
      over; anything of `warn`
…     playing
✓     in order
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import every, text
from nigiri.workbook.live.round.people import SIDES, away, overtaken, rematches
from nigiri.workbook.live.round.record import unreadable
from nigiri.workbook.live.round.refs import bye_rows, signed
from nigiri.workbook.live.round.result import passes_words
from nigiri.workbook.live.round.warn import absent, missed, unseen
from nigiri.workbook.read.handicap_in_force import UNKNOWN
from nigiri.workbook.words.formulas import distinct, quoted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.workbook.live.round.refs import BoardRefs

LONGEST = 250
"""The longest warning that is repeated, in letters."""
DOUBLED, SINGLE = "  · ", " · "
"""The joint of two parts if the first ends with a blank, and its replacement."""
ALONE = "✎ · "
"""The beginning of a name directly behind the sign; its dot is removed."""


def mark(board: BoardRefs) -> str:
    """Return the formula of the gutter: the first sign of Check."""
    return f"LEFT({board['check']},1)"


def check(board: BoardRefs) -> str:
    """Return the formula of the sentence about this board, the first that applies."""
    white, black = board["white_no"], board["black_no"]
    expression = _calm(board)
    for condition, words in reversed(_stops(board)):
        expression = f"IF({condition},{words},{expression})"
    return f'IF({white}&{black}="","",{_with_names(board, expression, SIDES)})'


def _stops(board: BoardRefs) -> list[tuple[str, str]]:
    """Return (condition, words) of all that must be put right, in order."""
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


def _unknown(board: BoardRefs) -> str:
    """Return the test for a number that is not in Players."""
    tests = (f'({board[f"{side}_no"]}<>"")*({board.stranger(side)})' for side in SIDES)
    return f"{'+'.join(tests)}>0"


def _named(board: BoardRefs, side: str) -> str:
    """Return the test for a name in place of a number, which only commands can look up."""
    number = board[f"{side}_no"]
    return f'AND(T({number})<>"",{board.stranger(side)})'


def _met_words(board: BoardRefs) -> str:
    """Return the words for a rematch: ■ while it is played, unless rematches are allowed."""
    allowed = f"{board.shared('met', rematches)}=1"
    sign = f'IF(OR({board["outcome"]}<>"",{allowed}),"▲ ","■ ")'
    ended = f'IF({board["outcome"]}="",""," · "&{board["said"]})'
    return f"{sign}&{board.say('check.met')}&{ended}"


def _other_winner(board: BoardRefs) -> str:
    """Return the test whether the list names somebody who did not win by the typed result."""
    code = board["outcome"]
    sides = (("W", "white_no"), ("B", "black_no"))
    listed = "+".join(f'(LEFT({code})<>"{won}")*{board.in_list(board[own])}' for won, own in sides)
    return f'AND({board["norm"]}<>"",{code}<>"?",{listed}>0)'


def _calm(board: BoardRefs) -> str:
    """Return the words for a board in order: by hand, a warning, playing, or won."""
    code, hand, warned = board["outcome"], board["by_hand"], board["warn"]
    playing, provisional = (board.sign("…", f"check.{key}") for key in ("playing", "provisional"))
    waiting = f"IF({overtaken(board)}=1,{provisional},{playing})"  # provisional: B11
    in_order = f'IF({code}="",{waiting},"✓ "&{board["said"]})'
    sign = f'IF({board["stones"]}="{UNKNOWN}","▲ ","✎ ")'
    decided = f"{sign}&{board.say('check.you')}&{hand}&{warned}"
    look = f'"▲ "&MID({warned},3,{LONGEST})'
    tail = f'IF({code}="","","· "&{board["said"]})'
    return f'IF({hand}&{warned}="",{in_order},IF({hand}="",{look},{decided})&{tail})'


def _with_names(board: BoardRefs, said: str, sides: Iterable[str]) -> str:
    """Return a sentence with name and rank of each player whose printed name is outdated.

    Where a sentence ends with a blank and the next begins with one, they become one blank.
    """
    parts = [said]
    for side in sides:
        facts = {"name": board.player(side, "name"), "rank": f"TRIM({board.player(side, 'rank')})"}
        words = board.say("check.is", number=board[f"{side}_no"], **facts)
        parts.append(f'IF({board[f"{side}_stale"]}*{board[f"{side}_at"]}>0,{words},"")')
    return f"SUBSTITUTE({'&'.join(parts)},{quoted(DOUBLED)},{quoted(SINGLE)})"


def bye_check(board: BoardRefs) -> str:
    """Return the formula of the sentence beside a bye: the first that applies.

    Unknown number, twice on the sheet, a second bye (M6), out, decided by hand, or just the bye.
    Out rows have the same formula, so that Bye may be written over Out; there it only says what
    cannot be read, and a name that is new.
    """
    number = board["white_no"]
    labels = map(quoted, distinct(every("round.bye")))
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
    expression = f'"✓ "&{quoted(text("check.bye", board.refs.language))}'
    for condition, words in (
        (f"{drawn}=0", board.sign("✎", "check.bye.you", number=f"MAX({byes})")),
        (missed, board.sign("▲", "check.bye.unseen", number=number)),
        (out, board.sign("■", "check.out", number=number)),
        (f"{again}>0", f'IF({waiting},"■ ","▲ ")&{had_one}'),
        (f"{board.seats_of(number)}>1", board.sign("■", "check.twice", number=number)),
    ):
        expression = f"IF({condition},{words},{expression})"
    return expression

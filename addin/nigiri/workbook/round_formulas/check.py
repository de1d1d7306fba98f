"""Check: one sentence about a board or a bye, and its sign in the gutter.

sign  means
■     must be put right before the next draw
✎     the director decided otherwise than the draw
▲     another handicap than by rule; a rematch that is allowed; a rematch or second bye that is
      over; what `warn` names
…     playing
✓     in order
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.round_formulas.board import bye_rows
from nigiri.workbook.round_formulas.handicap import unreadable
from nigiri.workbook.round_formulas.result import outcome_words, passes_words
from nigiri.workbook.round_formulas.warn import SIDES, absent, unseen
from nigiri.workbook.settings import BY_KEY
from nigiri.workbook.words import quoted, text

if TYPE_CHECKING:
    from nigiri.workbook.round_formulas.board import BoardRefs

_SEATS = ("white_no", "black_no")
LONGEST = 250
"""How many letters of what is to be looked at are repeated."""


def mark(board: BoardRefs) -> str:
    """Give the gutter: the first sign of Check."""
    return f"LEFT({board['check']},1)"


def check(board: BoardRefs) -> str:
    """Give the sentence about this board, the first that applies."""
    white, black = board["white_no"], board["black_no"]
    expression = _calm(board)
    for condition, words in reversed(_stops(board)):
        expression = f"IF({condition},{words},{expression})"
    return f'IF(AND({white}="",{black}=""),"",{expression})'


def _stops(board: BoardRefs) -> list[tuple[str, str]]:
    """Return condition and words of everything that must be put right, in order."""
    white, black = board["white_no"], board["black_no"]
    code, typed, both = board["outcome"], board["norm"], {"white": white, "black": black}
    second, stop = board["second_outcome"], "■"
    return [
        *((_named(board, key), board.sign(stop, "check.name", typed=board[key])) for key in _SEATS),
        (_unknown(board), board.sign(stop, "check.unknown")),
        (f'OR({white}="",{black}="")',
         board.sign(stop, "check.alone", number=f"{white}&{black}")),
        (f"{white}={black}", board.sign(stop, "check.self", number=white)),
        (f"{board.seats_of(white)}>1", board.sign(stop, "check.twice", number=white)),
        (f"{board.seats_of(black)}>1", board.sign(stop, "check.twice", number=black)),
        (_other_winner(board), board.sign(stop, "check.list")),
        (f'AND({code}="?",{typed}="")', board.sign(stop, "check.both", **both)),
        (f'{code}="?"', board.sign(stop, "check.result", typed=board["result"], **both)),
        (f'{second}="?"', board.sign(stop, "check.result", typed=board["second"], **both)),
        (f'AND({second}<>"",{second}<>{code})', f'"{stop} "&{passes_words(board)}'),
        (unreadable(board), board.sign(stop, "check.stones", typed=board["handicap"])),
        (f"{_met(board)}>{board.judged.meetings - 1}", _met_words(board)),
        *((f'AND({code}="",{absent(board, side)})',
           board.sign(stop, "check.out", number=board[f"{side}_no"])) for side in SIDES),
    ]  # fmt: skip


def _unknown(board: BoardRefs) -> str:
    """Return the test for a number that is not in Players."""
    tests = (f'AND({board[key]}<>"",{board.known(board[key])}=0)' for key in _SEATS)
    return f"OR({','.join(tests)})"


def _named(board: BoardRefs, key: str) -> str:
    """Return the test for a name in place of a number: only the commands can look it up."""
    return f'AND({board[key]}<>"",NOT(ISNUMBER({board[key]})),{board.known(board[key])}=0)'


def _met(board: BoardRefs) -> str:
    """Return how often these two met in earlier rounds (M7)."""
    white, black = board["white_no"], board["black_no"]
    counts = [
        f"COUNTIFS({table.column('white_no')},{a},{table.column('black_no')},{b})"
        for table in board.earlier()
        for a, b in ((white, black), (black, white))
    ]
    return "+".join(counts) or "0"


def _met_words(board: BoardRefs) -> str:
    """Return the words for a rematch: to be changed while it is played, unless it is allowed."""
    sign = f'IF(OR({board["outcome"]}<>"",{_rematches_allowed(board)}),"▲ ","■ ")'
    ended = f'IF({board["outcome"]}="",""," · "&{outcome_words(board)})'
    return f"{sign}&{board.say('check.met')}&{ended}"


def _rematches_allowed(board: BoardRefs) -> str:
    """Return the test whether the event allows rematches, as the cell of its setting says."""
    cell = board.refs.settings.get("rematches")
    words = next(words for words in BY_KEY["rematches"].choices if words[0] == "allowed")
    tests = ",".join(f"{cell}={quoted(word)}" for word in words)
    return f"OR({tests})" if cell else "FALSE"


def _other_winner(board: BoardRefs) -> str:
    """Return the test whether the list names somebody who did not win by the typed result."""
    code = board["outcome"]
    sides = (("W", "white_no"), ("B", "black_no"))
    tests = (f'AND(LEFT({code},1)<>"{won}",{board.in_list(board[own])}>0)' for won, own in sides)
    return f'AND({board["norm"]}<>"",{code}<>"?",OR({",".join(tests)}))'


def _calm(board: BoardRefs) -> str:
    """Return the words for a board that is in order: by hand, handicap, playing, or won."""
    code, result = board["outcome"], outcome_words(board)
    playing, provisional = (board.sign("…", f"check.{key}") for key in ("playing", "provisional"))
    waiting = f"IF({board.overtaken},{provisional},{playing})"  # provisional: B11
    in_order = f'IF({code}="",{waiting},"✓ "&{result})'
    tail = f'IF({code}="","","· "&{result})'
    pair = f'IF({board["drawn_handicap"]}="",{_advice(board)},"")'
    decided = f"{board.sign('✎', 'check.you')}&{board['by_hand']}&{_new_names(board)}&{pair}"
    warned, by_rule = board["warn"], _by_rule(board)
    look = f"MID({_advice(board)}&{warned},3,{LONGEST})"
    return (
        f'IF({board["by_hand"]}<>"",{decided}&{warned}&{tail},'
        f'IF(AND({by_rule},{warned}=""),{in_order},"▲ "&{look}&{tail}))'
    )


def _by_rule(board: BoardRefs) -> str:
    """Return the test whether the handicap is the one by rule, blank, or has no rule."""
    rule, stones = board["rule"], board["handicap"]
    return f'OR({rule}="",{stones}="",{stones}={rule})'


def _advice(board: BoardRefs) -> str:
    """Return the words for the handicap by rule, "" where that is the one given (M12)."""
    rule = board["rule"]
    weaker = board.say("check.weaker", number=board["white_no"], stones=f"-{rule}")
    other = board.say("check.rule", stones=rule)
    return f'IF({_by_rule(board)},"",IF({rule}<0,{weaker},{other}))'


def _new_names(board: BoardRefs) -> str:
    """Return the names of numbers typed over, which the printed names no longer fit."""
    parts = []
    for side in ("white", "black"):
        number = board[f"{side}_no"]
        words = board.say("check.is", number=number, name=f"TRIM({board.player(number, 'family')})")
        parts.append(f'IF({board[f"{side}_stale"]}=1,{words},"")')
    return "&".join(parts)


def bye_check(board: BoardRefs) -> str:
    """Give the sentence beside a bye: unknown, twice, a second bye (M6), out, by hand, or bye.

    Out rows have the same formula, so that Bye may be written over Out; they only say what cannot
    be read.
    """
    number = board["white_no"]
    labels = (quoted(text("round.bye", spoken)) for spoken in ("en", "fr"))
    is_bye = ",".join(f"{board['table']}={label}" for label in labels)
    expression = f'IF(OR({is_bye}),{_bye(board, number)},"")'
    for condition, words in (
        (f"{board.known(number)}=0", board.sign("■", "check.unknown")),
        (f'{number}=""', '""'),
        (f'{board["black_no"]}<>""', board.sign("■", "check.bye.black")),
    ):
        expression = f"IF({condition},{words},{expression})"
    return expression


def _bye(board: BoardRefs, number: str) -> str:
    """Return the words for the bye of a player."""
    once = board.earlier() if board.judged.by_score else ()
    again = "+".join(bye_rows(table, number) for table in once) or "0"
    lines = board.refs.drawn.get(board.number)
    byes = lines.column("bye_no") if lines else "0"
    drawn = f"COUNTIF({byes},{number})" if lines else "1"  # without a record nobody decided
    waiting = f"COUNT({board.refs.rounds[board.number].here().column('missing')})>0"
    had_one = board.say("check.bye.again", number=number)
    out, away = (f"AND({waiting},{test(board, 'white')})" for test in (absent, unseen))
    expression = f'"✓ "&{quoted(text("check.bye", board.refs.language))}'
    for condition, words in (
        (f"{drawn}=0", board.sign("✎", "check.bye.you", number=f"MAX({byes})")),
        (away, board.sign("▲", "check.bye.unseen", number=number)),
        (out, board.sign("■", "check.out", number=number)),
        (f"{again}>0", f'IF({waiting},"■ ","▲ ")&{had_one}'),
        (f"{board.seats_of(number)}>1", board.sign("■", "check.twice", number=number)),
    ):
        expression = f"IF({condition},{words},{expression})"
    return expression

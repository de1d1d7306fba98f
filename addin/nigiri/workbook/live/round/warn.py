"""What is worth a look about a board: the handicap, who is out, tables, colours, ranks.

code           said of a board                                                     while
out-plays      somebody is out in this round (Out in rounds); it must be put right  it is played
unseen-plays   somebody is not marked here                                          it is played
out-result     somebody is out, and yet the game was played                         it is over
table-missing  no number of a table                                                 it is played
table-double   another board has this table                                         it is played
colour-third   even, and a colour the third round running; exchanged, it is not     it is played
rank-old       the printed rank is no longer that of Players                        it is played

In front of these stand the words for another handicap than by rule (M12), or that it takes the next
command to know it.

Who is out or not here is known of the newest round only. A problem is reported, and the value of
the words is made, from the same list (`warned`). Who warns of something else writes its tests and
what is found side by side, and gives both a place in `PLAYING` or `PLAYED`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.live.round.people import absent, is_unseen, out_of, rank_now, steps_now, unseen
from nigiri.workbook.live.round.sheet import SIDES
from nigiri.workbook.model.spreadsheet import typed_steps
from nigiri.workbook.read.handicap_in_force import UNKNOWN
from nigiri.workbook.spellings.handicaps import OPEN, is_open
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from nigiri.workbook.live.refs import RoundTable
    from nigiri.workbook.live.round.board import Board
    from nigiri.workbook.live.round.refs import BoardRefs
    from nigiri.workbook.model.cells import Cell

_ROUNDS_BEFORE = (1, 2)


class Warned(NamedTuple):
    """One thing to look at.

    code -- of the problem; words -- the key of what Check says; key -- the column it is about
    facts -- of both sentences
    """

    code: str
    words: str
    key: str
    facts: Mapping[str, Cell]


class Kind(NamedTuple):
    """Something that is warned of.

    tests -- yields tests of the formula with the words they stand for
    found -- yields what holds of it on a board
    """

    tests: Callable[[BoardRefs], Iterator[tuple[str, str]]]
    found: Callable[[Board], Iterator[Warned]]


def _unseen_tests(board: BoardRefs) -> Iterator[tuple[str, str]]:
    """Yield the tests for who is not marked here."""
    for side in SIDES:
        words = board.say("check.unseen", number=board[f"{side}_no"])
        yield unseen(board[f"{side}_away"]), words


def _unseen(board: Board) -> Iterator[Warned]:
    """Yield a warning for each player who is not marked here, in the newest round."""
    for side in SIDES:
        number = board[f"{side}_no"]
        if is_unseen(board, side):
            yield Warned("unseen-plays", "check.unseen", f"{side}_no", {"number": number})


def _table_tests(board: BoardRefs) -> Iterator[tuple[str, str]]:
    """Yield the tests for a table without a number, and for one with two games."""
    table = board["table"]
    twice = f"COUNTIF({board.column('table')},{table})>1"
    yield f'{table}=""', board.say("check.table.none")
    yield f'IF({table}<>"",{twice})', board.say("check.table.twice", table=table)


def _tables(board: Board) -> Iterator[Warned]:
    """Yield a table without a number, or with two games."""
    table = board["table"]
    if table is None:
        yield Warned("table-missing", "check.table.none", "table", {})
    elif board.live.tables[table] > 1:
        yield Warned("table-double", "check.table.twice", "table", {"table": table})


def _third_tests(board: BoardRefs) -> Iterator[tuple[str, str]]:
    """Yield the tests for a colour for the third round running."""
    for at, side in enumerate(SIDES, 1):
        words = board.say(f"check.third.{side}", number=board[f"{side}_no"])
        yield f"{board['third']}={at}", words


def _third(board: Board) -> Iterator[Warned]:
    """Yield a colour for the third round running."""
    at = board["third"]
    if isinstance(at, int) and at:
        side = SIDES[at - 1]
        facts = {"number": board[f"{side}_no"], "round": board.live.table.number}
        yield Warned("colour-third", f"check.third.{side}", f"{side}_no", facts)


def _rank_tests(board: BoardRefs) -> Iterator[tuple[str, str]]:
    """Yield the tests for another rank in Players: only the printed one can differ.

    COUNT passes over errors: of a rank that is none, and of 1 divided by no difference.
    """
    for side in SIDES:
        gap = f"{board[f'{side}_steps']}-{board.player(side, 'steps')}"
        printed, rank = f"TRIM({board[f'{side}_rank']})", f"TRIM({board.player(side, 'rank')})"
        facts = {"number": board[f"{side}_no"], "printed": printed, "rank": rank}
        yield f"COUNT(1/({gap}))>0", board.say("check.rank", **facts)


def _ranks(board: Board) -> Iterator[Warned]:
    """Yield a warning for each player with another rank in Players than on the sheet."""
    for side in SIDES:
        person, printed = board.person(side), rank_now(board, side)
        ranks = (steps_now(board, side), typed_steps(person.rank if person else ""))
        if person is not None and None not in ranks and ranks[0] != ranks[1]:
            facts = {"number": board[f"{side}_no"], "printed": printed, "rank": person.rank}
            yield Warned("rank-old", "check.rank", f"{side}_rank", facts)


def _result_tests(board: BoardRefs) -> Iterator[tuple[str, str]]:
    """Yield the tests for who is out, and yet has a result."""
    for side in SIDES:
        words = board.say("check.out.result", number=board[f"{side}_no"])
        yield absent(board[f"{side}_away"]), words


def _results(board: Board) -> Iterator[Warned]:
    """Yield a warning for each player who is out in the newest round, and yet has a result."""
    for side in SIDES:
        number = out_of(board, (side,))
        if number is not None:
            yield Warned("out-result", "check.out.result", "result", {"number": number})


PLAYING = (
    Kind(_unseen_tests, _unseen),
    Kind(_table_tests, _tables),
    Kind(_third_tests, _third),
    Kind(_rank_tests, _ranks),
)
"""What is looked at while the game goes on, in the order in which it is said."""
PLAYED = (Kind(_result_tests, _results),)
"""What is looked at once it was played."""


def warned(board: Board) -> Iterator[Warned]:
    """Yield the warnings (▲) about a board with two players, in the order of the formula."""
    played = () if board.outcome.endswith(("!", "?")) else PLAYED
    for kind in played if board.outcome else PLAYING:
        yield from kind.found(board)


def warn(board: BoardRefs) -> str:
    """Give the warnings (▲), each with a dot in front and a blank behind; "" for none."""
    said, over = (_all_words(board, kinds) for kinds in (PLAYING, PLAYED))
    code, alone = board["outcome"], f'OR({board["white_no"]}="",{board["black_no"]}="")'
    default = f'OR(RIGHT({code})="!",{code}="?")'
    so_far = f'IF({code}="",{said},IF({default},"",{over}))'
    later = f'IF({board["stones"]}="{UNKNOWN}",{board.say("check.next")},"")'
    return f'IF({alone},"",{_advice(board)}&{later}&{so_far})'


def warn_value(board: Board) -> str:
    """Return the warnings in words, the handicap by rule first; "" without that column."""
    if "warn" not in board.live.table.location.columns or not board.paired:
        return ""
    words = (board.live.say(each.words, **each.facts) for each in warned(board))
    later = board.live.say("check.next") if board["stones"] == UNKNOWN else ""
    return _advice_value(board) + later + "".join(words)


def _all_words(board: BoardRefs, kinds: Iterable[Kind]) -> str:
    """Return the expression for the words of all tests that hold."""
    tests = (found for kind in kinds for found in kind.tests(board))
    return "&".join(f'IF({test},{words},"")' for test, words in tests)


def _advice(board: BoardRefs) -> str:
    """Return the words for the handicap by rule, "" where that is the one given (M12).

    And where the director gave the pair that was drawn another handicap, or table.
    """
    rule, stones = board["rule"], board["stones"]
    by_rule = f'{rule}="",{stones}={rule}'
    decided = f'AND({board["by_hand"]}<>"",{board["drawn_handicap"]}<>"")'
    weaker = board.say("check.weaker", number=board["white_no"], stones=f"-{rule}")
    other = board.say("check.rule", stones=rule)
    return f'IF(OR({by_rule},{decided}),"",IF({rule}<0,{weaker},{other}))'


def _advice_value(board: Board) -> str:
    """Return the words for the handicap by rule; "" as in the formula."""
    say, rule = board.live.say, board["rule"]
    decided = board["by_hand"] and board.pair is not None
    if decided or not isinstance(rule, int) or board["stones"] == rule:
        return ""
    if rule < 0:
        return say("check.weaker", number=board.white, stones=-rule)
    return say("check.rule", stones=rule)


def third(board: BoardRefs) -> str:
    """Give 1 where White has White a third round running, 2 for Black, 0 for neither.

    Only of even games in which nobody else would, were the colours exchanged, and not while they
    are open.
    """
    (white, black) = (
        f"{_twice(board, side, side)}>{_twice(board, side, other)}"
        for side, other in (SIDES, SIDES[::-1])
    )
    none = f"{board['stones']}<>0"
    if board.opened:
        none = f"OR({none},TRIM({board['handicap']})={quoted(OPEN)})"
    return f"IF({none},0,IF({white},1,IF({black},2,0)))"


def third_value(board: Board) -> int:
    """Return 1 where White has White a third round running, 2 for Black, 0 for neither."""
    facts = board.live.facts
    if board["stones"] != 0 or is_open(board["handicap"]):
        return 0
    had = dict(zip(SIDES, (facts.white_twice, facts.black_twice), strict=True))
    for at, (side, other) in enumerate((SIDES, SIDES[::-1]), 1):
        if board[f"{side}_no"] in had[side] and board[f"{other}_no"] not in had[side]:
            return at
    return 0


def _twice(board: BoardRefs, colour: str, side: str) -> str:
    """Return the test whether that side had the colour in both rounds before.

    Games by default and open colours apart. The second round is looked at only where the first
    says so.
    """
    tables = [board.refs.rounds.get(board.number - back) for back in _ROUNDS_BEFORE]
    counts = (
        f"COUNTIFS({table.column(f'{colour}_no')},{board[f'{side}_no']},"
        f'{table.column("outcome")},"<>*!"{_known(board, table)})>0'
        for table in tables
        if table is not None
    )
    return f"IF({','.join(counts)})" if None not in tables else "FALSE"


def _known(board: BoardRefs, table: RoundTable) -> str:
    """Return the condition for a board whose colours are known; "" where none may be open."""
    if table.number not in board.refs.opened:
        return ""
    return f",{table.column('handicap')},{quoted(f'<>{OPEN}')}"

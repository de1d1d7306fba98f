"""The questions to players and helpers, one a page, and what is told when they are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

from nigiri.domain.model.event import Outcome
from nigiri.domain.model.hall import Side
from nigiri.hall.boards import WON
from nigiri.hall.steps import Ask, Choice, Field, Step
from nigiri.messages.message import message
from nigiri.workbook.spellings.results import code_of, written

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.domain.model.event import Result
    from nigiri.domain.model.hall import Seats, Spoken
    from nigiri.hall.boards import Board
    from nigiri.messages.message import Message
    from nigiri.reports.frame.language import Speech

OTHER = {Side.WHITE: Side.BLACK, Side.BLACK: Side.WHITE}
_SIDES = {result.outcome: side for side, result in WON.items()}


class Way(NamedTuple):
    """A page with what its links carry on: round, side and code."""

    path: str
    along: Mapping[str, str]

    def link(self, below: str = "", **more: object) -> str:
        """Return the link to it, or to a page below it, with something more."""
        return f"{self.path}{below}?{urlencode({**self.along, **more})}"


def result_words(board: Board, result: Result) -> Message:
    """Return a result with the name of the winner."""
    side = _SIDES.get(result.outcome)
    if side is not None:
        key = "hall.page.won-default" if result.by_default else "hall.page.won"
        return message(key, name=board.names[side])
    if result.outcome is Outcome.JIGO and not result.by_default:
        return message("hall.page.jigo")
    return message("hall.page.other", result=written(result))


def board_words(board: Board) -> Message:
    """Return the round and table of a board."""
    return message("hall.page.board", round=board.seats.round, table=board.seats.table)


def enter(table: str = "", bad: Message | None = None) -> Step:
    """Ask for a table and its code."""
    tip = message("hall.page.code.tip")
    fields = (
        Field("table", message("hall.page.table"), table, digits=True),
        Field("c", message("hall.page.code"), digits=True, tip=tip),
    )
    ask = Ask("/t", message("hall.page.go-on"), fields, method="get")
    return Step(message("hall.page.report"), bad=bad, ask=ask, links=[_HELPERS, _WHO])


def who(board: Board, way: Way, others: Iterable[Choice], speech: Speech) -> Step:
    """Ask a player which of the two it is; others -- links to other rounds at that table."""
    choices = [
        Choice(name, way.link(by=side.value), "" if board.open else speech.say(side.value))
        for side, name in board.names.items()
    ]
    return Step(
        message("hall.page.who-are-you"),
        board_words(board),
        told=[message("hall.page.not-you")],
        choices=choices,
        links=[*others, _FIND, _REPORT],
    )


def won(board: Board, way: Way, by: Side) -> Step:
    """Ask for the result."""
    choices = [
        Choice(result_words(board, result), way.link(result=code_of(result)))
        for result in board.offered(by)
    ]
    return Step(
        message("hall.page.who-won"),
        board_words(board),
        choices=choices,
        links=[_back(way, by)],
    )


def confirm(board: Board, way: Way, result: Result) -> Step:
    """Show the result in large letters, to be sent."""
    along = {**way.along, "result": code_of(result), **_seated(board)}
    return Step(
        message("hall.page.confirm"),
        board_words(board),
        large=[result_words(board, result)],
        told=[
            message("hall.page.pair", white=board.names[Side.WHITE], black=board.names[Side.BLACK])
        ],
        ask=Ask(way.path, message("hall.page.send"), along=along),
        links=[Choice(message("hall.page.no-back"), way.link(change=1))],
    )


def received(board: Board, way: Way, by: Side, spoken: Spoken, *, home: Choice | None) -> Step:
    """Tell that the word of a side is kept, and what the others have said.

    home -- the link for who goes home, None in the last round
    """
    words = {word.by: word.result for word in spoken.words}
    mine = words[by]
    told = [
        message(
            "hall.page.same" if result == mine else "hall.page.otherwise",
            who=_speaker(board, side),
            result=result_words(board, result),
        )
        for side, result in words.items()
        if side is not by
    ]
    unlike = any(result != mine for result in words.values())
    quiet = OTHER[by] not in words and not words.keys() & {Side.HELPER}
    waits = [message("hall.page.nothing-yet", name=board.names[OTHER[by]])] * quiet
    go = message("hall.page.go-to-desk" if unlike else "hall.page.counts")
    return Step(
        message("hall.page.received"),
        board_words(board),
        large=[result_words(board, mine)],
        told=[*told, *waits, go],
        links=[
            Choice(message("hall.page.look-again"), way.link()),
            Choice(message("hall.page.change"), way.link(change=1)),
            *filter(None, [home]),
            _START,
        ],
    )


def settled(board: Board) -> Step:
    """Tell that the workbook has a result already; which one is not said: it may not be shown."""
    return Step(
        message("hall.page.settled"),
        board_words(board),
        told=[message("hall.page.settled.wrong")],
        links=[_START],
    )


def home_question(board: Board, way: Way, by: Side) -> Step:
    """Ask whether a player really goes home."""
    facts = {"name": board.names[by], "round": board.seats.round}
    return Step(
        message("hall.page.confirm"),
        board_words(board),
        large=[message("hall.page.goes-home", **facts)],
        told=[message("hall.page.home.tip")],
        ask=Ask(
            f"{way.path}/home", message("hall.page.send"), along={**way.along, **_seated(board)}
        ),
        links=[Choice(message("hall.page.no-back"), way.link())],
    )


def home_received(board: Board, way: Way, by: Side) -> Step:
    """Tell that it is kept that a player goes home."""
    facts = {"name": board.names[by], "round": board.seats.round}
    return Step(
        message("hall.page.received"),
        board_words(board),
        large=[message("hall.page.goes-home", **facts)],
        told=[message("hall.page.home.told")],
        links=[Choice(board_words(board), way.link()), _START],
    )


def helper_code(bad: Message | None = None) -> Step:
    """Ask for the code of the helpers."""
    tip = message("hall.page.helper.tip")
    fields = (Field("code", message("hall.page.helper.code"), tip=tip),)
    ask = Ask("/helper", message("hall.page.go-on"), fields)
    return Step(message("hall.page.helpers"), bad=bad, ask=ask, links=[_START, _WHO])


def helper_tables(
    boards: Iterable[Board], said: Mapping[Seats, Spoken], done: Message | None
) -> Step:
    """Show the tables without a result: first those that still need somebody to go there.

    done -- what was received just now
    """
    waits: list[Choice] = []
    came_in: list[Choice] = []
    for board in boards:
        spoken = said.get(board.seats)
        settled = spoken is not None and spoken.result is not None
        (came_in if settled else waits).append(_table_choice(board, spoken))
    told = [] if waits else [message("hall.page.helper.none")]
    return Step(
        message("hall.page.helper.tables"),
        told=[*filter(None, [done]), *told],
        choices=waits,
        done_title=message("hall.page.helper.came"),
        done=came_in,
        links=[Choice(message("hall.page.look-again"), "/helper"), _START],
    )


def _table_choice(board: Board, spoken: Spoken | None) -> Choice:
    """Return the link to a table, with what was said about it."""
    facts = {"table": board.seats.table, **{side.value: board.names[side] for side in OTHER}}
    link = f"/helper/t/{board.seats.table}?r={board.seats.round}"
    return Choice(message("hall.page.helper.table", **facts), link, _state(board, spoken))


def rights() -> Step:
    """Say who may do what, and what is kept."""
    keys = ("all", "table", "helper", "director", "again", "kept", "open", "paper")
    told = [message(f"hall.page.who.{key}") for key in keys]
    return Step(message("hall.page.who"), told=told, links=[_START, _REPORT, _HELPERS])


def refused(title: Message, told: Message | None = None) -> Step:
    """Tell why something is not done."""
    return Step(title, told=[*filter(None, [told])], links=[_START, _REPORT])


_FIND = Choice(message("hall.page.find"), "/")
_START = Choice(message("hall.page.start"), "/")
_REPORT = Choice(message("hall.page.report"), "/report")
_HELPERS = Choice(message("hall.page.helpers"), "/helper")
_WHO = Choice(message("hall.page.who"), "/who")


def _seated(board: Board) -> dict[str, str]:
    """Return the two players of a board, to be sent along: the pairing may change in between."""
    return {"white": str(board.seats.white), "black": str(board.seats.black)}


def _back(way: Way, by: Side) -> Choice:
    """Return the link to the question before."""
    if by is Side.HELPER:
        return Choice(message("hall.page.helper.tables"), "/helper")
    along = {key: text for key, text in way.along.items() if key != "by"}
    return Choice(message("hall.page.not-me"), way._replace(along=along).link())


def _speaker(board: Board, side: Side) -> str | Message:
    """Return the name of a speaker, a word for a helper."""
    return message("hall.page.a-helper") if side is Side.HELPER else board.names[side]


def _state(board: Board, spoken: Spoken | None) -> Message | str:
    """Return a few words on the reports about a board, "" for none."""
    if spoken is None:
        return ""
    if spoken.result is None:
        return message("hall.page.disagree")
    return message("hall.page.said", result=result_words(board, spoken.result))

"""The wall chart and the ladder."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nigiri.buttons.orders import Outcome
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.buttons.orders import Order


def chart(order: Order) -> Outcome:
    """Add the chart of the side event, or enter a game on it."""
    from nigiri.desk.side_events.chart import Result, chart_view
    from nigiri.desk.side_events.chart import chart as action

    given = order.answers
    pair = _both(given.get("winner"), given.get("loser"))
    work = order.work(partial(action, result=pair and Result(*pair, given["jigo"])))
    return Outcome(work, chart_view(work.after))


def ladder(order: Order) -> Outcome:
    """Add the ladder, or enter a challenge or its result."""
    from nigiri.desk.side_events.ladder import Challenged, ladder_view
    from nigiri.desk.side_events.ladder import ladder as action

    given = order.answers
    pair, how = _both(given.get("challenger"), given.get("challenged")), given["winner"]
    won = how == "won" if how else None
    work = order.work(partial(action, challenge=pair and Challenged(*pair, won)))
    return Outcome(work, ladder_view(work.after))


def _both(one: int | None, other: int | None) -> tuple[int, int] | None:
    """Return two numbers, None for neither; WrongUse for one alone."""
    if (one is None) != (other is None):
        raise WrongUse(message("button.half-a-game"))
    return None if one is None or other is None else (one, other)

"""The server's answers: published pages from memory, and the questions to players and helpers.

path                      answer                                                     module
/, /NAME                  a published page; nothing else has a name                  published
/report, /t?table=7&c=... asks for table and code, and leads to the table            players
/t/7?c=...                a player's questions; POST: the result is received         players
/t/7/home?c=...           "I go home after this round"                               players
/helper, /helper/t/7      the same for helpers, who have shown their code            helpers
/who                      who may do what                                            questions

Players, helpers and questions give a `Step`; its HTML is made by `page_of` in steps.py.

No name leads to a file: pages are looked up in a table, and all that is written is the inbox.
Under which addresses and port it is found: addresses.py. A player who asked not to be named is a
number on every page: reports/site/site.py.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from nigiri.errors import NigiriError
from nigiri.hall import questions
from nigiri.hall.devices import phone_of, remember
from nigiri.hall.guard import HEADERS, Refused, check
from nigiri.hall.helpers import helper_board, helper_tables
from nigiri.hall.players import enter, find, player_board, player_home
from nigiri.hall.published import page
from nigiri.hall.steps import page_of, policy
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request
    from starlette.types import ASGIApp

    from nigiri.hall.state import Hall
    from nigiri.hall.steps import Step

    Handler = Callable[[Hall, Request], Awaitable[Step | Response]]

_NOT_FOUND, _FAULT, _NOT_WRITTEN = 404, 500, 503


def app_of(hall: Hall) -> ASGIApp:
    """Return the application; `hall.hosts` says under which names it answers."""

    def route(path: str, handler: Handler, *methods: str) -> Route:
        return Route(path, partial(_answered, hall, handler), methods=["GET", *methods])

    app = Starlette(
        routes=[
            route("/report", enter),
            route("/t", find),
            route("/t/{table:int}", player_board, "POST"),
            route("/t/{table:int}/home", player_home, "POST"),
            route("/helper", helper_tables, "POST"),
            route("/helper/t/{table:int}", helper_board, "POST"),
            route("/who", _rights),
            route("/", page),
            route("/{name}", page),
        ],
        exception_handlers={404: partial(_unknown, hall), 405: partial(_unknown, hall)},
    )
    app.router.redirect_slashes = False
    return app


async def _answered(hall: Hall, handler: Handler, request: Request) -> Response:
    """Return the answer of a handler, or the page that tells why there is none."""
    try:
        check(request, hall.hosts)
        answer = await handler(hall, request)
        response = answer if isinstance(answer, Response) else _shown(hall, request, answer)
        if isinstance(answer, RedirectResponse):
            remember(answer, phone_of(request))
    except Refused as refused:
        response = _shown(
            hall, request, questions.refused(refused.title, refused.told), refused.status
        )
        if refused.wait:
            response.headers["Retry-After"] = str(refused.wait)
    except (OSError, NigiriError) as error:
        hall.tell(message("hall.serve.not-written", trouble=str(error)))
        response = _shown(hall, request, _NO_RESULT, _NOT_WRITTEN)
    except Exception as error:  # noqa: BLE001 -- the last net: a page, and a line for the director
        hall.tell(message("hall.serve.fault", kind=f"{type(error).__name__}: {error}"))
        response = _shown(hall, request, _NO_RESULT, _FAULT)
    for name, text in HEADERS.items():
        response.headers.setdefault(name, text)
    return response


def _shown(hall: Hall, request: Request, step: Step, status: int = 200) -> Response:
    """Return a page with a question, or with what came of it; the phone keeps its sign."""
    response = HTMLResponse(page_of(step, hall.saved), status)
    response.headers["Content-Security-Policy"] = policy(hall.saved.frame.own)
    remember(response, phone_of(request))
    return response


_NO_RESULT = questions.refused(message("hall.page.fault"), message("hall.page.fault.slip"))


async def _unknown(hall: Hall, request: Request, _error: Exception) -> Response:
    """Return the page that there is no such page."""
    return await _answered(hall, _nothing, request)


async def _nothing(_hall: Hall, _request: Request) -> Step:
    """Raise Refused: there is no such page."""
    raise Refused(_NOT_FOUND, message("hall.page.no-page"))


async def _rights(_hall: Hall, _request: Request) -> Step:
    """Say who may do what."""
    return questions.rights()

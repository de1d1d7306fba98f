"""Phones in the hall: each with its own cookies, asking the server without a network."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import httpx

from nigiri.domain.model.hall import Side
from nigiri.hall.app import app_of
from nigiri.hall.saved_event import read_saved
from nigiri.hall.state import Hall

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.hall.boards import Board
    from nigiri.messages.message import Message

ADDRESS = "http://192.168.1.20:8033"


class Clock:
    """A clock that goes on when a test says so."""

    def __init__(self) -> None:
        """Begin at some moment."""
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the seconds."""
        return self.now


class Room:
    """A hall, what its window says, and a clock for its limits."""

    def __init__(self, file: Path) -> None:
        """Open the hall of a workbook."""
        self.told: list[Message] = []
        self.hall = Hall(file, read_saved(file), self.told.append)
        self.hall.hosts = frozenset({"192.168.1.20:8033"})
        self.clock = Clock()
        self.hall.tries._clock = self.hall.rate._clock = self.clock  # noqa: SLF001

    def board(self, table: int) -> Board:
        """Return the newest board of a table."""
        return self.hall.saved.boards[table][0]

    def code(self, table: int) -> str:
        """Return the code of a table."""
        return self.hall.codes.tables[table]

    def save(self) -> None:
        """Show the workbook as it is now."""
        self.hall.show(read_saved(self.hall.file))


class Phone:
    """A phone with its cookies; shown -- the words of the last page, status -- of HTTP."""

    def __init__(self, room: Room, address: str = "192.168.1.77") -> None:
        """Join the hall."""
        self.room, self.cookies = room, httpx.Cookies()
        self.shown, self.status = "", 0
        self.answer: httpx.Response | None = None
        self._transport = httpx.ASGITransport(app_of(room.hall), client=(address, 50000))

    def opens(self, path: str, **headers: str) -> str:
        """Open a page, and return its words."""
        return self._asks("GET", path, headers=headers)

    def sends(self, path: str, form: dict[str, Any], **headers: str) -> str:
        """Send a form as a page of the hall does, and return the words of the page it leads to."""
        return self._asks("POST", path, data=form, headers={"origin": ADDRESS, **headers})

    def says(self, table: int, by: str, result: str, code: str = "") -> str:
        """Report a result as a player."""
        seats = self.room.board(table).seats
        form = {
            "c": code or self.room.code(table), "by": by, "r": seats.round, "result": result,
            "white": seats.white, "black": seats.black,
        }  # fmt: skip  # a form
        return self.sends(f"/t/{table}", form)

    def helps(self) -> str:
        """Show the code of the helpers."""
        return self.sends("/helper", {"code": self.room.hall.codes.helper})

    def reports(self, table: int, result: str) -> str:
        """Report a result as a helper."""
        seats = self.room.board(table).seats
        form = {
            "r": seats.round, "result": result, "white": seats.white, "black": seats.black,
        }  # fmt: skip  # a form
        return self.sends(f"/helper/t/{table}", form)

    def _asks(self, method: str, path: str, **what: Any) -> str:  # noqa: ANN401 -- of httpx
        """Ask for a page and follow where it leads."""
        with ThreadPoolExecutor(1) as apart:  # a browser of other tests may hold this one's loop
            asked = apart.submit(lambda: asyncio.run(self._asked(method, path, **what)))
        self.answer = asked.result()
        self.status = self.answer.status_code
        text = (
            self.answer.text.partition("<main")[2].partition(">")[2].partition("</main>")[0]
            or self.answer.text
        )
        self.shown = " ".join(re.sub(r"<[^>]*>", " ", text).split())
        return self.shown

    async def _asked(self, method: str, path: str, **what: Any) -> httpx.Response:  # noqa: ANN401
        """Return the last answer."""
        async with httpx.AsyncClient(
            transport=self._transport,
            base_url=ADDRESS,
            cookies=self.cookies,
            follow_redirects=True,
        ) as client:
            answer = await client.request(method, path, **what)
            self.cookies = client.cookies
            return answer


def name(room: Room, table: int, side: str) -> str:
    """Return the name that is shown of a side at a table."""
    return room.board(table).names[Side(side)]

"""What the hall does not do: strangers, wrong codes, other pages, other names, other files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.hall import Side
from nigiri.hall.devices import HELPER, PHONE
from nigiri.hall.guard import LARGEST_FORM
from nigiri.hall.limits import LIMITS, MOST_KEYS, Rate, Tries
from nigiri.hall.players import MOST
from tests.hall.phones import ADDRESS, Clock, Phone, Room

if TYPE_CHECKING:
    from tests.cli.shell import Shell


def wrong(room: Room, table: int) -> str:
    """Return a code that is not that of a table."""
    return "2222" if room.code(table) != "2222" else "3333"


def test_a_wrong_code_is_refused_and_soon_has_to_wait(room: Room, phone: Phone) -> None:
    """The right one has to wait as well, else waiting would tell which is right."""
    free = LIMITS["phone"].free
    for _ in range(free):
        assert "This is not the code of table 1" in phone.opens(f"/t/1?c={wrong(room, 1)}")
        assert 403 == phone.status
    phone.opens(f"/t/1?c={wrong(room, 1)}")

    assert "wait 10 seconds" in phone.opens(f"/t/1?c={room.code(1)}")
    assert phone.answer is not None
    assert (429, "10") == (phone.status, phone.answer.headers["retry-after"])
    assert "is trying wrong codes" in room.told[-1]
    room.clock.now += 11
    assert "Who are you?" in phone.opens(f"/t/1?c={room.code(1)}")
    assert () == room.hall.inbox.reported


def test_a_phone_that_forgets_its_cookies_waits_all_the_same(room: Room) -> None:
    """By the code that it tries, and by its address."""
    for _ in range(LIMITS["code"].free + 1):
        Phone(room).opens(f"/t/1?c={wrong(room, 1)}")

    assert "wait" in Phone(room, "192.168.1.99").opens(f"/t/1?c={room.code(1)}")
    assert "Who are you?" in Phone(room, "192.168.1.99").opens(f"/t/2?c={room.code(2)}")
    assert "Tables without a result" in Phone(room, "192.168.1.99").helps()


def test_helpers_cannot_be_shut_out(room: Room) -> None:
    """Whoever tries their code from elsewhere has to wait; they do not."""
    for _ in range(100):
        Phone(room).sends("/helper", {"code": "AAAAAA"})

    assert "wait" in Phone(room).helps()
    assert "Tables without a result" in Phone(room, "192.168.1.99").helps()


def test_a_code_is_read_as_people_type_it(room: Room, phone: Phone) -> None:
    """With blanks and small letters; the digits of another table are no code."""
    code = room.hall.codes.helper.lower()

    assert "Tables without a result" in phone.sends("/helper", {"code": f" {code[:3]} {code[3:]}"})
    assert "This is not the code" in Phone(room).opens(f"/t/1?c={room.code(2)}")
    assert "Code of the table" in phone.opens("/t/1")
    assert "This is not the code of table 99" in phone.opens("/t/99?c=2222")


def test_a_helper_is_known_by_a_seal_that_no_other_phone_can_use(room: Room, phone: Phone) -> None:
    """It holds when the server starts anew, and for that phone alone."""
    phone.helps()
    seal = phone.cookies[HELPER]
    again, thief = Phone(Room(room.hall.file)), Phone(room)
    again.cookies = phone.cookies
    thief.cookies.set(HELPER, seal)
    thief.cookies.set(PHONE, "0123456789abcdef")

    assert "Tables without a result" in again.opens("/helper")
    assert "Code of the helpers" in thief.opens("/helper")
    assert "Code of the helpers" in thief.reports(1, "W")
    assert () == room.hall.inbox.reported


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://192.168.1.20", "https://192.168.1.20:80"]
)
def test_a_form_of_another_page_is_refused(room: Room, phone: Phone, origin: str) -> None:
    """Also one that no page at all has sent; an old phone says Referer in place of Origin."""
    seats = room.board(1).seats
    form = {
        "c": room.code(1), "by": "white", "r": 1, "result": "W",
        "white": seats.white, "black": seats.black,
    }  # fmt: skip  # a form

    phone.sends("/t/1", form, origin=origin)
    assert (403, ()) == (phone.status, room.hall.inbox.reported)
    phone.sends("/t/1", form, origin="", referer=f"{ADDRESS}/t/1")
    assert (200, 1) == (phone.status, len(room.hall.inbox.reported))


@pytest.mark.parametrize("path", ["/", "/tables-1.html", "/report", "/helper", "/nothing"])
def test_another_name_is_not_answered(room: Room, phone: Phone, path: str) -> None:
    """A page elsewhere whose name leads here reads nothing (DNS rebinding)."""
    assert "under the address that the director gave" in phone.opens(path, host="evil.example")
    assert 421 == phone.status
    assert phone.answer is not None
    assert room.board(1).names[Side.WHITE] not in phone.answer.text
    assert room.board(1).names[Side.WHITE] in phone.opens("/")


@pytest.mark.parametrize(
    "path",
    [
        "/../open.xlsx", "/..%2fopen.xlsx", "/%2e%2e/%2e%2e/etc/passwd", "/open.xlsx",
        "/open.xlsx%20hall/codes.json", "/codes.json", "/inbox.jsonl", "//etc/passwd",
        "/t/1/../../codes.json", "/index.html%00.txt", "/t/-1", "/t/1e9", "/helper/t/x",
        "/static/..%5c..%5copen.xlsx", "/club-logo.png",
    ],
)  # fmt: skip  # paths, several a line
def test_no_path_leads_to_a_file(room: Room, phone: Phone, path: str) -> None:
    """There is no such page, whatever it is called."""
    said = phone.opens(path)

    assert (404, "There is no such page") == (phone.status, said[:21])
    assert phone.answer is not None
    assert room.hall.codes.helper not in phone.answer.text


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_other_methods_do_nothing(room: Room, phone: Phone, method: str) -> None:
    """There is nothing to be put or removed."""
    phone._asks(method, "/t/1", headers={"origin": ADDRESS})  # noqa: SLF001

    assert (404, ()) == (phone.status, room.hall.inbox.reported)


def test_a_large_form_is_refused(room: Room, phone: Phone) -> None:
    """And one that is no form; neither comes to the inbox."""
    phone.sends("/t/1", {"c": "2" * LARGEST_FORM})
    assert 413 == phone.status
    phone.sends("/t/1", {f"field{number}": 1 for number in range(100)})
    assert 400 == phone.status
    phone.opens(f"/t/1?c={'2' * 2000}")
    assert (414, ()) == (phone.status, room.hall.inbox.reported)


def test_a_phone_reports_so_much_a_minute_and_no_more(room: Room, phone: Phone) -> None:
    """What was too much is not in the inbox."""
    for _ in range(MOST):
        phone.says(1, "white", "W")
    assert (200, MOST) == (phone.status, len(room.hall.inbox.reported))
    phone.says(1, "white", "B")
    assert (429, MOST) == (phone.status, len(room.hall.inbox.reported))
    room.clock.now += 61
    phone.says(1, "white", "B")
    assert (200, MOST + 1) == (phone.status, len(room.hall.inbox.reported))


def test_a_full_inbox_is_told(room: Room, phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody plays tricks: the disk stays free."""
    monkeypatch.setattr("nigiri.hall.state.MOST_BYTES", 10)
    phone.says(1, "white", "W")

    phone.says(1, "white", "W")

    assert (503, 1) == (phone.status, len(room.hall.inbox.reported))


def test_every_answer_says_what_browsers_may_do(phone: Phone) -> None:
    """No frames, no scripts but our own, nothing from elsewhere, no guessing of kinds."""
    found = {}
    for path in ("/", "/tables-1.html", "/report", "/who", "/nothing", "/hall-version.txt"):
        phone.opens(path)
        assert phone.answer is not None
        found[path] = phone.answer.headers
    told = {path: each["content-security-policy"] for path, each in found.items()}

    assert all("frame-ancestors 'none'" in each for each in told.values())
    assert all("script-src" not in told[path] for path in ("/report", "/who", "/nothing"))
    assert {"nosniff"} == {each["x-content-type-options"] for each in found.values()}
    assert {"DENY"} == {each["x-frame-options"] for each in found.values()}
    cookies = found["/report"]["set-cookie"]
    assert ("HttpOnly" in cookies, "SameSite=lax" in cookies) == (True, True)
    assert "set-cookie" not in found["/"]


def test_hidden_names_stay_hidden(shell: Shell) -> None:
    """On pages, at the board, at the helpers', and in what comes back."""
    shell.types("players", {(4, "hide"): "yes"})
    who = next(each for each in shell.event.players if each.hidden)
    room = Room(shell.file)
    boards = (board for board, *_ in room.hall.saved.boards.values())
    board = next(each for each in boards if who.number in each.seats[2:])
    table = board.seats.table
    phone = Phone(room)
    phone.helps()
    pages = [
        "/",
        "/tables-1.html",
        "/helper",
        f"/helper/t/{table}",
        f"/t/{table}?c={room.code(table)}",
    ]
    texts = [phone.opens(path) for path in pages]
    texts.append(phone.reports(table, "W"))
    texts.append(phone.says(table, "white", "B"))

    assert who.family in {each.family for each in shell.event.players}
    assert [] == [text for text in texts if who.family in text]
    assert f"Player {who.number}" in texts[1]
    assert [] == [told for told in room.told if who.family in told]


def test_waits_grow_and_are_forgotten() -> None:
    """Twice as long each time, up to a limit, and an hour later all is well."""
    clock = Clock()
    tries, waits = Tries(clock), []
    for _ in range(LIMITS["address"].free + 8):
        tries.wrong(("address", "one"))
        waits.append(tries.wait(("address", "one"), ("address", "other")))

    assert [0] * LIMITS["address"].free + [5, 10, 20, 40, 60, 60, 60, 60] == waits
    clock.now += 3601
    tries.wrong(("address", "one"))
    assert 0 == tries.wait(("address", "one"))


def test_only_so_many_are_remembered() -> None:
    """Else phones that forget their cookies would fill the memory."""
    tries, rate = Tries(Clock()), Rate(Clock())
    for number in range(MOST_KEYS + 10):
        tries.wrong(("phone", str(number)))
        rate.allows(str(number), 1)

    assert MOST_KEYS == len(tries._tried) == len(rate._done)  # noqa: SLF001

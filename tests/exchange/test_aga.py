"""Reports to the AGA: what nigiri writes, by a parser of its own, and what others wrote."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.domain.rules import rule_set
from nigiri.errors import Forbidden, WrongUse
from nigiri.exchange.aga import contacts
from nigiri.exchange.aga import write as aga
from nigiri.exchange.aga.lines import fits
from nigiri.exchange.aga.read import read
from nigiri.exchange.parts.format import Outgoing
from tests.exchange.aga_parser import parse
from tests.exchange.events import WHITE, game, same, small, with_komi

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.model.event import Event

OFFICIAL = """\
Dear ratings,
TOURNEY Princeton Go Club Rated Games, Princeton, NJ, June 15-30, 2004
    start=6/15/2004
    finish=6/30/2004
    rules=AGA
PLAYERS
 489 Matthews, Paul 4k
3199 Mott, Rick     4k
GAMES
489 3199 b 0 7
3199 489 w 0 7
"""

OF_2008 = """\
#Program: Example ATP V1.0
#Name: SGC Monthly Ratings - 2007 Dec
#Location: Seattle, WA
#Start: 2007-12-02
#Stop: 2007-12-02
#Director: Jon Boley
#Rules: Japanese
#Time control: 45
#Overtime: Canadian 20/5

15850 Chen, Renyu 6.13
14481 Wilkins, Don 1d
90001 Chang, Shih-wen -4.02

# Round 1
15850 14481 W 2 0
Round 2
14481 90001 B 4 0
END
AGA Fee: $15
"""


def test_the_report_is_what_the_grammar_allows() -> None:
    """Formats 1.4 and 1.6 (A12): numbers in order, ASCII, dates with the month in front."""
    report = parse(aga.write(small()).data.decode("ascii"))

    assert "Open de Lyon" == report.title
    assert {"start": "5/12/2026", "finish": "5/13/2026", "location": "Lyon, FR", "rules": "AGA"
            } == report.meta  # fmt: skip
    assert {489: ("Weiss, Ole", "4k"), 10233: ("Dube, Noe", "3d"), 99999: ("van Dyke, Li", "1k"),
            99998: ("Ota, Yuzo", "6k")} == report.players  # fmt: skip
    assert [489, 10233, 99998, 99999] == [*report.players]


@pytest.mark.parametrize("write", [aga.write, aga.write_2008])
@pytest.mark.parametrize("name", ["Gotham Open, New York, NY", "Open", "Open, Lyon, FR"])
def test_the_title_goes_out_and_comes_back_as_it_is(
    name: str, write: Callable[[Event], Outgoing]
) -> None:
    """Nothing is put behind it, and nothing taken away: the place has a line of its own."""
    event = small()
    event = replace(event, settings=replace(event.settings, name=name))
    found = write(event).data

    assert name in {line.partition(":")[2].strip() or line.removeprefix("TOURNEY ")
                    for line in found.decode("ascii").splitlines()}  # fmt: skip
    assert (name, "Lyon, FR") == (read(found).event.settings.name, read(found).event.settings.place)


def test_an_event_without_a_place_has_no_line_for_it() -> None:
    """Preflight asks for it before."""
    event = small()
    event = replace(event, settings=replace(event.settings, place=""))

    assert "location" not in parse(aga.write(event).data.decode("ascii")).meta


def test_the_title_of_another_program_may_have_the_place_behind_it() -> None:
    """A name that only stands in the title is told apart from the place."""
    settings = read(OFFICIAL.replace(", June 15-30, 2004", "").encode()).event.settings

    assert ("Princeton Go Club Rated Games", "Princeton, NJ") == (settings.name, settings.place)


def test_the_report_carries_the_data_of_the_event() -> None:
    """A4: who directs it, where and by what rules; in comments (A13), without the empty ones."""
    settings = replace(
        small().settings, telephone="555 0101", email="ab@example.org", sponsor="A shop"
    )
    event = replace(small(), settings=settings)
    lines = aga.write(event).data.decode("ascii").splitlines()

    assert [
        "# Name: Open de Lyon", "# Location: Lyon, FR", "# Start: 2026-05-12", "# Stop: 2026-05-13",
        "# Director: A. B.", "# Phone: 555 0101", "# E-mail: ab@example.org", "# Sponsor: A shop",
        "# Rules: AGA", "# Time control: 60 min + 30 s byo-yomi", "# Komi: 7.5",
        "# Pairing: McMahon with a bar", "# Tie-breaks: MMS SOS SOSOS", "# Rounds: 3 of 3",
    ] == [line for line in lines if line.startswith("# ")][1:15]  # fmt: skip
    assert "Sponsor" not in aga.write(small()).data.decode("ascii")


def test_games_are_white_black_winner_stones_komi() -> None:
    """A komi of 7½ is 7, one of ½ is 0; a jigo and a default have no word."""
    report = parse(aga.write(small()).data.decode("ascii"))

    assert [
        (1, 10233, 99999, "W", 0, 7),
        (1, 489, 99998, "B", 2, 0),
        (2, 10233, 99998, "W", 8, 0),
        (3, 99999, 99998, "W", 5, 0),
    ] == report.games


def test_what_is_not_sent_is_told() -> None:
    """Each in a sentence, with the numbers for now."""
    assert (
        "Round 1: the bye of Zorn, Ann is not sent.",
        "Round 2: van Dyke, Li - Zorn, Ann was a jigo and is not sent.",
        "Round 2: the bye of Weiß, Øle is not sent.",
        "Round 3: Dubé, Noé - Weiß, Øle was decided by default and is not sent.",
        "van Dyke, Li has no AGA number and is sent under 99999 for now.",
        "Ota, Yuzo has no AGA number and is sent under 99998 for now.",
        "Not sent, as they have no game that can be sent: Zorn, Ann.",
    ) == aga.write(small()).not_sent


def test_open_games_and_double_results_are_told() -> None:
    """There is no word for them either."""
    first = small().rounds[0]
    results = [None, Result(Outcome.NONE), Result(Outcome.BOTH)]
    said = []
    for result in results:
        event = replace(small(), rounds=(replace(first, games=(game(1, 2, result),)),))
        said.append(aga.write(event).not_sent[0].removeprefix("Round 1: Dubé, Noé - van Dyke, Li "))

    assert [
        "has no result and is sent as open.",
        "was lost by both and is not sent.",
        "was won by both and is not sent.",
    ] == said


@pytest.mark.parametrize(
    ("halves", "komi", "told"), [(15, 7, 0), (1, 0, 0), (-15, -7, 0), (14, 7, 1), (-1, 0, 1)]
)
def test_komi_is_whole_with_the_half_understood(halves: int, komi: int, told: int) -> None:
    """A komi without a half is sent as one with it, and told."""
    out = aga.write(with_komi(small(), halves))

    assert komi == parse(out.data.decode()).games[0][-1]
    assert told == sum("A komi of" in each for each in out.not_sent)


def test_ratings_are_sent_with_their_decimals() -> None:
    """A3: an entry rating, where the event has those of the AGA."""
    event = small()
    rated = replace(event.players[0], rating=345)
    event = replace(event, settings=replace(event.settings, rating_scale="aga"),
                    players=(rated, *event.players[1:]))  # fmt: skip

    assert ("Dube, Noe", "3.45") == parse(aga.write(event).data.decode()).players[10233]


def test_new_members_are_named_after_the_end() -> None:
    """A13: fee, number, name, place, club."""
    _, _, after = aga.write(small()).data.decode().partition("\nEND\n")

    assert (
        "AGA Fee:\nAGA Number: 99999\nName: van Dyke, Li\nCity, State: FR\nClub: Lyon Go" in after
    )
    assert 2 == after.count("AGA Number")


def _typed(report: bytes, *changes: tuple[str, str]) -> bytes:
    """Return a report into whose contacts somebody typed, in an editor of Windows."""
    text = report.decode()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()


def test_contacts_typed_by_hand_go_into_the_next_report() -> None:
    """Lines of one's own, also behind an empty one, and what the workbook leaves blank."""
    new = aga.write(small()).data
    old = _typed(
        new,
        ("AGA Fee:\nAGA Number: 99999", "AGA Fee: $15\nAGA Number: 99997"),
        (
            "Club: Lyon Go\nRounds: 3\n\n",
            "Club: Paris\nEmail: li@example.org\nRounds: 3\n\nBorn in Złoty\n\n",
        ),
    )

    found = contacts.carried(new, old)
    _, _, after = found.data.decode("ascii").partition("\nEND\n")

    assert () == found.not_sent
    assert (
        "\nAGA Fee: $15\nAGA Number: 99999\nName: van Dyke, Li\nCity, State: FR\nClub: Lyon Go\n"
        "Rounds: 3\nEmail: li@example.org\nBorn in Zloty\n\nAGA Fee:\n"
    ) in after
    assert found == contacts.carried(new, found.data)


def test_a_report_nobody_typed_into_is_taken_over_as_it_is() -> None:
    """Byte for byte; one that breaks off, too."""
    new = aga.write(small()).data

    assert Outgoing(new) == contacts.carried(new, new)
    assert Outgoing(new) == contacts.carried(new, new.partition(b"END")[0])


def test_contacts_of_somebody_who_is_new_no_longer_are_told() -> None:
    """The workbook has a number now; nobody has lost a line without hearing of it."""
    event = small()
    old = _typed(aga.write(event).data, ("Rounds: 3\n\nAGA", "Rounds: 3\nEmail: li@a.b\n\nAGA"))
    known = replace(event.players[1], federation_id="AGA 77")
    event = replace(event, players=(event.players[0], known, *event.players[2:]))

    found = contacts.carried(aga.write(event).data, old)

    assert aga.write(event).data == found.data
    assert (
        "van Dyke, Li is not a new member in this report: what was typed after END is not in it.",
    ) == found.not_sent


def test_a_number_for_now_is_nobodys() -> None:
    """It goes round those that are taken."""
    event = small()
    taken = replace(event.players[0], federation_id="AGA 99999")
    event = replace(event, players=(taken, *event.players[1:]))

    assert {99999, 99998, 99997, 489} == set(parse(aga.write(event).data.decode()).players)


def test_small_boards_are_refused() -> None:
    """The AGA rates games on full boards only."""
    event = small()

    with pytest.raises(Forbidden, match="19×19 boards only"):
        aga.write(replace(event, settings=replace(event.settings, board=13)))


@pytest.mark.parametrize("write", [aga.write, aga.write_2008])
def test_what_is_written_is_read_as_the_same_games(write: object) -> None:
    """In both forms; draws, defaults and byes are gone (A12)."""
    event = replace(small(), settings=replace(rule_set("aga").defaults, name="Open",
                                              place="Lyon, FR", dates="12 May 2026"))  # fmt: skip
    assert callable(write)
    data = write(event).data
    assert fits(data[:2000])

    found = read(data).event

    assert ("Open", "Lyon, FR", "2026-05-12") == (
        found.settings.name, found.settings.place, found.settings.dates
    )  # fmt: skip
    assert [2, 1, 1] == [len(each.games) for each in found.rounds]
    assert same(found) == same(read(write(found).data).event)
    assert ["10233", "99999", "489", "99998"] == [p.federation_id for p in found.players]


def test_the_official_example_is_read() -> None:
    """Words before the title are passed over; the place stands at its end."""
    found = read(OFFICIAL.encode())
    settings = found.event.settings

    assert fits(OFFICIAL.encode())
    assert "2004-06-15 - 2004-06-30" == settings.dates
    assert [("Matthews", "Paul"), ("Mott", "Rick")] == [
        (p.family, p.given) for p in found.event.players
    ]
    assert [1, 1] == [len(each.games) for each in found.event.rounds]
    assert HalfPoints(15) == settings.komi_even
    assert any("does not say in which round" in each for each in found.left_out)


def test_the_form_of_2008_is_read() -> None:
    """Seed of the rules A12 and A13: comments for a header, no word before the players."""
    assert fits(OF_2008.encode())
    found = read(OF_2008.encode()).event

    assert ("SGC Monthly Ratings - 2007 Dec", "Seattle, WA", "2007-12-02 - 2007-12-02"[:10]) == (
        found.settings.name, found.settings.place, found.settings.dates
    )  # fmt: skip
    assert [("6d", 613), ("1d", None), ("4k", -402)] == [
        (str(p.rank), p.rating) for p in found.players
    ]
    assert [WHITE] == [g.result for g in found.rounds[0].games]
    assert Fraction(4) == found.rounds[1].games[0].handicap


@pytest.mark.parametrize(
    ("changed", "to", "told"),
    [
        ("489 3199 b 0 7", "489 77 b 0 7", "as one of the two is not in the list of players"),
        ("489 3199 b 0 7", "489 3199 x 0 7", "Not understood: not a game: 489 3199 x 0 7"),
        ("3199 489 w 0 7", "3199 489 w", "a game that is not complete: 3199 489 w"),
        (
            "3199 Mott, Rick     4k",
            "489 Mott, Rick 4k",
            "the number 489 for a second time, Mott, Rick",
        ),
        ("    rules=AGA", "    sponsor=A shop", "The file also says: sponsor: A shop"),
        (
            "GAMES\n489",
            "GAMES 1\n489",
            "already plays in that round: round 1, 3199 - 489",
        ),
        ("PLAYERS\n", "PLAYERS\nnobody\n", "Not understood: line 7: nobody"),
    ],
)
def test_what_does_not_fit_is_told(changed: str, to: str, told: str) -> None:
    """The rest is read."""
    assert changed in OFFICIAL
    found = read(OFFICIAL.replace(changed, to).encode())

    assert any(told in each for each in found.left_out)


def test_a_player_on_three_lines_and_a_game_on_two_are_read() -> None:
    """Line breaks do not matter to the AGA's own reader."""
    text = OFFICIAL.replace(" 489 Matthews, Paul 4k", "489\nMatthews, Paul\n4k")
    found = read(text.replace("489 3199 b 0 7", "489 3199\nb 0 7").encode()).event

    assert Rank.parse("4k") == found.players[0].rank
    assert 2 == sum(len(each.games) for each in found.rounds)


@pytest.mark.parametrize("text", ["", "hello", "TOURNEY Open\nstart=1/1/2026\n"])
def test_a_report_without_players_is_refused(text: str) -> None:
    """In one sentence."""
    with pytest.raises(WrongUse, match="no line names a player"):
        read(text.encode())


def one_number(kind: int) -> Event:
    """Return the small event in which two who played have one number; kind -- who of them."""
    event = small()
    changed = {1: (2, "AGA 10233"), 2: (4, "USA010233"), 3: (3, "10233")}
    number, typed = changed[kind]
    players = (replace(p, federation_id=typed) if p.number == number else p for p in event.players)
    return replace(event, players=tuple(players))


@pytest.mark.parametrize("write", [aga.write, aga.write_2008])
@pytest.mark.parametrize("kind", [1, 2, 3])
def test_one_number_for_two_people_is_never_written(
    kind: int, write: Callable[[Event], Outgoing]
) -> None:
    """Who met would play against themselves; who did not would have each other's games."""
    who = {1: "2 van Dyke, Li", 2: "4 Ota, Yuzo", 3: "3 Weiß, Øle"}[kind]
    said = f"1 Dubé, Noé and {who} both have the AGA number 10233, so nothing is written"
    with pytest.raises(Forbidden, match=said):
        write(one_number(kind))


def test_who_did_not_play_disturbs_nobody_with_the_same_number() -> None:
    """Ann Zorn has a game that is not sent: her number is in no line."""
    event = small()
    players = (*event.players[:4], replace(event.players[4], federation_id="AGA 10233"))

    assert 4 == len(parse(aga.write(replace(event, players=players)).data.decode()).players)

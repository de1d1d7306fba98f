"""Files of federations have countries by ISO, and no name that nobody could read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.units import PlayerId
from nigiri.errors import Forbidden
from nigiri.exchange.formats import FORMATS, incoming
from nigiri.exchange.opengotha.write import write as write_opengotha
from tests.exchange.events import small

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event


def first(**changed: object) -> Event:
    """Return the small event with something else about the first player."""
    event = small()
    one, *others = event.players
    return replace(event, players=(replace(one, **changed), *others))  # type: ignore[arg-type]


def lines(event: Event, key: str) -> list[str]:
    """Return the lines of a file in which the first player of the event plays."""
    write = FORMATS[key].write
    assert write
    text = write(event).data.decode("iso-8859-15")
    return [line for line in text.splitlines() if "16250531" in line or "1800226" in line]


@pytest.mark.parametrize(
    ("typed", "egf", "ffg"),
    [("Ireland", " IE Lyon ", " IE "), ("Irlande", " IE Lyon ", " IE "), ("GB", " UK ", " GB "),
     ("Scotland", " UK ", " GB "), ("France", " FR Lyon ", " Lyon "), ("Narnia", " XX ", " Lyon "),
     ("", " XX Lyon ", " Lyon ")],
)  # fmt: skip
def test_a_country_is_written_by_its_two_letters(typed: str, egf: str, ffg: str) -> None:
    """Never the first two letters of a name, which are those of another country."""
    event = first(country=typed)

    assert egf in lines(event, "egf")[0]
    assert ffg in lines(event, "ffg")[0]


def test_the_country_of_the_place_may_be_a_name() -> None:
    """In the header of both files."""
    event = small()
    event = replace(event, settings=replace(event.settings, place="Dublin, Ireland"))

    assert "; PC[IE, Dublin]" in FORMATS["egf"].write(event).data.decode()  # type: ignore[misc]
    assert ";vill=Dublin\n" in FORMATS["ffg"].write(event).data.decode("iso-8859-15")  # type: ignore[misc]
    assert "Dublin, IE" == incoming(FORMATS["egf"].write(event).data)[1].event.settings.place  # type: ignore[misc]


@pytest.mark.parametrize("key", ["egf", "egf-defaults", "ffg", "aga", "aga-2008"])
def test_a_name_in_other_letters_waits_for_a_latin_form(key: str) -> None:
    """Nothing is written with ? for a name; the form in brackets is what is sent."""
    write = FORMATS[key].write
    assert write
    with pytest.raises(Forbidden, match=r"no Latin letters yet: 太田, Noé\."):
        write(first(family="太田"))

    data = write(first(family="太田 (Ota)", given="雄三 \uff08Yuzo\uff09 (2)")).data
    text = data.decode("iso-8859-15")
    assert {"egf": "Ota Yuzo", "ffg": "Ota Yuzo", "aga": "Ota, Yuzo"}[key[:3]] in text
    assert "?" not in text.replace("/?", "")


def test_brackets_behind_a_name_that_can_be_written_stay() -> None:
    """They are part of it, as ever; accents need none."""
    assert "Dube Noe_(Jr)" in lines(first(given="Noé (Jr)"), "egf")[0]
    assert "Dubé Noé" in lines(first(), "ffg")[0]


def test_letters_that_the_french_file_lacks_lose_their_marks() -> None:
    """It has accents of Western Europe; what is beyond them is Latin all the same."""
    assert "Ozóg Milosz" in lines(first(family="Ożóg", given="Miłosz"), "ffg")[0]


def test_many_names_in_other_letters_are_named_in_one_sentence() -> None:
    """Ten of them, and that there are more."""
    event = small()
    players = tuple(
        replace(p, family="王", number=PlayerId(number), federation_id="")
        for number, p in enumerate(event.players * 3, 1)
    )
    rounds = tuple(replace(this, byes=tuple(map(PlayerId, range(6, 16)))) for this in event.rounds)
    event = replace(event, players=players, rounds=rounds)
    with pytest.raises(Forbidden) as caught:
        FORMATS["egf"].write(event)  # type: ignore[misc]

    assert 10 == str(caught.value).count("王")
    assert "…" in str(caught.value)


def test_tables_that_are_not_used_are_told_to_other_programs() -> None:
    """They know no such setting."""
    event = small()
    event = replace(event, settings=replace(event.settings, tables_unused=(7, 13)))

    assert "Tables not used: 7, 13." in write_opengotha(event).not_sent
    assert "Tables not used: 7, 13." in FORMATS["macmahon"].write(event).not_sent  # type: ignore[misc]
    assert "Tables not used" not in " ".join(write_opengotha(small()).not_sent)

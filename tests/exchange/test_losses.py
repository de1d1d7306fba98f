"""The sentences about what one side of an exchange has and the other cannot hold."""

from __future__ import annotations

from nigiri.exchange.parts.losses import LeftOut
from nigiri.messages.message import message, said


def test_things_of_one_kind_are_one_sentence_in_every_language() -> None:
    """With what is said of each thing in it."""
    left_out = LeftOut()
    for player in ("Ota", "Roy"):
        thing = message("thing.rank-here", name=player, typed="35k", rank="30k")
        left_out.item("lost.ranks-beyond", thing)
    left_out.add("lost.set.komi")
    left_out.add("lost.set.komi")

    assert (
        "Ranks that are not 30k to 9d: Ota 35k, here 30k; Roy 35k, here 30k.",
        "The komi.",
    ) == left_out.sentences()
    assert [
        "Rangs hors de 30k à 9d : Ota 35k, ici 30k ; Roy 35k, ici 30k.",
        "Le komi.",
    ] == [said(each, "fr") for each in left_out.sentences()]


def test_many_things_are_counted() -> None:
    """Six are named."""
    left_out = LeftOut()
    for number in range(1, 10):
        left_out.item("lost.games.no-round", str(number), most=20)

    (sentence,) = left_out.sentences()
    assert "Games and byes outside rounds 1 to 20: 1; 2; 3; 4; 5; 6 and 3 more." == sentence
    assert said(sentence, "fr").endswith("1 ; 2 ; 3 ; 4 ; 5 ; 6 et 3 de plus.")


def test_a_long_thing_is_cut_in_its_names() -> None:
    """In every language."""
    left_out = LeftOut()
    players = " - ".join(("A" * 60, "B" * 60))
    left_out.item("lost.games.oneself", message("thing.game", round=3, players=players))
    left_out.item("lost.cities", "C" * 100)

    games, cities = left_out.sentences()
    assert f"Games against oneself: round 3: {players[:70]}…." == games
    assert f"Parties contre soi-même : ronde 3 : {players[:70]}…." == said(games, "fr")
    assert f"Cities: {'C' * 79}…." == cities

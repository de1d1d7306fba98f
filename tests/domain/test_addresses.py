"""Addresses of federations are data that everything else goes by."""

from __future__ import annotations

from nigiri.domain.federations.addresses import DESTINATIONS, LIST_PAGES
from nigiri.domain.players.federation_ids import FEDERATIONS
from nigiri.exchange.formats import FORMATS
from nigiri.exchange.members import _FORMS
from nigiri.messages.catalogue import LANGUAGES


def test_every_list_that_is_known_by_its_form_has_a_page() -> None:
    """And no page is of a list that could not be read."""
    assert {form.key for form in _FORMS} == set(LIST_PAGES)
    assert all(page.page.startswith("https://") for page in LIST_PAGES.values())
    assert all(name == name.casefold() for page in LIST_PAGES.values() for name in page.names)


def test_every_destination_gets_files_that_nigiri_writes_and_has_an_address() -> None:
    """Its preflight is that of a federation, its mail in a language that nigiri speaks."""
    for each in DESTINATIONS.values():
        assert each.federation in FEDERATIONS
        assert each.language in LANGUAGES
        assert all(FORMATS[form].written_by and FORMATS[form].federation for form in each.formats)
        assert bool(each.mail) != bool(each.page)


def test_every_address_says_where_it_is_from_and_when_it_was_checked() -> None:
    """None was tried from where the tables were written."""
    pages, destinations = LIST_PAGES.values(), DESTINATIONS.values()

    assert all([*(page.source for page in pages), *(each.source for each in destinations)])
    assert {None} == {page.checked for page in pages} | {each.checked for each in destinations}

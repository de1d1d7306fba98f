"""Addresses of federations: where their lists of members are, and where results are sent.

They are data, each with its source and the day on which somebody went there. None was tried from
where this table was written; whoever does writes the day. nigiri fetches nothing from them: it
opens a page in the browser, or begins a mail, when a director asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping


class ListPage(NamedTuple):
    """Where a federation publishes its list of members.

    page -- opened in the browser; names -- how files of the list are called, in small letters
    checked -- when somebody found the list there; None: not checked
    """

    key: str
    page: str
    names: tuple[str, ...]
    source: str
    checked: dt.date | None = None


class Destination(NamedTuple):
    """Where results are sent.

    federation -- whose preflight they pass; formats -- of the files that are sent, keys of
    exchange/formats.py; language -- of the mail
    mail -- "": results are not mailed; page -- where they are uploaded instead, "" for none
    checked -- when somebody sent something there; None: not checked
    """

    key: str
    name: str
    federation: str
    formats: tuple[str, ...]
    source: str
    mail: str = ""
    page: str = ""
    language: str = "en"
    checked: dt.date | None = None


# A federation each, its source in the last line.
# fmt: off
LIST_PAGES: Mapping[str, ListPage] = {each.key: each for each in (
    ListPage("aga",
             "https://usgo.org/content.aspx?club_id=454497&module_id=562240&page_id=22",
             ("tdlist", "tda", "tdb", "tdn"),
             "formats 1.1: the AGA's page for tournament directors"),
    ListPage("egf",
             "https://www.europeangodatabase.eu/EGD/EGD_2_0/downloads/allworld_lp.html",
             ("allworld", "egf_db", "egd"),
             "formats 6.1, and programs that read the list from there"),
    ListPage("ffg",
             "https://ffg.jeudego.org/echelle/echtxt/ech_ffg_V3.txt",
             ("ech_ffg", "echelle", "échelle"),
             "formats 6.2: the address of the ladder"),
)}
"""Federation -> its page; the keys are those of exchange/members."""

DESTINATIONS: Mapping[str, Destination] = {each.key: each for each in (
    Destination("aga", "AGA", "aga", ("aga",),
                "formats 1.2: mailed within days of the event", mail="ratings@usgo.org"),
    Destination("bga", "BGA", "egf", ("egf",),
                "handbook 3.6: mailed to the results coordinators", mail="results@britgo.org"),
    Destination("ffg", "FFG", "ffg", ("ffg", "egf"),
                "a program of the FFG's clubs mails both files there",
                mail="echelle@jeudego.org", language="fr"),
    Destination("egf", "EGF", "egf", ("egf",),
                "organisers with an account of the European Go Database upload the table there",
                page="https://www.europeangodatabase.eu/EGD/"),
)}
"""Whom results are sent to, by key."""
# fmt: on

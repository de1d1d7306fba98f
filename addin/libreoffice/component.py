"""The UNO component of the extension: LibreOffice dispatches its menu commands to it.

The menu is made by extension/menus.py. A click comes to `dispatchWithNotification`, and `Desk.run`
(nigiri_office/desk.py) carries it out: session.py makes the request (`_ask`), engine.py sends it to
nigiri (`Engine.ask`), changes.py writes into the document. What each does there: `PRESSES` in
buttons/presses/.

Command addresses look like org.nigiri.command:draw. A program may send the argument `Answers`, a
JSON object with `arguments`, `agreed` and `goes` (the index of a problem to select): then no
dialog is shown, and its listener receives the outcome.
"""

from __future__ import annotations

import json
from typing import Any

import unohelper
from com.sun.star.frame import (
    DispatchResultEvent,
    FeatureStateEvent,
    XDispatchProvider,
    XNotifyingDispatch,
)
from com.sun.star.lang import XInitialization, XServiceInfo
from nigiri_office import options
from nigiri_office.conversation import CANCEL_IT, MORE, Quiet
from nigiri_office.desk import BY_TAG, Desk

NAME = "org.nigiri.Commands"
SERVICES = ("com.sun.star.frame.ProtocolHandler",)
PROTOCOL = "org.nigiri.command:"
SUCCESS, FAILURE = 1, 0


class Commands(
    unohelper.Base, XInitialization, XDispatchProvider, XNotifyingDispatch, XServiceInfo
):
    """The commands of one window."""

    def __init__(self, context: Any, *_: Any) -> None:
        """Begin without a window."""
        self._context, self._desk = context, None

    def initialize(self, arguments: Any) -> None:
        """Take the frame of the window."""
        if arguments:
            self._desk = Desk(self._context, arguments[0])

    def queryDispatch(self, url: Any, target: Any, flags: Any) -> Any:  # noqa: N802 -- LibreOffice's
        """Return this object for an address of the extension, None for any other."""
        return self if self._tag(url) is not None else None

    def queryDispatches(self, requests: Any) -> Any:  # noqa: N802 -- LibreOffice's
        """Return the dispatch object, or None, for each of several requests."""
        return tuple(self.queryDispatch(each.FeatureURL, "", 0) for each in requests)

    def dispatch(self, url: Any, arguments: Any) -> None:
        """Carry out a command."""
        self.dispatchWithNotification(url, arguments, None)

    def dispatchWithNotification(self, url: Any, arguments: Any, listener: Any) -> None:  # noqa: N802 -- LibreOffice's
        """Carry out a command and notify the listener, if there is one, of the outcome."""
        tag = self._tag(url)
        if tag in (CANCEL_IT, MORE):
            self._desk.cancel() if tag == CANCEL_IT else self._desk.more()
            return
        sent = next((each.Value for each in arguments if each.Name == "Answers"), None)
        talk = None
        if sent is not None:
            answers = json.loads(sent)
            talk = Quiet(
                answers.get("language") or options.language(self._context),
                answers.get("arguments"),
                answers.get("agreed"),
                answers.get("goes"),
            )

        def done(outcome: Any) -> None:
            """Notify the listener."""
            if listener is not None:
                state = SUCCESS if outcome["status"] == "done" else FAILURE
                shown = {key: outcome[key] for key in ("status", "sentences")}
                listener.dispatchFinished(DispatchResultEvent(self, state, json.dumps(shown)))

        self._desk.run(tag, talk, done)

    def addStatusListener(self, listener: Any, url: Any) -> None:  # noqa: N802 -- LibreOffice's
        """Notify a menu or toolbar whether a command applies, now and after every change."""

        def listen() -> None:
            """Notify it."""
            event = FeatureStateEvent()
            event.Source, event.FeatureURL = self, url
            event.IsEnabled = self._desk.applies(self._tag(url))
            try:
                listener.statusChanged(event)
            except Exception:  # noqa: BLE001 -- the menu is gone
                self._desk.forget(listener)

        listen()
        self._desk.watch(listener, listen)

    def removeStatusListener(self, listener: Any, url: Any) -> None:  # noqa: N802 -- LibreOffice's
        """Stop notifying a listener."""
        self._desk.forget(listener)

    def _tag(self, url: Any) -> Any:
        """Return the command of an address, None for an address that is not the extension's."""
        if url.Protocol != PROTOCOL or self._desk is None:
            return None
        return url.Path if url.Path in (*BY_TAG, CANCEL_IT, MORE) else None

    def getImplementationName(self) -> Any:  # noqa: N802 -- LibreOffice's
        """Return the name of this component."""
        return NAME

    def supportsService(self, name: Any) -> Any:  # noqa: N802 -- LibreOffice's
        """Tell whether it is one of the services."""
        return name in SERVICES

    def getSupportedServiceNames(self) -> Any:  # noqa: N802 -- LibreOffice's
        """Return the services."""
        return SERVICES


g_ImplementationHelper = unohelper.ImplementationHelper()  # noqa: N816 -- LibreOffice's name
g_ImplementationHelper.addImplementation(Commands, NAME, SERVICES)

"""What the extension reads from LibreOffice's own settings: its options, language and user."""

from __future__ import annotations

from typing import Any

import uno

from nigiri_office.words import known

NODE = "/org.nigiri.Options/Engine"
NEVER = 0


def _read(context: Any, path: Any, name: Any, default: Any) -> Any:
    """Return a setting, or the default where there is none."""
    manager = context.ServiceManager
    provider = manager.createInstanceWithContext(
        "com.sun.star.configuration.ConfigurationProvider", context
    )
    at = uno.createUnoStruct("com.sun.star.beans.PropertyValue")
    at.Name, at.Value = "nodepath", path
    try:
        view = provider.createInstanceWithArguments(
            "com.sun.star.configuration.ConfigurationAccess", (at,)
        )
        return view.getByName(name) or default
    except Exception:  # noqa: BLE001 -- whatever UNO raises, there is no such setting
        return default


def program(context: Any) -> Any:
    """Return the path of the Python in which nigiri is installed, "" where it is not set."""
    return _read(context, NODE, "Program", "")


def program_folder(context: Any) -> Any:
    """Return the folder of LibreOffice's program."""
    expander = context.getValueByName("/singletons/com.sun.star.util.theMacroExpander")
    return uno.fileUrlToSystemPath(expander.expandMacros("$BRAND_BASE_DIR/program"))


def documents(context: Any) -> Any:
    """Return the folder in which the user's documents are."""
    paths = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.util.PathSettings", context
    )
    return uno.fileUrlToSystemPath(paths.Work)


def patience(context: Any) -> Any:
    """Return the seconds to wait for an answer."""
    return _read(context, NODE, "Seconds", 600)


def language(context: Any) -> Any:
    """Return the language of the menus, English where the extension does not know it."""
    return known(_read(context, "/org.openoffice.Setup/L10N", "ooLocale", ""))


def user(context: Any) -> Any:
    """Return the name that the user gave in LibreOffice's options, None where there is none."""
    path = "/org.openoffice.UserProfile/Data"
    names = _read(context, path, "givenname", ""), _read(context, path, "sn", "")
    return " ".join(filter(None, names)) or None

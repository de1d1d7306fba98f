"""Files outside the document: sheets to print, opened in the browser, and the log of faults."""

from __future__ import annotations

import base64
import os
import tempfile
from typing import Any

import uno

#: A setting of the surroundings: nothing is opened, as on a computer without a screen.
OPENS, CLOSED = "NIGIRI_OPENS", "no"


def open_paper(context: Any, paper: Any) -> tuple[str, bool]:
    """Open a sheet to print in its usual program; return its path, and whether one was started."""
    folder = tempfile.mkdtemp(prefix="nigiri-")
    path = os.path.join(folder, os.path.basename(paper["name"]))
    content = paper["content"].encode("utf-8")
    with open(path, "wb") as file:
        file.write(base64.b64decode(content) if paper.get("base64") else content)
    return path, os.environ.get(OPENS) != CLOSED and _opened(context, path)


def _opened(context: Any, path: str) -> bool:
    """Open a file in its usual program; tell whether there is one."""
    shell = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.system.SystemShellExecute", context
    )
    try:
        shell.execute(uno.systemPathToFileUrl(path), "", 1)
    except Exception:  # noqa: BLE001 -- no browser
        return False
    return True


def write_log(context: Any, text: Any) -> Any:
    """Append the details of a fault to the log; return the path of the log."""
    paths = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.util.PathSettings", context
    )
    path = os.path.join(uno.fileUrlToSystemPath(paths.UserConfig), "nigiri.log")
    with open(path, "a", encoding="utf-8") as file:
        file.write(text + "\n")
    return path

"""Files outside the document: sheets to print, opened in the browser, and the log of faults."""

from __future__ import annotations

import base64
import os
import tempfile
from typing import Any

import uno


def open_paper(context: Any, paper: Any) -> None:
    """Open a sheet to print in its default program."""
    folder = tempfile.mkdtemp(prefix="nigiri-")
    path = os.path.join(folder, os.path.basename(paper["name"]))
    content = paper["content"].encode("utf-8")
    with open(path, "wb") as file:
        file.write(base64.b64decode(content) if paper.get("base64") else content)
    shell = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.system.SystemShellExecute", context
    )
    shell.execute(uno.systemPathToFileUrl(path), "", 1)


def write_log(context: Any, text: Any) -> Any:
    """Append the details of a fault to the log; return the path of the log."""
    paths = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.util.PathSettings", context
    )
    path = os.path.join(uno.fileUrlToSystemPath(paths.UserConfig), "nigiri.log")
    with open(path, "a", encoding="utf-8") as file:
        file.write(text + "\n")
    return path

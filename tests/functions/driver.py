"""Ask a running LibreOffice, over the pipe whose name is given; run by a Python that knows it.

Questions come as JSON: cells to fill, cells to show, an edit, a folder to save in. So do answers.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

FILTERS = {"xlsx": "Calc MS Excel 2007 XML", "ods": "calc8"}
FUNCTIONS = "/org.openoffice.Office.CalcAddIns/AddInInfo/GO/AddInFunctions"


def connected(pipe: str) -> Any:  # noqa: ANN401 -- LibreOffice's, without types
    """Return the context of the program, which may still be starting."""
    own = uno.getComponentContext()
    resolver = own.ServiceManager.createInstanceWithContext(
        "com.sun.star.bridge.UnoUrlResolver", own
    )
    for _ in range(600):
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except NoConnectException:
            time.sleep(0.1)
    sys.exit("LibreOffice did not start")


def options(**given: object) -> tuple[Any, ...]:
    """Return arguments as LibreOffice takes them."""
    return tuple(PropertyValue(name, 0, value, 0) for name, value in given.items())


def filled(sheet: Any, cells: dict[str, Any]) -> None:  # noqa: ANN401
    """Write formulas, texts and numbers."""
    for address, content in cells.items():
        cell = sheet.getCellRangeByName(address)
        if isinstance(content, str) and not content.startswith("="):
            cell.String = content
        elif isinstance(content, str):
            cell.Formula = content
        else:
            cell.Value = content


def shown(sheet: Any, addresses: list[str]) -> list[str]:  # noqa: ANN401
    """Return what the cells show."""
    return [sheet.getCellRangeByName(address).String for address in addresses]


def entered_again(sheet: Any) -> None:  # noqa: ANN401
    """Find "=" and replace it by "=": every formula is entered anew."""
    replacing = sheet.createReplaceDescriptor()
    replacing.SearchString = replacing.ReplaceString = "="
    sheet.replaceAll(replacing)


def wizard(context: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return name -> help and arguments, as the function wizard has them."""
    create = context.ServiceManager.createInstanceWithContext
    known = create("com.sun.star.sheet.FunctionDescriptions", context)
    every = [{p.Name: p.Value for p in known.getByIndex(at)} for at in range(known.Count)]
    return {
        one["Name"]: [
            one["Description"],
            [[a.Name, a.Description, a.IsOptional] for a in one["Arguments"]],
        ]
        for one in every
        if one["Name"].startswith("GO_")
    }


def french(context: Any, method: str) -> str:  # noqa: ANN401
    """Return the help of a function as a French LibreOffice reads it."""
    create = context.ServiceManager.createInstanceWithContext
    provider = create("com.sun.star.configuration.ConfigurationProvider", context)
    access = provider.createInstanceWithArguments(
        "com.sun.star.configuration.ConfigurationAccess",
        options(nodepath=f"{FUNCTIONS}/{method}", Locale="fr"),
    )
    return str(access.getByName("Description"))


def main() -> None:
    """Answer everything that is asked."""
    asked = json.load(sys.stdin)
    context = connected(sys.argv[1])
    desktop = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.frame.Desktop", context
    )

    def opened(url: str) -> Any:  # noqa: ANN401
        return desktop.loadComponentFromURL(url, "_blank", 0, options(Hidden=True))

    document = opened("private:factory/scalc")
    sheet = document.Sheets.getByIndex(0)
    filled(sheet, asked["cells"])
    answers: dict[str, Any] = {"values": shown(sheet, asked["show"])}
    filled(sheet, asked["edit"])
    answers["edited"] = shown(sheet, asked["show"])
    for kind, filter_name in FILTERS.items():
        url = Path(asked["folder"], f"saved.{kind}").as_uri()
        document.storeToURL(url, options(FilterName=filter_name))
    document.close(True)  # noqa: FBT003 -- LibreOffice's
    for path in asked["files"]:
        document = opened(Path(path).as_uri())
        sheet = document.Sheets.getByIndex(0)
        if path in asked["entered again"]:
            entered_again(sheet)
        answers[Path(path).name] = shown(sheet, asked["show"])
        filled(sheet, asked["back"])
        answers[f"{Path(path).name} back"] = shown(sheet, asked["show"])
        document.close(True)  # noqa: FBT003
    answers["wizard"] = wizard(context)
    answers["french"] = {method: french(context, method) for method in asked["methods"]}
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()

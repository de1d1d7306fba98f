"""The sentences of the extension itself, in English and French; all others come from nigiri."""

from __future__ import annotations

from typing import Any

TEXTS = {
    "menu": ("Go tournament", "Tournoi de go"),
    "works": ("nigiri is at work: {action}", "nigiri travaille : {action}"),
    "cancel": ("Cancel", "Annuler"),
    "ok": ("OK", "OK"),
    "close": ("Close", "Fermer"),
    "go": ("Go to the cell", "Aller à la cellule"),
    "agree": ("Go on", "Continuer"),
    "choose": ("Choose…", "Choisir…"),
    "cancelled": ("Cancelled; nothing was changed.", "Annulé ; rien n'a été changé."),
    "typed": (
        "The last thing done was no command of this menu: Ctrl+Z takes it back.",
        "La dernière opération n'était pas une commande de ce menu : Ctrl+Z l'annule.",
    ),
    "busy": (
        "nigiri is still at work. Wait until it is done, or cancel it.",
        "nigiri travaille encore. Attendez la fin, ou annulez.",
    ),
    "missing": (
        "nigiri was not found. Install it, then type in a terminal: nigiri libreoffice install",
        "nigiri est introuvable. Installez-le, puis tapez dans un terminal : "
        "nigiri libreoffice install",
    ),
    "wrong": (
        "{program} cannot run nigiri. Type in a terminal: nigiri libreoffice install",
        "{program} ne peut pas lancer nigiri. Tapez dans un terminal : nigiri libreoffice install",
    ),
    "boxed": (
        "LibreOffice from Flatpak or Snap may not start nigiri. Type in a terminal and keep it "
        "open: nigiri serve",
        "LibreOffice de Flatpak ou de Snap ne peut pas lancer nigiri. Tapez dans un terminal et "
        "gardez-le ouvert : nigiri serve",
    ),
    "ended": (
        "nigiri ended without an answer; nothing was changed. Try once more; if it happens again, "
        "type in a terminal: nigiri libreoffice doctor",
        "nigiri s'est arrêté sans réponse ; rien n'a été changé. Réessayez ; si cela se reproduit, "
        "tapez dans un terminal : nigiri libreoffice doctor",
    ),
    "long": (
        "nigiri did not answer within {seconds} seconds and was stopped; nothing was changed. "
        "Try once more.",
        "nigiri n'a pas répondu en {seconds} secondes et a été arrêté ; rien n'a été changé. "
        "Réessayez.",
    ),
    "rubbish": (
        "What nigiri answered cannot be understood; nothing was changed. "
        "Type in a terminal: nigiri libreoffice doctor",
        "La réponse de nigiri est incompréhensible ; rien n'a été changé. "
        "Tapez dans un terminal : nigiri libreoffice doctor",
    ),
    "version": (
        "nigiri and its extension are of different versions; nothing was changed. "
        "Type in a terminal: nigiri libreoffice install",
        "nigiri et son extension sont de versions différentes ; rien n'a été changé. "
        "Tapez dans un terminal : nigiri libreoffice install",
    ),
    "edited": (
        "The sheet {sheet} was edited meanwhile; nothing was changed. Try once more.",
        "La feuille {sheet} a été modifiée entre-temps ; rien n'a été changé. Réessayez.",
    ),
    "closed": (
        "The workbook was closed meanwhile; nothing was changed.",
        "Le classeur a été fermé entre-temps ; rien n'a été changé.",
    ),
    "password": (
        "The sheet {sheet} is protected by a password; nothing was changed. Unprotect it first.",
        "La feuille {sheet} est protégée par un mot de passe ; rien n'a été changé. "
        "Ôtez d'abord la protection.",
    ),
    "readonly": (
        "The workbook is open for reading only. Save it under another name, then try once more.",
        "Le classeur n'est ouvert qu'en lecture. Enregistrez-le sous un autre nom, puis réessayez.",
    ),
    "failed": (
        "LibreOffice could not carry this out; nothing was changed. Details are in {log}",
        "LibreOffice n'a pas pu le faire ; rien n'a été changé. Les détails sont dans {log}",
    ),
    "stop": ("must be mended", "à corriger"),
    "look": ("look at it", "à regarder"),
    "hand": ("your own change", "votre changement"),
    "needed": ("{label}: this must be answered.", "{label} : il faut une réponse."),
}


class Trouble(Exception):
    """A failure with one sentence for the director; the document is unchanged."""

    def __init__(self, key: Any, **parts: Any) -> None:
        """Take the key of the sentence and the values it contains."""
        super().__init__(key)
        self.key, self.parts = key, parts

    def sentence(self, language: Any) -> Any:
        """Return the sentence in a language."""
        return text_of(self.key, language, **self.parts)


def text_of(key: Any, language: Any, **parts: Any) -> Any:
    """Return a text in a language: "fr", or English for any other."""
    return TEXTS[key][language == "fr"].format(**parts)

"""The words of the sheet Wishes, in English and French: what can be wished, sentences, problems.

`words.text` finds the sentences, `problems.CODES` the problems.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class WishKind(NamedTuple):
    """A kind of wish: a code of domain.model.Wish, its words, the least number of players."""

    code: str
    words: tuple[str, str]
    least: int = 2


WISH_KINDS = (
    WishKind("never", ("never meet", "jamais ensemble")),
    WishKind("must", ("only one another", "seulement entre eux")),
    WishKind("rather", ("rather one another", "plutôt entre eux")),
    WishKind("rather not", ("rather not", "plutôt pas")),
    WishKind("title", ("title: meet near the lead", "titre : ensemble en tête"), 1),
    WishKind("child", ("child: should win a game", "enfant : devrait gagner"), 1),
)

WISHES: dict[str, tuple[str, str]] = {
    "sheet.wishes": ("Wishes", "Souhaits"),
    "wishes.note": (
        (
            "Families, friends in one car, leaders, children: who should meet, who should not. "
            "Who: 3, 5, 12-15, or names: Roy; Ota, Yuzo."
        ),
        (
            "Familles, amis venus ensemble, meneurs, enfants : qui doit se rencontrer, qui non. "
            "Qui : 3, 5, 12-15, ou des noms : Roy ; Ota, Yuzo."
        ),
    ),
    "wishes.rounds": ("rounds: {rounds}", "rondes : {rounds}"),
    "wishes.all": ("all rounds", "toutes les rondes"),
    "answer.asked": (
        "Wished: these two meet only one another, see the sheet Wishes.",
        "Souhaité : ces deux jouent seulement entre eux, voyez la feuille Souhaits.",
    ),
    "wishes.none": ("No wishes.", "Aucun souhait."),
}

WISH_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "wish-unknown": ("stop",
        ("“{typed}” is nothing that can be wished.", "« {typed} » n'est pas un souhait connu."),
        ("Pick one of: {choices}.", "Choisissez l'un de : {choices}.")),
    "wish-blank": ("stop",
        ("Nothing says what is wished.", "Il n'est pas dit ce qui est souhaité."),
        ("Pick one of: {choices}; or empty the row.",
         "Choisissez l'un de : {choices} ; ou videz la ligne.")),
    "wish-who": ("stop",
        ("“{typed}” is nobody in Players.", "« {typed} » n'est personne dans Joueurs."),
        ("Write numbers: 3, 5, 12-15; or names with semicolons between: Roy; Ota, Yuzo.",
         "Écrivez 3, 5, 12-15, ou des noms séparés par « ; » : Roy ; Ota, Yuzo.")),
    "wish-name": ("stop",
        ("“{typed}” can be {names}.", "« {typed} » peut être {names}."),
        ("Write the whole name or the number.", "Écrivez le nom entier ou le numéro.")),
    "wish-rounds": ("stop",
        ("“{typed}” names no rounds of this event (1 to {rounds}).",
         "« {typed} » ne désigne pas de rondes de ce tournoi (1 à {rounds})."),
        ("Write 3, or 1-3, or 1, 5; or leave it empty for all rounds.",
         "Écrivez 3, ou 1-3, ou 1, 5 ; ou laissez vide pour toutes les rondes.")),
    "wish-few": ("stop",
        ("“{wish}” takes at least {least:# player|# players}.",
         "« {wish} » demande au moins {least:# joueur|# joueurs}."),
        ("Name them under Who, or empty the row.", "Nommez-les sous Qui, ou videz la ligne.")),
    "wish-both": ("stop",
        ("These are to meet only one another, and never to meet: row {other}.",
         "Ils doivent se rencontrer entre eux, et jamais ensemble : ligne {other}."),
        ("Empty one of the two rows, or give them different rounds.",
         "Videz l'une des deux lignes, ou donnez-leur d'autres rondes.")),
    "wish-twice": ("look",
        ("The same is wished in row {other} already.", "Le même souhait est déjà ligne {other}."),
        ("Empty one of the two rows.", "Videz l'une des deux lignes.")),
    "never": ("look",
        ("Table {table}: {white} and {black} are never to meet (Wishes, row {wish}).",
         "Table {table} : {white} et {black} : jamais ensemble (Souhaits, ligne {wish})."),
        ("Nothing to do if all agree; else change the pair.",
         "Rien à faire si tous sont d'accord ; sinon changez la paire.")),
}  # fmt: skip

"""The two cookies: a random sign for a phone, and that it belongs to a helper.

The second is a seal on the first, made with the helpers' code: it holds when the server is started
anew, and for no other phone.
"""

from __future__ import annotations

import hmac
import re
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from nigiri.hosts.hall.codes import Codes

PHONE, HELPER = "nigiri-phone", "nigiri-helper"
_SIGN = re.compile("[0-9a-f]{16}")
_DAYS = 4 * 24 * 3600


def phone_of(request: Request) -> str:
    """Return the sign of a phone, where it has none a new one, the same for the whole request."""
    sign = request.cookies.get(PHONE, "")
    new = secrets.token_hex(8)
    return sign if _SIGN.fullmatch(sign) else str(request.scope.setdefault(PHONE, new))


def is_helper(request: Request, codes: Codes) -> bool:
    """Tell whether the phone has shown the helpers' code."""
    seal = request.cookies.get(HELPER, "")
    return equal(seal, _seal(request.cookies.get(PHONE, ""), codes))


def remember(response: Response, phone: str) -> None:
    """Let a phone keep its sign."""
    response.set_cookie(PHONE, phone, _DAYS, httponly=True, samesite="lax")


def remember_helper(response: Response, phone: str, codes: Codes) -> None:
    """Let the phone of a helper keep that it has shown the code."""
    seal = _seal(phone, codes)
    response.set_cookie(HELPER, seal, _DAYS, httponly=True, samesite="strict")


def equal(one: str, other: str) -> bool:
    """Tell whether two codes are the same, in a time that tells nothing of either."""
    return hmac.compare_digest(one.encode(), other.encode())


def _seal(phone: str, codes: Codes) -> str:
    """Return the seal on a phone's sign."""
    key = f"{codes.event} {codes.helper}".encode()
    return hmac.new(key, phone.encode(), "sha256").hexdigest()

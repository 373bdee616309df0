"""Routes of the signed links in notices: what is asked on a page is done by its button.

A mail program that stops notices by itself (RFC 8058) sends the same POST.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.language import speech
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import JOINING, READING
from emberhold.server.http.site.pages import message_page, page
from emberhold.server.notices.reaching import AGREE, OFF, STOP

_ASKED = {
    STOP: ("server-notice-stop-title", "server-notice-stop", "server-notice-stop-button"),
    OFF: ("server-notice-off-title", "server-notice-off", "server-notice-stop-button"),
    AGREE: ("server-notice-agree-title", "server-notice-agree", "server-notice-agree-button"),
}
_DONE = {
    STOP: ("server-notice-stopped-title", "server-notice-stopped"),
    OFF: ("server-notice-stopped-title", "server-notice-turned-off"),
    AGREE: ("server-notice-agreed-title", "server-notice-agreed"),
}
_GONE = ("server-notice-gone-title", "server-notice-gone", 404)


async def asked(request: Request) -> Response:
    """What the link would do; programs that only preview it do nothing."""
    what, id, mac = _parts(request)
    if what not in _ASKED or not await hall_of(request).house.reaching.is_good(what, id, mac):
        return message_page(request, *_GONE)
    say = speech(language_of(request))
    title, text, button = (say(each) for each in _ASKED[what])
    return page(request, "notice", title=title, text=text, button=button)


async def done(request: Request) -> Response:
    what, id, mac = _parts(request)
    if what not in _DONE or not await hall_of(request).house.reaching.follow(what, id, mac):
        return message_page(request, *_GONE)
    return message_page(request, *_DONE[what], 200)


def _parts(request: Request) -> tuple[str, str, str]:
    given = request.path_params
    return given["what"], given["id"], given["mac"]


ROUTES = [
    Route("/n/{what}/{id}/{mac}", paced(asked, READING, JOINING)),
    Route("/n/{what}/{id}/{mac}", paced(done, JOINING), methods=["POST"]),
]

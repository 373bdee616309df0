"""Mail through one server that the operator has chosen, by the standard library alone."""

from __future__ import annotations

import ipaddress
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import parse_qs, unquote, urlsplit

from emberhold.kernel.errors import EmberholdError
from emberhold.server.notices.letters import Letter, Undelivered

_SECONDS = 15.0
_PORTS = {"smtp": 25, "smtps": 465}
_PERMANENT = 500
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
_LONGEST = 254


def is_mail_address(given: str) -> bool:
    """Whether a letter can be addressed to it; no name around it, no second address."""
    return len(given) <= _LONGEST and _ADDRESS.fullmatch(given) is not None


class Mailer:
    """The mail server at `smtp://name:password@host:port?from=table@example.org`, or `smtps://`."""

    def __init__(self, address: str, seconds: float = _SECONDS) -> None:
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            raise EmberholdError("error-mail-server", given=_shown(address)) from None
        sender = parse_qs(parts.query).get("from", [""])[-1]
        if parts.scheme not in _PORTS or not parts.hostname or not is_mail_address(sender):
            raise EmberholdError("error-mail-server", given=_shown(address))
        self._host, self._port = parts.hostname, port or _PORTS[parts.scheme]
        self._sealed = parts.scheme == "smtps"
        self._name, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._from = sender
        self._seconds = seconds

    def deliver(self, id: str, target: str, letter: Letter) -> None:
        try:
            with self._server() as server:
                server.send_message(self._mail(id, target, letter))
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            raise Undelivered(f"refused with {code}", again=code < _PERMANENT) from None
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(type(error).__name__) from None

    def _server(self) -> smtplib.SMTP:
        """A connection, sealed where the server can do it; a password never goes over an open
        one."""
        seal = ssl.create_default_context()
        if self._sealed:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self._host, self._port, timeout=self._seconds, context=seal
            )
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=self._seconds)
            server.ehlo_or_helo_if_needed()
            if server.has_extn("starttls"):
                server.starttls(context=seal)
            elif self._password and not _is_this_machine(self._host):
                server.close()
                raise smtplib.SMTPNotSupportedError("STARTTLS")
        if self._name:
            server.login(self._name, self._password)
        return server

    def _mail(self, id: str, target: str, letter: Letter) -> EmailMessage:
        """The same letter has the same id however often it is tried."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._from, target, letter.title
        mail["Date"] = formatdate()
        mail["Message-ID"] = f"<{id}@{self._from.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = letter.language
        if letter.stop:
            mail["List-Unsubscribe"] = f"<{letter.stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(_text(letter))
        return mail


def _text(letter: Letter) -> str:
    lines = [letter.text, "", f"{letter.click_label}: {letter.click}"]
    if letter.stop:
        lines += ["", "-- ", f"{letter.stop_label}: {letter.stop}"]
    return "\n".join(lines) + "\n"


def _shown(address: str) -> str:
    """An address without the name and the password in it."""
    return re.sub(r"//[^/@]*@", "//…@", address)


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"

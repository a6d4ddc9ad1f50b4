"""What a server shows of itself over TLS: a certificate and its key, read from files and found to fit."""

from __future__ import annotations

import hashlib
import ssl
from pathlib import Path
from typing import Final, NamedTuple

from pocketmoney.core.problem import Problem

_BEGIN: Final = "-----BEGIN CERTIFICATE-----"
_END: Final = "-----END CERTIFICATE-----"


class Certificate(NamedTuple):
    """A certificate that is ready to be shown."""

    context: ssl.SSLContext
    fingerprint: str  # of the certificate, as browsers show it


class _LockedError(Exception):
    """The key wants a password."""


def read(certificate: Path, key: Path) -> Certificate:
    """The certificate and the key of these files; whatever is wrong with them is a problem."""
    shown = _text(certificate)
    _text(key)
    try:
        first = ssl.PEM_cert_to_DER_cert(shown[shown.index(_BEGIN) : shown.index(_END) + len(_END)])
    except ValueError:
        raise Problem("tls-bad-certificate", {"file": str(certificate)}) from None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.set_alpn_protocols(["http/1.1"])
    _load(context, certificate, key)
    digest = hashlib.sha256(first).hexdigest().upper()
    return Certificate(context, ":".join([digest[at : at + 2] for at in range(0, len(digest), 2)]))


def _load(context: ssl.SSLContext, certificate: Path, key: Path) -> None:
    def locked() -> str:
        raise _LockedError

    try:
        context.load_cert_chain(certificate, key, password=locked)
    except _LockedError:
        raise Problem("tls-key-locked", {"file": str(key)}) from None
    except ssl.SSLError as fault:
        if fault.reason == "KEY_VALUES_MISMATCH":
            raise Problem("tls-mismatch", {"certificate": str(certificate), "key": str(key)}) from None
        raise Problem("tls-bad-key", {"certificate": str(certificate), "key": str(key)}) from None


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="latin-1")
    except OSError as fault:
        raise Problem("tls-file", {"file": str(file), "why": fault.strerror or str(fault)}) from None

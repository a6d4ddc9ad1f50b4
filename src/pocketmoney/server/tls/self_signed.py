"""A certificate that the server makes for itself: no authority vouches for it, so browsers warn the first time.

It lies in the data folder and is made anew when it is about to expire, or when the machine has an address or a name
that it does not bear.
"""

from __future__ import annotations

import contextlib
import os
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pocketmoney.core.problem import Problem
from pocketmoney.server.tls.certificate import Certificate, read

if TYPE_CHECKING:
    from cryptography import x509

LASTS: Final = timedelta(days=397)  # browsers take no certificate that lasts much longer
RENEW: Final = timedelta(days=30)  # before the end
EARLY: Final = timedelta(days=1)  # clocks of phones differ

CERTIFICATE: Final = "certificate.pem"
KEY: Final = "key.pem"
NAME: Final = "Pocket Money"


def own(folder: Path, names: list[str], now: datetime | None = None) -> Certificate:
    """The server's own certificate for these addresses and names, made if need be."""
    moment = now or datetime.now(UTC)
    certificate, key = folder / CERTIFICATE, folder / KEY
    try:
        if not _serves(certificate, key, names, moment):
            _make(certificate, key, names, moment)
        else:
            key.chmod(0o600)
    except ImportError:
        raise Problem("tls-needs-package", {}) from None
    except OSError as fault:
        raise Problem(
            "tls-file", {"file": str(fault.filename or folder), "why": fault.strerror or str(fault)}
        ) from None
    return read(certificate, key)


def _serves(certificate: Path, key: Path, names: list[str], moment: datetime) -> bool:
    """Whether what lies there is good for these names, and for a while."""
    from cryptography import x509

    if not (certificate.is_file() and key.is_file()):
        return False
    try:
        found = x509.load_pem_x509_certificate(certificate.read_bytes())
        known = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        read(certificate, key)
    except (ValueError, x509.ExtensionNotFound, Problem):
        return False
    if not found.not_valid_before_utc <= moment < found.not_valid_after_utc - RENEW:
        return False
    return set(_alternatives(names)) <= set(known)


def _make(certificate: Path, key: Path, names: list[str], moment: datetime) -> None:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

    secret = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    others = (
        "content_commitment", "key_encipherment", "data_encipherment", "key_agreement", "key_cert_sign", "crl_sign",
        "encipher_only", "decipher_only",
    )  # fmt: skip
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(moment - EARLY)
        .not_valid_after(moment + LASTS)
        .add_extension(x509.SubjectAlternativeName(_alternatives(names)), critical=False)
        # No authority: a device that trusts this trusts one server, even if the key is stolen.
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.KeyUsage(digital_signature=True, **dict.fromkeys(others, False)), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(secret, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    form = serialization.PrivateFormat.PKCS8
    certificate.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    _write(key, secret.private_bytes(pem, form, serialization.NoEncryption()), mode=0o600)
    _write(certificate, made.public_bytes(pem), mode=0o644)


def _alternatives(names: list[str]) -> list[x509.GeneralName]:
    from cryptography import x509

    found: list[x509.GeneralName] = []
    for name in dict.fromkeys(names):
        try:
            found.append(x509.IPAddress(ip_address(name)))
        except ValueError:
            with contextlib.suppress(ValueError):  # a name in letters that certificates do not know
                found.append(x509.DNSName(name))
    return found


def _write(file: Path, data: bytes, mode: int) -> None:
    """Put a file there at once as a whole, never readable for more people than it should be."""
    part = file.with_suffix(".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as opened:
        opened.write(data)
    part.replace(file)

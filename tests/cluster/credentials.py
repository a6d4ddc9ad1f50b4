"""Credentials as `nsc` makes them: an operator vouches for an account, and the account for its users.

Everything is a JSON Web Token, signed with the Ed25519 key of whoever vouches; a user's token and seed are one file.
"""

from __future__ import annotations

import base64
import json
import secrets
from pathlib import Path
from typing import Any

import nkeys

EVERYTHING = -1
SPEAKING = ("subs", "data", "payload", "imports", "exports", "conn", "leaf")
STORING = ("mem_storage", "disk_storage", "streams", "consumer")


class Key:
    """A key of somebody: an operator, an account or a user."""

    def __init__(self, kind: int) -> None:
        self.seed: bytes = nkeys.encode_seed(secrets.token_bytes(32), kind)
        self.pair = nkeys.from_seed(bytearray(self.seed))
        self.public = self.pair.public_key.decode()

    def vouch(self, name: str, subject: str, about: dict[str, Any]) -> str:
        """A token about somebody, signed with this key."""
        claims = {"jti": secrets.token_hex(8), "iat": 1, "iss": self.public, "name": name, "sub": subject}
        parts = [{"typ": "JWT", "alg": "ed25519-nkey"}, {**claims, "nats": {"version": 2, **about}}]
        said = ".".join(_packed(json.dumps(part).encode()) for part in parts)
        return f"{said}.{_packed(self.pair.sign(said.encode()))}"


class House:
    """An operator with one account that may use JetStream."""

    def __init__(self) -> None:
        self._operator, self._account = Key(nkeys.PREFIX_BYTE_OPERATOR), Key(nkeys.PREFIX_BYTE_ACCOUNT)
        limits = dict.fromkeys((*SPEAKING, *STORING), EVERYTHING) | {"wildcards": True}
        operator = self._operator.vouch("house", self._operator.public, {"type": "operator"})
        account = self._operator.vouch("tables", self._account.public, {"type": "account", "limits": limits})
        system = Key(nkeys.PREFIX_BYTE_ACCOUNT)  # the server's own, which may not use JetStream
        bounds = {name: most for name, most in limits.items() if name not in STORING}
        of_system = self._operator.vouch("system", system.public, {"type": "account", "limits": bounds})
        preload = f"resolver_preload {{ {self._account.public}: {account}, {system.public}: {of_system} }}"
        lines = [f"operator: {operator}", f"system_account: {system.public}", "resolver: MEMORY", preload]
        self.config = "\n".join(lines)  # of a server

    def write(self, file: Path, account: Key | None = None) -> Path:
        """The credentials of a new user, vouched for by our account or by somebody else's."""
        user = Key(nkeys.PREFIX_BYTE_USER)
        limits = {"subs": EVERYTHING, "data": EVERYTHING, "payload": EVERYTHING}
        token = (account or self._account).vouch("node", user.public, {"type": "user", **limits})
        file.write_text(
            f"-----BEGIN NATS USER JWT-----\n{token}\n------END NATS USER JWT------\n\n"
            f"-----BEGIN USER NKEY SEED-----\n{user.seed.decode()}\n------END USER NKEY SEED------\n"
        )
        return file


def _packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

"""Write web/wire.d.ts: the messages of a socket and the shapes of the API, as TypeScript types.

They are made from the same schemas that the server publishes, so a client that compiles speaks the server's language.
`python -m tools.wire_types` writes the file; a test fails when it no longer fits.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from pocketmoney.server.api.app import ENDPOINTS
from pocketmoney.server.api.openapi import document
from pocketmoney.server.api.wire_schema import wire

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "wire.d.ts"

Schema = dict[str, Any]

HEAD: Final = "// Made by `make types` from the types of the server; do not edit.\n"

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written() -> str:
    """The whole file."""
    schema = wire()
    parts = [HEAD, f"export declare const VERSION: {schema['version']};\n"]
    shapes = {**schema["$defs"], **document(ENDPOINTS)["components"]["schemas"]}
    parts += [_declaration(name, shape) for name, shape in sorted(shapes.items())]
    for name, union in schema["properties"].items():
        if "anyOf" in union:
            parts.append(f"export type Any{name.capitalize()} =\n{_one_a_line(union)};\n")
    return "\n".join(parts)


def _declaration(name: str, shape: Schema) -> str:
    comment = f"/** {_one_line(shape['description'])} */\n" if "description" in shape else ""
    required = set(shape.get("required", ()))
    lines = [
        f"  {key}{'' if key in required else '?'}: {_type(value)};"
        for key, value in sorted(shape.get("properties", {}).items(), key=lambda item: "enum" not in item[1])
    ]
    return comment + "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n"


def _type(shape: Schema) -> str:
    """The type that a schema means."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "enum" in shape:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(_type(each) for each in shape["anyOf"])
    kind = shape.get("type")
    if kind == "array":
        inner = _type(shape.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(shape.get('additionalProperties') or {})}>"
    if kind is None:
        return "unknown"
    return PLAIN[kind]


def _one_a_line(union: Schema) -> str:
    return "\n".join(f"  | {_type(each)}" for each in union["anyOf"])


def _one_line(text: str) -> str:
    return " ".join(text.split())


def main() -> None:
    """Write the file."""
    argparse.ArgumentParser(prog="python -m tools.wire_types", description=f"Write web/{FILE.name} anew.").parse_args()
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()

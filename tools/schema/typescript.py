"""Declarations in Python as types of TypeScript: structs, typed dicts, literals, unions, and tuples of names."""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import Meta, Struct

from longhouse.kernel.schema import ALL

__all__ = ["Declared", "declared_in"]

_PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
_PLAIN |= {None: "null", Any: "unknown", object: "unknown"}


def is_shape(thing: object) -> bool:
    """Whether it is a struct or a typed dict of its own."""
    return is_typeddict(thing) or (isinstance(thing, type) and issubclass(thing, Struct) and thing is not Struct)


def declared_in(*modules: types.ModuleType) -> dict[str, Any]:
    """What modules declare themselves or import for it: shapes, unions and literals by name, tuples of names."""
    found = {name: thing for module in modules for name, thing in vars(module).items() if not name.startswith("_")}
    return {name: thing for name, thing in found.items() if is_shape(thing) or _is_alias(thing) or _is_names(thing)}


def _is_alias(thing: object) -> bool:
    return get_origin(thing) in (Literal, Union, types.UnionType, dict)


def _is_names(thing: object) -> bool:
    return isinstance(thing, tuple) and bool(thing) and all(isinstance(name, str) for name in thing)


class Declared:
    """Declarations that one file of TypeScript holds; what others hold is imported by it."""

    def __init__(self, things: Mapping[str, Any], elsewhere: Mapping[Any, str], renamed: Mapping[str, str]) -> None:
        """``elsewhere``: the names of types that the file imports; ``renamed``: what is called otherwise there."""
        known = {thing: name for name, thing in _with_parts(things).items() if thing not in elsewhere}
        self.things = {renamed.get(name, name): thing for thing, name in known.items()}
        self.names = {**elsewhere, **{thing: name for name, thing in self.things.items()}}
        self.used: set[str] = set()
        self._only_asked = self._asked()

    def text(self) -> str:
        """All of them."""
        return "\n".join(self._declaration(name, thing) for name, thing in self.things.items())

    def _declaration(self, name: str, thing: Any) -> str:
        if isinstance(thing, tuple):
            return f"export const {name} = {json.dumps(list(thing))} as const;\n"
        if not is_shape(thing):
            return f"export type {name} = {self._spelled(thing)};\n"
        lines = [_comment(_first_line(thing)), f"export interface {name} {{", *self._fields(thing), "}"]
        return "\n".join(line for line in lines if line) + "\n"

    # ------------------------------------------------------------------ fields
    def _fields(self, shape: Any) -> Iterable[str]:
        hints = get_type_hints(shape, include_extras=True)
        if is_typeddict(shape):
            for name, hint in hints.items():
                yield from self._field(name, hint, name in shape.__optional_keys__)
            return
        config = shape.__struct_config__
        if config.tag is not None:
            yield f"  {config.tag_field}: {json.dumps(config.tag)};"
        for field in msgspec.structs.fields(shape):
            hint = hints[field.name]
            optional = not field.required and (config.omit_defaults or shape in self._only_asked)
            yield from self._field(field.encode_name, _without_none(hint) if config.omit_defaults else hint, optional)

    def _field(self, name: str, hint: Any, optional: bool) -> Iterable[str]:
        if description := _description(hint):
            yield f"  {_comment(description)}"
        yield f"  {name}{'?' if optional else ''}: {self.type(hint)};"

    # ------------------------------------------------------------------ types
    def type(self, hint: Any) -> str:
        """A type by its name where it has one, else spelled out."""
        if (name := self.names.get(hint)) is not None:
            self.used.add(name)
            return name
        return self._spelled(hint)

    def _spelled(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._annotated(args[0], args[1:])
        if origin is NotRequired:
            return self.type(args[0])
        if origin is Literal:
            return _joined(json.dumps(value) for value in args)
        if origin in (Union, types.UnionType):
            return _joined(self.type(arg) for arg in args)
        if origin is dict:
            record = f"Record<{self.type(args[0])}, {self.type(args[1])}>"
            return record if args[0] is str else f"Partial<{record}>"
        if origin in (list, tuple):
            return _many(self.type(args[0]))
        if isinstance(hint, type) and issubclass(hint, Enum):
            return _joined(json.dumps(member.value) for member in hint)
        return _PLAIN[hint]

    def _annotated(self, hint: Any, metadata: tuple[Any, ...]) -> str:
        if ALL in metadata:
            return f"Record<{', '.join(self.type(arg) for arg in get_args(hint))}>"
        lengths = [(meta.min_length, meta.max_length) for meta in metadata if isinstance(meta, Meta)]
        if get_origin(hint) is list and (2, 2) in lengths:
            one = self.type(get_args(hint)[0])
            return f"[{one}, {one}]"
        return self.type(hint)

    # ------------------------------------------------------------------ what is only asked
    def _asked(self) -> set[Any]:
        """Structs that clients send and the server never does: what has a default may be left out of them."""
        structs = {thing for thing in self.things.values() if is_shape(thing) and not is_typeddict(thing)}
        sent = [struct for struct in structs if not struct.__struct_config__.forbid_unknown_fields]
        return structs - set(_reached(sent))


def _with_parts(things: Mapping[str, Any]) -> dict[str, Any]:
    """The things, and the shapes that they are made of."""
    return {**{shape.__name__: shape for shape in _reached(things.values())}, **things}


def _reached(things: Iterable[Any]) -> list[Any]:
    """The shapes among these, and those that their fields are made of."""
    found: dict[Any, None] = {}
    edge = list(things)[::-1]
    while edge:
        hint = edge.pop()
        edge += [arg for arg in get_args(hint)[::-1] if get_origin(hint) is not Literal]
        if is_shape(hint) and hint not in found:
            found[hint] = None
            edge += list(get_type_hints(hint).values())[::-1]
    return list(found)


def _without_none(hint: Any) -> Any:
    if get_origin(hint) not in (Union, types.UnionType):
        return hint
    return Union[tuple(arg for arg in get_args(hint) if arg is not type(None))]  # noqa: UP007


def _description(hint: Any) -> str:
    metadata = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((meta.description for meta in metadata if isinstance(meta, Meta) and meta.description), "")


def _first_line(shape: Any) -> str:
    return (typing.cast(str, shape.__doc__) or "").strip().split("\n\n")[0].replace("``", "`").replace("\n    ", " ")


def _comment(text: str) -> str:
    return f"/** {text} */" if text else ""


def _joined(parts: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def _many(one: str) -> str:
    return f"({one})[]" if " | " in one else f"{one}[]"

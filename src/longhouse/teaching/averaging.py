"""``python -m longhouse.teaching.averaging one.npz other.npz=0.5 --out network.npz``: the mean of some networks.

Networks that were taught on from one and the same can be averaged (a "model soup"): what one knows and the other has
forgotten is half known, and often the whole plays as well as the better one.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.minds.network import Arrays, read_arrays
from longhouse.kernel.errors import BadOption

__all__ = ["averaged", "main"]


def averaged(networks: Sequence[Arrays], shares: Sequence[float]) -> dict[str, NDArray[Any]]:
    """The mean of networks of one layout; ValueError if they are not."""
    first = networks[0]
    for other in networks[1:]:
        if not _same_layout(first, other):
            raise ValueError("these networks do not read and answer alike: only those of one layout have a mean")
    return {name: _mean([network[name] for network in networks], shares) for name in first}


def _same_layout(one: Arrays, other: Arrays) -> bool:
    return set(one) == set(other) and all(
        one[name].shape == other[name].shape and (_is_learned(one[name]) or np.array_equal(one[name], other[name]))
        for name in one
    )


def _is_learned(array: NDArray[Any]) -> bool:
    """Weights are; whole numbers say what they are weights of."""
    return bool(array.dtype.kind == "f")


def _mean(arrays: list[NDArray[Any]], shares: Sequence[float]) -> NDArray[Any]:
    if not _is_learned(arrays[0]):
        return arrays[0]
    found: NDArray[Any] = np.average([array.astype(np.float32) for array in arrays], axis=0, weights=shares)
    return found.astype(arrays[0].dtype)


def main() -> None:
    """Average files."""
    parser = argparse.ArgumentParser(prog="python -m longhouse.teaching.averaging", description=__doc__)
    parser.add_argument("networks", nargs="+", type=_part, metavar="FILE[=SHARE]", help="a share is 1 unless told")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    paths, shares = zip(*asked.networks, strict=True)
    try:
        found = averaged([read_arrays(path) for path in paths], shares)
    except (ValueError, BadOption) as wrong:
        parser.error(str(wrong))
    np.savez_compressed(asked.out, **found)  # type: ignore[arg-type]


def _part(text: str) -> tuple[Path, float]:
    path, _, share = text.partition("=")
    if not Path(path).is_file():
        raise argparse.ArgumentTypeError(f"no such file: {path}")
    if not 0.0 < (number := float(share or 1.0)) < np.inf:
        raise argparse.ArgumentTypeError(f"{text}: a share is a number above 0")
    return Path(path), number


if __name__ == "__main__":
    main()

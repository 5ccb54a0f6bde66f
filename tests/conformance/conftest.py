"""How the suite is driven: Hypothesis with a fixed profile; LONGHOUSE_DEEP=1 takes every combination of options."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_COMMON = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
}
settings.register_profile("suite", max_examples=2, derandomize=True, **_COMMON)  # type: ignore[arg-type]
settings.register_profile("deep", max_examples=int(os.environ.get("LONGHOUSE_DEEP") or 1), **_COMMON)  # type: ignore[arg-type]
settings.load_profile("deep" if os.environ.get("LONGHOUSE_DEEP") else "suite")

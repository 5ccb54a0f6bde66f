"""What holds for all tests."""

from __future__ import annotations

import os

os.environ["LC_ALL"] = "C.UTF-8"  # commands speak English, whoever runs the tests

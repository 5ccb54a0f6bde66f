"""Figures for Prometheus."""

from __future__ import annotations

import functools

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = ["Metrics"]

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """What one process of the server counts."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.entries = Counter("longhouse_entries", "Entries appended to logs", ["kind"], registry=registry)
        self.appended = functools.cache(self.entries.labels)  # of a kind; there are few
        self.refused = Counter("longhouse_refused", "Commands and requests refused", ["code"], registry=registry)
        self.command_seconds = Histogram(
            "longhouse_command_seconds", "From a command to its broadcast", buckets=FAST, registry=registry
        )
        self.commit_seconds = Histogram(
            "longhouse_commit_seconds", "One commit, to the disk", buckets=FAST, registry=registry
        )
        self.commit_group = Histogram(
            "longhouse_commit_group", "Pieces of work in one commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=registry,
        )  # fmt: skip
        self.sockets = Gauge("longhouse_sockets", "Open sockets and event streams", registry=registry)
        self.tables = Gauge("longhouse_tables", "Tables in memory", registry=registry)
        self.bot_queue = Gauge("longhouse_bot_queue", "Bots' answers waited for", registry=registry)
        self.bot_failures = Counter("longhouse_bot_failures", "Bots that did not answer", registry=registry)
        self.slow_listeners = Counter("longhouse_slow_listeners", "Sockets closed as too slow", registry=registry)
        self.notices = Counter("longhouse_notices", "Notices of one's turn", ["way", "outcome"], registry=registry)

    def committed(self, size: int, seconds: float) -> None:
        """Count a commit."""
        self.commit_group.observe(size)
        self.commit_seconds.observe(seconds)

    def page(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)

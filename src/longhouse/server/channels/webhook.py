"""Notices to a webhook that somebody has named."""

from __future__ import annotations

import http.client
import json

from longhouse.server.channels import Channel, Notice
from longhouse.server.people import Person
from longhouse.server.serving import Serving
from longhouse.server.webhooks import BadWebhook, checked_address, post_to

__all__ = ["CHANNEL"]


class _Webhook:
    name = "webhook"
    failures: tuple[type[Exception], ...] = (OSError, http.client.HTTPException, BadWebhook)

    def reaches(self, serving: Serving, person: Person) -> bool:
        return bool(person.webhook) and serving.webhooks

    def tell(self, serving: Serving, person: Person, notice: Notice) -> None:
        host, path, address = checked_address(person.webhook)
        body = json.dumps({"event": "your_turn", "game": notice.game, "table": notice.link}).encode()
        status = post_to(host, path, (address, 443), body)
        if status >= 300:
            raise OSError(f"the webhook answered {status}")


CHANNEL: Channel = _Webhook()

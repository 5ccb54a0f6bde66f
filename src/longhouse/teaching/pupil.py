"""A network that is taught: it takes steps and keeps what it learned."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor

from longhouse.teaching.keeping import keep
from longhouse.teaching.network import Network

__all__ = ["Pupil"]


class Pupil:
    """A network with its optimiser; ``largest_step``: of a gradient's norm."""

    def __init__(self, network: Network, rate: float, largest_step: float) -> None:
        self.network, self._largest_step = network, largest_step
        device = network.inputs.weight.device
        self._rate = torch.tensor(rate, device=device)
        self._adam = torch.optim.Adam(
            network.parameters(), self._rate, eps=1e-5, fused=True, capturable=device.type == "cuda"
        )

    def go_at(self, rate: float) -> None:
        """Take larger or smaller steps from now on."""
        self._rate.fill_(rate)

    def step(self, loss: Tensor) -> None:
        """Take a step that lowers the loss; it may be recorded."""
        self._adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self._largest_step)
        self._adam.step()

    def keep(self, out: Path) -> None:
        """Write the file; an input has learned something once a gradient came to it."""
        moments = self._adam.state[self.network.inputs.weight].get("exp_avg_sq")
        if moments is not None:
            self.network.learned |= (moments > 0.0).any(0)[: self.network.layout.size]
        keep(self.network, out)

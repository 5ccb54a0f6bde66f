"""Entities gathered from where they are say what they say as they lie; docs/teaching.md has the environment."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.slow
torch: Any = pytest.importorskip("torch", reason="networks learn with PyTorch")

from longhouse.teaching.entities import All, Gathered, Room, how_many_are_there, meet  # noqa: E402
from longhouse.teaching.recording import RecordedWithRoom  # noqa: E402

GAMES, MANY, WIDTH = 50, 40, 13


def some_rows(share: float) -> Any:
    """Rows of entities of which about a share is there: the first number of the others is 0."""
    rows = torch.randint(1, 9, (GAMES, MANY, WIDTH), dtype=torch.int16)
    rows[:, :, 0] *= (torch.rand(GAMES, MANY) < share).to(torch.int16)
    return rows


def said(met: All | Gathered, layer: Any, wanted: Any) -> list[Any]:
    """What is made of entities, and the gradients of a sum over all of it."""
    layer.zero_grad()
    wanted.grad = None
    together, likeness = met.together(), met.likeness(wanted)
    (together * torch.arange(together.numel()).view_as(together)).sum().backward(retain_graph=True)
    (likeness * torch.arange(likeness.numel()).view_as(likeness)).sum().backward()
    return [together, likeness, layer.weight.grad, layer.bias.grad, wanted.grad]


@pytest.mark.parametrize("spare", [0, 700])
def test_gathered_entities_say_what_they_say_as_they_lie(spare: int) -> None:
    torch.manual_seed(3)
    rows, layer = some_rows(0.1), torch.nn.Linear(WIDTH, 8)
    wanted = torch.randn(GAMES, 8, requires_grad=True)
    there = int(how_many_are_there(rows).sum())
    lying = meet(layer, rows, torch.float32, None)
    gathered = meet(layer, rows, torch.float32, there + spare)
    assert isinstance(lying, All)
    assert isinstance(gathered, Gathered)
    assert 0 < there < len(gathered.made) < GAMES * MANY
    for one, other in zip(said(lying, layer, wanted), said(gathered, layer, wanted), strict=True):
        assert one.abs().max() > 0
        assert torch.allclose(one, other, rtol=1e-4, atol=1e-4 * float(one.detach().abs().max()))


def test_entities_of_which_most_are_there_are_taken_as_they_lie() -> None:
    rows, layer = some_rows(0.9), torch.nn.Linear(WIDTH, 8)
    assert isinstance(meet(layer, rows, torch.float32, GAMES * MANY * 2 // 3), All)


def test_room_is_made_for_what_is_there_and_never_taken_back() -> None:
    told: list[Room] = []

    def work(room: Room, given: Any) -> Any:
        told.append(room)
        return given

    recorded = RecordedWithRoom(work, (4, 4))
    for there in ([[3, 4]], [[3, 2], [10, 1]], [[9, 4]]):
        recorded.make_room(torch.tensor(there))
        recorded(torch.zeros(1))
    assert told == [(4, 4), (13, 4), (13, 4)]

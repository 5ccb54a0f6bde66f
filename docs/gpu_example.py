"""A policy that learns Vikings on Board by playing itself, without a number leaving the card: 40 lines of PyTorch."""

import sys

import torch

import longhouse

GAMES, STEPS, ROUNDS = 8192, 64, int(sys.argv[1]) if len(sys.argv) > 1 else 40

game = longhouse.game("vikings_on_board")
batch = game.batch(GAMES, players=2, seed=1, renew=True, engine="cuda")
least, most = (torch.as_tensor(limit, device="cuda") for limit in (game.observation.least, game.observation.most))
policy = torch.nn.Sequential(
    torch.nn.Linear(game.observation.size, 256), torch.nn.ReLU(), torch.nn.Linear(256, game.room.answers.size)
).cuda()
optimizer = torch.optim.Adam(policy.parameters(), 1e-3)


def tensor(array):
    """What lies on the card, as PyTorch sees it: the same memory."""
    return torch.from_dlpack(array)


def chances():
    """What each asked seat sees, and how the policy would answer."""
    seen = (tensor(batch.observe()) - least) / (most - least)
    drive = policy(seen.float()).masked_fill(~tensor(batch.relative_mask), -torch.inf)
    return torch.distributions.Categorical(logits=drive)


for turn in range(ROUNDS):
    told, actors, gains = [], [], torch.zeros(STEPS, GAMES, 2, device="cuda")
    for k in range(STEPS):
        drawn = chances()
        answers = drawn.sample()
        told.append(drawn.log_prob(answers))
        actors.append(tensor(batch.actor).long())
        batch.step(batch.absolute(answers))
        gains[k] = tensor(batch.rewards) - 0.5 * tensor(batch.ended)[:, None]  # a draw is worth nothing
    later = gains.flip(0).cumsum(0).flip(0)  # what each seat still gets in these steps
    worth = later.gather(2, torch.stack(actors)[..., None])[..., 0]
    loss = -(torch.stack(told) * (worth - worth.mean())).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"round {turn}: {int((gains[..., 0] != 0).sum())} games decided, loss {loss.item():.4f}")

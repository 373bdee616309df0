"""Train a masked-PPO baseline for a few minutes on one CPU core, and measure what it reached.

    pip install "emberhold[gym]" torch
    python examples/train_ppo.py --minutes 4

The agent plays Ashes against the `random` bot (or whatever `--game` and `--opponents` name) through
`emberhold.gym.solo_env`. It sees what its seat may know, chooses among the legal actions only, and
learns by proximal policy optimisation with generalised advantage estimation. What it reached is
measured in games that it was not trained on, against `random` and against `greedy`, with 95 %
intervals, beside a player that chooses legal actions at random.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any

try:
    import numpy as np
    import torch
    from torch import nn

    from emberhold import EmberholdError
    from emberhold.gym import solo_env
    from emberhold.players.weights import write_weights
except ModuleNotFoundError as missing:
    needed = 'pip install "emberhold[gym]" torch'
    print(f"{missing.name} is not installed, and this example needs it: {needed}", file=sys.stderr)
    sys.exit(2)

SETUPS: dict[str, dict[str, Any]] = {
    "ashes": {"first_five": "recommended", "reactions": "possible", "rounds": 30},
    "war-eternal": {"difficulty": "beginner"},
}
UNSEEN = 1_000_000
"""Seeds from here on are kept for measuring."""


@dataclass
class Settings:
    """Everything that makes a training run what it is."""

    game: str = "ashes"
    players: int = 2
    opponents: str = "random"
    minutes: float = 4.0
    decisions: int = 0
    """Train for this many decisions instead of by the clock: the same weights every time."""
    seed: int = 1
    envs: int = 16
    steps: int = 128
    epochs: int = 3
    batch: int = 512
    rate: float = 5e-4
    discount: float = 0.997
    smoothing: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    shaping: float = 0.5
    hidden: int = 192
    measured: int = 500


class Policy(nn.Module):
    """Two layers that lead to the worth of every action and of the situation."""

    def __init__(self, slots: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(slots, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh()
        )
        self.actor = nn.Linear(hidden, actions)
        self.critic = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of the legal actions, and the value; `seen` are the numbers of an observation."""
        felt = self.body(torch.log1p(seen.float()))
        logits = self.actor(felt).masked_fill(mask == 0, -1e9)
        return logits, self.critic(felt).squeeze(-1)


class Tables:
    """Several games side by side; one that ends is followed by the next."""

    def __init__(self, settings: Settings) -> None:
        self.envs = [_env(settings, settings.shaping) for _ in range(settings.envs)]
        first = [
            env.reset(seed=settings.seed * 1000 + number)[0] for number, env in enumerate(self.envs)
        ]
        self.seen = np.stack([each["observation"] for each in first])
        self.mask = np.stack([each["action_mask"] for each in first])
        self.won: list[bool] = []

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Rewards, and which games ended."""
        rewards = np.zeros(len(self.envs), np.float32)
        ended = np.zeros(len(self.envs), np.float32)
        for number, (env, action) in enumerate(zip(self.envs, actions.tolist(), strict=True)):
            seen, rewards[number], over, cut, _ = env.step(action)
            if over or cut:
                ended[number] = 1.0
                result = env.table.result
                self.won.append(result is not None and env.seats[0] in result.winners)
                seen, _ = env.reset()
            self.seen[number] = seen["observation"]
            self.mask[number] = seen["action_mask"]
        return rewards, ended


def _env(settings: Settings, shaping: float = 0.0, opponents: str = "") -> Any:
    return solo_env(
        settings.game,
        settings.players,
        SETUPS.get(settings.game),
        opponents=opponents or settings.opponents,
        shaping=shaping,
        illegal="error",
        max_cycles=4000,
    )


@dataclass
class Rollout:
    """What was seen, done and earned in a stretch of play, step by step and table by table."""

    seen: torch.Tensor
    mask: torch.Tensor
    action: torch.Tensor
    chance: torch.Tensor
    value: torch.Tensor
    reward: torch.Tensor
    ended: torch.Tensor

    def advantages(self, after: torch.Tensor, settings: Settings) -> torch.Tensor:
        """Generalised advantage estimation, from the last step back to the first."""
        found = torch.zeros_like(self.reward)
        running = torch.zeros_like(after)
        for step in reversed(range(len(self.reward))):
            goes_on = 1.0 - self.ended[step]
            surprise = self.reward[step] + settings.discount * after * goes_on - self.value[step]
            running = surprise + settings.discount * settings.smoothing * goes_on * running
            found[step] = running
            after = self.value[step]
        return found


@torch.no_grad()
def play(policy: Policy, tables: Tables, steps: int) -> tuple[Rollout, torch.Tensor]:
    rows: list[tuple[torch.Tensor, ...]] = []
    for _ in range(steps):
        seen, mask = torch.from_numpy(tables.seen.copy()), torch.from_numpy(tables.mask.copy())
        logits, value = policy(seen, mask)
        choice = torch.distributions.Categorical(logits=logits)
        action = choice.sample()
        reward, ended = tables.step(action.numpy())
        earned = torch.from_numpy(reward), torch.from_numpy(ended)
        rows.append((seen, mask, action, choice.log_prob(action), value, *earned))
    _, after = policy(torch.from_numpy(tables.seen), torch.from_numpy(tables.mask))
    return Rollout(*(torch.stack(column) for column in zip(*rows, strict=True))), after


def learn(
    policy: Policy,
    optimiser: torch.optim.Optimizer,
    played: Rollout,
    gains: torch.Tensor,
    s: Settings,
) -> None:
    """Several passes over what was played, each step clipped to stay near the old policy."""
    flat = {name: part.flatten(0, 1) for name, part in vars(played).items()}
    gain = gains.flatten()
    target = gain + flat["value"]
    for _ in range(s.epochs):
        for part in torch.randperm(len(gain)).split(s.batch):
            logits, value = policy(flat["seen"][part], flat["mask"][part])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = (choice.log_prob(flat["action"][part]) - flat["chance"][part]).exp()
            worth = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
            kept = ratio.clamp(1 - s.clip, 1 + s.clip)
            loss = -torch.min(ratio * worth, kept * worth).mean()
            loss = loss + 0.5 * (value - target[part]).square().mean()
            loss = loss - s.entropy * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def train(policy: Policy, settings: Settings) -> int:
    """Train until the time is up; how many decisions it took."""
    optimiser = torch.optim.Adam(policy.parameters(), settings.rate, eps=1e-5)
    tables = Tables(settings)
    began = told = time.monotonic()
    decisions = 0
    while True:
        spent = time.monotonic() - began
        share = spent / (60 * settings.minutes)
        if settings.decisions:
            share = decisions / settings.decisions
        if share >= 1:
            return decisions
        optimiser.param_groups[0]["lr"] = settings.rate * max(0.05, 1 - share)
        played, after = play(policy, tables, settings.steps)
        learn(policy, optimiser, played, played.advantages(after, settings), settings)
        decisions += played.reward.numel()
        if time.monotonic() - told > 20:
            told = time.monotonic()
            recent = tables.won[-200:]
            rate = sum(recent) / max(1, len(recent))
            print(
                f"{spent:4.0f} s {decisions:8d} decisions "
                f"{len(tables.won):6d} games, won {rate:.0%} of the last {len(recent)}"
            )


Chooser = Callable[[np.ndarray, np.ndarray], int]


def best(policy: Policy) -> Chooser:
    """The action the policy thinks best."""

    @torch.no_grad()
    def choose(seen: np.ndarray, mask: np.ndarray) -> int:
        logits, _ = policy(torch.from_numpy(seen)[None], torch.from_numpy(mask)[None])
        return int(logits.argmax())

    return choose


def at_random(seed: int) -> Chooser:
    luck = np.random.default_rng(seed)
    return lambda seen, mask: int(luck.choice(np.flatnonzero(mask)))


def measure(choose: Chooser, settings: Settings, opponents: str) -> dict[str, float]:
    """The share of unseen games won, with its 95 % interval."""
    env = _env(settings, opponents=opponents)
    won = 0
    for game in range(settings.measured):
        seen, _ = env.reset(seed=UNSEEN + game)
        over = cut = False
        while not (over or cut):
            action = choose(seen["observation"], seen["action_mask"])
            seen, _, over, cut, _ = env.step(action)
        result = env.table.result
        won += result is not None and env.seats[0] in result.winners
    low, high = wilson(won, settings.measured)
    return {"games": settings.measured, "won": won / settings.measured, "low": low, "high": high}


def wilson(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval of Wilson for a share."""
    share = won / games
    middle = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def keep(policy: Policy, settings: Settings, path: Path) -> None:
    """Write the weights as `net:FILE` reads them."""
    first, second = policy.body[0], policy.body[2]
    parts = (first.weight.T, first.bias, second.weight, second.bias)
    parts = (*parts, policy.actor.weight, policy.actor.bias)
    data = b"".join(part.detach().numpy().astype("<f2").tobytes() for part in parts)
    layers = (first.in_features, settings.hidden, settings.hidden, policy.actor.out_features)
    write_weights(path, settings.game, settings.players, layers, data)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    for name, value in asdict(Settings()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--save", type=Path, help="keep the weights in this file, for net:FILE")
    given = vars(parser.parse_args())
    save = given.pop("save")
    settings = Settings(**given)
    torch.set_num_threads(1)
    torch.manual_seed(settings.seed)
    env = _env(settings)
    policy = Policy(env.sitting.length, env.action_space.n, settings.hidden)
    decisions = train(policy, settings)
    if save is not None:
        keep(policy, settings, save)
    shares = {}
    alone = len(env.seats) == settings.players
    for opponents in [""] if alone else ["random", "greedy"]:
        for name, choose in (("random", at_random(settings.seed)), ("trained", best(policy))):
            share = measure(choose, settings, opponents)
            shares[f"{name} against {opponents}" if opponents else name] = share
    for name, share in shares.items():
        interval = f"{share['low']:.1%} to {share['high']:.1%}"
        print(f"{name:23} wins {share['won']:.1%} of {share['games']} games ({interval})")
    print(json.dumps({**asdict(settings), "played": decisions, "shares": shares}))


if __name__ == "__main__":
    try:
        main()
    except EmberholdError as error:
        print(error, file=sys.stderr)
        sys.exit(2)

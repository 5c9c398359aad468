"""PettingZoo: every seat is an agent.

    from triopolis.envs import pettingzoo

    env = pettingzoo.env("bloom_town", players=2, side="B")

An agent's turn may take several actions: then it is asked several times in a row. The solo opponent of the rulebook, if
one plays, belongs to the environment.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from triopolis.envs.drawing import RENDER_MODES, rendered
from triopolis.envs.episode import Episode, renamed
from triopolis.envs.observations import Observer
from triopolis.envs.setup import check_choice, env_name, make_setup
from triopolis.envs.spaces import action_space, mask_space, observation_space

ILLEGAL_REWARD = -1


def env(game: str, players: int = 2, **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the match and costs its agent 1."""
    raw = raw_env(game, players, **settings)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class raw_env(AECEnv):
    """The environment itself: an illegal action raises IllegalMove and changes nothing."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        reward: str = "win",
        observation: str = "parts",
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        self.setup = make_setup(game, players, options, reward)
        self.metadata = {"name": env_name(game), "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self._language = language
        self._observer = Observer(self.setup, observation)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self._observer) for agent in self.possible_agents}
        self._np_random, _ = seeding.np_random()
        self.episode: Episode | None = None

    def _space(self) -> Any:
        return spaces.Dict(
            {"observation": observation_space(self._observer), "action_mask": mask_space(self._observer)}
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match; without a seed the next one of the environment's own row."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self.episode = Episode(self.setup, self._np_random.bytes(16).hex())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        view = self._dealt().view(self.possible_agents.index(agent))
        return {"observation": self._observer.observe(view), "action_mask": self._observer.mask(view.actions)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self._dealt()
        episode.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {name: episode.pay(self.possible_agents.index(name)) for name in self.agents}
        self._accumulate_rewards()
        if episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[episode.actor]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        episode = self._dealt()
        return rendered(episode, max(0, episode.actor), self.render_mode, self._language)

    def close(self) -> None:
        """Nothing to let go of."""

    @property
    def table(self) -> Episode | None:
        renamed("raw_env.table", "raw_env.episode")
        return self.episode

    def _dealt(self) -> Episode:
        assert self.episode is not None, "reset() deals the first match"
        return self.episode

    def __str__(self) -> str:
        return str(self.metadata["name"])

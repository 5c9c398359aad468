"""Gymnasium: one learner against bots, or alone against the rulebook's own opponent.

    import gymnasium
    import triopolis.envs.gymnasium

    env = gymnasium.make("triopolis/BloomTown-v2", opponents="medium", side="B")
    envs = gymnasium.make_vec("triopolis/BloomTown-v2", num_envs=64)

What is legal stands in `info["action_mask"]` and in `env.unwrapped.action_masks()`, where sb3-contrib looks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from triopolis.engine.observation import observable_ids, observation_version
from triopolis.engine.registry import find_game
from triopolis.envs.drawing import RENDER_MODES, rendered
from triopolis.envs.learner import SEAT, Learner, named_opponents
from triopolis.envs.observations import Observer
from triopolis.envs.setup import check_choice, make_setup
from triopolis.envs.spaces import action_space, observation_space


class TriopolisEnv(gymnasium.Env):
    """One game after the other from the learner's seat."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] | None = None,
        reward: str = "win",
        observation: str = "parts",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        names = named_opponents(game, opponents)
        setup = make_setup(game, len(names) + 1, options, reward)
        self.learner = Learner(setup, names, illegal_reward)
        self.render_mode = render_mode
        self._language = language
        self._observer = Observer(setup, observation)
        self.observation_space = observation_space(self._observer)
        self.action_space = action_space(self._observer)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.learner.begin(self.np_random.bytes(16).hex())
        self._show()
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward = self.learner.act(int(action))
        self._show()
        return self._observe(), reward, self.learner.over, False, self._info()

    def action_masks(self) -> Any:
        """1 at each legal action, as sb3-contrib asks for them."""
        return self._observer.mask([] if self.learner.over else self.learner.episode.legal())

    def render(self) -> str | None:
        return rendered(self.learner.episode, SEAT, self.render_mode, self._language)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _observe(self) -> Any:
        return self._observer.observe(self.learner.view())

    def _info(self) -> dict[str, Any]:
        learner = self.learner
        scores = np.array(learner.episode.state.scores(), np.int32)
        info = {"action_mask": self.action_masks(), "scores": scores}
        return {**info, "won": learner.won(), "illegal": learner.broken} if learner.over else info


class TriopolisVectorEnv(gymnasium.vector.VectorEnv):
    """Many games, stepped in one call. A game that has ended is dealt anew with the next step (NEXT_STEP)."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[str] | None = None,
        reward: str = "win",
        observation: str = "parts",
        illegal_reward: float | None = None,
        **options: Any,
    ) -> None:
        names = named_opponents(game, opponents)
        setup = make_setup(game, len(names) + 1, options, reward)
        self.num_envs = num_envs
        self.learners = [Learner(setup, names, illegal_reward) for _ in range(num_envs)]
        self._rngs = [seeding.np_random()[0] for _ in range(num_envs)]
        self._observer = Observer(setup, observation)
        self.single_observation_space = observation_space(self._observer)
        self.single_action_space = action_space(self._observer)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew. With seed s, game i is what one environment with seed s + i would play."""
        seeds = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else seed
        for place in range(self.num_envs):
            if seeds is not None and seeds[place] is not None:
                self._rngs[place], _ = seeding.np_random(seeds[place])
            self._deal(place)
        return self._observe()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play one action in each game; where a game was over, the action is not looked at."""
        rewards = np.zeros(self.num_envs)
        for place, learner in enumerate(self.learners):
            if learner.over:
                self._deal(place)
            else:
                rewards[place] = learner.act(int(actions[place]))
        ended = np.array([learner.over for learner in self.learners])
        observation, info = self._observe()
        if ended.any():
            info["won"] = np.array([learner.over and learner.won() for learner in self.learners])
            info["illegal"] = np.array([learner.broken for learner in self.learners])
        return observation, rewards, ended, np.zeros(self.num_envs, bool), info

    def _deal(self, place: int) -> None:
        self.learners[place].begin(self._rngs[place].bytes(16).hex())

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        views = [learner.view() for learner in self.learners]
        legal = [[] if learner.over else view.actions for learner, view in zip(self.learners, views, strict=True)]
        masks = np.stack([self._observer.mask(actions) for actions in legal])
        scores = np.array([learner.episode.state.scores() for learner in self.learners], np.int32)
        return self._observer.observe_all(views), {"action_mask": masks, "scores": scores}


def env_id(game_id: str) -> str:
    """triopolis/BloomTown-v2"""
    name = "".join(word.capitalize() for word in game_id.split("_"))
    return f"triopolis/{name}-v{observation_version(find_game(game_id))}"


def register() -> None:
    for game_id in observable_ids():
        if env_id(game_id) not in gymnasium.registry:
            gymnasium.register(
                id=env_id(game_id),
                entry_point=TriopolisEnv,
                vector_entry_point=TriopolisVectorEnv,
                kwargs={"game": game_id},
            )


register()

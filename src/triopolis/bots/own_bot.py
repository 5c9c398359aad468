"""Bots that users bring along as Python classes: `my_module:MyBot`, with numbers `my_module:MyBot:seconds=0.2`."""

from __future__ import annotations

import inspect
import os
import re
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Final

from triopolis.engine.contract import Bot, Game
from triopolis.engine.errors import TriopolisError

NAME: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*(:[A-Za-z_]\w*=[0-9]{1,9}(\.[0-9]{1,9})?)*")


class BadOwnBot(TriopolisError):
    """A user's bot that cannot be loaded."""


def load_own_bot(name: str) -> Callable[[Game, str], Bot]:
    """The class of `module:Class`, from the current folder or anywhere Python looks, with the numbers it is given."""
    module_name, class_name, *given = name.split(":")
    bot_class = _class_of(name, module_name, class_name)
    if not given:
        return bot_class
    numbers = {argument: _number(text) for argument, _, text in (part.partition("=") for part in given)}
    try:
        inspect.signature(bot_class).bind("game", "seed", **numbers)
    except TypeError as problem:
        raise BadOwnBot.of("bot-error-numbers", bot=name, name=class_name, problem=str(problem)) from problem
    return partial(bot_class, **numbers)


def _class_of(name: str, module_name: str, class_name: str) -> type[Bot]:
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = import_module(module_name)
    except TriopolisError:
        raise
    except Exception as problem:  # a user's module may fail in any way
        raise BadOwnBot.of("bot-error-module", bot=name, module=module_name, problem=str(problem)) from problem
    bot_class = getattr(module, class_name, None)
    if not isinstance(bot_class, type) or not issubclass(bot_class, Bot):
        raise BadOwnBot.of("bot-error-class", bot=name, module=module_name, name=class_name)
    return bot_class


def _number(text: str) -> int | float:
    return float(text) if "." in text else int(text)

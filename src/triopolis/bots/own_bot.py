"""Bots that users bring along as Python classes: `my_module:MyBot`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module

from triopolis.engine.contract import Bot, Game
from triopolis.engine.errors import TriopolisError


class BadOwnBot(TriopolisError):
    """A user's bot that cannot be loaded."""


def load_own_bot(name: str) -> Callable[[Game, str], Bot]:
    """The class of `module:Class`, from the current folder or anywhere Python looks."""
    module_name, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = import_module(module_name)
    except Exception as problem:  # a user's module may fail in any way
        raise BadOwnBot.of("bot-error-module", bot=name, module=module_name, problem=str(problem)) from problem
    bot_class = getattr(module, class_name, None)
    if not isinstance(bot_class, type) or not issubclass(bot_class, Bot):
        raise BadOwnBot.of("bot-error-class", bot=name, module=module_name, name=class_name)
    return bot_class

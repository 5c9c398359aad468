"""The games as learning environments: for PettingZoo, Gymnasium and OpenSpiel, each in a module of its name."""

"""Settings for all tests: hypothesis makes the same examples every time, on every machine."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "triopolis",
    derandomize=True,
    deadline=None,
    database=None,
    # No shrinking: seeds cannot be made simpler, and a failing test would look for minutes before it says so.
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("triopolis")

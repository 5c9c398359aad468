"""A Ray cluster, here one of this machine, plays the very same games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.lab.arrow.plans import play_into, small_plan

from triopolis.lab.cluster import LOCAL, NoCluster, RayWorkers, usual_address
from triopolis.lab.output import simulate_to_file
from triopolis.lab.simulation import simulate, simulate_with

pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayWorkers]:
    with RayWorkers(LOCAL) as workers:
        yield workers


def test_a_file_made_by_a_cluster_is_the_same_byte_for_byte(cluster: RayWorkers, tmp_path: Path) -> None:
    play_into(tmp_path / "here.parquet", small_plan())
    simulate_to_file(cluster, small_plan(), "games", tmp_path / "there.parquet")
    assert (tmp_path / "there.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


def test_counting_on_a_cluster(cluster: RayWorkers) -> None:
    here, there = (
        msgspec.structs.replace(result, seconds=0.0, decisions_per_second=0.0)
        for result in (simulate(small_plan()), simulate_with(cluster, small_plan()))
    )
    assert there == here


def test_without_an_address_it_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert usual_address() == LOCAL
    monkeypatch.setenv("RAY_ADDRESS", "head:6379")
    assert usual_address() == "head:6379"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_nobody_at_the_address(address: str) -> None:
    with pytest.raises(NoCluster, match=f"no Ray cluster at “{address}”"), RayWorkers(address):
        pass

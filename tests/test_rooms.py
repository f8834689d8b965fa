"""The contract that keeps core and the games to the standard library and the packages named."""

import pytest
from grimp import ImportGraph

from scripts.only_contract import OnlyContract


def check_import(imported: str, *, external: bool) -> bool:
    """Is the contract kept when a module of core imports this?"""
    graph = ImportGraph()
    graph.add_module("kilnyard.core")
    graph.add_module("kilnyard.core.table")
    graph.add_module(imported, is_squashed=external)
    graph.add_import(importer="kilnyard.core.table", imported=imported)
    options = {"source_modules": ["kilnyard.core"], "allowed_packages": ["msgspec"]}
    contract = OnlyContract("Core", session_options={}, contract_options=options)
    return contract.check(graph, verbose=False).kept


@pytest.mark.parametrize("imported", ["msgspec", "msgspec.json", "tomllib"])
def test_named_packages_and_the_standard_library_may_be_imported(imported: str) -> None:
    assert check_import(imported, external=True)


@pytest.mark.parametrize("imported", ["rich", "rich.console"])
def test_other_packages_may_not(imported: str) -> None:
    assert not check_import(imported, external=True)


def test_our_own_modules_are_for_the_other_contracts() -> None:
    assert check_import("kilnyard.core.chance", external=False)

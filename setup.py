"""Build Kilnyard, with the rules compiled by mypyc where that is possible.

Everything else stands in pyproject.toml, the list of compiled modules too ([tool.kilnyard]).
Without a C compiler, without Python's headers, without mypyc or with KILNYARD_PURE=1 the build
is pure Python: slower, and the same in every other way.
"""

import importlib.util
import os
import shutil
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup


def modules_to_compile() -> list[str]:
    """The files listed in pyproject.toml, or none where a pure build is wanted or all we can do."""
    if os.environ.get("KILNYARD_PURE") == "1" or not can_compile():
        return []
    with Path("pyproject.toml").open("rb") as file:
        modules: list[str] = tomllib.load(file)["tool"]["kilnyard"]["compiled"]
    return [f"src/{module.replace('.', '/')}.py" for module in modules]


def can_compile() -> bool:
    """Is there a C compiler, and Python's headers, and mypyc?"""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return (
        shutil.which(command.split()[0]) is not None
        and headers.exists()
        and importlib.util.find_spec("mypyc") is not None
    )


def extensions() -> list[Extension]:
    """One shared C extension for all compiled modules, so that they call each other directly."""
    modules = modules_to_compile()
    if not modules:
        return []
    from mypyc.build import mypycify

    compiled: list[Extension] = mypycify(modules, opt_level="3", group_name="kilnyard")
    return compiled


setup(ext_modules=extensions())

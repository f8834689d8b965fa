"""Load Kilnyard's modules from their source, even where a compiled twin lies beside it.

Python prefers a compiled module to the `.py` file of the same name. That is right for playing, but
the compiled rules must be shown to play the same games as the source, so both have to be within
reach of one checkout. With `KILNYARD_PURE=1` in the environment the package asks for this finder
before it imports anything else of its own; processes it starts inherit the wish.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "kilnyard."


class SourceFinder:
    """A meta-path finder that sees only the `.py` files of this package."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the source of one of our modules; leave every other module to other finders."""
        if path is None or not fullname.startswith(PACKAGE):
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_source() -> None:
    """Put the finder first, once, so that it is asked before Python's own."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)

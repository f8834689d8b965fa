"""A contract for import-linter: some packages import the standard library and little else.

import-linter itself can forbid packages by name. A list of what is allowed also holds against
those that nobody has thought of yet.
"""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyContract(Contract):
    """Modules under `source_modules` import, from outside Kilnyard, `allowed_packages` at most."""

    source_modules = fields.SetField(subfield=fields.StringField())
    allowed_packages = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Collect the imports that reach outside the allowed packages."""
        sources = cast("set[str]", self.source_modules)
        allowed = sys.stdlib_module_names | cast("set[str]", self.allowed_packages)
        broken = [
            f"{module} imports {imported}"
            for source in sorted(sources)
            for module in sorted({source} | graph.find_descendants(source))
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if graph.is_module_squashed(imported) and imported.split(".")[0] not in allowed
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line for each import that is not allowed."""
        for line in check.metadata["broken"]:
            output.print_error(line)

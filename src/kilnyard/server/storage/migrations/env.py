"""Run by alembic: migrates over the connection that it is given."""

from alembic import context

from kilnyard.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

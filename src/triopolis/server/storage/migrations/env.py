"""Run by alembic for every command: on the connection it was given, in the transaction that connection is in."""

from alembic import context

from triopolis.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

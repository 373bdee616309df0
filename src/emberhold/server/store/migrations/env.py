"""What alembic runs: the migrations, on the connection it is given."""

from alembic import context

from emberhold.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

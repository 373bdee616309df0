"""Bringing a database up to this version, at start and without anybody's help.

The migrations are modules of the package `migrations`. They run in one transaction; of several
workers that start together one migrates and the others wait.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

_FOLDER = Path(__file__).with_name("migrations")
_LOCK = 5_370_142_816
"""A number that stands for "somebody is migrating" among the workers on one PostgreSQL."""


class NewerDatabase(Exception):
    """A later version of this program has changed the database already."""


def migrate(engine: Engine) -> None:
    """Run the migrations this database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    newest = scripts.get_current_head()
    known = {script.revision for script in scripts.walk_revisions()}
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        current = MigrationContext.configure(connection).get_current_revision()
        if current is not None and current not in known:
            raise NewerDatabase
        if current != newest:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

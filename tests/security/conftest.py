"""The same servers and databases as the server's own tests."""

from tests.server.conftest import database, postgresql, server, sqlite

__all__ = ["database", "postgresql", "server", "sqlite"]

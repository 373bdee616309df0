"""Where bots think: processes of their own beside the server."""

"""What can be asked of the server, address by address."""

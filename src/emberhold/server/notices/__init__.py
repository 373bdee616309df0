"""Notices that arrive while no page is open: by mail, by web push, through the operator's hook."""

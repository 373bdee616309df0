"""The kernel: it runs a game that asks questions, records the answers and can rebuild it from them.

It knows the standard library and nothing else: no game, no language, no screen.
"""

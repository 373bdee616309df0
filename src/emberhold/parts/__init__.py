"""What every card-driven game needs and no game should write again.

| module | what a game gets from it |
|---|---|
| `cards` | definitions, their numbered copies, slugs, an index by slug |
| `reading` | effects read aloud: clauses, sentences, "you may", "if you do", "or" |
| `asking` | choose a card, a player, some of several; nobody is asked where there is no choice |
| `wishes` | what people wish of a set-up, checked before any work is done |
| `deck` | a deck with its discard pile, and who knows what of its order |
| `windows` | events, triggers and the order in which they answer |
| `amounts` | numbers read off the table, and conditions that compare them |

A part knows the kernel and the language, never a game. A game that needs something of its own
subclasses a part or leaves it aside.
"""

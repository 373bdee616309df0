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
| `choices` | what people can choose before a game, as data every picker can ask |
| `library` | everything in the box that can be read, found by a part of its name |
| `rulebook` | the numbered rules as text, by number, by section, by words |
| `weights` | figures of a position weighed, and the chances that follow from the scores |
| `encoding` | the game as numbers for those who learn it; `plain_encoding` for any game at all |

A part knows the kernel and the language, never a game. A game that needs something of its own
subclasses a part or leaves it aside.
"""

"""The language of cards: verbs, what they take, and how data becomes the objects that are played.

A verb is a class, declared once with its signature:

    class DrawThreat(Effect):
        takes: ClassVar[Takes] = (COLOUR, AMOUNT, PLACE)

        def __init__(self, colour: int, amount: int, place: Place) -> None: ...

Everything else follows. Python writes `DrawThreat(RED, 1, HERE)`; data writes
`["draw_threat", "red", 1, "here"]`, which a `Vocabulary` reads, checks and refuses with the words
that would be right; the index of verbs is the vocabulary itself.
"""

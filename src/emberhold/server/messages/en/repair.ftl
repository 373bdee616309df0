# Repairs with everybody’s consent.

error-repair-exercise = Lessons, puzzles and the challenge of the day cannot be repaired: everybody plays them alike.
error-repair-game = Nothing can be repaired in this game.
error-repair-together = These changes do not fit together: ask for them one after the other.
error-no-repair = Nobody is asking for a repair any more.
house-repair-request = { $who } wants to repair the table:
house-repair-line = { $label }: { $was } → { $now }
house-repair-move = { $number ->
    [1] { $label }
   *[other] { $label } × { $number }
}
house-repair-line-of = { $who } · { $line }
house-notice-repaired = Everybody agreed to a repair. This game no longer counts in statistics.
house-notice-unrepaired = The repair was declined.
web-repair = Repair the table
web-repair-about = If something went wrong, numbers that everybody can see may be set by hand and cards moved. Every person at the table has to agree, the answers of the current step are undone, and the game no longer counts in statistics.
web-repair-ask = Ask everybody
web-repair-agree = Agree
web-repair-decline = Decline
web-repair-withdraw = Withdraw
web-repair-asked = The others are being asked.
web-repair-cards = Move cards
web-repair-card = Card
web-repair-to = To
web-repair-count = How many
web-repair-add = Add this move
web-repair-drop = Remove this move
web-repair-whole = The table
web-you-kind-repaired = repaired by hand
web-repair-number = from %least% to %most%

### The toy auction: a game that lives outside the package.

game-auction = The Auction
about-auction = Two bidders, three cards, a handful of coins.
auction-table = The auction
auction-deck = Lots
auction-bidder = Bidder
auction-ask-bid = How much do you bid?
auction-ask-tie = Both bid the same. Who gets the lot?
auction-ask-keep = Keep the lot, or burn it?
auction-option-bid = Bid { $subject ->
    [one] 1 coin
   *[other] { $subject } coins
}
auction-option-winner = Seat { $subject }
auction-option-keep = Keep it
auction-option-burn = Burn it
auction-log-won = Seat { $seat } wins the lot worth { $card }.
auction-log-secret = Coins left: { $coins }.
mark-auction-left = lots left: { $value }
mark-auction-coins = coins: { $value }
mark-auction-score = score: { $value }
result-highest-score = The best lots win.

card-fulmite-slab = Fulmite Slab
card-prophetic-lens = Prophetic Lens
card-sparking-siphon = Sparking Siphon
card-thunderous-oath = Thunderous Oath
effect-may-exchange = until the end of the turn you may lose one pulse token to gain 1 aether, any number of times
effect-reveal-or-gain = reveal the top card of your deck. You may destroy it. If you do not, gain 1 aether
effect-pulse-for-cards = you may lose any number of pulse tokens; any ally draws that many cards

### Those who play by program, and what an adviser says.

player-novice = novice
player-novice-blurb = Knows the rules and some rules of thumb, and slips now and then. Good company while you learn.
player-skilled = skilled player
player-skilled-blurb = Looks ahead before every answer that matters. A solid partner, a fair opponent.
player-expert = expert
player-expert-blurb = Compares what it could do in many possible worlds and seldom wastes a turn. Thinks for up to two seconds.
setup-strength = { CAP($title) }: { $blurb }

hint-plain = I would choose: { $option }. There is little to compare here.
hint-best = I would choose: { $option }. The chance to win is then about { NUMBER($chance, maximumFractionDigits: 1) }%.
hint-compared = · { $option }: about { NUMBER($chance, maximumFractionDigits: 1) }%
hint-why = { $lead ->
    [near] The first two are as good as equal.{" "}
    [behind] The second seems better, but not by more than chance explains: that is too little to go against the rules of thumb.{" "}
   *[ahead] {""}
}The options were compared in { $worlds ->
    [one] one possible world, in which
   *[other] the same possible worlds, up to { $worlds } of them, in which
} everything you cannot see was dealt anew.

error-budget = “{ $given }” is no budget. Write a number of iterations such as { $count }, or milliseconds such as { $time }.
error-no-adviser = Nobody is there to give a hint.

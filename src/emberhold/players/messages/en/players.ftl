### Those who play by program, and what an adviser says.

player-novice = novice
player-novice-blurb = Knows the rules and some rules of thumb, and slips now and then. Good company while you learn.
player-skilled = skilled player
player-skilled-blurb = Looks ahead before every answer that matters. A solid partner, a fair opponent.
player-expert = expert
player-expert-blurb = Compares what it could do in many possible worlds and seldom wastes a turn. Thinks for up to two seconds.
setup-strength = { CAP($title) }: { $blurb }

hint-ahead = { $option }: { $reason }.
hint-near = { $option }: { $reason }. As far as I can tell, other answers are just as good.
hint-same = { $option }: { $reason }. Other answers lead to the same table in the end.
hint-only = { $option }: { $reason }.
hint-reason-ahead = looking ahead, it comes out clearly better than the rest
hint-reason-near = it is what careful players usually do here
hint-reason-same = it is the usual order
hint-reason-only = there is nothing to compare it with
hint-compared = · { $option }: about { NUMBER($chance, maximumFractionDigits: 1) }% to win, give or take { $spread }
hint-worlds = { $lead ->
    [near] What differs by no more than that is chance, not advice.{" "}
   *[ahead] {""}
}The options were compared in { $worlds ->
    [one] one possible world, in which
   *[other] the same possible worlds, up to { $worlds } of them, in which
} everything you cannot see was dealt anew.

error-budget = “{ $given }” is no budget. Write a number of iterations such as { $count }, or milliseconds such as { $time }.
error-no-adviser = Nobody is there to give a hint.

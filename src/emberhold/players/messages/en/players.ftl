### Bots, and what an adviser says.

player-novice = novice
player-novice-blurb = Knows the rules and some rules of thumb, and makes a mistake now and then. Good company while you learn.
player-skilled = skilled player
player-skilled-blurb = Looks ahead before every answer that matters. A solid partner, a fair opponent.
player-expert = expert
player-expert-blurb = Compares what it could do in many possible worlds and seldom wastes a turn. Thinks for up to two seconds.
player-master = master
player-master-blurb = Weighs its answers in hundreds of possible worlds and thinks again as the turn unfolds. Thinks for up to two seconds.
setup-strength = { CAP($title) }: { $blurb }

hint-ahead = { $option } – { $reason }.
hint-near = { $option } – { $reason }. As far as I can tell, other answers are just as good.
hint-same = { $option } – { $reason }. Other answers lead to the same position in the end.
hint-only = { $option } – { $reason }.
hint-quoted = “{ $option }”
hint-reason-ahead = looking ahead, this comes out clearly better than the alternatives
hint-reason-near = careful players usually choose this here
hint-reason-same = this is the usual choice
hint-reason-only = there is nothing else to choose
hint-compared = · { $option }: about { NUMBER($chance, maximumFractionDigits: 1) }% chance of winning, give or take { $spread }
hint-worlds = { $lead ->
    [near] Differences this small are chance, not advice.{" "}
   *[ahead] {""}
}The options were compared in { $worlds ->
    [one] one possible world, in which
   *[other] the same possible worlds, up to { $worlds } of them, in which
} everything you cannot see was dealt again.

error-budget = “{ $given }” is not a valid budget. Write a number of iterations such as { $count }, or milliseconds such as { $time }.
error-search-setting = “{ $given }” is not a setting of { $who }. Settings look like this: { $known }.
error-no-adviser = There is no adviser to give a hint.
error-net-path = Which weights? Write the path of a file, such as { $example }.
error-net-file = The weights “{ $path }” cannot be read: { $why }.
error-net-format = “{ $path }” is not a file of weights. examples/learn.py writes one.
error-net-game = The weights “{ $path }” are for { $game } with { $players ->
    [one] one player
   *[other] { $players } players
}, not for { $wanted } with { $seats ->
    [one] one player
   *[other] { $seats } players
}.
error-net-encoding = The weights “{ $path }” were learned with another encoding of the game ({ $then }; this version has { $now }). Train them again.

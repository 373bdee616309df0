effect-nemesis-gains-life = the nemesis gains { $amount } life
effect-discard-hand = { $form ->
    [they] discards
   *[you] discard
} { $whose ->
    [they] their
   *[you] your
} hand
effect-gems-then = { $gems }, { $then }
effect-gain-cheap = { $form ->
    [they] gains
   *[you] gain
} a card that costs { $most } aether or less from the supply{ $place ->
    [hand] {" "}and { $form ->
        [they] puts it into their
       *[you] put it into your
    } hand
   *[discard] {""}
}
log-nemesis-gains = { $nemesis_def } gains { $amount } life (now { $left }).

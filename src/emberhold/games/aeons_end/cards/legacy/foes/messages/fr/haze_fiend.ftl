card-flawed-crystal = Cristal fêlé
    .gender = m
card-smog-beast = Bête de smog
    .gender = f
card-debilitating-impact = Impact débilitant
    .gender = m
card-fracture = Fêlure
    .gender = f
card-smoke-guardian = Gardien de fumée
    .gender = m
card-rune-prisoner = Prisonnier des runes
    .gender = m
card-poison = Poison
    .gender = m
card-toxic-breath = Souffle toxique
    .gender = m
card-disintegrate = Désintégration
    .gender = f
card-aether-channel = Canal d’éther
    .gender = m

nemesis-haze-fiend = Démon des brumes
    .def = le Démon des brumes
    .de = du Démon des brumes
token-haze = Jetons Némésis
who-most-crystals = le joueur qui a le plus de Cristaux en main
who-dearest-spell = le joueur qui a en main le sort le plus cher
who-dearest-card = le joueur qui a en main la carte la plus chère
who-most-discarded = le joueur qui a le plus de cartes dans sa défausse
effect-haze-token = le Démon des brumes gagne { $amount ->
    [one] un jeton Némésis
   *[other] { WORD($amount) } jetons Némésis
}
effect-put-flaw = { $form ->
    [they] pose
    [inf] poser
   *[you] posez
} un autocollant Fêlure sur un Cristal non fêlé de { $whose ->
    [they] sa main ou de sa défausse
   *[you] votre main ou de votre défausse
}
effect-destroy-it = la détruit
effect-degrade-it = le dégrade
effect-degrade-all = dégrade toutes ces cartes
effect-degrade-dearest-spell = dégrade le sort le plus cher de sa main
effect-degrade-all-dear = dégrade toutes les cartes de sa main de coût { $least } ou plus
effect-channel-free = place toutes les cartes de coût 0 de cette défausse sur le dessus de sa pioche dans l’ordre de son choix ; Gravehold subit 1 dégât pour chacune de ces cartes
effect-go-in = { $form ->
    [inf] entrer
   *[you] entrez
} chercher Malastar : { $what }, et la Leçon de Malastar est acquise
rule-rune-prisoner = Un joueur qui inflige des dégâts à ce serviteur dégrade une carte de sa main.
rule-fracture = À la fin du tour de la némésis, si le Démon des brumes a au moins deux jetons Némésis, il fêle un Cristal et perd deux jetons ; répétez cet effet jusqu’à ce qu’il lui en reste moins de deux. Chaque fois qu’il fêle un Cristal, n’importe quel joueur pose un autocollant Fêlure sur un Cristal non fêlé de sa main ou de sa défausse et subit 2 dégâts. Si personne n’a de tel Cristal, l’autocollant est posé sur un Cristal détruit et le propriétaire de ce Cristal subit 2 dégâts ; si c’est également impossible, n’importe quel joueur subit 2 dégâts.
rule-flawed-crystal = L’éther d’un Cristal fêlé ne peut être utilisé que pour acquérir une carte.
rule-degrade = Pour dégrader une carte de coût 2 ou plus, détruisez-la ; vous pouvez alors acquérir une carte moins chère du même type et la prendre en main. Un joueur qui doit dégrader une carte et ne le peut pas subit 2 dégâts.
ask-fracture = { $who } : choisissez le joueur que frappe la fêlure.
ask-flaw = { $who } : choisissez le Cristal qui reçoit l’autocollant Fêlure ({ $source }).
log-flawed = Un Cristal { $who_de } est fêlé (autocollants restants : { $left }).
story-e57 = Une chose qui a le contour d’une porte se tient dans la porte de la forge. Derrière elle, on entend, tout faible, un marteau qui bat toujours la mesure.

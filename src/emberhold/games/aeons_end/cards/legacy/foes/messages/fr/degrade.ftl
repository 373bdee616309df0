effect-degrade = { $form ->
    [they] dégrade
    [inf] dégrader
   *[you] dégradez
} une carte de { $whose ->
    [they] sa main
   *[you] votre main
}
effect-dearest-hand-degrades = le joueur qui a en main la carte la plus chère la dégrade
ask-degrade = { $who } : choisissez une carte à dégrader ({ $source }).
ask-degrade-gain = { $who } : la carte { $source } est dégradée. Voulez-vous acquérir une carte moins chère du même type ?
who-different-player = un autre joueur

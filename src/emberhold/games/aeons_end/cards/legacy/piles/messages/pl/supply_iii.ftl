card-soothing-torporene = Kojący Torporen
    .gen = Kojącego Torporenu
    .acc = Kojący Torporen
card-void-mill = Młyn Pustki
    .gen = Młyna Pustki
    .acc = Młyn Pustki
card-arcane-salvo = Tajemna Salwa
    .gen = Tajemnej Salwy
    .acc = Tajemną Salwę
card-breach-collision = Kolizja Bram
    .gen = Kolizji Bram
    .acc = Kolizję Bram

when-gained-ever = Gdy pozyskujesz tę kartę: { $text }
effect-destroy-own-top-discard = { $form ->
    [they] niszczy
    [inf] zniszczyć
   *[you] zniszcz
} wierzchnią kartę ze swojego stosu kart odrzuconych
effect-two-players-may = dwóch różnych graczy może { $what }
effect-relic-on-deck = { $form ->
    [they] kładzie
    [inf] położyć
   *[you] połóż
} na wierzchu swojej talii Artefakt zagrany w tej turze albo Artefakt ze swojego stosu kart odrzuconych
effect-on-any-discard = możesz położyć ją na wierzchu stosu kart odrzuconych dowolnego gracza
ask-put-on-deck = { $who }: wybierz kartę, którą położysz na wierzchu swojej talii ({ $source }).
ask-give-gained = { $who }: na czyj stos kart odrzuconych trafia { $source }?

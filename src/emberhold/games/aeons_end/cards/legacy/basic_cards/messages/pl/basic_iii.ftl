card-suffocate = Uduszenie
    .gen = Uduszenia
    .acc = Uduszenie
card-facet-ogre = Fasetowy Ogr
    .gen = Fasetowego Ogra
    .acc = Fasetowego Ogra
card-maddening-spectre = Obłąkańcze Widmo
    .gen = Obłąkańczego Widma
    .acc = Obłąkańcze Widmo
card-gathering-storm = Nadciągająca Burza
    .gen = Nadciągającej Burzy
    .acc = Nadciągającą Burzę
card-sacrifice = Ofiara
    .gen = Ofiary
    .acc = Ofiarę
card-facet-juggernaut = Fasetowy Moloch
    .gen = Fasetowego Molocha
    .acc = Fasetowego Molocha
card-maddening-eidolon = Obłąkańczy Eidolon
    .gen = Obłąkańczego Eidolona
    .acc = Obłąkańczego Eidolona
card-thunderous-tempest = Gromowa Nawałnica
    .gen = Gromowej Nawałnicy
    .acc = Gromową Nawałnicę

number-one-and-shields = ile wynosi liczba żetonów Tarczy na tym Popleczniku powiększona o 1
if-shield-on-this-at-most = na tym Popleczniku { $amount ->
    [one] leży najwyżej jeden żeton Tarczy
    [few] leżą najwyżej { WORD($amount) } żetony Tarczy
   *[many] leży najwyżej { WORD($amount) } żetonów Tarczy
}

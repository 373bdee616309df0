card-influence = Wpływ
    .gen = Wpływu
    .acc = Wpływ
card-redirected-power = Przekierowana Energia
    .gen = Przekierowanej Energii
    .acc = Przekierowaną Energię
card-dominion-spores = Zarodniki Władzy
    .gen = Zarodników Władzy
    .acc = Zarodniki Władzy
    .gender = pl
card-brama-infested = Brima Zainfekowana
    .gen = Brimy Zainfekowanej
    .acc = Brimę Zainfekowaną
card-command = Rozkaz
    .gen = Rozkazu
    .acc = Rozkaz
card-deadly-overload = Śmiertelne Przeciążenie
    .gen = Śmiertelnego Przeciążenia
    .acc = Śmiertelne Przeciążenie
card-domineer = Ujarzmienie
    .gen = Ujarzmienia
    .acc = Ujarzmienie
card-psychic-clouds = Obłoki Psychiczne
    .gen = Obłoków Psychicznych
    .acc = Obłoki Psychiczne
    .gender = pl
card-override = Przejęcie Kontroli
    .gen = Przejęcia Kontroli
    .acc = Przejęcie Kontroli

nemesis-fungal-mesh = Splot Grzybni
    .gen = Splotu Grzybni
    .dat = Splotowi Grzybni
    .acc = Splot Grzybni
    .ins = Splotem Grzybni
token-mesh = Żetony Nemezis
mark-spared = Brima oszczędzona
effect-mesh-token = Splot Grzybni otrzymuje { $amount ->
    [one] jeden żeton Nemezis
    [few] { WORD($amount) } żetony Nemezis
   *[many] { WORD($amount) } żetonów Nemezis
}
effect-overload = gracz, który ma przygotowane Zaklęcie o najwyższym koszcie, aktywuje je; wszystkie obrażenia otrzymuje ten gracz
effect-spare-brama = oszczędźcie ją: ten Poplecznik wchodzi do gry z { $life } punktami życia, a Lekcję Brimy zdobywacie, gdy zostanie odrzucony w tej rozgrywce
effect-domineer = odrzuca wszystkie karty z ręki, wtasowuje swój stos kart odrzuconych do talii i dobiera { $amount ->
    [one] kartę
    [few] { WORD($amount, gender: "f") } karty
   *[many] { WORD($amount, gender: "f") } kart
}
rule-possess = Na końcu tury Nemezis, jeśli Splot Grzybni ma co najmniej dwa żetony Nemezis, opętuje gracza i traci dwa żetony: dowolny gracz aktywuje jedno ze swoich przygotowanych Zaklęć. Jeśli nikt nie ma przygotowanego Zaklęcia, Gravehold otrzymuje 4 obrażenia. Powtarzajcie to, dopóki Splot Grzybni ma co najmniej dwa żetony Nemezis.
rule-possessed-spell = Każdą porcję obrażeń Zaklęcia aktywowanego podczas opętania otrzymuje Gravehold albo dowolny gracz, zależnie od wyboru aktywującego. Zaklęcie o koszcie 0 zostaje potem zniszczone.
ask-possess = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} gracza, którego opęta Splot Grzybni.
ask-possessed = { $who }: opętał cię Splot Grzybni. Wybierz Zaklęcie, które aktywujesz.
option-gravehold = Niech je otrzyma Gravehold
ask-stray-target = { $who }: wybierz, kto otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} ({ $source }).
log-possesses = Splot Grzybni opętuje { $who_acc }.
story-e56 = Stoi wśród nici z otwartym dziennikiem w ręku. „Spóźnienie” – mówi Splot jej głosem, odczytuje listę i nikogo z was nie pomija.

### Co można wybrać przed grą, i opcje wiersza poleceń.

help-boxes = pudełka w grze, oddzielone przecinkami: war-eternal, aeons-end oraz pudełka graczy, podane nazwą i skrótem
help-record = pliki ukończonych kampanii Legacy, oddzielone przecinkami: grają ich Magowie
help-nemesis = nazwa Nemezis albo random
help-mages = Mag dla każdego gracza, po przecinku; może to być random
help-market = sugerowany rynek zasobów, dziewięć kart po przecinku albo random
help-market-filter = życzenie do losowego rynku, np. gem=3 lub spell>=6; można powtarzać
help-difficulty = beginner, normal, expert albo extinction
help-turn-order = standard albo pairs, dla czterech graczy
help-solo-cards = gra w pojedynkę: 3 albo 4 tury gracza w rundzie
help-solo-life = gra w pojedynkę: 12 albo 15 punktów życia na początku
help-hands = open albo closed, gdy każdy widzi tylko własną rękę
setup-quick-war-eternal = Szybki start: ty i bot przeciw { nemesis-umbra-titan.dat }, dla początkujących
setup-random = Losowo
setup-boxes = Które pudełka połączyć? Numery oddzielone spacjami; bez numeru: tylko to pudełko
setup-boxes-mixed = Magowie, Nemezis, karty rynku i podstawowe karty Nemezis pochodzą z nich wszystkich. Połączenie może znacznie utrudnić rozgrywkę.
box-war-eternal = Wieczna Wojna
box-aeons-end = Pierwsze pudełko
box-legacy = Legacy
setup-guest-note = { $number ->
    [0] kampania
   *[other] kampania { $number }
}: { $mages }
setup-nemesis = Które Nemezis?
setup-nemesis-note = trudność { $difficulty }
setup-mage = Jakim Magiem gra gracz { $player }?
setup-market = Jaki rynek zasobów?
setup-market-by-filters = Losowy, z życzeniami
setup-market-by-hand = Dziewięć kart do wyboru
setup-market-filters = Życzenia, np. gem=3 spell>=6 relic<4, oddzielone spacjami:
setup-market-nine = Dziewięć numerów oddzielonych spacjami: trzy Klejnoty, dwa Artefakty, cztery Zaklęcia.
setup-card-note = { $type }, { $cost }
setup-difficulty = Jak trudna gra?
setup-turn-order = Jaka kolejność tur?
setup-solo-cards = Ile tur gracza w rundzie?
setup-solo-cards-value = { $cards } tury { $cards ->
    [3] (jak zwykle)
   *[other] (łatwiej)
}
setup-solo-life = Ile życia na początku?
setup-solo-life-usual = Jak zwykle
setup-solo-life-value = { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
} (łatwiej)
setup-hands = Czy wszyscy widzą wszystkie ręce?
setup-hands-open = Tak, gramy w otwarte karty
setup-hands-closed = Nie, każdy widzi tylko własną rękę
error-filter-without-random = Filtry rynku zasobów wymagają rynku losowego, a nie „{ $given }”.

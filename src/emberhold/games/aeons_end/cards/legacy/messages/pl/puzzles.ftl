### Puzzles of Legacy: with the cards of the first chapter, and nothing told that is sealed.

puzzle-legacy-haze = Kto pierwszy
puzzle-legacy-haze-about = Mglisty Wir zadaje o 1 obrażenie więcej, gdy masz przygotowane co najmniej dwa inne Zaklęcia.
puzzle-legacy-sum = Co do punktu
puzzle-legacy-sum-about = Talia Nemezis jest pusta. Zwyciężycie, jeśli na końcu tury nie będzie w grze ani Popleczników, ani Mocy.
puzzle-legacy-radite = Klejnot, który patrzy
puzzle-legacy-radite-about = Talia Nemezis jest pusta, a ostatnia Moc kosztuje 4 eteru. Promienny Radyt daje o 1 więcej, jeśli masz przygotowane dwa Zaklęcia.
puzzle-legacy-wreath = Suchy proch
puzzle-legacy-wreath-about = Talia Nemezis jest pusta. Ostatnia Moc opuści grę, jeśli odrzucisz dwa przygotowane Zaklęcia.
puzzle-legacy-node = Ktoś musi zapłacić
puzzle-legacy-node-about = Talia Nemezis jest pusta. Węzeł Grawitacyjny zadaje obrażenia, jeśli dowolny gracz odrzuci kartę, a Moc kosztuje 4 eteru.
puzzle-legacy-roads = Dwie drogi
puzzle-legacy-roads-about = Talia Nemezis jest pusta: można usunąć wszystko, co jest w grze, albo pokonać samo Nemezis. Osoba, która gra z tobą, nie ma kart na ręce.
puzzle-legacy-must = Musi albo może
puzzle-legacy-must-about = Talia Nemezis jest pusta, a Moc wymaga dwóch przygotowanych Zaklęć. Zaklęcie z zamkniętej Bramy trzeba aktywować.
puzzle-legacy-spill = Pierwszy cios
puzzle-legacy-spill-about = Teraz kolej na Nemezis: Poplecznik zada 1 obrażenie dowolnemu graczowi, a potem Moc zada 4. Nadmiarowe obrażenia otrzyma w podwójnej liczbie Gravehold, który ma 2 punkty żywotności.
puzzle-legacy-last = Tylko nie oboje
puzzle-legacy-last-about = Teraz kolej na Nemezis: dwaj Poplecznicy zadadzą obrażenia dowolnym graczom. Oboje macie po 1 punkcie życia. Jeśli oboje będziecie wyczerpani, przegracie.
puzzle-legacy-knives = Gorsza z dwóch
puzzle-legacy-knives-about = W najbliższej turze Nemezis uderzą obie Moce: jedna zada 4 obrażenia Gravehold, druga 4 dowolnemu graczowi. Możesz powstrzymać jedną.
puzzle-legacy-order = Najpierw spójrz, potem płać
puzzle-legacy-order-about = Talia Nemezis jest pusta, a zostały dwie Moce: jedna kosztuje 4 eteru, druga dwa przygotowane Zaklęcia.
puzzle-legacy-everything = Ani jednej karty za dużo
puzzle-legacy-everything-about = Talia Nemezis jest pusta. W grze są trzej Poplecznicy i Moc, która kosztuje 4 eteru, a kart masz dokładnie tyle, ile trzeba.

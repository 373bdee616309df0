### Puzzles of the first box.

puzzle-aeons-end-arc = Między dwiema iskrami
puzzle-aeons-end-arc-about = Łuk Chaosu uderza tym mocniej, im więcej Zaklęć obok niego jest wciąż przygotowanych.
puzzle-aeons-end-vision = Szersze spojrzenie
puzzle-aeons-end-vision-about = Wzmocnienie Wizji wzmacnia Bramę. Wgląd w Wymiary liczy otwarte Bramy.
puzzle-aeons-end-swell = Opał na dwa ognie
puzzle-aeons-end-swell-about = Oba Zaklęcia żywią się kartami z twojej ręki. Tylko jednemu nie jest obojętne, co dostanie.
puzzle-aeons-end-feral = Gdziekolwiek
puzzle-aeons-end-feral-about = Twoja jedyna otwarta Brama jest zajęta. Laska Gromów potrzebuje Zaklęcia przygotowanego w tej turze.
puzzle-aeons-end-insight = Najpierw drzwi
puzzle-aeons-end-insight-about = Wgląd w Wymiary zadaje więcej obrażeń za każdą otwartą Bramę, a jeden z Klejnotów daje 2 eteru.
puzzle-aeons-end-flame = Pożyczony żar
puzzle-aeons-end-flame-about = Płomień Feniksa spala Ładunek, a ty jeszcze żadnego nie masz.
puzzle-aeons-end-dagger = Cięcie, które się opłaca
puzzle-aeons-end-dagger-about = Sztylet może zranić Nemezis albo obniżyć koszt Bramy.
puzzle-aeons-end-pearl = Druga od góry
puzzle-aeons-end-pearl-about = Wir w Butelce dobiera jedną kartę, a tobie nie jest potrzebna pierwsza karta talii.
puzzle-aeons-end-void = Co wolno oddać pustce
puzzle-aeons-end-void-about = Pochłaniająca Pustka pożre wszystko. Fala Zapomnienia chce tego, co masz najcenniejszego.
puzzle-aeons-end-whip = Trzask bicza
puzzle-aeons-end-whip-about = Za 2 eteru Bicz Pożogi aktywuje dowolne przygotowane Zaklęcie, twoje lub sojuszniczki, tyle razy, na ile cię stać.
puzzle-aeons-end-cluster = Dwa razy jaśniej
puzzle-aeons-end-cluster-about = Diamentowa Druza za drugim razem daje więcej. Każdy trzask Bicza kosztuje 2 eteru.
puzzle-aeons-end-nexus = Jeszcze raz ten sam kamień
puzzle-aeons-end-nexus-about = Dopóki jest przygotowany, Węzeł Mocy oddaje zagrany Klejnot. Bicz może aktywować wszystko, także Węzeł.

### What the start page says of the first box: the game, and games worth opening as they are.

about-aeons-end = Pierwsze pudełko serii. Magowie Bram wspólnie bronią Gravehold: niektóre ich zdolności pomagają w turach innych graczy, a nawet w turze Nemezis.
setup-quick-aeons-end = Szybki start: ty i bot przeciw { nemesis-rageborne.dat }
setup-quick-note-aeons-end = Pierwsza gra przeciw najłagodniejszemu Nemezis z pudełka, z rynkiem zasobów „{ market-deck-destruction-first-box }”.
setup-preset-aeons-end-alone = W pojedynkę przeciw jednemu z Nemezis
setup-preset-note-aeons-end-alone = Jeden Mag, który ma nieco więcej życia niż zwykle, i wylosowane Nemezis.
setup-preset-aeons-end-queen = Troje Magów przeciw { nemesis-carapace-queen.dat }
setup-preset-note-aeons-end-queen = Ty i dwa boty przeciw Skorupom, których wciąż przybywa.
setup-preset-aeons-end-mask = Dwoje Magów przeciw { nemesis-crooked-mask.dat }
setup-preset-note-aeons-end-mask = Dla dwóch osób; Nemezis podrzuca Skażenia do waszych talii.
setup-preset-aeons-end-prince = Dwoje Magów przeciw { nemesis-prince-of-gluttons.dat }
setup-preset-note-aeons-end-prince = Ty i bot; Nemezis pożera stosy zasobów.
report-end-swarm = Zalani przez Skorupy
report-end-devoured = Zasoby pożarte

### What the start page says of the first box: the game, and games worth opening as they are.

about-aeons-end = Pierwsze pudełko serii. Magowie Bram wspólnie bronią Gravehold: niektóre ich zdolności pomagają w turach innych graczy, a nawet w turze Nemezis.
setup-quick-aeons-end = Szybki start: ty i bot przeciw { nemesis-rageborne.dat }
setup-quick-note-aeons-end = Pierwsza gra przeciw najłagodniejszemu Nemezis z pudełka, z rynkiem zasobów „{ market-deck-destruction-first-box }”.
setup-preset-aeons-end-alone = W pojedynkę przeciw jednemu z Nemezis
setup-preset-note-aeons-end-alone = Jeden Mag, który ma nieco więcej życia niż zwykle, i wylosowane Nemezis.

card-phased-portalite = Fazowy Portalit
    .gen = Fazowego Portalitu
    .acc = Fazowy Portalit
card-refined-lumenium = Oczyszczony Lumenit
    .gen = Oczyszczonego Lumenitu
    .acc = Oczyszczony Lumenit
card-reality-stabilizer = Stabilizator Rzeczywistości
    .gen = Stabilizatora Rzeczywistości
    .acc = Stabilizator Rzeczywistości
card-pyro-geist = Ognisty Duch
    .gen = Ognistego Ducha
    .acc = Ognistego Ducha

if-breach-three-open = twoja Brama III jest otwarta

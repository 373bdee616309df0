card-phased-portalite = Portalite déphasée
    .gender = f
card-refined-lumenium = Luménium raffiné
    .gender = m
card-reality-stabilizer = Stabilisateur de réalité
    .gender = m
card-pyro-geist = Esprit de feu
    .gender = m

if-breach-three-open = votre brèche III est ouverte

card-phased-portalite = Phased Portalite
card-refined-lumenium = Refined Lumenium
card-reality-stabilizer = Reality Stabilizer
card-pyro-geist = Pyro Geist

if-breach-three-open = your breach III is open

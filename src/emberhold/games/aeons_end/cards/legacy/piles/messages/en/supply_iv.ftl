card-phased-portalite = Phased Portalite
card-refined-lumenium = Refined Lumenium
card-reality-stabilizer = Reality Stabilizer
card-pyro-geist = Pyro Geist

when-prepped = When you prep this spell: { $text }
if-breach-three-open = your breach III is open

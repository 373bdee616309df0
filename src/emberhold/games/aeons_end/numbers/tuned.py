"""The numbers by which search plays War Eternal ahead, found by playing.

`python -m bench.tuning --rounds 16 --chunks 40 --seed 1` moved those of `weights.py` in 102,400
games; these are the geometric means of the numbers against the four nemeses. Spells are worth more
than by those, and an ability is used earlier.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.numbers.weights import Weights

TUNED: Final = Weights(
    damage=0.955,
    kill=1.84,
    horizon=4.92,
    wasted=0.295,
    acolyte=0.256,
    comes_back=0.582,
    life=1.04,
    low_life=1.09,
    low_gravehold=0.841,
    exhausted=7.76,
    pillar=2.61,
    gate=3.44,
    cloak=1.64,
    nemesis_card=6.44,
    spell=2.25,
    aether=0.287,
    early_aether=1.66,
    income=7.68,
    dilution=1.3,
    room=1.75,
    thinning=0.351,
    slot=0.921,
    focus=0.493,
    charge=2.57,
    last_charge=0.8,
    ability=0.457,
    power=1.14,
    waiting=0.76,
    hand_card=0.839,
    prepped=0.807,
    aether_of={
        "crystal": 0.798,
        "oblivion-shard": 1.84,
        "shattered-geode": 1.4,
        "worldheart-shard": 1.39,
        "amethyst-paragon": 1.48,
        "coal-shard": 2.31,
        "dread-diamond": 2.32,
        "frozen-magmite": 2.52,
        "volcanic-glass": 2.08,
        "breach-ore": 1.91,
        "scoria-slag": 2.98,
        "erratic-ingot": 3.09,
        "bloodstone-jewel": 2.68,
    },
    damage_of={
        "spark": 0.92,
        "torch": 1.48,
        "extinguish": 1.26,
        "illuminate": 1.36,
        "thoughtform-familiar": 2.6,
        "carbonize": 3.88,
        "jagged-lightning": 5.11,
        "kindle": 4.14,
        "pyrotechnic-surge": 3.01,
        "aurora": 5.45,
        "celestial-spire": 2.79,
        "convection-field": 4.51,
        "fiery-torrent": 3.5,
        "conjure-the-lost": 5.57,
        "nova-forge": 6.98,
        "equilibrium": 4.55,
        "reduce-to-ash": 6.18,
        "crystallize": 4.64,
    },
    relic_of={
        "mages-totem": 0.719,
        "conclave-scroll": 1.83,
        "fiend-catcher": 1.36,
        "cairn-compass": 2.0,
        "primordial-fetish": 1.92,
        "vortex-gauntlet": 3.44,
    },
    ability_of={
        "dezmodia": 13.8,
        "garu": 7.94,
        "gex": 6.67,
        "mazahaedron": 7.93,
        "mist": 8.97,
        "quilius": 2.36,
        "ulgimor": 8.74,
        "yan-magda": 7.35,
    },
)

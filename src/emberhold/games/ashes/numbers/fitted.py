"""How much each figure of `evaluation.py` counts, in its order."""

FITTED: tuple[float, ...] = (
    1.819,
    3.440,
    0.007,
    1.876,
    0.000,
    0.000,
    0.000,
    0.240,
    0.000,
    0.000,
    1.691,
    2.705,
    0.657,
    1.903,
    0.470,
    0.066,
    -0.014,
)

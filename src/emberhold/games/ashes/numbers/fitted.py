"""How much each figure of `evaluation.py` counts, in its order."""

FITTED: tuple[float, ...] = (
    1.511,
    3.480,
    -0.405,
    2.275,
    -0.519,
    -0.594,
    -0.127,
    0.661,
    0.274,
    -0.018,
    2.167,
    1.606,
    0.626,
    1.881,
    0.375,
    0.068,
    -0.052,
)

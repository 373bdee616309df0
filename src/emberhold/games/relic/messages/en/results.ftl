### Results.

## How a game ends

result-confrontation = The Confrontation is won.
result-infamy = A nemesis has reached the winning infamy.
result-survivor = Only one character is left.
result-no-heroes = No character is left; the nemeses rule.
result-nobody = Nobody is left.
result-time = Time is up: the character who came closest to the Confrontation has won.
result-time-infamy = Time is up: the nemesis with the most infamy has won.

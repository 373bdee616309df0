## The research interfaces

error-gym-extra = { $needs } needs the package { $package }, which is not installed: pip install emberhold[gym]
error-gym-open-spiel = OpenSpiel is not installed: pip install open_spiel. The states of emberhold.gym.spiel work without it.
error-gym-action = Action { $given } is not legal now. Legal: { $legal }.
error-gym-begin = The environment has not been started: call reset() before anything else.
error-gym-over = The game is over. Call reset() to start another.
error-gym-agent = There is no agent “{ $given }”. Agents: { $known }.
error-gym-option = { $name } cannot be “{ $given }”. Possible: { $known }.
error-gym-number = { $name } must be a whole number of at least { $least }, not “{ $given }”.
error-gym-amount = { $name } must be a number of at least 0, such as 0.5, not “{ $given }”.
error-gym-id = Unknown environment “{ $given }”. Known: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean { $nearest }?
   *[no] {""}
}
error-gym-resampled = A resampled state has no record to save; save the state it came from.
error-gym-chance = A state with explicit chance cannot be resampled; use a game whose chance is inside.
error-gym-vector-copy = A vector of tables keeps no record and cannot be copied or pickled. Make another with the same seed, or copy a single environment.

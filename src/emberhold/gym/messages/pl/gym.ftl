## Interfejsy badawcze

error-gym-extra = { $needs } wymaga pakietu { $package }, który nie jest zainstalowany: pip install emberhold[gym]
error-gym-open-spiel = OpenSpiel nie jest zainstalowany: pip install open_spiel. Stany z emberhold.gym.spiel działają i bez niego.
error-gym-action = Akcja { $given } jest teraz niedozwolona. Dozwolone: { $legal }.
error-gym-begin = Środowisko nie zostało uruchomione: najpierw wywołaj reset().
error-gym-over = Gra się skończyła: wywołaj reset(), żeby zacząć następną.
error-gym-agent = Nie ma agenta „{ $given }”. Agenci: { $known }.
error-gym-option = { $name } nie może mieć wartości „{ $given }”. Możliwe: { $known }.
error-gym-number = { $name } musi być liczbą całkowitą, co najmniej { $least }, a nie „{ $given }”.
error-gym-amount = { $name } musi być liczbą nie mniejszą niż 0, na przykład 0.5, a nie „{ $given }”.
error-gym-id = Nieznane środowisko „{ $given }”. Znane: { $known }.{ GIVEN($nearest) ->
    [yes] {" "}Czy chodziło o { $nearest }?
   *[no] {""}
}
error-gym-resampled = Stan rozdany na nowo nie prowadzi zapisu, którego można by użyć; zapisz stan, z którego powstał.
error-gym-chance = Stanu z jawnym losem nie da się rozdać na nowo; użyj gry z losem wewnętrznym.
error-gym-vector-copy = Wektor stołów nie prowadzi zapisu, więc nie można go skopiować ani zapisać przez pickle. Utwórz drugi z tym samym ziarnem albo skopiuj pojedyncze środowisko.

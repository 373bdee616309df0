# Zainstalowana aplikacja i czytanie bez połączenia.

web-app-offline = Zachowaj karty, zasady, lekcje i zagadki do czytania bez połączenia
web-app-keeping = Zapisywanie; to chwilę potrwa…
web-app-kept = Zapisano w tej przeglądarce, w języku, w którym teraz czytasz.
web-app-not-kept = Nie udało się zapisać. Spróbuj ponownie, gdy serwer będzie dostępny.
web-app-dropped = Nic już nie jest zapisane.
web-app-install = Zainstaluj Emberhold jako aplikację
web-settings-awake = Nie wygaszaj ekranu przy stole
web-settings-vibrate = Wibruj, gdy jest moja kolej
web-outdated = Ta strona jest starsza niż serwer.
web-outdated-reload = Odśwież
web-offline-title = Brak połączenia
web-offline-lead = Nie można połączyć się z serwerem, więc nie da się grać. Można czytać to, co zostało zapisane: wszystkie karty, zasady, lekcje oraz zagadki i ich cele.
web-lessons = Lekcje
web-lessons-about = Teksty lekcji do czytania bez stołu, a po zapisaniu w ustawieniach także bez połączenia.
web-lessons-play = Zagraj tę lekcję
web-lessons-read = Przeczytaj lekcje
web-app-newer = Jest nowa wersja. Odśwież stronę, kiedy będzie ci wygodnie.
web-app-reload = Odśwież

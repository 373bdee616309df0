### Lessons of the first box.

lesson-aeons-end-ward = Osłona przed Furią
lesson-aeons-end-ward-about = Furia, Uderzenia i zdolność na turę Nemezis: pierwsze pudełko w pięć minut.
lesson-aeons-end-ward-fury = Gnieworodny zbiera żetony Furii: każde Wyzwolenie daje mu jeden, a ma już trzy. Jeśli na końcu swojej tury ma co najmniej cztery, uderza.
lesson-aeons-end-ward-cast = Najpierw twoja tura. Aktywuj Wgląd w Wymiary: zadaje 2 obrażenia i dodatkowo 1 za każdą twoją otwartą Bramę.
lesson-aeons-end-ward-charge = Twoja zdolność wymaga pięciu Ładunków, a masz cztery. Ładunek kosztuje 2 eteru: zagraj dwa Kryształy i zdobądź go.
lesson-aeons-end-ward-prep = Teraz przygotuj Kradzież Esencji, aby aktywować ją w następnej turze.
lesson-aeons-end-ward-rest = Zostały dwa Kryształy. Wydaj je na Jadeit, lepszy Klejnot.
lesson-aeons-end-ward-ward = Nemezis dobrało Przebicie, Atak, który wywołałby Wyzwolenie: czwarty żeton Furii i Uderzenie. Właśnie w tej chwili używa się zdolności Adelheima. Użyj Eterycznej Osłony.
lesson-aeons-end-ward-calm = Przebicie zostaje odrzucone bez żadnego efektu. Trzy żetony, żadnego Uderzenia i zaczyna się twoja tura.
lesson-aeons-end-ward-win = Gnieworodnemu zostały 3 punkty życia. Aktywuj Kradzież Esencji.
lesson-aeons-end-ward-end = Wygrana! Na arkuszu każdego Maga jest napisane, kiedy wolno użyć jego zdolności: niektórych we własnej fazie głównej, innych w fazie głównej dowolnego gracza, jeszcze innych przy dobraniu karty. Zachowaj Ładunki na tę chwilę.

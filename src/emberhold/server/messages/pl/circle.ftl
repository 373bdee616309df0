# Osoby, z którymi już się grało, i zaproszenia.

error-seat-not-free = To miejsce nie jest już wolne.
error-handle = Tej osoby nie można zaprosić: odnośnik jest stary albo pochodzi z innego serwera.
error-invitation = To zaproszenie nie jest już aktualne.
web-circle = Twój krąg
web-circle-about = Osoby ze wspólnych gier. Lista jest tylko w tej przeglądarce.
web-circle-empty = Jeszcze nikogo tu nie ma. Pojawią się tu osoby, z którymi dokończysz grę, a każdy, kto otworzy twój odnośnik, może dodać cię do swojego kręgu.
web-circle-here = jest teraz
web-circle-away = nie ma
web-circle-online = Pokazuj tym osobom, kiedy tu jestem
web-circle-link = Skopiuj mój odnośnik
web-circle-link-copied = Skopiowano. Każdy, kto go otworzy, może cię zaprosić.
web-circle-carry = Skopiuj odnośnik na moje drugie urządzenie
web-circle-carry-copied = Skopiowano. Otwórz go na drugim urządzeniu, aby mieć tam te same osoby.
web-circle-remove = Usuń
web-circle-name = Jak inni mają cię nazywać?
web-circle-added = { $name } jest teraz w twoim kręgu.
web-circle-taken = { $count ->
    [one] 1 osoba jest teraz w twoim kręgu.
    [few] { $count } osoby są teraz w twoim kręgu.
    [many] { $count } osób jest teraz w twoim kręgu.
   *[other] { $count } osoby jest teraz w twoim kręgu.
}
web-circle-wrong = Ten odnośnik jest niepełny. Poproś o niego jeszcze raz.
web-invitation = { $who } zaprasza cię
web-invitation-somebody = Ktoś cię zaprasza
web-invitation-somebody-name = Ktoś
web-invitation-take = Zajmij miejsce
web-invitation-no = Nie, dziękuję
web-invitation-block = Nic więcej od tej osoby
web-links-invite = Zaproś
web-links-invited = Wysłano zaproszenie: { $name }.

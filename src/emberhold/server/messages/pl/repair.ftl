# Naprawy za zgodą wszystkich.

error-repair-exercise = Lekcji, zagadek i wyzwania dnia nie można naprawiać: wszyscy grają je tak samo.
error-repair-game = W tej grze nie można niczego naprawić.
error-repair-together = Te zmiany do siebie nie pasują: poproś o nie po kolei.
error-no-repair = Nikt już nie prosi o naprawę.
house-repair-request = { $who } chce naprawić stół:
house-repair-line = { $label }: { $was } → { $now }
house-repair-move = { $number ->
    [1] { $label }
   *[other] { $label } × { $number }
}
house-repair-line-of = { $who } · { $line }
house-notice-repaired = Wszyscy zgodzili się na naprawę. Ta gra nie liczy się już w statystykach.
house-notice-unrepaired = Naprawę odrzucono.
web-repair = Napraw stół
web-repair-about = Gdy coś poszło źle, można ręcznie ustawić liczby, które wszyscy widzą, i przenieść karty. Muszą się zgodzić wszystkie osoby przy stole, odpowiedzi z bieżącego kroku zostaną cofnięte, a gra nie będzie się liczyć w statystykach.
web-repair-ask = Zapytaj wszystkich
web-repair-agree = Zgadzam się
web-repair-decline = Odrzuć
web-repair-withdraw = Wycofaj
web-repair-asked = Pozostali są pytani o zgodę.
web-repair-cards = Przenieś karty
web-repair-card = Karta
web-repair-to = Dokąd
web-repair-count = Ile
web-repair-add = Dodaj to przeniesienie
web-repair-drop = Usuń to przeniesienie
web-repair-whole = Stół
web-you-kind-repaired = naprawiono ręcznie
web-repair-number = od %least% do %most%

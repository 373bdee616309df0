card-breeding-chamber = Komora Lęgowa
    .gen = Komory Lęgowej
    .acc = Komorę Lęgową
card-crystalline-pod = Krystaliczny Strąk
    .gen = Krystalicznego Strąka
    .acc = Krystaliczny Strąk
card-electric-pod = Elektryczny Strąk
    .gen = Elektrycznego Strąka
    .acc = Elektryczny Strąk
card-frozen-pod = Zamarznięty Strąk
    .gen = Zamarzniętego Strąka
    .acc = Zamarznięty Strąk
card-volcanic-pod = Wulkaniczny Strąk
    .gen = Wulkanicznego Strąka
    .acc = Wulkaniczny Strąk
card-marrow-pod = Szpikowy Strąk
    .gen = Szpikowego Strąka
    .acc = Szpikowy Strąk
card-spiked-pod = Kolczasty Strąk
    .gen = Kolczastego Strąka
    .acc = Kolczasty Strąk
card-acidic-pod = Kwasowy Strąk
    .gen = Kwasowego Strąka
    .acc = Kwasowy Strąk
card-amplify-energy = Spotęgowanie Energii
    .gen = Spotęgowania Energii
    .acc = Spotęgowanie Energii
card-unearth = Wygrzebanie
    .gen = Wygrzebania
    .acc = Wygrzebanie
card-construct = Budowa
    .gen = Budowy
    .acc = Budowę
card-accelerated-breeding = Przyspieszony Lęg
    .gen = Przyspieszonego Lęgu
    .acc = Przyspieszony Lęg
card-exterminating-blade = Ostrze Eksterminacji
    .gen = Ostrza Eksterminacji
    .acc = Ostrze Eksterminacji
card-retribution = Odwet
    .gen = Odwetu
    .acc = Odwet
card-summon = Przyzwanie
    .gen = Przyzwania
    .acc = Przyzwanie
card-organic-forge = Organiczna Kuźnia
    .gen = Organicznej Kuźni
    .acc = Organiczną Kuźnię
card-nest-defender = Obrońca Gniazda
    .gen = Obrońcy Gniazda
    .acc = Obrońcę Gniazda

nemesis-spawning-horror = Zgroza z Wylęgarni
    .gen = Zgrozy z Wylęgarni
    .dat = Zgrozie z Wylęgarni
    .acc = Zgrozę z Wylęgarni
    .ins = Zgrozą z Wylęgarni
zone-pod-deck = Talia Strąków
zone-pod-discard = Stos odrzuconych Strąków
mark-blade = ostrze wskazuje Maga nr { $value }
who-pointed-at = gracz, przed którym leży karta E11,
effect-nothing = nic się nie dzieje
effect-chamber-gains = Komora Lęgowa otrzymuje { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
}
effect-draw-pods = { $amount ->
    [one] do gry wchodzi Strąk
    [few] do gry wchodzą { WORD($amount, gender: "m") } Strąki
   *[many] do gry wchodzi { WORD($amount, gender: "m") } Strąków
}{ $how ->
    [weak] {" "}z { $life ->
        [one] { $life } punktem życia
       *[other] { $life } punktami życia
    }
    [asleep] ; w tej turze nie rozpatruje się ich efektów TRWAŁYCH
   *[plain] {""}
}
effect-pod-persistent = { $times ->
    [2] dwukrotnie
    [3] trzykrotnie
    [4] czterokrotnie
   *[other] { $times } razy
} rozpatrzcie efekt TRWAŁY Strąka o najwyższym poziomie życia
effect-blade-points = połóżcie kartę E11 przed dowolnym graczem
effect-discard-dear-gems = { $form ->
    [they] odrzuca
    [inf] odrzucić
   *[you] odrzuć
} z ręki { $amount ->
    [one] Klejnot
    [few] { WORD($amount, gender: "m") } Klejnoty
   *[many] { WORD($amount, gender: "m") } Klejnotów
} o koszcie { $least } lub wyższym
if-no-pod = w grze nie ma Strąka
rule-breeding-chamber = Komora Lęgowa jest w grze od początku i ma 4 punkty życia (przy czterech Magach 1 punkt). Nigdy nie ma mniej niż 1 punkt życia, nigdy nie zostaje odrzucona i nie ma górnej granicy życia.
rule-imbue = Na końcu tury Nemezis, jeśli Komora Lęgowa ma co najmniej 11 punktów życia, do gry wchodzi Strąk, a Komora Lęgowa traci 10 punktów życia; powtarzajcie to, dopóki ma ich co najmniej 11.
rule-pods = Odrzucone Strąki trafiają na stos odrzuconych Strąków; tasuje się go, gdy trzeba dobrać Strąk, a talia jest pusta. Gdy w grze jest siedem Strąków, gracze przegrywają.
rule-blade = Gracz, przed którym leży karta E11, może w swojej fazie głównej wydać 3 eteru, aby przekazać ją sojusznikowi. Karta E11 wraca na miejsce, gdy Ostrze Eksterminacji opuszcza grę.
rule-nest-defender = Zapobiega wszystkim obrażeniom zadawanym Strąkom.
ask-pod = { $who }: kilka Strąków ma najwyższy poziom życia; { $voice ->
    [all] wybierzcie jeden
   *[one] wybierz jeden
} ({ $source }).
ask-blade = { $who }: { $voice ->
    [all] wybierzcie
   *[one] wybierz
} gracza, którego wskaże { $source }.
option-pod = { $card }
option-pass-blade = Wydaj 3 eteru, a ostrze wskaże { $who_acc }
log-imbues = { $card } traci 10 punktów życia, aby do gry wszedł Strąk ({ $left ->
    [one] zostaje { $left } punkt życia
    [few] zostają { $left } punkty życia
   *[many] zostaje { $left } punktów życia
}).
log-blade-points = Ostrze wskazuje { $who_acc }.
result-defeat-pods = Porażka. W grze jest siedem Strąków.
story-e10 = Otwiera się z trzaskiem i każdemu w odlewni stają włosy dęba. „Ktoś mógłby to przytrzymać” – mówi z zaciekawieniem Xaxos.
story-e11 = Odłamek Wszechostrza leżał tu tak długo, że wyrosła mu rękojeść. Podnosi się z żużlu, obraca się raz dokoła jak igła kompasu i zatrzymuje na jednym z was. Dokądkolwiek teraz pójdziecie, ciągle na kogoś wskazuje. Można go skłonić, by wskazał kogoś innego, jeśli poświęci mu się uwagę; nie można go skłonić, by przestał.

### Carapace Queen: her sheet, her cards and the husks.

effect-place-husks = umieśćcie w grze { $amount ->
    [one] jedną Skorupę
    [few] { WORD($amount, gender: "f") } Skorupy
   *[many] { WORD($amount, gender: "f") } Skorup
}
effect-place-husks-each = umieśćcie w grze jedną Skorupę za { $each }
effect-remove-husk = odrzućcie jedną Skorupę
effect-half-the-husks = odrzućcie połowę Skorup w grze, zaokrąglając w górę; za każdą odrzuconą w ten sposób Skorupę Gravehold otrzymuje { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}
effect-swarm-kills = gracze przegrywają
effect-swarms = { $times ->
    [1] Królowa Roju: Rojenie
    [2] Królowa Roju: dwukrotne Rojenie
   *[other] Królowa Roju: Rojenie ({ WORD($times) } razy)
}
effect-life-twice-husks = ten Poplecznik ma dwa razy tyle punktów życia, ile Skorup jest teraz w grze
each-turn-discarded = każdą kartę na stosie odrzuconych kart tur

rule-broodwomb = Dopóki w grze jest Skorupa, temu Poplecznikowi nie można zadać obrażeń.
rule-foul-multitudes = Skorupy mają po 2 punkty życia. Na końcu każdej tury życie uszkodzonej Skorupy wraca do 2.
rule-carapace-husks = Skorupy to Poplecznicy, każda ma 1 punkt życia. Są żetonami, a nie kartami.
rule-carapace-spread = Gracz zadający obrażenia Skorupie może otrzymać 1 obrażenie, aby rozdzielić zadawane obrażenia między kilka Skorup.
rule-carapace-most = W grze nigdy nie ma więcej niż piętnaście Skorup: za każdą Skorupę, której nie można umieścić w grze, Gravehold otrzymuje 1 obrażenie.
rule-carapace-swarm = Gdy następuje Rojenie, policzcie Skorupy w grze:
rule-carapace-swarm-few = 0–3 Skorupy: Umieśćcie w grze cztery Skorupy.
rule-carapace-swarm-some = 4–6 Skorup: Dowolny gracz odrzuca przygotowane Zaklęcie. Umieśćcie w grze dwie Skorupy.
rule-carapace-swarm-many = 7–10 Skorup: Gravehold otrzymuje 5 obrażeń.
rule-carapace-swarm-horde = 11–12 Skorup: Gracz o najniższym poziomie życia otrzymuje 3 obrażenia. Odrzućcie jedną Skorupę.
rule-carapace-swarm-end = 13–15 Skorup: Gracze przegrywają.

ask-spread = { $who }: czy chcesz otrzymać 1 obrażenie, aby rozdzielić { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} między kilka Skorup ({ $source })?

log-husks = { $left ->
    [0] W grze nie ma już Skorup.
    [one] W grze jest teraz { $left } Skorupa.
    [few] W grze są teraz { $left } Skorupy.
   *[many] W grze jest teraz { $left } Skorup.
}
log-husks-damaged = Skorupy otrzymują { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
log-swarms = { $nemesis }: Rojenie (Skorupy w grze: { $husks }).
mark-husk-damaged = jedna Skorupa jest uszkodzona
result-defeat-swarm = Porażka. Rój Królowej zalewa Gravehold.

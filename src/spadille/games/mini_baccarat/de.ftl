# Mini Baccarat. Die Hände und die Plätze heißen Player, Banker und Tie, wie auf jedem Tisch.

## Abgelehnt

another-cuts = Jemand anders hebt ab.
bet-too-small = Der kleinste Einsatz ist { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}.
bet-too-large = Der größte Einsatz ist { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}.
bets-too-many = Das macht zusammen { $chips } Einsatz, und du hast { $purse }.
cut-from-to = Heb 1 bis { $most } Karten ab.
ready-already = Du bist bereit. Beim nächsten Coup kannst du wieder setzen.
left-already = Du bist vom Tisch aufgestanden.
no-shoe = Ein Schlitten hat { $packs } ganze Spiele, { $cards } Karten; { $found }.

## Der Zettel

bet-returned = { $chips } auf { $spot ->
    [player] Player
    [banker] Banker
   *[tie] Tie
}: zurück, unentschieden
bet-lost = { $chips } auf { $spot ->
    [player] Player
    [banker] Banker
   *[tie] Tie
}: verloren
bet-paid = { $chips } auf { $spot ->
    [player] Player
    [banker] Banker
   *[tie] Tie
}: bezahlt { $price }, { $won }
price-even = 1 zu 1
price-less = 1 zu 1 weniger { $commission }%
price-tie = { $pays } zu 1

# Mini Baccarat.

## Refusals

another-cuts = Another player cuts the cards.
bet-too-small = The smallest bet is { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.
bet-too-large = The largest bet is { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.
bets-too-many = That makes bets of { $chips } in all, and you have { $purse }.
cut-from-to = Lift from 1 to { $most } of the cards.
ready-already = You are ready. Bets open again with the next coup.
left-already = You have left the table.
no-shoe = A shoe is { $packs } whole packs, { $cards } cards; { $found }.

## The score sheet

bet-returned = { $chips } on { $spot }: returned, a tie
bet-lost = { $chips } on { $spot }: lost
bet-paid = { $chips } on { $spot }: paid { $price }, { $won }
price-even = even money
price-less = even money less { $commission }%
price-tie = { $pays } to 1

# Mexican Sweat.

## Refusals

nobody-peeks = Nobody peeks at this table, not even at a card of their own.
cards-numbered = Your cards are numbered from 1 to { $most }.
face-up-already = Card { $number } is face up already.
stay-or-fold-now = You have peeked. Stay in or fold.
peek-or-not-first = Say first whether you peek.

## The score sheet

line-paid = put into the pot
line-folded = folded
line-killed = killed
line-beaten = beaten with all cards up
line-looked = looked too early
line-pot = takes the pot
line-unmatched = takes what the winner had not matched

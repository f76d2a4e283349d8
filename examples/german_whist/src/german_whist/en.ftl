# German Whist.

title = German Whist
sentence = Win the right cards from the stock in the first half; win the tricks with them in the second.
length = a quarter of an hour
parlour = Parlour German Whist
by-points = German Whist by points

# The rules of a table.

majority = The player who wins more of the tricks that count scores one point.
by-tricks = Each trick above half of those that count scores one point.
second-half = Only the last thirteen tricks count.
all-tricks = All twenty-six tricks count.
target = The match is played to { $n } { $n ->
    [one] point
   *[other] points
}.
draw-high = Each player draws a card; the higher one deals first.
random-dealer = Chance names the first dealer.
most-deals = After { $n } { $n ->
    [one] deal
   *[other] deals
} the higher total wins.

# What may not be done.

card-due = Expected a card to play; got { $move }.
not-in-hand = The { $card } is not in the hand.
follow = Follow suit: { $suit } were led, and there are some in the hand.

# The table.

just-played = Just played
stock = Stock
to-the-winner = To the winner
tricks-of = { $n } of { $of } tricks
tricks-above = { $n } of { $of } tricks, { $above } above { $half }

# What happens, and what is to be done.

your-turn = { $turn ->
    [lead] Your lead
   *[follow] Your turn: follow suit if you can
}.
your-turn-for = { $turn ->
    [lead] Your lead
   *[follow] Your turn: follow suit if you can
}; the { $card } goes to the winner.
drawn = The match is drawn: the totals are level.
wins = { $who ->
    [You] You win
   *[other] { $who } wins
} the match, { $points } to { $against }.
takes = { $who ->
    [You] You take
   *[other] { $who } takes
} the { $card }, { $other ->
    [You] you
   *[other] { $other }
} the next card of the stock.
stock-gone = The stock has gone: the last thirteen tricks are played.
dealt = The cards are dealt, and one is turned up for trumps.

# Reasons, within a sentence.

only-card = the only card
worth-having = the upcard is worth having
left-to-the-other = the upcard is best left to the other player
cheapest-winner = the cheapest card that wins
lowest-none-wins = the lowest card, as none wins
unbeatable = a card that cannot be beaten
lowest-none-sure = the lowest card, as none is sure to win
counted-out = the last tricks are counted out

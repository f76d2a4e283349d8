# Ways to play Five Hundred: what each is called, a line for people who must choose, three sentences for a guest.

australian = Australian
australian-line = 43 cards, a middle of three, bidding until three pass, nullo after a bid of seven, open nullo.
australian-1 = You play with 43 cards and a middle of three, and bidding goes on until three have passed.
australian-2 = Nullo (misère) may be bid once somebody has bid seven, and open nullo for 500 at any turn.
australian-3 = At no trump the joker may be played the first time a suit is led, and all ten tricks are worth 250 at least.

american = American, one round
american-line = Everybody bids once, and the highest bid stands.
american-1 = Everybody has one turn to bid, and the highest bid stands.
american-2 = If all pass, the next player deals, and a joker that is led calls for trumps where there are any.
ten-tricks-250 = All ten tricks are worth 250 at least, and 500 points win.

cutthroat-line = Three, each alone, with 33 cards and a middle of three.
cutthroat-1 = Everybody plays alone, and the two others join against the player who won the bidding.
cutthroat-2 = You play with 33 cards and a middle of three, and each of the others scores the tricks they take.

two-hands-line = Two players, ten cards each, and ten that lie dead.
two-hands-1 = Each of you has ten cards of 33, three lie in the middle, and ten are out of play.
two-hands-2 = If both pass, the other deals.

three-pairs-line = Three sides of two, partners opposite, with 63 cards.
three-pairs-1 = Six play in three pairs, and your partner sits opposite you.
pack-of-63 = The pack has 63 cards, with elevens, twelves and two red thirteens above the tens.
three-pairs-3 = The other pairs join against the side that won the bidding; all ten tricks are worth 250 at least, and 500 points win.

two-threes-line = Two sides of three, every second seat, with 63 cards.
two-threes-1 = Six play three against three, and every second player is on your side.

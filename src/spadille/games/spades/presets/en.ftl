# Ways to play Spades: what each is called, a line for people who must choose, three sentences for a guest.

jokers-and-deuces = Jokers and deuces
jokers-and-deuces-line = Big joker, little joker, two of diamonds, two of spades on top; no nil, at least four bid by a side.
jokers-on-top = The big joker is highest, then the little joker, the two of diamonds and the two of spades.
two-twos-out = All four are spades, and the twos of hearts and clubs are out.
jokers-and-deuces-3 = Nobody bids nil, a side bids four at least, and a side that bids ten plays for 200.

with-pass = Jokers and deuces with a pass
with-pass-line = Jokers and two twos on top, nil as usual, and two cards passed each way at a blind nil.
with-pass-3 = A player who bids blind nil passes two cards to the partner and gets two back.

nil-pass = Nil with a pass
nil-pass-line = The usual game, but a player who bids nil swaps two cards with the partner before the first lead.
nil-pass-1 = A player who bids nil passes two cards to the partner, face down, before the first lead.
nil-pass-2 = The partner looks at them and passes two back.
nil-pass-3 = If both partners bid nil, nothing is passed.

high-deuces = High deuces
high-deuces-line = All four twos are the highest spades, above the ace.
high-deuces-1 = All four twos are spades, and they are higher than the ace of spades.
high-deuces-2 = The two of spades is highest, then those of diamonds, clubs and hearts.
else-usual = All else is the usual game to 500, with nil and bags.

ten-for-200 = Ten for 200
ten-for-200-line = A side bids four at least, and exactly ten is worth 200, won or lost.
ten-for-200-1 = A side whose bids come to exactly ten wins 200 points if it makes them, and loses 200 if not.
ten-for-200-2 = The bids of two partners come to four at least.

short-match = A short match
short-match-line = To 250, and every five bags cost 50.
short-match-1 = The match goes to 250 points.
short-match-2 = Every five bags cost 50 points.
short-match-3 = All else is the usual game, with nil and blind nil.

low-club = Low club
low-club-line = Everybody plays the lowest club to the first trick, and no spade falls there.
low-club-1 = The lowest club opens, and everybody plays the lowest club in hand.
low-club-2 = A player without clubs throws a heart or a diamond, as no spade may be played to the first trick.

suicide = Suicide
suicide-line = In every deal one partner of each side bids nil, and the other a number.
suicide-1 = One of two partners must bid nil in every deal, and the other four tricks at least.
suicide-2 = If the partner bids a number first, the other is the one with nil.
nobody-blind = Nobody bids blind, and all else is the usual game to 500.

mirror = Mirror
mirror-line = Your bid is the number of spades you hold.
mirror-1 = Everybody bids the number of spades in hand.
no-spade-is-nil = Without a spade it is nil.

whiz = Whiz
whiz-line = You bid the number of spades you hold, or nil.
whiz-1 = Everybody bids the number of spades in hand, or nil.

cutthroat-line = Three or four, each alone, with nil and bags.
cutthroat-1 = Everybody plays alone and keeps a score of their own.
nil-100-set-minus = Nil is worth 100, made or set, and a player who is set loses ten points for each trick bid.
bags-100-to-500 = Ten bags cost 100, and 500 points win.

two-hands-line = Two players make up their hands from the stock, with nil and bags.
two-hands-1 = You make up your hand from the stock: of every two cards you keep one and throw the other away.

three-pairs-line = Three sides of two, partners opposite, eight cards each.
three-pairs-1 = Six play in three pairs, and your partner sits opposite you.
eight-cards = Everybody has eight cards, and the four twos are out.
nil-bags-100-to-500 = Nil is worth 100, ten bags cost 100, and 500 points win.

two-threes-line = Two sides of three, every second seat, eight cards each.
two-threes-1 = Six play three against three, and every second player is on your side.

bids-itself = First deal bids itself
bids-itself-line = Nobody bids in the first deal; a side bids four at least, and may bid six blind from behind.
bids-itself-1 = In the first deal nobody bids, and every trick counts ten points.
bids-itself-2 = From then on the bids of two partners come to four at least.
bids-itself-3 = A side that is 100 points behind may bid six or more blind, and these tricks count twice.

closed = Closed bids
closed-line = Everybody chooses a bid unseen, and all are shown together.
closed-1 = Everybody chooses a bid, and nobody sees it until the last has chosen.
closed-2 = Then all bids are shown together.

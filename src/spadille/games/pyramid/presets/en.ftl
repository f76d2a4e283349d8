# Ways to play Pyramid: what each is called, a line for people who must choose, three sentences for a guest.

three-passes = Three passes
three-passes-line = You go through the stock three times.
three-passes-1 = You go through the stock three times, one card after the other.
three-passes-2 = After the third time what lies there is all you have.

one-pass = One pass
one-pass-line = You go through the stock only once.
one-pass-1 = You go through the stock once, one card after the other.

all-52 = All 52
all-52-line = Every card must go: the pyramid, the stock and the waste.
all-52-gone = The game is won only when all 52 cards are gone.
all-52-2 = You go through the stock as often as you like.
all-52-3 = All else is the usual game: two cards that make thirteen go together, and kings alone.

tuts-tomb-by-threes = Tut's Tomb by threes
tuts-tomb-by-threes-line = Three cards are drawn at a time, and a card may go with the one that still lies on it.
tuts-tomb-by-threes-1 = Cards are drawn three at a time, and the last one lies on top.
tuts-tomb-by-threes-2 = A card may also go with the one card that still lies on it.

giza = Giza
giza-line = No stock: the other 24 cards lie open in eight columns of three, and all 52 must go.
giza-1 = There is no stock, and the other 24 cards lie face up in eight columns of three.
giza-2 = The top card of each column goes with any other that is free.

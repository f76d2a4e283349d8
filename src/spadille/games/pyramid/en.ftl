# Pyramid.

title = Pyramid
sentence = Take the pyramid apart, two cards at a time that make thirteen.
length = ten minutes

# The rules of a table.

denexa-line = A card goes only when nothing lies on it.
tuts-tomb-line = A card may also go with the one card that still lies on it.
overlap = A card may be paired with the card that lies on it, if nothing else does.
no-overlap = A card may be taken only when nothing lies on it.
passes = The player goes through the stock { $n ->
    [1] once
   *[other] { $n } times
}.
passes-unlimited = The player goes through the stock as often as they like.
draw-one = Cards are drawn one at a time.
draw-three = Cards are drawn three at a time; the last one lies on top.
draw-any-time = The player may draw at any time.
draw-gated = The player may draw only when the pyramid has no pair and no king of its own.
waste-top = The top card of the waste may always be played.
waste-fresh = Only the card just drawn may be played, until the next draw.
waste-pairs = The two top cards of the waste may be paired with each other.
waste-with-pyramid = A card of the waste may be paired only with a card of the pyramid.
stock-top = The top card of the stock lies face up and may be played.
stock-face-down = The stock lies face down.
no-reserve = The other 24 cards are a stock to draw from.
reserve-giza = The other 24 cards lie face up in eight columns of three; there is no stock.
refuse-stock-top = { $other ->
    [draw_count] Where cards are drawn three at a time
    [draw_gate] Where the player may draw only when stuck
   *[waste_top_playable] Where only the card just drawn may be played
}, the top of the stock is not open (PYR-H2).
win-pyramid = The game is won when the pyramid is gone.
# what was measured: of 100 deals
must-go = { $all ->
    [yes] All 52 cards must go.
   *[no] The pyramid must go.
}
can-be-won = { $aim } Of 100 deals about { $winnable } can be won, and a regular player wins { $won ->
    [0] none
   *[other] { $won }
}.
win-all = The game is won when the pyramid, the stock and the waste are gone.

# What may not be done, and what would be allowed.

take-out-due = take cards out or draw
for-one = Pyramid is a game for one.
no-stock-here = There is no stock here: all cards lie open.
stock-empty = The stock is empty, so there is nothing to draw.
draw-when-stuck = You may draw only when the pyramid has no pair and no king of its own.
stock-not-empty = There are cards in the stock. Draw them before you turn the waste over.
both-empty = The stock and the waste are both empty.
no-more-passes = You may go through the stock { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}, and you have.
only-a-king = Only a king goes out alone. The { $card } needs another card.
king-alone = A king makes thirteen by itself. Take it out alone.
not-thirteen = A pair makes thirteen, and those two make { WORD($n) }.
no-waste-pair = Two cards from the waste do not go together here.
waste-top-or-two = From the waste only the top card may be played, or the two top cards together.
only-just-drawn = From the waste only the card just drawn may be played.
only-waste-top = From the waste only the top card may be played.
covered = The { $card } is still under { $above }.
absent = The { $card } is neither in the pyramid nor in the waste.

# The table.

clear-pyramid = clear the pyramid
clear-all = clear all 52 cards
cards-left = cards left
moves = moves
gone = gone
pairs = pairs
stock-pass = Stock, pass { $n }
stock-pass-of = Stock, pass { $n } of { $passes }
waste = Waste
reserve = Reserve
out-of-play = Out of play
draw = Draw
turn-over = Turn the waste over
give-up = Give up
uncovers = uncovers { $cards }
came-out = { $end ->
    [won] won
    [given-up] given up
   *[lost] lost
}, with { $n } of { $of } cards out

# What happens, and what is to be done.

take-out = Take out two cards that make thirteen, or a king alone.
nothing-pairs = Nothing pairs now. Draw.
stock-is-empty = The stock is empty. Turn the waste over.
nothing-left = There is nothing left to do.
wins = { $who ->
    [You] You win
   *[other] { $who } wins
}: { $cleared ->
    [clear_all_52] all cards are
   *[clear_pyramid] the pyramid is
} gone after { $moves } { $moves ->
    [one] move
   *[other] moves
}.
gave-up = { $who ->
    [You] You give
   *[other] { $who } gives
} up with { $n ->
    [one] one card
   *[other] { $n } cards
} left in the pyramid.
is-lost = The game is lost: { $n ->
    [one] one card
   *[other] { $n } cards
} can never leave the pyramid.
is-lost-open = The game is lost: no king and no pair can go, and { $n ->
    [one] one card is
   *[other] { $n } cards are
} left.
takes-out-two = { $who ->
    [You] You take
   *[other] { $who } takes
} out the { $high } and the { $low }.
takes-out = { $who ->
    [You] You take
   *[other] { $who } takes
} out the { $card }.
draws = { $who ->
    [You] You draw
   *[other] { $who } draws
} { $n ->
    [one] a card
   *[other] { WORD($n) } cards
}.
turns-over = { $who ->
    [You] You turn
   *[other] { $who } turns
} the waste over.
gives-up = { $who ->
    [You] You give
   *[other] { $who } gives
} up.
dealt = The cards are dealt.

# Moves and reasons, within a sentence.

pair = { $high } with { $low }
draw-from-stock = draw from the stock
turn-waste-over = turn the waste over
resign = give up
king-needs-none = a king needs no partner
opens = it opens { $n } more of the pyramid
two-less = two cards fewer
nothing-better = nothing better is to be had
for-nothing = the stock has been run through for nothing
by-thumb = { $why } (rules of thumb: { $because })
keeps-it-so = this deal can still be won, and this keeps it so
orders-won = with this { $n } of { $of } orders of the stock can be won
hopeless = this deal cannot be won any more
hopeless-in-all = in none of { $of } orders of the stock can this deal be won any more
frees = it frees the { $cards }
cannot-be-cleared = this deal cannot be cleared any more
can-be-cleared = the pyramid can still be cleared
clear-this-way = this way the pyramid can still be cleared
cleared-often = the pyramid can still be cleared { $often }
cleared-in-none = in no order of the stock that was tried can this deal be cleared
cleared-in-all = the pyramid can be cleared in every order of the stock that was tried
deck-not-told = this installation cannot tell whether this deal can be won
deck-unknown = whether this deal can be won was not found out
deck-could-win = this deal could have been won
deck-hopeless = nobody could have won with this deal

# What can be asked of the odds.

ask-rules = How many deals can be won under these rules.
ask-deal = Whether a deal can be won, and by which moves.
ask-cards = The 52 cards: the pyramid from its apex row by row, then the stock, first card first.
deals-won = deals that can be won
deal-won = can be won (1: yes, 0: no)
deal-steps = steps of a shortest line
deal-moves = moves of that line
all-in-sight = With all cards in sight, and without a mistake.
not-found-out = { $n ->
    [one] 1 deal was
   *[other] { $n } deals were
} not found out: counted as lost, which widens the interval.
no-line = Every line has been tried: none wins.
line-wins = The line has been played by the rules and wins. Cards turned over and the new top of the waste played at once are one step.
line-wins-longer = The line has been played by the rules and wins. Whether there is a shorter one was not found out.

# What a study of rules measures.

measure-points = Here a point is lost for every card left in the pyramid.
measure-cleared = games won, of all
measure-left = cards left in the pyramid per game
measure-left-lost = cards left in the pyramid per game that is not won
measure-moves = moves per game
measure-recycled = times the waste becomes the stock again per game
measure-resigned = games given up, of all

# Labels of the options, at set-up.

label-overlap-match = Pairing a card with the one on it
label-stock-passes = Times through the stock
label-draw-count = Cards drawn at a time
label-draw-gate = When to draw
label-waste-top-playable = Older cards of the waste playable
label-stock-waste-pairs = Pairs within the waste
label-stock-top-playable = Face-up stock
label-reserve = The other 24 cards
label-win-condition = To win

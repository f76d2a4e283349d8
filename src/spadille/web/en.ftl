# What the page itself says; what the games say comes from the server in words.

to-the-table = To the table
main-menu = Main
rules = Rules
settings = Settings
one-moment = One moment …
what-happens = What happens
needs-scripts = The table needs JavaScript; the table in the terminal (spadille play) does not.
language = Language
you = You

# Everywhere

about = Card games by the book: against bots, with friends, every rule with the rulebook that says so.
list = { $most } and { $last }
close = Close
no = No
seconds = { $n } s
server-answers = The server answers { $status }.

# Cards

card-down = a card face down
big-joker = big joker
little-joker = little joker
card = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
bot = bot
joker-on-card = JOKER
joker-size = { $joker ->
    [JB] BIG
   *[JL] LITTLE
}
not-playable = { $card }, not playable: { $why }
chosen = chosen
goes-with = goes with the chosen card
from = from { $who ->
    [You] you
   *[other] { $who }
}
in-row = row { $row }, card { $n } of { $most }
road-empty = { $road }: empty

# What may be done

not-allowed = { $what }, not allowed: { $why }
press-again = press again
press-again-for = { $what }: press again.
chosen-of = { $n } of { $most } chosen
number-from-to = { $what }: a number from { $low } to { $high }
less = less: { $what }
more-of = more: { $what }
lie-there = { $n } lie there
add-chips = { $where }: add { $n }
chips-of = chips of { $n }
chips-add = How much a tap on a spot adds
choices = choices

# The felt

bot-for-now = bot for now
away = away
deals = deals
dealer-sign = D
partner = partner
your-hand = Your hand
the-end = The end
deal-is-over = The deal is over.
seats = Seats

# The score

score-says = Score: { $score }
score-opens = Score, { $what }: { $score }. Open the score sheet
by-clause = { $points } { $unit }, by clause { $clause }: read there how it is counted.
first-deal = The first deal is being played. Counted in { $what }.
counted-in = Counted in { $what }. Tap a line for its clause.
deal = Deal
deal-came = Deal { $deal }: { $totals }
total-after = Total after deal { $deal }: { $totals }
totals-by-deal = Totals deal by deal
score-sheet = Score sheet
deal-over = Deal { $deal } is over
deal-number = Deal { $deal }
still-looking = { $n ->
    [one] { $who } is still looking.
   *[other] { $who } are still looking.
}
next-deal-in = The next deal begins in { $clock }.
next = Next
review = Review
more-time = More time
why = Why?

# A game that runs by itself

by-hand = by hand
pace-slow = slow
pace-steady = steady
pace-quick = quick
pace-very-quick = very quick
pace = Pace
stop = Stop
let-it-run = Let it run
to-the-end = To the end

# Hints

move = Move
points-expected = Points expected
game-won = Game won
figures = Figures
sees-no-more = It sees what you see, and no more.
play-it = Play it

# Looked up at the table

last-trick = Last trick
no-last-trick = There is no finished trick to look at.
help = Help

# Settings

arrows = ← →
card-to-card = from card to card
up-or-enter = ↑ or Enter
play-the-card = play the card
put-it-back = put it back
digits = digits
a-bid-such-as = a bid, such as 12 or 7H
nil-pass = nil · pass
key-take-back = take back
the-last-trick = last trick
the-score-sheet = score sheet
a-hint = a hint
words-of-the-game = the words of the game
these-keys = these keys; on a card that may not be played, why not
keys = Keys
your-name-face = Your name, face and colour
speed = Speed
instant = instant
fast = fast
normal = normal
slow = slow
trick-stays = A finished trick stays
a-second = about a second
until-tap = until I tap it
when-deal-over = When a deal is over
show-what = show what it came to
go-on-at-once = go on at once
suits = Suits
two-colours = two colours
four-colours = four colours
suit-letters = Suit letters
off = off
on = on
cards = Cards
large-index = large index
high-left = high cards left, trumps right
other-way = the other way round
to-play-a-card = To play a card
tap-twice = tap twice, or drag
tap-once = tap once
no-choice = A move without a choice (alone against bots)
by-itself = by itself
a-word-after = A word after a move that cost much (alone against bots)
colours = Colours
as-system = as the system
light = light
dark = dark
contrast = Contrast
high = high
sound = Sound
how-well = How well { $who } plays
as-the-others = as the others

# Letting tables go

delete-table = Delete this table of { $game }?
delete-loses = Its cards, its score and its record are lost for good.
delete-it = Delete it
deleted = The table is deleted.
close-table = Close this table of { $game }?
close-loses = The game ends as it stands, for everybody. The score and the record can still be looked at.
close-it = Close it
closed = The table is closed.
or-close = Or close it: the game ends as it stands. The score and the record can still be looked at.
forget-table = Take this table of { $game } off your list?
forget-loses = The table stays, and so does your seat: you find it again by its link.
forget-it = Take it off
forgotten = The table is off your list.
keep-it = Keep it
let-go = Let this table of { $game } go
let-go-short = Let this table go
nobody-yet = nobody yet
table-line = by { $book }: { $people } ({ $phase ->
    [gathering] { $free } free
    [playing] being played
   *[over] over
})
close-this = Close table
host-closed = The host has closed this table.
closed-to-you = This table is closed to you

# The menu on a plate, and players who are away

plate-menu = { $who }: what can be done
seat-bot = { $who } is a bot.
seat-free = The seat is free.
seat-standin = A bot plays for { $who }. The seat is kept.
seat-here = { $who } is here.
seat-muted = { $who } is here. What is said here is shown to nobody.
seat-away = { $who } is away.
seat-kept = { $who } is away. The seat waits.
bot-now = A bot plays now
keep-seat = Keep the seat
unkeep-seat = Do not keep the seat any longer
free-seat = Free the seat
remove-person = Remove
mute = Mute for all
unmute = Let speak again
hide-talk = Show me nothing of what is said here
unhide-talk = Show me again what is said here
talk-hidden = You see nothing more of what { $who } says.
talk-shown = You see again what { $who } says.
asks-free = Free the seat of { $who }? A bot plays on until somebody sits down.
asks-remove = Remove { $who }? A bot plays on, and { $who } cannot come back to this table.
fill-seat = A bot stays here ({ $level })
open-seat = Let somebody sit down here
away-soon = { $who } is away. A bot plays in
away-now = Now
away-wait = Wait

# Phrases and faces

hello = Hello
good-luck = Good luck
well-played = Well played
thank-you = Thank you
one-moment-please = One moment, please
sorry = Sorry
good-game = Good game
smile = Smile
laugh = Laugh
surprise = Surprise
sorrow = Sorrow
heart = Heart

# What one asks of the others

ask-yes = Yes
ask-no = No
ask-waits = Everybody has to agree.
take-back = Take back

# A word when it is one's turn

notify-me = Tell me when it is my turn and I am not looking
notify-refused = Your browser does not allow this page to tell you.

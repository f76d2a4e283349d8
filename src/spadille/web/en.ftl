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
roads = Roads and odds

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
    [11] eleven
    [12] twelve
    [13] thirteen
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
no-trumps-short = NT
no-trumps = no trumps
bot = bot
joker-on-card = JOKER
joker-size = { $joker ->
    [JB] BIG
   *[JL] LITTLE
}
not-playable = { $card }, not playable: { $why }
chosen = chosen
goes-with = goes with the chosen card
first-of-two = first of two
second-of-two = second of two
from = from { $who ->
    [You] you
   *[other] { $who }
}
in-row = row { $row }, card { $n } of { $most }
road-empty = { $road }: empty

# What may be done

not-allowed = { $what }, not allowed: { $why }
press-again = press again
tap-again = Tap it again to play it.
tap-to-go-on = Tap the table or press Enter to go on.
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
graph-says = { $totals }, after { $n } { $kind ->
    [coup] coups
   *[deal] deals
}
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
sees-no-more = The hint knows only what you can see.
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
show-what = show the result
go-on-at-once = go on at once
suits = Suits
two-colours = two colours
four-colours = four colours
card-backs = Card backs
back-blue = blue lattice
back-red = red dots
back-green = green rings
back-black = black and gold
felt = Table
felt-green = green felt
felt-blue = blue felt
felt-wine = wine-red felt
suit-letters = Suit letters
off = off
on = on
cards = Cards
large-index = large index
high-left = high cards left, trumps right
other-way = the other way round
to-play-a-card = To play a card
tap-by-mouse = click once, tap twice
tap-twice = tap twice, or drag
tap-once = tap once
no-choice = When only one move is possible (alone against bots)
by-itself = by itself
a-word-after = Point out my big mistakes (alone against bots)
colours = Colours
as-system = as the system
light = light
dark = dark
contrast = Contrast
high = high
sound = Sound
how-well = How well { $who } plays
as-the-others = as the others

# The lobby

lobby-title = Spadille: card games by the book
games-by-the-book = { $n ->
    [one] One card game, by the book
    [6] Six card games, by the book
    [7] Seven card games, by the book
    [8] Eight card games, by the book
    [9] Nine card games, by the book
   *[other] { $n } card games, by the book
}
sit-down-line = Sit down against bots with one click, or open a table and send your friends the link. Every rule tells you which rulebook says so.
go-on = Go on
back-to-game = Back to { $game }
join-game = Join { $game }
games = Games
players = { $n ->
    [1] 1 player
   *[other] { $n } players
}
play-rules = Play { $game }: { $rules }
play-now = Play now
play-game-now = Play { $game } now
set-up = Set up
set-up-game = Set up a table of { $game }
how-to-play = How to play
how-to-play-game = How to play { $game }
rules-of-game = Rules of { $game }
records = Records
records-line = Every game can be saved as a text that proves itself. Look at one move by move, and check its deals.
look-at-record = Look at a record
open-tables = Open tables
did-not-work = That did not work
try-again = Try again
back-to-lobby = Back to the lobby
to-the-lobby = To the lobby
table-has-closed = This table has closed
spadille-closed = Spadille: this table has closed
one-like-it = Open one of { $game } with the same rules
one-in-lobby = Open one in the lobby

# The line to the table

no-connection = No connection. Your game is safe; trying again …
no-answer = No answer from the table. Your game is safe; trying again …
sending = Sending …
no-connection-now = There is no connection right now. Try again in a moment.
other-versions = This page and its server are of different versions. Close the page, and open it again.

# Setting a table up

exactly-as = Exactly as { $book } has it.
exactly-as-book = Exactly as its rulebook has it.
rulebook-says = The rulebook: { $rule }
rules-kept-elsewhere = Your own rules were kept by another version of this page; they are left as they are.
keeps-nothing = This browser keeps nothing: copy the link to the rules instead.
no-such-book = This link asks for a rulebook that is not here; these are the usual rules.
not-so-many = { $book } has no game for that many players, so here is the usual number.
rules-unknown = { $n ->
    [one] One rule of this link is not known here and is left out.
   *[other] { $n } rules of this link are not known here and are left out.
}
forget-rules = Forget { $rules }
name-for-rules = A name for these rules
friday-night = Friday night
kept-as = Kept as { $name }.
link-copied = The link to these rules is copied.
link-to-rules = A link to these rules
link = Link
your-own-rules = Your own rules
keep-these = Keep these rules
copy-link = Copy a link to them
rules-here = The rules of this table
book-of-its-own = A rulebook of its own
compare-with = Compare with { $rules }
set-up-like-this = Set up a table like this
all-the-rules = All the rules
here-play = This table has { $here } players; your rules are for { $yours }.
rule-here = Here: { $rule }
same-rules-as = The same rules as { $rules }.
rules-gone = These rules cannot be played here any more: { $why }
book-gone = These rules are of a rulebook that is not here.
by-rulebook = By the rulebook of { $book }. { $line }
whose-rules = Whose rules?
the-table = The table
bots = Bots
level = { $level ->
    [beginner] beginner
    [regular] regular
    [strong] strong
   *[other] { $level }
}
clock = Clock
none = none
two-minutes = two minutes a move
half-a-minute = 30 seconds a move
three-days = three days a move
hints = Hints
hints-here = { $on ->
    [yes] Everybody may ask for a hint: the best move.
   *[no] No hints among several people.
}
yes-please = yes
no-thanks = no
moves-back = Take moves back (alone against bots)
watchers = Watchers
anyone = anyone who knows the table
only-by-link = only by the watch link
chat = Chat
in-the-list = In the list of open tables
set-up-title = { $game }: set up a table
play = Play
play-against-bots = Play against bots
open-for-friends = Open the table for friends
read-the-rules = Read the rules
no-game-called = There is no game { $game }.

# Before the game

copied = Copied.
copy-by-hand = Select the address and copy it.
copy = Copy
a-bot = a bot ({ $level })
free = free
thats-you = you
is-here = is here
is-away = is away
sit-here = Sit here
bot-please = A bot, please
free-it = Free it
exactly-by-book = Exactly by the rulebook.
rules-of-its-own = The table has rules of its own.
usual-by = { $words }, by the rulebook “{ $book }”
invited-by = { $n ->
    [one] { $who } invites you to play { $game }
   *[other] { $who } invite you to play { $game }
}
game-by-book = { $game } by { $book }
the-rules = The rules
for-friends = For friends
for-friends-long = Send this address to your friends. Anyone who opens it can take a free seat, or watch.
begin = { $free ->
    [0] Begin
    [one] Begin, with a bot on the free seat
   *[other] Begin, with bots on the free seats
}
host-begins = The host begins the game.
all-links = All links
how-fair = How can I check the deals?
fair-deals = Fair deals: the server has fixed its part of the shuffle ({ $commit }…); every seat seals its own, and opens it when all are sealed. After the game anyone can check every deal.

# A link to another seat

have-a-seat = You have a seat already
link-for-seat = This link is for the seat of { $there }. You sit at this table as { $here }. You can take the other seat and come back later, but in one deal you see the cards of one seat only.
keep-my-seat = Keep my seat
take-seat-of = Take the seat of { $who }
came-by-link = You took this seat by a link.
back-to-seat-of = Back to the seat of { $who }

# The rules

rules-line = How to play each game, and every rule of every rulebook.
round-the-table = Round the table
cards-and-dealing = Cards, packs and dealing
care-of-cards = Care of the cards
glossary = Glossary
example = Example:
no-rulebook = There is no rulebook { $book }; there are { $books }.
rules-title = { $what }: rules
never-played = Never played it? { $link } is one page.
kept-by = Kept by
show-kept = Show how each rule is kept
options-of-book = Options as this rulebook has them
options = Options
house-rules = House rules that a table may choose
decisions-title = Decisions where the printed rules are silent
reason = Why
two-books = { $one } and { $other }
rulebooks = Other rulebooks
all-rulebooks = All rulebooks
contents = On this page
settle-differently = What do two rulebooks settle differently?
option = Option
points-differ = { $n ->
    [0] They settle every point alike.
    [one] They settle one point differently; in all others they agree.
   *[other] They settle { $n } points differently; in all others they agree.
}
all-the-clauses = All the clauses
differences = Differences

# Learning

learn-at-table = Learn at the table
lessons-of = Lessons of { $game }
course-line = Each takes two or three minutes at a real table. Take them in order, or pick one.
start-course = Start
go-on-with-lesson = Go on with lesson { $n }
done = done
lessons-done = { $n } of { $most } done in this browser
next-lesson = Next lesson
all-lessons = All lessons
said-so = (say: { $said })
the-words = The words
tap-and-tap = Tap a card to lift it, tap it again to play it.
with-keys = With keys: arrows, then Enter.
the-lesson = The lesson
step = Step { $n } of { $most }
show-me = Show me
puzzles = Puzzles
puzzles-line = One decision each. Make the move that you find: it is right, or you learn what it costs.
puzzles-of = Puzzles of { $game }
puzzle-of = Puzzle { $n } of { $most }
puzzle-of-rating = Puzzle { $n } of { $most }, rated { $rating }
solved-in-theme = { $n } of { $most } solved
puzzle-for-you = A puzzle for you
own-rating = Your rating: { $rating }
new-rating = Your rating { $change }: { $rating }.
puzzles-by-theme = By theme
the-puzzle = The puzzle
solved = solved
solved-of = { $n } of { $most } solved in this browser
other-puzzles = Of other games
all-puzzles = All puzzles
what-follows = See what follows
move-number = Move { $n }
try-it = Try it

# Records and their proof

seen-by = Seen by
a-watcher = a watcher
before-first = Before the first move.
play-on = Play
one-back = One move back
one-on = One move on
trick-back = To the last trick before this
trick-on = To the end of the trick
record-move-by-move = A record, move by move
were-deals-fair = Were the deals fair?
no-game-of-ours = That file is no game of ours. Nothing was changed.
back-to-table = Back to the table
download-record = Download the record
choose-a-file = Choose a file
promise-seen = The promise in the record { $good ->
    [yes] is
   *[no] is not
} the one that this browser saw when it joined the table.
seals-seen = What was sealed { $good ->
    [yes] is
   *[no] is not
} what this browser saw before it opened its own part.
part-left-out = What this browser would have added was left out: it was not opened in time.
part-in-seed = What this browser added to the seed { $good ->
    [yes] is
   *[no] is not
} in it.
in-round = { $name } (round { $round })
left-out = Left out of the seed, for their parts were not opened in time: { $names }.
what-proves = What this proves
what-not-proves = What it does not prove
checked-elsewhere = To have it checked by another program on another machine: { $command }.
no-seed = The record carries no seed: its deals cannot be checked.
other-secret = The secret is not the one that was promised before the game.
other-parts = What the seats added is not what they had sealed.
other-seed = The seed does not follow from the secret and what the seats added.
unknown-drawing = Not checked here: this page does not know how this game draws its cards.
other-cards = The seed gives other cards at chance move { $n }: somebody has chosen them.
no-chance = There is no chance move in this record.
not-recomputed = Not checked here: this page does not recompute what chance has drawn.
chance-follows = { $n ->
    [one] The one chance move follows from the seed.
   *[other] All { $n } chance moves follow from the seed.
}
more-not-here = { $n } more { $n ->
    [one] is
   *[other] are
} not recomputed here.

# The review

better = better
how-did-i-play = How did I play?
play-on-from-here = Play on from here
no-record-there = There is no record at that address.
taken-over = The first { $n ->
    [one] move comes
   *[other] { $n } moves come
 } from another record; the cards dealt in them are not checked here.
see-moment = See this moment
either = { $one } or { $other }
tricks-less = All cards seen: { $n ->
    [one] a trick
   *[other] { $n } tricks
} less than with { $better }.
trick = Trick
player = Player
played = Played
better-column = Better
cost = Cost
all-decisions = All decisions ({ $n })
points-lost = Points lost: { $lost }.
tricks-lost = Tricks lost, all cards seen: { $lost }.
judged-by = Judged by the { $level } bot, from what you could see then.
thinking = Thinking …
all-cards-seen = With all cards seen

# Beside the felt

what-has-happened = What has happened
at-the-table = At the table
taken-back = A move is taken back.
by-book = by { $book }{ $changed ->
    [yes] , with changes
   *[no] { "" }
}
host-paused = { $who ->
    [You] You have
   *[other] The host has
} paused the game.
opening-parts = One moment: every seat opens its part of the shuffle.
bot-for-you = A bot plays for you.
take-seat-back = Take my seat back
people-watch = { $n ->
    [one] One person watches.
   *[other] { $n } people watch.
}
coming-in = You have a seat, as { $who }. You come in at the next deal; until then { $bot ->
    [yes] a bot plays it, and you see
   *[no] you see
} what watchers see.
you-watch = You are watching.
you-watch-seat-free = You are watching. A seat is free.
sit-down = Sit down
leave-seat-asks = Leave your seat? A bot plays on in your place.
leave-seat = Leave the seat
links = Invite
anyone-who-opens = Anyone who opens it can take a free seat, or watch.
seat-for-friend = Bots have all the seats. Which one makes room for a friend?
seat-is-free = The seat of { $who } is free. A bot plays it until your friend sits down.
for-other-device = For your other device
your-seat-keep = It is your seat: keep it to yourself.
for-watchers = For watchers
only-with-link = Only people with this link can watch.
watch-without-seat = Watch without a seat.
new-watch-link = There is a new watch link. The old one no longer works.
nobody-can-watch = Nobody can watch now.
a-new-watch-link = A new watch link
let-watch = Let people watch by a link
nobody-may-watch = Nobody may watch
join-next = Join the next game
play-again = Play again
replay = Replay
check-deals = Check the deals
lobby = Lobby
key = key { $key }
and-new = { $what }, { $n } new
hint = Hint
score = Score
undo = Undo
log = Log
pause = Pause
move-here = Move here
partners-here = Partners: { $sides }.
stand-up = Stand up
more-tools = More
more-new = More, something new
say-something = Say something
hide-all-talk = Hide the chat
show-all-talk = Show the chat again
says = { $who } says: { $text }
n-new = { $n } new

# Who one is

later-you = A later version of this page has kept your name and face. They are left as they are.
unreadable-you = What was kept of your name and face cannot be read. It is left as it is.
until-you-close = { $why } What you choose now holds until you close the page.
begin-anew = Begin anew
guest = Guest
you-are = You: { $name }
your-name = Your name
your-face = Your face
your-colour = Your colour
face = { $face ->
    [fox] fox
    [owl] owl
    [bear] bear
    [cat] cat
    [hare] hare
    [frog] frog
    [lion] lion
    [pig] pig
    [duck] duck
    [mouse] mouse
    [panda] panda
    [penguin] penguin
   *[other] { $face }
}
colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [teal] teal
    [blue] blue
    [purple] purple
    [pink] pink
   *[other] { $colour }
}

# One's own games

games-won = Games won
one-of = { $n } of { $most }
percent-of = { $share }% of { $most }
points-in-deals = { $n ->
    [one] { $points } in 1 deal
   *[other] { $points } in { $n } deals
}
per-deal = { $points } per deal
points-lost-reviewed = Points lost, in deals reviewed
games-and-deals = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
won-of-ten = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[10] all ten
}
trend-says = Of your last ten games of { $game } you won { $now }; of the ten before { $before }.
trend-graph = Games won of every ten, the oldest first: { $won }
with-help = { $game }, with hints or moves taken back
score-to = { $own } to { $others }
end-state = { $end ->
    [won] won
    [lost] lost
   *[open] not finished
}
review-of = Review { $game } of { $day }
no-games-in-file = That file has no games of ours. Nothing was changed.
games-brought = { $n ->
    [0] Everything in the file is here now.
    [one] One game is here now.
   *[other] { $n } games are here now.
}
erase-asks = Erase all that this browser keeps of you: name, face, games, friends, own rules, lessons and puzzles?
erase-all = Erase all
save-all = Save all as a file
bring-in = Bring games in
no-game-over = No game is over yet. Those that you finish are kept here, the newest 200.
day = Day
game = Game
result = Result
no-account = There is no account: all of this is kept in this browser alone.
your-games = Your games
statistics = Statistics
later-games = A later version of this page has kept your games. They are left as they are.
keeps-no-games = This browser keeps no games for this page.
later-file = A later version of this page has written that file. Nothing was changed.

# Letting tables go

delete-table = Delete this table of { $game }?
delete-loses = Its cards, its score and its record are lost for good.
delete-it = Delete it
deleted = The table is deleted.
close-table = Close this table of { $game }?
close-loses = The game ends now for everybody, and the current score stands. The score and the record can still be looked at.
close-it = Close it
closed = The table is closed.
or-close = Or close it: the game ends now, and the current score stands. The score and the record can still be looked at.
forget-table = Take this table of { $game } off your list?
forget-loses = The table stays, and so does your seat: you find it again by its link.
forget-it = Take it off
forgotten = The table is off your list.
keep-it = Keep it
let-go = Let this table of { $game } go
let-go-short = Let this table go
nobody-yet = nobody yet
table-line = { $way ->
    [none] by { $book }
   *[other] { $way }
}{ $alone ->
    [yes] { "" }
   *[no] : { $people }
} ({ $phase ->
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
seat-muted = { $who } is here, but muted: nobody sees what they write.
seat-away = { $who } is away.
seat-kept = { $who } is away. The seat waits.
bot-now = Let a bot play now
keep-seat = Keep the seat
unkeep-seat = Do not keep the seat any longer
free-seat = Free the seat
remove-person = Remove
mute = Mute for all
unmute = Let speak again
hide-talk = Hide from me what they write
unhide-talk = Show me again what they write
talk-hidden = You no longer see what { $who } writes.
talk-shown = You see again what { $who } writes.
asks-free = Free the seat of { $who }? A bot plays on until somebody sits down.
asks-remove = Remove { $who }? A bot plays on, and { $who } cannot come back to this table.
fill-seat = Seat a bot here ({ $level })
open-seat = Let somebody sit down here
away-soon = { $who } is away. A bot takes over in
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
ask-again = You may ask again after your next move.
take-back = Take back

# A word when it is one's turn

notify-me = Tell me when it is my turn and I am not looking
notify-refused = Your browser does not allow this page to tell you.

# Claims

claim = Claim
claim-all = Claim all tricks that are left? Every one of them is yours then, wanted or not.
claim-yes = Claim them
claim-show = Show my hand and ask
open-hand = The hand of { $who }:
open-yours = Your hand lies open:
joker = joker

# The deal of the day, challenges, deals by their number

deal-of-day = Deal of the day
same-for-all = Every game has one, with the same cards for everybody.
promise-line = The cards of a day follow from a secret that was made days before. Its digest (SHA-256) is shown from then on, and the secret itself on the day after.
opened = opened:
had-your-try = You have had your try.
not-played-yet = Not played yet.
your-try = Your try
your-try-of = Your try of { $game }
practise = Practise
practise-game = Practise { $game }
play-today = Play today's { $game }
in-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
in-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
day-number = Deal of the day, number { $n }
day-line = The same cards and the same bots for everybody. Your first try counts; the next deal comes in { $left }.
day-honest = No hints, no moves taken back. One try counts per browser. The cards stay secret until tomorrow.
same-day = Deal of the day, { $day }: { $counted ->
    [yes] this try counts
   *[no] practice
}.
same-challenge = A challenge: { $counted ->
    [yes] this try counts
   *[no] practice
}.
first-to-finish = You are the first to finish it today.
others-did = { $n } have finished it. { $better ->
    [0] Nobody did better
    [one] One did better
   *[other] { $better } did better
}{ $level ->
    [0] { "" }
    [one] , one did as well
   *[other] , { $level } did as well
}.
share-result = Share the result
share-day = Spadille, deal of the day, { $day }
days-in-a-row = { $n } days in a row.
send-to-others = Send
copy-text-by-hand = Select the text and copy it.
challenge-friend = Challenge a friend
send-link = Send this link
challenge-line = Your friend gets the same cards, the same seat, the same bots and the same rules. When both have finished, the page behind the link shows the results side by side.
see-page = See the page
see-results = See both results
a-friend = A friend
nobody-else-yet = Nobody else has finished it yet. This page shows the results when they have.
where-parted = Where you played differently
challenge-of = { $who }: a challenge
your-challenge = Your challenge. Send the link of this page to a friend.
has-played-these = { $who } has played these cards. You get the same seat, the same bots and the same rules; your first try counts.
game-of-book = { $game } by { $book }.
results-later = The results are shown when you have finished.
seen-these-cards = You have seen these cards, so another try is practice.
deal-winnable = { $can ->
    [yes] Deal { $deal } can be won.
    [no] Deal { $deal } cannot be won.
   *[unknown] Whether deal { $deal } can be won is not known.
}
number-of-deal = Number of the deal
no-number = none
give-number = Give the number of a deal first.
deal-by-number = A deal by its number
number-line = A number gives the same cards every time, so anybody can look them up. A deal without a number has new cards, and nobody can say beforehand whether it can be won.
number = Number
find-winnable = Find one that can be won
winnable = Can it be won?
deal-of-number = Deal { $deal }.
restart = Restart

# The club

club = Club
club-line = The club's evenings, results and ladder.
club-evenings = Evenings
club-evening = Evening
club-no-evening = No evening has been planned yet.
club-form = { $n } { $kind ->
    [teams] teams, each against each
    [howell] pairs, Howell
   *[mitchell] pairs, Mitchell
}
club-side = { $side ->
    [ns] North-South
   *[ew] East-West
}
club-winner = Winner
club-no-result = no result yet
club-all-evenings = All evenings
club-so-far = { $n } of { $most } results. On the evening itself a board is shown once all its tables have played it.
club-wrong-rows = { $n ->
    [one] One row of the results cannot be read.
   *[other] { $n } rows of the results cannot be read.
}
club-standings = Standings
club-place = Place
club-entrant = { $kind ->
    [teams] Team
   *[pairs] Pair
}
club-percent = Percent
club-per-board = A board
club-score = { $scoring ->
    [imps] IMPs
   *[matchpoints] Matchpoints
}
club-matches-won = Matches won
club-boards = Boards
club-by-boards = Board by board
club-board = Board { $n }
club-ahead = North-South ahead by
club-ladder = Ladder
club-ladder-of = Ladder of { $game }
club-player = Player
club-points = Points
club-matches = Matches
club-share = Won
club-too-few = too few matches
club-apart = Players in one list have not met those in another, so they cannot be compared.
club-points-mean = Points are counted as in chess (Elo): 400 more are odds of 10 to 1. What stands behind ± is how far they may be off. Rated from { $n } matches on.
club-left-out = { $n ->
    [one] One record is left out: its game is
   *[other] { $n } records are left out: their games are
} unfinished or damaged, or the players have no names.

# Odds

odds-of = The odds of { $game }
odds-line = Every figure says how it was found: exact, or from a sample, with the range that it leaves open.
odds-ask = Work it out
odds-working = One moment, this is being worked out …
odds-what = What
odds-how-much = Figure
odds-how = How it was found
odds-proof = The moves
odds-repeat = A sample is the same each time: ask again, and you get the same figures. In a terminal, spadille odds --seed draws other cases.
odds-more = More that is known
odds-book = Rulebook
# The rest of a deal left to bots, and a match given up

skip-deal = Skip the deal
skip-asks = Let bots play the rest of this deal for { $people ->
    [yes] everybody? The others have to agree.
   *[no] you?
}
skip-yes = { $people ->
    [yes] Ask the others
   *[no] Let them play
}
concede = Give up
concede-asks = End the match now? The current score stands.{ $people ->
    [yes] { " " }The others have to agree.
   *[no] { "" }
}
concede-yes = { $people ->
    [yes] Ask the others
   *[no] Give it up
}
conceded = { $who ->
    [You] You give the match up.
   *[other] { $who } gives the match up.
}

# The teacher among people

teacher-here = Teacher
teacher-for-one = when you play alone
teacher-for-all = among people too
teacher-agreed = This table has a teacher: it points out big mistakes, to the player alone, if you like. By sitting down you agree to it.

# -- Ways to play by name ------------------------------------------------------------------------------

which-game = Which game do we play?
which-about = Say what you do at your table: a few questions.
which-how-many = How many play?
which-is-so = Which is so at your table?
which-none = None of these
which-unknown = We do not know
which-also = What you said also fits:
which-as-near = As near are:
which-again = Ask again
ways-by-name = Ways to play by name ({ $n })
is-way = This is “{ $way }”.
all-differences = All differences from { $book }
no-server = This page has no server, so nobody else can come here. To play with friends, let one of you run Spadille.

# Friends

keep-in-touch = Keep in touch
keep-explains = Choose somebody: they are told that you would like to keep in touch. If they choose you too, the first page shows each of you when the other is here.
friends = Friends
tell-friends = Tell my friends that this table wants players
drop-friend = Remove { $who }
drop-asks = Keep in touch with { $who } no longer?

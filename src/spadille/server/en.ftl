# What the server says to people: why not, and goodbye. Screens begin it with a capital and end it with a stop.

no-hints = there are no hints at this table
hint-not-now = a hint is given when it is your turn
hint-under-way = a hint is being worked out
teacher-alone = at this table the teacher speaks to those who play alone against bots
not-moved = you have not moved yet
no-hint-found = no hint could be found
too-many-requests = too many requests from your address; wait a moment
other-site = a page of another site may not do that
no-database = the server cannot reach its database; try again
next-deal = you come in at the next deal; a bot plays for you until then
watching = you are watching, so you cannot make moves
not-yours-alone = other people have seats at this table, and its record is theirs too; you can close it
no-table = this table does not exist, or may not be watched
deleted = the host has deleted this table
no-watchers = this table is closed to watchers
other-seat = this browser has come to another seat; connect again
too-slow = your connection is too slow to keep up; connect again
too-much = too many requests; wait a moment
full = there are too many connections; try again later
elsewhere = this seat is open on too many screens
banned = this server does not accept connections from your address
opened-again = the table was opened again; connect again
no-game = no game is being played at this table now
paused = the host has paused the game
begun = the game has begun already
over-already = the game of this table is over already
person-sits = a person sits there; free the seat first
hosts-seat = that is the host's seat; only the host can free it
host-frees = a person sits there; only the host can free that seat
game-over = the game is over
opening-again = the table is being opened again; try again
not-written = the table could not be written just now; connect again and look
database-silent = the database does not answer just now; connect again and look
other-server = another server has gone on with this table; connect again
no-seat-back = you have no other seat at this table to go back to
dead-link = this link no longer works; ask for a new one
no-seat-link = this link does not lead to a seat
no-such-table = there is no such table
too-many-tables = too many new tables from your address; wait a minute
seated-already = you have a seat at this table already
no-guests = this table is closed to guests
played-only = only those who have played may play again; take a seat at the new table
host-only = only the host of the table may do that
moved-on = the game has moved on; look again
no-such-file = there is no such file
seal-late = the parts of the seed are fixed; a seal comes too late
no-opening = no part of the seed is opened now
not-sealed = this seat has sealed no part of the seed, or has opened it
other-part = this is not the part that the seat has sealed
too-many-records = too many records from your address; wait a moment
record-too-long = this record takes too long to check here; `spadille replay` takes its time
too-many-reviews = too many reviews are asked for just now; wait a moment
too-many-odds = too many odds are asked for just now; wait a moment
odds-too-long = this takes too long to work out here; `spadille odds` takes its time
review-too-long = this deal takes too long to review here; `spadille review` takes its time
review-later = others, and all cards, are reviewed when the game is over
review-came-later = a deal that you came into later is reviewed when the game is over
record-later = the record of a game is shown when the game is over
not-over = this game is not over yet
restarting = this server is about to restart; make a table in a minute
other-version = this table was kept by another version of Spadille and cannot be opened
no-room = this server has as many tables as it can hold; try again later
over-no-seat = the game is over; nobody can sit down now
seat-taken = that seat is taken; choose another
bot-sits = a bot plays that seat; the host can free it
seat-freed = your seat has been freed; choose another one
other-place = this table is being played at another server of the same database; try again there
no-chat = chat is off at this table
muted = you have been muted on this server; ask the people who run it
too-fast = you are writing too fast; wait a moment
asked-much = you have asked for so much already; wait until some of it is done
called-here = here you are called { $name }, as somebody at the table has that name

table-closed = This table has closed
nothing-here = There is nothing here
opens-nothing = This link does not open anything
not-this-name = Not under this name
did-not-work = That did not work
to-lobby = To the lobby
failed = the server has failed; nothing of your game is lost
restarts = The server of this table restarts { $seconds ->
    [0] now
    [1] in 1 second
    [60] in a minute
   *[other] in { $seconds } seconds
}. Your game is kept.
removed = the host has removed you from this table
removed-before = The host has removed you from this table.
muted-by-host = The host has muted you at this table.

# Welcome back

welcome-back = Welcome back.
the-bot = The bot
bot-played = The bot plays { $n ->
    [one] one card
   *[other] { WORD($n) } cards
}.
and-then = { $before } { $then }

# Pages of rules and words.

every-game = Every game
cards-and-packs = Cards, packs, dealing
glossary = Glossary
good-to-know = Good to know
words-of = Words of { $game }

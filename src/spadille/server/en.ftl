# What the server says to people: why not, and goodbye.

no-hints = There are no hints at this table.
hint-not-now = A hint is given when it is your turn.
hint-under-way = A hint is being worked out.
teacher-alone = At this table the teacher speaks to those who play alone against bots.
called-rules = “{ $name }”, by { $book }{ $changed ->
    [yes] , with changes
   *[no] { "" }
}
not-moved = You have not moved yet.
no-hint-found = No hint could be found.
too-many-requests = Too many requests from your address. Wait a moment.
other-site = A page of another site may not do that.
no-database = The server cannot reach its database. Try again.
next-deal = You come in at the next deal. A bot plays for you until then.
watching = You are watching, so you cannot make moves.
not-yours-alone = Other people have seats at this table, and its record is theirs too. You can close it.
no-table = This table does not exist, or may not be watched.
deleted = The host has deleted this table.
no-watchers = This table is closed to watchers.
other-seat = This browser has come to another seat. Connect again.
too-slow = Your connection is too slow to keep up. Connect again.
too-much = Too many requests. Wait a moment.
full = There are too many connections. Try again later.
elsewhere = This seat is open on too many screens.
banned = This server does not accept connections from your address.
opened-again = The table was opened again. Connect again.
no-game = No game is being played at this table now.
paused = The host has paused the game.
begun = The game has begun already.
nothing-left = The game is over here. Go back a few moves to play on.
over-already = The game of this table is over already.
person-sits = A person sits there. Free the seat first.
hosts-seat = That is the host's seat. Only the host can free it.
host-frees = A person sits there. Only the host can free that seat.
game-over = The game is over.
opening-again = The table is being opened again. Try again.
not-written = The table could not be written just now. Connect again and look.
database-silent = The database does not answer just now. Connect again and look.
other-server = Another server has gone on with this table. Connect again.
no-seat-back = You have no other seat at this table to go back to.
dead-link = This link no longer works. Ask for a new one.
no-seat-link = This link does not lead to a seat.
no-such-table = There is no such table.
no-evening = The club has no such evening.
club-unreadable = The club's files cannot be read just now. Try again later.
too-many-tables = Too many new tables from your address. Wait a minute.
no-seat-here = You have no seat at this table.
seated-already = You have a seat at this table already.
no-guests = This table is closed to guests.
played-only = Only those who have played may play again. Take a seat at the new table.
host-only = Only the host of the table may do that.
moved-on = The game has moved on. Look again.
no-such-address = There is nothing at this address.
no-such-file = There is no such file.
seal-late = The parts of the seed are fixed. A seal comes too late.
no-opening = No part of the seed is opened now.
not-sealed = This seat has sealed no part of the seed, or has opened it.
other-part = This is not the part that the seat has sealed.
too-many-records = Too many records from your address. Wait a moment.
record-too-long = This record takes too long to check here. Use `spadille replay` on your own machine.
too-many-reviews = Too many reviews are asked for just now. Wait a moment.
too-many-odds = Too many odds are asked for just now. Wait a moment.
no-such-card = { $typed } is no card. Write the rank and the suit, such as 10♥ for the ten of hearts.
odds-too-long = This takes too long to work out here. Use `spadille odds` on your own machine.
review-too-long = This deal takes too long to review here. Use `spadille review` on your own machine.
review-later = When the game is over you can review the other players too, and see all cards.
review-came-later = A deal that you joined late is reviewed when the game is over.
record-later = The record of a game is shown when the game is over.
not-over = This game is not over yet.
restarting = This server is about to restart. Make a table in a minute.
other-version = This table was kept by another version of Spadille and cannot be opened.
no-room = This server has as many tables as it can hold. Try again later.
over-no-seat = The game is over. Nobody can sit down now.
seat-taken = That seat is taken. Choose another.
bot-sits = A bot plays that seat. The host can free it.
seat-freed = Your seat has been freed. Choose another one.
other-place = This table is being played at another server of the same database. Try again there.
no-chat = Chat is off at this table.
muted = You have been muted on this server. Ask the people who run it.
too-fast = You are writing too fast. Wait a moment.
asked-much = You have too many requests running. Wait until some of them are done.
called-here = Somebody at the table has your name already, so here you are called { $name }.
name-unseen = A name needs something that can be seen. Choose another.
name-long = A name has at most { $most } characters. Make it shorter.
name-ours = The table itself speaks as { $name }. Choose another name.
name-bot = { $name } is a bot here. Choose another name, or add something to it.

preview-with = { $game } with { $who }
preview-free = { $free ->
    [0] All seats are taken. You can watch.
    [one] One seat is free: sit down with one tap, without an account.
   *[other] { $free } seats are free: sit down with one tap, without an account.
}
preview-playing = { $phase ->
    [over] The game is over.
   *[playing] The game has begun.
}
table-closed = This table has closed
nothing-here = There is nothing here
opens-nothing = This link does not open anything
not-this-name = Not under this name
did-not-work = That did not work
to-lobby = To the lobby
failed = The server has failed. Nothing of your game is lost.
restarts = The server of this table restarts { $seconds ->
    [0] now
    [1] in 1 second
    [60] in a minute
   *[other] in { $seconds } seconds
}. Your game is kept.
removed = The host has removed you from this table.
removed-before = The host has removed you from this table.
muted-by-host = The host has muted you at this table.

# Welcome back

welcome-back = Welcome back.
the-bot = The bot
bot-played = The bot plays { $n ->
    [one] one card
   *[other] { WORD($n) } cards
}.

# Pages of rules and words.

every-game = Every game
cards-and-packs = Cards, packs, dealing
glossary = Glossary
good-to-know = Good to know
words-of = Words of { $game }
which-found = { $near ->
    [nearest] Nearest to what you play is { $game }: { $way }, but:
    [usual] Most people play { $game }: { $way }.
    [fits] Your answers fit { $game }: { $way }.
   *[plays] You play { $game }: { $way }.
}
which-differs = { $yours } ({ $way }: { $theirs })
which-not-so = Not so at your table: { $theirs }

# The log of a table: who joined and left, and what was done in the host's place.

the-host = The host
acts-as-host = The host, { $name },
acts-for-host = { $name }, in the host's place,
act-sit = { $name } has sat down.
act-rename = { $name } is now called { $now }.
act-stand = { $name } has left the table; a bot plays on.
act-fill = { $who } has given a seat to { $name }, a bot.
act-free = { $who } has freed the seat of { $name }; a bot plays on.
act-bot = { $who } lets a bot play for { $name }.
act-remove = { $who } has removed { $name }; a bot plays on.
act-undo = { $name } has taken a move back; everybody agreed.
act-claim = { $name } has claimed the tricks that were left.
act-skip = { $name } has let bots play the rest of the deal.
act-concede = { $name } has given the match up.
act-start = { $who } has begun the game.
act-pause = { $who } has paused the game.
act-go-on = { $who } has resumed the game.

# What tables say whose cards are played at others too.

seats-stay = others play the same cards at their tables, so the seats of this one stay as they are
opens-later = others may still play these cards; the record can be had when the day is over
cards-later = others may still play these cards; all cards are shown when the day is over

# An option that is on or off, at set-up.
yes = yes
no = no

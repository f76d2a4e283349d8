# The company at a table: what the host may do, and what people ask of each other.

host-only = Only the host of the table may do that.
host-watch = Only the host decides who may watch.
nobody-there = Nobody has that seat.
seat-changed = { $who } has that seat now.
your-own-seat = That is your own seat. To leave it, stand up.
here = { $who } is here.

# Talk

watcher = Watcher
hello = Hello
good-luck = Good luck
well-played = Well played
thank-you = Thank you
one-moment = One moment, please
sorry = Sorry
good-game = Good game
reacts = { $what ->
    [laugh] { $who } laughs.
    [surprise] { $who } is surprised.
    [sorrow] { $who } is sad.
    [heart] { $who } sends a heart.
   *[smile] { $who } smiles.
}

# What one asks of the others

no-taking-back = No moves are taken back at this table.
nothing-of-yours = There is no move of yours to take back now.
asked-once = You have asked for that move once. You may ask again after your next one.
dealt-since = Cards have been dealt or turned up since. That move stands.
seen-since = A hidden card has been seen since. That move stands.
one-at-a-time = Something else is being asked. One moment.
in-a-pause = The host has paused the game. Wait until it goes on.
not-all-here = { $who } is away, and everybody has to agree.
asked-just-now = You have asked just now. Make a move before you ask again.
asks-back = { $who } asks to take a move back: { $act }{ $n ->
    [0] { "" }
    [one] { " " }One later move goes back with it.
   *[other] { " " }{ CAP(WORD($n)) } later moves go back with it.
}
nothing-asked = Nothing is being asked now.
not-yours-to-answer = That is not for you to answer.
says-no = { $who } does not agree. Play goes on.
all-agree = Everybody agrees.
has-gone = { $who } has gone. Play goes on.
answer-first = { $who } has asked something. Answer it first.
asks-no-more = { $who } takes the request back.
silence = { $n ->
    [one] { $who } has not answered in time. Play goes on.
   *[other] Not everybody has answered in time. Play goes on.
}

# Claims

no-claim-now = Tricks are claimed in your turn, when two or more are left.
not-proved = We cannot be sure that you win the rest. Show your cards and ask the others?
asked-already = Your hand lies open already. Play on.
claims = { $who } shows the hand and claims the last { WORD($n) } tricks.
claim-denied = { $by } claims the last { WORD($n) } tricks. { $who } does not agree: play goes on.
cannot-be = The cards do not lie that way. { $who } plays on.
claimed = { $who } claims the tricks that are left.

# The rest of a deal, and a match, that nobody wants to play

no-skip-now = The rest of this deal cannot be left to bots now.
no-skip-made = The bots could not finish the deal just now. Play on, or ask again.
asks-skip = { $who } asks that bots play the rest of this deal for everybody.
asks-concede = { $who } would like to give the match up. Shall it end here?

# Keeping in touch

no-friend-there = There is nobody there to keep in touch with.
wishes-friend = { $who } would like to keep in touch.
are-friends = You and { $who } keep in touch: the first page shows when the other is here.

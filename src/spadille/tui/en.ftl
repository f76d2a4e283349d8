# The table in the terminal: its keys, pages and lines. What games say stands in their own folders.

seats = { $n ->
    [one] one seat
   *[other] { $n } seats
}
seats-in-words = { $most ->
    [1] one seat
   *[other] { $seats } seats
}
ago = { $unit ->
    [day] { $n ->
        [one] 1 day ago
       *[other] { $n } days ago
    }
    [hour] { $n ->
        [one] 1 hour ago
       *[other] { $n } hours ago
    }
   *[minute] { $n ->
        [one] 1 minute ago
       *[other] { $n } minutes ago
    }
}
just-now = just now
to = to
up-to = to
or = or
either = { $most } or { $last }
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cards-from-to = { $low } to { $high } cards
n-from-to = N from { $low } to { $high }

# -- The felt ---------------------------------------------------------------------------------------

new = new
partner = partner
dealer-mark = (D)
your-partner = your partner
dealer = dealer
to-act = to act
more-on-t = T: more
face-down = { $n } face down
nothing = nothing
hand = Hand
trick = Trick
nothing-yet = nothing yet
no-cards = no cards

# -- The last line: keys, each with a word or two ---------------------------------------------------

key-space = Space
key-delete = Del
key-digits = 1 … 9, letters
key-capital = { $key } (capital)
does-keys = keys
does-leave = leave
does-score = score
does-choose = choose
does-play = play
does-hint = hint
does-undo = undo
does-last = last trick
does-table = table
does-review = review
does-rules = rules
does-on = play on
does-pace = pace
does-pick = picks
does-done = done
does-put-back = puts them back
does-turn = turns
does-run = lets it run
does-again = again
does-sit-down = sit down
does-how = how to play
does-lesson = lesson
does-help = help
does-quit = quit
does-language = Deutsch
does-deal = deal the cards
does-change = change
does-write = write
does-reset = as printed
does-back = back

# -- Said at the table ------------------------------------------------------------------------------

goes-on = The game goes on where you left it.
still-goes-on = The game goes on.
kept = The game is kept: spadille play --resume goes on with it.
choose-first = Choose first: the arrows, a key or the mouse.
choose-which = Choose which: { $ways }.
pick = { $what }: pick { $cards } with Space, then Enter.
picked = { $n } picked; Esc puts them back.
a-number = { $what }: a number from { $low } to { $high }
a-move = A move, such as { $example }
thinking = Thinking …
hint-later = You can have a hint when it is your turn.
review-later = You can review a deal when it is over.
no-hand = You hold no cards now.
no-trick = No trick lies on the table now.
no-last-trick = There is no last trick to see now.
something-to-decide = There is something to decide.
taken-back = Taken back.
taken-back-to = Taken back to your last decision.
nothing-to-take-back = There is nothing to take back.
skip-again = Let bots play the rest of this deal, with your cards too? Press X again.
no-skip = There is no deal here that bots could finish for you.
concede-again = End the match now, with the current score? C once more.
concede-yes = End the match now, with the current score? Type: concede yes.
no-concede = There is no match here to give up.
conceded = You give the match up.
teacher-speaks = The teacher points out big mistakes.
teacher-silent = The teacher is silent.
forced-themselves = A move that is the only one is now made for you.
forced-by-hand = You now make every move yourself.
pace = { $pace ->
    [slow] The others play slowly now.
    [brisk] The others play briskly now.
    [instant] The others play at once now.
   *[steady] The others play at a steady pace now.
}
watching = You are watching, so no move is asked of you.
bot-fails = { $who } ({ $level }) { $why ->
    [none] chose a move that is not allowed; a safe legal move is made instead.
   *[other] failed ({ $why }); a safe legal move is made instead.
}
not-saved = This game is not being saved: { $why } ({ $folder }).
too-small = The table needs { $wide } columns by { $high } rows; this terminal has { $width } by { $height }.
    Make it larger to go on, or leave with Ctrl-C (the game is kept)
    and play in lines: spadille play --plain --resume

# -- What was typed ---------------------------------------------------------------------------------

did-you-mean = “{ $typed }” is no move. Did you mean { $command }?
no-such-move = “{ $typed }” is no move here. { $prompt }{ $example ->
    [none] {""}
   *[other] {" "}Type for example { $example }, or help.
}
number-unclear = That number fits more than one move. Type { $ways }.
no-number-now = No number is asked for now. { $prompt }
card-unclear = The { $card } fits more than one move. Type { $ways }.
no-card-now = No card is asked for now. { $prompt }
out-of-bounds = Expected a whole number from { $low } to { $high }; got { $got ->
    [none] nothing
   *[other] { $got }
}.

# -- Pages ------------------------------------------------------------------------------------------

page-keys = Enter or Esc goes back. The arrows scroll.
deal-keys = Enter: the next deal.  V: review.  The arrows scroll.
end-keys = N: again.  V: review.  S: score sheet.  Q: leave.  Enter: table.
question-keys = Enter to do it, Esc to go back.
score-sheet = { $game }: the score sheet
deal-of = { $game }: { $kind ->
    [coup] coup { $n }
   *[deal] deal { $n }
}
game-over = { $game }: the game is over
deal = { $kind ->
    [coup] Coup { $n }
   *[deal] Deal { $n }
}
bid-taken = bid/taken: { $players }
no-deal-yet = No deal is finished yet.
totals = Totals: { $totals }
after-deals = { $scores } after { $n ->
    [one] 1 deal
   *[other] { $n } deals
}
after-moves = { $scores } after { $n ->
    [one] 1 move
   *[other] { $n } moves
}
the-table = { $game }: the table
a-hint = A hint
no-figures = There are no figures: this was judged by rules of thumb.
a-review = A review
deal-is = Deal { $n }.
as-good-as-any = { $trick ->
    [0] {""}
   *[other] Trick { $trick }.{" "}
}{ $who ->
    [You] You
   *[other] { $who }
}: { $played }. As good as any.
all-decisions = All decisions
the-rules = The rules: { $title }
plays-by = What this table plays by
changed = Changed: { $what }
instead-of = { $now } (The rulebook: { $usual })
left-open = What the printed rules leave open
house-rules = House rules that a table may choose
good-to-know = Good to know
real-cards = Looking after real cards
words = Words
words-of = Words of { $game }
words-of-the-table = Words of the card table
how-to-play = How to play { $game }
no-page = { $game } has no page for beginners.
help = Help
help-arrows = choose a card or a word; a mouse will do as well
help-enter = play it; ↑ does the same for a card of the hand
help-tab = go on to the next area: words, table, hand
help-digits = the number or the word with that letter; in a hand the card (7, then H)
help-space = pick cards, where several are asked for
help-colon = type a move, such as play QS
help-last = see the last trick again
help-hint = a hint: what a good player would do, and why
help-figures = the numbers behind the hint
help-teacher = a teacher: points out your big mistakes; again: silent
help-review = a review of the last deal: what your moves have cost
help-table = everything on the table in words
help-sheet = the score sheet: all arithmetic, every clause
help-how = how to play: one page for beginners
help-rules = the rules of this table, every clause
help-words = the words of the game: what they mean, how they are said
help-undo = take back your last decision
help-on = play on by itself until there is something to decide; again: stop
help-forced = moves that leave no choice: by themselves, or by hand
help-skip = let bots play the rest of the deal for you; you are asked first
help-concede = give the match up; you are asked first
help-pace = let the others play faster or slower
help-leave = leave; the game is kept

# -- The first screen, and setting up ---------------------------------------------------------------

motto = card games
    by the book
sit-down-to = Sit down to
go-on-with = Go on with
not-resumed = This game cannot be resumed: { $why }
damaged = { $first }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
}
passed-over = { $name } is passed over: { $why }
no-lesson = There is no lesson of { $game }.
lesson-fails = This lesson cannot be given: { $why }
set-deal = Deal the cards
set-deal-means = Enter begins the game.
set-rulebook = Rulebook
set-seats = Seats
set-seat = Your seat
set-seat-means = or only watch
set-place = place { $n }
set-watching = watching
set-bots = The others
set-bots-means = how well they play
level = { $level ->
    [beginner] beginner
    [regular] regular
    [strong] strong
   *[other] { $level }
}
set-seed = Cards
set-secret = secret
set-seed-means = a number or phrase fixes every card
set-seed-ask = A number or phrase that fixes every card
set-how = Left and right change a line; Space lets you type a value.
set-as-printed = As the rulebook has it: { $book }.
set-not-allowed = That does not go here. Type { $allowed }.
set-number = a whole number from { $low } to { $high }
set-by-keys = Left and right change this line.

# -- Lessons ----------------------------------------------------------------------------------------

lesson-sits-down = Enter sits down at a table. Q leaves.
lesson-goes-on = Enter goes on. Q leaves.
lesson-plays = Arrows choose, Enter plays, H shows it.
lesson-begins = { $title }. An empty line goes on, hint names the move, quit leaves.
lesson-play = Play it: spadille play { $game }
lesson-move = The move is: { $move }.
lesson-ends = The lesson ends here.
lessons-of-game = Lessons of { $game }
lesson-line = { $at }. { $title }
which-lesson = Which lesson? Its number, or an empty line for the first:
lesson-next = Enter goes on with the next lesson. Q leaves.
lesson-follows = The next lesson: spadille learn { $game } { $n }

# -- Puzzles ----------------------------------------------------------------------------------------

does-puzzles = puzzles
does-answer = answer
does-show = show it
does-next = next
does-figures = figures
puzzle-head = { $game }, puzzle { $n } of { $most }: { $title }.
puzzle-solved = Enter leads to the next one.
puzzle-fails = This puzzle cannot be given: { $why }
puzzles-of-game = Puzzles of { $game }
puzzles-by-hand = Picked by hand
puzzles-begin = Type the move that you find. hint tells the answer, figures the numbers; next goes on, quit leaves.
puzzles-end = That was the last puzzle of { $game }.
theme-end = That was the last puzzle of this theme.
puzzles-left = The puzzles end here.

# -- The table in lines -----------------------------------------------------------------------------

greeting = { $title }, { $seats }{ $watching ->
    [yes] {""}; you are watching
   *[no] {""}
}. Type help for the commands.
say-one-of = Say { $choices }.
open-to-you = You may choose { $cards }.
see-review = What every move has cost: spadille review.
and-more = and { $n } more
no-moves = Nothing now; it is not your turn.
you-may = You may: { $move }.
nothing-refused = Nothing has been refused yet. Type why and a card.
review-all = Every decision: review all.
rules-head = { $title }, { $seats }. Every clause: rules all.
kept-in = The game is kept in { $path }.
plain-help = A move is written in notation, such as { $example }; a card alone or a number alone will do where it is clear.
typed-hand = hand: your cards
typed-trick = trick: what lies on the table
typed-last = last: the last trick
typed-table = table: everything in sight
typed-score = score: the totals
typed-sheet = sheet: every finished deal with its arithmetic
typed-moves = moves: all you may do now
typed-why = why CARD: whether you may play it, and the rule
typed-hint = hint: what a good player would do
typed-hint-of-lesson = hint: the move that is asked for
typed-figures = figures: the numbers behind the hint
typed-review = review: the moves of the last deal that cost most
typed-rules = rules: what this table plays by
typed-on = on: play on by itself until there is something to decide
typed-undo = undo: back to your last decision
typed-skip = skip: bots play the rest of the deal, your cards too
typed-concede = concede: give the match up
typed-save = save: where the game is kept
typed-next = next: go on to the next puzzle
typed-help = help play: how the game is played; help words: its words and how they are said; help cards: how to look after real ones
typed-quit = quit, or q: leave; the game is kept
typed-quit-alone = quit, or q: leave
lines-no-screen = This is not a terminal with a screen, so the table is written in lines (--plain).
lines-dumb = This terminal cannot draw a screen, so the table is written in lines (--plain).
lines-too-small = The table needs { $wide } columns by { $high } rows; this terminal has { $width } by { $height }, so the table is written in lines (--plain).
lines-no-textual = The full-screen table needs Textual (pip install 'spadille[tui]', or '.[tui]' in a checkout); here it is in lines (--plain).
nothing-unfinished = There is no unfinished game, so here is a new one.
which-game = Which game? Its name or number:
name-or-number = Expected a name or a number from 1 to { $n }.
game-line = { $at }. { $name }: { $said } ({ $most ->
    [1] one seat
   *[other] { $seats } seats
}, { $length })

# -- Which game do we play? ---------------------------------------------------------------------------

which-seats = How many play: { $counts }? Enter for { $usual }.
which-count-expected = Expected one of { $counts }; got { $got }.
which-asks = Which is so at your table? Type its number; 0 if none is; Enter alone if you do not know.
which-expected = Expected a number from 0 to { $n }, or Enter alone; got { $got }.
which-found = { $near ->
    [nearest] Nearest to yours is { $way }: { $line }
    [usual] Most people play { $way }: { $line }
    [fits] What you told me fits { $way }: { $line }
   *[plays] You play { $way }: { $line }
}
which-but = But at your table:
which-not-so = Not so: { $theirs }
which-but-so = but: { $words }
which-book = The nearest rulebook is { $book }.
which-guest = For a guest in three sentences:
which-item = * { $words }
which-differs = * { $yours } ({ $way }: { $theirs })
which-others = What you told me also fits { $ways }.
which-untold = You have not told me what you do at your table, and { $n } ways to play still fit.
which-tell = Answer the questions, or tell it at once, such as: { $command }
which-play = Play it: { $command }
which-find = Which game do we play?
which-about = A few questions about what you do at your table.
which-ways = { $game }: ways to play by name
which-how-many = How many play?
which-so = Which is so at your table?
which-none = None of these
which-unknown = We do not know
which-fits = What you said fits these: take one.
which-near = Nothing fits all you said; these are nearest: take one.
which-keys = Enter takes a line. Esc goes back.
does-which = which game?
set-way = Way to play
set-way-none = no name of its own

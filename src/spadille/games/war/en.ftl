# War.

title = War
sentence = Turn a card each; the higher takes both. Win all the cards. Luck alone decides.
seats = 2 or 3
length = a quarter of an hour
nothing-to-review = War leaves no choice: there is nothing to review.

# The rules of a table.

denexa-line = One card face down in a war, two more in a war upon it, and so on.
depth-increasing = In a war each player lays one card face down, in a double war two more, and so on.
depth-one = In every war each player lays one card face down.
depth-two = In every war each player lays two cards face down.
depth-three = In every war each player lays three cards face down.
depth-five = In every war each player lays five cards face down.
last-card-stands = A player who runs short in a war turns up their last card, which counts until the war is over.
short-loses = A player with too few cards for a war loses.
short-takes-back = A war that somebody has too few cards for is not fought: everybody takes their cards back.
highest-wins = The highest card wins; aces are high.
lowest-wins = Peace: the lowest card wins, and twos beat everything else.
with-jokers = Two jokers are in the pack, above the aces.
without-jokers = There are no jokers in the pack.
tied-fight = Where three play, only those whose cards are level fight a war.
all-fight = Where three play, everybody fights in every war.
nobody-loses-at-once = With { WORD($seats) } players nobody loses at once who runs short in a war: their last card stands, or everybody takes their cards back (WAR-H3).
three-book = War for three
three-line = Seventeen cards each; the two highest fight if they are level.
peace-book = Peace
peace-line = The lowest card wins; where cards are level, five face down, one for each letter of “peace”.
collect-shuffled = Captured cards go under the stack in an order nobody sees.
collect-winner-first = The winner's own cards go under the stack first, each player's as they were laid.
collect-loser-first = The loser's cards go under the stack first, each player's as they were laid.
limit = After { $n } { $n ->
    [one] skirmish
   *[other] skirmishes
} the player with more cards wins.
no-limit = The game goes on until one player has every card.
no-limit-in-order = The game goes on until one player has every card; as the cards are collected here, it may go on for ever.

# What may not be done, and what would be allowed.

no-such-seat = Seats run from 0 to { $last }; got seat { $seat }.
turn-due = turn a card
you-are-ready = You are ready. Wait for the other { $seats ->
    [2] player
   *[other] players
} to turn.
you-do-not-fight = You do not fight in this war. Wait until it is over.
collect-each = The { $n } cards on the table are collected, each once; got { $came }.

# The table.

cards = cards
ready = ready
looks-on = looks on
out = out
stack = Stack
turned-up = Turned up
war = war
turn = Turn
skirmish = skirmish { $n }
skirmish-of = skirmish { $n } of { $limit }
cards-after = { $cards } { $cards ->
    [one] card
   *[other] cards
} after { $skirmishes } { $skirmishes ->
    [one] skirmish
   *[other] skirmishes
}

# What happens, and what is to be done.

a-war = { $level ->
    [1] a war
    [2] a double war
    [3] a triple war
    [4] a fourfold war
    [5] a fivefold war
    [6] a sixfold war
   *[other] a war of { $level } steps
}
beats = { $who ->
    [You] You take
   *[other] { $who } takes
} { WORD($n) } cards: the { $high } beats the { $low }.
taken-back = Somebody has too few cards for a war: everybody takes their cards back.
wins-all-three = { $who ->
    [You] You take
   *[other] { $who } takes
} { WORD($n) } cards { $level ->
    [0] with
    [1] in a war, with
   *[other] after one war upon another, with
} the { $high }.
beats-in-war = { $who ->
    [You] You take
   *[other] { $who } takes
} { WORD($n) } cards after { $war }: the { $high } beats the { $low }.
dealing = The cards are being dealt.
takes-the-table = { $who ->
    [You] You take
   *[other] { $who } takes
} the cards on the table.
waiting-all = Waiting for everybody.
waiting-both = Waiting for { $who ->
    [You] you
   *[other] { $who }
} and { $other ->
    [You] you
   *[other] { $other }
}.
turn-your-next = Turn your next card.
lay = { $level ->
    [1] War
    [2] Double war
    [3] Triple war
    [4] Fourfold war
    [5] Fivefold war
    [6] Sixfold war
   *[other] War of { $level } steps
}! { CAP(WORD($n)) } { $n ->
    [one] card
   *[other] cards
} face down, then one face up.
lay-short = { $level ->
    [1] War
    [2] Double war
    [3] Triple war
    [4] Fourfold war
    [5] Fivefold war
    [6] Sixfold war
   *[other] War of { $level } steps
}! { $n ->
    [0] Your last card counts.
    [one] One card face down, then your last one face up.
   *[other] { CAP(WORD($n)) } cards face down, then your last one face up.
}
dealt = The cards are dealt face down.
takes-cards = { $who ->
    [You] You take
   *[other] { $who } takes
} { WORD($n) } cards.
is-ready = { $who ->
    [You] You are
   *[other] { $who } is
} ready to turn.
turns-up = { $who ->
    [You] You turn
   *[other] { $who } turns
} up the { $card }, { $other ->
    [You] you
   *[other] { $other }
} the { $against }.
turn-up-all = Turned up: { $cards }.
card-of = the { $card } by { $who ->
    [You] you
   *[other] { $who }
}
war-cried = War!
drawn-short = The game is drawn: { $seats ->
    [2] both run short in a war
   *[other] nobody has cards for the war
}.
drawn-level = The game is drawn: { $seats ->
    [2] both have
   *[other] everybody has
} { $n } cards.
wins-short = { $who ->
    [You] You win
   *[other] { $who } wins
}: { $loser ->
    [You] you run
   *[other] { $loser } runs
} short of cards for { $war }.
wins-together = { $who ->
    [You] You win
   *[other] { $who } wins
}, together with { $other ->
    [You] you
   *[other] { $other }
}: nobody has more cards.
wins-third = { $who ->
    [You] You win
   *[other] { $who } wins
}: the others run short of cards for the war.
wins-all = { $who ->
    [You] You win
   *[other] { $who } wins
} with all { $n } cards.
wins-more = { $who ->
    [You] You win
   *[other] { $who } wins
} with more cards when the skirmishes are over.

# Reasons.

take-the-cards = take the cards
turn-a-card = turn a card
nothing-to-decide = there is nothing to decide in War
no-choice = there is no choice in War

# What can be asked of the odds.

ask-length = How long a game takes, and how often it never ends.
ask-orders = The same for each order of collecting the cards.
ask-deal = How one deal goes, where the cards are not shuffled when they are collected.
ask-cap = After how many skirmishes a game is cut off; usually 10000.
ask-cards = The 52 cards, dealt to each player in turn.
odds-length = skirmishes of a game that ends, { $order ->
    [shuffled] shuffled
    [winner_first] the winner's cards first
   *[loser_first] the loser's cards first
}
odds-endless = never ends (proven), { $order ->
    [shuffled] shuffled
    [winner_first] the winner's cards first
   *[loser_first] the loser's cards first
}
odds-capped = cut off at the cap, { $order ->
    [shuffled] shuffled
    [winner_first] the winner's cards first
   *[loser_first] the loser's cards first
}
odds-endless-means = A game never ends where both stacks lie as they lay before and nothing is left to chance. Others are cut off after { $cap ->
    [one] 1 skirmish
   *[other] { $cap } skirmishes
}.
odds-skirmishes = skirmishes
odds-won = player { $seat } wins
odds-never-ends = it never ends

# What a study of rules measures.

measure-battles = skirmishes per game
measure-wars = skirmishes that come to war, of all
measure-deeper = wars that come to a second war, of all
measure-short = games that end with somebody short of cards in a war, of all
measure-endless = games that the limit of skirmishes ends, of all

# Labels of the options, at set-up.

label-war-depth = Cards laid face down in a war
label-short-in-war = Too few cards for a war
label-collect-order = Order of captured cards
label-max-skirmishes = Number of skirmishes
label-wins = Winning card
label-who-fights = Who fights among three

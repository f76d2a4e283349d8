# Whose turn it is not.

not-your-turn = It is not your turn.
game-over = The game is over.
undealt = Wait until the cards are dealt.
no-dealer-yet = Wait until the first dealer is found.
# $due is what it is time to do: "play a card"
time-to = It is time to { $due }.
due-play = play a card
due-bid = bid or pass
not-by-chance = Chance does not make the move { $move } now.

# The first dealer, and the pack.

draw-high = Each player draws a card; the highest deals first.
random-dealer = The first dealer is chosen by chance.
dealer-is-drawn = The first dealer is found by drawing cards here.
dealer-is-named = The first dealer is named by chance here, not by drawing cards.
no-such-seat = Seats run from 0 to { $last }; got { $seat }.
draw-one-each = Each of the { $seats } players draws one card; got { $n }.
draw-all-different = The cards drawn for dealer come from one pack of 52 and are all different.
whole-pack = A deal is the whole pack of { $n } cards; { $found }.

# Tricks.

not-held = You do not hold the { $card }.
follow = { CAP($suit) } were led and you have { WORD($n) }. Play { $n ->
    [one] it
   *[other] one
}.
follow-other-suit = { $follow } The { $card } counts as a { $suit ->
    [clubs] club
    [diamonds] diamond
    [hearts] heart
   *[spades] spade
} here.

# Betting.

there-is-a-bet = There is a bet of { $chips }. Call, raise or fold.
nobody-has-bet = Nobody has bet. Check or bet.
one-size = You may { $word ->
    [raise] raise to
   *[bet] bet
} { $chips } only.
sizes = You may { $word ->
    [raise] raise to
   *[bet] bet
} { $least } at least, { $most } at most.
smallest-bet = The smallest bet is { $chips }, which your chips or the limit of the pot do not allow.
no-more-raises = This table allows { $n ->
    [one] { $n } raise
   *[other] { $n } raises
} per round. Call or fold.
raise-takes-chips = A raise takes chips of your own, and another player with chips to answer it.

# Hands of poker.

rank = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
ranks = { $rank ->
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
   *[ace] aces
}
# $form is bare where the hand follows whose it is: "Nora's pair of nines"
high = { $rank } high
pair = { $form ->
    [bare] pair
   *[a] a pair
} of { $ranks }
two-pair = two pair, { $ranks } and { $others }
three = three { $ranks }
straight = { $form ->
    [bare] straight
   *[a] a straight
} to the { $rank }
flush = { $form ->
    [bare] flush
   *[a] a flush
}, { $rank } high
full-house = { $form ->
    [bare] full house
   *[a] a full house
}, { $ranks } over { $others }
four = four { $ranks }
five = five { $ranks }
straight-flush = { $form ->
    [bare] straight flush
   *[a] a straight flush
} to the { $rank }

# Auctions, and cards cut, passed and bet with.

pass = pass
too-low = { CAP($stands) } stands, and { $bid } is too low.
cut-how-many = Lift from 1 to { $most } of the cards.
pass-how-many = Pass { WORD($n) } { $n ->
    [one] card
   *[other] cards
}; you have chosen { $given ->
    [0] none
   *[other] { WORD($given) }
}.
smallest-bet-is = The smallest bet is { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.

# Options that several games have, and ways to play them.

option-chips = Everyone begins with { $n ->
    [one] 1 chip
   *[other] { $n } chips
}.
option-max-deals = Whatever the scores, { $n } { $n ->
    [one] deal ends
   *[other] deals end
} the match.
label-target = Points to win
label-target-rule = Reaching the target
label-win-with-contract = Contract needed to win
label-max-deals = Most deals in a match
label-first-dealer = First dealer
label-counting = Card points
label-jokers = Jokers
label-chips = Chips at the start
label-bet = Smallest bet
cutthroat = Cutthroat
two-hands = For two
three-pairs = Six in three pairs
two-threes = Three against three

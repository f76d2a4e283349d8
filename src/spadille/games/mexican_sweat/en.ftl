# Mexican Sweat.

## Refusals

nobody-peeks = Nobody peeks at this table, not even at a card of their own.
cards-numbered = Your cards are numbered from 1 to { $most }.
face-up-already = Card { $number } is face up already.
stay-or-fold-now = You have peeked. Stay in or fold.
peek-or-not-first = Say first whether you peek.

# what it is time to do
due-peek = say whether you peek
due-turn = turn up a card
due-bet = check, bet, call, raise or fold

## The score sheet

line-paid = put into the pot
line-beaten = beaten with all cards up
line-looked = looked too early
line-pot = takes the pot
line-unmatched = takes what the winner had not matched

## The table

title = Mexican Sweat
goal = deal { $deal } of at most { $most }
bet-fact = bet
out-of-match = out of the match
folded = folded
killed = killed
beaten = beaten
out-for-looking = out for looking
sits-out = sits this deal out
to-beat = to beat
has-peeked = has peeked
centre = Kill card and card to beat
centre-kill = Kill card
centre-target = Card to beat
kills = kills
peeked = peeked
peeked-wild = peeked: wild
wild = wild
hand-of = { $who }: { $hand }
pot = Pot
chips-of = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
chips-only-for = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} of it only for { MID($players) }

## What may be done

peek-at = Peek at card { $number }
do-not-peek = Do not peek
stay-in = Stay in
fold = Fold
turn-a-card = Turn a card
look-at-a-card = Look at a card
look-costs = you are out, and lose your bets
look-costs-pot = you are out, and pay as much as the pot
look-costs-stay = you pay as much as the pot, or are out
look-costs-deal = you are out, and sit the next deal out
check = Check
call = Call { $chips }
all-you-have = all you have
bet = Bet { $chips }
bet-any = Bet
raise-to = Raise to { $chips }
raise-to-any = Raise to

## What is waited for, and the end

may-peek = You may peek at card { $number } of your hand.
you-have = You have the { $card }. Stay in or fold?
you-have-a-wild-card = You have the { $card }, which is wild. Stay in or fold?
you-have-a-killer = You have the { $card }, which kills. Stay in or fold?
beat-card = Beat the { $card }.
beat-hand = Beat { $who ->
    [You] your
   *[other] { $who }'s
} { $hand }.
beat-anything = Turn up a card: whatever it is, it stands.
rank-kills = Any { $rank ->
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
} puts you out.
first-kills = If your first card is one of the { $rank ->
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
}, you are out.
queen-kills = The queen of spades puts you out.
to-call = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} to call. The pot holds { $pot ->
    [one] 1 chip
   *[other] { $pot } chips
}.
check-or-bet = Check or bet. The pot holds { $pot ->
    [one] 1 chip
   *[other] { $pot } chips
}.
drawn = The match is drawn: everyone has the same number of chips.
wins-match = { $who ->
    [You] You win
   *[other] { $who } wins
} the match with { $chips } chips.
win-match = { $winners } win the match with { $chips } chips.

## Moves

turns-up = { $who ->
    [You] You turn
   *[other] { $who } turns
} up the { $card }.
checks = { $who ->
    [You] You check
   *[other] { $who } checks
}.
calls = { $who ->
    [You] You call
   *[other] { $who } calls
}.
folds = { $who ->
    [You] You fold
   *[other] { $who } folds
}.
bets = { $who ->
    [You] You bet
   *[other] { $who } bets
} { $chips }.
raises = { $who ->
    [You] You raise
   *[other] { $who } raises
} to { $chips }.
dealt = The cards are dealt face down{ $centre ->
    [both] , with the kill card and the card to beat in the centre
    [kill] , with the kill card in the centre
    [target] , with the card to beat in the centre
   *[none] {""}
}.
peeks = { $who ->
    [You] You peek
   *[other] { $who } peeks
} at card { $number }.
does-not-peek = { $who ->
    [You] You do
   *[other] { $who } does
} not peek.
stays-in = { $who ->
    [You] You stay
   *[other] { $who } stays
} in.
looks = { $who ->
    [You] You look
   *[other] { $who } looks
} at card { $number } too early, and { $how ->
    [stays] { $who ->
        [You] pay as much as the pot
       *[other] pays as much as the pot
    }
   *[out] { $who ->
        [You] are out
       *[other] is out
    }
}.

## What a card has done

kill-card-is = The { $card } is the kill card: { $kill ->
    [first_match] a hand whose first card is one of the { $rank ->
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
    } is out
   *[rank] any { $rank ->
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
    } puts a hand out
}.
target-is = The { $card } is the card to beat.
is-killed = { CAP($card) } { $kill ->
    [queen_of_spades] kills
    [first_match] matches the kill card at once
   *[rank] matches the kill card
}. { $who ->
    [You] You are
   *[other] { $who } is
} out.
is-beaten = All seven cards are up, and it is not enough. { $who ->
    [You] You are
   *[other] { $who } is
} out.
stands = { CAP($hand) } stands.
beats-card = { CAP($hand) } beats the { $card }.
beats-hand = { CAP($hand) } beats { $who ->
    [You] your
   *[other] { $who }'s
} { $theirs }.
beats-by-kicker = { CAP($hand) } beats { $who ->
    [You] your
   *[other] { $who }'s
} { $theirs }, by the cards beside it.
not-enough = { CAP($hand) } is not enough yet.
takes-pot = { $who ->
    [You] You take
   *[other] { $who } takes
} the pot of { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.

## What a deal has come to

took-pot = { $who } took the pot of { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.
# it follows "it turned when"
turn-pot = { $who } took a pot of { $chips }
won-or-lost = Won or lost
chips-head = Chips
did = { $who } { $fate ->
    [folded] folded
    [killed] { $who ->
        [You] were killed
       *[other] was killed
    }
    [beaten] { $who ->
        [You] were beaten with all cards up
       *[other] was beaten with all cards up
    }
   *[looked] looked too early
}: minus { $chips }.

## The options

option-ante-mode = Everyone antes before the deal.
option-blinds-mode = The two players to the dealer's left post blinds before the deal.
option-blinds-of-two = The dealer posts the big blind before the deal, and the other player the small one.
option-ante = The ante is { $n ->
    [one] 1 chip
   *[other] { $n } chips
}.
option-small-blind = The small blind is { $n ->
    [one] 1 chip
   *[other] { $n } chips
}.
option-big-blind = The big blind is { $n ->
    [one] 1 chip
   *[other] { $n } chips
}.
option-fixed = Every bet and every raise is of one fixed size.
option-pot-limit = Nobody bets more than the pot, or raises by more than the pot holds after the call.
option-no-limit = A player may bet or raise all their chips.
option-bet-fixed = Every bet is { $n ->
    [one] 1 chip
   *[other] { $n } chips
}.
option-bet-above-pot = The smallest bet is { $n } chips, more than the pot holds, so nobody can bet.
option-max-raises = A betting round has at most { $n ->
    [one] 1 raise
   *[other] { $n } raises
}.
option-peek = Before the first card is turned up, every player may peek at one of their own cards, and may fold.
option-no-peek = Nobody peeks: no card is seen before it is turned up.
option-peek-index = Players peek at card number { $n } of their hand.
option-rank-must-exceed = Only a higher card or a made hand beats the card to beat.
option-kickers-count = A card of the same rank beats the card to beat if there is another card beside it.
option-kickers = Between players kickers count, and so does one card more.
option-no-kickers = Between players only the cards that make the hand count, and no kickers.
option-look-forfeits = A player who looks too early is out, and loses their bets.
option-look-pays = A player who looks too early is out, loses their bets, and pays as much as the pot.
option-look-stays = A player who looks too early pays as much as the pot and stays in; one who cannot is out.
option-look-sits-out = A player who looks too early is out, loses their bets, and sits the next deal out.
option-kill-rank = A card in the centre is the kill card: a hand that turns up its rank is out.
option-kill-first-match = A card in the centre kills a hand whose first card matches its rank.
option-kill-queen = A player who turns up the queen of spades is out.
option-kill-none = No card kills.
option-card-to-beat = A card in the centre is the first to beat.
option-no-card-to-beat = The first card that is turned up stands, whatever it is.
option-wild-none = No card is wild.
option-wild-deuces = Twos are wild.
option-wild-threes-nines = Threes and nines are wild.
option-wild-one-eyes = The one-eyed cards are wild: the jacks of spades and hearts, and the king of diamonds.
option-betting-turn = There is betting when somebody has taken the lead, and when somebody is out.
option-betting-leader = There is betting only when somebody has taken the lead.
option-betting-card = There is betting after every card that is turned up.
option-doubles-round = A pair doubles the bets of the round that its player opens.
option-doubles-deal = Once a pair lies open before anybody, bets count double for the rest of the deal.
nobody-to-sit-out = A player who looks too early sits a deal out, so there must be three players; there are { WORD($seats) } (SWT-H12).
option-pair-doubles = Bets count double in a round opened by a player who shows a pair or better.
option-pair-as-usual = The size of bets does not depend on the cards shown.
option-max-deals = The match ends after { $n ->
    [one] 1 deal
   *[other] { $n } deals
}; the most chips win.

## The rulebooks

denexa = Denexa Games
denexa-line = Nobody sees a card before it is turned.
peek-book = Denexa Games, with a peek
peek-line = Everybody may peek at one card before the first is turned, and fold.

## Hints

price = { $price } to win { $pot }, and { $who ->
    [You] you
   *[other] they
} win { $often }
last-of = against { $others ->
    [1] one other
   *[other] { $others } others
} { $who ->
    [You] you
   *[other] they
} win { $often }
hint-turn = turn a card up
hint-look = look at card { $number }
hint-no-peek = do not peek
move-raise = raise to { $chips }
move-bet = bet { $chips }
move-check = check
move-call = call
move-fold = fold
hand-to-beat = there is a hand to beat
card-to-beat = there is a card to beat
nothing-to-beat = any card is good enough
peek-is-free = peeking costs nothing
kills-nothing = the { $card } kills nothing
would-kill = the { $card } would kill { $who ->
    [You] your
   *[other] their
} hand

# The game as it stands in a list.

sentence = Poker that nobody has looked at: turn up your cards to beat the hand before you, and bet.
length = an hour and a half
seats = 2 to 7
group-bets = Bets

# What can be asked of the odds.

ask-equity = How often each seat is the last one in, if nobody folds any more.
ask-words = What fold, check, call, bet and raise bring a seat in chips.
ask-up = What lies open before each seat; usually nobody has.
ask-kill = The kill card, where the table has one.
ask-target = The card to beat, where the table has one.
ask-gone = Cards that were turned by seats that are out; usually none.
ask-turned = The seat that turned last, from 1; usually the one that is ahead, else the dealer, the last seat.
ask-seat = The seat that decides, from 1; usually 1.
ask-pot = Chips in the pot; usually 20.
ask-price = What a call costs; usually 0: nobody has bet.
odds-last = seat { $seat } is the last one
odds-nobody-folds = Nobody folds any more; { $n ->
    [one] 1 card lies
   *[other] { $n } cards lie
} down.
odds-words-mean = Chips won or lost from here on, with { $pot } in the pot; those already paid belong to nobody. Players who are asked answer by the odds, later bets are left out, and a chip that is bet or raised freely counts as 1.3.

# What a study of rules measures.

measure-pot = chips in the pot per deal
measure-folds = folds per deal
measure-stakes = bets and raises per deal
measure-raises = raises per deal
measure-turned = cards turned up per deal
measure-killed = seats with chips in the pot that the kill card put out per deal

# Labels of the options, at set-up.

label-stake-mode = Stakes before the deal
label-ante = Ante
label-small-blind = Small blind
label-big-blind = Big blind
label-betting-limit = Limit of bets
label-max-raises = Raises in a round
label-peek = Peek at a card
label-peek-index = Card to peek at
label-tie-with-card-to-beat = Card equal to the card to beat
label-kickers-between-players = Kickers between players
label-look-penalty = Penalty for looking too early
label-pair-doubles-min-bet = Double bets with a pair
label-pair-doubles-for = How long a pair doubles
label-kill-card = Kill card
label-card-to-beat = Card to beat in the centre
label-wild = Wild cards
label-betting-after = When there is betting
label-max-deals = Number of deals

# Mini Baccarat.

## Refusals

another-cuts = Another player cuts the cards.
bet-too-large = The largest bet is { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.
bets-too-many = That makes bets of { $chips } in all, and you have { $purse }.
ready-already = You are ready. Bets open again with the next coup.
left-already = You have left the table.
no-such-bet = This table takes no bets on { $spot }.
no-shoe = A shoe is { $packs } whole packs, { $cards } cards; { $found }.

# what it is time to do
due-cut = cut the cards
due-bet = place your bets

## The score sheet

bet-returned = { $chips } on { $spot }: returned, a tie
bet-returned-seven = { $chips } on { $spot }: returned, seven on three cards
bet-lost = { $chips } on { $spot }: lost
bet-paid = { $chips } on { $spot }: paid { $price }, { $won }
price-even = even money
price-less = even money less { $commission }%
price-half = half, as Banker wins with six
price-short = { $short ->
    [half_on_six] even money, half on six
   *[back_on_seven] even money, back on three-card seven
}
price-to-one = { $pays } to 1
price-side = { $bet ->
    [player-pair] 11 to 1
    [banker-pair] 11 to 1
    [either-pair] 5 to 1
    [perfect-pair] 25 to 1
    [big] 54 to 100
    [small] 3 to 2
    [dragon-player] up to 30 to 1
    [dragon-banker] up to 30 to 1
    [lucky-six] 12 or 20 to 1
    [dragon-seven] 40 to 1
   *[panda-eight] 25 to 1
}

## The table

title = Mini Baccarat
out = out
ready = ready
one-shoe = one shoe
shoe-of = shoe { $shoe } of { $shoes }
spot = { $spot ->
    [player] player
    [banker] banker
    [tie] tie
    [player-pair] player pair
    [banker-pair] banker pair
    [either-pair] either pair
    [perfect-pair] perfect pair
    [big] big
    [small] small
    [dragon-player] dragon bonus on player
    [dragon-banker] dragon bonus on banker
    [lucky-six] lucky six
    [dragon-seven] dragon seven
   *[panda-eight] panda eight
}
spot-label = { $spot ->
    [player] Player
    [banker] Banker
    [tie] Tie
    [player-pair] Player pair
    [banker-pair] Banker pair
    [either-pair] Either pair
    [perfect-pair] Perfect pair
    [big] Big
    [small] Small
    [dragon-player] Dragon, player
    [dragon-banker] Dragon, banker
    [lucky-six] Lucky six
    [dragon-seven] Dragon seven
   *[panda-eight] Panda eight
}
# what a bet is laid on, within a sentence
on-spot = { $spot ->
    [player] the player
    [banker] the banker
    [tie] a tie
    [player-pair] a player pair
    [banker-pair] a banker pair
    [either-pair] either pair
    [perfect-pair] a perfect pair
    [big] big
    [small] small
    [dragon-player] the dragon bonus on player
    [dragon-banker] the dragon bonus on banker
    [lucky-six] lucky six
    [dragon-seven] dragon seven
   *[panda-eight] panda eight
}
hand = { $hand ->
    [player] Player hand
   *[banker] Banker hand
}
hand-scores = { $hand ->
    [player] Player hand
   *[banker] Banker hand
}, { $score }
hand-wins = { $hand ->
    [player] Player hand
   *[banker] Banker hand
}, { $score }, wins
wins = wins
dealer = The dealer
coup = Coup { $number }.
bets-title = Bets
side-bets-of = { $who }, side bets: { $bets }
bets-of = { $who }: player { $player }, banker { $banker }, tie { $tie }
shoe-before-marker = Shoe, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} before the marker
shoe-last-coup = Shoe, the marker is out, so this is its last coup
burned = Burned
discards = Discard holder

## A coup, as the dealer tells it afterwards

has-two = The { $hand } has { $one } and { $two }, { $score }.
natural = A natural. Nobody draws.
stands = The { $hand } stands.
draws = The { $hand } draws the { $card } and has { $score }.
tie-tapped = A tie, { $player } to { $banker }. The dealer taps the table between the hands.
wins-pushed = The { $hand } wins, { $high } to { $low }. The dealer pushes its cards towards the bettors.

## A coup, card by card

no-more-bets = No more bets.
gets = { $hand ->
    [player] Player
   *[banker] Banker
} gets the { $card }.
totals = Player has { $player }, Banker has { $banker }.
totals-natural = Player has { $player }, Banker has { $banker }. A natural: nobody draws.
wins-to = { $hand ->
    [player] Player
   *[banker] Banker
} wins, { $high } to { $low }.
tie = A tie, { $player } to { $banker }.
bet-pays = Your { $chips } pays { $won }.
bet-lies-lost = You lose { $chips }.
bet-comes-back = Your { $chips } comes back.
bets-win = Your bets win { $won } in all.
bets-lose = Your bets lose { $lost } in all.
bets-level = Your bets come out level.

## Odds and roads

# $clause is the number of the clause that says so
no-trend = The pattern of past results tells nothing about the next coup ({ $clause }).
odds-title = The odds
chances = Chances with { $cards } cards unseen: player { $player }, banker { $banker }, tie { $tie }.
percent = { $figure }%
edge = { $spot } { $share }
house-keeps = The house keeps in the long run: { $edges }.
house-keeps-aside = Of side bets it keeps: { $edges }.
house-keeps-nothing = The house keeps nothing in the long run.
bettor-gains = In the long run the bettor gains: { $edges }.
bead-plate = Bead plate
big-road = Big road: a column for each streak; a figure counts ties, a dot marks a pair
derived-road = { $road ->
    [big] Big eye boy
    [small] Small road
   *[cockroach] Cockroach road
}: r for red, u for blue
if-next = If next
next-mark = { $winner }: big eye boy { $eye ->
    [red] red
    [blue] blue
   *[none] –
}, small road { $small ->
    [red] red
    [blue] blue
   *[none] –
}, cockroach road { $cockroach ->
    [red] red
    [blue] blue
   *[none] –
}

## What may be done

cut-the-cards = Cut the cards
take-back = Take back { $spot }
ready-label = Ready
without-a-bet = without a bet
leave = Leave the table
with-bankroll = with your bankroll
rebet = Rebet
double = Double

## What is waited for, and the end

shuffling = The dealer shuffles the cards.
cut-now = Cut the cards: any place will do.
waiting-to-cut = Waiting for { $who ->
    [You] you
   *[other] { $who }
} to cut.
place-bets = Place your bets.
waiting-for = Waiting for { $whom }.
over = The game is over. { $ends }.
over-level = The game is over. Nobody has won or lost.
won = { $who ->
    [You] You win
   *[other] { $who } wins
} { $chips }
lost = { $who ->
    [You] You lose
   *[other] { $who } loses
} { $chips }

## Moves

cuts = { $who ->
    [You] You cut
   *[other] { $who } cuts
} the cards. The dealer sets the marker{ $burn ->
    [no] {""}
   *[yes] {" "}and burns the first card
}.
takes-back = { $who ->
    [You] You take
   *[other] { $who } takes
} back the bet on { $spot }.
bets = { $who ->
    [You] You bet
   *[other] { $who } bets
} { $chips } on { $spot }.
is-ready = { $who ->
    [You] You are
   *[other] { $who } is
} ready.
leaves = { $who ->
    [You] You leave
   *[other] { $who } leaves
} the table.
shuffles = The dealer shuffles { $packs } packs and offers the cut card.

## What a player thinks

why-bet = of a bet the house keeps in the long run: { $kept }
why-bet-gains = of a bet the house keeps in the long run: { $kept }; the bettor gains { $gained }
why-bet-all-gain = of a bet the house keeps nothing in the long run; the bettor gains { $gained }

## The options

option-decks-8 = Eight packs make the shoe: 416 cards.
option-decks-6 = Six packs make the shoe: 312 cards.
option-decks-4 = Four packs make the shoe: 208 cards.
option-decks-2 = Two packs make the shoe: 104 cards.
option-decks-1 = One pack makes the shoe: 52 cards.
option-banco-full = A winning bet on the banker is paid alike, whatever it wins with.
option-half-on-six = A winning bet on the banker is paid half where the banker has six.
option-back-on-seven = A bet on the banker comes back where the banker wins with seven on three cards.
option-burn-by-value = A card is burned face up, and as many more as it counts.
option-burn-one = One card is burned, face up.
option-burn-none = No card is burned.
option-pairs = Bets on a pair of the player or of the banker pay 11 to 1; with eight packs the house keeps about 10%.
option-no-pairs = No bets on a pair of the player or of the banker are taken.
option-either = A bet that either hand begins with a pair pays 5 to 1; with eight packs the house keeps about 14%.
option-no-either = No bet on a pair in either hand is taken.
option-perfect = A bet on two first cards of one rank and suit pays 25 to 1; with eight packs the house keeps about 13%.
option-no-perfect = No bet on a perfect pair is taken.
option-big-small = A bet on four cards pays 3 to 2, one on more 54 to 100; with eight packs the house keeps about 5%.
option-no-big-small = No bets on how many cards are dealt are taken.
option-dragon = The dragon bonus pays by how far a hand wins; with eight packs the house keeps about 3% on the player and 9% on the banker.
option-no-dragon = No dragon bonus is taken.
option-lucky-six = A bet on a banker win with six pays 12 to 1, on three cards 20 to 1; with eight packs the house keeps about 17%.
option-no-lucky-six = No bet on a banker win with six is taken.
option-dragon-seven = A bet on a banker win with seven on three cards pays 40 to 1; with eight packs the house keeps about 8%.
option-no-dragon-seven = No bet on a banker win with a three-card seven is taken.
option-panda = A bet on a player win with eight on three cards pays 25 to 1; with eight packs the house keeps about 10%.
option-no-panda = No bet on a player win with a three-card eight is taken.
option-commission-5 = A winning bet on the banker pays a commission of five per cent.
option-commission-4 = A winning bet on the banker pays a commission of four per cent.
option-commission-0 = A winning bet on the banker is paid even money.
option-commission-none = A winning bet on the banker is paid even money, which favours the bettor, not the house.
option-tie-8 = A winning tie bet is paid eight to one.
option-tie-9 = A winning tie bet is paid nine to one.
option-tie-pushes = On a tie, bets on the player and the banker are returned.
option-tie-loses = On a tie, bets on the player and the banker lose.
option-marker = The marker lies { $n ->
    [one] 1 card
   *[other] { $n } cards
} from the end of the shoe.
option-finish-hand = The coup in which the marker appears is the last of the shoe.
option-one-more-hand = One more coup follows the one in which the marker appears.
option-burn-ten = If the burned card is a ten or a face card, ten more are burned with it.
option-burn-alone = A ten or a face card is burned alone.
option-shoes = The game ends after { $n ->
    [one] 1 shoe
   *[other] { $n } shoes
}.
option-min-bet = A bet is at least { $n ->
    [one] 1 chip
   *[other] { $n } chips
}.
option-max-bet = A bet is at most { $n ->
    [one] 1 chip
   *[other] { $n } chips
}.
option-max-bet-none = A bet may be as large as the bettor's bankroll.

## Options that do not go together

refuse-marker-far = The marker lies { $n } cards from the end; with { $decks ->
    [one] one pack
   *[other] { WORD($decks) } packs
} it is { $most } at most (BAC-20).
refuse-marker-near = One more coup after the marker needs { $least } cards behind it; got { $n } (BAC-S12).
refuse-commission = { $short ->
    [half_on_six] A table that pays half on six
   *[back_on_seven] A table that gives bets back on seven
} takes no commission; got { $n }% (BAC-H2).
refuse-perfect = One pack has no card twice, so there is no perfect pair (BAC-H8).
refuse-chips = The smallest bet is { $least } and everyone begins with { $n } (BAC-06).
refuse-max-bet = The smallest bet is { $least } and the largest { $n } (BAC-06).

## The rulebooks

denexa = Denexa Games
denexa-line = Eight packs in the shoe; the house keeps five per cent of a win on Banker, a tie pays eight to one.

## Hints

hint-bet = { $chips } on { $spot }
hint-no-bet = nothing on { $spot }
# a bet as a hint and a list of odds name it
hint-spot = { $spot ->
    [player] Player
    [banker] Banker
    [tie] a tie
    [player-pair] a player pair
    [banker-pair] a banker pair
    [either-pair] either pair
    [perfect-pair] a perfect pair
    [big] big
    [small] small
    [dragon-player] the dragon bonus on player
    [dragon-banker] the dragon bonus on banker
    [lucky-six] lucky six
    [dragon-seven] dragon seven
   *[panda-eight] panda eight
}
hint-ready = ready
hint-leave = leave the table
hint-cut = cut at { $cards }
any-cut = one place is as good as another
bet-is-down = { $who ->
    [You] your
   *[other] their
} bet is down, and no second one would be any better
house-keeps-of = the house keeps { $share } of 100 chips in the long run{ $best ->
    [yes] { ", " }the least of the three
    [all] { ", " }the least of all
   *[no] { "" }
}
bettor-gains-of = the bettor gains { $share } of 100 chips in the long run{ $best ->
    [yes] { ", " }the most of the three
    [all] { ", " }the most of all
   *[no] { "" }
}

# The game as it stands in a list.

sentence = Bet on the player hand, the banker hand or a tie; the cards decide, and the house deals.
length = ten minutes a shoe
seats = 1 to 9
nothing-to-review = In Mini Baccarat the cards decide, and no bet is a good one: there is nothing to review.
group-shoe = The shoe
group-side = Side bets

# What can be asked of the odds.

ask-coup = The chances of the next coup, and what the house keeps of each bet.
ask-cost = What a bettor loses in an hour.
ask-roads = Whether the roads tell anything about the next coup.
ask-shoe = How many cards of each value the shoe still has, tens and faces first, then aces to nines; usually all of them.
shoe-part = { $value ->
    [0] Tens and faces
    [1] Aces
    [2] Twos
    [3] Threes
    [4] Fours
    [5] Fives
    [6] Sixes
    [7] Sevens
    [8] Eights
   *[9] Nines
}
ask-gone = Cards that have left the shoe; usually none.
ask-bet = The bet; usually on Banker.
ask-stake = Chips on each coup; usually 10.
ask-coups = Coups in an hour; usually 70.
wins-banker = Banker wins
wins-player = Player wins
comes-tie = a tie
comes-natural = a natural
edge-on = the house keeps of a bet on { $spot }
edge-means = The last { WORD($n) } are shares of a bet in the long run; with a minus sign the bettor gains.
pairs-not-told = A shoe by values tells nothing of pairs: for those bets leave it whole and name the cards that are gone.
cost-coup = chips lost a coup
cost-hour = chips lost an hour
hour-strays = a single hour strays from that by (chips)
cost-means = For { $coups ->
    [one] 1 coup
   *[other] { $coups } coups
} an hour with { $stake ->
    [one] 1 chip
   *[other] { $stake } chips
} on { $spot }, each dealt from this shoe. The last figure is one standard deviation.
after-none = Banker wins, ties aside, from a full shoe
after-all = dealt: after anything
after-win = dealt: after a win of { $spot ->
    [banker] Banker
   *[player] Player
}
after-streak = dealt: after { $n } or more wins of { $spot ->
    [banker] Banker
   *[player] Player
} in a row
after-red = dealt: where Banker would make big eye boy red
after-blue = dealt: where Banker would make big eye boy blue
roads-mean = All of these are the same number but for chance: what lies on the roads tells nothing about the next coup.

# What a study of rules measures.

measure-house = what the house keeps of a chip that was bet
measure-punto = what a chip on the player loses, a coup
measure-banco = what a chip on the banker loses, a coup
measure-tie = what a chip on the tie loses, a coup
measure-banco-won = coups that the banker wins, of all
measure-ties = coups that end in a tie, of all
measure-commission = commission, of a chip that was bet

# Labels of the options, at set-up.

label-decks = Packs in the shoe
label-commission = Commission on the banker
label-banco-short = Smaller pay for the banker
label-tie-pays = Pay for a tie
label-tie-pushes-main-bets = Bets come back on a tie
label-marker-from-end = Cards behind the marker
label-after-marker = After the marker
label-burn-value-of-ten-and-faces = Burning tens and face cards
label-burn = Burned cards
label-pair-bets = Bets on a pair
label-either-pair = Bet on a pair in either hand
label-perfect-pair = Bet on a perfect pair
label-big-small = Bets on the number of cards
label-dragon-bonus = Dragon bonus
label-lucky-six = Bet on the banker's six
label-dragon-seven = Bet on the banker's three-card seven
label-panda-eight = Bet on the player's three-card eight
label-shoes = Number of shoes
label-max-bet = Largest bet

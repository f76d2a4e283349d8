# Mexican Sweat: puzzles, by their names; what is right has been judged and stands in no words here.

four-to-turn = Four cards to turn
four-to-turn-asked = You have queen high and four cards to turn, against a straight. Call, raise or fold?
pair-of-sixes = A pair of sixes
pair-of-sixes-asked = You have a pair of sixes and five cards to turn, against two pair. Call, raise or fold?
three-nines = Against three nines
three-nines-asked = You have two pair and three cards to turn, against three nines. Call, raise or fold?
one-to-turn = One card to turn
one-to-turn-asked = You have a pair of queens and one card to turn, against a pair of aces. Call, raise or fold?
peeked-queen = A queen that you have seen
peeked-queen-asked = You have a pair of kings, two cards to turn, and one of them is a queen. Call, raise or fold?

# Themes of the puzzles found by machine.

theme-bet = Check or bet
theme-bet-asked = Nobody has bet yet. Do you check or bet, and how much?
theme-call = Call, raise or fold
theme-call-asked = There is a bet against you. Do you call, raise or fold?

# Auction Pinochle: puzzles, by their names; what is right has been judged and stands in no words here.

best-melds = Two suits of five
best-melds-asked = You have the bid, and five cards each in clubs and diamonds. Which suit do you make trumps?
partners-ten = Your partner's ten
partners-ten-asked = Your partner leads the ten of clubs, which nobody can beat. Do you play the king or the jack?
ten-or-ace = A ten or an ace
ten-or-ace-asked = Their king of hearts wins, and you have no heart and no trump. Do you throw a ten or the ace?
two-aces = Two aces and a jack
two-aces-asked = Three cards are left, all spades: two aces and the jack. What do you lead?
to-be-spared = One card to be spared
to-be-spared-asked = Their king of clubs wins. You hold ace and king of spades and the ten of hearts. Your card?
first-of-two = Two kings alike
first-of-two-asked = No trump is out. You hold king and queen of hearts and a king of diamonds. What do you lead?
four-left = Four cards are left
four-left-asked = You hold king and queen of hearts, ace and queen of diamonds. What do you lead?

# Themes of the puzzles found by machine.

theme-name = Naming trumps
theme-name-asked = The bid is yours. Which suit is trumps?
theme-pass = Passing cards
theme-pass-asked = You pass cards to your partner. Which ones?
theme-bury = Burying cards
theme-bury-asked = You have taken the widow and bury three cards. Which ones?
theme-lead = A lead for the bid
theme-lead-asked = You play the bid and lead. Which card?
theme-lead-on = A lead after a trick
theme-lead-on-asked = You have won the last trick and lead. Which card?
theme-answer = Playing to a trick
theme-answer-asked = A card is led, and it is your turn. Which card?

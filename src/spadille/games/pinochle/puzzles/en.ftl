# Pinochle: puzzles, by their names; what is right has been judged and stands in no words here.

their-ace = An ace is led
their-ace-asked = The ace of spades is led, and you may play any card. Which one?
last-meld = The last meld
last-meld-asked = You won the trick, and one card is left in the stock: this is your last meld. Which one?
first-meld = The nine of trumps
first-meld-asked = You won the trick, and hold a marriage and the nine of trumps. What do you do first?
four-jacks = Three melds
four-jacks-asked = You hold four jacks, a pinochle and a marriage. What do you lay down first?
four-aces = Four aces
four-aces-asked = The jack of spades is led, a trump. You hold four aces, to be melded. Your card?
counted-out-lead = Every card is known
counted-out-lead-asked = The stock is gone. { $who } has two jacks and the queen of clubs, and king, queen and jack of hearts. Your lead?

# Themes of the puzzles found by machine.

theme-lead = A lead while you draw
theme-lead-asked = You lead, and there are cards to draw. Which card?
theme-answer = An answer while you draw
theme-answer-asked = You may play any card. Which one?
theme-meld = Melds
theme-meld-asked = You have won the trick. What do you meld?
theme-strict-lead = A lead in the last twelve
theme-strict-lead-asked = The stock is gone, and you lead. Which card?
theme-strict-answer = An answer in the last twelve
theme-strict-answer-asked = The stock is gone, and a card is led. Which one do you play?

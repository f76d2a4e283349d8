# Spades: puzzles, by their names; what is right has been judged and stands in no words here.

cheapest = Ace or jack
cheapest-asked = You play last, and your ace and your jack both win this trick. Which heart?
under-the-ace = Your partner leads trumps
under-the-ace-asked = Your partner leads the ace of spades. Which spade do you play to it?
eleven-bid = Eleven are bid
eleven-bid-asked = The others have bid eleven of the thirteen tricks. What do you bid?
own-nil = Your own nil
own-nil-asked = You bid nil, and the king of hearts is led. Which heart do you play under it?
nil-in-danger = A nil in danger
nil-in-danger-asked = Your partner bid nil and is winning with the jack of diamonds. You have no diamond. Your card?
before-the-nil = Before the nil plays
before-the-nil-asked = The nine of hearts is led, and your partner, who bid nil, plays last. Which heart?
their-nil = Their nil is winning
their-nil-asked = The player who bid nil is winning this trick, and you play last. Which heart?
three-needed = They need all three
three-needed-asked = You have made your contract. They need all three tricks that are left. Which diamond?
their-tenth-bag = Nine bags
their-tenth-bag-asked = Both sides have made their contracts. They have nine bags, you have none. Which heart?
last-deal = The last deal
last-deal-asked = The match ends at 200. They have 150 and have bid six; you have 80 and your partner bid four. Your bid?

# Themes of the puzzles found by machine.

theme-bid = The bid
theme-bid-asked = You have seen your hand. What do you bid?
theme-lead = A lead
theme-lead-asked = You lead to this trick. Which card?
theme-bags = Bags
theme-bags-asked = Your contract is made, and more tricks are bags. Which card?
theme-own-nil = Your nil
theme-own-nil-asked = You bid nil, and it still stands. Which card?
theme-cover = Your partner's nil
theme-cover-asked = Your partner's nil still stands. Which card?
theme-attack = Against a nil
theme-attack-asked = A nil stands against you. Which card?

# Five Hundred: puzzles, by their names; what is right has been judged and stands in no words here.

no-spade = No spade left
no-spade-asked = You play eight hearts and have no spade. What do you play to the king of spades?
joker-led = The joker is led
joker-led-asked = Diamonds are trumps, and the joker is led for them. Do you play the jack or the ace?
over-the-eight = Over eight hearts
over-the-eight-asked = Your partner has bid eight hearts, and it is your turn. What do you bid?
under-the-seven = A nullo leads
under-the-seven-asked = The nullo player leads the seven of hearts. Do you play the ace or the five?
nullo-is-under = Under your partner's queen
nullo-is-under-asked = The nullo player is under your partner's queen already. Which heart do you play?
three-of-four = Three of the last four
three-of-four-asked = You play eight hearts and need three of the last four tricks. What do you lead?

# Themes of the puzzles found by machine.

theme-discard = The middle cards
theme-discard-asked = You have taken up the middle. What do you discard?
theme-lead = A lead for the contract
theme-lead-asked = Your side plays the contract, and you lead. Which card?
theme-lead-against = A lead against the contract
theme-lead-against-asked = You lead against the contract. Which card?
theme-own-nullo = Your nullo
theme-own-nullo-asked = Your side plays nullo. Which card?
theme-nullo = Against nullo
theme-nullo-asked = They play nullo. Which card?

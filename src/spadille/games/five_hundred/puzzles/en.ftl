# Five Hundred: puzzles, by their names; what is right has been judged and stands in no words here.

no-spade = No spade left
no-spade-asked = You play eight hearts and have no spade. What do you play to the king of spades?
partners-ace = Your partner's ace
partners-ace-asked = Your partner plays eight spades and leads the ace of diamonds. You have no diamond. Your card?
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
four-of-five = Four of the last five
four-of-five-asked = You play seven hearts and need four of the last five tricks. What do you lead?

# Pyramid: puzzles, by their names; what is right has been judged and stands in no words here.

two-twos = Two twos
two-twos-asked = The jack of spades takes one of the two twos with it. Which one?
two-queens = Two queens
two-queens-asked = The ace of spades takes one of the two queens with it. Which one?
two-sevens = Two sevens
two-sevens-asked = The six of hearts takes one of the two sevens with it. Which one?
two-fives = Two fives
two-fives-asked = The eight of spades can go with one of two fives. Which one?
two-jacks = Two jacks
two-jacks-asked = The two of clubs takes one of the two jacks with it. Which one?
two-aces = Two aces
two-aces-asked = The queen of diamonds can go with one of two aces. Which one?

# Mini Baccarat: puzzles, by their names; what is right has been judged and stands in no words here.

usual = The usual table
usual-asked = The house takes 5% of a win on Banker, and Tie pays eight to one. Which bet costs you least?
no-commission = No commission
no-commission-asked = Here the house takes nothing of a win on Banker. Which bet is best?
ties-take-all = Ties take the bets
ties-take-all-asked = Here a tie loses the bets on Player and Banker, and Tie pays nine to one. Which bet costs you least?

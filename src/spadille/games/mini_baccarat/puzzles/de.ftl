# Mini Baccarat: Aufgaben nach ihren Namen; was richtig ist, wurde ermittelt und steht hier nirgends.

usual = Der übliche Tisch
usual-asked = Das Haus nimmt 5 % vom Gewinn auf Banker, und Tie zahlt acht zu eins. Welcher Einsatz kostet dich am wenigsten?
no-commission = Ohne Kommission
no-commission-asked = Hier nimmt das Haus nichts vom Gewinn auf Banker. Welcher Einsatz ist der beste?
ties-take-all = Bei Tie ist alles weg
ties-take-all-asked = Hier verlieren bei Tie die Einsätze auf Player und Banker, und Tie zahlt neun zu eins. Welcher Einsatz kostet dich am wenigsten?

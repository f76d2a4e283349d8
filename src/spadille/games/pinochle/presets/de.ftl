# Spielarten von Pinochle: wie jede heißt, eine Zeile zur Wahl, drei Sätze für einen Gast.

first-to-1000 = Zuerst 1000
first-to-1000-line = Mit 1000 Punkten ist gewonnen, und kommen beide hin, gewinnt, wer mehr hat.
first-to-1000-1 = 1000 Punkte genügen zum Sieg.
first-to-1000-2 = Kommt ihr beide im selben Spiel hin, gewinnt, wer mehr hat.
first-to-1000-3 = Sonst ist es das übliche Spiel zu zweit.

# Spielarten von Mini Baccarat: wie jede heißt, eine Zeile zur Wahl, drei Sätze für einen Gast.

commission-free = Ohne Kommission
commission-free-line = Keine Kommission; gewinnt der Banker mit sechs, wird die Hälfte gezahlt.
commission-free-1 = Es wird keine Kommission genommen.
commission-free-2 = Eine Wette auf den Banker, die mit sechs gewinnt, wird zur Hälfte gezahlt.
commission-free-3 = Sonst ist es das übliche Spiel.

seven-comes-back = Drache und Panda
seven-comes-back-line = Keine Kommission; bei sieben mit drei Karten kommt die Wette auf den Banker zurück, mit zwei Nebenwetten.
seven-comes-back-1 = Keine Kommission, und gewinnt der Banker mit sieben aus drei Karten, kommt die Wette auf ihn zurück.
seven-comes-back-2 = Auf genau diese Hand gibt es eine Nebenwette, den Drachen.
seven-comes-back-3 = Eine zweite gilt einer Player-Hand, die mit acht aus drei Karten gewinnt, dem Panda.

# Spielarten von Mini Baccarat: wie jede heißt, eine Zeile zur Wahl, drei Sätze für einen Gast.

commission-free = Ohne Kommission
commission-free-line = Keine Kommission; gewinnt Banker mit Sechs, wird nur die Hälfte gezahlt.
commission-free-1 = Es wird keine Kommission genommen.
commission-free-2 = Eine Wette auf Banker, die mit Sechs gewinnt, wird zur Hälfte gezahlt.
commission-free-3 = Sonst ist es das übliche Spiel.

seven-comes-back = Drache und Panda
seven-comes-back-line = Keine Kommission; gewinnt Banker mit Sieben aus drei Karten, kommt der Einsatz auf Banker zurück. Dazu zwei Nebenwetten.
seven-comes-back-1 = Keine Kommission, und gewinnt Banker mit Sieben aus drei Karten, kommt der Einsatz auf Banker zurück.
seven-comes-back-2 = Auf genau diese Banker-Hand gibt es eine Nebenwette: Dragon Seven.
seven-comes-back-3 = Eine zweite gilt einer Player-Hand, die mit Acht aus drei Karten gewinnt: Panda Eight.

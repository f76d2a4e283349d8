# Spielarten von Mexican Sweat: wie jede heißt, eine Zeile zur Wahl, drei Sätze für einen Gast.

no-peek = No Peek
no-peek-line = Keine Karte wirft jemanden hinaus und keine ist vorher zu schlagen; gesetzt wird, wenn eine Hand die Führung übernimmt.
no-card-kills = Keine Karte wirft jemanden hinaus, und die erste aufgedeckte Karte gilt.
no-peek-2 = Wer dran ist, deckt auf, bis die eigene Hand die beste bisher schlägt.
bets-after-lead = Gesetzt wird immer dann, wenn eine Hand die Führung übernimmt, und nur dann.

midnight-baseball = Midnight Baseball
midnight-baseball-line = No Peek mit wilden Dreien und Neunen.

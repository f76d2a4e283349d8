# Spielarten von Mexican Sweat: wie jede heißt, eine Zeile zur Wahl, drei Sätze für einen Gast.

no-peek = No Peek
no-peek-line = Keine Karte wirft jemanden hinaus und keine ist vorher zu schlagen; gesetzt wird, wenn eine Hand die Führung übernimmt.
no-peek-1 = Keine Karte wirft jemanden hinaus, und die erste aufgedeckte Karte gilt.
no-peek-2 = Wer dran ist, deckt auf, bis die eigene Hand die beste bisher schlägt.
no-peek-3 = Gesetzt wird immer dann, wenn eine Hand die Führung übernimmt, und nur dann.

midnight-baseball = Midnight Baseball
midnight-baseball-line = No Peek mit wilden Dreien und Neunen.
midnight-baseball-1 = Dreien und Neunen sind wild.
midnight-baseball-2 = Keine Karte wirft jemanden hinaus, und die erste aufgedeckte Karte gilt.
midnight-baseball-3 = Gesetzt wird immer dann, wenn eine Hand die Führung übernimmt, und nur dann.

# Was eine Studie über Regeln in jedem Spiel misst.

points = Punkte je Seite und Tisch
length = Entscheidungen je Tisch
deals = Spiele je Tisch
first = Vorteil der Seite, die zuerst entscheidet, in Punkten je Tisch
spread = Vorsprung der besten Seite vor dem Mittel der anderen, in Punkten je Tisch
won = Partien, die die Seite gewinnt, die zuerst entscheidet
edge = Vorsprung des ersten Spielers vor dem zweiten, in Punkten je Tisch
luck = Anteil des Glücks am Ergebnis eines Tisches
unmeasured = Wie gut solche Bots nach diesen Regeln spielen, hat noch niemand gemessen: { $levels }.
not-shown-ahead = Nach diesen Regeln ist nicht gezeigt, dass diese Bots stärker sind als die Stufe darunter: { $behind }.
unmeasured-and-behind = Wie gut solche Bots nach diesen Regeln spielen, hat noch niemand gemessen: { $levels }. Nach diesen Regeln ist nicht gezeigt, dass diese Bots stärker sind als die Stufe darunter: { $behind }.
level-called = { $level ->
    [regular] geübt
   *[strong] stark
}

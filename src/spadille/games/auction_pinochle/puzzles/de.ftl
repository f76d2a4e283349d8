# Auktions-Pinochle: Aufgaben nach ihren Namen; was richtig ist, wurde ermittelt und steht hier nirgends.

best-melds = Zwei Fünferfarben
best-melds-asked = Du hast das Gebot und je fünf Karten in Kreuz und Karo. Welche Farbe machst du zu Trumpf?
partners-ten = Die Zehn deines Partners
partners-ten-asked = Dein Partner spielt die Kreuz-Zehn aus, die niemand schlagen kann. Legst du den König oder den Buben?
ten-or-ace = Eine Zehn oder ein Ass
ten-or-ace-asked = Der Herz-König der Gegner gewinnt, du hast weder Herz noch Trumpf. Wirfst du eine Zehn ab oder das Ass?
two-aces = Zwei Asse und ein Bube
two-aces-asked = Drei Karten sind übrig, alle in Pik: zwei Asse und der Bube. Was spielst du aus?
to-be-spared = Eine Karte ist entbehrlich
to-be-spared-asked = Der Kreuz-König der Gegner gewinnt. Du hältst Pik-Ass, Pik-König und Herz-Zehn. Deine Karte?
first-of-two = Zwei gleiche Könige
first-of-two-asked = Kein Trumpf ist mehr da. Du hältst König und Dame in Herz und einen Karo-König. Was spielst du aus?
four-left = Vier Karten sind übrig
four-left-asked = Du hältst König und Dame in Herz, Ass und Dame in Karo. Was spielst du aus?

# Themen der vom Rechner gefundenen Aufgaben.

theme-name = Die Trumpffarbe
theme-name-asked = Du hast das Gebot. Welche Farbe machst du zu Trumpf?
theme-pass = Karten weitergeben
theme-pass-asked = Du gibst deinem Partner Karten weiter. Welche?
theme-bury = Karten weglegen
theme-bury-asked = Du hast den Stock aufgenommen und legst drei Karten weg. Welche?
theme-lead = Ausspiel fürs Gebot
theme-lead-asked = Du spielst das Gebot und spielst aus. Welche Karte?
theme-lead-on = Ausspiel nach einem Stich
theme-lead-on-asked = Du hast den letzten Stich gewonnen und spielst aus. Welche Karte?
theme-answer = Im Stich
theme-answer-asked = Es ist ausgespielt, und du bist dran. Welche Karte?

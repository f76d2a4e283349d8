# Pinochle: Aufgaben nach ihren Namen; was richtig ist, wurde ermittelt und steht hier nirgends.

their-ace = Ein Ass wird ausgespielt
their-ace-asked = Das Pik-Ass wird ausgespielt, und du darfst jede Karte legen. Welche?
last-meld = Die letzte Meldung
last-meld-asked = Du hast den Stich, und im Talon liegt noch eine Karte: deine letzte Meldung. Welche?
first-meld = Die Trumpf-Neun
first-meld-asked = Du hast den Stich, dazu eine Mariage und die Trumpf-Neun. Was tust du zuerst?
four-jacks = Drei Meldungen
four-jacks-asked = Du hältst vier Buben, ein Pinochle und eine Mariage. Was legst du zuerst aus?
four-aces = Vier Asse
four-aces-asked = Der Pik-Bube wird ausgespielt, ein Trumpf. Du hältst vier Asse, die du melden willst. Deine Karte?
counted-out-lead = Jede Karte ist bekannt
counted-out-lead-asked = Der Talon ist leer. { $who } hat zwei Buben und die Dame in Kreuz, dazu Herz-König, -Dame und -Bube. Was spielst du aus?

# Themen der vom Rechner gefundenen Aufgaben.

theme-lead = Ausspiel, solange der Talon reicht
theme-lead-asked = Du spielst aus, und im Talon liegen noch Karten. Welche Karte?
theme-answer = Zugeben, solange der Talon reicht
theme-answer-asked = Du darfst jede Karte legen. Welche?
theme-meld = Meldungen
theme-meld-asked = Du hast den Stich. Was meldest du?
theme-strict-lead = Ausspiel in den letzten zwölf
theme-strict-lead-asked = Der Talon ist leer, und du spielst aus. Welche Karte?
theme-strict-answer = Zugeben in den letzten zwölf
theme-strict-answer-asked = Der Talon ist leer, und es ist ausgespielt. Welche Karte gibst du zu?

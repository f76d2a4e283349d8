# Spielarten von Spades: wie jede heißt, eine Zeile zur Wahl, drei Sätze für einen Gast.

jokers-and-deuces = Joker und Zweien
jokers-and-deuces-line = Großer und kleiner Joker, Karo-Zwei und Pik-Zwei obenauf; kein Nil, mindestens vier je Seite.
jokers-on-top = Am höchsten ist der große Joker, dann kommen der kleine, die Karo-Zwei und die Pik-Zwei.
two-twos-out = Alle vier zählen als Pik, und Herz-Zwei und Kreuz-Zwei sind nicht im Spiel.
jokers-and-deuces-3 = Niemand sagt Nil an, jede Seite sagt mindestens vier an, und wer zehn ansagt, spielt um 200.

with-pass = Joker und Zweien mit Tausch
with-pass-line = Joker und zwei Zweien obenauf, Nil wie üblich, und bei Blind Nil werden zwei Karten getauscht.
with-pass-3 = Wer Blind Nil ansagt, gibt dem Partner zwei Karten und bekommt zwei zurück.

nil-pass = Nil mit Tausch
nil-pass-line = Das übliche Spiel, aber wer Nil ansagt, tauscht vor dem ersten Stich zwei Karten mit dem Partner.
nil-pass-1 = Wer Nil ansagt, gibt dem Partner vor dem ersten Stich verdeckt zwei Karten.
nil-pass-2 = Der Partner sieht sie an und gibt zwei zurück.
nil-pass-3 = Sagen beide Partner Nil an, wird nichts getauscht.

high-deuces = Hohe Zweien
high-deuces-line = Alle vier Zweien sind die höchsten Pik, noch über dem Ass.
high-deuces-1 = Alle vier Zweien zählen als Pik und schlagen das Pik-Ass.
high-deuces-2 = Am höchsten ist die Pik-Zwei, dann kommen Karo-, Kreuz- und Herz-Zwei.
else-usual = Sonst ist es das übliche Spiel bis 500, mit Nil und Bags.

ten-for-200 = Zehn für 200
ten-for-200-line = Jede Seite sagt mindestens vier an, und genau zehn bringen oder kosten 200.
ten-for-200-1 = Sagt eine Seite zusammen genau zehn an, gewinnt sie damit 200 Punkte oder verliert 200.
ten-for-200-2 = Zwei Partner sagen zusammen mindestens vier an.

short-match = Kurze Partie
short-match-line = Bis 250, und je fünf Bags kosten 50.
short-match-1 = Die Partie geht bis 250 Punkte.
short-match-2 = Je fünf Bags kosten 50 Punkte.
short-match-3 = Sonst ist es das übliche Spiel, mit Nil und Blind Nil.

low-club = Kleines Kreuz
low-club-line = Zum ersten Stich legen alle ihr kleinstes Kreuz, und es fällt kein Pik.
low-club-1 = Das kleinste Kreuz kommt heraus, und alle legen ihr kleinstes Kreuz dazu.
low-club-2 = Wer kein Kreuz hat, wirft Herz oder Karo ab, denn im ersten Stich fällt kein Pik.

suicide = Suicide
suicide-line = In jedem Spiel sagt einer der beiden Partner Nil an und der andere eine Zahl.
suicide-1 = In jedem Spiel muss einer der beiden Partner Nil ansagen, und der andere mindestens vier Stiche.
suicide-2 = Sagt der Partner zuerst eine Zahl an, bleibt dem anderen das Nil.
nobody-blind = Niemand sagt blind an, und sonst ist es das übliche Spiel bis 500.

mirror = Mirror
mirror-line = Du sagst an, wie viele Pik du hast.
mirror-1 = Jeder sagt an, wie viele Pik er auf der Hand hat.
no-spade-is-nil = Ohne Pik ist es Nil.

whiz = Whiz
whiz-line = Du sagst an, wie viele Pik du hast, oder Nil.
whiz-1 = Jeder sagt an, wie viele Pik er auf der Hand hat, oder Nil.

cutthroat-line = Zu dritt oder zu viert, jeder für sich, mit Nil und Bags.
cutthroat-1 = Jeder spielt für sich und hat seine eigenen Punkte.
nil-100-set-minus = Nil bringt oder kostet 100, und wer fällt, verliert zehn Punkte für jeden angesagten Stich.
bags-100-to-500 = Zehn Bags kosten 100, und mit 500 Punkten ist gewonnen.

two-hands-line = Zwei stellen sich ihr Blatt aus dem Stapel zusammen, mit Nil und Bags.
two-hands-1 = Du stellst dir dein Blatt aus dem Stapel zusammen: Von je zwei Karten behältst du eine.

three-pairs-line = Drei Paare, der Partner sitzt gegenüber, acht Karten für jeden.
three-pairs-1 = Zu sechst spielen drei Paare, und dein Partner sitzt dir gegenüber.
eight-cards = Jeder hat acht Karten, und die vier Zweien sind nicht im Spiel.
nil-bags-100-to-500 = Nil bringt oder kostet 100, zehn Bags kosten 100, und mit 500 Punkten ist gewonnen.

two-threes-line = Zwei Seiten zu dritt, immer jeder Zweite, acht Karten für jeden.
two-threes-1 = Zu sechst spielen drei gegen drei, und jeder Zweite gehört zu dir.

bids-itself = Erstes Spiel ohne Ansage
bids-itself-line = Im ersten Spiel sagt niemand an; später mindestens vier je Seite, und im Rückstand sechs blind.
bids-itself-1 = Im ersten Spiel sagt niemand an, und jeder Stich zählt zehn Punkte.
bids-itself-2 = Danach sagen zwei Partner zusammen mindestens vier an.
bids-itself-3 = Wer 100 Punkte zurückliegt, darf sechs oder mehr blind ansagen, und diese Stiche zählen doppelt.

closed = Verdeckte Ansagen
closed-line = Jeder wählt seine Ansage verdeckt, und alle werden zugleich gezeigt.
closed-1 = Jeder wählt eine Ansage, und niemand sieht sie, bis der Letzte gewählt hat.
closed-2 = Dann werden alle Ansagen zugleich gezeigt.

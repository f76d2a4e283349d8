# Spades: Aufgaben nach ihren Namen; was richtig ist, wurde ermittelt und steht hier nirgends.

cheapest = Ass oder Bube
cheapest-asked = Du spielst an letzter Stelle, und Ass wie Bube gewinnen diesen Stich. Welches Herz?
under-the-ace = Dein Partner spielt Trumpf aus
under-the-ace-asked = Dein Partner spielt das Pik-Ass aus. Welches Pik gibst du dazu?
eleven-bid = Elf sind angesagt
eleven-bid-asked = Die anderen haben elf der dreizehn Stiche angesagt. Was sagst du an?
own-nil = Dein eigenes Nil
own-nil-asked = Du hast Nil angesagt, und der Herz-König wird ausgespielt. Welches Herz legst du darunter?
nil-in-danger = Ein Nil in Gefahr
nil-in-danger-asked = Dein Partner hat Nil angesagt und gewinnt gerade mit dem Karo-Buben. Du hast kein Karo. Deine Karte?
before-the-nil = Bevor das Nil spielt
before-the-nil-asked = Die Herz-Neun wird ausgespielt, und dein Partner mit dem Nil spielt als Letzter. Welches Herz?
their-nil = Ihr Nil gewinnt gerade
their-nil-asked = Wer Nil angesagt hat, gewinnt gerade diesen Stich, und du spielst an letzter Stelle. Welches Herz?
three-needed = Sie brauchen alle drei
three-needed-asked = Eure Ansage ist erfüllt. Sie brauchen alle drei Stiche, die noch kommen. Welches Karo?
their-tenth-bag = Neun Bags
their-tenth-bag-asked = Beide Seiten haben ihre Ansage erfüllt. Sie haben neun Bags, ihr keinen. Welches Herz?
last-deal = Das letzte Spiel
last-deal-asked = Die Partie endet bei 200. Sie haben 150 und sagen sechs an; ihr habt 80, dein Partner sagt vier an. Und du?

# Themen der vom Rechner gefundenen Aufgaben.

theme-bid = Die Ansage
theme-bid-asked = Du hast deine Karten gesehen. Was sagst du an?
theme-lead = Ein Ausspiel
theme-lead-asked = Du spielst aus. Welche Karte?
theme-bags = Bags
theme-bags-asked = Deine Ansage ist erfüllt, weitere Stiche sind Bags. Welche Karte?
theme-own-nil = Dein Nil
theme-own-nil-asked = Du hast Nil angesagt, und es hält noch. Welche Karte?
theme-cover = Das Nil des Partners
theme-cover-asked = Das Nil deines Partners hält noch. Welche Karte?
theme-attack = Gegen ein Nil
theme-attack-asked = Gegen dich hält noch ein Nil. Welche Karte?

# Die Karten und die Farben. Karten stehen ohne Artikel, auch Joker: „Nora spielt Herz-Dame.“, „Walt sticht mit Groß-Joker.“

card = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}-{ $rank ->
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [eleven] Elf
    [twelve] Zwölf
    [thirteen] Dreizehn
    [jack] Bube
    [queen] Dame
    [king] König
   *[ace] Ass
}
the-card = { $card }
second-copy = { $card } (zweites Stück)
little-joker = Klein-Joker
big-joker = Groß-Joker

suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
jokers = Joker

# Las cartas y los palos. Las cartas van sin artículo, también los comodines:
# «Nora juega reina de picas.», «Walt falla con comodín grande.»

card = { $rank ->
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [eleven] once
    [twelve] doce
    [thirteen] trece
    [jack] jota
    [queen] reina
    [king] rey
   *[ace] as
} de { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}
the-card = { $card }
second-copy = { $card } (segunda copia)
little-joker = comodín pequeño
big-joker = comodín grande

suit = { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}
jokers = comodines

# Spades: puja, contrato, cumplido, caído, bolsas; nil: nulo; blind: a ciegas; side: bando; slough: descartar; misdeal: mal reparto.

# -- pistas: jugadas en palabras, y motivos como oraciones ($who juega, si no se dice otra cosa) ------

look-at-hand = mirar las cartas
bid-nil-blind = pujar nulo a ciegas
bid-nil = pujar nulo
bid = pujar { $n }
nil = nulo
pass-cards = pasar { $cards }
rid-of-danger = estas cartas podrían ganar una baza
low-for-nil = estas cartas son las que menos bazas ganarían
no-need-to-bid-blind = nada { $who ->
    [You] te
   *[other] le
} obliga a pujar a ciegas
blind-by-chance = desde aquí, el nulo a ciegas gana { $blind } de cada 100 partidas; mirando las cartas se ganan { $looking }

off-nil = le quita la baza { $who ->
    [You] a tu nulo
   *[other] al nulo de { $who }
}
over-nil = se pone por encima antes de que tenga que jugar { $who ->
    [You] tu nulo
   *[other] el nulo de { $who }
}
left-to-nil = le deja la baza { $who ->
    [You] a tu nulo
   *[other] al nulo de { $who }
}
under-nil = es baja, y { $who ->
    [You] pujaste
   *[other] { $who } pujó
} nulo
enough = { $who ->
    [You] tu
   *[other] su
} bando ya tiene sus { $bid }, y ganar sería la bolsa { $bag }
one-trick-more = { $often } llega la { $trick } baza
takes-that-many = { $often } { $who ->
    [You] haces
   *[other] hace
} esas bazas
own-nil-kept = { $often } se cumple { $who ->
    [You] tu
   *[other] su
} nulo
nil-kept = { $often } se cumple { $who ->
    [You] tu nulo
   *[other] el nulo de { $who }
}
nil-falls = { $often } cae { $who ->
    [You] tu nulo
   *[other] el nulo de { $who }
}
others-set = { $often } { $who ->
    [one] cae otro bando
   *[all] caen los demás
}
bag-escaped = { $often } { $who ->
    [You] evitas
   *[other] evita
} otra bolsa
contract-made = { $often } se cumple { $who ->
    [You] tu
   *[other] su
} contrato
highest-under = es la carta más alta que queda por debajo, y así cuida { $who ->
    [You] tu
   *[other] su
} nulo
stays-under = queda por debajo de la baza, y así cuida { $who ->
    [You] tu
   *[other] su
} nulo
rid-of-winner = { $who ->
    [You] tu
   *[other] su
} nulo se libra de una carta que podría ganar una baza
low-lead = salir bajo es lo menos peligroso para { $who ->
    [You] tu
   *[other] su
} nulo

two-sides-only = el juego perfecto solo se muestra con dos bandos
perfect-play = bazas que da el juego perfecto de los dos bandos (a cartas vistas), en manos sin nulo

# -- lo que no se puede ------------------------------------------------------

club-opens = La primera baza se abre con { $card }. Sal con esa carta.
no-spade-first = La primera salida no puede ser de picas. Sal de otro palo.
not-broken = Las picas no están rotas. Sal de otro palo.
no-passing = En Spades nadie pasa. Haz una puja.
hand-seen = Ya viste tus cartas. Haz una puja.
hand-face-down = Tus cartas siguen boca abajo. Puja nulo a ciegas, o míralas primero.
nil-not-played = En esta mesa no se juega el nulo.
bid-too-low = Aquí la puja más baja es { $lowest }.
bid-too-high = Tienes { $n } cartas, así que la puja más alta es { $n }.
no-blind-bid-for-two = Ya viste las cartas que robaste, así que no puedes pujar a ciegas.
blind-nil-not-played = En esta mesa no se juega el nulo a ciegas.
blind-nil-from-behind = Solo puede pujar nulo a ciegas un bando que va perdiendo por { $n } { $n ->
    [one] punto
   *[other] puntos
} o más.
too-late-for-blind-nil = Ya miraste tus cartas: es tarde para el nulo a ciegas.
partner-has-nil = Tu compañero pujó nulo. Puja un número.
must-be-nil = Tu compañero pujó un número. Puja nulo.
bid-your-spades = Tu puja es el número de picas que tienes: { $n ->
    [0] nulo
   *[other] { $n }
}.
bid-your-spades-or-nil = Puedes pujar el número de picas que tienes, { $n }, o nulo.
side-too-low = Las pujas de tu bando tienen que sumar al menos { $n }.
no-blind-bid-here = En esta mesa nadie puja a ciegas.
total-fits = Las pujas no pueden sumar el número de bazas, así que no puedes pujar { $n ->
    [0] nulo
   *[other] { $n }
}.
total-too-low = Todas las pujas juntas tienen que sumar al menos { $n }.
face-down-or-blind = Tus cartas siguen boca abajo. Puja a ciegas, o míralas primero.
too-late-to-bid-blind = Ya miraste tus cartas: es tarde para pujar a ciegas.
blind-bid-too-low = Aquí la puja a ciegas más baja es { $lowest }.
blind-bid-from-behind = Solo puede pujar un número a ciegas un bando que va perdiendo por { $n } { $n ->
    [one] punto
   *[other] puntos
} o más.
misdeal-of-two = En un mal reparto, a un jugador de la mesa le sobra una carta y a otro le falta.
pass-different = Cada carta se puede pasar una sola vez.
not-in-long-hand = Quien tiene cartas de más no tiene { $card }.

# -- la hoja de puntos -------------------------------------------------------

set-line = puja { $bid }, hechas { $taken }: caído
made-line = puja { $bid }, hechas { $taken }: cumplido, 10 × { $scored }
made-with-bags = puja { $bid }, hechas { $taken }: cumplido, 10 × { $scored } + { $bags } { $bags ->
    [one] bolsa
   *[other] bolsas
}{ $each ->
    [1] { "" }
   *[other] { " × " }{ $each }
}
nil-made = nulo cumplido
nil-failed = nulo caído, con { $tricks } { $tricks ->
    [one] baza
   *[other] bazas
}
blind-nil-made = nulo a ciegas cumplido
blind-nil-failed = nulo a ciegas caído, con { $tricks } { $tricks ->
    [one] baza
   *[other] bazas
}
failed-nil-bags = el nulo caído da { $bags } { $bags ->
    [one] bolsa
   *[other] bolsas
}
short-line = puja { $bid }, hechas { $taken }: caído, { $short ->
    [one] falta
   *[other] faltan
} { $short }
prize-won = puja { $bid }, hechas { $taken }: cumplido, { $prize }{ $bags ->
    [0] { "" }
   *[other] { " " }y { $bags } por bolsas
}
bids-itself = primera mano: hechas { $taken }, 10 × { $taken }
boston = todas las bazas hechas: Boston, que gana la partida
double-nil = { $end ->
    [made] { $nils ->
        [2] los dos nulos cumplidos
       *[other] todos los nulos cumplidos
    }
   *[set] { $nils ->
        [2] los dos nulos caídos
       *[other] todos los nulos caídos
    }
}
blind-bid-made = puja de { $bid } a ciegas cumplida
blind-bid-set = puja de { $bid } a ciegas caída
bags-paid = pago por las bolsas del otro bando
ten-bags = { $before } { $before ->
    [one] bolsa
   *[other] bolsas
} y { $more } más hacen { $after }: { $left ->
    [one] queda
   *[other] quedan
} { $left }

# -- opciones y reglamentos --------------------------------------------------

rule-partners = Los compañeros se sientan frente a frente, y sus pujas, bazas y puntos cuentan juntos.
rule-alone = Cada jugador juega por su cuenta.
rule-target = La partida termina cuando un bando llega a { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-min-bid = La puja más baja es { $n }.
rule-min-bid-not-nil = La puja más baja es { $n }, aparte del nulo.
rule-nil = Se puede pujar nulo: no hacer ninguna baza.
rule-no-nil = Nadie puja nulo.
rule-only-blind-nil = El nulo solo se puede pujar a ciegas.
rule-blind-nil = Se puede pujar nulo a ciegas, antes de mirar las cartas.
rule-no-blind-nil = Nadie puja nulo a ciegas.
rule-nil-bonus = Un nulo cumplido gana { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-nil-penalty = Un nulo caído cuesta { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-blind-nil-bonus = Un nulo a ciegas cumplido gana { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-blind-nil-penalty = Un nulo a ciegas caído cuesta { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-blind-nil-at-any-score = El nulo a ciegas se puede pujar con cualquier puntuación.
rule-failed-nil-bags = Las bazas de un nulo caído son bolsas.
rule-no-failed-nil-bags = Las bazas de un nulo caído no cuentan como bolsas.
rule-set-nothing = Un bando que cae no suma nada.
rule-set-minus = Un bando que cae pierde diez puntos por cada baza que pujó.
rule-points-taken = Un bando que cumple su contrato suma diez puntos por cada baza que hizo.
rule-points-bid = Un bando que cumple su contrato suma diez puntos por cada baza que pujó.
rule-overtricks = Cada bolsa, una baza por encima del contrato, suma { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-overtricks-cost = Cada bolsa, una baza por encima del contrato, resta { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-bag-penalty = Cada diez bolsas cuestan { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-no-bag-penalty = Las bolsas se cuentan, pero no cuestan nada.
rule-lead-any-time = Se puede salir de picas en cualquier momento.
rule-broken = No se puede salir de picas hasta que alguien juegue una, salvo si solo se tienen picas.
rule-lead-any = El jugador a la izquierda del que reparte sale primero, con cualquier carta que valga de salida.
rule-lead-no-spade = El jugador a la izquierda del que reparte sale primero, con cualquier carta que no sea pica.
rule-lead-lowest-club = Quien tiene el trébol más bajo sale primero con él.
rule-mercy = La partida también termina cuando la puntuación de un bando baja a { $n } o menos.
rule-no-mercy = Nadie pierde por tener pocos puntos.
rule-for-red-twos = Los comodines sustituyen al dos de corazones y al dos de diamantes.
rule-for-heart-and-club = Los comodines sustituyen al dos de corazones y al dos de tréboles.
rule-twos-low = Los doses son las cartas más bajas de su palo.
rule-twos-out = Los doses no están en la baraja.
rule-two-of-spades-high = El dos de picas está por encima del as de picas.
rule-diamond-over-spade = El dos de diamantes es una pica y está por encima del dos de picas; los dos están por encima del as.
rule-spade-over-diamond = El dos de diamantes es una pica y está por debajo del dos de picas; los dos están por encima del as.
rule-all-twos-high = Todos los doses son picas por encima del as, de mayor a menor: picas, diamantes, tréboles y corazones.
rule-twos-over-jokers = Los doses altos están por encima de los comodines.
rule-jokers-over-twos = Los comodines están por encima de los doses altos.
rule-two-sides = Seis jugadores forman dos bandos de tres.
rule-three-sides = Seis jugadores forman tres bandos de dos, que se sientan frente a frente.
lowest-club-first = En la primera baza todos juegan su trébol más bajo. El tuyo es { $card }.
no-spade-in-first-trick = En la primera baza no puedes jugar picas mientras tengas otra cosa.
rule-lowest-clubs = En la primera baza todos juegan su trébol más bajo.
rule-any-clubs = En la primera baza vale cualquier trébol para asistir.
rule-first-trick-spades = En la primera baza se pueden jugar picas.
rule-no-first-trick-spades = En la primera baza no se juegan picas, salvo si solo se tienen picas o para asistir a una salida así.
rule-win-with-contract = Quien va por delante al final solo gana tras una mano en la que cumplió su contrato.
rule-win-without-contract = Quien va por delante al final gana, aunque caiga en la última mano.
rule-boston = Un bando que hace todas las bazas de una mano gana la partida al momento.
rule-no-boston = Hacer todas las bazas no da nada más que lo que dan las pujas.
rule-win-by = La partida solo termina cuando la mejor puntuación lleva { $n } puntos o más de ventaja.
rule-win-by-any = La partida termina sea cual sea la ventaja.
rule-hand-limit = La partida también termina tras { $n } { $n ->
    [one] mano
   *[other] manos
}, salvo empate en cabeza.
rule-no-hand-limit = La partida no tiene un número fijo de manos.
rule-no-jokers = No hay comodines.
rule-jokers = Dos comodines sustituyen a dos de los doses, como picas por encima del as.
rule-jokers-here = Dos comodines sustituyen al dos de corazones y al dos de { $replaced ->
    [red_twos] diamantes
   *[other] tréboles
}, { $rank ->
    [highest] como las picas más altas
   *[other] como picas entre el as y los doses altos
}.
rule-cut = El jugador a la derecha del que reparte corta la baraja antes de repartir.
rule-no-cut = Nadie corta la baraja.
rule-thrown-unseen = Entre dos, quien conserva la carta de arriba tira la siguiente sin verla.
rule-thrown-drawer = Entre dos, quien conserva la carta de arriba ve la siguiente al tirarla.
rule-thrown-open = Entre dos, quien conserva la carta de arriba tira la siguiente boca arriba.
rule-misdeal-again = Tras un mal reparto se reparte de nuevo.
rule-misdeal-friendly = Un mal reparto se arregla pasando una carta, si todos lo aceptan.
rule-nil-pass = Quien puja nulo y su compañero se pasan { $n } { $n ->
    [one] carta
   *[other] cartas
} antes de la primera salida.
rule-no-nil-pass = Con un nulo no se pasan cartas.
rule-pass-always = Se pasan cartas con todo nulo, a ciegas o no.
rule-pass-blind = Solo se pasan cartas con un nulo a ciegas.
rule-pass-nil-first = El nulo pasa primero; el compañero ve esas cartas y luego devuelve otras.
rule-pass-together = Los compañeros eligen lo que pasan antes de ver lo que reciben.
rule-bid-freely = Cada jugador puja lo que quiere.
rule-suicide = Uno de los dos compañeros puja nulo, y el otro no.
rule-mirror = Cada jugador puja el número de picas que tiene; sin picas puja nulo.
rule-whiz = Cada jugador puja el número de picas que tiene, o nulo.
rule-side-min = Las pujas de dos compañeros suman al menos { $n }, también junto a un nulo.
rule-no-side-min = Las pujas de dos compañeros pueden sumar cualquier número.
rule-both-nil = Los dos compañeros pueden pujar nulo.
rule-one-nil = Solo uno de los dos compañeros puede pujar nulo.
rule-bag-limit = Con { $n } bolsas se paga la penalización, y se conservan las que pasan de ahí.
rule-failed-nil-counts = Las bazas de un nulo caído cuentan para el contrato del bando.
rule-failed-nil-apart = Las bazas de un nulo caído no ayudan al contrato del bando.
rule-ten-for = Un contrato de diez justas gana o pierde { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-no-ten-for = Un contrato de diez puntúa como cualquier otro.
rule-slam-for = Un contrato de todas las bazas gana o pierde { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-no-slam-for = Un contrato de todas las bazas puntúa como cualquier otro.
rule-set-short = Un bando que cae pierde diez puntos por cada baza que le falta.
rule-bag-cost = Cada vez que un bando llega a ese número pierde { $n } { $n ->
    [one] punto
   *[other] puntos
}.
rule-closed = Todos eligen su puja en secreto, y luego se muestran todas a la vez.
rule-bid-in-turn = Se puja en voz alta y por turno.
rule-any-total = Todas las pujas juntas pueden sumar cualquier número.
rule-total-not-even = Las pujas no pueden sumar justo el número de bazas: de eso se encarga quien puja al final.
rule-total-min = Todas las pujas juntas suman al menos { $n }: de eso se encarga quien puja al final.
rule-no-total-min = Todas las pujas pueden ser tan bajas como se quiera.
rule-bids-itself = En la primera mano nadie puja: cada baza cuenta diez puntos.
rule-first-deal-is-bid = En la primera mano se puja como en cualquier otra.
rule-zero-bid = Se puede pujar 0, que no es nulo: las bazas son bolsas.
rule-no-zero-bid = Nadie puja 0; quien no quiere hacer bazas puja nulo.
rule-double-nil = Dos nulos de un bando ganan { $n } { $n ->
    [one] punto
   *[other] puntos
} más si se cumplen los dos, y pierden otro tanto si caen los dos.
rule-no-double-nil = Dos nulos de un bando cuentan uno por uno.
rule-jokers-break = Un comodín rompe las picas como cualquier otra pica.
rule-jokers-do-not-break = Los comodines no rompen las picas.
rule-bags-paid = Lo que las bolsas le cuestan a un bando lo gana el otro.
rule-bags-not-paid = Lo que las bolsas le cuestan a un bando no lo gana nadie.
rule-blind-bid = Se pueden pujar { $n } o más a ciegas, y esas bazas cuentan doble si se cumple el contrato.
rule-no-blind-bid = Nadie puja un número a ciegas.
rule-blind-bid-at-any-score = Se puede pujar un número a ciegas con cualquier puntuación.
rule-blind-bid-double = Cuando cae un contrato, cada baza pujada a ciegas cuesta diez puntos más.
rule-blind-bid-single = Cuando cae un contrato, las bazas pujadas a ciegas no cuestan más que las otras.
by-denexa = Por parejas y sin nulo; ninguna puja menor de dos, salida de picas libre, cada baza hecha cuenta diez.
by-bicycle = Cada uno por su cuenta, de dos a seis; sin nulo, las bolsas no cuestan nada, y caer tampoco.
by-club = Por parejas; nulo por 50, nulo a ciegas por 100 para el bando que va perdiendo, las bolsas no cuestan nada.
by-rules-of-spades = Por parejas; nulo por 100, nulo a ciegas por 200 para el bando que va perdiendo, diez bolsas cuestan 100.
by-andrews = Por parejas, o tres por su cuenta; nulo y nulo a ciegas siempre, primera salida sin picas, con −250 se pierde.
club-page = La página del club de juegos

# -- la mesa -----------------------------------------------------------------

title = Spades
cards = cartas
fact-bid = puja
blind-nil = nulo a ciegas
blind-number = { $n } a ciegas
bid-hidden = oculta
bags = { $n } { $n ->
    [one] bolsa
   *[other] bolsas
}
stock = Mazo
hand-down = Tus cartas, boca abajo

cut-the-cards = Cortar la baraja
choose-nil = Nulo
choose-blind-nil = Nulo a ciegas
won-or-lost = +{ $won } o −{ $lost }{ $more ->
    [yes] {" "}o más
   *[no] {""}
}
choose-blind-number = { $n } a ciegas
choose-look = Mirar tus cartas
keep-it = Conservarla
next-is-thrown = { $thrown ->
    [drawer] ves la carta siguiente, y se tira
    [open] la carta siguiente se tira boca arriba
   *[unseen] la carta siguiente se tira sin verla
}
leave-it = Dejarla
next-is-yours = la carta siguiente es tuya
agree-to-pass = Aceptar pasar una carta
deal-again = Repartir de nuevo

keep-or-leave = Conserva la carta de arriba del mazo, o déjala y toma la siguiente sin verla.
cut-prompt = Corta la baraja.
misdealt = Mal reparto: { $long ->
    [You] tienes
   *[other] { $long } tiene
} una carta de más, { $short ->
    [You] tú
   *[other] { $short }
} una de menos.
pass-or-deal = { $misdeal } ¿Pasar una al azar o repartir de nuevo?
blind-or-look = Puja nulo a ciegas, o mira primero tus cartas.
any-blind-or-look = Puja a ciegas, o mira primero tus cartas.
how-many-unseen = ¿Cuántas bazas vas a hacer? Nadie ve tu puja hasta que pujen todos.
how-many = ¿Cuántas bazas vas a hacer?
how-many-bid = ¿Cuántas bazas vas a hacer? Van pujadas { $n } de { $tricks }.

from-partner = de tu compañero
pass-them = Pasarlas
pass-prompt = Elige { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
} para { $who }.
so-many-bid = puja { $n }
stand-over = { $stand }, { $bags } { $bags ->
    [one] bolsa
   *[other] bolsas
}
nil-stands = { $who ->
    [You] tu nulo
   *[other] el nulo de { $who }
} sigue en pie
nil-is-set = { $who ->
    [You] tu nulo
   *[other] el nulo de { $who }
} ya cayó
drawn = La partida queda empatada: todos los totales son iguales.
match-won = { CAP($who) } { $number ->
    [you] ganas
    [one] gana
   *[other] ganan
} la partida con { $points } puntos.

# -- lo que pasó -------------------------------------------------------------

passes-cards = { $who ->
    [You] Pasas
   *[other] { $who } pasa
} { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
} boca abajo.
sloughs = { $who ->
    [You] Te descartas
   *[other] { $who } se descarta
} de { $card }.
spades-broken = Las picas están rotas.
bids = { $who ->
    [You] Pujas
   *[other] { $who } puja
} { $call }.
bids-unseen = { $who ->
    [You] Ya pujaste.
   *[other] { $who } ya pujó.
}
one-bid = { $who ->
    [You] tú
   *[other] { $who }
} { $call }
bids-shown = Se muestran las pujas: { $bids }.
dealt-itself = Se reparten las cartas. En esta mano nadie puja: cada baza cuenta diez puntos.
looks = { $who ->
    [You] Miras tus
   *[other] { $who } mira sus
} cartas.
keeps = { $who ->
    [You] Conservas
   *[other] { $who } conserva
} la carta de arriba.
keeps-and-throws = { $who ->
    [You] Conservas la carta de arriba y tiras
   *[other] { $who } conserva la carta de arriba y tira
} { $card }.
leaves = { $who ->
    [You] Dejas
   *[other] { $who } deja
} la carta de arriba.
agrees = { $who ->
    [You] Aceptas
   *[other] { $who } acepta
} pasar una carta.
wants-new-deal = { $who ->
    [You] Pides
   *[other] { $who } pide
} que se reparta de nuevo.
cuts = { $who ->
    [You] Cortas
   *[other] { $who } corta
} la baraja, y se reparten las cartas.
shuffled = Se baraja.
dealt = Se reparten las cartas.
card-passed = Se pasa una carta.
moves = { $who ->
    [You] Tú
   *[other] { $who }
}: { $move }.

# -- lo que dio una mano -----------------------------------------------------

head-bid = Puja
head-taken = Hechas
head-bags = Bolsas
did = { $who ->
    [You] Pujaste { $bid } e hiciste
   *[other] { $who } pujó { $bid } e hizo
} { $taken }.
contract-told = { $end ->
    [made] Cumplido
   *[set] Caído
}. { CAP($who) }: puja { $bid }, { $taken }; { $points }{ $bags ->
    [0] { "" }
    [one] , { $bags } bolsa
   *[other] , { $bags } bolsas
}.
contract-was = { $who } { $number ->
    [you] pujaste { $bid } y { $end ->
        [made] cumpliste
       *[set] caíste
    }
    [one] pujó { $bid } y { $end ->
        [made] cumplió
       *[set] cayó
    }
   *[other] pujaron { $bid } y { $end ->
        [made] cumplieron
       *[set] cayeron
    }
}
nil-told = { $who ->
    [You] Tu { $nil }
   *[other] El { $nil } de { $who }
} { $end ->
    [made] se cumple
   *[set] cae
}: { $points }.
nil-was = { $who ->
    [You] tu { $nil }
   *[other] el { $nil } de { $who }
} { $end ->
    [made] se cumplió
   *[set] cayó
}
itself-told = { CAP($who) }: { $taken ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $taken } bazas
}, { $points }.
itself-was = se jugó la primera mano sin pujas
prize-told = { CAP($why) }: { $points }.
was-double-nil = dos nulos contaron juntos
was-bags-paid = se pagaron bolsas al otro bando
was-blind-made = se cumplió una puja a ciegas
was-blind-set = cayó una puja a ciegas
was-nil-bags = el nulo caído dio bolsas
was-boston = un bando hizo todas las bazas
bags-told = { $n ->
    [10] Diez
   *[other] { $n }
} bolsas: { $points }.
had-bags = se juntaron { WORD($n) } bolsas ({ MID($who) })
plus = { $one } + { $other }

# -- en una lista de juegos --------------------------------------------------

length = media hora
sentence = Di cuántas bazas vas a hacer, y luego hazlas; las picas son siempre triunfo.
usual = Como juega la mayoría

# -- lo que toca hacer -------------------------------------------------------

due-cut = cortar la baraja
due-consent = aceptar que se pase una carta, o pedir que se reparta de nuevo
due-pick = conservar la carta de arriba o dejarla
due-bid = pujar
due-pass = pasar cartas al compañero

# El juego, como está en una lista.
seats = 2 a 6

# Lo que se puede preguntar a las probabilidades.

ask-tricks = Cuántas bazas hacen unas cartas, y si se cumpliría un nulo.
ask-hand = Las cartas del jugador.
ask-call = Su puja, o nil; normalmente, lo que pujaría un jugador habitual.
ask-place = Cuándo puja: 1 primero, y así sucesivamente; normalmente 1.
odds-tricks = bazas de media
odds-takes = { $n ->
    [0] no hace ninguna baza
    [one] hace 1 baza
   *[other] hace { $n } bazas
}
odds-bid-reached = hace al menos lo que pujó
odds-nil-kept = cumple un nulo
odds-rule-players = Las otras cartas se reparten al azar, y todos pujan y juegan con reglas sencillas.

# Lo que mide un estudio de reglas, y a qué se ajustaron sus jugadores.

measure-bid = bazas pujadas por contrato
measure-sets = contratos caídos, del total
measure-bags = bolsas por contrato
measure-nils = nulos pujados por bando y mano
measure-nils-kept = nulos cumplidos, del total
measure-penalties = penalizaciones por bolsas, por bando y partida
measure-points = Una bolsa aún sin penalizar cuesta su parte de la penalización: 10 puntos si diez bolsas cuestan 100.
measure-assumed = Los jugadores pujan y juegan con valores ajustados a las reglas usuales; no se ajustan de nuevo a reglas cambiadas.
no-pass-without-blind = Solo se pasan cartas con un nulo a ciegas, y { $other ->
    [bidding] en Suicidio nadie puja a ciegas
   *[blind_nil] aquí nadie puede pujar a ciegas
} (SPD-H31).
suicide-without-partners = Suicidio se juega por parejas, dos contra dos (SPD-H33).
bound-bids-for-two = Entre dos se puja libremente: Suicidio, Espejo y Whiz piden más jugadores (SPD-S11).
failed-nil-counts-twice = Una baza de un nulo caído cuenta una vez: para el contrato o como bolsa (SPD-H39).
no-partners-here = Para jugar con compañero hacen falta cuatro o seis jugadores, y hay { WORD($seats) } (SPD-AND-36).
no-jokers-here = Con comodines juegan dos o cuatro, y hay { WORD($seats) } (SPD-S20).
min-bid-too-high = Con { WORD($seats) } jugadores, cada uno tiene { $n } cartas, así que la puja más baja no puede ser { $bid } (SPD-S26).
deuces-are-out = { $other ->
    [jokers_replace] Los comodines sustituyen estas cartas: { $cards }
   *[seats] Con tantos jugadores faltan en la baraja estas cartas: { $cards }
}; así que no todos estos doses pueden ser altos (SPD-H6).
closed-bids-unheard = Las pujas secretas no se oyen, así que { $other ->
    [bidding] en Suicidio nadie puede saber si su compañero pujó nulo
    [side_min] los compañeros no pueden completar lo mínimo que debe pujar un bando
    [both_nil] nadie puede dejar el nulo a su compañero
    [total_min] quien puja al final no puede completar lo mínimo que deben pujar todos
   *[any_total] quien puja al final no puede evitar que las pujas sumen el número de bazas
} (SPD-H43, { $clause }).
mirror-binds-already = En Espejo cada jugador tiene una sola puja posible, así que el total no puede obligar a quien puja al final (SPD-H34, SPD-H44).
zero-that-pays = Una puja de 0 no puede ganar diez puntos por cada baza hecha (SPD-H47).
total-min-too-high = Con { WORD($seats) } jugadores, cada uno tiene { $n } cartas, así que no se puede exigir que las pujas sumen { $bid } (SPD-H45).

# Nombres de las opciones, al preparar la mesa.

label-partnership = Compañeros
label-sides = Bandos de seis jugadores
label-min-bid = Puja más baja
label-nil = Nulo
label-blind-nil = Nulo a ciegas
label-nil-bonus = Premio por nulo
label-nil-penalty = Penalización por nulo caído
label-blind-nil-bonus = Premio por nulo a ciegas
label-blind-nil-penalty = Penalización por nulo a ciegas caído
label-blind-nil-behind = Nulo a ciegas solo si se va perdiendo
label-failed-nil-bags = Bolsas de un nulo caído
label-set-penalty = Penalización por caer
label-trick-points = Puntos por bazas
label-overtrick-points = Puntos por cada bolsa
label-bag-penalty = Penalización por bolsas
label-break-rule = Salir de picas
label-opening-lead = Primera salida
label-lowest-clubs = Trébol más bajo en la primera baza
label-first-trick-spades = Picas en la primera baza
label-mercy = Puntuación con la que se pierde
label-hand-limit = Manos por partida, salvo empate
label-win-by = Ventaja para ganar
label-jokers-replace = Cartas a las que sustituyen los comodines
label-deuces = Doses altos
label-deuces-over-jokers = Doses altos sobre los comodines
label-cut = Cortar antes de repartir
label-misdeal = Mal reparto
label-max-deals = Máximo de manos, incluso con empate
label-nil-pass = Cartas que se pasan con nulo
label-nil-pass-when = Cuándo se pasan cartas
label-nil-pass-order = Quién pasa primero
label-bidding = Pujas
label-side-min = Puja más baja de un bando
label-both-nil = Nulo de los dos compañeros
label-bag-limit = Bolsas hasta la penalización
label-failed-nil-counts = El nulo caído ayuda al contrato
label-ten-for = Premio por pujar diez
label-slam-for = Premio por pujar todas las bazas
label-closed = Pujas secretas
label-any-total = Cualquier suma de pujas
label-total-min = Suma mínima de pujas
label-bids-itself = Primera mano sin pujas
label-zero-bid = Puja de 0 además del nulo
label-double-nil = Premio por dos nulos de un bando
label-jokers-break = Los comodines rompen las picas
label-bags-paid = Penalización de bolsas al otro bando
label-blind-bid = Puja a ciegas más baja
label-blind-bid-behind = Pujas a ciegas solo si se va perdiendo
label-blind-bid-loss = Pérdida por puja a ciegas caída
label-thrown-card = La carta que se tira, entre dos
label-boston = Todas las bazas ganan la partida

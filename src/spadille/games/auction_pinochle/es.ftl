# Auction Pinochle. Meld: combinación (bajar); run: escalera; marriage: matrimonio; dix: el dix; declarer: declarante; bury: enterrar.

# Cómo se llama lo que se dice.

bid = { $n }
shoot = las doce bazas

# Lo que no se puede, y lo que se podría.

no-such-bid = Aquí se puja de { $least } a { $most }, de { $step } en { $step }.
dealer-must-bid = Los demás pasaron, así que tienes que pujar.
no-shooting = En esta mesa nadie puja las doce bazas.
no-marriage = No tienes rey y reina de { $suit }. Elige un palo con matrimonio.
name-trumps = Tienes un matrimonio. Elige su palo como triunfo.
no-conceding = En esta mesa se juegan todas las manos.
too-late = Solo es posible rendirse antes de la primera salida.
must-head = Va ganando { $card }, y tienes { $n ->
    [one] una carta más alta. Juégala
   *[other] cartas más altas. Juega una
}.
must-trump = No tienes { $suit }. Juega un triunfo.
must-overtrump = Va ganando { $card }, y tienes algún triunfo más alto. Juégalo.
bury-so-many = Entierra { WORD($n) } cartas; { $given ->
    [0] no elegiste ninguna
    [one] elegiste una
   *[other] elegiste { WORD($given) }
}.
choose-different = Elige cartas distintas, nombradas en el orden de la baraja.

# La hoja de puntos.

in-melds = { $n } en combinaciones
in-tricks = { $n } en bazas
melds-lost = { $n } en combinaciones no cuentan
fell-short = puja de { $bid }: { $melds } en combinaciones y { $tricks } en bazas no alcanzan
conceded = puja de { $bid } y rendición
made-it = puja de { $bid }: { $melds } en combinaciones y { $tricks } en bazas
paid = pagado al declarante
got-paid = pagado por el declarante
shot = puja de las doce bazas, { $n } { $n ->
    [one] hecha
   *[other] hechas
}: { $state ->
    [made] cumplido
   *[set] caído
}

# La mesa.

melded = bajado
your-melds = Tus combinaciones
melds-of = Combinaciones de { $who }
widow = Viuda
widow-taken = De la viuda
buried = Enterradas
your-buried = Tus enterradas
from-widow = viene de la viuda
from-partner = viene de tu compañero

# Lo que se puede decir.

concede = Rendirse
concede-note = pierde la puja: { $bid }
concede-chips = paga a cada uno de los otros { $chips } { $chips ->
    [one] ficha
   *[other] fichas
}
pass-them = { $n ->
    [one] Pasarla
   *[other] Pasarlas
}
bury-them = Enterrar { $n ->
    [one] una
   *[other] { WORD($n) }
}

# Lo que se espera de quien mira.

name-now = La puja es tuya. Elige triunfo.
no-marriage-to-name = No tienes matrimonio para elegir triunfo.
only-give-up = No tienes matrimonio para elegir triunfo. Solo puedes rendirte.
pass-to-declarer = El triunfo son { $suit }. Elige { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
} para { $who }.
pass-back = Elige { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
} para devolver a { $who }.
bury-now = Entierra { WORD($n) } cartas. Cuentan para ti, pero no en combinaciones.

# La puntuación y el final.

stand-melds = bajado { $melds }
stand-need = { $need ->
    [one] falta { $need }
   *[other] faltan { $need }
} en bazas
stand-against = juega contra la puja
stand-bid = puja { $bid }, bajado { $melds }, { $need ->
    [one] falta { $need }
   *[other] faltan { $need }
} en bazas
stand-bid-brief = puja { $bid }, { $need ->
    [one] falta { $need }
   *[other] faltan { $need }
}
stand-shoot-brief = las doce, lleva { $n }
stand-shoot = puja las doce bazas, lleva { $n }
win-alone = { $who ->
    [You] Ganas
   *[other] { $who } gana
} la partida con { $points } { $chips ->
    [yes] fichas
   *[no] puntos
}.
win = Partida ganada con { $points } { $chips ->
    [yes] fichas
   *[no] puntos
}: { $who }.

# Lo que pasó.

shoots = { $who ->
    [You] Pujas
   *[other] { $who } puja
} las doce bazas.
names = { $who ->
    [You] Eliges
   *[other] { $who } elige
} { $suit } como triunfo.
concedes = { $who ->
    [You] Te rindes
   *[other] { $who } se rinde
} en esta mano.
passes-cards = { $who ->
    [You] Pasas
   *[other] { $who } pasa
} cartas boca abajo.
takes-widow = { $who ->
    [You] Tomas
   *[other] { $who } toma
} de la viuda { $cards }.
buries-these = { $who ->
    [You] Entierras
   *[other] { $who } entierra
} { $cards }.
buries = { $who ->
    [You] Entierras
   *[other] { $who } entierra
} tres cartas.
dealt = Se reparten las cartas, de tres en tres, { WORD($n) } para cada jugador.
a-meld = { $kind ->
    [run] { $n ->
        [one] una escalera
       *[other] dos escaleras
    }
    [royal] { $n ->
        [one] un matrimonio real
       *[other] dos matrimonios reales
    }
    [dix] { $n ->
        [one] el dix
       *[other] los dos dix
    }
    [pinochle] { $n ->
        [one] un pinochle
       *[other] un doble pinochle
    }
    [aces] { $n ->
        [one] cuatro ases
       *[other] ocho ases
    }
    [kings] { $n ->
        [one] cuatro reyes
       *[other] ocho reyes
    }
    [queens] { $n ->
        [one] cuatro reinas
       *[other] ocho reinas
    }
   *[jacks] { $n ->
        [one] cuatro jotas
       *[other] ocho jotas
    }
}
a-marriage = { $n ->
    [one] un matrimonio
   *[other] dos matrimonios
} de { $suit }
lays-down = { $who ->
    [You] Bajas
   *[other] { $who } baja
} { $melds }: { $points }.
melds-nothing = { $who ->
    [You] No tienes
   *[other] { $who } no tiene
} combinaciones.

# Lo que dio una mano.

panel-bid = { $end ->
    [made] Cumplido
   *[set] Caído
}. { $who ->
    [You] Pujaste
   *[other] { $who } pujó
} { $bid }: { $points }.
panel-side = { $side }: { $points }.
head-bid = Puja
head-taken = Hechas
in-chips = { $n ->
    [0] cero fichas
    [one] 1 ficha
   *[other] { $n } fichas
}

# Pistas y repasos.

move-bid = pujar { $bid }
move-trumps = { $suit } como triunfo
move-concede = rendirse
move-pass = pasar { $cards }
move-bury = enterrar { $cards }
other-cards = { $n ->
    [one] otra carta
   *[other] otras { WORD($n) } cartas
}
partners-bid = { $partner ->
    [You] ya tienes
   *[other] { $partner } ya tiene
} la puja más alta
worth-the-bid = con { $suit } { $who ->
    [You] harías
   *[other] haría
} alrededor de { $points }, { $alone ->
    [alone] de ellos { $melds } ya en combinaciones
   *[paired] contando la ayuda del compañero y { $melds } en combinaciones
}
not-worth-it = { $who ->
    [You] harías
   *[other] haría
} { $points ->
    [0] casi nada
   *[other] alrededor de { $points }{ $alone ->
        [alone] {""}
       *[paired] { " " }con un compañero
    }
}, y la puja siguiente es { $bid }
must-bid = los demás pasaron, así que { $who ->
    [You] tienes
   *[other] el que reparte tiene
} que pujar
melds-held = { $who ->
    [You] tienes
   *[other] tiene
} { $melds } en combinaciones con { $suit }
paid-double = las picas se pagan doble
no-marriage-held = { $who ->
    [You] no tienes
   *[other] no tiene
} matrimonio para elegir triunfo
only-marriage = es el único palo con matrimonio
best-melds = así es como más cuentan { $who ->
    [You] tus
   *[other] sus
} combinaciones: { $n }
longest-suit = es { $who ->
    [You] tu
   *[other] su
} palo más largo, con { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
}
most-likely = así es como { $who ->
    [You] harías
   *[other] haría
} más: alrededor de { $points }
out-of-reach = ni con todas las bazas se cumpliría la puja
lost-twice = una puja que se pierde jugando cuesta el doble
falls-short = { $who ->
    [You] tus
   *[other] sus
} cartas solo darían alrededor de { $points }
declarer-gets = le da al declarante { $trumps ->
    [0] { $aces ->
        [one] un as
       *[other] { WORD($aces) } ases
    }
    [one] un triunfo{ $aces ->
        [0] {""}
        [one] { " " }y un as
       *[other] { " " }y { WORD($aces) } ases
    }
   *[other] { WORD($trumps) } triunfos{ $aces ->
        [0] {""}
        [one] { " " }y un as
       *[other] { " " }y { WORD($aces) } ases
    }
}
points-buried = ahí { $n ->
    [one] queda { $n } punto
   *[other] quedan { $n } puntos
} a salvo, y no se rompe ninguna combinación
void = { $who ->
    [You] te quedas sin { $suits }, y puedes
   *[other] se queda sin { $suits }, y puede
} fallar
melds-whole = no se rompe ninguna combinación
every-trump-stays = no se va ningún triunfo
nobody-beats = ningún rival puede ganarle
only-a-trump-beats = solo un triunfo puede ganarle
draws-trumps = hace salir triunfos
nothing-to-lose = así no se pierden puntos
wins-points = gana la baza, y con ella { $n } { $n ->
    [one] punto
   *[other] puntos
}
points-for-the-side = pone { $n } { $n ->
    [one] punto
   *[other] puntos
} en una baza que ya está ganada
gives-no-points = no regala puntos

# Con qué reglas juega una mesa.

book-partnership = Por parejas
book-classic = Cuenta clásica
book-modern = Cuenta moderna
book-passing = Por parejas, pasando cartas
book-widow = Tres con viuda
book-chips = Tres con fichas
line-partnership = Dos parejas a 1500; la puja más baja es 250, y el triunfo pide un matrimonio.
line-classic = Dos parejas a 1000; la puja más baja es 100, los ases cuentan 11, y cualquier palo puede ser triunfo.
line-modern = Dos parejas a 150; lo mismo en cifras pequeñas: una escalera es 15, y la puja más baja, 20.
highest-below-lowest = La puja más alta, { $highest }, está por debajo de la más baja, { $lowest } (APN-H8).
too-many-raises = De { $lowest } a { $highest } hay más de { $most } subidas de { $step } (APN-H8).
ones-count-alike = Si se cuenta en unidades, ases, dieces y reyes tienen que valer lo mismo (APN-H21).
dealer-bids-nothing = Si la puja más baja es { $lowest }, el que reparte no puede pujar { $n } menos (APN-H55).
line-passing = Por parejas; elegido el triunfo, el declarante y su compañero se pasan cuatro cartas uno a otro.
line-widow = Tres a 1500: quien puja más alto toma otras tres cartas y juega solo contra los otros dos.
line-chips = Los mismos tres con fichas: cada uno de los otros dos paga al declarante según la puja, o cobra de él.
option-target = La partida va a { $n } { $n ->
    [one] punto
   *[other] puntos
}.
option-minimum = La puja más baja es { $n }.
option-raise = Las pujas suben de { $n } en { $n }.
option-highest = Nadie puja más de { $n }.
option-dealer-bids = Si los demás pasan, el que reparte tiene que pujar.
option-next-dealer = Si todos pasan, reparte el siguiente.
option-dealer-below = Cuando el que reparte tiene que pujar, puede pujar { $n } menos que la puja más baja.
option-dealer-at-least = Cuando el que reparte tiene que pujar, puja al menos la puja más baja.
option-shoot = Se pueden pujar las doce bazas: { $n } { $n ->
    [one] punto ganado o perdido
   *[other] puntos ganados o perdidos
}.
option-no-shoot = Nadie puja las doce bazas.
option-marriage = Solo puede ser triunfo un palo del que el declarante tiene rey y reina.
option-any-suit = El declarante puede elegir cualquier palo como triunfo.
option-tenfold = Dos escaleras o cuartetos iguales cuentan diez veces lo que uno solo, y el doble pinochle, el doble que una escalera.
option-twice = Dos combinaciones iguales cuentan el doble que una.
option-tens = Las combinaciones y las cartas se cuentan en decenas: una escalera es 150.
option-ones = Las combinaciones y las cartas se cuentan en unidades: una escalera es 15.
option-concede = El declarante puede rendirse antes de la primera carta, y pierde la puja una vez.
option-play-on = Se juegan todas las manos.
option-head = Quien asiste o falla tiene que superar la mejor carta si puede.
option-head-trumps = Solo hay que superar la mejor carta si se sale de triunfo.
option-no-head = Nadie tiene que superar ninguna carta.
option-classic = Los ases cuentan 11, los dieces 10, los reyes 4, las reinas 3 y las jotas 2, redondeando a decenas.
option-simple = Los ases y los dieces cuentan 10; los reyes y las reinas, 5.
option-counters = Ases, dieces y reyes cuentan lo mismo: diez puntos, o uno en la cuenta moderna.
option-last = La última baza cuenta { $n } más.
option-no-last = La última baza solo cuenta por sus cartas.
option-set-once = Un bando que se queda corto pierde su puja.
option-set-twice = Un bando que se queda corto tras jugar pierde el doble de su puja.
option-kept-points = Las combinaciones solo cuentan para un bando que gana puntos por cartas en sus bazas.
option-kept-trick = Las combinaciones solo cuentan para un bando que gana una baza.
option-kept-always = Las combinaciones cuentan siempre.
option-meld-points = Las combinaciones solo cuentan para un bando con { $n } { $n ->
    [one] punto
   *[other] puntos
} o más por cartas en sus bazas.
option-any-points = Un solo punto por cartas en las bazas salva las combinaciones.
option-least-meld = Las combinaciones de un bando solo cuentan desde { $n } { $n ->
    [one] punto
   *[other] puntos
}.
option-any-meld = Las combinaciones cuentan, por pocas que sean.
option-bidders-win = Si los dos bandos llegan a la meta, gana el que tenía la puja.
option-higher-wins = Si los dos bandos llegan a la meta, gana el total más alto.
option-pass = Elegido el triunfo, el declarante y su compañero se pasan { $n } { $n ->
    [one] carta
   *[other] cartas
} uno a otro.
option-no-pass = Nadie pasa cartas.
option-pay-all = Un declarante que juega solo y cumple suma todas las combinaciones y bazas.
option-pay-bid = Un declarante que juega solo gana o pierde los puntos de la puja.
option-pay-chips = Un declarante que juega solo cobra fichas de cada uno de los demás, o se las paga.
option-spades-double = Si el triunfo son picas, se paga el doble de fichas.
option-spades-alike = Todos los triunfos se pagan igual.

# Lo que toca hacer.

due-name = elegir triunfo
due-pass = pasar { $n ->
    [one] una carta
   *[other] { WORD($n) } cartas
}
due-bury = enterrar { WORD($n) } cartas

# El juego, como está en una lista.

title = Auction Pinochle
sentence = Pinochle para cuatro o tres: puja por el triunfo, en pareja o sin ella, baja combinaciones y gana el resto en bazas.
length = una hora
seats = 3 o 4

# Lo que mide un estudio de reglas.

measure-contracts = pujas ganadas, por jugador y mano
measure-bid = puntos de una puja
measure-sets = pujas caídas, del total
measure-took = bazas que hacen los declarantes
measure-melds = puntos en combinaciones, por jugador y mano jugada

# Lo que se puede preguntar a las probabilidades.

ask-waiting = Qué tiene la viuda, o un compañero, de las cartas que esperas.
ask-hand = Tus cartas: hasta quince con viuda, doce con un compañero.
ask-cards = Las cartas que esperas; normalmente, ninguna en particular.
ask-where = Dónde pueden estar: entre las tres cartas de la viuda, como es normal, o entre las doce de un compañero.
odds-in-the-widow = en la viuda
odds-with-a-partner = con un compañero
odds-one = { $n ->
    [one] la carta está ahí
   *[other] al menos una de las cartas está ahí
}
odds-all = todas las cartas están ahí
odds-more = tus combinaciones cuentan más
odds-gain = puntos que ganan tus combinaciones, en promedio
odds-unseen = Ahí están { $n } de las { $unseen } cartas no vistas. Una combinación se completa si está ahí todo lo que le falta.

# Nombres de las opciones, al preparar la mesa.

label-minimum-bid = Puja más baja
label-raise-by = Paso entre pujas
label-highest-bid = Puja más alta
label-all-pass = Si nadie puja
label-shoot = Puntos por pujar todas las bazas
label-marriage-needed = Rey y reina de triunfo necesarios
label-doubles = Combinaciones dobles
label-units = Contar en decenas o unidades
label-concede = Rendirse antes de jugar
label-winning = Obligación de superar
label-last-trick = Puntos por la última baza
label-set-costs = Precio de quedarse corto
label-meld-kept = Cuándo cuentan las combinaciones
label-minimum-meld = Mínimo de puntos en combinaciones
label-both-reach = Los dos bandos en la meta
label-card-pass = Cartas que se pasan al compañero
label-pay = Pago por jugar sin compañero
label-spades-double = Pago doble por picas
label-dealer-below = Rebaja de una puja obligada
label-meld-points = Puntos de cartas que salvan las combinaciones

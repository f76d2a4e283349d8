# Mexican Sweat. kill card es «carta que mata», card to beat «carta a superar», peek «vistazo», look «mirar».
# wild es «comodín». Lo que alguien tiene es una «jugada»; quien ya no juega «queda fuera».

## Lo que no se puede

nobody-peeks = En esta mesa nadie echa un vistazo, ni a una carta propia.
cards-numbered = Tus cartas van del número 1 al { $most }.
face-up-already = La carta { $number } ya está boca arriba.
stay-or-fold-now = Ya echaste el vistazo. Sigue o retírate.
peek-or-not-first = Di primero si echas un vistazo.

# lo que toca hacer: «Ahora toca …»
due-peek = decir si echas un vistazo
due-turn = descubrir una carta
due-bet = pasar, apostar, igualar, subir o retirarte

## La hoja de puntos

line-paid = puesto en el bote
line-beaten = jugada superada, con todo descubierto
line-looked = miró antes de tiempo
line-pot = se lleva el bote
line-unmatched = se lleva lo que el ganador no había igualado

## La mesa

title = Mexican Sweat
goal = mano { $deal } de { $most } como máximo
bet-fact = apuesta
out-of-match = fuera de la partida
folded = se retiró
killed = jugada muerta
beaten = jugada superada
out-for-looking = fuera por mirar
sits-out = no juega esta mano
to-beat = a superar
has-peeked = echó el vistazo
centre = Carta que mata y carta a superar
centre-kill = Carta que mata
centre-target = Carta a superar
kills = mata
peeked = vista
peeked-wild = vista: comodín
wild = comodín
hand-of = { $who ->
    [You] Tú
   *[other] { $who }
}: { $hand }
pot = Bote
chips-of = { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
}
chips-only-for = { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
} de ahí, solo para: { MID($players) }

## Lo que se puede hacer

peek-at = Vistazo a la carta { $number }
do-not-peek = Jugar sin vistazo
stay-in = Seguir
fold = Retirarse
turn-a-card = Descubrir una carta
look-at-a-card = Mirar una carta
look-costs = quedas fuera y pierdes tus apuestas
look-costs-pot = quedas fuera y pagas tanto como hay en el bote
look-costs-stay = pagas tanto como hay en el bote, o quedas fuera
look-costs-deal = quedas fuera y no juegas la mano siguiente
check = Pasar
call = Igualar { $chips }
all-you-have = todo lo que tienes
bet = Apostar { $chips }
bet-any = Apostar
raise-to = Subir a { $chips }
raise-to-any = Subir a

## Lo que se espera, y el final

may-peek = Puedes echar un vistazo a tu carta { $number }.
you-have = Tienes { $card }. ¿Sigues o te retiras?
you-have-a-wild-card = Tienes { $card }, que es comodín. ¿Sigues o te retiras?
you-have-a-killer = Tienes { $card }, que mata. ¿Sigues o te retiras?
beat-card = Supera esta carta: { $card }.
beat-hand = Supera { $who ->
    [You] tu jugada
   *[other] la jugada de { $who }
}: { $hand }.
beat-anything = Descubre una carta: vale, sea la que sea.
rank-kills = { $rank ->
    [two] Cualquier dos
    [three] Cualquier tres
    [four] Cualquier cuatro
    [five] Cualquier cinco
    [six] Cualquier seis
    [seven] Cualquier siete
    [eight] Cualquier ocho
    [nine] Cualquier nueve
    [ten] Cualquier diez
    [jack] Cualquier jota
    [queen] Cualquier reina
    [king] Cualquier rey
   *[ace] Cualquier as
} te deja fuera.
first-kills = Si tu primera carta es { $rank ->
    [two] un dos
    [three] un tres
    [four] un cuatro
    [five] un cinco
    [six] un seis
    [seven] un siete
    [eight] un ocho
    [nine] un nueve
    [ten] un diez
    [jack] una jota
    [queen] una reina
    [king] un rey
   *[ace] un as
}, quedas fuera.
queen-kills = La reina de picas te deja fuera.
to-call = Igualar cuesta { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
}. En el bote hay { $pot ->
    [one] 1 ficha
   *[other] { $pot } fichas
}.
check-or-bet = Pasa o apuesta. En el bote hay { $pot ->
    [one] 1 ficha
   *[other] { $pot } fichas
}.
drawn = La partida queda empatada: todos tienen las mismas fichas.
wins-match = { $who ->
    [You] Ganas
   *[other] { $who } gana
} la partida con { $chips } fichas.
win-match = { $winners } ganan la partida con { $chips } fichas.

## Jugadas

turns-up = { $who ->
    [You] Descubres
   *[other] { $who } descubre
} { $card }.
checks = { $who ->
    [You] Pasas
   *[other] { $who } pasa
}.
calls = { $who ->
    [You] Igualas
   *[other] { $who } iguala
}.
folds = { $who ->
    [You] Te retiras
   *[other] { $who } se retira
}.
bets = { $who ->
    [You] Apuestas
   *[other] { $who } apuesta
} { $chips }.
raises = { $who ->
    [You] Subes
   *[other] { $who } sube
} a { $chips }.
dealt = Se reparten las cartas boca abajo{ $centre ->
    [both] , con la carta que mata y la carta a superar en el centro
    [kill] , con la carta que mata en el centro
    [target] , con la carta a superar en el centro
   *[none] {""}
}.
peeks = { $who ->
    [You] Echas
   *[other] { $who } echa
} un vistazo a la carta { $number }.
does-not-peek = { $who ->
    [You] Juegas
   *[other] { $who } juega
} sin vistazo.
stays-in = { $who ->
    [You] Sigues
   *[other] { $who } sigue
} en la mano.
looks = { $who ->
    [You] Miras
   *[other] { $who } mira
} la carta { $number } antes de tiempo y { $how ->
    [stays] { $who ->
        [You] pagas tanto como hay en el bote
       *[other] paga tanto como hay en el bote
    }
   *[out] { $who ->
        [You] quedas fuera
       *[other] queda fuera
    }
}.

## Lo que ha hecho una carta

kill-card-is = { CAP($card) } es la carta que mata: { $kill ->
    [first_match] queda fuera quien tenga de primera carta { $rank ->
        [two] un dos
        [three] un tres
        [four] un cuatro
        [five] un cinco
        [six] un seis
        [seven] un siete
        [eight] un ocho
        [nine] un nueve
        [ten] un diez
        [jack] una jota
        [queen] una reina
        [king] un rey
       *[ace] un as
    }
   *[rank] queda fuera quien descubra { $rank ->
        [two] un dos
        [three] un tres
        [four] un cuatro
        [five] un cinco
        [six] un seis
        [seven] un siete
        [eight] un ocho
        [nine] un nueve
        [ten] un diez
        [jack] una jota
        [queen] una reina
        [king] un rey
       *[ace] un as
    }
}.
target-is = { CAP($card) } es la carta a superar.
is-killed = { CAP($card) } { $kill ->
    [queen_of_spades] mata
    [first_match] coincide a la primera con la carta que mata
   *[rank] coincide con la carta que mata
}. { $who ->
    [You] Quedas
   *[other] { $who } queda
} fuera.
is-beaten = Las siete cartas están descubiertas y no alcanza. { $who ->
    [You] Quedas
   *[other] { $who } queda
} fuera.
stands = { CAP($hand) }: esa es ahora la jugada a superar.
beats-card = { CAP($hand) } supera la carta del centro, { $card }.
beats-hand = { CAP($hand) } supera { $who ->
    [You] tu jugada
   *[other] la jugada de { $who }
}: { $theirs }.
beats-by-kicker = { CAP($hand) } supera { $who ->
    [You] tu jugada
   *[other] la jugada de { $who }
}, también { $theirs }, por las cartas de al lado.
not-enough = { CAP($hand) } todavía no alcanza.
takes-pot = { $who ->
    [You] Te llevas
   *[other] { $who } se lleva
} el bote de { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
}.

## Lo que ha dado una mano

took-pot = { $who ->
    [You] Te llevaste
   *[other] { $who } se llevó
} el bote de { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
}.
# sigue a «Todo cambió en la mano 3:»
turn-pot = { $who ->
    [You] te llevaste
   *[other] { $who } se llevó
} un bote de { $chips }
won-or-lost = Ganado o perdido
chips-head = Fichas
did = { $who ->
    [You] { $fate ->
        [folded] Te retiraste
        [killed] Tu jugada murió
        [beaten] Tu jugada quedó superada, con todo descubierto
       *[looked] Miraste antes de tiempo
    }
   *[other] { $fate ->
        [folded] { $who } se retiró
        [killed] La jugada de { $who } murió
        [beaten] La jugada de { $who } quedó superada, con todo descubierto
       *[looked] { $who } miró antes de tiempo
    }
}: menos { $chips }.

## Las opciones

option-ante-mode = Todos ponen el ante antes de repartir.
option-blinds-mode = Los dos jugadores a la izquierda de quien reparte ponen las ciegas antes de repartir.
option-blinds-of-two = Antes de repartir, quien reparte pone la ciega grande, y el otro jugador la pequeña.
option-ante = El ante es de { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}.
option-small-blind = La ciega pequeña es de { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}.
option-big-blind = La ciega grande es de { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}.
option-fixed = Cada apuesta y cada subida son de un mismo tamaño fijo.
option-pot-limit = Nadie apuesta más que el bote, ni sube más de lo que hay en el bote después de igualar.
option-no-limit = Se pueden apostar o subir todas las fichas que se tienen.
option-bet-fixed = Cada apuesta es de { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}.
option-bet-above-pot = La apuesta mínima es de { $n } fichas, más de lo que hay en el bote, así que nadie puede apostar.
option-max-raises = En una ronda de apuestas se sube como máximo { $n ->
    [one] 1 vez
   *[other] { $n } veces
}.
option-peek = Antes de descubrir la primera carta, cada jugador puede echar un vistazo a una carta suya, y retirarse.
option-no-peek = No hay vistazo: nadie ve una carta antes de descubrirla.
option-peek-index = El vistazo es a la carta número { $n } de cada jugador.
option-rank-must-exceed = A la carta a superar solo le gana una carta más alta o una jugada.
option-kickers-count = Una carta del mismo valor que la carta a superar le gana si hay otra carta al lado.
option-kickers = Entre jugadores cuentan los kickers, y también una carta más.
option-no-kickers = Entre jugadores solo cuentan las cartas que forman la jugada, sin kickers.
option-look-forfeits = Quien mira antes de tiempo queda fuera y pierde sus apuestas.
option-look-pays = Quien mira antes de tiempo queda fuera, pierde sus apuestas y paga tanto como hay en el bote.
option-look-stays = Quien mira antes de tiempo paga tanto como hay en el bote y sigue; si no puede, queda fuera.
option-look-sits-out = Quien mira antes de tiempo queda fuera, pierde sus apuestas y no juega la mano siguiente.
option-kill-rank = Una carta del centro es la carta que mata: quien descubre una de su valor queda fuera.
option-kill-first-match = Una carta del centro mata a quien descubre una de su valor como primera carta.
option-kill-queen = Quien descubre la reina de picas queda fuera.
option-kill-none = Ninguna carta mata.
option-card-to-beat = Una carta del centro es la primera que hay que superar.
option-no-card-to-beat = La primera carta descubierta vale, sea la que sea.
option-wild-none = Ninguna carta es comodín.
option-wild-deuces = Los doses son comodines.
option-wild-threes-nines = Los treses y los nueves son comodines.
option-wild-one-eyes = Las cartas de un solo ojo son comodines: las jotas de picas y de corazones, y el rey de diamantes.
option-betting-turn = Se apuesta cuando alguien toma la delantera y cuando alguien queda fuera.
option-betting-leader = Se apuesta solo cuando alguien toma la delantera.
option-betting-card = Se apuesta después de cada carta descubierta.
option-doubles-round = Una pareja dobla las apuestas de la ronda que abre su jugador.
option-doubles-deal = En cuanto alguien tiene una pareja a la vista, las apuestas valen el doble el resto de la mano.
nobody-to-sit-out = Quien mira antes de tiempo se pierde una mano, y para eso hacen falta tres jugadores; hay { WORD($seats) } (SWT-H12).
option-pair-doubles = Las apuestas valen el doble en una ronda que abre alguien con una pareja o más a la vista.
option-pair-as-usual = El tamaño de las apuestas no depende de las cartas a la vista.
option-max-deals = La partida termina después de { $n ->
    [one] 1 mano
   *[other] { $n } manos
}; gana quien tiene más fichas.

## Los reglamentos

denexa = Denexa Games
denexa-line = Nadie ve una carta antes de descubrirla.
peek-book = Denexa Games, con vistazo
peek-line = Antes de la primera carta, todos pueden echar un vistazo a una suya, y retirarse.

## Pistas

price = { $price } para ganar { $pot }, y { $often } { $who ->
    [You] ganas
   *[other] gana
}
last-of = contra { $others ->
    [1] otro jugador
   *[other] otros { $others }
}, { $often } { $who ->
    [You] ganas
   *[other] gana
}
hint-turn = descubrir una carta
hint-look = mirar la carta { $number }
hint-no-peek = jugar sin vistazo
move-raise = subir a { $chips }
move-bet = apostar { $chips }
move-check = pasar
move-call = igualar
move-fold = retirarse
hand-to-beat = hay una jugada que superar
card-to-beat = hay una carta que superar
nothing-to-beat = cualquier carta sirve
peek-is-free = el vistazo no cuesta nada
kills-nothing = { $card } no mata a nadie
would-kill = { $card } mataría { $who ->
    [You] tu
   *[other] su
} jugada

# El juego, como aparece en una lista.

sentence = Póquer a ciegas: nadie conoce sus cartas. Descúbrelas hasta superar la jugada anterior, y apuesta.
length = una hora y media
seats = 2 a 7
group-bets = Apuestas

# Lo que se puede preguntar a las probabilidades.

ask-equity = Cuántas veces cada asiento es el último que queda, si ya nadie se retira.
ask-words = Cuántas fichas dan a un asiento retirarse, pasar, igualar, apostar y subir.
ask-up = Lo que hay descubierto en cada asiento; normalmente nada.
ask-kill = La carta que mata, si la mesa tiene una.
ask-target = La carta a superar, si la mesa tiene una.
ask-gone = Cartas que descubrieron asientos que ya están fuera; normalmente ninguna.
ask-turned = El último asiento que descubrió, desde 1; normalmente el que va en cabeza; si nadie, el que reparte, el último.
ask-seat = El asiento que decide, desde 1; normalmente 1.
ask-pot = Fichas en el bote; normalmente 20.
ask-price = Lo que cuesta igualar; normalmente 0: nadie ha apostado.
odds-last = el asiento { $seat } es el último que queda
odds-nobody-folds = Ya nadie se retira; { $n ->
    [one] queda 1 carta
   *[other] quedan { $n } cartas
} boca abajo.
odds-words-mean = Fichas ganadas o perdidas desde ahora, con { $pot } en el bote; las que ya se pagaron no son de nadie. Cada rival responde según las probabilidades, no se cuentan las apuestas que falten, y cada ficha que se apuesta por propia voluntad cuenta 1.3.

# Lo que mide un estudio de reglas.

measure-pot = fichas en el bote, por mano
measure-folds = retiradas, por mano
measure-stakes = apuestas y subidas, por mano
measure-raises = subidas, por mano
measure-turned = cartas descubiertas, por mano
measure-killed = asientos con fichas en el bote que dejó fuera la carta que mata, por mano

# Nombres de las opciones, al preparar la mesa.

label-stake-mode = Apuestas antes de repartir
label-ante = Ante
label-small-blind = Ciega pequeña
label-big-blind = Ciega grande
label-betting-limit = Límite de las apuestas
label-max-raises = Subidas por ronda
label-peek = Vistazo a una carta
label-peek-index = Carta del vistazo
label-tie-with-card-to-beat = Carta igual a la carta a superar
label-kickers-between-players = Kickers entre jugadores
label-look-penalty = Penalización por mirar antes
label-pair-doubles-min-bet = Apuestas dobles con una pareja
label-pair-doubles-for = Cuánto dura el doble por una pareja
label-kill-card = Carta que mata
label-card-to-beat = Carta a superar en el centro
label-wild = Comodines
label-betting-after = Cuándo se apuesta
label-max-deals = Número de manos

# Mini Baccarat. Las manos y sus apuestas son «Jugador», «Banca» y «empate»; coup es «golpe», shoe «sabot», marker «marca»,
# side bet «apuesta lateral», natural «natural», road «camino»; draw es «robar», stand «plantarse».

## Lo que no se puede

another-cuts = Corta otro jugador.
bet-too-large = La apuesta máxima es de { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
}.
bets-too-many = Eso suma apuestas por { $chips }, y tienes { $purse }.
ready-already = Ya terminaste de apostar. Se vuelve a apostar en el próximo golpe.
left-already = Ya dejaste la mesa.
no-such-bet = En esta mesa no se puede apostar { $spot }.
no-shoe = Un sabot tiene { $packs ->
    [one] una baraja entera
   *[other] { $packs } barajas enteras
}, { $cards } cartas; { $found }.

# lo que toca hacer: «Ahora toca …»
due-cut = cortar las cartas
due-bet = hacer tus apuestas

## La hoja de puntos

bet-returned = { $chips } en { $spot }: devueltas, empate
bet-returned-seven = { $chips } en { $spot }: devueltas, siete en tres cartas
bet-lost = { $chips } en { $spot }: perdidas
bet-paid = { $chips } en { $spot }: se paga { $price }, { $won }
price-even = 1 a 1
price-less = 1 a 1 menos { $commission }%
price-half = la mitad, porque la Banca gana con seis
price-short = { $short ->
    [half_on_six] 1 a 1, la mitad con seis
   *[back_on_seven] 1 a 1, se devuelve con siete en tres cartas
}
price-to-one = { $pays } a 1
price-side = { $bet ->
    [player-pair] 11 a 1
    [banker-pair] 11 a 1
    [either-pair] 5 a 1
    [perfect-pair] 25 a 1
    [big] 54 a 100
    [small] 3 a 2
    [dragon-player] hasta 30 a 1
    [dragon-banker] hasta 30 a 1
    [lucky-six] 12 o 20 a 1
    [dragon-seven] 40 a 1
   *[panda-eight] 25 a 1
}

## La mesa

title = Mini Baccarat
out = fuera
ready = ya está
one-shoe = un sabot
shoe-of = sabot { $shoe } de { $shoes }
spot = { $spot ->
    [player] Jugador
    [banker] Banca
    [tie] empate
    [player-pair] pareja del Jugador
    [banker-pair] pareja de la Banca
    [either-pair] cualquier pareja
    [perfect-pair] pareja perfecta
    [big] grande
    [small] pequeño
    [dragon-player] bono del dragón, Jugador
    [dragon-banker] bono del dragón, Banca
    [lucky-six] seis de la suerte
    [dragon-seven] siete del dragón
   *[panda-eight] ocho del panda
}
spot-label = { $spot ->
    [player] Jugador
    [banker] Banca
    [tie] Empate
    [player-pair] Pareja Jugador
    [banker-pair] Pareja Banca
    [either-pair] Cualquier pareja
    [perfect-pair] Pareja perfecta
    [big] Grande
    [small] Pequeño
    [dragon-player] Dragón, Jugador
    [dragon-banker] Dragón, Banca
    [lucky-six] Seis de la suerte
    [dragon-seven] Siete del dragón
   *[panda-eight] Ocho del panda
}
# a qué se apuesta, dentro de una frase: «Apuestas 20 a la Banca.»
on-spot = { $spot ->
    [player] al Jugador
    [banker] a la Banca
    [tie] al empate
    [player-pair] a pareja del Jugador
    [banker-pair] a pareja de la Banca
    [either-pair] a cualquier pareja
    [perfect-pair] a pareja perfecta
    [big] a grande
    [small] a pequeño
    [dragon-player] al bono del dragón del Jugador
    [dragon-banker] al bono del dragón de la Banca
    [lucky-six] al seis de la suerte
    [dragon-seven] al siete del dragón
   *[panda-eight] al ocho del panda
}
hand = { $hand ->
    [player] Jugador
   *[banker] Banca
}
hand-scores = { $hand ->
    [player] Jugador
   *[banker] Banca
}, { $score }
hand-wins = { $hand ->
    [player] Jugador
   *[banker] Banca
}, { $score }, gana
wins = gana
dealer = El crupier
coup = Golpe { $number }.
bets-title = Apuestas
side-bets-of = { $who ->
    [You] Tú
   *[other] { $who }
}, apuestas laterales: { $bets }
bets-of = { $who ->
    [You] Tú
   *[other] { $who }
}: Jugador { $player }, Banca { $banker }, empate { $tie }
shoe-before-marker = Sabot, { $cards ->
    [one] falta 1 carta
   *[other] faltan { $cards } cartas
} para la marca
shoe-last-coup = Sabot, ya salió la marca: es el último golpe
burned = Quemadas
discards = Descartes

## Un golpe, como lo cuenta después el crupier

has-two = { $hand ->
    [player] El Jugador
   *[banker] La Banca
} tiene { $one } y { $two }: { $score }.
natural = Un natural. Nadie roba.
stands = { $hand ->
    [player] El Jugador
   *[banker] La Banca
} se planta.
draws = { $hand ->
    [player] El Jugador
   *[banker] La Banca
} roba { $card } y tiene { $score }.
tie-tapped = Empate, { $player } a { $banker }. El crupier da un toque en la mesa entre las dos manos.
wins-pushed = { $hand ->
    [player] Gana el Jugador
   *[banker] Gana la Banca
}, { $high } a { $low }. El crupier empuja sus cartas hacia quienes apuestan.

## Un golpe, carta a carta

no-more-bets = No va más.
gets = { $hand ->
    [player] El Jugador
   *[banker] La Banca
} recibe { $card }.
totals = El Jugador tiene { $player }, y la Banca, { $banker }.
totals-natural = El Jugador tiene { $player }, y la Banca, { $banker }. Un natural: nadie roba.
wins-to = { $hand ->
    [player] Gana el Jugador
   *[banker] Gana la Banca
}, { $high } a { $low }.
tie = Empate, { $player } a { $banker }.
bet-pays = Tus { $chips } ganan { $won }.
bet-lies-lost = Pierdes { $chips }.
bet-comes-back = Recuperas tus { $chips }.
bets-win = Tus apuestas ganan { $won } en total.
bets-lose = Tus apuestas pierden { $lost } en total.
bets-level = Con tus apuestas ni ganas ni pierdes.

## Probabilidades y caminos

# $clause es el número de la cláusula que lo dice
no-trend = Los resultados anteriores no dicen nada del próximo golpe ({ $clause }).
odds-title = Las probabilidades
chances = Probabilidades con { $cards } cartas sin ver: Jugador { $player }, Banca { $banker }, empate { $tie }.
percent = { $figure }%
edge = { $spot } { $share }
house-keeps = A la larga, la casa se queda con: { $edges }.
house-keeps-aside = De las apuestas laterales se queda con: { $edges }.
house-keeps-nothing = A la larga, la casa no se queda con nada.
bettor-gains = A la larga, quien apuesta gana: { $edges }.
bead-plate = Tablero de cuentas: P es Jugador, B es Banca, T es empate
big-road = Camino grande: una columna por racha; una cifra cuenta empates, un punto marca una pareja
derived-road = { $road ->
    [big] Ojo grande
    [small] Camino pequeño
   *[cockroach] Camino cucaracha
}: r es rojo, u es azul
if-next = Si ahora sale
next-mark = { $winner ->
    [P] Jugador
   *[B] Banca
}: ojo grande { $eye ->
    [red] rojo
    [blue] azul
   *[none] –
}, camino pequeño { $small ->
    [red] rojo
    [blue] azul
   *[none] –
}, camino cucaracha { $cockroach ->
    [red] rojo
    [blue] azul
   *[none] –
}

## Lo que se puede hacer

cut-the-cards = Cortar las cartas
take-back = Retirar: { $spot }
ready-label = Listo
without-a-bet = sin apuesta
leave = Dejar la mesa
with-bankroll = con tus fichas
rebet = Repetir
double = Doblar

## Lo que se espera, y el final

shuffling = El crupier baraja las cartas.
cut-now = Corta las cartas: cualquier sitio vale.
waiting-to-cut = Esperando a que { $who ->
    [You] cortes
   *[other] corte { $who }
}.
place-bets = Hagan sus apuestas.
waiting-for = Esperando a { MID($whom) }.
over = La partida ha terminado. { CAP($ends) }.
over-level = La partida ha terminado. Nadie ha ganado ni perdido.
won = { $who ->
    [You] tú ganas
   *[other] { $who } gana
} { $chips }
lost = { $who ->
    [You] tú pierdes
   *[other] { $who } pierde
} { $chips }

## Jugadas

cuts = { $who ->
    [You] Cortas
   *[other] { $who } corta
} las cartas. El crupier coloca la marca{ $burn ->
    [no] {""}
   *[yes] {" "}y quema la primera carta
}.
takes-back = { $who ->
    [You] Retiras
   *[other] { $who } retira
} la apuesta { $spot }.
bets = { $who ->
    [You] Apuestas
   *[other] { $who } apuesta
} { $chips } { $spot }.
is-ready = { $who ->
    [You] Terminas
   *[other] { $who } termina
} de apostar.
leaves = { $who ->
    [You] Dejas
   *[other] { $who } deja
} la mesa.
shuffles = El crupier mezcla { $packs ->
    [one] una baraja
   *[other] { $packs } barajas
} y ofrece la carta de corte.

## Lo que piensa un jugador

why-bet = de una apuesta, la casa se queda a la larga con: { $kept }
why-bet-gains = de una apuesta, la casa se queda a la larga con: { $kept }; quien apuesta gana { $gained }
why-bet-all-gain = de una apuesta, la casa no se queda a la larga con nada; quien apuesta gana { $gained }

## Las opciones

option-decks-8 = El sabot tiene ocho barajas: 416 cartas.
option-decks-6 = El sabot tiene seis barajas: 312 cartas.
option-decks-4 = El sabot tiene cuatro barajas: 208 cartas.
option-decks-2 = El sabot tiene dos barajas: 104 cartas.
option-decks-1 = El sabot tiene una baraja: 52 cartas.
option-banco-full = Una apuesta ganadora a la Banca se paga siempre igual, gane con lo que gane.
option-half-on-six = Una apuesta ganadora a la Banca se paga a la mitad si la Banca tiene seis.
option-back-on-seven = Una apuesta a la Banca se devuelve si la Banca gana con siete en tres cartas.
option-burn-by-value = Se quema una carta boca arriba, y tantas más como vale.
option-burn-one = Se quema una carta, boca arriba.
option-burn-none = No se quema ninguna carta.
option-pairs = Las apuestas a pareja del Jugador o de la Banca pagan 11 a 1; con ocho mazos la casa se queda con alrededor del 10%.
option-no-pairs = No se puede apostar a pareja del Jugador ni de la Banca.
option-either = Apostar a que alguna de las dos manos empieza con pareja paga 5 a 1; con ocho mazos la casa se queda con alrededor del 14%.
option-no-either = No se puede apostar a que haya pareja en cualquiera de las dos manos.
option-perfect = Apostar a dos primeras cartas de igual rango y palo paga 25 a 1; con ocho mazos la casa se queda con alrededor del 13%.
option-no-perfect = No se puede apostar a pareja perfecta.
option-big-small = Apostar a cuatro cartas paga 3 a 2, y a más, 54 a 100; con ocho mazos la casa se queda con alrededor del 5%.
option-no-big-small = No se puede apostar a cuántas cartas se reparten.
option-dragon = El bono del dragón paga según por cuánto gana una mano; con ocho mazos la casa se queda con alrededor del 3% (Jugador) y del 9% (Banca).
option-no-dragon = No hay bono del dragón.
option-lucky-six = Apostar a que la Banca gana con seis paga 12 a 1, y en tres cartas, 20 a 1; con ocho mazos la casa se queda con alrededor del 17%.
option-no-lucky-six = No se puede apostar a que la Banca gana con seis.
option-dragon-seven = Apostar a que la Banca gana con siete en tres cartas paga 40 a 1; con ocho mazos la casa se queda con alrededor del 8%.
option-no-dragon-seven = No se puede apostar a que la Banca gana con siete en tres cartas.
option-panda = Apostar a que el Jugador gana con ocho en tres cartas paga 25 a 1; con ocho mazos la casa se queda con alrededor del 10%.
option-no-panda = No se puede apostar a que el Jugador gana con ocho en tres cartas.
option-commission-5 = Una apuesta ganadora a la Banca paga una comisión del cinco por ciento.
option-commission-4 = Una apuesta ganadora a la Banca paga una comisión del cuatro por ciento.
option-commission-0 = Una apuesta ganadora a la Banca se paga 1 a 1.
option-commission-none = Una apuesta ganadora a la Banca se paga 1 a 1, lo que favorece a quien apuesta, no a la casa.
option-tie-8 = Una apuesta ganadora al empate se paga ocho a uno.
option-tie-9 = Una apuesta ganadora al empate se paga nueve a uno.
option-tie-pushes = Si hay empate, las apuestas al Jugador y a la Banca se devuelven.
option-tie-loses = Si hay empate, las apuestas al Jugador y a la Banca pierden.
option-marker = La marca está a { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} del final del sabot.
option-finish-hand = El golpe en el que aparece la marca es el último del sabot.
option-one-more-hand = Después del golpe en el que aparece la marca se juega uno más.
option-burn-ten = Si la carta quemada es un diez o una figura, se queman diez más con ella.
option-burn-alone = Un diez o una figura se quema sin más cartas.
option-shoes = La partida termina después de { $n ->
    [one] 1 sabot
   *[other] { $n } sabots
}.
option-min-bet = Una apuesta es de { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
} como mínimo.
option-max-bet = Una apuesta es de { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
} como máximo.
option-max-bet-none = Se pueden apostar todas las fichas que se tienen.

## Opciones que no van juntas

refuse-marker-far = La marca está a { $n } cartas del final; con { $decks ->
    [one] una baraja
   *[other] { WORD($decks) } barajas
} puede estar a { $most } como máximo (BAC-20).
refuse-marker-near = Un golpe más después de la marca necesita { $least } cartas detrás de ella; se indicó { $n } (BAC-S12).
refuse-commission = Una mesa que { $short ->
    [half_on_six] paga la mitad con seis
   *[back_on_seven] devuelve las apuestas con siete
} no cobra comisión; se indicó { $n }% (BAC-H2).
refuse-perfect = En una sola baraja no hay cartas repetidas, así que no hay pareja perfecta (BAC-H8).
refuse-chips = La apuesta mínima es { $least } y todos empiezan con { $n } (BAC-06).
refuse-max-bet = La apuesta mínima es { $least } y la máxima { $n } (BAC-06).

## Los reglamentos

denexa = Denexa Games
denexa-line = Ocho barajas en el sabot; la casa se queda con el cinco por ciento de lo ganado a la Banca, y el empate se paga ocho a uno.

## Pistas

hint-bet = { $chips } { $spot }
hint-no-bet = nada { $spot }
# como nombran una apuesta una pista y una lista de probabilidades: «20 a la Banca»
hint-spot = { $spot ->
    [player] al Jugador
    [banker] a la Banca
    [tie] al empate
    [player-pair] a pareja del Jugador
    [banker-pair] a pareja de la Banca
    [either-pair] a cualquier pareja
    [perfect-pair] a pareja perfecta
    [big] a grande
    [small] a pequeño
    [dragon-player] al bono del dragón del Jugador
    [dragon-banker] al bono del dragón de la Banca
    [lucky-six] al seis de la suerte
    [dragon-seven] al siete del dragón
   *[panda-eight] al ocho del panda
}
hint-ready = terminar de apostar
hint-leave = dejar la mesa
hint-cut = cortar por la carta { $cards }
any-cut = da igual por dónde se corte
bet-is-down = { $who ->
    [You] tu
   *[other] su
} apuesta está puesta, y otra más no sería mejor
house-keeps-of = la casa se queda a la larga con { $share } de cada 100 fichas{ $best ->
    [yes] { ", " }menos que con las otras dos apuestas
    [all] { ", " }menos que con cualquier otra apuesta
   *[no] { "" }
}
bettor-gains-of = quien apuesta gana a la larga { $share } de cada 100 fichas{ $best ->
    [yes] { ", " }más que con las otras dos apuestas
    [all] { ", " }más que con cualquier otra apuesta
   *[no] { "" }
}

# El juego, como aparece en una lista.

sentence = Apuesta al Jugador, a la Banca o al empate; deciden las cartas, y reparte la casa.
length = diez minutos por sabot
seats = 1 a 9
nothing-to-review = En Mini Baccarat deciden las cartas, y ninguna apuesta es buena: no hay nada que repasar.
group-shoe = El sabot
group-side = Apuestas laterales

# Lo que se puede preguntar a las probabilidades.

ask-coup = Las probabilidades del próximo golpe, y con cuánto se queda la casa de cada apuesta.
ask-cost = Lo que se pierde apostando una hora.
ask-roads = Si los caminos dicen algo del próximo golpe.
ask-shoe = Cuántas cartas de cada valor quedan en el sabot: dieces y figuras, luego ases a nueves; normalmente todas.
shoe-part = { $value ->
    [0] Dieces y figuras
    [1] Ases
    [2] Doses
    [3] Treses
    [4] Cuatros
    [5] Cincos
    [6] Seises
    [7] Sietes
    [8] Ochos
   *[9] Nueves
}
ask-gone = Cartas que ya salieron del sabot; normalmente ninguna.
ask-bet = La apuesta; normalmente a la Banca.
ask-stake = Fichas en cada golpe; normalmente 10.
ask-coups = Golpes en una hora; normalmente 70.
wins-banker = gana la Banca
wins-player = gana el Jugador
comes-tie = un empate
comes-natural = un natural
edge-on = lo que se queda la casa de una apuesta { $spot }
edge-means = Las últimas { WORD($n) } cifras son partes de la apuesta a la larga; con signo menos, gana quien apuesta.
pairs-not-told = Un sabot por valores no dice nada de las parejas: para esas apuestas déjalo entero e indica las cartas que ya salieron.
cost-coup = fichas perdidas por golpe
cost-hour = fichas perdidas por hora
hour-strays = una hora suelta se desvía de eso en (fichas)
cost-means = Con { $coups ->
    [one] 1 golpe
   *[other] { $coups } golpes
} por hora y { $stake ->
    [one] 1 ficha
   *[other] { $stake } fichas
} { $spot }, cada golpe repartido de este sabot. La última cifra es una desviación estándar.
after-none = gana la Banca, sin contar empates, con el sabot entero
after-all = repartido: después de cualquier cosa
after-win = repartido: después de ganar { $spot ->
    [banker] la Banca
   *[player] el Jugador
}
after-streak = repartido: después de ganar { $spot ->
    [banker] la Banca
   *[player] el Jugador
} { $n } o más veces seguidas
after-red = repartido: donde la Banca daría rojo en el ojo grande
after-blue = repartido: donde la Banca daría azul en el ojo grande
roads-mean = Todas son la misma cifra, salvo por el azar: lo que hay en los caminos no dice nada del próximo golpe.

# Lo que mide un estudio de reglas.

measure-house = lo que se queda la casa de cada ficha apostada
measure-punto = lo que pierde una ficha al Jugador, por golpe
measure-banco = lo que pierde una ficha a la Banca, por golpe
measure-tie = lo que pierde una ficha al empate, por golpe
measure-banco-won = golpes que gana la Banca, del total
measure-ties = golpes que acaban en empate, del total
measure-commission = comisión, por ficha apostada

# Nombres de las opciones, al preparar la mesa.

label-decks = Barajas en el sabot
label-commission = Comisión de la Banca
label-banco-short = Pago reducido de la Banca
label-tie-pays = Pago del empate
label-tie-pushes-main-bets = Apuestas devueltas en un empate
label-marker-from-end = Cartas detrás de la marca
label-after-marker = Después de la marca
label-burn-value-of-ten-and-faces = Quemar por dieces y figuras
label-burn = Cartas quemadas
label-pair-bets = Apuestas a pareja
label-either-pair = Apuesta a cualquier pareja
label-perfect-pair = Apuesta a pareja perfecta
label-big-small = Apuestas al número de cartas
label-dragon-bonus = Bono del dragón
label-lucky-six = Apuesta al seis de la Banca
label-dragon-seven = Apuesta al siete de la Banca en tres cartas
label-panda-eight = Apuesta al ocho del Jugador en tres cartas
label-shoes = Número de sabots
label-max-bet = Apuesta máxima

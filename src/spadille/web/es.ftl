# Lo que dice la página misma; lo que dicen los juegos llega en palabras del servidor.
# Mano (deal), baza (trick), jugada (move), partida (game, match), registro (record), repaso (review), semilla (seed), vestíbulo (lobby).

to-the-table = A la mesa
main-menu = Menú principal
rules = Reglas
settings = Ajustes
one-moment = Un momento…
what-happens = Lo que pasa
needs-scripts = La mesa necesita JavaScript; la mesa en el terminal (spadille play) no.
language = Idioma
you = Tú
roads = Caminos y probabilidades

# En todas partes

about = Juegos de cartas según el reglamento: contra bots, con amigos, y cada regla dice de qué reglamento viene.
list = { $most } y { $last }
close = Cerrar
no = No
seconds = { $n } s
server-answers = El servidor responde { $status }.

# Cartas

card-down = una carta boca abajo
big-joker = comodín grande
little-joker = comodín pequeño
card = { $rank ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [T] diez
    [11] once
    [12] doce
    [13] trece
    [J] jota
    [Q] reina
    [K] rey
    [A] as
   *[other] { $rank }
} de { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
no-trumps-short = ST
no-trumps = sin triunfo
bot = bot
joker-on-card = JOKER
joker-size = { $joker ->
    [JB] GRANDE
   *[JL] PEQUEÑO
}
not-playable = { $card }, no se puede jugar: { $why }
chosen = elegida
goes-with = va con la carta elegida
first-of-two = primera de dos iguales
second-of-two = segunda de dos iguales
from = de { $who ->
    [You] ti
   *[other] { $who }
}
in-row = fila { $row }, carta { $n } de { $most }
road-empty = { $road }: nada aún

# Lo que se puede hacer

not-allowed = { $what }, no se permite: { $why }
press-again = pulsa otra vez
tap-again = Tócala otra vez para jugarla.
tap-to-go-on = Toca la mesa o pulsa Enter para seguir.
press-again-for = { $what }: pulsa otra vez.
chosen-of = { $n ->
    [one] { $n } de { $most } elegida
   *[other] { $n } de { $most } elegidas
}
number-from-to = { $what }: un número de { $low } a { $high }
less = menos: { $what }
more-of = más: { $what }
lie-there = ahí hay { $n }
add-chips = { $where }: añadir { $n }
chips-of = fichas de { $n }
chips-add = Cuánto añade un toque en una casilla
choices = opciones

# El tapete

bot-for-now = bot por ahora
away = ausente
deals = reparte
dealer-sign = R
partner = compañero
your-hand = Tus cartas
the-end = El final
deal-is-over = La mano ha terminado.
seats = Asientos

# La puntuación

score-says = Puntuación: { $score }
score-opens = Puntuación, { $what }: { $score }. Abrir la hoja de puntos
by-clause = { $points } { $unit }, según la cláusula { $clause }: ahí dice cómo se cuenta.
first-deal = Se está jugando la primera mano. Se cuenta en { $what }.
counted-in = Se cuenta en { $what }. Toca una línea para ver su cláusula.
deal = Mano
deal-came = Mano { $deal }: { $totals }
total-after = Total tras la mano { $deal }: { $totals }
graph-says = { $totals }, tras { $n } { $kind ->
    [coup] golpes
   *[deal] manos
}
totals-by-deal = Totales mano a mano
score-sheet = Hoja de puntos
deal-over = Fin de la mano { $deal }
deal-number = Mano { $deal }
still-looking = { $n ->
    [one] { $who } sigue mirando.
   *[other] { $who } siguen mirando.
}
next-deal-in = La próxima mano empieza en { $clock }.
next = Siguiente
review = Repaso
more-time = Más tiempo
why = ¿Por qué?

# Un juego que corre solo

by-hand = a mano
pace-slow = lento
pace-steady = tranquilo
pace-quick = rápido
pace-very-quick = muy rápido
pace = Ritmo
stop = Parar
let-it-run = Dejar correr
to-the-end = Hasta el final

# Pistas

move = Jugada
points-expected = Puntos esperados
game-won = Partida ganada
figures = Cifras
sees-no-more = La pista solo sabe lo que tú puedes ver.
play-it = Jugarla

# Lo que se consulta en la mesa

last-trick = Última baza
no-last-trick = Aún no hay ninguna baza terminada que ver.
help = Ayuda

# Ajustes

arrows = ← →
card-to-card = de carta en carta
up-or-enter = ↑ o Enter
play-the-card = jugar la carta
put-it-back = devolverla
digits = números
a-bid-such-as = una puja, como 12 o 7H
nil-pass = nulo · pasar
key-take-back = deshacer
the-last-trick = última baza
the-score-sheet = hoja de puntos
a-hint = una pista
words-of-the-game = las palabras del juego
these-keys = estas teclas; en una carta que no se puede jugar, por qué no
keys = Teclas
your-name-face = Tu nombre, tu cara y tu color
speed = Velocidad
instant = al instante
fast = rápida
normal = normal
slow = lenta
trick-stays = La baza terminada se queda
a-second = alrededor de un segundo
until-tap = hasta que la toque
when-deal-over = Al terminar una mano
show-what = mostrar el resultado
go-on-at-once = seguir enseguida
suits = Palos
two-colours = dos colores
four-colours = cuatro colores
card-backs = Reverso de las cartas
back-blue = rejilla azul
back-red = puntos rojos
back-green = anillos verdes
back-black = negro y oro
felt = Mesa
felt-green = tapete verde
felt-blue = tapete azul
felt-wine = tapete color vino
suit-letters = Letras en los palos
off = no
on = sí
cards = Cartas
large-index = números grandes
high-left = altas a la izquierda, triunfos a la derecha
other-way = al revés
to-play-a-card = Para jugar una carta
tap-by-mouse = un clic, o dos toques
tap-twice = dos toques, o arrastrar
tap-once = un toque
no-choice = Cuando solo hay una jugada posible (a solas contra bots)
by-itself = se hace sola
a-word-after = Señalar mis errores grandes (a solas contra bots)
colours = Aspecto
as-system = como el sistema
light = claro
dark = oscuro
contrast = Contraste
high = alto
sound = Sonido
how-well = Nivel de { $who }
as-the-others = como los demás

# El vestíbulo

lobby-title = Spadille: juegos de cartas según el reglamento
games-by-the-book = { $n ->
    [one] Un juego de cartas según el reglamento
    [6] Seis juegos de cartas según el reglamento
    [7] Siete juegos de cartas según el reglamento
    [8] Ocho juegos de cartas según el reglamento
    [9] Nueve juegos de cartas según el reglamento
   *[other] { $n } juegos de cartas según el reglamento
}
sit-down-line = Siéntate a jugar contra bots con un clic, o abre una mesa y manda el enlace a tus amigos. Cada regla dice de qué reglamento viene.
go-on = Seguir
back-to-game = Volver a { $game }
join-game = Unirse a { $game }
games = Juegos
players = { $n ->
    [1] 1 jugador
   *[other] { $n } jugadores
}
play-rules = Jugar { $game }: { $rules }
play-now = Jugar ya
play-game-now = Jugar { $game } ya
set-up = Preparar
set-up-game = Preparar una mesa de { $game }
how-to-play = Cómo se juega
how-to-play-game = Cómo se juega { $game }
rules-of-game = Reglas de { $game }
records = Registros
records-line = Cada partida se puede guardar como un texto que lleva su propia prueba. Mírala jugada a jugada, y comprueba cómo se repartió.
look-at-record = Ver un registro
open-tables = Mesas abiertas
did-not-work = Eso no funcionó
try-again = Intentar otra vez
back-to-lobby = Volver al vestíbulo
to-the-lobby = Al vestíbulo
table-has-closed = Esta mesa se ha cerrado
spadille-closed = Spadille: esta mesa se ha cerrado
one-like-it = Abrir una de { $game } con las mismas reglas
one-in-lobby = Abrir una en el vestíbulo

# La conexión con la mesa

no-connection = Sin conexión. Tu partida está a salvo; se intenta otra vez…
no-answer = La mesa no responde. Tu partida está a salvo; se intenta otra vez…
sending = Enviando…
no-connection-now = Ahora mismo no hay conexión. Inténtalo otra vez en un momento.
other-versions = Esta página y su servidor son de versiones distintas. Cierra la página y ábrela otra vez.

# Preparar una mesa

exactly-as = Exactamente como en { $book }.
exactly-as-book = Exactamente como en su reglamento.
rulebook-says = El reglamento: { $rule }
rules-kept-elsewhere = Otra versión de esta página guardó tus reglas; se quedan como están.
keeps-nothing = Este navegador no guarda nada: mejor copia el enlace a las reglas.
no-such-book = Este enlace pide un reglamento que aquí no está; estas son las reglas habituales.
not-so-many = En { $book } no hay juego para tantos jugadores; aquí va el número habitual.
rules-unknown = { $n ->
    [one] Una regla de este enlace no se conoce aquí y se deja fuera.
   *[other] { $n } reglas de este enlace no se conocen aquí y se dejan fuera.
}
forget-rules = Olvidar { $rules }
name-for-rules = Un nombre para estas reglas
friday-night = Noche de viernes
kept-as = Guardadas como { $name }.
link-copied = El enlace a estas reglas está copiado.
link-to-rules = Un enlace a estas reglas
link = Enlace
your-own-rules = Tus propias reglas
keep-these = Guardar estas reglas
copy-link = Copiar un enlace a ellas
rules-here = Las reglas de esta mesa
book-of-its-own = Un reglamento propio
compare-with = Comparar con { $rules }
set-up-like-this = Preparar una mesa así
all-the-rules = Todas las reglas
here-play = Aquí juegan { $here }; tus reglas son para { $yours }.
rule-here = Aquí: { $rule }
same-rules-as = Las mismas reglas que { $rules }.
rules-gone = Con estas reglas ya no se puede jugar aquí: { $why }
book-gone = Estas reglas son de un reglamento que aquí no está.
by-rulebook = Según el reglamento { $book }. { $line }
whose-rules = ¿Las reglas de quién?
the-table = La mesa
bots = Bots
level = { $level ->
    [beginner] principiante
    [regular] habitual
    [strong] fuerte
   *[other] { $level }
}
clock = Reloj
none = sin reloj
two-minutes = dos minutos por jugada
half-a-minute = 30 segundos por jugada
three-days = tres días por jugada
hints = Pistas
hints-here = { $on ->
    [yes] Todos pueden pedir una pista: la mejor jugada.
   *[no] Entre varias personas no hay pistas.
}
yes-please = sí
no-thanks = no
moves-back = Deshacer jugadas (a solas contra bots)
watchers = Espectadores
anyone = cualquiera que conozca la mesa
only-by-link = solo con el enlace para mirar
chat = Chat
in-the-list = En la lista de mesas abiertas
set-up-title = { $game }: preparar una mesa
play = Jugar
play-against-bots = Jugar contra bots
open-for-friends = Abrir la mesa a amigos
read-the-rules = Leer las reglas
no-game-called = No hay ningún juego { $game }.

# Antes de la partida

copied = Copiado.
copy-by-hand = Selecciona la dirección y cópiala.
copy = Copiar
a-bot = un bot ({ $level })
free = libre
thats-you = tú
is-here = está aquí
is-away = no está
sit-here = Sentarse aquí
bot-please = Poner un bot
free-it = Liberar
exactly-by-book = Exactamente según el reglamento.
rules-of-its-own = La mesa tiene reglas propias.
usual-by = { $words }, según el reglamento «{ $book }»
invited-by = { $n ->
    [one] { $who } te invita a jugar: { $game }
   *[other] { $who } te invitan a jugar: { $game }
}
game-by-book = { $game } según { $book }
the-rules = Las reglas
for-friends = Para amigos
for-friends-long = Manda esta dirección a tus amigos. Quien la abra puede tomar un asiento libre, o mirar.
begin = { $free ->
    [0] Empezar
    [one] Empezar, con un bot en el asiento libre
   *[other] Empezar, con bots en los asientos libres
}
host-begins = El anfitrión empieza la partida.
all-links = Todos los enlaces
how-fair = ¿Cómo compruebo los repartos?
fair-deals = Repartos limpios: para barajar, el servidor ya ha fijado su parte ({ $commit }…); cada asiento sella la suya, y la abre cuando todas están selladas. Después de la partida, cualquiera puede comprobar cada reparto.

# Un enlace a otro asiento

have-a-seat = Ya tienes un asiento
link-for-seat = Este enlace es para el asiento de { $there }. En esta mesa te sientas como { $here }. Puedes tomar el otro asiento y volver más tarde, pero en una mano solo ves las cartas de un asiento.
keep-my-seat = Conservar mi asiento
take-seat-of = Tomar el asiento de { $who }
came-by-link = Has llegado a este asiento por un enlace.
back-to-seat-of = Volver al asiento de { $who }

# Las reglas

rules-line = Cómo se juega cada juego, y cada regla de cada reglamento.
round-the-table = Alrededor de la mesa
cards-and-dealing = Cartas, barajas y reparto
care-of-cards = Cuidado de las cartas
glossary = Glosario
example = Ejemplo:
no-rulebook = No hay ningún reglamento { $book }; hay { $books }.
rules-title = { $what }: reglas
never-played = ¿Nunca lo has jugado? { $link }, en una página.
kept-by = Dónde se cumple
show-kept = Mostrar cómo se cumple cada regla
options-of-book = Las opciones en este reglamento
options = Opciones
house-rules = Reglas de la casa que una mesa puede elegir
decisions-title = Decisiones donde las reglas impresas callan
reason = Por qué
two-books = { $one } y { $other }
rulebooks = Otros reglamentos
all-rulebooks = Todos los reglamentos
contents = En esta página
settle-differently = ¿En qué se diferencian dos reglamentos?
option = Opción
points-differ = { $n ->
    [0] Lo resuelven todo igual.
    [one] Resuelven un punto de otra manera; en todo lo demás coinciden.
   *[other] Resuelven { $n } puntos de otra manera; en todo lo demás coinciden.
}
all-the-clauses = Todas las cláusulas
differences = Diferencias

# Aprender

learn-at-table = Aprender en la mesa
lessons-of = Lecciones de { $game }
course-line = Cada una dura dos o tres minutos, en una mesa de verdad. Síguelas en orden o elige una.
start-course = Empezar
go-on-with-lesson = Seguir con la lección { $n }
done = hecha
lessons-done = { $n } de { $most } hechas en este navegador
next-lesson = Siguiente lección
all-lessons = Todas las lecciones
said-so = (se dice: { $said })
the-words = Las palabras
tap-and-tap = Toca una carta para levantarla; tócala otra vez para jugarla.
with-keys = Con teclas: flechas, luego Enter.
the-lesson = La lección
step = Paso { $n } de { $most }
show-me = Mostrar
puzzles = Problemas
puzzles-line = Una decisión en cada uno. Haz la jugada que encuentres: o es la buena, o ves lo que cuesta.
puzzles-of = Problemas de { $game }
puzzle-of = Problema { $n } de { $most }
puzzle-of-rating = Problema { $n } de { $most }, nivel { $rating }
solved-in-theme = { $n ->
    [one] { $n } de { $most } resuelto
   *[other] { $n } de { $most } resueltos
}
puzzle-for-you = Un problema para ti
own-rating = Tu nivel: { $rating }
new-rating = Tu nivel { $change }: { $rating }.
puzzles-by-theme = Por temas
the-puzzle = El problema
solved = resuelto
solved-of = { $n ->
    [one] { $n } de { $most } resuelto en este navegador
   *[other] { $n } de { $most } resueltos en este navegador
}
other-puzzles = De otros juegos
all-puzzles = Todos los problemas
what-follows = Ver qué sigue
move-number = Jugada { $n }
try-it = Probar

# Los registros y su prueba

seen-by = Visto por
a-watcher = un espectador
before-first = Antes de la primera jugada.
play-on = Reproducir
one-back = Una jugada atrás
one-on = Una jugada adelante
trick-back = A la baza anterior
trick-on = Al final de la baza
record-move-by-move = Un registro, jugada a jugada
were-deals-fair = ¿Fue limpio el reparto?
no-game-of-ours = Ese archivo no es una partida nuestra. No se ha cambiado nada.
back-to-table = Volver a la mesa
download-record = Descargar el registro
choose-a-file = Elegir un archivo
promise-seen = La promesa del registro { $good ->
    [yes] es
   *[no] no es
} la que este navegador vio al llegar a la mesa.
seals-seen = Lo que se selló { $good ->
    [yes] es
   *[no] no es
} lo que este navegador vio antes de abrir su propia parte.
part-left-out = Lo que este navegador iba a añadir quedó fuera: no se abrió a tiempo.
part-in-seed = Lo que este navegador añadió a la semilla { $good ->
    [yes] está
   *[no] no está
} en ella.
in-round = { $name } (ronda { $round })
left-out = Fuera de la semilla, porque su parte no se abrió a tiempo: { $names }.
what-proves = Qué prueba esto
what-not-proves = Qué no prueba
checked-elsewhere = Para que lo compruebe otro programa en otra máquina: { $command }.
no-seed = El registro no lleva semilla: no se puede comprobar cómo se repartió.
other-secret = El secreto no es el que se prometió antes de la partida.
other-parts = Lo que añadieron los asientos no es lo que habían sellado.
other-seed = La semilla no sale del secreto y de lo que añadieron los asientos.
unknown-drawing = Aquí no se comprueba: esta página no sabe cómo saca sus cartas este juego.
other-cards = La semilla da otras cartas en la jugada del azar { $n }: alguien las ha elegido.
no-chance = En este registro no hay ninguna jugada del azar.
not-recomputed = Aquí no se comprueba: esta página no vuelve a calcular lo que ha sacado el azar.
chance-follows = { $n ->
    [one] La única jugada del azar sale de la semilla.
   *[other] Las { $n } jugadas del azar salen de la semilla.
}
more-not-here = { $n ->
    [one] Otra más no se vuelve a calcular aquí.
   *[other] Otras { $n } no se vuelven a calcular aquí.
}

# El repaso

better = mejor
how-did-i-play = ¿Cómo jugué?
play-on-from-here = Seguir desde aquí
no-record-there = En esa dirección no hay ningún registro.
taken-over = { $n ->
    [one] La primera jugada viene
   *[other] Las primeras { $n } jugadas vienen
 } de otro registro; las cartas que allí se repartieron no se comprueban aquí.
see-moment = Ver este momento
either = { $one } o { $other }
tricks-less = Con todas las cartas a la vista: { $n ->
    [one] una baza
   *[other] { $n } bazas
} menos que con { $better }.
trick = Baza
player = Jugador
played = Se jugó
better-column = Mejor
cost = Cuesta
all-decisions = Todas las decisiones ({ $n })
points-lost = Puntos perdidos: { $lost }.
tricks-lost = Bazas perdidas, con todas las cartas a la vista: { $lost }.
judged-by = Valorado por el bot { $level }, con lo que entonces podías ver.
thinking = Pensando…
all-cards-seen = Con todas las cartas a la vista

# Al lado del tapete

what-has-happened = Lo que ha pasado
at-the-table = En la mesa
taken-back = Se deshace una jugada.
by-book = según { $book }{ $changed ->
    [yes] , con cambios
   *[no] { "" }
}
host-paused = { $who ->
    [You] Has puesto
   *[other] El anfitrión ha puesto
} la partida en pausa.
opening-parts = Un momento: para barajar, cada asiento abre su parte.
bot-for-you = Un bot juega por ti.
take-seat-back = Recuperar mi asiento
people-watch = { $n ->
    [one] Una persona mira.
   *[other] { $n } personas miran.
}
coming-in = Tienes un asiento, como { $who }. Entras en la próxima mano; hasta entonces { $bot ->
    [yes] lo juega un bot, y ves
   *[no] ves
} lo que ven los espectadores.
you-watch = Estás mirando.
you-watch-seat-free = Estás mirando. Hay un asiento libre.
sit-down = Sentarse
leave-seat-asks = ¿Dejar tu asiento? Un bot sigue jugando en tu lugar.
leave-seat = Dejar el asiento
links = Invitar
anyone-who-opens = Quien lo abra puede tomar un asiento libre, o mirar.
seat-for-friend = Todos los asientos son de bots. ¿Cuál le hace sitio a un amigo?
seat-is-free = El asiento de { $who } está libre. Lo juega un bot hasta que se siente tu amigo.
for-other-device = Para tu otro dispositivo
your-seat-keep = Es tu asiento: no compartas este enlace.
for-watchers = Para espectadores
only-with-link = Solo puede mirar quien tenga este enlace.
watch-without-seat = Mirar sin asiento.
new-watch-link = Hay un enlace nuevo para mirar. El anterior ya no sirve.
nobody-can-watch = Ahora nadie puede mirar.
a-new-watch-link = Un enlace nuevo para mirar
let-watch = Dejar mirar con un enlace
nobody-may-watch = Que nadie mire
join-next = Entrar a la próxima partida
play-again = Jugar otra vez
replay = Volver a ver
check-deals = Comprobar los repartos
lobby = Vestíbulo
key = tecla { $key }
and-new = { $what }, { $n } sin leer
hint = Pista
score = Puntos
undo = Deshacer
log = Historial
pause = Pausa
move-here = Pasarse aquí
partners-here = Compañeros: { $sides }.
stand-up = Levantarse
more-tools = Más
more-new = Más, hay algo nuevo
say-something = Di algo
hide-all-talk = Ocultar el chat
show-all-talk = Mostrar otra vez el chat
says = { $who } dice: { $text }
n-new = { $n } sin leer

# Quién es uno

later-you = Una versión posterior de esta página guardó tu nombre y tu cara. Se quedan como están.
unreadable-you = Lo guardado de tu nombre y tu cara no se puede leer. Se queda como está.
until-you-close = { $why } Lo que elijas ahora vale hasta que cierres la página.
begin-anew = Empezar de nuevo
guest = Invitado
you-are = Tú: { $name }
your-name = Tu nombre
your-face = Tu cara
your-colour = Tu color
face = { $face ->
    [fox] zorro
    [owl] búho
    [bear] oso
    [cat] gato
    [hare] liebre
    [frog] rana
    [lion] león
    [pig] cerdo
    [duck] pato
    [mouse] ratón
    [panda] panda
    [penguin] pingüino
   *[other] { $face }
}
colour = { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [teal] turquesa
    [blue] azul
    [purple] morado
    [pink] rosa
   *[other] { $colour }
}

# Las partidas propias

games-won = Partidas ganadas
one-of = { $n } de { $most }
percent-of = { $share }% de { $most }
points-in-deals = { $n ->
    [one] { $points } en 1 mano
   *[other] { $points } en { $n } manos
}
per-deal = { $points } por mano
points-lost-reviewed = Puntos perdidos, en manos repasadas
games-and-deals = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $deals ->
    [one] 1 mano
   *[other] { $deals } manos
}
won-of-ten = { $n ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[10] las diez
}
trend-says = De tus diez últimas partidas de { $game } ganaste { $now }; de las diez anteriores, { $before }.
trend-graph = Partidas ganadas de cada diez, las más antiguas primero: { $won }
with-help = { $game }, con pistas o jugadas deshechas
score-to = { $own } a { $others }
end-state = { $end ->
    [won] ganada
    [lost] perdida
   *[open] sin terminar
}
review-of = Repasar { $game } del { $day }
no-games-in-file = En ese archivo no hay partidas nuestras. No se ha cambiado nada.
games-brought = { $n ->
    [0] Todo lo del archivo está ahora aquí.
    [one] Ya está aquí una partida.
   *[other] Ya están aquí { $n } partidas.
}
erase-asks = ¿Borrar todo lo que este navegador guarda de ti: nombre, cara, partidas, amigos, reglas propias, lecciones y problemas?
erase-all = Borrar todo
save-all = Guardar todo en un archivo
bring-in = Traer partidas
no-game-over = Aún no ha terminado ninguna partida. Las que termines se guardan aquí, las 200 más recientes.
day = Día
game = Juego
result = Resultado
no-account = No hay cuenta: todo esto se guarda solo en este navegador.
your-games = Tus partidas
statistics = Estadísticas
later-games = Una versión posterior de esta página guardó tus partidas. Se quedan como están.
keeps-no-games = Este navegador no guarda partidas de esta página.
later-file = Ese archivo lo escribió una versión posterior de esta página. No se ha cambiado nada.

# Dejar mesas

delete-table = ¿Borrar esta mesa de { $game }?
delete-loses = Sus cartas, su puntuación y su registro se pierden para siempre.
delete-it = Borrarla
deleted = La mesa está borrada.
close-table = ¿Cerrar esta mesa de { $game }?
close-loses = La partida termina ahora para todos, y vale la puntuación actual. La puntuación y el registro se pueden seguir viendo.
close-it = Cerrarla
closed = La mesa está cerrada.
or-close = O ciérrala: la partida termina ahora, y vale la puntuación actual. La puntuación y el registro se pueden seguir viendo.
forget-table = ¿Quitar de tu lista esta mesa de { $game }?
forget-loses = La mesa se queda, y tu asiento también: lo encuentras otra vez con su enlace.
forget-it = Quitarla
forgotten = La mesa ya no está en tu lista.
keep-it = Conservarla
let-go = Dejar esta mesa de { $game }
let-go-short = Dejar esta mesa
nobody-yet = nadie todavía
table-line = { $way ->
    [none] según { $book }
   *[other] { $way }
}{ $alone ->
    [yes] { "" }
   *[no] : { $people }
} ({ $phase ->
    [gathering] { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
    [playing] en juego
   *[over] terminada
})
close-this = Cerrar mesa
host-closed = El anfitrión ha cerrado esta mesa.
closed-to-you = Esta mesa está cerrada para ti

# El menú de cada jugador, y los que no están

plate-menu = { $who }: qué se puede hacer
seat-bot = { $who } es un bot.
seat-free = El asiento está libre.
seat-standin = Un bot juega por { $who }. El asiento se guarda.
seat-here = { $who } está aquí.
seat-muted = { $who } está aquí, pero en silencio: nadie ve lo que escribe.
seat-away = { $who } no está.
seat-kept = { $who } no está. El asiento espera.
bot-now = Que juegue ya un bot
keep-seat = Guardar el asiento
unkeep-seat = No guardar más el asiento
free-seat = Liberar el asiento
remove-person = Sacar de la mesa
mute = Silenciar para todos
unmute = Dejar hablar otra vez
hide-talk = Ocultarme lo que escribe
unhide-talk = Mostrarme otra vez lo que escribe
talk-hidden = Ya no ves lo que dice { $who }.
talk-shown = Vuelves a ver lo que dice { $who }.
asks-free = ¿Liberar el asiento de { $who }? Un bot sigue jugando hasta que alguien se siente.
asks-remove = ¿Sacar de la mesa a { $who }? Un bot sigue jugando, y { $who } no puede volver a esta mesa.
fill-seat = Sentar aquí un bot ({ $level })
open-seat = Dejar que alguien se siente aquí
away-soon = { $who } no está. Un bot entra en
away-now = Ya
away-wait = Esperar

# Frases y caras

hello = Hola
good-luck = Buena suerte
well-played = Bien jugado
thank-you = Gracias
one-moment-please = Un momento, por favor
sorry = Perdón
good-game = Buena partida
smile = Sonrisa
laugh = Risa
surprise = Sorpresa
sorrow = Tristeza
heart = Corazón

# Lo que uno pide a los demás

ask-yes = Sí
ask-no = No
ask-waits = Todos tienen que estar de acuerdo.
ask-again = Puedes volver a pedirlo después de tu siguiente jugada.
take-back = Deshacer

# Un aviso cuando a uno le toca

notify-me = Avisarme cuando me toque y no esté mirando
notify-refused = Tu navegador no deja que esta página te avise.

# Reclamaciones

claim = Reclamar
claim-all = ¿Reclamar todas las bazas que quedan? Entonces todas son tuyas, las quieras o no.
claim-yes = Reclamarlas
claim-show = Mostrar mis cartas y preguntar
open-hand = Las cartas de { $who }:
open-yours = Tus cartas, a la vista:
joker = comodín

# La mano del día, los retos, las manos por su número

deal-of-day = Mano del día
same-for-all = Cada juego tiene la suya, con las mismas cartas para todos.
promise-line = Las cartas de un día salen de un secreto que se hizo días antes. Su huella se muestra desde entonces; el secreto mismo, al día siguiente: el SHA-256 del secreto es la huella.
opened = abierto:
had-your-try = Ya has usado tu intento.
not-played-yet = Aún no la has jugado.
your-try = Tu intento
your-try-of = Tu intento de { $game }
practise = Practicar
practise-game = Practicar { $game }
play-today = Jugar { $game } de hoy
in-hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
}
in-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
day-number = Mano del día, número { $n }
day-line = Las mismas cartas y los mismos bots para todos. Cuenta tu primer intento; la próxima mano llega en { $left }.
day-honest = Sin pistas y sin deshacer. Cuenta un intento por navegador. Las cartas son secretas hasta mañana.
same-day = Mano del día, { $day }: { $counted ->
    [yes] este intento cuenta
   *[no] para practicar
}.
same-challenge = Un reto: { $counted ->
    [yes] este intento cuenta
   *[no] para practicar
}.
first-to-finish = Hoy nadie la ha terminado antes que tú.
others-did = Ya la han terminado { $n }. { $better ->
    [0] A nadie le fue mejor
    [one] A uno le fue mejor
   *[other] A { $better } les fue mejor
}{ $level ->
    [0] { "" }
    [one] , a uno igual de bien
   *[other] , a { $level } igual de bien
}.
share-result = Compartir el resultado
share-day = Spadille, mano del día, { $day }
days-in-a-row = { $n } días seguidos.
send-to-others = Enviar
copy-text-by-hand = Selecciona el texto y cópialo.
challenge-friend = Retar a un amigo
send-link = Manda este enlace
challenge-line = Tu amigo recibe las mismas cartas, el mismo asiento, los mismos bots y las mismas reglas. Cuando los dos hayan terminado, la página del enlace muestra los resultados lado a lado.
see-page = Ver la página
see-results = Ver los dos resultados
a-friend = Un amigo
nobody-else-yet = Nadie más ha terminado todavía. Después, esta página muestra los resultados.
where-parted = Dónde jugaron distinto
challenge-of = { $who }: un reto
your-challenge = Tu reto. Manda el enlace de esta página a un amigo.
has-played-these = { $who } ha jugado estas cartas. Te tocan el mismo asiento, los mismos bots y las mismas reglas; cuenta tu primer intento.
game-of-book = { $game } según { $book }.
results-later = Los resultados se muestran cuando termines.
seen-these-cards = Ya has visto estas cartas, así que otro intento es para practicar.
deal-winnable = { $can ->
    [yes] La mano { $deal } se puede ganar.
    [no] La mano { $deal } no se puede ganar.
   *[unknown] No se sabe si la mano { $deal } se puede ganar.
}
number-of-deal = Número de la mano
no-number = ninguno
give-number = Da primero el número de una mano.
deal-by-number = Una mano por su número
number-line = Un número da siempre las mismas cartas, así que cualquiera puede consultarlas. Una mano sin número tiene cartas nuevas, y nadie puede decir de antemano si se puede ganar.
number = Número
find-winnable = Buscar una que se pueda ganar
winnable = ¿Se puede ganar?
deal-of-number = Mano { $deal }.
restart = Volver a empezar

# El club

club = Club
club-line = Las veladas del club, los resultados y la clasificación.
club-evenings = Veladas
club-evening = Velada
club-no-evening = Todavía no hay ninguna velada prevista.
club-form = { $n } { $kind ->
    [teams] equipos, todos contra todos
    [howell] parejas, Howell
   *[mitchell] parejas, Mitchell
}
club-side = { $side ->
    [ns] Norte-Sur
   *[ew] Este-Oeste
}
club-winner = Ganadores
club-no-result = aún sin resultados
club-all-evenings = Todas las veladas
club-so-far = { $n } de { $most } resultados. Durante la velada, una mano aparece cuando se ha jugado en todas las mesas.
club-wrong-rows = { $n ->
    [one] No se puede leer una línea de los resultados.
   *[other] No se pueden leer { $n } líneas de los resultados.
}
club-standings = Clasificación de la velada
club-place = Puesto
club-entrant = { $kind ->
    [teams] Equipo
   *[pairs] Pareja
}
club-percent = Porcentaje
club-per-board = Por mano
club-score = { $scoring ->
    [imps] IMPs
   *[matchpoints] Matchpoints
}
club-matches-won = Encuentros ganados
club-boards = Manos
club-by-boards = Mano a mano
club-board = Mano { $n }
club-ahead = Ventaja de Norte-Sur
club-ladder = Clasificación
club-ladder-of = Clasificación: { $game }
club-player = Jugador
club-points = Puntos
club-matches = Partidas
club-share = Ganadas
club-too-few = muy pocas partidas
club-apart = Quienes están en tablas distintas no han jugado entre sí, así que no se pueden comparar.
club-points-mean = Los puntos son como en el ajedrez (Elo): 400 más son 10 a 1 a favor. Detrás de ± está lo que pueden desviarse. Se puntúa a partir de { $n } partidas.
club-left-out = { $n ->
    [one] Un registro no cuenta: la partida no ha terminado, está dañada
   *[other] { $n } registros no cuentan: las partidas no han terminado, están dañadas
} o los jugadores no tienen nombre.

# Probabilidades

odds-of = Las probabilidades de { $game }
odds-line = Cada cifra dice cómo se halló: exacta, o de una muestra, con el margen que deja abierto.
odds-ask = Calcular
odds-working = Un momento, se está calculando…
odds-what = Qué
odds-how-much = Cifra
odds-how = Cómo se halló
odds-proof = Las jugadas
odds-repeat = Una muestra es siempre la misma: pregunta otra vez, y salen las mismas cifras. En un terminal, spadille odds --seed saca otros casos.
odds-more = Qué más se sabe
odds-book = Reglamento
# El resto de una mano para los bots, y rendirse

skip-deal = Saltar la mano
skip-asks = ¿Dejar que los bots jueguen el resto de esta mano por { $people ->
    [yes] todos? Los demás tienen que estar de acuerdo.
   *[no] ti?
}
skip-yes = { $people ->
    [yes] Preguntar a los demás
   *[no] Dejar que jueguen
}
concede = Rendirse
concede-asks = ¿Terminar ya la partida? Vale la puntuación actual.{ $people ->
    [yes] { " " }Los demás tienen que estar de acuerdo.
   *[no] { "" }
}
concede-yes = { $people ->
    [yes] Preguntar a los demás
   *[no] Rendirse
}
conceded = { $who ->
    [You] Te rindes.
   *[other] { $who } se rinde.
}

# El maestro entre personas

teacher-here = Maestro
teacher-for-one = cuando juegas a solas
teacher-for-all = también entre personas
teacher-agreed = Esta mesa tiene un maestro: señala los errores grandes, solo a ti, si quieres. Quien se sienta está de acuerdo.

# -- Modalidades con nombre ----------------------------------------------------------------------------

which-game = ¿Qué jugamos?
which-about = Di qué hacen en su mesa: unas pocas preguntas.
which-how-many = ¿Cuántos juegan?
which-is-so = ¿Cómo es en su mesa?
which-none = Nada de eso
which-unknown = No lo sabemos
which-also = Lo que dijiste también encaja con:
which-as-near = Igual de parecidas son:
which-again = Preguntar otra vez
ways-by-name = Modalidades con nombre ({ $n })
is-way = Esto es «{ $way }».
all-differences = Todas las diferencias con { $book }
no-server = Esta página no tiene servidor, así que nadie más puede venir aquí. Para jugar con amigos, uno de ustedes tiene que poner en marcha Spadille.

# Amigos

keep-in-touch = Mantener el contacto
keep-explains = Elige a alguien: le decimos que te gustaría mantener el contacto. Si también te elige, la página de inicio muestra a cada uno cuándo está el otro.
friends = Amigos
tell-friends = Decir a mis amigos que esta mesa busca jugadores
drop-friend = Quitar a { $who }
drop-asks = ¿Dejar de mantener el contacto con { $who }?

# Qué prueba de sus manos el encabezado de un registro, una vez recalculadas; y qué no prueba ninguno.
# Semilla (seed), sello (seal).

proof-seed = Las cartas salen de la semilla. Nadie la prometió antes de la partida: quien hizo el registro pudo elegirla.
proof-promised = Las cartas salen de un secreto prometido antes de la partida. Ningún asiento le añadió nada: quien hizo el secreto pudo elegirlo.
proof-told = Las cartas salen de un secreto prometido antes de la partida y de lo que los asientos le añadieron después: ni el servidor solo ni los asientos solos podían elegir las cartas. El servidor, junto con el último asiento en añadir su parte, sí podía, probando hasta que las cartas le gustaran; y ese asiento puede ser un invento suyo.
proof-sealed = El secreto y las partes de todos los asientos quedaron fijados antes de abrirse ninguno: un asiento cuya parte está en la semilla sabe que nadie eligió las cartas, ni siquiera el servidor junto con todos los demás asientos. A quien no le gustó lo que abrieron los demás solo le quedaba callar; ese asiento consta como excluido, y todos los demás hicieron partes nuevas. A un asiento que dio su parte a la vista al sentarse no se le prueba más que con un registro sin sellos.
unproven = Ninguna forma prueba nada a un asiento que no añadió azar. Tampoco prueba que nadie viera o supiera cartas, pues el servidor las conoce todas desde el principio; ni que no se descartara otra partida por sus cartas.

# Lo que se dice a la respuesta de un problema.

right = Correcto.
as-good = Correcto. { CAP($better) } sirve casi igual.
costs = { CAP($move) } cuesta { $price }. Prueba otra cosa.
not-weighed = No se conoce ninguna cifra para { $move }. Prueba otra cosa.
nothing-known = Eso no se ha valorado. Prueba otra cosa.

none = No hay problemas de { $game }.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}

moment = Un momento de tu partida
moment-asked = Aquí podías elegir. ¿Qué harías ahora?


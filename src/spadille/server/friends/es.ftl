is-here = está aquí
wants-players = busca jugadores para { $game }

is-here = is here
wants-players = wants players for { $game }

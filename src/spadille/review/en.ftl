# The review of a deal, and the teacher.

no-moments = No move of this deal cost anything that could be told from a matter of taste.
matter-of-taste = a matter of taste
laid = On the table: { $cards }.
card-of = { $card } ({ $who })
points-lost = Points lost: { $lost }.
lost-by = { $who } { $points }
lost-and = { $first }, { $then }

in-trick = Trick { $n }. { $told }
well-found = Well found: { $move }. Worth { $price }.
well-found-why = Well found: { $move }; { $why }. Worth { $price }.

costly = { CAP($played) } cost { $price }. Better: { $better }.
costly-why = { CAP($played) } cost { $price }. Better: { $better }; { $why }.

nothing-finished = No deal with a decision is finished yet: there is nothing to review.
by-thumb = { $game } with { $level }, a player by rules of thumb: moves are weighed by playing them on like that.
all-cards-seen = All cards seen: { $what }.
perfect-only-for = perfect play is only told for { $games }

# The review of a deal, and the teacher.

no-moments = { $whose ->
    [own] No move of yours clearly cost anything in this deal.
   *[all] No move of this deal clearly cost anything.
}
matter-of-taste = a matter of taste
laid = On the table: { $cards }.
card-of = { $card } ({ $who })
points-lost = Points lost: { $lost }.
lost-by = { $who } { $points }

costly = { CAP($played) } cost { $price }. Better: { $better }.
costly-why = { CAP($played) } cost { $price }. Better: { $better }; { $why }.

nothing-finished = No deal with a decision is finished yet: there is nothing to review.
by-thumb = { $game }: after each move the { $level } bot plays on by rules of thumb, and the results are compared.
all-cards-seen = All cards seen: { $what }.
perfect-only-for = perfect play is only told for { $games }

# A match that is over, as one of its players looks back on it

where = deal { $deal }{ $trick ->
    [0] { "" }
   *[other] , trick { $trick }
}
best = Your best decision: { $where }. { CAP($played) }, { $price } better than { $other }.
best-why = Your best decision: { $where }. { CAP($played) }: { $why }. { CAP($price) } better than { $other }.
best-decides = Your best decision: { $where }. { CAP($played) }; { $other } would most likely have lost the game.
best-decides-why = Your best decision: { $where }. { CAP($played) }: { $why }. { CAP($other) } would most likely have lost the game.
worst = Your worst decision: { $where }. { CAP($played) }; { $better } was { $price } better.
worst-game = Your worst decision: { $where }. { CAP($played) }; { $better } would still have won the game.
worst-why = Your worst decision: { $where }. { CAP($played) }. Better: { $better }; { $why }. { CAP($price) }.
luck-even = Luck: about even.
luck = Luck: it { $way ->
    [brought] brought
   *[cost] cost
} you about { $amount }.

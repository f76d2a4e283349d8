# What a study of rules measures in every game.

points = points a side, a table
length = decisions a table
deals = deals a table
first = edge of the side that decides first, points a table
spread = best side over the mean of the others, points a table
won = games won by the side that decides first
edge = edge of the first player over the second, points a table
luck = share of luck in a table's result
unmeasured = Nobody has measured yet how well { $levels } bots play by these rules.
not-shown-ahead = By these rules nothing shows that these bots are stronger than the level beneath: { $behind }.
unmeasured-and-behind = Nobody has measured yet how well { $levels } bots play by these rules. By these rules nothing shows that these bots are stronger than the level beneath: { $behind }.
level-called = { $level ->
    [regular] regular
    [strong] strong
   *[expert] expert
}

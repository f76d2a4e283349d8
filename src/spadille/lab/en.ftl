# What a study of rules measures in every game.

points = points per side and table
length = decisions per table
deals = deals per table
first = edge of the side that decides first, points per table
spread = best side over the mean of the others, points per table
won = games won by the side that decides first
edge = edge of the first player over the second, points per table
luck = share of luck in a table's result
unmeasured = Nobody has measured yet how well { $levels } bots play by these rules.
not-shown-ahead = By these rules nothing shows that these bots are stronger than the level beneath: { $behind }.
unmeasured-and-behind = Nobody has measured yet how well { $levels } bots play by these rules. By these rules nothing shows that these bots are stronger than the level beneath: { $behind }.
level-called = { $level ->
    [regular] regular
   *[strong] strong
}

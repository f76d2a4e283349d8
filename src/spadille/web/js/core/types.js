// The shapes that come from the server, for the type checker and for people: known by their names in every module.
// Written by `python -m spadille.web.types` from the Python types: change those.

/**
 * @typedef {string} Name
 */

/**
 * @typedef {string} Notation
 */

/**
 * @typedef {string} Words
 */

/**
 * @typedef {Moved | CardPlayed | SuitBroken | TrickTaken | CardsSwept | Unfolded | DealScored | GameOver} News
 */

/**
 * The subject of a fact, where screens treat it specially.
 * @typedef {"bid" | "tricks" | "stake" | "state" | "other"} About
 */

/**
 * A possible practice of a table, in a sentence.
 * @typedef {object} Answer
 * @property {boolean | number | Name | null} value
 * @property {Words} words
 */

/**
 * The answer to a question.
 * @typedef {object} AnswerTold
 * @property {Array<FigureTold>} figures
 * @property {Array<Notation>} line Moves that prove it.
 * @property {Array<Words>} notes
 */

/**
 * A person's request to the others is settled.
 * @typedef {object} Answered
 * @property {"answered"} t
 * @property {Name} what
 * @property {number} by
 * @property {boolean} agreed
 * @property {Words} text
 */

/**
 * A choice that needs a number: the move is its `move` with `{}` for the number.
 * @typedef {object} Ask
 * @property {number} low
 * @property {number} high
 * @property {number} usual
 * @property {number} laid The current number, if choosing another replaces it.
 */

/**
 * A person's request to the others: everybody has to agree, and silence means no.
 * @typedef {object} AskState
 * @property {Name} what "undo": to take its last move back; "claim": to have all remaining tricks; "skip": that bots play the rest of the deal; "concede": to concede the match.
 * @property {number} by
 * @property {Words} text
 * @property {Array<number>} waits The seats that have yet to answer.
 * @property {number} left Seconds until silence means no.
 */

/**
 * One sign on a score card.
 * @typedef {object} Bead
 * @property {"player" | "banker" | "tie" | "red" | "blue"} sign
 * @property {number} ties
 * @property {boolean} pair
 */

/**
 * One step of an event that unfolds by itself.
 * @typedef {object} Beat
 * @property {Words} words
 * @property {Array<Zone>} zones The zones that change from this beat on.
 * @property {number} stays Display time in milliseconds at normal speed.
 */

/**
 * A board, with its results from the best for North and South on.
 * @typedef {object} BoardShown
 * @property {number} number
 * @property {Array<ResultShown>} results
 */

/**
 * A rulebook, and its numbers of seats.
 * @typedef {object} BookInfo
 * @property {string} name
 * @property {Words} title
 * @property {string} prefix
 * @property {Array<number>} seats
 * @property {number} usual_seats
 * @property {Words} line A line that tells it apart from the others.
 */

/**
 * The bot of a seat that no person has.
 * @typedef {object} BotInfo
 * @property {Words} name
 * @property {Name} face
 * @property {Name} colour
 */

/**
 * A card was played to the trick.
 * @typedef {object} CardPlayed
 * @property {"card_played"} what
 * @property {Words} words
 * @property {number} by
 * @property {Notation} move
 * @property {Notation} card
 * @property {Manner | null} manner None if the game does not define it.
 */

/**
 * A seat, or (None) nobody, has taken the cards on the table; screens show them briefly before they go.
 * @typedef {object} CardsSwept
 * @property {"cards_swept"} what
 * @property {Words} words
 * @property {number | null} by
 */

/**
 * The differences of a table from its rulebook, in plain words.
 * @typedef {object} Checked
 * @property {string} rulebook
 * @property {number} seats
 * @property {Array<Difference>} differs
 * @property {Record<string, Words>} words The meaning of every option at this table, in a sentence.
 * @property {Array<Name>} idle Options that have no effect under the others.
 * @property {WayInfo | null} way The named way to play with these rules, with three sentences for a guest; null if they have no name.
 * @property {Words} unmeasured A note on bots of the table that were not measured by these rules; empty if all of them were.
 */

/**
 * A move of the viewer that is not a card to tap.
 * @typedef {object} Choice
 * @property {Notation} move
 * @property {Words} label
 * @property {Name} group Name of the group; choices of one group are shown in one row: "bid", "6", "spades".
 * @property {Refusal | null} refusal
 * @property {Words} note Its value or result: "40 points".
 * @property {Does} does
 * @property {Array<Notation>} cards The cards that it concerns.
 * @property {Name} place The place of the layout that a stake goes to or is taken back from: the same for both.
 * @property {number | null} points Its value, which a screen may show beside the label instead of the note.
 * @property {Ask | null} ask
 * @property {Picking | null} pick
 * @property {Name} key The key that a keyboard player would expect: "n" for nil.
 * @property {Array<Name>} typed Other texts that may be typed for it: "7s", "nt".
 * @property {Numbered | null} numbered For one of many choices that differ by a number, such as bids, so that any number may be typed.
 * @property {Name} term The key of the word in the glossary that explains it; empty if none is needed.
 */

/**
 * A possible value of a parameter.
 * @typedef {object} ChoiceInfo
 * @property {Name} name
 * @property {Words} words
 */

/**
 * A club.
 * @typedef {object} ClubShown
 * @property {string} name Empty if the club has not written one.
 * @property {Array<EveningListed>} evenings The latest first.
 * @property {Array<LadderShown>} ladder
 * @property {number} left_out Number of records that have no place in the ladder: unfinished, damaged, or of players without names.
 * @property {number} fewest Minimum number of matches for a rating.
 */

/**
 * The result of a player, compared with others.
 * @typedef {object} Compared
 * @property {Array<number>} totals
 * @property {number} side
 * @property {number} played Number of players who have finished it, this one included.
 * @property {number} better Number of them with a better result.
 * @property {number} level Number of others with the same result.
 */

/**
 * A count from one game, for one seat; games are added up by name.
 * @typedef {object} Count
 * @property {Name} name
 * @property {Words} words Its label in a list: "Bids made".
 * @property {number} got
 * @property {number} of
 * @property {"share" | "each" | "most"} kind
 */

/**
 * The deals of a day.
 * @typedef {object} Days
 * @property {Name} day
 * @property {number} number
 * @property {number} left Seconds until the next day begins.
 * @property {Array<Today>} games
 */

/**
 * A deal was added to the score sheet; `gains` by side.
 * @typedef {object} DealScored
 * @property {"deal_scored"} what
 * @property {Words} words
 * @property {number} deal
 * @property {Array<number>} gains
 */

/**
 * A finished deal on the score sheet; `totals` are the running totals of the sides after it.
 * @typedef {object} DealSheet
 * @property {number} deal
 * @property {Array<ScoreLine>} lines
 * @property {Array<number>} totals
 * @property {Array<Notation>} bids The bids of each seat, in games with bids.
 * @property {Array<number>} taken Number of tricks that each seat took, in games with tricks.
 */

/**
 * One option on which two rulebooks differ: the two values, their meanings, their clauses.
 * @typedef {object} Difference
 * @property {string} option
 * @property {[boolean | number | Name | null, boolean | number | Name | null]} values
 * @property {[Words, Words]} words
 * @property {[Array<string>, Array<string>]} clauses
 */

/**
 * The effect of a choice, where screens treat it specially.
 * @typedef {"call" | "stake" | "take_back" | "again" | "together" | "give_up" | "dare" | "other"} Does
 */

/**
 * An evening in the list of a club.
 * @typedef {object} EveningListed
 * @property {Name} key Its address below /club.
 * @property {string} title
 * @property {string} day Such as 2026-11-27; empty if it is not known.
 * @property {Words} game
 * @property {"mitchell" | "howell" | "teams"} kind
 * @property {number} entrants Number of pairs or teams.
 * @property {number} shown Number of results that may be shown.
 * @property {number} due Number of results when all is played.
 * @property {Array<Won>} winners Empty before there is a result.
 */

/**
 * An evening board by board.
 * @typedef {object} EveningShown
 * @property {EveningListed} listed
 * @property {Words} rulebook
 * @property {Name} scoring
 * @property {Array<FieldShown>} fields
 * @property {Array<BoardShown>} boards
 * @property {number} wrong Number of rows of the results that cannot be read.
 */

/**
 * One card on the table: `card` is its notation, None for a back.
 * @typedef {object} Face
 * @property {Notation | null} card
 * @property {Notation | null} move The move that choosing this card makes; None if it cannot be chosen.
 * @property {Refusal | null} refusal The reason why that move is not allowed now; None if it is.
 * @property {Array<Mark>} marks
 * @property {Words} note The marks in a word or two, for reading: "led", "led for hearts", "left bower".
 * @property {number | null} seat The seat of the card, in a zone with cards of several seats.
 */

/**
 * A text on a plate: "bid" "4", "tricks" "2".
 * @typedef {object} Fact
 * @property {About} about
 * @property {Words} label
 * @property {Words} value
 * @property {number | null} count The value as a number, if it is to be drawn: tricks as a row of backs.
 * @property {Name} term The key of the word in the glossary that explains it; empty if none is needed.
 * @property {Name} place The place of the layout with the stake, as choices name it.
 */

/**
 * The standings of those who are ranked together.
 * @typedef {object} FieldShown
 * @property {"" | "ns" | "ew"} side
 * @property {Array<Standing>} standings
 */

/**
 * One number of an answer, and how it was found.
 * @typedef {object} FigureTold
 * @property {Name} name
 * @property {Words} words
 * @property {Words} said
 * @property {Words} how
 * @property {number} value
 * @property {boolean} exact
 * @property {number} error Half of the 95 % interval; 0 if it is exact.
 * @property {number} n
 * @property {string} seed
 */

/**
 * A way to play with all of a table's rules, and the answers that it contradicts.
 * @typedef {object} FittingWay
 * @property {Name} name
 * @property {Words} title
 * @property {Words} line A line that tells it apart from the others.
 * @property {Array<Words>} guest Three sentences for somebody who sits down as a guest; none for a rulebook.
 * @property {Name} rulebook The nearest rulebook.
 * @property {Array<number>} seats The possible numbers of players; the first is usual.
 * @property {Record<string, boolean | number | Name | null>} options Options that differ from that rulebook's.
 * @property {Words} words The way that the table plays, in a sentence.
 * @property {Array<Words>} but All differences of the table; with any of them the way is only the nearest one.
 */

/**
 * The table after a move, and the events of that move; at the beginning of a lesson there is no move.
 * @typedef {object} Frame
 * @property {Scene} scene
 * @property {Array<News>} events
 */

/**
 * A game, as shown on all pages but the set-up.
 * @typedef {object} GameInfo
 * @property {string} name
 * @property {Words} title
 * @property {Words} sentence
 * @property {Words} seats
 * @property {Words} length
 * @property {Array<string | null>} emblem The cards of the game's emblem in the lobby, null for a back.
 * @property {boolean} automatic True if there is nothing to decide: a screen may play on by itself.
 * @property {boolean} odds True if the game can be asked for its odds.
 * @property {Array<string>} learn The ways to learn it: "how", a page for beginners; "lesson"; "puzzles".
 * @property {number} pace Seconds that a bot usually takes.
 * @property {Array<string>} bots The possible bots: the levels from the weakest, and the programs that the operator has admitted.
 * @property {string} usual_level
 * @property {boolean} numbered True if its deals may be chosen by a number.
 * @property {Array<BookInfo>} rulebooks
 * @property {UsualInfo} usual
 * @property {Record<string, string>} terms The meaning of the words that scenes name as a `term`: a line for each, with the pronunciation.
 */

/**
 * The game has ended.
 * @typedef {object} GameOver
 * @property {"game_over"} what
 * @property {Words} words
 * @property {Array<number>} winners
 */

/**
 * Players who have met, directly or through others, strongest first, those with too few matches last.
 * @typedef {object} Group
 * @property {number} matches
 * @property {Array<Rating>} ratings
 */

/**
 * Options that belong together, in the order in which they are shown.
 * @typedef {object} GroupInfo
 * @property {Words} title The heading; empty for the options that matter most, which are always shown.
 * @property {Array<Name>} options
 */

/**
 * The best bot's move in the seat's place at the moment `v`, and the reason; it sees what the seat sees.
 * @typedef {object} Hint
 * @property {"hint"} t
 * @property {number} v
 * @property {Notation} move
 * @property {Words} sentence The whole hint in one sentence.
 * @property {Words} why The reason alone; empty if no simple one is known.
 * @property {Array<HintRow>} weighed The figures; none if the bot goes by rules of thumb.
 */

/**
 * A move that was weighed: expected points, their standard error, and the chance to win the game (or null).
 * @typedef {object} HintRow
 * @property {Notation} move
 * @property {Words} words The move in words.
 * @property {number} worth
 * @property {number} error Of the best move's own points; for the other moves, of the difference to the best.
 * @property {number | null} win
 * @property {Words} points The first two figures as text.
 * @property {Words} chance The third figure as text, empty if it is null.
 * @property {boolean} even True for the advised move, and for one that is about even with it.
 */

/**
 * The rules of a game for a beginner: Markdown with links to words and rows of cards, `![…](cards:AS,KS)`.
 * @typedef {object} HowTo
 * @property {Words} title
 * @property {Words} text
 * @property {Array<Word>} words
 */

/**
 * The ratings of a game, from the records in the club's folder.
 * @typedef {object} LadderShown
 * @property {Name} game
 * @property {Words} title
 * @property {Array<Group>} groups
 */

/**
 * A lesson in the list of a game's course.
 * @typedef {object} LessonListed
 * @property {Name} name
 * @property {Words} title
 */

/**
 * A whole lesson, so that a screen can give it without further requests.
 * @typedef {object} LessonShown
 * @property {Name} game
 * @property {Words} title
 * @property {Name} rulebook
 * @property {Array<StepShown>} steps
 */

/**
 * A level of bots, and its description.
 * @typedef {object} LevelInfo
 * @property {string} name
 * @property {Words} words
 */

/**
 * The relation of a card to the lead of its trick.
 * @typedef {"leads" | "follows" | "trumps" | "sloughs"} Manner
 */

/**
 * A special property of a card.
 * @typedef {"led" | "wins" | "gone" | "pairs" | "trump" | "new" | "kills" | "target" | "peeked" | "wild" | "level"} Mark
 */

/**
 * The story of a match for a player.
 * @typedef {object} MatchStory
 * @property {Array<Words>} lines The best decision, the worst one, and luck, a sentence each; none that the sample cannot tell.
 */

/**
 * One moment of a record, as a seat (or a watcher) saw it.
 * @typedef {object} Moment
 * @property {number} moves Number of moves in the record.
 * @property {number} at Number of moves before this moment.
 * @property {Scene} scene
 * @property {Array<Words>} words The events of the last move, a sentence each; a hidden one tells nothing.
 * @property {number} seats
 * @property {Array<number>} ends The numbers of moves after which a trick or other cards had been taken from the table; only if asked for.
 */

/**
 * A move of a seat (or, where `by` is -1, of chance) that none of the other types describes.
 * @typedef {object} Moved
 * @property {"moved"} what
 * @property {Words} words
 * @property {number} by
 * @property {Notation | null} move None if it is hidden from the viewer.
 * @property {boolean} aside True for an unimportant move: shown at the plate while it is new, but not logged.
 */

/**
 * A notice of the operator to everybody.
 * @typedef {object} Notice
 * @property {"notice"} t
 * @property {Words} text
 */

/**
 * One number of a numbered choice: `number`; the move is `move` with `{}` for the number.
 * @typedef {object} Numbered
 * @property {Notation} move
 * @property {number} number
 */

/**
 * A hand that was laid open for a claim.
 * @typedef {object} OpenHand
 * @property {number} seat
 * @property {Array<Notation>} cards
 */

/**
 * The secret of a day that is over, which anybody can check against its promise.
 * @typedef {object} Opened
 * @property {Name} day
 * @property {Name} commit
 * @property {Name} secret
 */

/**
 * An option: its label, its choices, the bounds of a whole number, words for each choice.
 * @typedef {object} OptionInfo
 * @property {string} name
 * @property {Words} label A short name for people.
 * @property {Array<boolean | number | Name | null>} choices
 * @property {[number, number] | null} whole
 * @property {Record<string, Words>} words Yes or no, or a sentence for each choice, by the choice in JSON.
 * @property {Words} counts The meaning of a whole number, with N for the number.
 */

/**
 * You and the person of a seat keep in touch from now on; your browser stores this for `POST /api/presence`.
 * @typedef {object} Paired
 * @property {"paired"} t
 * @property {number} seat
 * @property {Words} name
 * @property {Name} face
 * @property {Name} colour
 * @property {Name} mine Your secret.
 * @property {Name} theirs The digest of the other's secret.
 * @property {Words} text
 */

/**
 * The result of a finished deal, shown before the next one.
 * @typedef {object} Panel
 * @property {number} deal
 * @property {Array<Words>} said A sentence or two for each side.
 * @property {Array<Words>} heads
 * @property {Array<PanelRow>} rows The sides in order.
 * @property {Array<Words>} did A sentence about each player's result.
 * @property {Array<Words>} turns For each side the event that helped it most in this deal, worded to follow "it turned when"; empty for none.
 */

/**
 * A side on the panel of a deal: a cell under each heading.
 * @typedef {object} PanelRow
 * @property {Words} name
 * @property {Array<Words>} cells
 * @property {"open" | "made" | "set"} state Result of its contract, if it had one.
 */

/**
 * A parameter of a question.
 * @typedef {object} ParameterInfo
 * @property {Name} name
 * @property {Words} words
 * @property {boolean} needed True if there is no default.
 * @property {Notation} usual The default, if it can be written.
 * @property {Notation} example An example of its form, if that is not plain from the words.
 * @property {Array<ChoiceInfo>} choices The possible values; empty: any value of its kind.
 * @property {Array<Words>} parts The meanings of the numbers in a list separated by commas, each of them optional; empty: it is no list.
 */

/**
 * The first move at which two players differed: your move, and the challenger's.
 * @typedef {object} Parted
 * @property {number} at
 * @property {Words} mine
 * @property {Words} theirs
 */

/**
 * The events of this deal, as the viewer has seen them: for a screen that has just been opened.
 * @typedef {object} Past
 * @property {"past"} t
 * @property {number} v The last moment covered.
 * @property {Array<News>} events
 * @property {Words} stood A bot's moves in the absent viewer's place, one by one; empty if there are none.
 */

/**
 * A choice that needs cards of the hand: the move is its `move` with `{}` for the cards.
 * @typedef {object} Picking
 * @property {number} low
 * @property {number} high
 */

/**
 * A seat with its name and facts at the table.
 * @typedef {object} Plate
 * @property {number} seat
 * @property {Words} name
 * @property {number} side
 * @property {boolean} to_act
 * @property {boolean} dealer
 * @property {boolean} partner Partner of the viewer.
 * @property {Array<Fact>} facts
 */

/**
 * The answer to a `ping`.
 * @typedef {object} Pong
 * @property {"pong"} t
 */

/**
 * The state of the seats' parts of the seed, before the cards are dealt.
 * @typedef {object} ProofState
 * @property {number} round
 * @property {"gathering" | "sealing" | "opening"} stage The stages: seals may be changed; seats that are not left out make new ones; all are fixed, parts are opened.
 * @property {Array<Name>} seals The seal of each seat; empty if it has none.
 * @property {Array<number>} left_out Seats that did not seal or open in time: they add nothing any more.
 */

/**
 * The puzzles of a game.
 * @typedef {object} PuzzleList
 * @property {Name} game
 * @property {Words} title The title of the game.
 * @property {Array<PuzzleListed>} puzzles Those made by hand, then theme by theme, each from the easiest on.
 * @property {Array<ThemeListed>} themes
 * @property {Words} none A note if there are none; otherwise empty.
 */

/**
 * A puzzle in a list.
 * @typedef {object} PuzzleListed
 * @property {Name} name
 * @property {Words} title
 * @property {Name} theme Empty for a puzzle made by hand.
 * @property {number} rating The difficulty of a puzzle found by machine, on the scale of chess ratings; 0 for one made by hand.
 */

/**
 * A decision with all replies, so that a screen need not ask again.
 * @typedef {object} PuzzleShown
 * @property {Name} game
 * @property {Name} name
 * @property {Words} title
 * @property {Words} question
 * @property {Name} rulebook
 * @property {Scene} scene
 * @property {Record<string, Replied>} replies
 * @property {Words} otherwise The reply to any other move.
 * @property {Hint} answer The best move, the reason, and the figures.
 */

/**
 * A question that a game can answer.
 * @typedef {object} QuestionInfo
 * @property {Name} name
 * @property {Words} words
 * @property {Array<ParameterInfo>} parameters
 * @property {boolean} sampled True if the answer may be a sample.
 */

/**
 * A player's rating.
 * @typedef {object} Rating
 * @property {string} player
 * @property {number} matches
 * @property {number} won Matches won; a shared win counts as its share.
 * @property {number | null} points Points relative to the group's mean; None for a player with too few matches.
 * @property {number | null} error Half of a 95 % interval.
 */

/**
 * Somebody reacts with a face or a heart.
 * @typedef {object} Reacted
 * @property {"reacted"} t
 * @property {Words} name
 * @property {number | null} seat
 * @property {Name} what
 * @property {Words} text The reaction in a sentence.
 */

/**
 * The reason why a move is not allowed, and its clause (None: no clause is needed).
 * @typedef {object} Refusal
 * @property {Name | null} clause
 * @property {Words} reason
 */

/**
 * A request was not carried out; nothing has changed.
 * @typedef {object} Refused
 * @property {"refused"} t
 * @property {"stale" | "illegal" | "unreadable" | "bad_request" | "not_allowed" | "not_now" | "limit" | "unavailable"} code A code for programs; the reason is for people.
 * @property {Words} reason
 * @property {Name | null} clause
 */

/**
 * The reply to a move; a good one solves the puzzle.
 * @typedef {object} Replied
 * @property {boolean} good
 * @property {Words} said
 */

/**
 * The pause after a deal has been scored: the next one waits for the persons who look at the result.
 * @typedef {object} RestState
 * @property {number} deal
 * @property {Array<number>} looking The seats that are waited for.
 * @property {number | null} left Seconds until the next deal begins in any case; null: no limit.
 * @property {boolean} more True if there can be more time.
 */

/**
 * The result of a board at a table.
 * @typedef {object} ResultShown
 * @property {string} ns
 * @property {string} ew Names of the pairs or teams.
 * @property {number} net Points of North and South, minus those of East and West.
 */

/**
 * The review of one deal.
 * @typedef {object} ReviewedDeal
 * @property {number} deal
 * @property {number} deals Number of finished deals.
 * @property {string} level The bot that judges.
 * @property {Array<Words>} notes Notes that belong to the review, in sentences.
 * @property {Array<ReviewedMoment>} moments The three most costly moments, the largest first: the viewer's own, or a watcher's of all seats.
 * @property {Words} none A note if there are no moments.
 * @property {Array<Words>} luck Sentences about luck in the deal.
 * @property {Array<ReviewedMove>} moves
 * @property {Array<ReviewedSeat>} seats
 */

/**
 * One of the moments that cost most.
 * @typedef {object} ReviewedMoment
 * @property {number} at
 * @property {Words} sentence
 * @property {Array<Face>} trick The cards on the table, each with its player's name as a note.
 * @property {Notation | null} card The card that was played; null: the move was no card.
 * @property {Notation | null} better The better card.
 */

/**
 * A decision, and the comment on it.
 * @typedef {object} ReviewedMove
 * @property {number} at Number of moves of the record before it.
 * @property {number} seat
 * @property {number} trick The number of the trick in the deal, from 1; 0 if there are none.
 * @property {Notation} played
 * @property {Notation} best
 * @property {Words} played_words
 * @property {Words} best_words
 * @property {Words} verdict Its cost in one number; "a matter of taste"; empty if it was the best.
 * @property {Words} why The reason for the best move and against this one; empty if no simple one is known.
 * @property {boolean} costly
 * @property {number} lost Points, for the own side over the others; 0: as good as the best.
 * @property {number} error Half of the 95 % interval.
 * @property {number | null} win_lost Chance to win the game, from 0 to 1.
 * @property {number | null} tricks_lost Tricks lost with all cards seen.
 * @property {Array<Words>} perfect The cards that lose no trick with all cards seen.
 */

/**
 * The losses by the moves of a seat in a deal.
 * @typedef {object} ReviewedSeat
 * @property {number} seat
 * @property {string} name
 * @property {number} lost
 * @property {number | null} win_lost
 * @property {number | null} tricks_lost
 */

/**
 * The purpose of a zone, where screens treat it specially.
 * @typedef {"hand" | "trick" | "last" | "trumps" | "spoken" | "pot" | "aside" | "place"} Role
 */

/**
 * The table around the game: its people, its settings, and the promise about its deals.
 * @typedef {object} RoomState
 * @property {Name} id
 * @property {Name} game
 * @property {Words} title
 * @property {Name} rulebook
 * @property {Record<string, boolean | number | Name | null>} changed Options that differ from the rulebook's.
 * @property {"gathering" | "playing" | "over"} phase
 * @property {Array<SeatState>} seats
 * @property {boolean} host True if the viewer may act as host.
 * @property {boolean} paused
 * @property {number} watchers
 * @property {"all" | "link" | "nobody"} watching The permitted watchers: everybody who knows the table, those with the watch link, nobody.
 * @property {boolean} chat
 * @property {boolean} undo True if the viewer may take a move back now, or ask the others to.
 * @property {boolean} hints True if seats may ask for hints.
 * @property {Name} commit The digest of the server's secret: the secret itself is shown when the game is over.
 * @property {number | null} clock Seconds left until the first clock runs out; None if none runs.
 * @property {ProofState | null} proof The state of the seed's parts; null once the cards are dealt.
 * @property {Name | null} next_room The table where the same people play another game.
 * @property {boolean} acting True if the viewer stands in for an absent host: it can remove neither a present person nor the host.
 * @property {boolean} claim True if the viewer may claim the remaining tricks now.
 * @property {boolean} skip True if the viewer may let bots play the rest of the deal, and concede the match, or ask the others to.
 * @property {Array<OpenHand>} open_hands
 * @property {boolean} closed True if the table was closed, or the match conceded, before its game was over.
 * @property {number | null} conceded The seat that has conceded the match; null: none.
 * @property {Array<number>} winners The seats that have won the game, once it is over.
 * @property {AskState | null} ask The open request of a person to the others; null: none.
 * @property {RestState | null} rest The pause in which people look at the deal that is over; null while the game goes on.
 * @property {number | null} coming The viewer's seat from a later deal on; until then it sees what watchers see, and `you` is null.
 * @property {boolean} teacher True if each may ask what its own last move cost, with several persons, too.
 * @property {SameState | null} same The shared cards, if others play the same ones.
 * @property {Words} way The name of these rules; empty if they have none besides the rulebook's.
 * @property {Words} unmeasured A note on bots of the table that were not measured by these rules; empty if all of them were.
 */

/**
 * A line of chat.
 * @typedef {object} Said
 * @property {"said"} t
 * @property {Words} name
 * @property {number | null} seat
 * @property {Words} text
 */

/**
 * The shared cards of this table, which are played at others too.
 * @typedef {object} SameState
 * @property {"day" | "challenge" | "number"} what
 * @property {Name} name
 * @property {boolean} counted True for the first try of its browser; later ones are practice.
 * @property {boolean} closed True while others may still play them: the record, and all cards, are shown later.
 */

/**
 * One moment of a game as one viewer may see it.
 * @typedef {object} Scene
 * @property {Name} game
 * @property {Words} title
 * @property {number | null} seat
 * @property {Name} phase
 * @property {"ring" | "duel" | "rows" | "bets" | "triangle"} layout
 * @property {Array<Plate>} plates
 * @property {Array<Zone>} zones
 * @property {Array<Choice>} choices
 * @property {Words} prompt The action expected of the viewer, or the reason for waiting, in one sentence.
 * @property {Score} score
 * @property {Words} over The result of the game, in one sentence; empty while it goes on.
 */

/**
 * The public score: a name and a total for each side, and the deals finished.
 * @typedef {object} Score
 * @property {Array<Words>} sides
 * @property {Array<number>} totals
 * @property {Words} unit The unit of the score: "points", "chips", "cards".
 * @property {Array<DealSheet>} sheet
 * @property {Array<Array<Words>>} bids For each deal of the sheet the bid of every seat, as written on paper: "4", "nil"; may be empty.
 * @property {Array<Words>} notes For each side a note beside the total, such as "3 bags"; may be empty.
 * @property {Words} goal
 * @property {number} per_unit Number of figures in one unit: 100 where chips are counted in hundredths.
 * @property {boolean} aloud True if a scored deal is announced in a sentence; False where deals take only seconds.
 * @property {Array<Stand>} now For each side its standing in the current deal; empty while no side has a contract.
 * @property {Name} term The key of the word in the glossary that explains the notes.
 * @property {Array<Panel>} panels For each deal of the sheet its result; not filled in by scenes: a screen asks the game for it.
 * @property {Words} story The turning point of the match, once it is over; filled in like `panels`.
 * @property {"deal" | "coup"} called The name of a deal at this table.
 * @property {number | null} target The total that the match is played to, in figures; None if it does not end by a total.
 */

/**
 * One line of a score sheet: the clause that gives the points, and the arithmetic in words.
 * @typedef {object} ScoreLine
 * @property {Name} clause
 * @property {number} side
 * @property {number} points
 * @property {Words} words
 */

/**
 * The state of a seat: open, a person (present or away), or a bot.
 * @typedef {object} SeatState
 * @property {Words} name
 * @property {"open" | "person" | "bot"} kind
 * @property {boolean} here True if the person is connected.
 * @property {boolean} standin True if a bot plays for the person, until the person comes back.
 * @property {Name} level The level of the bot that plays, or would play.
 * @property {number | null} clock Seconds left for this seat to move; None if no clock runs for it.
 * @property {boolean} waits True if the person enters at a later deal; a bot plays until then.
 * @property {number | null} away Seconds until a bot plays for the person, who is away and must move; null: no bot is due.
 * @property {boolean} kept True if the seat waits for its person without limit.
 * @property {boolean} muted True if the person's chat is shown to nobody.
 * @property {Name} face The animal of the plate; empty on a seat that nobody has.
 * @property {Name} colour
 * @property {Words} unmeasured A note on its bot if the level was not measured by the rules of the table; empty otherwise.
 */

/**
 * The possible settings of a game's tables, for the set-up page.
 * @typedef {object} SetUpInfo
 * @property {Array<LevelInfo>} levels
 * @property {Record<string, Array<BotInfo>>} folk The bots of a table, for each number of seats.
 * @property {Record<string, Record<string, Record<string, boolean | number | Name | null>>>} values The value of each option, by rulebook and number of seats.
 * @property {Array<OptionInfo>} options The options that can be set if the server deals.
 * @property {Array<GroupInfo>} groups The names of these options in groups, each once.
 */

/**
 * The part of the score that grows with every deal (see `Score`).
 * @typedef {object} SheetState
 * @property {Array<DealSheet>} sheet
 * @property {Array<Array<Words>>} bids
 * @property {Array<Panel>} panels
 * @property {Words} story
 */

/**
 * A challenge as shown to a person who has its link.
 * @typedef {object} Shown
 * @property {Name} id
 * @property {Name} game
 * @property {Words} title
 * @property {Name} rulebook
 * @property {Words} by
 * @property {Name} face
 * @property {Name} colour
 * @property {Name | null} room The table at which this browser first played these cards.
 * @property {boolean} yours True if this browser has made the challenge.
 * @property {boolean} over True if this browser has finished the cards.
 * @property {Array<Side>} results The results of all who have finished, the best first; empty until this browser has.
 * @property {Parted | null} parted
 * @property {Words} unit
 * @property {number} per_unit
 */

/**
 * The result of one player who has finished.
 * @typedef {object} Side
 * @property {Words} name
 * @property {Array<number>} totals
 * @property {number} side
 * @property {number} value
 * @property {boolean} yours
 */

/**
 * A side's standing in the current deal: its placard.
 * @typedef {object} Stand
 * @property {Words} words "5 bid, 3 taken, need 2", "5 bid, 6 taken: made, 1 bag".
 * @property {Words} brief A shorter form for small screens; empty: the words are short enough.
 * @property {"open" | "made" | "set"} state "made" or "set" once its contract is certain to be kept or lost.
 * @property {number} tricks Number of tricks won, drawn as backs.
 * @property {Name} term The key of the word in the glossary that explains it; empty if none is needed.
 */

/**
 * The standing of a pair or team.
 * @typedef {object} Standing
 * @property {number} place
 * @property {number} number
 * @property {string} name
 * @property {number} boards Number of boards that counted.
 * @property {number} score Matchpoints, IMPs or points.
 * @property {number | null} percent Share of the possible matchpoints, in percent.
 * @property {number | null} per_board IMPs or points per board; None for matchpoints, and without a board.
 * @property {number | null} won Matches won by a team; a draw counts half.
 */

/**
 * The whole of what a viewer may see. `n` counts updates of this connection without a gap; `v` is the moment.
 * @typedef {object} State
 * @property {"state"} t
 * @property {number} wire
 * @property {number} n
 * @property {number} v
 * @property {number | null} you
 * @property {RoomState} room
 * @property {Scene} scene The scene; its score lacks `sheet`, `bids`, `panels` and `story`.
 * @property {Array<News>} events The events since the last update, as the viewer has seen them.
 * @property {SheetState | null} sheet Those four, in the first update of a connection and when they have changed.
 */

/**
 * A step as a screen shows it: frame after frame, and the text after the last of them.
 * @typedef {object} StepShown
 * @property {Array<Frame>} moments
 * @property {Words} say
 * @property {Notation} want The move that continues; empty: the learner only reads.
 * @property {Record<string, Words>} instead
 * @property {Words} otherwise
 */

/**
 * The first card of a suit that could not be led before was played.
 * @typedef {object} SuitBroken
 * @property {"suit_broken"} what
 * @property {Words} words
 * @property {Notation} suit
 */

/**
 * Statistics of one game for one seat.
 * @typedef {object} Tallied
 * @property {Name} game
 * @property {Words} title
 * @property {Name} rulebook
 * @property {Array<string>} names
 * @property {number} deals Number of finished deals.
 * @property {boolean} finished True if it reached its end, and was not given up.
 * @property {boolean} won
 * @property {number} seat
 * @property {Array<number>} totals The total of each side.
 * @property {number} side The seat's own side.
 * @property {Words} unit
 * @property {number} per_unit
 * @property {Array<Count>} counts
 */

/**
 * A costly move, and what was better: one line.
 * @typedef {object} Taught
 * @property {"taught"} t
 * @property {number} v The moment after the move.
 * @property {Words} text
 */

/**
 * A theme of puzzles found by machine.
 * @typedef {object} ThemeListed
 * @property {Name} name
 * @property {Words} title
 */

/**
 * The deal of the day of one game.
 * @typedef {object} Today
 * @property {Name} game
 * @property {Words} title
 * @property {Name} commit The digest of the secret of today's cards.
 * @property {Record<string, Name>} ahead The same digests for the days to come.
 * @property {Opened | null} opened Yesterday's secret; null if nobody could play then.
 * @property {Name | null} room The table where this browser plays it, or has played it.
 */

/**
 * A trick is complete, and a seat has taken it.
 * @typedef {object} TrickTaken
 * @property {"trick_taken"} what
 * @property {Words} words
 * @property {number} by
 * @property {Array<Face>} trick The whole trick before it is removed, with its marks.
 * @property {number | null} count Number of tricks that this seat has now, in games that count them.
 */

/**
 * An event without player action, such as a coup: its beats are shown one after the other.
 * @typedef {object} Unfolded
 * @property {"unfolded"} what
 * @property {Words} words
 * @property {Array<Beat>} beats
 */

/**
 * A claim cannot be proved from what the claimer can know: it may lay its hand open, and ask.
 * @typedef {object} Unproved
 * @property {"unproved"} t
 * @property {Words} text
 */

/**
 * The usual rules of a game, for players who choose none.
 * @typedef {object} UsualInfo
 * @property {Name} rulebook
 * @property {Record<string, boolean | number | Name | null>} options Options that differ from the rulebook's.
 * @property {Words} words The name of these rules; empty if there is nothing to say of them.
 */

/**
 * A way to play that has a name, and its rules.
 * @typedef {object} WayInfo
 * @property {Name} name
 * @property {Words} title
 * @property {Words} line A line that tells it apart from the others.
 * @property {Array<Words>} guest Three sentences for somebody who sits down as a guest; none for a rulebook.
 * @property {Name} rulebook The nearest rulebook.
 * @property {Array<number>} seats The possible numbers of players; the first is usual.
 * @property {Record<string, boolean | number | Name | null>} options Options that differ from that rulebook's.
 */

/**
 * The next question; or, if there is none, the way that the table plays.
 * @typedef {object} Which
 * @property {Array<number>} seats The possible numbers of players, as answers; empty: the number is known.
 * @property {Name} option The option in question; empty: the question is the number of players, or there is none.
 * @property {Array<Answer>} answers
 * @property {FittingWay | null} way The nearest way that has a name, with all differences of the table; None while there is a question.
 * @property {Array<FittingWay>} also Other ways that fit the answers equally well.
 */

/**
 * The person of a seat would like to keep in touch with you: `befriend` agrees, and silence says no.
 * @typedef {object} Wished
 * @property {"wished"} t
 * @property {number} seat
 * @property {Words} text
 */

/**
 * The winner of a field.
 * @typedef {object} Won
 * @property {"" | "ns" | "ew"} side
 * @property {Array<string>} names More than one if they share the first place.
 */

/**
 * A word of a page: its pronunciation, its meaning, and its place in the glossary.
 * @typedef {object} Word
 * @property {Words} word
 * @property {Words} said
 * @property {Words} meaning
 * @property {string} path
 */

/**
 * A place for cards (or lines of text).
 * @typedef {object} Zone
 * @property {Name} name Stable and unique within a game: "hand", "stock", "seat 2".
 * @property {"fan" | "row" | "pile" | "trick" | "triangle" | "melds" | "lines" | "badge" | "road"} shape
 * @property {Words} title
 * @property {Array<Face>} faces
 * @property {Role} role
 * @property {Array<Array<Face>>} rows For "triangle" and "melds": the faces row by row.
 * @property {Array<Words>} lines For "lines" and "badge": the text; for "road": the same signs as letters.
 * @property {Array<Array<Bead | null>>} beads For "road": the signs, row by row.
 * @property {Notation | null} suit For a badge about a suit: its letter.
 * @property {number | null} seat
 * @property {number | null} count Number of cards, if not all are drawn.
 * @property {Words | null} brief A shorter title for a zone right at its seat, without the seat's name; None: the title itself.
 * @property {boolean} quiet True if its changes need not be announced.
 * @property {Name} term The key of the word in the glossary that explains it; empty if none is needed.
 */

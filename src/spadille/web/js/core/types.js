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
 * What a fact is about, where screens treat it in a way of its own.
 * @typedef {"bid" | "tricks" | "stake" | "state" | "other"} About
 */

/**
 * What may be so at a table, in a sentence.
 * @typedef {object} Answer
 * @property {boolean | number | Name | null} value
 * @property {Words} words
 */

/**
 * What has come of a question.
 * @typedef {object} AnswerTold
 * @property {Array<FigureTold>} figures
 * @property {Array<Notation>} line Moves that prove it.
 * @property {Array<Words>} notes
 */

/**
 * What a person asked of the others is settled.
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
 * @property {number} laid The number that stands now, where choosing another replaces it.
 */

/**
 * What a person asks of the others: everybody has to agree, and silence is no.
 * @typedef {object} AskState
 * @property {Name} what "undo": to take its last move back; "claim": to have all tricks that are left; "skip": that bots play the rest of the deal; "concede": to give the match up.
 * @property {number} by
 * @property {Words} text
 * @property {Array<number>} waits Who has yet to answer.
 * @property {number} left Seconds until silence is no.
 */

/**
 * One sign on a score card.
 * @typedef {object} Bead
 * @property {"player" | "banker" | "tie" | "red" | "blue"} sign
 * @property {number} ties
 * @property {boolean} pair
 */

/**
 * A moment of what unfolds by itself.
 * @typedef {object} Beat
 * @property {Words} words
 * @property {Array<Zone>} zones The places that look different from this beat on.
 * @property {number} stays For how many milliseconds it is worth a look, at the usual pace.
 */

/**
 * A rulebook, and the seats it knows.
 * @typedef {object} BookInfo
 * @property {string} name
 * @property {Words} title
 * @property {string} prefix
 * @property {Array<number>} seats
 * @property {number} usual_seats
 * @property {Words} line What tells it apart.
 */

/**
 * Who plays on a seat that no person has.
 * @typedef {object} BotInfo
 * @property {Words} name
 * @property {Name} face
 * @property {Name} colour
 */

/**
 * A card went to the trick.
 * @typedef {object} CardPlayed
 * @property {"card_played"} what
 * @property {Words} words
 * @property {number} by
 * @property {Notation} move
 * @property {Notation} card
 * @property {Manner | null} manner None where the game does not tell.
 */

/**
 * What lay on the table has been taken away by a seat, or (None) by nobody; it is worth a look before it goes.
 * @typedef {object} CardsSwept
 * @property {"cards_swept"} what
 * @property {Words} words
 * @property {number | null} by
 */

/**
 * How a table differs from its rulebook, in plain words.
 * @typedef {object} Checked
 * @property {string} rulebook
 * @property {number} seats
 * @property {Array<Difference>} differs
 * @property {Record<string, Words>} words What every option means at this table, in a sentence.
 * @property {Array<Name>} idle Options that change nothing under the others.
 * @property {WayInfo | null} way What people call these rules, with three sentences for a guest; null where they have no name of their own.
 * @property {Words} unmeasured What is said of bots of the table that were not measured by these rules; empty where all of them were.
 */

/**
 * Something the viewer may say or do that is not a card to tap.
 * @typedef {object} Choice
 * @property {Notation} move
 * @property {Words} label
 * @property {Name} group Choices of one group belong together, in one row: "bid", "6", "spades".
 * @property {Refusal | null} refusal
 * @property {Words} note What it is worth or leads to: "40 points".
 * @property {Does} does
 * @property {Array<Notation>} cards The cards it is about.
 * @property {Name} place The place of the layout that a stake goes to or is taken back from: the same for both.
 * @property {number | null} points What it is worth, where a screen may set that beside the label instead of the note.
 * @property {Ask | null} ask
 * @property {Picking | null} pick
 * @property {Name} key The key that a keyboard player would expect: "n" for nil.
 * @property {Array<Name>} typed What may be typed for it besides: "7s", "nt".
 * @property {Numbered | null} numbered Where it is one of many that a number tells apart, such as bids: so that any number may be typed.
 * @property {Name} term The key of the word in the glossary that explains it; empty where none is needed.
 */

/**
 * One of the things that a question may be told.
 * @typedef {object} ChoiceInfo
 * @property {Name} name
 * @property {Words} words
 */

/**
 * How somebody has done, and how others have.
 * @typedef {object} Compared
 * @property {Array<number>} totals
 * @property {number} side
 * @property {number} played How many have finished it, this one included.
 * @property {number} better How many of them have done better.
 * @property {number} level How many others have done as well.
 */

/**
 * Something that was counted in one game, for one seat; games are added up by the name.
 * @typedef {object} Count
 * @property {Name} name
 * @property {Words} words What it is called in a list: "Bids made".
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
 * A deal is on the score sheet; `gains` by side.
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
 * @property {Array<Notation>} bids What each seat had said, in games with bids.
 * @property {Array<number>} taken How many tricks each seat took, in games with tricks.
 */

/**
 * One option on which two rulebooks differ: the two values, what each means, who says so.
 * @typedef {object} Difference
 * @property {string} option
 * @property {[boolean | number | Name | null, boolean | number | Name | null]} values
 * @property {[Words, Words]} words
 * @property {[Array<string>, Array<string>]} clauses
 */

/**
 * What a choice does, where screens treat it in a way of its own.
 * @typedef {"call" | "stake" | "take_back" | "again" | "together" | "give_up" | "dare" | "other"} Does
 */

/**
 * One card as it lies: `card` is its notation, None for a back.
 * @typedef {object} Face
 * @property {Notation | null} card
 * @property {Notation | null} move The move that choosing this card makes; None if choosing it means nothing here.
 * @property {Refusal | null} refusal Why that move is not allowed now; None if it is.
 * @property {Array<Mark>} marks
 * @property {Words} note The marks in a word or two, where they are to be read: "led", "led for hearts", "left bower".
 * @property {number | null} seat Whose card it is, where a zone holds cards of several seats.
 */

/**
 * Something written on a seat: "bid" "4", "tricks" "2".
 * @typedef {object} Fact
 * @property {About} about
 * @property {Words} label
 * @property {Words} value
 * @property {number | null} count The value, where it is a number that is worth drawing: tricks as a row of backs.
 * @property {Name} term The key of the word in the glossary that explains it; empty where none is needed.
 * @property {Name} place The place of the layout where a stake lies, as choices name it.
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
 * @property {number} error Half of the 95 % interval; 0 where it is exact.
 * @property {number} n
 * @property {string} seed
 */

/**
 * A way to play with all that a table does, and what answers it contradicts.
 * @typedef {object} FittingWay
 * @property {Name} name
 * @property {Words} title
 * @property {Words} line What tells it apart.
 * @property {Array<Words>} guest Three sentences for somebody who sits down as a guest; none for a rulebook.
 * @property {Name} rulebook The rulebook it is nearest to.
 * @property {Array<number>} seats How many may play so; the first is usual.
 * @property {Record<string, boolean | number | Name | null>} options What is set otherwise than in that rulebook.
 * @property {Words} words What the table plays, in a sentence.
 * @property {Array<Words>} but Everything that is otherwise at the table; with any of it the way is no more than near.
 */

/**
 * The table after a move, and what that move has led to; at the beginning of a lesson there is no move.
 * @typedef {object} Frame
 * @property {Scene} scene
 * @property {Array<News>} events
 */

/**
 * A game, as the pages show it that are no set-up.
 * @typedef {object} GameInfo
 * @property {string} name
 * @property {Words} title
 * @property {Words} sentence
 * @property {Words} seats
 * @property {Words} length
 * @property {Array<string | null>} emblem What lies on the little felt of the lobby: cards, null for a back.
 * @property {boolean} automatic There is nothing to decide: a screen may play on by itself.
 * @property {boolean} odds It can be asked for its odds.
 * @property {Array<string>} learn What there is to learn it by: "how", a page for beginners; "lesson"; "puzzles".
 * @property {number} pace The seconds a bot usually takes.
 * @property {Array<string>} bots Who may sit down besides people: the levels from the weakest, and the programs that the host lets in.
 * @property {string} usual_level
 * @property {boolean} numbered Its deals may be chosen by a number.
 * @property {Array<BookInfo>} rulebooks
 * @property {UsualInfo} usual
 * @property {Record<string, string>} terms What the words mean that scenes name as a `term`: a line for each, with how it is said.
 */

/**
 * The game has ended.
 * @typedef {object} GameOver
 * @property {"game_over"} what
 * @property {Words} words
 * @property {Array<number>} winners
 */

/**
 * Options that belong together, in the order in which they are laid before a person.
 * @typedef {object} GroupInfo
 * @property {Words} title Empty for those that matter most, which are in sight.
 * @property {Array<Name>} options
 */

/**
 * What the best bot would do in the seat's place at the moment `v`, and why; it sees what the seat sees.
 * @typedef {object} Hint
 * @property {"hint"} t
 * @property {number} v
 * @property {Notation} move
 * @property {Words} sentence The whole of it in one sentence.
 * @property {Words} why The reason alone; empty where no simple one is known.
 * @property {Array<HintRow>} weighed The figures; none where the bot goes by rules of thumb.
 */

/**
 * A move that was thought of: points expected, one standard error, and the chance to win the game (or null).
 * @typedef {object} HintRow
 * @property {Notation} move
 * @property {Words} words The move as it is said.
 * @property {number} worth
 * @property {number} error
 * @property {number | null} win
 * @property {Words} points The first two figures as they are written.
 * @property {Words} chance The third, empty where it is null.
 * @property {boolean} even About even with the move that is advised, or that move itself.
 */

/**
 * How a game is played, for a beginner: Markdown, with links to the glossary.
 * @typedef {object} HowTo
 * @property {Words} title
 * @property {Words} text
 * @property {Array<Word>} words
 */

/**
 * A whole lesson, so that a screen can give it without asking again.
 * @typedef {object} LessonShown
 * @property {Name} game
 * @property {Words} title
 * @property {Name} rulebook
 * @property {Array<StepShown>} steps
 */

/**
 * A level of bots, and what is said of it.
 * @typedef {object} LevelInfo
 * @property {string} name
 * @property {Words} words
 */

/**
 * How a card answers the lead of its trick.
 * @typedef {"leads" | "follows" | "trumps" | "sloughs"} Manner
 */

/**
 * What is special about a card.
 * @typedef {"led" | "wins" | "gone" | "pairs" | "trump" | "new" | "kills" | "target" | "peeked" | "wild" | "level"} Mark
 */

/**
 * What a match was made of for a player.
 * @typedef {object} MatchStory
 * @property {Array<Words>} lines The best decision, the worst one, and luck, a sentence each; none that the sample cannot tell.
 */

/**
 * One moment of a record, as a seat (or a watcher) saw it.
 * @typedef {object} Moment
 * @property {number} moves How many moves the record has.
 * @property {number} at After how many of them this is.
 * @property {Scene} scene
 * @property {Array<Words>} words What came of the last of them, a sentence each; a hidden one tells nothing.
 * @property {number} seats
 * @property {Array<number>} ends After which moves a trick, or whatever else lay on the table, had been taken; told if it was asked for.
 */

/**
 * Somebody (or, where `by` is -1, chance) has made a move that none of the others describes.
 * @typedef {object} Moved
 * @property {"moved"} what
 * @property {Words} words
 * @property {number} by
 * @property {Notation | null} move None where it is hidden from the viewer.
 * @property {boolean} aside It tells nobody anything: seen at the plate while it is new, and not worth a line of a log.
 */

/**
 * Whoever runs the server tells everybody something.
 * @typedef {object} Notice
 * @property {"notice"} t
 * @property {Words} text
 */

/**
 * What a choice is that stands for one number of many: `number`; the move is `move` with `{}` for the number.
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
 * The secret of a day that is over, which anybody can hold against its promise.
 * @typedef {object} Opened
 * @property {Name} day
 * @property {Name} commit
 * @property {Name} secret
 */

/**
 * An option: its choices, the bounds of a whole number, clauses that speak of it, a sentence for each choice.
 * @typedef {object} OptionInfo
 * @property {string} name
 * @property {Array<boolean | number | Name | null>} choices
 * @property {[number, number] | null} whole
 * @property {Array<string>} clauses
 * @property {Record<string, Words>} words By the choice in JSON.
 * @property {Words} counts What a whole number means, with N for the number.
 */

/**
 * What a finished deal has come to, for people to look at before the next one.
 * @typedef {object} Panel
 * @property {number} deal
 * @property {Array<Words>} said A sentence or two for each side.
 * @property {Array<Words>} heads
 * @property {Array<PanelRow>} rows The sides in order.
 * @property {Array<Words>} did Who did what, a sentence for each player.
 * @property {Array<Words>} turns For each side what helped it most in this deal, as it follows "it turned when"; empty where nothing did.
 */

/**
 * A side on the panel of a deal: a cell under each heading.
 * @typedef {object} PanelRow
 * @property {Words} name
 * @property {Array<Words>} cells
 * @property {"open" | "made" | "set"} state What became of its contract, if it had one.
 */

/**
 * Something that a question wants to be told.
 * @typedef {object} ParameterInfo
 * @property {Name} name
 * @property {Words} words
 * @property {boolean} needed Nothing is taken for it where nothing is said.
 * @property {Notation} usual What is taken where nothing is said, if it can be written.
 * @property {Notation} example How it is written, where that is not plain from the words.
 * @property {Array<ChoiceInfo>} choices What it can be; none: anything that can be read.
 * @property {Array<Words>} parts What the numbers are that it is a row of, parted by commas, each of which may be left out; none: it is no row.
 */

/**
 * The first moment at which two did not do the same: what you did, and what the challenger did.
 * @typedef {object} Parted
 * @property {number} at
 * @property {Words} mine
 * @property {Words} theirs
 */

/**
 * What has happened in this deal, as the viewer has seen it: for a screen that has just been opened.
 * @typedef {object} Past
 * @property {"past"} t
 * @property {number} v Up to this moment.
 * @property {Array<News>} events
 * @property {Words} stood What a bot did in the viewer's place while nobody was there, move by move; empty where it did nothing.
 */

/**
 * A choice that needs cards of the hand: the move is its `move` with `{}` for the cards.
 * @typedef {object} Picking
 * @property {number} low
 * @property {number} high
 */

/**
 * A seat as it stands round the table.
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
 * How the seats' parts of the seed stand, before the cards are dealt.
 * @typedef {object} ProofState
 * @property {number} round
 * @property {"gathering" | "sealing" | "opening"} stage Seals may be changed; those who are not left out make new ones; all are fixed, and the parts are opened.
 * @property {Array<Name>} seals Of each seat; empty where it has none.
 * @property {Array<number>} left_out Seats that did not seal or open in time: they add nothing any more.
 */

/**
 * The puzzles of a game.
 * @typedef {object} PuzzleList
 * @property {Name} game
 * @property {Words} title Of the game.
 * @property {Array<PuzzleListed>} puzzles
 * @property {Words} none What is said where there are none; else empty.
 */

/**
 * A puzzle in a list.
 * @typedef {object} PuzzleListed
 * @property {Name} name
 * @property {Words} title
 */

/**
 * A decision, so that a screen can put it to somebody without asking again.
 * @typedef {object} PuzzleShown
 * @property {Name} game
 * @property {Name} name
 * @property {Words} title
 * @property {Words} question
 * @property {Name} rulebook
 * @property {Scene} scene
 * @property {Record<string, Replied>} replies
 * @property {Words} otherwise What is said to any other move.
 * @property {Hint} answer The best move, why, and the figures.
 */

/**
 * A question that a game can answer.
 * @typedef {object} QuestionInfo
 * @property {Name} name
 * @property {Words} words
 * @property {Array<ParameterInfo>} parameters
 * @property {boolean} sampled The answer may be a sample.
 */

/**
 * Somebody pulls a face, or sends a heart.
 * @typedef {object} Reacted
 * @property {"reacted"} t
 * @property {Words} name
 * @property {number | null} seat
 * @property {Name} what
 * @property {Words} text That in a sentence.
 */

/**
 * Why a move is not allowed, and which clause says so (None: no clause is needed to see it).
 * @typedef {object} Refusal
 * @property {Name | null} clause
 * @property {Words} reason
 */

/**
 * A request was not carried out; nothing has changed.
 * @typedef {object} Refused
 * @property {"refused"} t
 * @property {"stale" | "illegal" | "unreadable" | "bad_request" | "not_allowed" | "not_now" | "limit" | "unavailable"} code For programs; the reason is for people.
 * @property {Words} reason
 * @property {Name | null} clause
 */

/**
 * What is said to a move; a good one solves the puzzle.
 * @typedef {object} Replied
 * @property {boolean} good
 * @property {Words} said
 */

/**
 * A deal has been scored, and the next one waits for those who look at what it has come to.
 * @typedef {object} RestState
 * @property {number} deal
 * @property {Array<number>} looking The seats that are waited for.
 * @property {number | null} left Seconds until the next deal begins all the same; null: it waits for them.
 * @property {boolean} more There can be more time.
 */

/**
 * The review of one deal.
 * @typedef {object} ReviewedDeal
 * @property {number} deal
 * @property {number} deals How many are finished.
 * @property {string} level The bot that judges.
 * @property {Array<Words>} notes What must be said about it, in sentences.
 * @property {Array<ReviewedMoment>} moments The three that cost most, the largest first: the viewer's own, or a watcher's of all seats.
 * @property {Words} none What is said where there are no moments.
 * @property {Array<Words>} luck What the deal was made of.
 * @property {Array<ReviewedMove>} moves
 * @property {Array<ReviewedSeat>} seats
 */

/**
 * One of the moments that cost most.
 * @typedef {object} ReviewedMoment
 * @property {number} at
 * @property {Words} sentence
 * @property {Array<Face>} trick The cards that lay on the table, each with whose it is for a note.
 * @property {Notation | null} card The card that was played; null: it was no card.
 * @property {Notation | null} better The card that was better.
 */

/**
 * A decision, and what is to be said of it.
 * @typedef {object} ReviewedMove
 * @property {number} at After how many moves of the record.
 * @property {number} seat
 * @property {number} trick Which trick of the deal, from 1; 0 where there are none.
 * @property {Notation} played
 * @property {Notation} best
 * @property {Words} played_words
 * @property {Words} best_words
 * @property {Words} verdict What it cost, in one number; "a matter of taste"; empty where it was the best.
 * @property {Words} why What speaks for the best move and not for this one; empty where no simple reason is known.
 * @property {boolean} costly
 * @property {number} lost Points, for the own side over the others; 0: as good as the best.
 * @property {number} error Half of the 95 % interval.
 * @property {number | null} win_lost Chance to win the game, from 0 to 1.
 * @property {number | null} tricks_lost With all cards seen.
 * @property {Array<Words>} perfect With all cards seen: what gives no trick away.
 */

/**
 * What the moves of a seat have lost in a deal.
 * @typedef {object} ReviewedSeat
 * @property {number} seat
 * @property {string} name
 * @property {number} lost
 * @property {number | null} win_lost
 * @property {number | null} tricks_lost
 */

/**
 * What a zone is for, where screens treat it in a way of its own.
 * @typedef {"hand" | "trick" | "last" | "trumps" | "spoken" | "pot" | "aside" | "place"} Role
 */

/**
 * The table round the game: its people, its settings, and the promise about its deals.
 * @typedef {object} RoomState
 * @property {Name} id
 * @property {Name} game
 * @property {Words} title
 * @property {Name} rulebook
 * @property {Record<string, boolean | number | Name | null>} changed Options that differ from the rulebook's.
 * @property {"gathering" | "playing" | "over"} phase
 * @property {Array<SeatState>} seats
 * @property {boolean} host The viewer may do what the host may.
 * @property {boolean} paused
 * @property {number} watchers
 * @property {"all" | "link" | "nobody"} watching Who may watch: whoever knows the table, those with the watch link, nobody.
 * @property {boolean} chat
 * @property {boolean} undo The viewer may take a move back now, or ask the others to.
 * @property {boolean} hints Seats may ask for hints.
 * @property {Name} commit The digest of the server's secret: the secret itself is shown when the game is over.
 * @property {number | null} clock Seconds left until the first clock runs out; None if none runs.
 * @property {ProofState | null} proof How the parts of the seed stand; null once the cards are dealt.
 * @property {Name | null} next_room The table where the same people play another game.
 * @property {boolean} acting The viewer stands in for a host who is away: it puts out nobody who is here, nor the host.
 * @property {boolean} claim The viewer may claim the tricks that are left now.
 * @property {boolean} skip The viewer may let bots play the rest of the deal, and give the match up, or ask the others to.
 * @property {Array<OpenHand>} open_hands
 * @property {boolean} closed The table was closed, or the match given up, before its game was over.
 * @property {number | null} conceded Who has given the match up; null: nobody.
 * @property {AskState | null} ask What a person asks of the others; null: nothing is asked.
 * @property {RestState | null} rest While people look at the deal that is over; null while the game goes on.
 * @property {number | null} coming The viewer's seat from a later deal on; till then it sees what watchers see, and `you` is null.
 * @property {boolean} teacher Where several persons play, too, each may ask what its own last move cost.
 * @property {SameState | null} same Where others play the same cards.
 * @property {Words} way What people call these rules; empty where they have no name besides the rulebook's.
 * @property {Words} unmeasured
 */

/**
 * Somebody says something.
 * @typedef {object} Said
 * @property {"said"} t
 * @property {Words} name
 * @property {number | null} seat
 * @property {Words} text
 */

/**
 * The cards of this table are played at others too.
 * @typedef {object} SameState
 * @property {"day" | "challenge" | "number"} what
 * @property {Name} name
 * @property {boolean} counted The first try of its browser; otherwise it is practice.
 * @property {boolean} closed Others may still play them: the record, and all cards, can be had later.
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
 * @property {Words} prompt What is expected of the viewer, or what is waited for, in one sentence.
 * @property {Score} score
 * @property {Words} over How the game ended, in one sentence; empty while it goes on.
 */

/**
 * The score as everyone sees it: a name and a total a side, and the deals finished.
 * @typedef {object} Score
 * @property {Array<Words>} sides
 * @property {Array<number>} totals
 * @property {Words} unit What is counted: "points", "chips", "cards".
 * @property {Array<DealSheet>} sheet
 * @property {Array<Array<Words>>} bids For each deal of the sheet what every seat had bid, as it is written on paper: "4", "nil"; may be empty.
 * @property {Array<Words>} notes For each side something beside the total, such as "3 bags"; may be empty.
 * @property {Words} goal
 * @property {number} per_unit How many of the figures make one unit: 100 where chips are counted in hundredths.
 * @property {boolean} aloud A deal that has been scored is worth a sentence of its own; not where every few seconds bring one.
 * @property {Array<Stand>} now For each side how it stands in the deal that is played; empty where no side has a contract yet.
 * @property {Name} term The key of the word in the glossary that explains the notes.
 * @property {Array<Panel>} panels For each deal of the sheet what it has come to; a scene leaves it to its screen to ask the game for it.
 * @property {Words} story Where the match turned, once it is over; asked for in the same way.
 * @property {"deal" | "coup"} called What each deal of the sheet is called at the table.
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
 * Who sits on a seat: open, a person (here or away), or a bot.
 * @typedef {object} SeatState
 * @property {Words} name
 * @property {"open" | "person" | "bot"} kind
 * @property {boolean} here The person is connected.
 * @property {boolean} standin A bot plays for the person, until the person comes back.
 * @property {Name} level Of the bot that plays, or would.
 * @property {number | null} clock Seconds left for this seat to move; None where no clock runs for it.
 * @property {boolean} waits The person comes in at a later deal; a bot plays till then.
 * @property {number | null} away Seconds until a bot plays for the person, who is away and must move; null: there is no such hurry.
 * @property {boolean} kept The seat waits for its person, however long that takes.
 * @property {boolean} muted What the person says is shown to nobody.
 * @property {Name} face The animal of the plate; empty on a seat that nobody has.
 * @property {Name} colour
 * @property {Words} unmeasured What is said of its bot if its level was not measured by the rules of the table; empty elsewhere.
 */

/**
 * What a table of a game may set: told when one is set up, not on the first page.
 * @typedef {object} SetUpInfo
 * @property {Array<LevelInfo>} levels
 * @property {Record<string, Array<BotInfo>>} folk Who the bots are, for each number of seats.
 * @property {Record<string, Record<string, Record<string, boolean | number | Name | null>>>} values What each option is, by the rulebook and the number of seats.
 * @property {Array<OptionInfo>} options What may be set where the server deals.
 * @property {Array<GroupInfo>} groups The same by name, each once.
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
 * A challenge, as whoever has its link sees it.
 * @typedef {object} Shown
 * @property {Name} id
 * @property {Name} game
 * @property {Words} title
 * @property {Name} rulebook
 * @property {Words} by
 * @property {Name} face
 * @property {Name} colour
 * @property {Name | null} room Where this browser has first played these cards.
 * @property {boolean} yours This browser has made it.
 * @property {boolean} over This browser has finished them.
 * @property {Array<Side>} results Of all who have finished, the best first; empty until this browser has.
 * @property {Parted | null} parted
 * @property {Words} unit
 * @property {number} per_unit
 */

/**
 * How one of those has done who have finished.
 * @typedef {object} Side
 * @property {Words} name
 * @property {Array<number>} totals
 * @property {number} side
 * @property {number} value
 * @property {boolean} yours
 */

/**
 * How a side stands in the deal that is played: its placard.
 * @typedef {object} Stand
 * @property {Words} words "5 bid, 3 taken, need 2", "5 bid, 6 taken: made, 1 bag".
 * @property {Words} brief The same where there is little room; empty: the words are short enough.
 * @property {"open" | "made" | "set"} state Whether its contract can be neither kept nor lost any more.
 * @property {number} tricks The tricks it has won, worth drawing as backs.
 * @property {Name} term The key of the word in the glossary that explains it; empty where none is needed.
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
 * @property {Scene} scene Its score comes without `sheet`, `bids`, `panels` and `story`.
 * @property {Array<News>} events What has happened since the last update, as the viewer has seen it.
 * @property {SheetState | null} sheet Those four, in the first update of a connection and when they have changed.
 */

/**
 * A step as a screen shows it: moment after moment, and what is said when the last of them has come.
 * @typedef {object} StepShown
 * @property {Array<Frame>} moments
 * @property {Words} say
 * @property {Notation} want The move that leads on; empty: the learner only reads.
 * @property {Record<string, Words>} instead
 * @property {Words} otherwise
 */

/**
 * The first card of a suit that could not be led before it has been played.
 * @typedef {object} SuitBroken
 * @property {"suit_broken"} what
 * @property {Words} words
 * @property {Notation} suit
 */

/**
 * One game, as a seat's own list of games has it.
 * @typedef {object} Tallied
 * @property {Name} game
 * @property {Words} title
 * @property {Name} rulebook
 * @property {Array<string>} names
 * @property {number} deals How many were finished.
 * @property {boolean} finished It came to its end, and was not given up.
 * @property {boolean} won
 * @property {number} seat
 * @property {Array<number>} totals Of each side.
 * @property {number} side The seat's own.
 * @property {Words} unit
 * @property {number} per_unit
 * @property {Array<Count>} counts
 */

/**
 * A move that has cost much, and what was better: one line.
 * @typedef {object} Taught
 * @property {"taught"} t
 * @property {number} v The moment after the move.
 * @property {Words} text
 */

/**
 * The deal of the day of one game.
 * @typedef {object} Today
 * @property {Name} game
 * @property {Words} title
 * @property {Name} commit The digest of the secret of today's cards.
 * @property {Record<string, Name>} ahead The same for the days to come.
 * @property {Opened | null} opened Yesterday's secret; null where nobody could play then.
 * @property {Name | null} room Where this browser plays it, or has played it.
 */

/**
 * A trick is complete, and somebody has taken it.
 * @typedef {object} TrickTaken
 * @property {"trick_taken"} what
 * @property {Words} words
 * @property {number} by
 * @property {Array<Face>} trick The whole trick as it lies before it is swept away, with its marks.
 * @property {number | null} count How many tricks that seat has now, where they are counted.
 */

/**
 * Something that nobody has a hand in, such as a coup: beat by beat, for screens to show one after the other.
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
 * What somebody plays who says nothing of rules.
 * @typedef {object} UsualInfo
 * @property {Name} rulebook
 * @property {Record<string, boolean | number | Name | null>} options Those set otherwise than the rulebook has them.
 * @property {Words} words What that is called; empty where there is nothing to say of it.
 */

/**
 * A way to play that has a name, and the rules it is played by.
 * @typedef {object} WayInfo
 * @property {Name} name
 * @property {Words} title
 * @property {Words} line What tells it apart.
 * @property {Array<Words>} guest Three sentences for somebody who sits down as a guest; none for a rulebook.
 * @property {Name} rulebook The rulebook it is nearest to.
 * @property {Array<number>} seats How many may play so; the first is usual.
 * @property {Record<string, boolean | number | Name | null>} options What is set otherwise than in that rulebook.
 */

/**
 * What is asked next; or, where nothing more is asked, what the table plays.
 * @typedef {object} Which
 * @property {Array<number>} seats How many may play, to choose from; empty: it is known.
 * @property {Name} option What is asked; empty: how many play, or nothing more.
 * @property {Array<Answer>} answers
 * @property {FittingWay | null} way The nearest way that has a name, with all that the table does otherwise; None while something is asked.
 * @property {Array<FittingWay>} also Other ways that fit no worse what was said.
 */

/**
 * A word of a page: how it is said, what it means, and where the glossary has it.
 * @typedef {object} Word
 * @property {Words} word
 * @property {Words} said
 * @property {Words} meaning
 * @property {string} path
 */

/**
 * A place where cards (or lines of text) lie.
 * @typedef {object} Zone
 * @property {Name} name Steady within a game, one of a kind: "hand", "stock", "seat 2".
 * @property {"fan" | "row" | "pile" | "trick" | "triangle" | "melds" | "lines" | "badge" | "road"} shape
 * @property {Words} title
 * @property {Array<Face>} faces
 * @property {Role} role
 * @property {Array<Array<Face>>} rows For "triangle" and "melds": the faces row by row.
 * @property {Array<Words>} lines For "lines" and "badge": what is written there; for "road" the same signs in letters.
 * @property {Array<Array<Bead | null>>} beads For "road": the signs, row by row.
 * @property {Notation | null} suit For a badge about a suit: its letter.
 * @property {number | null} seat
 * @property {number | null} count How many cards there are, where not all are drawn.
 * @property {Words | null} brief The title where the zone stands right at the seat, so that its name is not needed; None: the title itself.
 * @property {boolean} quiet There to be looked at; not worth telling each time it changes.
 * @property {Name} term The key of the word in the glossary that explains it; empty where none is needed.
 */

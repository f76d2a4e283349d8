// Shapes as the server sends them, with all that a test does not speak of left at what is usual.

export const refusal = (reason = "no", clause = null) => ({ clause, reason });

export const choice = (move, more = {}) => ({
  move,
  label: move,
  group: "",
  refusal: null,
  note: "",
  does: "other",
  cards: [],
  place: "",
  points: null,
  ask: null,
  pick: null,
  key: "",
  typed: [],
  numbered: null,
  term: "",
  ...more,
});

export const face = (card, more = {}) => ({
  card,
  move: null,
  refusal: null,
  marks: [],
  note: "",
  seat: null,
  ...more,
});

export const zone = (name, more = {}) => ({
  name,
  title: name,
  shape: "row",
  role: "place",
  seat: null,
  count: null,
  suit: null,
  brief: null,
  quiet: false,
  term: "",
  faces: [],
  rows: [],
  lines: [],
  beads: [],
  ...more,
});

export const plate = (seat, more = {}) => ({
  seat,
  name: `P${seat}`,
  side: seat,
  to_act: false,
  dealer: false,
  partner: false,
  facts: [],
  ...more,
});

export const score = (more = {}) => ({
  sides: ["You", "They"],
  totals: [0, 0],
  notes: ["", ""],
  now: [null, null],
  unit: "points",
  per_unit: 1,
  goal: "to 500",
  target: null,
  called: "deal",
  term: "",
  story: "",
  aloud: true,
  sheet: [],
  panels: [],
  ...more,
});

export const scene = (more = {}) => ({
  game: "spades",
  seat: 0,
  phase: "play",
  layout: "trick",
  prompt: "Your turn.",
  over: "",
  plates: [plate(0), plate(1)],
  zones: [],
  choices: [],
  score: score(),
  ...more,
});

export const seat = (kind, more = {}) => ({
  kind,
  name: kind,
  level: "regular",
  here: true,
  standin: false,
  waits: false,
  away: null,
  kept: false,
  muted: false,
  clock: null,
  face: "",
  colour: "",
  unmeasured: "",
  ...more,
});

export const room = (more = {}) => ({
  id: "abc",
  game: "spades",
  title: "Spades",
  rulebook: "andrews",
  changed: {},
  phase: "playing",
  winners: [],
  seats: [seat("person"), seat("bot")],
  host: true,
  paused: false,
  watchers: 0,
  watching: "all",
  chat: true,
  undo: true,
  hints: true,
  commit: "sha256:00",
  clock: null,
  proof: null,
  next_room: null,
  acting: false,
  claim: false,
  skip: false,
  open_hands: [],
  closed: false,
  conceded: null,
  ask: null,
  rest: null,
  coming: null,
  teacher: false,
  same: null,
  way: "",
  unmeasured: "",
  ...more,
});

export const state = (more = {}) => ({
  t: "state",
  v: 1,
  you: 0,
  room: room(),
  scene: scene(),
  events: [],
  sheet: null,
  ...more,
});

/** A game of the catalogue. */
export const game = (name, more = {}) => ({
  name,
  title: name,
  sentence: "",
  seats: "4",
  length: "",
  emblem: [],
  automatic: false,
  odds: false,
  learn: [],
  pace: 0,
  bots: ["beginner", "regular"],
  usual_level: "regular",
  numbered: false,
  rulebooks: [{ name: "andrews", title: "Joe Andrews", prefix: "SPD-AND", seats: [4], usual_seats: 4, line: "" }],
  usual: { rulebook: "andrews", options: {}, words: "" },
  terms: {},
  ...more,
});

/** What a view of the table knows, with what a test says of it; nobody else hears of anything. */
export const store = (more = {}) => ({
  id: "abc",
  state: null,
  latest: null,
  sent: null,
  on: () => undefined,
  tell: () => undefined,
  redraw: () => undefined,
  ...more,
});

// The shapes that come from the server, for the type checker and for people. There is no code here.

/**
 * @typedef {{clause: string | null, reason: string}} Refusal
 * @typedef {{card: string | null, move: string | null, refusal: Refusal | null, mark: string, seat: number | null}} Face
 * @typedef {{name: string, kind: string, title: string, faces: Face[], rows: Face[][], lines: string[], seat: number | null, count: number | null, quiet: boolean}} Zone
 * @typedef {{label: string, value: string}} Fact
 * @typedef {{seat: number, name: string, side: number, to_act: boolean, dealer: boolean, partner: boolean, facts: Fact[]}} Plate
 * @typedef {{low: number, high: number, usual: number}} Ask
 * @typedef {{move: string, label: string, group: string, refusal: Refusal | null, note: string, ask: Ask | null, pick: {low: number, high: number} | null, key: string}} Option
 * @typedef {{side: number, clause: string, points: number, words: string}} ScoreLine
 * @typedef {{deal: number, lines: ScoreLine[], totals: number[]}} DealSheet
 * @typedef {{sides: string[], totals: number[], unit: string, sheet: DealSheet[], notes: string[], goal: string, per_unit: number}} Score
 * @typedef {{game: string, title: string, seat: number | null, phase: string, plates: Plate[], zones: Zone[], options: Option[], prompt: string, score: Score, over: string}} Scene
 *
 * @typedef {{name: string, kind: "open" | "person" | "bot", here: boolean, standin: boolean, level: string, clock: number | null}} SeatState
 * @typedef {{id: string, game: string, title: string, rulebook: string, changed: Record<string, unknown>, phase: "gathering" | "playing" | "over", seats: SeatState[], host: boolean, paused: boolean, watchers: number, watching: string, chat: boolean, undo: boolean, hints: boolean, commit: string, clock: number | null, next_room: string | null}} Room
 * @typedef {{by: number, move: string | null, words: string}} Event_
 * @typedef {{t: "state", n: number, v: number, you: number | null, room: Room, scene: Scene, events: Event_[]}} State
 *
 * What a person may do with what is drawn; a drawing without them is only to be looked at.
 * @typedef {{move?: (text: string) => void, why?: (refusal: Refusal) => void, sheet?: () => void, seats?: SeatState[], picked?: Set<string>, partners?: Set<string>, named?: Set<string>, after?: Node | null}} Hands
 */

export {};

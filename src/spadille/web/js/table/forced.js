// Automatic forced moves, alone against bots, if the person wants them. With other people at the table every move
// waits: an immediate one would reveal that there was no other.

import { hold, prefs } from "../core/prefs.js";

/** Milliseconds in which the coming move can be seen. */
const SEEN = 700;

/**
 * The viewer's only move; null if there is a choice, or if it would give up the game.
 * @param {Scene} scene
 */
export function forcedMove(scene) {
  const open = scene.choices.filter((choice) => !choice.refusal);
  if (open.some(({ ask, pick, does }) => pick || (ask && ask.low < ask.high) || does === "give_up")) return null;
  const moves = new Set(open.map(({ ask, move }) => (ask ? move.replace("{}", String(ask.low)) : move)));
  for (const face of scene.zones.flatMap((zone) => [...zone.faces, ...zone.rows.flat()])) {
    if (face.move !== null && !face.refusal) moves.add(face.move);
  }
  return moves.size === 1 ? [...moves][0] : null;
}

/** True if nobody else at the table is a person. @param {State} state */
export const alone = (state) => state.room.seats.every((seat, at) => at === state.you || seat.kind !== "person");

export class Forced {
  /** @param {(text: string) => void} send */
  constructor(send) {
    this.send = send;
    this.timer = 0;
    /** A move was taken back, so the person makes the next one. */
    this.held = false;
  }

  /** Make the move, if there is only one. @param {State} state */
  tick(state) {
    this.stop();
    const { room, you } = state;
    if (!prefs.forced || this.held || you === null || room.phase !== "playing" || room.paused || room.rest) return;
    if (room.seats[you].standin || !alone(state)) return;
    const move = forcedMove(state.scene);
    if (move !== null) this.timer = window.setTimeout(() => this.send(move), SEEN * hold());
  }

  /** Let the person make the next move, as one is to be taken back. */
  hold() {
    this.held = true;
    this.stop();
  }

  stop() {
    window.clearTimeout(this.timer);
  }
}

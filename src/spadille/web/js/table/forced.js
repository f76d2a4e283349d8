// A move that leaves no choice needs no click: alone against bots the page makes it, where the person likes it so.
// Where other people sit at the table every move waits: one made at once would tell that there was no other.

import { hold, prefs } from "../core/prefs.js";

/** Milliseconds in which it can be seen what is about to be done. */
const SEEN = 700;

/**
 * The one move that the viewer can make; null where there is a choice, or where it would give up the game.
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

/** Nobody else at the table is a person. @param {State} state */
export const alone = (state) => state.room.seats.every((seat, at) => at === state.you || seat.kind !== "person");

export class Forced {
  /** @param {(text: string) => void} send */
  constructor(send) {
    this.send = send;
    this.timer = 0;
    /** A move has been taken back: the next one is the person's own. */
    this.held = false;
  }

  /** Make the move, if there is but one. @param {State} state */
  tick(state) {
    this.stop();
    const { room, you } = state;
    if (!prefs.forced || this.held || you === null || room.phase !== "playing" || room.paused || room.rest) return;
    if (room.seats[you].standin || !alone(state)) return;
    const move = forcedMove(state.scene);
    if (move !== null) this.timer = window.setTimeout(() => this.send(move), SEEN * hold());
  }

  stop() {
    window.clearTimeout(this.timer);
  }
}

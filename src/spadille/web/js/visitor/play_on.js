// Playing on from a moment of a record, or from a puzzle: a table of one's own against bots.

import { post } from "../core/api.js";
import { go, press, trying } from "../core/dom.js";
import { prefs } from "../core/prefs.js";
import { say } from "../core/words.js";
import { remember } from "../fair/proof.js";
import { noteHelp } from "./past_games.js";
import { asYou } from "./you.js";

/**
 * The button that leads to such a table. A game that begins in the middle is counted among those with help.
 * @param {string} path where the table is made
 * @param {() => object} [asked] the moment, when the button is pressed
 */
export const playOnButton = (path, asked = () => ({})) =>
  press(say("play-on-from-here"), () =>
    trying(async () => {
      const pace = prefs.speed === "instant" ? 0 : null;
      const made = await post(path, { ...asYou(), pace, ...asked() });
      remember(made.id, made.commit);
      noteHelp(made.id);
      go(made.path);
    }),
  );

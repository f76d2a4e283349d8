// Levels of the bots by seat, chosen when a table is set up.

import { h } from "../core/dom.js";
import { faceSign } from "../felt/faces.js";
import { say } from "../core/words.js";

/**
 * A selection for each bot: the common level, or one of its own.
 * @param {import("./options.js").Game} game
 * @param {Record<string, any>} settings of the table; `bots` has a level for each seat, "" for the common level
 * @param {() => unknown} then called after a change
 */
export function botLevels(game, settings, then) {
  const folk = game.folk[String(settings.seats)] ?? [];
  /** @type {string[]} */
  const chosen = folk.map((_, seat) => settings.bots?.[seat] ?? "");
  settings.bots = chosen;
  const row = (/** @type {BotInfo} */ bot, /** @type {number} */ seat) =>
    h(
      "label",
      { class: "setting bot-level" },
      h("span", { class: "you-line" }, faceSign(bot.face, bot.colour, ""), bot.name),
      h(
        "select",
        {
          "aria-label": say("how-well", { who: bot.name }),
          onchange: (/** @type {any} */ event) => {
            chosen[seat] = event.target.value;
            then();
          },
        },
        h("option", { value: "", selected: !chosen[seat] }, say("as-the-others")),
        ...game.bots.map((name) =>
          h("option", { value: name, selected: chosen[seat] === name }, say("level", { level: name })),
        ),
      ),
    );
  return h("div", { class: "bot-levels" }, ...folk.map((bot, seat) => (seat ? row(bot, seat) : null)));
}

import assert from "node:assert/strict";
import test from "node:test";
import { game } from "../made.mjs";
import { choose, load, page, textsOf } from "../page.mjs";

page();
const { botLevels } = await load("pages/bot_levels");
const bot = (name) => ({ name, face: "", colour: "" });
const GAME = { ...game("spades"), folk: { 3: ["", "Nora", "Ben"].map(bot) } };

test("each bot but the host's own seat may play better or worse than the others", () => {
  const settings = { seats: 3 };
  let changes = 0;
  const node = botLevels(GAME, settings, () => (changes += 1));
  assert.deepEqual(textsOf(node, ".you-line"), ["Nora", "Ben"]);
  assert.deepEqual(settings.bots, ["", "", ""]);
  choose(node.querySelectorAll("select")[1], "beginner");
  assert.deepEqual([settings.bots, changes], [["", "", "beginner"], 1]);
});

test("what was chosen before stays chosen", () => {
  const settings = { seats: 3, bots: ["", "beginner", ""] };
  const node = botLevels(GAME, settings, () => undefined);
  const chosen = [...node.querySelectorAll("option")].filter((each) => each.selected);
  assert.equal(chosen[0].getAttribute("value"), "beginner");
  assert.deepEqual(settings.bots, ["", "beginner", ""]);
});

test("for as many seats as the game does not know there is nobody to choose for", () => {
  const settings = { seats: 9 };
  assert.equal(botLevels(GAME, settings, () => undefined).children.length, 0);
  assert.deepEqual(settings.bots, []);
});

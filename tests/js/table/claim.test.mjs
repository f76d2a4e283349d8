import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { room, scene, seat, state, store, zone } from "../made.mjs";
import { buttonOf, find, load, page, press, textsOf } from "../page.mjs";

const document = page();
const { Claim } = await load("table/claim");

const TRICKS = scene({ zones: [zone("last", { role: "last" })] });
let sent = [];
const claim = new Claim(store({ send: (asked) => sent.push(asked) }));

beforeEach(() => {
  sent = [];
  for (const each of document.querySelectorAll("dialog")) each.remove();
});

test("tricks can be claimed by a player of a game that has some, and only when there is something to claim", () => {
  const tool = (more) => claim.tool(state({ scene: TRICKS, ...more }), () => undefined);
  assert.equal(tool({ room: room({ claim: true }) }).disabled, false);
  assert.equal(tool({ room: room({ claim: false }) }).disabled, true);
  assert.equal(tool({ you: null }), null);
  assert.equal(tool({ room: room({ phase: "over" }) }), null);
  assert.equal(tool({ scene: scene() }), null);
});

test("a claim is asked once more before it stands", () => {
  let closed = 0;
  press(claim.tool(state({ scene: TRICKS, room: room({ claim: true }) }), () => (closed += 1)));
  assert.equal(closed, 1, "the menu it lies in is closed");
  const box = find(document, "dialog");
  press(buttonOf(box, "no"));
  assert.deepEqual(sent, []);
  claim.ask();
  press(buttonOf(find(document, "dialog"), "claim-yes"));
  assert.deepEqual(sent, [{ t: "claim" }]);
});

test("a claim that is not proved asks whether the hand shall be shown", () => {
  claim.unproved({ text: "Show your hand and ask?" });
  const box = find(document, "dialog");
  assert.equal(find(box, "h2").textContent, "Show your hand and ask?");
  press(buttonOf(box, "claim-show"));
  assert.deepEqual(sent, [{ t: "claim", show: true }]);
});

test("hands that lie open have a line each, with their cards as they are printed", () => {
  const open_hands = [
    { seat: 0, cards: ["TH'", "QS", "JB"] },
    { seat: 1, cards: ["2C"] },
  ];
  const seats = [seat("person", { name: "Ann" }), seat("bot", { name: "Nora" })];
  const node = claim.hands(state({ room: room({ open_hands, seats }) }));
  assert.deepEqual(textsOf(node, "p"), ["open-yours 10 Q joker", "open-hand(who=Nora) 2"]);
  const signs = [...node.querySelectorAll("svg")].map((each) => each.getAttribute("aria-label"));
  assert.deepEqual(signs, ["suit(suit=H)", "suit(suit=S)", "suit(suit=C)"]);
});

test("where no hand lies open, or the game is over, there is no line", () => {
  assert.equal(claim.hands(state()), null);
  assert.equal(claim.hands(state({ room: room({ phase: "over", open_hands: [{ seat: 1, cards: [] }] }) })), null);
});

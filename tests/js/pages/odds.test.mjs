import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { game } from "../made.mjs";
import { find, give, load, page, press, server, settled, textsOf } from "../page.mjs";

const document = page();
const { pagePlace } = await load("core/dom");
const { oddsPage } = await load("pages/odds");
server.answers["GET /api/games"] = [game("spades")];

/** What stands in the fields of a form, as a browser reads it. */
give({
  FormData: class {
    constructor(form) {
      this.fields = [...form.querySelectorAll("input, select")];
    }
    getAll(name) {
      return this.fields.filter((each) => each.getAttribute("name") === name).map((each) => each.value ?? "");
    }
  },
});

const parameter = (name, more = {}) => ({
  name,
  words: name,
  needed: false,
  usual: "",
  example: "",
  choices: [],
  parts: [],
  ...more,
});

/** The page of one question. */
async function asked(...parameters) {
  server.answers["GET /api/odds/spades"] = [{ name: "draw", words: "To draw?", parameters, sampled: true }];
  server.asked = [];
  await oddsPage(pagePlace(), "spades");
  const form = find(document, "#app form");
  const send = async () => {
    form.dispatchEvent(new Event("submit", { cancelable: true }));
    await settled();
    return server.asked.at(-1)[1];
  };
  return { form, send };
}

const ANSWER = { figures: [], line: [], notes: [] };
beforeEach(() => (server.answers["POST /api/odds/spades"] = ANSWER));

test("cards that are typed with the signs of their suits are told in notation", async () => {
  const { form, send } = await asked(parameter("hand", { needed: true, example: "AS 10H" }));
  find(form, "input").value = "A♠  10 ♥ 9♦\ufe0e 2C";
  const { question, given } = await send();
  assert.deepEqual([question, given], ["draw", { hand: "AS  10H 9D 2C" }]);
});

test("an example has the signs of the suits, and so has the field where cards are wanted", async () => {
  const { form } = await asked(parameter("hand", { needed: true, example: "AS 10H" }));
  const field = find(form, "input");
  assert.equal(field.getAttribute("placeholder"), "A♠ 10♥");
  const signs = form.querySelectorAll(".signs button");
  assert.equal(signs.length, 4);
  field.value = "A";
  press(signs[0]);
  assert.equal(field.value, "A♠ ");
  press(signs[1]);
  assert.equal(field.value, "A♠♥ ");
});

test("where no cards are wanted there are no signs", async () => {
  const { form } = await asked(parameter("rounds", { needed: true, usual: "3" }));
  assert.equal(form.querySelectorAll(".signs").length, 0);
  assert.equal(find(form, "input").getAttribute("placeholder"), "3");
});

test("what is not said is not sent", async () => {
  const { form, send } = await asked(parameter("one", { needed: true }), parameter("other", { needed: true }));
  find(form, "input[name=other]").value = "x";
  assert.deepEqual((await send()).given, { other: "x" });
});

test("the numbers of a row are sent together, with a gap where one is left out", async () => {
  const { form, send } = await asked(parameter("shoe", { parts: ["A", "2", "3"], example: "24,24,24", needed: true }));
  const [ace, , three] = form.querySelectorAll("input");
  ace.value = "23";
  three.value = "20";
  assert.deepEqual((await send()).given, { shoe: "23,,20" });
});

test("what need not be said, and has an example, is folded away", async () => {
  const { form } = await asked(parameter("a", { needed: true }), parameter("b", { example: "7" }), parameter("c"));
  assert.deepEqual(
    [...form.querySelectorAll("details input")].map((each) => each.getAttribute("name")),
    ["b"],
  );
});

test("each figure has how it was found, and a sample says how to have it again", async () => {
  const figure = (more) => ({ words: "to win", said: "61.2 %", how: "sampled", exact: false, n: 10_000, ...more });
  server.answers["POST /api/odds/spades"] = { figures: [figure()], line: ["play AS"], notes: ["Without jokers."] };
  const { send } = await asked(parameter("a"));
  await send();
  const answer = find(document, ".odds-answer");
  assert.deepEqual(textsOf(answer, "tbody tr"), ["to win61.2 %sampled"]);
  assert.deepEqual(textsOf(answer, "p"), ["odds-proof: play AS", "odds-repeat", "Without jokers."]);
  server.answers["POST /api/odds/spades"] = { ...ANSWER, figures: [figure({ exact: true })] };
  await send();
  assert.deepEqual(textsOf(answer, "p"), []);
});

test("what cannot be is said where it was asked, and it can be asked again", async () => {
  server.answers["POST /api/odds/spades"] = { status: 422, reason: "the ace of spades is there twice" };
  const { form, send } = await asked(parameter("a"));
  await send();
  assert.deepEqual(textsOf(document, ".odds-answer .wrong"), ["The ace of spades is there twice."]);
  assert.equal(find(form, "button.main").disabled, false);
});

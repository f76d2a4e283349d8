import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { game } from "../made.mjs";
import { buttonOf, choose, find, load, page, press, server, settled, textsOf } from "../page.mjs";

const document = page();
const { games } = await load("core/api");
const { asking, departures, markWay, rulesOf, wayList } = await load("pages/which_game");
server.answers["GET /api/games"] = [game("spades")];
await games();

const way = (name, more = {}) => ({
  name,
  title: `The ${name}`,
  line: `line of ${name}`,
  rulebook: "andrews",
  seats: [4, 6],
  options: { bidding: name },
  guest: ["One.", "Two.", "Three."],
  ...more,
});

beforeEach(() => (server.asked = []));

test("the rules of a way are for as many as there are, if so many may play it", () => {
  assert.deepEqual(rulesOf("spades", way("mirror"), 6), {
    game: "spades",
    rulebook: "andrews",
    seats: 6,
    options: { bidding: "mirror" },
  });
  assert.equal(rulesOf("spades", way("mirror"), 3).seats, 4);
  assert.equal(rulesOf("spades", way("mirror")).seats, 4);
});

test("a way is chosen from the list, and the chosen one is marked", () => {
  const chosen = [];
  const list = wayList([way("mirror"), way("whiz")], (each) => chosen.push(each.name));
  assert.equal(find(list, "summary").textContent, "ways-by-name(n=2)");
  const [, whiz] = list.querySelectorAll("input");
  choose(whiz, "whiz");
  assert.deepEqual(chosen, ["whiz"]);
  const marked = () => [...list.querySelectorAll("input")].map((each) => each.checked);
  markWay(list, way("mirror"));
  assert.deepEqual(marked(), [true, false]);
  markWay(list, null);
  assert.deepEqual(marked(), [false, false]);
});

const DIFFERS = [{ option: "nil", values: [], words: ["Nil counts.", "No nil."], clauses: [[], []] }];

test("a guest reads three sentences of a way with a name, and all else at a press", () => {
  const node = departures("spades", "andrews", { way: way("mirror"), differs: DIFFERS });
  assert.deepEqual(textsOf(node, ".guest li"), ["One.", "Two.", "Three."]);
  assert.equal(find(node, "details summary").textContent, "all-differences(book=Joe Andrews)");
  assert.equal(find(node, "details").open, false);
  assert.match(find(node, "details .difference").textContent, /No nil\./);
});

test("a guest reads all that leaves the rulebook where the rules have no name", () => {
  const node = departures("spades", "andrews", { way: null, differs: DIFFERS });
  assert.deepEqual(textsOf(node, "li"), ["No nil."]);
});

/** The questions, and what a person has found by them. */
function asked() {
  const found = [];
  const play = () => {
    const button = document.createElement("button");
    button.textContent = "deal";
    return button;
  };
  const node = asking("spades", (each) => found.push(each.name), play);
  const go = async (text) => {
    press(buttonOf(node, text));
    await settled();
  };
  return { node, found, go };
}
const SEATS = { seats: [3, 4], option: "", answers: [], way: null };
const BIDDING = {
  seats: [],
  option: "bidding",
  answers: [
    { value: "mirror", words: "You bid your spades." },
    { value: "free", words: "You bid what you like." },
  ],
  way: null,
};
const END = {
  way: way("mirror", { words: "You play Mirror.", but: [] }),
  also: [way("mirror", { words: "You play Mirror.", but: [] }), way("whiz", { words: "Whiz fits.", but: [] })],
};

test("how many play is asked first, then what is so at the table, a question at a time", async () => {
  server.answers["POST /api/which"] = ({ seats, said }) => (said.bidding ? END : seats ? BIDDING : SEATS);
  const { node, found, go } = asked();
  await go("which-game");
  assert.equal(find(node, "[role=status]").textContent, "which-how-many");
  await go("4");
  assert.equal(find(node, "[role=status]").textContent, "which-is-so");
  await go("You bid your spades.");
  assert.deepEqual(
    server.asked.map(([, told]) => told),
    [
      { game: "spades", seats: null, said: {}, passed: [], denied: {} },
      { game: "spades", seats: 4, said: {}, passed: [], denied: {} },
      { game: "spades", seats: 4, said: { bidding: "mirror" }, passed: [], denied: {} },
    ],
  );
  assert.deepEqual(found, ["mirror"]);
  assert.equal(find(node, "[role=status]").textContent, "You play Mirror. line of mirror");
});

test("whoever does not know is asked something else", async () => {
  server.answers["POST /api/which"] = ({ passed }) => (passed.length ? END : BIDDING);
  const { go } = asked();
  await go("which-game");
  await go("which-unknown");
  assert.deepEqual(server.asked.at(-1)[1].passed, ["bidding"]);
});

test("that none of the answers is so is an answer, with the values that are denied", async () => {
  server.answers["POST /api/which"] = ({ denied }) => (denied.bidding ? END : BIDDING);
  const { go } = asked();
  await go("which-game");
  await go("which-none");
  assert.deepEqual(server.asked.at(-1)[1].denied, { bidding: ["mirror", "free"] });
});

test("the nearest way is told with all that is otherwise, and not by a line that may be false", async () => {
  const near = way("mirror", { words: "Nearest is Mirror, but:", but: ["To 250. (Mirror: To 500.)"] });
  server.answers["POST /api/which"] = { way: near, also: [{ ...near, name: "whiz", title: "The whiz" }] };
  const { node, go } = asked();
  await go("which-game");
  assert.equal(find(node, "[role=status]").textContent, "Nearest is Mirror, but:");
  assert.deepEqual(textsOf(node, ".but li"), ["To 250. (Mirror: To 500.)"]);
  assert.match(node.textContent, /which-as-near/);
});

test("where a number is asked nobody can pass", async () => {
  server.answers["POST /api/which"] = SEATS;
  const { node, go } = asked();
  await go("which-game");
  assert.deepEqual(textsOf(node, "button"), ["3", "4"]);
});

test("what fits as well is a press away, and the way back from it too", async () => {
  server.answers["POST /api/which"] = END;
  const { node, found, go } = asked();
  await go("which-game");
  assert.deepEqual(textsOf(node, "button"), ["deal", "which-again", "The whiz"]);
  await go("The whiz");
  assert.equal(find(node, "[role=status]").textContent, "Whiz fits. line of whiz");
  await go("The mirror");
  assert.deepEqual(found, ["mirror", "whiz", "mirror"]);
});

test("one may ask again from the beginning", async () => {
  server.answers["POST /api/which"] = ({ seats }) => (seats ? END : SEATS);
  const { node, go } = asked();
  await go("which-game");
  await go("4");
  await go("which-again");
  assert.deepEqual(textsOf(node, "button"), ["3", "4"]);
});

test("a server that answers nothing is said", async () => {
  delete server.answers["POST /api/which"];
  const { go } = asked();
  await go("which-game");
  assert.equal(find(document, "#toast").textContent, "Nothing there.");
});

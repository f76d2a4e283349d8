import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { choice, face, game, refusal, room, scene, state, zone } from "../made.mjs";
import { buttonOf, choose, clock, find, load, page, press, server } from "../page.mjs";

page();
const { games } = await load("core/api");
const { Auto } = await load("table/auto");
server.answers["GET /api/games"] = [game("war", { automatic: true }), game("spades")];

beforeEach(() => {
  clock();
});

/** A moment of War; `marks` are those of a card on the table. */
const moment = (marks = [], more = {}) =>
  state({
    room: room({ game: "war" }),
    scene: scene({ choices: [choice("turn")], zones: [zone("table", { rows: [[face("AS", { marks })]] })] }),
    ...more,
  });

/** After how many milliseconds a move is sent, in steps of ten; null if none is within ten seconds. */
function after(of, told = moment()) {
  let sent = 0;
  const auto = Object.assign(new Auto(() => (sent += 1)), of);
  auto.tick(told);
  for (let time = 1; time <= 10_000; time++) {
    mock.timers.tick(1);
    if (sent) return time;
  }
  return null;
}

test("it fits a game of pure chance, for a player, once the catalogue says so", async () => {
  assert.equal(Auto.fits(moment()), false);
  await games();
  assert.equal(Auto.fits(moment()), true);
  assert.equal(Auto.fits(moment([], { you: null })), false);
  assert.equal(Auto.fits(state()), false, "Spades has decisions");
});

test("at first every move is made by hand", () => {
  assert.equal(after({}), null);
});

test("each pace is quicker than the one before, and the way to the end the quickest that the server takes", () => {
  assert.deepEqual(
    [1, 2, 3, 4].map((pace) => after({ pace })),
    [1600, 800, 300, 120],
  );
  assert.equal(after({ toEnd: true }), 56);
});

test("a war is looked at before it is fought, unless all goes to the end", () => {
  assert.equal(after({ pace: 2 }, moment(["level"])), 1800);
  assert.equal(after({ toEnd: true }, moment(["level"])), 56);
});

test("nothing is sent where there is nothing, or more than one thing, to do", () => {
  const choices = (...all) => moment([], { scene: scene({ choices: all }) });
  assert.equal(after({ pace: 4 }, choices()), null);
  assert.equal(after({ pace: 4 }, choices(choice("a"), choice("b"))), null);
  assert.equal(after({ pace: 4 }, choices(choice("a", { refusal: refusal() }))), null);
});

test("a stopped table and one that is over are left alone", () => {
  assert.equal(after({ pace: 4 }, moment([], { room: room({ paused: true }) })), null);
  assert.equal(after({ pace: 4 }, moment([], { room: room({ phase: "over" }) })), null);
});

test("cards need not fly where it runs fast", () => {
  const hurried = (of) => Object.assign(new Auto(() => undefined), of).hurried;
  assert.deepEqual([{ pace: 0 }, { pace: 2 }, { pace: 3 }, { pace: 4 }, { toEnd: true }].map(hurried), [
    false,
    false,
    true,
    true,
    true,
  ]);
});

test("what is about to be sent is forgotten when it is stopped", () => {
  let sent = 0;
  const auto = Object.assign(new Auto(() => (sent += 1)), { pace: 4 });
  auto.tick(moment());
  auto.stop();
  mock.timers.tick(10_000);
  assert.equal(sent, 0);
});

test("a person lets it run, stops it, and lets it run to the end", () => {
  const auto = new Auto(() => undefined);
  let changes = 0;
  const controls = () => auto.controls(() => (changes += 1));
  press(buttonOf(controls(), "let-it-run"));
  assert.deepEqual([auto.pace, auto.toEnd], [2, false]);
  press(buttonOf(controls(), "stop"));
  assert.deepEqual([auto.pace, auto.toEnd], [0, false]);
  press(buttonOf(controls(), "to-the-end"));
  assert.deepEqual([auto.pace, auto.toEnd], [0, true]);
  assert.throws(() => buttonOf(controls(), "to-the-end"));
  press(buttonOf(controls(), "stop"));
  assert.equal(auto.toEnd, false);
  assert.equal(changes, 4);
});

test("the slider chooses a pace and says its name", () => {
  const auto = new Auto(() => undefined);
  auto.toEnd = true;
  const controls = auto.controls(() => undefined);
  choose(find(controls, "input"), "4", "input");
  assert.deepEqual([auto.pace, auto.toEnd], [4, false]);
  assert.equal(find(controls, "output").textContent, "pace-very-quick");
});

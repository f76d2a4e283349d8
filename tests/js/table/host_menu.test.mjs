import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { plate, room, scene, seat, state, store } from "../made.mjs";
import { buttonOf, find, load, page, press, textsOf } from "../page.mjs";

let document = page();
const { HostMenu } = await load("table/host_menu");

let sent = [];
let hidden = false;
beforeEach(() => {
  document = page();
  [sent, hidden] = [[], false];
});

/** The menu of a table with one other seat. */
function menu(other, of = {}, more = {}) {
  const told = state({ room: room({ seats: [seat("person"), other], ...of }), ...more });
  const talk = { hides: () => hidden, hide: () => (hidden = !hidden) };
  return { told, menu: new HostMenu(store({ state: told, send: (each) => sent.push(each) }), talk) };
}
const ways = (other, of, more) => {
  const { told, menu: found } = menu(other, of, more);
  return found.ways(told, other, 1).map(([words]) => words);
};
const HERE = seat("person", { name: "Bob" });
const AWAY = seat("person", { name: "Bob", here: false });

test("the host does with a person who is here all but keep the seat", () => {
  assert.deepEqual(ways(HERE), ["bot-now", "mute", "hide-talk", "free-seat", "remove-person"]);
});

test("the seat of a person who is away can be kept besides, and then freed from that", () => {
  assert.deepEqual(ways(AWAY), ["bot-now", "keep-seat", "mute", "hide-talk", "free-seat", "remove-person"]);
  assert.ok(ways({ ...AWAY, kept: true }).includes("unkeep-seat"));
});

test("where a bot plays for a person already, none is called", () => {
  assert.ok(!ways({ ...HERE, standin: true }).includes("bot-now"));
  assert.ok(!ways({ ...HERE, waits: true }).includes("bot-now"));
});

test("who stands in for the host puts out nobody who is here", () => {
  assert.deepEqual(ways(HERE, { acting: true }), ["hide-talk"]);
  assert.deepEqual(ways(AWAY, { acting: true }), ["bot-now", "keep-seat", "hide-talk", "free-seat"]);
});

test("a guest only hides what is said, and that for a bot is nothing", () => {
  assert.deepEqual(ways(HERE, { host: false }), ["hide-talk"]);
  assert.deepEqual(ways(HERE, { host: false, chat: false }), []);
  assert.deepEqual(ways(HERE, { host: false }, { you: null }), []);
  assert.deepEqual(ways(seat("bot"), { host: false }), []);
});

test("the host makes room where a bot sits, and lets one sit where nobody does", () => {
  assert.deepEqual(ways(seat("bot")), ["open-seat"]);
  assert.deepEqual(ways(seat("open")), ["fill-seat(level=level(level=regular))"]);
});

test("a name is a button only where something can be done about its seat", () => {
  const named = (other, of, more) => menu(other, of, more).menu.name(plate(1, { name: "Bob" }));
  assert.equal(named(HERE).localName, "button");
  assert.equal(named(seat("bot"), { host: false }), null);
  assert.equal(named(HERE, { phase: "over" }), null);
  assert.equal(menu(HERE).menu.name(plate(0)), null, "one's own");
});

test("the menu says how a seat stands", () => {
  const said = (other) => {
    menu(other).menu.open(1);
    const [found] = textsOf(find(document, "dialog"), "p");
    document = page();
    return found.replace(/\(.*/, "");
  };
  const seats = [
    HERE,
    { ...HERE, muted: true },
    AWAY,
    { ...AWAY, kept: true },
    { ...HERE, standin: true },
    seat("bot"),
    seat("open"),
  ];
  assert.deepEqual(seats.map(said), [
    "seat-here",
    "seat-muted",
    "seat-away",
    "seat-kept",
    "seat-standin",
    "seat-bot",
    "seat-free",
  ]);
});

test("a press in the menu does it and closes it; what puts somebody out is asked first", () => {
  menu(HERE).menu.open(1);
  press(buttonOf(find(document, "dialog"), "bot-now"));
  assert.deepEqual(sent, [{ t: "absent", seat: 1, do: "bot" }]);
  assert.equal(document.querySelectorAll("dialog").length, 0);
  menu(HERE).menu.open(1);
  press(buttonOf(find(document, "dialog"), "remove-person"));
  assert.equal(sent.length, 1);
  press(buttonOf(find(document, "dialog"), "remove-person"));
  assert.deepEqual(sent.at(-1), { t: "remove", seat: 1, name: "Bob" });
});

test("what somebody says is hidden here alone, and shown again", () => {
  for (const words of ["talk-hidden(who=Bob)", "talk-shown(who=Bob)"]) {
    menu(HERE).menu.open(1);
    const box = find(document, "dialog");
    press(box.querySelectorAll(".actions button")[2]);
    assert.equal(find(document, "#toast").textContent, words);
  }
  assert.deepEqual(sent, []);
});

const line = (other, of, more) => {
  const { told, menu: found } = menu(other, of, more);
  return found.line(told);
};

test("while somebody is away who must move, it is counted down, and the host decides", () => {
  const node = line({ ...AWAY, away: 41.3 });
  assert.equal(find(node, ".prompt").textContent, "away-soon(who=Bob) 42 s.");
  press(buttonOf(node, "away-now"));
  press(buttonOf(node, "away-wait"));
  assert.deepEqual(
    sent.map((each) => each.do),
    ["bot", "wait"],
  );
  assert.equal(line({ ...AWAY, away: 41 }, { host: false }).querySelectorAll("button").length, 0);
});

test("a kept seat that must move is named without a countdown", () => {
  const acting = { scene: scene({ plates: [plate(0), plate(1, { to_act: true })] }) };
  const node = line({ ...AWAY, kept: true }, {}, acting);
  assert.equal(find(node, ".prompt").textContent, "seat-kept(who=Bob)");
  assert.deepEqual(textsOf(node, "button"), ["away-now"]);
  assert.equal(line({ ...AWAY, kept: true }), null, "where it need not move nothing is said");
});

test("nothing is said of somebody who is here, or while a deal is looked at", () => {
  assert.equal(line(HERE), null);
  assert.equal(line({ ...AWAY, away: 10 }, { rest: { deal: 1 } }), null);
});

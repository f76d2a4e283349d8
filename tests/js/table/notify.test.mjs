import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { beforeEach } from "node:test";
import { room, scene, state } from "../made.mjs";
import { find, give, load, page, settled } from "../page.mjs";

const document = page();
const { prefs } = await load("core/prefs");
const { notifySwitch, notifyTurn } = await load("table/notify");

let heard = [];
let answer = "granted";
let asked = 0;
let shown = "";
class Notification {
  static permission = "default";
  constructor(title, { body, tag, icon }) {
    heard.push([title, body, tag]);
    shown = icon;
    this.closed = false;
  }
  static async requestPermission() {
    asked += 1;
    return (Notification.permission = answer);
  }
}

beforeEach(() => {
  give({ Notification, isSecureContext: true });
  Notification.permission = "default";
  [heard, answer, asked] = [[], "granted", 0];
  prefs.notify = false;
  document.hidden = true;
});

const TURN = state({ room: room({ title: "Spades", id: "abc" }), scene: scene({ prompt: "Your lead." }) });

/** Turn the switch on, or off. */
async function turned(on) {
  const box = find(notifySwitch(), "input");
  box.checked = on;
  box.dispatchEvent(new Event("change"));
  await settled();
  return box.checked;
}

test("the browser is asked only by a press", async () => {
  await notifyTurn(TURN);
  notifySwitch();
  assert.deepEqual([asked, heard], [0, []]);
});

test("a person who asked for it is told while the page is out of sight, and only then", async () => {
  assert.equal(await turned(true), true);
  assert.deepEqual([asked, prefs.notify], [1, true]);
  document.hidden = false;
  await notifyTurn(TURN);
  assert.deepEqual(heard, []);
  document.hidden = true;
  await notifyTurn(TURN);
  assert.deepEqual(heard, [["Spades", "Your lead.", "turn-abc"]]);
});

test("what is told shows the icon of the page", async () => {
  await turned(true);
  await notifyTurn(TURN);
  assert.match(
    readFileSync(new URL("../../../src/spadille/web/index.html", import.meta.url), "utf8"),
    new RegExp(`"${shown}"`),
  );
});

test("where the browser refuses, it says so and the switch stays off", async () => {
  answer = "denied";
  assert.equal(await turned(true), false);
  assert.equal(prefs.notify, false);
  assert.equal(find(document, "#toast").textContent, "notify-refused");
});

test("it is turned off without asking the browser", async () => {
  await turned(true);
  assert.equal(await turned(false), false);
  assert.deepEqual([asked, prefs.notify], [1, false]);
  await notifyTurn(TURN);
  assert.deepEqual(heard, []);
});

test("the switch shows what the browser allows now", async () => {
  await turned(true);
  assert.equal(find(notifySwitch(), "input").checked, true);
  Notification.permission = "denied";
  assert.equal(find(notifySwitch(), "input").checked, false);
  await notifyTurn(TURN);
  assert.deepEqual(heard, []);
});

test("a browser that cannot do it has no switch", () => {
  give({ isSecureContext: false });
  assert.equal(notifySwitch(), null);
  give({ isSecureContext: true });
  delete globalThis.Notification;
  assert.equal(notifySwitch(), null);
});

test("on phones the page's worker says it", async () => {
  await turned(true);
  const said = [];
  class Refuses extends Notification {
    constructor(...given) {
      super(...given);
      throw new TypeError("only a worker may");
    }
  }
  Refuses.permission = "granted";
  const worker = { showNotification: async (title, { body }) => said.push([title, body]) };
  give({ Notification: Refuses, navigator: { serviceWorker: { getRegistration: async () => worker } } });
  await notifyTurn(TURN);
  assert.deepEqual(said, [["Spades", "Your lead."]]);
});

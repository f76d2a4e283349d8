import assert from "node:assert/strict";
import test from "node:test";
import { give, load, page, settled } from "../page.mjs";

page();
const { prefs, sound } = await load("core/prefs");
const { play, SOUNDS } = await load("core/sounds");

const heard = [];
let [made, resumed] = [0, 0];
const source = (kind) => {
  const made = { frequency: {}, connect: (next) => next, start: (at) => (made.at = at) };
  made.stop = (at) => heard.push([kind, Math.round((at - 10) * 100) / 100]);
  return made;
};
give({
  AudioContext: class {
    constructor() {
      made += 1;
      this.currentTime = 10;
      this.sampleRate = 100;
      this.state = "suspended";
    }
    resume = () => (resumed += 1);
    createOscillator = () => source("note");
    createBufferSource = () => source("noise");
    createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
    createBiquadFilter = () => ({ frequency: {}, connect: (next) => next });
    createGain() {
      const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
      return { gain, connect: () => undefined };
    }
  },
});

test("nothing sounds until a person turns it on", async () => {
  sound("turn");
  await settled();
  assert.deepEqual([made, heard], [0, []]);
});

test("a card is a touch of noise, a turn two soft notes", () => {
  play("card");
  assert.deepEqual(heard.splice(0), [["noise", 0.05]]);
  play("turn");
  assert.deepEqual(heard.splice(0), [
    ["note", 0.18],
    ["note", 0.41],
  ]);
});

test("everything that sounds is short, and comes from one source, which is woken", () => {
  for (const what of Object.keys(SOUNDS)) play(what);
  assert.equal(made, 1);
  assert.ok(resumed > 0);
  assert.ok(heard.every(([, ends]) => ends > 0 && ends < 1.2));
});

test("turned on, a sound is loaded and heard; turned off again, nothing is", async () => {
  heard.length = 0;
  prefs.sound = true;
  await sound("won");
  assert.equal(heard.length, SOUNDS.won.notes.length);
  prefs.sound = false;
  sound("won");
  await settled();
  assert.equal(heard.length, SOUNDS.won.notes.length);
});

import assert from "node:assert/strict";
import test from "node:test";
import { give, load, page } from "../page.mjs";

page();
const { prefs } = await load("core/prefs");
const { sound } = await load("core/prefs");

const tones = [];
let made = 0;
give({
  AudioContext: class {
    constructor() {
      made += 1;
      this.currentTime = 10;
    }
    createOscillator() {
      const tone = { frequency: {}, connect: (volume) => volume, start: () => undefined };
      tone.stop = (at) => tones.push([tone.frequency.value, Math.round((at - 10) * 100) / 100]);
      return tone;
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
      return { gain, connect: () => undefined };
    }
  },
});

test("nothing sounds until a person turns it on", () => {
  sound("turn");
  assert.deepEqual([made, tones], [0, []]);
});

test("each thing that happens has a tone of its own, from one source", () => {
  prefs.sound = true;
  for (const what of ["turn", "card", "trick", "refused", "over"]) sound(what);
  assert.equal(made, 1);
  assert.equal(new Set(tones.map(([pitch]) => pitch)).size, 5);
  assert.ok(tones.every(([, length]) => length > 0 && length <= 0.5));
});

test("turned off again, nothing sounds", () => {
  prefs.sound = false;
  const before = tones.length;
  sound("turn");
  assert.equal(tones.length, before);
});

// Short tones for what happens; off until a person turns them on, and never the only sign.

import { prefs } from "./prefs.js";

/** @type {AudioContext | undefined} */
let audio;
const TONES = { turn: [660, 0.12], card: [220, 0.05], trick: [440, 0.1], refused: [160, 0.12], over: [523, 0.5] };

/** @param {keyof typeof TONES} what */
export function sound(what) {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  const [pitch, length] = TONES[what];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + length);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + length);
}

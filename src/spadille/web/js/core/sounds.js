// Short sounds made by the browser itself: noise for cards, notes for a turn and for an end. Loaded once sounds are on.

/** @type {AudioContext | undefined} */
let audio;

/** A touch of a card: when it begins, its pitch, its length in seconds, and its volume. @typedef {[number, number, number, number]} Touch */
/** A note: when it begins, its pitch, its length in seconds. @typedef {[number, number, number]} Note */

/** @type {Record<string, {touches?: Touch[], notes?: Note[]}>} */
export const SOUNDS = {
  card: { touches: [[0, 2400, 0.05, 0.5]] },
  trick: {
    touches: [
      [0, 1500, 0.07, 0.35],
      [0.06, 1100, 0.16, 0.3],
    ],
  },
  refused: { touches: [[0, 300, 0.12, 0.6]] },
  turn: {
    notes: [
      [0, 659, 0.18],
      [0.11, 880, 0.3],
    ],
  },
  won: {
    notes: [
      [0, 523, 0.4],
      [0.13, 659, 0.4],
      [0.26, 784, 0.45],
      [0.39, 1047, 0.7],
    ],
  },
  over: {
    notes: [
      [0, 392, 0.4],
      [0.2, 330, 0.6],
    ],
  },
};

/** Let a source be heard: it swells quickly and dies away. @param {AudioContext} from @param {AudioScheduledSourceNode} source @param {AudioNode} last @param {number[]} when */
function heard(from, source, last, [at, length, volume]) {
  const gain = from.createGain();
  const begins = from.currentTime + at;
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(volume, begins + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + length);
  last.connect(gain).connect(from.destination);
  source.start(begins);
  source.stop(begins + length);
}

/** @param {AudioContext} from @param {Touch} touch */
function touched(from, [at, pitch, length, volume]) {
  const noise = from.createBuffer(1, Math.ceil(from.sampleRate * length), from.sampleRate);
  const data = noise.getChannelData(0);
  for (let each = 0; each < data.length; each += 1) data[each] = Math.random() * 2 - 1;
  const source = from.createBufferSource();
  source.buffer = noise;
  const filter = from.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter);
  heard(from, source, filter, [at, length, volume]);
}

/** @param {AudioContext} from @param {Note} note */
function rung(from, [at, pitch, length]) {
  const source = from.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  heard(from, source, source, [at, length, 0.07]);
}

/** @param {string} what a name in SOUNDS */
export function play(what) {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const { touches = [], notes = [] } = SOUNDS[what];
  for (const each of touches) touched(audio, each);
  for (const each of notes) rung(audio, each);
}

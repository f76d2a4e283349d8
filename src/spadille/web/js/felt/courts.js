// The pictures of kings, queens and jacks: half a figure, drawn twice. Colours are classes in `courts.css`.

/** A shape: its class, and a path or a circle (x, y, radius). @typedef {[string, string] | [string, number, number, number]} Shape */

/** The left half of something symmetric, mirrored at the middle of the card. @param {string} kind @param {string} d @returns {Shape[]} */
const both = (kind, d) => [
  [kind, d],
  [`${kind} mirrored`, d],
];

/** Robe, collar and neck. @type {Shape[]} */
const BODY = [
  ["robe", "M11 32V28c1.6-2.6 5.4-4 8.6-4.7h6.8c3.2.7 7 2.1 8.6 4.7v4Z"],
  ["facing", "M19.8 23.6 23 26l3.2-2.4 1.8 8.4H18Z"],
  ...both("braid", "M13.4 26.4 15.6 32M16.1 25 17.6 32"),
  ["studs", "M23 27.6v4.4"],
];
/** @type {Shape[]} */
const HEAD = [
  ["skin", "M21.3 20.4h3.4V24L23 25.2 21.3 24Z"],
  ["skin", "M19.2 16.4c0-2.2 1.6-3.6 3.8-3.6s3.8 1.4 3.8 3.6c0 3.2-1.5 5.9-3.8 5.9s-3.8-2.7-3.8-5.9Z"],
  ["ink", 21.4, 17, 0.45],
  ["ink", 24.6, 17, 0.45],
  ["line", "M20.5 15.9c.5-.4 1.1-.4 1.7-.1M25.5 15.9c-.5-.4-1.1-.4-1.7-.1M23.1 17l-.5 1.9h.9"],
];
/** @type {Shape[]} */
const MOUTH = [["lips", "M21.9 20.2c.8-.4 1.4-.4 2.2 0-.7.7-1.5.7-2.2 0Z"]];
const HAND = /** @type {Shape} */ (["skin", 32, 26.4, 1.35]);

/** @type {Record<string, {behind: Shape[], before: Shape[]}>} */
export const COURTS = {
  K: {
    behind: both("hair", "M19.6 14.4c-2 .8-2.9 3.2-2.6 5.4.2 1.6-.6 2.2-.9 3.4 1.5.9 3.4.5 4.2-.9.6-2.4.2-5.2-.7-7.9Z"),
    before: [
      ["ermine", "M16.6 24.6c3-1.3 9.8-1.3 12.8 0l-.7 2.3c-3-1.2-8.4-1.2-11.4 0Z"],
      ["studs", "M18.6 25.5h9"],
      [
        "hair",
        "M19.3 18.3c0 4.6 2 7.3 3.7 8.3 1.7-1 3.7-3.7 3.7-8.3-.7 1-1.6 1.2-2.3.8-1-.5-1.8-.5-2.8 0-.7.4-1.6.2-2.3-.8Z",
      ],
      ["lips", "M22 20.6c.7-.3 1.3-.3 2 0-.6.6-1.4.6-2 0Z"],
      ["line", "M21.4 22.2c.2 1.3.6 2.2 1.2 3M24.6 22.2c-.2 1.3-.6 2.2-1.2 3"],
      ["gold", "M18.5 14.6 17.2 8.4l3.3 2.7L23 6.9l2.5 4.2 3.3-2.7-1.3 6.2Z"],
      ["band", "M18.3 13.2c3-.8 6.4-.8 9.4 0v1.7c-3-.8-6.4-.8-9.4 0Z"],
      ["gem", 17.2, 8.2, 0.75],
      ["gem", 23, 6.9, 0.85],
      ["gem", 28.8, 8.2, 0.75],
      ["steel", "m32 7.4.9 1.6v14h-1.8V9Z"],
      ["gold", "M29.6 22.6h4.8v1.3h-4.8ZM31.5 23.9h1v4.6h-1Z"],
      HAND,
    ],
  },
  Q: {
    behind: both("hair", "M21 12.6c-3.2.7-4.3 3.6-4 6.6.2 2.2-1 3.4-1.1 5.4 1.6 1.3 4.2 1 5-.6.5-3.2-.1-7.4.1-11.4Z"),
    before: [
      ["skin", "M20.2 23.2c1.8.6 3.8.6 5.6 0L23 28Z"],
      ["pearls", "M20 23.4c1.7 1.9 4.3 1.9 6 0"],
      ["gem", 23, 25.4, 0.7],
      ["hair", "M19 17.2c-.3-3 1.2-5 4-5s4.3 2 4 5c-.7-1.7-2-2.6-4-3.4-2 .8-3.3 1.7-4 3.4Z"],
      ...MOUTH,
      ["gold", "M19.3 13.4 18.4 9l2.7 1.7L23 7.3l1.9 3.4L27.6 9l-.9 4.4c-2.4-.7-5-.7-7.4 0Z"],
      ["pearl", 18.4, 8.9, 0.65],
      ["pearl", 23, 7.2, 0.75],
      ["pearl", 27.6, 8.9, 0.65],
      [
        "stem",
        "M32 26.4V17M32 22.2c1.3-.2 1.8-1 1.9-2-1.1.1-1.8.8-1.9 2ZM32 20.6c-1.3-.2-1.8-1-1.9-2 1.1.1 1.8.8 1.9 2Z",
      ],
      ["petal", 32, 13, 1.2],
      ["petal", 30.5, 14.2, 1.2],
      ["petal", 33.5, 14.2, 1.2],
      ["petal", 31.1, 15.9, 1.2],
      ["petal", 32.9, 15.9, 1.2],
      ["gold", 32, 14.6, 0.8],
      HAND,
    ],
  },
  J: {
    behind: both("hair", "M20.4 13.6c-2.4 1.2-3 3.8-2.6 6.2.2 1.4-.2 2.2-.3 3 1.3.6 2.7.1 3.2-1 .4-2.6 0-5.4-.3-8.2Z"),
    before: [
      ["ermine", "M19.4 23.3c2.2 1 5 1 7.2 0l1 1.6c-2.8 1.6-6.4 1.6-9.2 0Z"],
      ...MOUTH,
      [
        "hair",
        "M19 16.6c.2-1.4.8-2.2 1.8-2.8 1.6.6 4.2.5 5.6-.2.4.8.6 1.8.6 3-.5-.8-1-1.3-1.7-1.6-2 .5-4 .3-5.2-.2-.4.4-.8 1-1.1 1.8Z",
      ],
      ["cap", "M17.2 13.2c-.9-3.2 2-5.4 5.8-5.4s6.7 2.2 5.8 5.4c-3.4-1.3-8.2-1.3-11.6 0Z"],
      ["band", "M17.2 13.2c3.4-1.3 8.2-1.3 11.6 0l-.3 1.5c-3.2-1.1-7.8-1.1-11 0Z"],
      ["plume", "M26.6 9.8c.6-2.4 3.4-3.6 6.4-2.4-.6 2.6-2.8 4.2-6 4.2Z"],
      ["line", "M27 11c1.6-1.6 3.2-2.6 5-3.2"],
      ["wood", "M32 15v15"],
      ["steel", "M32 11.6c1.6 1.6 1.9 3 .9 4.8h-1.8c-1-1.8-.7-3.2.9-4.8Z"],
      HAND,
    ],
  },
};

/** The parts of half a figure, from back to front. @param {string} rank @returns {Shape[]} */
export function figure(rank) {
  const { behind, before } = COURTS[rank];
  return [...behind, ...BODY, ...HEAD, ...before];
}

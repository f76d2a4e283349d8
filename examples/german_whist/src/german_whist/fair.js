// The whole pack: all that the browser needs to recompute a deal of German Whist.

/** @param {any} _header the first line of the record @param {{STANDARD: string[]}} kit */
export default function germanWhist(_header, { STANDARD }) {
  return { pack: STANDARD };
}

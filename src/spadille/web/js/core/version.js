// Which version of the wire this page speaks. Where the server speaks another, the page loads itself anew, once.

/** The same number as `WIRE` of the server: a test holds them together. */
export const WIRE = 2;
const RELOADED = "reloaded-for-wire";

/** Whether the server speaks as this page does; if not, and that is new to it, the page begins to load itself anew. @param {unknown} spoken */
export function agrees(spoken) {
  if (spoken === WIRE) {
    sessionStorage.removeItem(RELOADED);
    return true;
  }
  if (sessionStorage.getItem(RELOADED) !== String(spoken)) {
    sessionStorage.setItem(RELOADED, String(spoken));
    location.reload();
  }
  return false;
}

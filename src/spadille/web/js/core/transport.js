// The way to the server: HTTP requests, and connections to tables. A page without a server has another file in its place.

/** Whether nobody else can come here. */
export const alone = false;

/** The path under which the pages lie on their host. */
export const base = "";

/** @param {string} path @param {RequestInit} [init] @returns {Promise<Response>} */
export const request = (path, init) => fetch(path, { credentials: "same-origin", ...init });

/** Open a connection. @param {string} path @returns {WebSocket} */
export function open(path) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`);
}

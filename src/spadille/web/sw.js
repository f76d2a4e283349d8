// Caches the page's own files, so that the installed table opens at once; games always come from the server.
const CACHE = "spadille-2";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key)))),
  );
});

/** Return the server's answer and cache it; without a server, return the cached one. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await cache.put(key, answer.clone()).catch(() => undefined);
    return answer;
  } catch {
    return (await cache.match(key)) ?? Response.error();
  }
}

/** Return the server's page, and cache the shell; without a server, return the cached shell. */
async function visited(event, path) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(renew(path === SHELL ? answer.clone() : null));
    return answer;
  } catch {
    return (await (await caches.open(CACHE)).match(SHELL)) ?? Response.error();
  }
}

/** Cache the shell, from an answer or anew: its texts belong to the modules, which every visit caches. */
async function renew(answer) {
  const cache = await caches.open(CACHE);
  await (answer ? cache.put(SHELL, answer) : cache.add(SHELL)).catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data ?? SHELL;
  const there = (page) => new URL(page.url).pathname === path;
  const shown = self.clients.matchAll({ type: "window" });
  event.waitUntil(shown.then((pages) => pages.find(there)?.focus() ?? self.clients.openWindow(path)));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/(static|games)\//.test(url.pathname) || url.pathname === "/manifest.webmanifest")
    event.respondWith(fresh(event.request, event.request));
  else if (event.request.mode === "navigate" && !url.pathname.startsWith("/api/") && !url.searchParams.has("key"))
    event.respondWith(visited(event, url.pathname));
});

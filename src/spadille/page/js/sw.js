// Keeps every file of the page for use without a network. A new version is taken when all tabs of the old one are closed.

const CACHE = "spadille-page-%VERSION%";
const HOME = new URL(self.registration.scope).pathname;

self.addEventListener("install", (event) => {
  const all = async () => {
    const files = await (await fetch(`${HOME}files.json`, { cache: "no-cache" })).json();
    const cache = await caches.open(CACHE);
    await Promise.all(
      files.map(async ({ path, hash }) => {
        const address = HOME + path;
        await cache.put(address, await fetch(address, { integrity: hash, cache: "no-cache" }));
      }),
    );
  };
  event.waitUntil(all());
});

self.addEventListener("activate", (event) => {
  const change = async () => {
    const old = (await caches.keys()).filter((key) => key.startsWith("spadille-page-") && key !== CACHE);
    for (const key of old) await caches.delete(key);
    if (old.length) await caches.delete("spadille-unpacked"); // what archive.js has unpacked of the old version
    await self.clients.claim();
  };
  event.waitUntil(change());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(HOME)) return;
  const wanted = event.request.mode === "navigate" ? HOME : url.pathname;
  event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(wanted)) ?? fetch(event.request)));
});

// Keeps every file of the page for use without a network. A new version is taken when all tabs of the old one are closed.

const CACHE = "spadille-page-{version}";

self.addEventListener("install", (event) => {
  const all = async () => {
    const files = await (await fetch("/files.json", { cache: "no-cache" })).json();
    const cache = await caches.open(CACHE);
    await Promise.all(
      files.map(async ({ path, hash }) => cache.put(path, await fetch(path, { integrity: hash, cache: "no-cache" }))),
    );
  };
  event.waitUntil(all());
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  const wanted = event.request.mode === "navigate" ? "/" : url.pathname;
  event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(wanted)) ?? fetch(event.request)));
});

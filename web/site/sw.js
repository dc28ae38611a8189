// The site's service worker: every file of a version is stored when that version is installed, and comes from here.
// A new version waits until the page asks for it, so that an open game goes on with the files it began with.
const VERSION = "{{version}}";
const FILES = ["{{files}}"];
const CACHE = `vitral-site-${VERSION}`;

async function install() {
  const cache = await caches.open(CACHE);
  // What did not change since the last version is not fetched again: names carry a hash of the content.
  const missing = [];
  for (const file of FILES) {
    const known = file.startsWith("assets/") && (await caches.match(file));
    if (known) await cache.put(file, known);
    else missing.push(new Request(file, { cache: "no-cache" }));
  }
  await cache.addAll(missing);
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith("vitral-site-") && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? "./" : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.data === "activate" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

// The site's service worker: every file of a version is stored when that version is installed, and comes from here.
// A new version waits until the page asks for it, so that an open game goes on with the files it began with.
const VERSION = "{{version}}";
// The hash that each file must have.
const FILES = { "{{file}}": "{{integrity}}" };
const PREFIX = "vitral-site-";
const CACHE = PREFIX + VERSION;

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function install() {
  const cache = await caches.open(CACHE);
  // What did not change since the last version is not fetched again: names carry a hash of the content.
  const missing = [];
  for (const [file, integrity] of Object.entries(FILES)) {
    const known = file.startsWith("assets/") && (await caches.match(file));
    if (known) await cache.put(file, known);
    else missing.push(new Request(file, { cache: "no-cache", integrity }));
  }
  try {
    await cache.addAll(missing);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

// Other tabs may still show the version before: what they load later is there until the next one comes.
async function activate() {
  for (const name of (await ownCaches()).slice(0, -2)) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const wanted = request.mode === "navigate" ? "./" : request;
  for (const name of [CACHE, ...(await ownCaches())]) {
    const found = await (await caches.open(name)).match(wanted, { ignoreSearch: true });
    if (found) return found;
  }
  return fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.data === "activate" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

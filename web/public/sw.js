/*
 * Keeps the shell of the page, so that it opens without a network.
 *
 * Addresses of the page: from the network first, else the shell kept last, else a page that says we are offline.
 * /assets/ carry a hash in their names and never change: from here first. Cards and rules: from the network, else from
 * here, in another language if need be.
 * Everything else of /api and every socket goes past this worker: games are told by the server alone.
 */

const SHELL = "vitral-shell-1";
const CARDS = "vitral-cards-1";
const ALWAYS = ["/offline.html", "/offline.css", "/favicon.svg", "/manifest.webmanifest", "/icon-192.png"];
const LANGUAGES = ["en", "pt", "es", "ru", "de"];
const ASSET = /(?:\/|\.\/)?(assets\/[\w.-]+\.(?:js|css|woff2))/g;
// A script names its neighbours beside itself.
const NEIGHBOUR = /["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g;

/** Every asset a text names, as addresses. */
function namedIn(text) {
  const named = [...text.matchAll(ASSET)].map((found) => `/${found[1]}`);
  return [...named, ...[...text.matchAll(NEIGHBOUR)].map((found) => `/assets/${found[1]}`)];
}

/** Keep a shell and all that it leads to; assets of shells before are dropped once the new one is whole. */
async function keepShell(page) {
  const cache = await caches.open(SHELL);
  const known = new Set();
  let wanted = namedIn(await page.clone().text());
  while (wanted.length > 0) {
    const next = [...new Set(wanted)].filter((url) => !known.has(url));
    const texts = await Promise.all(
      next.map(async (url) => {
        known.add(url);
        const kept = (await cache.match(url)) ?? (await fetch(url));
        // Not every text that looks like a name is one.
        if (!kept.ok) return "";
        await cache.put(url, kept.clone());
        return url.endsWith(".js") ? kept.text() : "";
      }),
    );
    wanted = texts.flatMap(namedIn);
  }
  await cache.put("/", page);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !known.has(pathname)) await cache.delete(request);
  }
}

/** The language a page speaks unless another one was chosen; one chosen later is kept when its cards are fetched. */
function language() {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  return wanted.find((one) => LANGUAGES.includes(one)) ?? LANGUAGES[0];
}

async function install() {
  const cache = await caches.open(SHELL);
  await cache.addAll(ALWAYS);
  // Without them the page opens, but has nothing to show.
  await (await caches.open(CARDS)).add(`/api/cards/${language()}`).catch(() => {});
  await keepShell(await fetch("/", { cache: "no-cache" }));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (![SHELL, CARDS].includes(name)) await caches.delete(name);
  await self.clients.claim();
}

async function open(event) {
  const cache = await caches.open(SHELL);
  try {
    const page = await fetch(event.request);
    if (page.ok && page.headers.get("content-type")?.startsWith("text/html")) event.waitUntil(refresh(cache, page.clone()));
    return page;
  } catch {
    return (await cache.match("/")) ?? (await cache.match("/offline.html")) ?? Response.error();
  }
}

/** Keep a shell that differs from the one we have. */
async function refresh(cache, page) {
  const [before, now] = [await (await cache.match("/"))?.text(), await page.clone().text()];
  if (before !== now) await keepShell(page).catch(() => {});
}

async function fromHere(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** Cards or rules; without a network those kept, of another language if need be. */
async function toldFor(request) {
  const cache = await caches.open(CARDS);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch {
    const kind = (url) => url.split("/").at(-2);
    const any = (await cache.keys()).find((kept) => kind(kept.url) === kind(request.url));
    return (await cache.match(request)) ?? (any && (await cache.match(any))) ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/api\/(cards|rules)\//.test(url.pathname)) event.respondWith(toldFor(request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(open(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fromHere(request));
  else if (ALWAYS.includes(url.pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

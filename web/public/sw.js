/*
 * Keeps the shell of the page, so that it opens without a network.
 *
 * Addresses of the page: from the network first, else the shell kept last, else a page that says we are offline.
 * /assets/ carry a hash in their names and never change: from here first. Cards and rules: from the network, else from
 * here, in another language if need be. Lessons: the same, with the answers that they expect.
 * Everything else of /api and every socket goes past this worker: games are told by the server alone.
 */

const SHELL = "vitral-shell-1";
const CARDS = "vitral-cards-2";
const LESSONS = "vitral-lessons-2";
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
  const ours = [SHELL, CARDS, LESSONS];
  // The game for offline use has caches of its own (web/site/sw.js).
  for (const name of await caches.keys())
    if (!ours.includes(name) && !name.startsWith("vitral-site-")) await caches.delete(name);
  await self.clients.claim();
  void keepForLater();
}

/**
 * The rulebook and the lessons, for when there is no network: what is not yet kept. Nobody waits for it, and whoever
 * saves data fetches them when they are looked at. A worker may be stopped in the middle, and a busy server gives a
 * lesson up: the next time the page is opened the rest is asked for.
 */
let keeping = null;
function keepForLater() {
  if (navigator.connection?.saveData) return Promise.resolve();
  keeping ??= keepMissing()
    .catch(() => {})
    .finally(() => (keeping = null));
  return keeping;
}

async function keepMissing() {
  await keepOnce(await caches.open(CARDS), `/api/rules/${language()}`);
  const cache = await caches.open(LESSONS);
  const { lessons } = await (await keepOnce(cache, "/api/lessons")).json();
  // One after another: each may be worked out only now.
  for (const { id } of lessons) await keepOnce(cache, `/api/lessons/${id}/pack`).catch(() => {});
}

async function keepOnce(cache, address) {
  if (!(await cache.match(address))) await cache.add(address);
  return cache.match(address);
}

async function open(event) {
  const cache = await caches.open(SHELL);
  try {
    const page = await fetch(event.request);
    if (page.ok && page.headers.get("content-type")?.startsWith("text/html"))
      event.waitUntil(refresh(cache, page.clone()).then(keepForLater));
    return page;
  } catch {
    return (await cache.match("/")) ?? (await cache.match("/offline.html")) ?? Response.error();
  }
}

/** Keep a shell that differs from the one we have. */
async function refresh(cache, page) {
  const [before, now] = [await (await cache.match("/"))?.text(), await page.clone().text()];
  if (before === now) return;
  await keepShell(page).catch(() => {});
  // Another version may teach otherwise.
  if (before !== undefined) await caches.delete(LESSONS);
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

/** Without a network: where answers lead in a lesson, if it was kept and expects them. */
async function taught(request) {
  const asked = request.clone();
  try {
    return await fetch(request);
  } catch {
    const { pathname } = new URL(asked.url);
    const pack = await (await caches.open(LESSONS)).match(`${pathname}/pack`);
    if (!pack) return Response.error();
    const [{ answers }, { states, at }] = await Promise.all([asked.json(), pack.json()]);
    const state = states[at[answers.join("|")]];
    if (state) return Response.json(state);
    return Response.json({ code: "lesson_offline", message: "not foreseen", where: "" }, { status: 503 });
  }
}

async function lessonList(request) {
  const cache = await caches.open(LESSONS);
  try {
    return await fetch(request);
  } catch {
    return (await cache.match("/api/lessons")) ?? Response.error();
  }
}

/** It is somebody's turn: say so, on the icon, too. */
async function tell(told) {
  const { title, body, tag, url, token, stop } = told;
  await self.navigator.setAppBadge?.().catch(() => {});
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { url, token },
    actions: [{ action: "stop", title: stop }],
  });
}

async function pressed(notification, action) {
  const { url, token } = notification.data;
  notification.close();
  if (action === "stop") {
    const headers = { "Content-Type": "application/json" };
    await fetch("/api/stop", { method: "POST", headers, body: JSON.stringify({ token }) });
    return;
  }
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

self.addEventListener("push", (event) => event.data && event.waitUntil(tell(event.data.json())));
self.addEventListener("notificationclick", (event) =>
  event.waitUntil(pressed(event.notification, event.action)),
);
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || url.pathname.startsWith("/site")) return;
  if (request.method === "POST" && /^\/api\/lessons\/\w+$/.test(url.pathname)) event.respondWith(taught(request));
  if (request.method !== "GET") return;
  if (/^\/api\/(cards|rules)\//.test(url.pathname)) event.respondWith(toldFor(request));
  else if (url.pathname === "/api/lessons") event.respondWith(lessonList(request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(open(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fromHere(request));
  else if (ALWAYS.includes(url.pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

/** Installing the page: its service worker keeps the shell, so that it opens without a network and says so. */

import { runtime } from "$runtime";

const KEY = "vitral-reloaded";
const RELOAD_AFTER_MS = 10_000;

/** Reloads a page opened before an update, which asks for parts that are gone; never twice in a row. */
function reload(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!navigator.onLine || Date.now() - last < RELOAD_AFTER_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Register the worker once the page has loaded; a browser without one, or a refusal, changes nothing. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !runtime.hasServer) return;
  addEventListener("vite:preloadError", reload);
  if (!("serviceWorker" in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register("/sw.js", { scope: "/" }).catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** Reads the screen from the address. Secrets of links are in the fragment, which is never sent to a server. */

import { here, shownAddress } from "./address";

export type ScreenName =
  | "home"
  | "table"
  | "replay"
  | "learn"
  | "puzzles"
  | "windows"
  | "score"
  | "real"
  | "about"
  | "rules"
  | "daily"
  | "lobby"
  | "contests"
  | "you"
  | "lost";

/** A place in the rulebook: a page and a section, or something that a section explains. */
export interface BookPlace {
  page: string;
  section: string;
  about: string;
}

interface Route {
  screen: ScreenName;
  id: string;
  /** The open page of the rulebook: as a screen of its own, or in a dialog over another one. */
  book: BookPlace | null;
}

/** The history state of an address of the rulebook: the address below it, and how many steps ago it was opened. */
interface RulebookHistory {
  below?: string;
  depth?: number;
}

function read({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Route {
  const [, first = "", id = ""] = pathname.split("/");
  const to = (screen: ScreenName, named = ""): Route => ({ screen, id: named, book: null });
  if (first === "") return to("home");
  if (first === "t" && id) return to("table", id);
  if (first === "r") return to("replay", id);
  if (first === "learn") return to("learn", id);
  if (first === "puzzles") return to("puzzles", id);
  if (first === "windows") return to("windows");
  if (first === "score") return to("score");
  if (first === "real") return to("real");
  if (first === "daily" || first === "contests") return to(first, id);
  if (first === "lobby") return to("lobby");
  if (first === "about") return to("about");
  if (first === "you") return to("you");
  if (first !== "rules") return to("lost");
  const about = new URLSearchParams(search).get("about") ?? "";
  return { screen: "rules", id: "", book: { page: id, section: hash.slice(1), about } };
}

const TOP_SCREENS: readonly ScreenName[] = ["about", "contests", "daily", "lobby", "puzzles", "windows", "you"];

/** Returns the number of message files that a screen needs: start, tables, all other screens, real tables. */
export function messagePartsFor(screen: ScreenName): 1 | 2 | 3 | 4 {
  if (screen === "home") return 1;
  if (screen === "real") return 4;
  return TOP_SCREENS.includes(screen) ? 3 : 2;
}

export const route: Route = $state(read(here()));

function rulebookHistory(): RulebookHistory {
  return (history.state as RulebookHistory | null) ?? {};
}

function follow(): void {
  const next = read(here());
  const below =
    next.book && rulebookHistory().below ? read(new URL(rulebookHistory().below ?? "", location.origin)) : null;
  // The screen under the rulebook dialog stays.
  if (below && below.screen === route.screen && below.id === route.id) route.book = next.book;
  else Object.assign(route, next);
}

/** Returns the history state for a path: the rulebook remembers the screen that it was opened over. */
function historyFor(path: string): RulebookHistory | null {
  if (!path.startsWith("/rules")) return null;
  const { depth } = rulebookHistory();
  if (route.book) return depth ? { ...rulebookHistory(), depth: depth + 1 } : null;
  const { pathname, search } = here();
  const below = pathname + search;
  return { depth: 1, ...(["about", "lost"].includes(route.screen) || below === "/" ? {} : { below }) };
}

/** Go to an address of this page without reloading. */
export function go(path: string): void {
  history.pushState(historyFor(path), "", shownAddress(path));
  const before = route.screen;
  follow();
  if (!route.book || route.screen !== before) scrollTo(0, 0);
}

/** Replaces the address without a new history entry. */
export function replaceAddress(path: string): void {
  history.replaceState(history.state, "", shownAddress(path));
  follow();
}

/** Close the rulebook: back to where it was opened, or home. */
export function closeBook(): void {
  const { depth = 0 } = rulebookHistory();
  if (depth) history.go(-depth);
  else go("/");
}

addEventListener("popstate", follow);
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|site)\//.test(link.pathname) || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});

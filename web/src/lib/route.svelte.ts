/** Which screen the address names. Fragments never reach a server, so secrets of links travel there. */

export type ScreenName = "home" | "table" | "replay" | "learn" | "score" | "about" | "lost";

interface Route {
  screen: ScreenName;
  id: string;
}

function read(path: string): Route {
  const [, first = "", id = ""] = path.split("/");
  if (first === "") return { screen: "home", id: "" };
  if (first === "t" && id) return { screen: "table", id };
  if (first === "r") return { screen: "replay", id };
  if (first === "learn") return { screen: "learn", id };
  if (first === "score") return { screen: "score", id: "" };
  if (first === "about") return { screen: "about", id: "" };
  return { screen: "lost", id: "" };
}

export const route: Route = $state(read(location.pathname));

function follow(): void {
  Object.assign(route, read(location.pathname));
}

/** Go to an address of this page without loading it anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

addEventListener("popstate", follow);
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});

/** Shows on the tab's icon and on the app's badge that a game waits for this person. */

interface Badging {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Shows the number of waiting games on the icon of the installed app, where the browser can. */
export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => {});
}

/** Sets whether the game in this tab waits for a person at this device. */
export function showTurnBadge(awaited: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = import.meta.env.BASE_URL + (awaited ? "favicon-turn.svg" : "favicon.svg");
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  showBadge(awaited ? 1 : 0);
}

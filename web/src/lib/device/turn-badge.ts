/** What shows that a game waits for somebody while they look elsewhere: the icon of the tab, the badge of the app. */

interface Badging {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** How many games wait, on the icon of the installed app; browsers without badges change nothing. */
export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => {});
}

/** Whether the game in this tab waits for somebody here. */
export function showTurnBadge(awaited: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = awaited ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  showBadge(awaited ? 1 : 0);
}

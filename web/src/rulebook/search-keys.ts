/** Keys of the rulebook: `/` goes to the search, arrow keys walk through what it found, Enter opens the first. */

export function searchKeys(root: () => HTMLElement | undefined, clear: () => void) {
  return (event: KeyboardEvent): void => {
    const here = event.target as HTMLElement;
    const key = event.key.toLowerCase();
    const field = root()?.querySelector<HTMLInputElement>("input[type=search]");
    if (!field || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops: HTMLElement[] = [field, ...(root()?.querySelectorAll<HTMLElement>("[data-hit]") ?? [])];
    const at = stops.indexOf(here);
    if (key === "/" && here !== field) field.select();
    else if (key === "escape" && at >= 0 && field.value) clear();
    else if (key === "enter" && at === 0) stops[1]?.click();
    else if (key === "arrowdown" && at >= 0) stops[at + 1]?.focus();
    else if (key === "arrowup" && at > 0) stops[at - 1]?.focus();
    else return;
    if (key === "/" || key === "escape") field.focus();
    event.preventDefault();
    event.stopPropagation();
  };
}

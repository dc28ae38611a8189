/** Keys of the rulebook: `/` goes to the search, arrow keys walk through what it found, Enter opens the first. */

export function bookKeys(root: () => HTMLElement | undefined, clear: () => void) {
  return (event: KeyboardEvent): void => {
    const here = event.target as HTMLElement;
    const field = root()?.querySelector<HTMLInputElement>("input[type=search]");
    if (!field || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops: HTMLElement[] = [field, ...(root()?.querySelectorAll<HTMLElement>("[data-hit]") ?? [])];
    const at = stops.indexOf(here);
    if (event.key === "/" && here !== field) field.select();
    else if (event.key === "Escape" && at >= 0 && field.value) clear();
    else if (event.key === "Enter" && at === 0) stops[1]?.click();
    else if (event.key === "ArrowDown" && at >= 0) stops[at + 1]?.focus();
    else if (event.key === "ArrowUp" && at > 0) stops[at - 1]?.focus();
    else return;
    if (event.key === "/" || event.key === "Escape") field.focus();
    event.preventDefault();
    event.stopPropagation();
  };
}

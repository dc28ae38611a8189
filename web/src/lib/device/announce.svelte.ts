/** Sentences for screen readers. The table shows them in one live region; several in a row are read together. */

export const announced: { polite: string; urgent: string } = $state({ polite: "", urgent: "" });

let waiting: (() => string)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say something when the reader is free. What comes within a moment is said in one breath. */
export function announce(text: string): void {
  if (text) announceLater(() => text);
}

/** Announces a text that is computed when it is spoken, since more may be added until then. */
export function announceLater(words: () => string): void {
  waiting.push(words);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const text = waiting
      .map((text) => text())
      .filter(Boolean)
      .join(" ");
    waiting = [];
    if (text) announced.polite = text;
  }, 120);
}

/** Say something now: refusals and whatever the person has just asked. */
export function alertAloud(text: string): void {
  announced.urgent = announced.urgent === text ? `${text} ` : text;
}

/** The focus of a table in words: it goes to the heading of the next decision, and is never left in the void. */

export class DecisionFocus {
  #acted = false;
  #held = false;
  #first = true;

  /** Notes a choice made here: the next scene is its answer. */
  noting<Given extends unknown[]>(
    act: ((...given: Given) => void) | undefined,
  ): ((...given: Given) => void) | undefined {
    return act && ((...given) => ((this.#acted = true), act(...given)));
  }

  /** Before a new scene reaches the page: whether something in here has the focus. */
  before(root: HTMLElement | undefined): void {
    this.#held = root?.contains(document.activeElement) ?? false;
  }

  /** After it: moves the focus where it should be. Says whether the heading is read aloud by that. */
  after(heading: HTMLElement): boolean {
    const lost = this.#held && !(document.activeElement && document.activeElement !== document.body);
    const moves = this.#first || this.#acted || lost;
    const was = document.activeElement === heading;
    this.#first = this.#acted = false;
    const dialog = document.querySelector("dialog[open]");
    // An open dialog keeps the focus until it closes.
    if (moves && dialog) dialog.addEventListener("close", () => heading.focus(), { once: true });
    else if (moves) heading.focus();
    return moves && !was && !dialog;
  }
}

import { beforeEach, describe, expect, it, vi } from "vitest";
import { DecisionFocus } from "./decision-focus";

function page(): { root: HTMLElement; heading: HTMLElement; button: HTMLElement } {
  document.body.innerHTML =
    '<main><h2 tabindex="-1">Place the red 4.</h2><button>Take</button></main><button id="out">Out</button>';
  const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
  return { root: find("main"), heading: find("h2"), button: find("main button") };
}

describe("the focus of a table in words", () => {
  let follower: DecisionFocus;
  let there: ReturnType<typeof page>;
  beforeEach(() => {
    follower = new DecisionFocus();
    there = page();
    follower.before(undefined);
    follower.after(there.heading);
  });

  it("begins at the decision", () => {
    expect(document.activeElement).toBe(there.heading);
  });

  it("comes back to it after a choice", () => {
    const act = vi.fn();
    there.button.focus();
    follower.noting(act)?.("take R4");
    expect(act).toHaveBeenCalledWith("take R4");
    follower.before(there.root);
    expect(follower.after(there.heading)).toBe(true);
    expect(document.activeElement).toBe(there.heading);
  });

  it("stays where it is while others play", () => {
    there.button.focus();
    follower.before(there.root);
    expect(follower.after(there.heading)).toBe(false);
    expect(document.activeElement).toBe(there.button);
  });

  it("is not lost with what had it", () => {
    there.button.focus();
    follower.before(there.root);
    there.button.remove();
    (document.activeElement as HTMLElement | null)?.blur();
    expect(follower.after(there.heading)).toBe(true);
  });

  it("leaves the saying to others where it was there already", () => {
    follower.noting(() => {})?.();
    follower.before(there.root);
    expect(follower.after(there.heading)).toBe(false);
  });

  it("waits for a dialog to close", () => {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    there.button.focus();
    follower.noting(() => {})?.();
    follower.before(there.root);
    expect(follower.after(there.heading)).toBe(false);
    expect(document.activeElement).toBe(there.button);
    dialog.dispatchEvent(new Event("close"));
    expect(document.activeElement).toBe(there.heading);
  });
});

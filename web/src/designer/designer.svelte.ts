/** A window that is being drawn: the server says whether it can be filled, what its code is, and how hard it is. */

import { errorText } from "../lib/i18n/errors";
import { SPACES } from "../drawing/window-grid";
import { api } from "../lib/api";
import { customWindow } from "../lib/custom-windows";
import type { WindowDesignReport, WindowMeasure } from "../lib/protocol";
import { say } from "../lib/i18n/translator.svelte";
import { withWindow, savedWindows, saveWindows } from "./saved-windows";

const FREE = [".....", ".....", ".....", "....."];
/** Milliseconds without a change before the server is asked. */
const DELAY_MS = 250;

export class Designer {
  name = $state("");
  difficulty = $state(4);
  grid: string[] = $state.raw(FREE);
  /** What a space that is pressed becomes: a color, a value or free. */
  brush = $state("R");
  judged: WindowDesignReport | null = $state.raw(null);
  measured: WindowMeasure | null = $state.raw(null);
  measuring = $state(false);
  problem = $state("");
  mine: string[] = $state.raw(savedWindows());
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** The code of the window as it is drawn now; nothing while the server has not said so. */
  code = $derived.by(() => this.judged?.code ?? "");
  title = $derived.by(() => this.name.trim() || say("windows-unnamed"));
  empty = $derived.by(() => this.grid.every((row) => row === "....."));
  crossed = $derived.by(() => [...new Set(this.judged?.clashes.flat() ?? [])]);

  /** Take up a window by its code; whether there is such a one. */
  open(code: string): boolean {
    const stored = customWindow(code);
    if (!stored) return false;
    [this.name, this.difficulty, this.grid] = [stored.name, stored.difficulty, stored.grid];
    this.changed(true);
    return true;
  }

  clear(): void {
    [this.name, this.difficulty, this.grid] = ["", 4, FREE];
    this.changed(true);
  }

  /** Paint a space; a second time with the same brush frees it. */
  paint(space: string, cell = this.brush): void {
    const at = SPACES.indexOf(space);
    const cells = this.grid.join("");
    const next = cells[at] === cell ? "." : cell;
    this.grid = (cells.slice(0, at) + next + cells.slice(at + 1)).match(/.{5}/g) ?? FREE;
    this.changed(true);
  }

  setDifficulty(difficulty: number): void {
    this.difficulty = difficulty;
    this.changed(false);
  }

  setName(name: string): void {
    this.name = name;
    this.changed(false);
  }

  /** Ask the server about it, after a moment without further changes. */
  changed(pattern: boolean): void {
    if (pattern) this.measured = null;
    this.judged = null;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#judge(false), DELAY_MS);
  }

  async measure(): Promise<void> {
    clearTimeout(this.#waiting);
    this.measuring = true;
    await this.#judge(true);
    this.measuring = false;
  }

  save(): void {
    if (this.code) this.#setWindows(withWindow(this.mine, this.code));
  }

  remove(code: string): void {
    this.#setWindows(this.mine.filter((other) => other !== code));
  }

  #setWindows(codes: string[]): void {
    this.mine = codes;
    saveWindows(codes);
  }

  async #judge(measure: boolean): Promise<void> {
    const asked = ++this.#asked;
    const { title: name, difficulty, grid } = this;
    try {
      const judged = await api.window({ name, difficulty, grid, measure });
      if (asked !== this.#asked) return; // it has changed since
      this.judged = judged;
      if (judged.measured) this.measured = judged.measured;
      this.problem = "";
    } catch (error) {
      if (asked === this.#asked) this.problem = errorText(error);
    }
  }
}

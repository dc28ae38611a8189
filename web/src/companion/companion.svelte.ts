/** The table that is entered: stored on this device, and scored by the server as it changes. */

import { isOffline, errorText } from "../lib/i18n/errors";
import { api, Refusal } from "../lib/api";
import { store, stored } from "../lib/device/storage";
import { say } from "../lib/i18n/translator.svelte";
import {
  emptyDraft,
  emptyWindow,
  storedDraft,
  ready,
  toDocument,
  windowAt,
  windowsOf,
  withMode,
  type Draft,
  type DraftWindow,
  type Mode,
} from "./table-document";
import type { TableCheck, TableScores, RefereeTable } from "../lib/protocol";

const KEY = "vitral-companion";
const DELAY_MS = 250;

export interface CompanionProblem {
  words: string;
  /** Where in the document, such as `windows[0].dice[2]`. */
  place: string;
  /** Which window it is about, or −1. */
  window: number;
  offline: boolean;
}

export class Companion {
  draft: Draft = $state(stored(KEY, emptyDraft(), storedDraft));
  at = $state(0);
  scored: TableScores | null = $state.raw(null);
  checked: TableCheck | null = $state.raw(null);
  trouble: CompanionProblem | null = $state.raw(null);
  asking = $state(false);
  /** Whether this device has judged, since no server could be reached. */
  here = $state(false);
  /** Panes that prove a line, by window. */
  proof: { window: number; spaces: string[] } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  windows: DraftWindow[] = $derived(windowsOf(this.draft));
  window: DraftWindow = $derived(this.windows[Math.min(this.at, this.windows.length - 1)] ?? emptyWindow());
  ready = $derived(ready(this.draft));
  situation = $derived(toDocument(this.draft, (window, at) => this.#fallback(window, at)));

  nameOf(at: number): string {
    const window = this.windows[at];
    return window ? window.name.trim() || this.#fallback(window, at) : "";
  }

  #fallback(window: DraftWindow, at: number): string {
    return window.automa ? say("companion-window-automa") : say("companion-window", { number: at + 1 });
  }

  /** Call after every change: keeps the draft and has it judged, by the server if it can be reached. */
  changed(): void {
    store(KEY, this.draft);
    this.proof = null;
    clearTimeout(this.#timer);
    if (this.ready) this.#timer = setTimeout(() => void this.ask(), DELAY_MS);
    else {
      this.scored = this.checked = this.trouble = null;
      this.#turn += 1;
    }
  }

  async ask(): Promise<void> {
    const turn = ++this.#turn;
    this.asking = true;
    const [scored, checked] = await Promise.allSettled([api.score(this.situation), api.check(this.situation)]);
    const failed = [scored, checked].find((answer) => answer.status === "rejected");
    const here = failed && isOffline(failed.reason) ? await judgedHere(this.situation) : null;
    if (turn !== this.#turn) return;
    this.asking = false;
    this.here = here !== null;
    this.scored = here ? here.scored : scored.status === "fulfilled" ? scored.value : null;
    this.checked = here ? here.checked : checked.status === "fulfilled" ? checked.value : null;
    this.trouble = failed && !here ? problemOf(failed.reason) : null;
  }

  set(part: Partial<Draft>): void {
    Object.assign(this.draft, part);
    this.changed();
  }
  setWindow(part: Partial<DraftWindow>): void {
    Object.assign(this.window, part);
    this.changed();
  }
  setDie(space: string, die: string): void {
    const { [space]: _, ...dice } = this.window.dice;
    const excused = die ? this.window.excused : this.window.excused.filter((other) => other !== space);
    this.setWindow({ dice: die ? { ...dice, [space]: die } : dice, excused });
  }
  setMode(mode: Mode): void {
    this.draft = withMode(this.draft, mode);
    this.at = 0;
    this.changed();
  }
  add(): void {
    this.draft.windows.push(emptyWindow());
    this.draft.inOrder = false;
    this.at = this.draft.windows.length - 1;
    this.changed();
  }
  remove(at: number): DraftWindow | undefined {
    const [gone] = this.draft.windows.splice(at, 1);
    this.at = Math.max(0, Math.min(this.at, this.draft.windows.length - 1));
    this.changed();
    return gone;
  }
  restore(at: number, window: DraftWindow): void {
    this.draft.windows.splice(at, 0, window);
    this.at = at;
    this.changed();
  }
  replace(draft: Draft): void {
    this.draft = draft;
    this.at = 0;
    this.changed();
  }
}

/** Leaves windows for the companion, in the place of those that were tapped in before. */
export function storeDraft(draft: Draft): void {
  store(KEY, draft);
}

/** What this device finds by itself; nothing if it never fetched what that takes. */
async function judgedHere(table: RefereeTable): Promise<{ scored: TableScores; checked: TableCheck } | null> {
  try {
    return (await import("./local-referee")).judgeLocally(table);
  } catch {
    return null;
  }
}

export function problemOf(error: unknown): CompanionProblem {
  const problem = error instanceof Refusal ? error.problem : null;
  return {
    words: isOffline(error) ? say("companion-offline") : errorText(error),
    place: problem?.where ?? "",
    window: windowAt(`${problem?.where ?? ""} ${problem?.message ?? ""}`),
    offline: isOffline(error),
  };
}

/** A game at a real table in progress: what was entered, where it led, and corrections of it. */

import { call } from "../lib/api";
import { RequestState } from "../lib/request.svelte";
import { say } from "../lib/i18n/translator.svelte";
import { seatText } from "../lib/bots";
import { sound } from "../lib/device/sound";
import type {
  Advice,
  RealTableLine,
  RealTableRefusal,
  RealTableRequest,
  RealTableSetup,
  RealTableState,
  RealTableTurn,
  Scene,
  StoryLine,
} from "../lib/protocol";
import type { BoardProps } from "../table/board-state.svelte";
import type { WhyNot } from "../table/connection.svelte";
import { isStep } from "../table/automa-steps";
import { isPaceOver, paceOf, turnOrder } from "./pace";
import { storeTable, type Amount, type Entered, type PaceState, type SavedTable } from "./saved-table";

type Asked = Partial<RealTableRequest> & { setup: RealTableSetup };

export const realTableApi = {
  state: (asked: Asked) => call<RealTableState>("POST", "real-table", asked),
  turn: (asked: Asked) => call<RealTableTurn>("POST", "real-table/turn", asked),
  hint: (asked: Asked) => call<Advice>("POST", "real-table/hint", asked),
};

/** An entry that is being corrected. */
interface Correction {
  line: number;
  was: string;
  /** The same in words, if it was a choice. */
  words: string;
  /** The lines behind it. */
  after: string[];
  /** The state to which a canceled correction returns. */
  before: Entered;
}

/** Milliseconds of a buzz that says whose turn it is. */
export const BUZZ = 60;

export class RealTable extends RequestState {
  saved: SavedTable = $state.raw()!;
  now: RealTableState | null = $state.raw(null);
  correction: Correction | null = $state.raw(null);
  /** The next turn of a bot, until people have carried it out on the table. */
  turn: RealTableTurn | null = $state.raw(null);
  /** The Automa's actions since the last entry. */
  automaStory: StoryLine[] = $state.raw([]);
  /** Why the last entry was refused. */
  refused: RealTableRefusal | null = $state.raw(null);

  constructor(saved: SavedTable) {
    super();
    this.saved = saved;
  }

  names: string[] = $derived.by(() => {
    const { seats, options } = this.saved.setup;
    const names = seatText(
      seats.map((seat) => (seat.name ?? "").trim()),
      seats.map((seat) => (seat.kind === "bot" ? (seat.bot ?? "") : "")),
      (seat) => say("player-name", { number: seat + 1 }),
    );
    return options.mode === "automa" ? [...names, say("automa-name")] : names;
  });

  scene = $derived(this.now?.scene ?? null);
  asks = $derived(this.now?.asks ?? null);
  /** Whether an earlier entry no longer fits since something was corrected. */
  misfit = $derived((this.now?.following.length ?? 0) > 0 && !this.correction);
  /** Whether what follows only waits until the turn that is entered anew has ended. */
  waits = $derived(this.misfit && !this.now?.refused);
  /** Whether a turn was left out, and nothing was entered since. */
  leftOut = $derived(this.saved.uncorrected !== undefined && !this.misfit && !this.correction);
  /** Only the dice that people take are entered, and not where they put them. */
  #diceOnly = $derived(this.saved.amount === "opponent");
  /** Seats whose windows have to be entered now, since it is not known where their dice lie. */
  windowsAsked: number[] = $derived.by(() => {
    const known = !this.correction && !this.misfit && (this.scene?.phase === "over" || !this.#diceOnly);
    return known ? (this.now?.supposed ?? []) : [];
  });
  /** Seats of bots whose private objectives have to be taken out of the deck before people draw theirs. */
  botsDealt: number[] = $derived.by(() => {
    const { log, setup } = this.saved;
    return log.length
      ? []
      : setup.seats.flatMap((_, seat) => (this.isBot(seat) && setup.private?.[seat]?.length ? seat : []));
  });
  over = $derived(this.scene?.phase === "over" && !this.correction && !this.misfit);

  /** Loads the game as it is stored. */
  async load(): Promise<void> {
    const { setup, log, rest } = this.saved;
    await this.run(async () =>
      this.#take(
        await realTableApi.state({
          setup,
          log,
          following: rest,
          uncorrected: this.#earlier(),
          suppose_spaces: this.#diceOnly,
        }),
        undefined,
        true,
      ),
    );
  }

  /** Adds entries; in the midst of a correction, in the place of what is corrected. */
  async enter(entries: string[]): Promise<void> {
    const { setup, log, rest } = this.saved;
    const { correction } = this;
    const before = correction?.before ?? { setup, log };
    this.refused = null;
    await this.run(async () => {
      const next = await realTableApi.state({
        setup,
        log,
        entries,
        following: correction?.after ?? rest,
        replaced_line: correction?.was ?? "",
        uncorrected: this.#earlier(),
        enter_forced: true,
        suppose_spaces: this.#diceOnly,
      });
      // With lines still to follow, a refusal may be about the first of them: then the entries were accepted.
      if (next.refused && next.log.length === log.length) {
        this.refused = next.refused;
        sound("no");
        return;
      }
      this.correction = null;
      this.#take(next, before);
    });
  }

  /** What the person to move should do, and first of all if that leaves out a private objective. */
  async hint(seat: number): Promise<Advice> {
    const { setup, log } = this.saved;
    const advice = await realTableApi.hint({ setup, log });
    if (setup.private?.[seat]?.length) return advice;
    return { ...advice, why: [{ message: "real-hint-private", facts: {} }, ...advice.why] };
  }

  async why(action: string): Promise<WhyNot> {
    const { setup, log } = this.saved;
    const entries = action.split(";").map((part) => part.trim());
    let found: RealTableRefusal | null = null;
    await this.run(async () => void (found = (await realTableApi.state({ setup, log, entries, trial: true })).refused));
    return found ?? { reasons: [] };
  }

  /** Takes the last entry back; a roll with its dice, so that one of them can be changed. */
  async undo(): Promise<void> {
    if (this.misfit) return;
    if (this.leftOut) return this.cancelCorrection();
    const { setup, log } = this.saved;
    if (!this.correction && log.at(-1)?.startsWith("roll ")) return this.correct(log.length - 1);
    const asked = { setup, log: log.slice(0, -1), suppose_spaces: this.#diceOnly };
    await this.run(async () => {
      const next = await realTableApi.state(asked);
      this.correction = null;
      this.#take(next);
    });
  }

  /** Leaves out the whole turn that no longer fits: its player passes, or a bot chooses again. */
  async leaveOut(how: "pass" | "again"): Promise<void> {
    const { setup, log, rest } = this.saved;
    await this.run(async () => {
      const next = await realTableApi.state({
        setup,
        log,
        following: rest,
        uncorrected: this.#earlier(),
        leave_out: how,
        enter_forced: true,
        suppose_spaces: this.#diceOnly,
      });
      this.#take(next, this.saved.uncorrected, true);
    });
  }

  /** The log that ends with the lines that follow, where there are any. */
  #earlier(): string[] {
    const { rest, uncorrected } = this.saved;
    if (this.correction?.after.length) return this.correction.before.log;
    return rest.length ? (uncorrected?.log ?? []) : [];
  }

  /** Every line of the log in words. */
  async history(): Promise<RealTableLine[]> {
    const { setup, log } = this.saved;
    let found: RealTableLine[] = [];
    await this.run(async () => void (found = (await realTableApi.state({ setup, log, history: true })).history ?? []));
    return found;
  }

  async record(): Promise<string> {
    const { setup, log } = this.saved;
    return (await realTableApi.state({ setup, log, record: true })).record ?? "";
  }

  /** Goes back to the moment of an entry, to enter it anew. */
  async correct(line: number, words = ""): Promise<void> {
    const { setup, log } = this.saved;
    await this.run(async () => {
      const then = await realTableApi.state({ setup, log: log.slice(0, line), suppose_spaces: this.#diceOnly });
      this.correction = { line, was: log[line] ?? "", words, after: log.slice(line + 1), before: { setup, log } };
      this.saved = { ...this.saved, log: then.log, uncorrected: undefined };
      this.#show(then);
    });
  }

  /** Corrects the roll of which the die came that is being corrected. */
  async correctRoll(): Promise<void> {
    if (!this.correction) return;
    const { before, line } = this.correction;
    const roll = before.log
      .slice(0, line)
      .map((entry) => entry.startsWith("roll "))
      .lastIndexOf(true);
    if (roll < 0) return;
    this.correction = null;
    this.saved = { ...this.saved, ...before };
    await this.correct(roll);
  }

  /** Goes back to the game before the correction, also where later entries no longer fit it. */
  async cancelCorrection(): Promise<void> {
    const before = this.correction?.before ?? this.saved.uncorrected;
    if (!before) return;
    this.saved = { ...this.saved, ...before, rest: [], uncorrected: undefined };
    this.correction = null;
    await this.load();
  }

  /** Enters private objectives by seat; bots and the Automa are dealt those that are left out. */
  async reveal(hands: string[][]): Promise<void> {
    const { log, rest } = this.saved;
    const before = { setup: this.saved.setup, log };
    const setup = { ...before.setup, private: hands };
    const asked = { setup, log, following: rest, suppose_spaces: this.#diceOnly, deal: ["private"] };
    await this.run(async () => this.#take(await realTableApi.state(asked), before));
  }

  /** Asks people for their private objectives once more, where one was entered wrong. */
  async revealAgain(): Promise<void> {
    const { setup, log } = this.saved;
    const hands = (setup.private ?? []).map((hand, seat) => (setup.seats[seat]?.kind === "here" ? [] : hand));
    await this.run(async () => this.#take(await realTableApi.state({ setup: { ...setup, private: hands }, log })));
  }

  /** Enters where the dice of some seats lie; false: the rules allow no way there. */
  async enterWindows(diceSpaces: Record<string, string>[]): Promise<boolean> {
    const { setup, log } = this.saved;
    let possible = false;
    await this.run(async () => {
      const next = await realTableApi.state({ setup, log, dice_spaces: diceSpaces });
      possible = !next.refused;
      if (possible) this.#take(next);
    });
    return possible;
  }

  /** Changes how much is entered. */
  setAmount(amount: Amount): void {
    const { saved, scene } = this;
    const pace = amount === "pace" ? paceOf(saved.setup, scene, saved.pace) : saved.pace;
    this.saved = { ...saved, amount, pace };
    storeTable(this.saved);
    void this.load();
  }

  /** The turn that the game has got to, if turns without dice were counted since the last entry. */
  behind: { round: number; seat: number } | null = $derived.by(() => {
    const { scene, saved } = this;
    const { pace, setup, amount } = saved;
    if (!pace || amount === "pace" || scene?.phase !== "playing" || isPaceOver(pace)) return null;
    if (pace.round * 100 + pace.turn <= scene.round * 100 + scene.turn) return null;
    return { round: pace.round, seat: turnOrder(setup, pace.round)[pace.turn] ?? 0 };
  });

  setPace(pace: PaceState): void {
    this.saved = { ...this.saved, pace };
    storeTable(this.saved);
  }

  /** Hides what the Automa did, once it was carried out. */
  dismissAutoma(): void {
    this.automaStory = [];
  }

  /** Begins the game, once everything lies on the table. */
  laidOut(): void {
    this.saved = { ...this.saved, toLayOut: undefined };
    storeTable(this.saved);
  }

  setDraws(draws: boolean): void {
    this.saved = { ...this.saved, draws };
    storeTable(this.saved);
  }

  /** The state for the board. */
  board(): BoardProps {
    const { scene, names, saved } = this;
    const open = this.windowsAsked.length > 0;
    const hidden = this.now?.supposed ?? [];
    const shown = hidden.length || this.now?.unknown.length ? withoutUnknown(scene!, hidden) : scene!;
    const active = !this.turn && !open && scene?.phase === "playing" && !this.asks && !this.isBot(scene.seat);
    return {
      scene: this.correction || this.misfit ? { ...shown, can_undo: false } : shown,
      names,
      options: saved.setup.options,
      entries: this.now?.story,
      act: active ? (action: string) => void this.enter([action]) : undefined,
      undo: () => void this.undo(),
      why: (action: string) => this.why(action),
      // Where dice lie only by supposition, nobody can say what is best.
      hint: active && !hidden.length && !this.#diceOnly ? () => this.hint(scene.seat) : undefined,
      marks: this.#marks,
      endsAtOnce: true,
      focus: this.#diceOnly ? this.#opponent() : undefined,
    };
  }

  /** The seat that this device plays for: the Automa's, or that of the first bot. */
  #opponent(): number | undefined {
    const { options, seats } = this.saved.setup;
    const seat = options.mode === "automa" ? seats.length : seats.findIndex(({ kind }) => kind === "bot");
    return seat < 0 ? undefined : seat;
  }

  isBot(seat: number): boolean {
    return this.saved.setup.seats[seat]?.kind === "bot";
  }

  /** The dice and spaces of a bot's turn. */
  #marks = $derived.by(() =>
    (this.turn?.entries ?? []).flatMap((entry) => {
      const [verb, named = ""] = entry.split(" ");
      if (verb === "take") return [`pool:${named}`];
      return verb === "place" ? [`space:${named}`] : verb === "tool" ? [`tool:${named}`] : [];
    }),
  );

  /** Shows and stores a state; where lines are left over, or are to come back with Undo, also what was there before. */
  #take(next: RealTableState, before?: Entered, keep = false): void {
    const { setup, log, following } = next;
    const uncorrected = following.length || keep ? (this.saved.uncorrected ?? before) : undefined;
    this.saved = { ...this.saved, setup, log, rest: following, uncorrected };
    storeTable(this.saved);
    this.#show(next);
  }

  #show(next: RealTableState): void {
    const seat = this.now?.scene?.seat;
    this.now = next;
    this.turn = null;
    this.refused = null;
    this.automaStory = next.story.slice(next.story.length - next.news).filter(isStep);
    const { scene, asks } = next;
    if (seat !== undefined && scene && scene.seat !== seat && scene.phase === "playing") {
      sound("turn");
      navigator.vibrate?.(BUZZ);
    }
    if ((scene && scene.phase !== "playing") || this.correction || (next.following.length && next.refused)) return;
    if (asks?.kind === "deal" && this.saved.draws) this.#then(() => this.enter([drawn(asks.purpose, asks.among)]));
    else if (!asks && scene && this.isBot(scene.seat)) this.#then(() => this.#think());
  }

  /** Goes on once the request under way has ended. */
  #then(next: () => Promise<void>): void {
    queueMicrotask(() => setTimeout(() => void next()));
  }

  async #think(): Promise<void> {
    const { setup, log } = this.saved;
    await this.run(async () => void (this.turn = await realTableApi.turn({ setup, log })));
  }
}

/** A scene without points, since they are not known yet, and without the dice of seats where it is supposed they lie. */
function withoutUnknown(scene: Scene, seats: readonly number[]): Scene {
  const windows = scene.windows.map((window, seat) =>
    seats.includes(seat) ? { ...window, dice: window.dice.map((row) => row.map(() => "--")), excused: [] } : window,
  );
  return { ...scene, windows, scores: [], ending: null };
}

/** One card of a deck, drawn by this device. */
export function drawn(purpose: string, among: readonly string[]): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `deal ${purpose} ${among[number % among.length] ?? ""}`;
}

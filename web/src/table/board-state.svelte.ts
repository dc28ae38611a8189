/** The interaction state of a board: the scene, legal choices by element, the element pointed at, the last refusal. */

import { getContext, setContext } from "svelte";
import { Coach } from "../coach/coach.svelte";
import { dieAt, SPACES } from "../drawing/window-grid";
import type { Advice, Choice, PlacedDie, StoryLine, Scene, Sentence, TableInfo } from "../lib/protocol";
import type { WhyNot } from "./connection.svelte";
import { sentenceText } from "../lib/i18n/story";
import { dieKey, elementKey, idOf, isKind, PASS, type ElementKey, type ElementKind } from "../lib/table-elements";

/** What a board is given. Without `act` it is only looked at. */
export interface BoardProps {
  scene: Scene;
  /** By seat; the Automa's is the last one at its tables. */
  names: string[];
  options: Record<string, unknown>;
  table?: TableInfo | undefined;
  /** Send a choice of `scene.legal`, by its action text. */
  act?: ((action: string) => void) | undefined;
  undo?: (() => void) | undefined;
  /** Ask why an action is not possible; no reasons: it is. */
  why?: ((action: string) => Promise<WhyNot>) | undefined;
  /** Ask the coach; given only where advice may be had. */
  hint?: (() => Promise<Advice>) | undefined;
  /** Keys of elements to point at, where there is no coach. */
  marks?: readonly string[] | undefined;
  /** Spaces of the middle window that prove something while nobody asks about points. */
  lit?: readonly string[] | undefined;
  /** Moves of others that are still to be shown, and how to see the last of them at once. */
  behind?: { count: number; skip: () => void } | undefined;
  /** The story so far, oldest first. */
  entries?: StoryLine[] | undefined;
  /** Dice of a better turn, drawn faintly on the window in the middle. */
  ghosts?: readonly PlacedDie[] | undefined;
  /** The seat whose window stands in the middle; by default the viewer's. */
  focus?: number | undefined;
  /** Whether a turn ends at the first press, since everything can be taken back. */
  endsAtOnce?: boolean | undefined;
}

export interface Proof {
  seat: number;
  spaces: string[];
}

/** An answer to "why not?", and the element it is about (`space:B3`, `tool:lathekin`, `pool:R4`). */
export interface Answer extends WhyNot {
  on: ElementKey;
}

/** A space was pressed before any die was chosen: no action that a server could be asked about. */
const CHOOSE_DIE_FIRST: WhyNot = { reasons: ["choose_die_first"], sentences: [{ message: "reason-choose_die_first" }] };

export class BoardState {
  #props: () => BoardProps;
  readonly coach: Coach;
  /** The key of the die under the pointer or the focus. */
  hoveredKey: ElementKey | null = $state(null);
  proof: Proof | null = $state(null);
  answer: Answer | null = $state(null);
  /** Set by the first of two presses on "End turn", when a die could still be drafted. */
  endTurnArmed = $state(false);
  /** Seat brought to the middle by hand. */
  chosenFocus: number | null = $state(null);
  /** Taken as soon as the table comes back from an undo. */
  #dieAfterUndo: ElementKey | null = null;
  /** A die was taken by key: the focus follows it into the window. */
  #focusAfterTake = false;
  /** What something was dropped on: chosen as soon as the table asks for it. */
  #dropTarget: ElementKey | null = null;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.coach = new Coach(props);
  }

  get props(): BoardProps {
    return this.#props();
  }
  get scene(): Scene {
    return this.props.scene;
  }
  get names(): string[] {
    return this.props.names;
  }
  get readonly(): boolean {
    return !this.props.act;
  }

  sentenceText(sentence: Sentence): string {
    return sentenceText(sentence, this.names);
  }

  #byKey = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.scene.legal) {
      const same = found.get(choice.element);
      if (same) same.push(choice);
      else found.set(choice.element, [choice]);
    }
    return found;
  });

  /** The seat whose window stands in the middle. */
  center = $derived.by(() => this.chosenFocus ?? this.props.focus ?? this.scene.viewer ?? 0);
  mine = $derived.by(() => !this.readonly && this.scene.viewer !== null && this.scene.viewer === this.scene.seat);
  solo = $derived.by(() => this.props.options.mode === "solo");
  /** What one would do with a die of the pool now: pay with it, keep it, or take it. */
  poolVerb = $derived.by(() =>
    this.scene.question.kind === "pay" || this.scene.question.kind === "keep" ? this.scene.question.verb : "take",
  );
  /** The viewer's private objectives; where all cards are open, those of the window in the middle. */
  privates = $derived.by(() => {
    const { ending, private: own, scores } = this.scene;
    if (ending) return ending.private[this.center] ?? [];
    if (own.length) return own;
    return scores[this.center]?.lines.filter((line) => line.kind === "private").map((line) => line.id) ?? [];
  });

  /** The keys of the dice in the pool; at Automa tables with the place each lies on. */
  poolKeys = $derived.by(() =>
    this.scene.pool.map((die, at) => {
      const place = this.scene.places[at];
      return dieKey("pool", die, place);
    }),
  );

  choicesAt(on: ElementKey | null): Choice[] {
    return this.readonly || !on ? [] : (this.#byKey.get(on) ?? []);
  }
  isLegal(on: ElementKey): boolean {
    return this.choicesAt(on).length > 0;
  }
  isAnyLegal(kind: ElementKind): boolean {
    return !this.readonly && this.scene.legal.some((choice) => isKind(choice.element, kind));
  }

  /** Spaces of the middle window that may be chosen now. */
  legalSpaces = $derived.by(() =>
    this.center === this.scene.seat && this.mine
      ? SPACES.filter((space) => this.isLegal(elementKey("space", space)))
      : [],
  );
  /** Spaces that fit the die looked at, while none is in hand. */
  preview = $derived.by(() => {
    if (!this.mine || this.center !== this.scene.viewer) return [];
    return this.choicesAt(this.hoveredKey)[0]?.spaces ?? [];
  });

  choose(on: ElementKey): boolean {
    const [choice] = this.choicesAt(on);
    if (!choice) return false;
    this.act(choice.action);
    return true;
  }

  act(action: string): void {
    this.answer = null;
    this.endTurnArmed = false;
    this.hoveredKey = null;
    this.#dropTarget = null;
    this.coach.followAction(action);
    this.props.act?.(action);
  }

  undo(): void {
    this.answer = null;
    this.endTurnArmed = false;
    if (!this.scene.can_undo) return;
    this.coach.followUndo();
    this.props.undo?.();
  }

  /** Whether the next scene should move the focus to where the die may go. */
  focusAfterTake(yes: boolean): void {
    this.#focusAfterTake = yes;
  }

  /** After a die was taken by key, focus the first space it may go on. */
  focusFirstSpace(root: ParentNode): void {
    if (!this.#focusAfterTake || !this.legalSpaces.length) return;
    this.#focusAfterTake = false;
    root.querySelector<SVGElement>(`.center-window [data-space="${this.legalSpaces[0]}"]`)?.focus();
  }

  /** Whether a die of the pool may be taken instead of the one in hand. */
  canSwap = $derived.by(
    () =>
      this.mine &&
      this.scene.hand !== "" &&
      this.scene.can_undo &&
      !this.scene.question.card &&
      Boolean(this.props.undo),
  );

  /** Take a die; if another one is in hand and may be put back, put it back first. */
  takeDie(on: ElementKey, verb: string): void {
    if (this.choose(on) || !this.mine) return;
    if (this.canSwap) {
      this.#dieAfterUndo = on;
      this.undo();
    } else void this.askWhy(on, `${verb} ${idOf(on)}`);
  }

  /** A die was dropped on a space or a tool, or a tool on a die: the first is chosen now, the other one as soon as it can be. */
  drop(on: ElementKey, onto: ElementKey): void {
    if (on === "hand") this.#activate(onto);
    else if (this.choose(on)) this.#dropTarget = onto;
    else if (isKind(on, "tool")) this.useTool(on);
  }

  /** Uses a tool, or shows why it cannot be used. */
  useTool(on: ElementKey): void {
    if (!this.choose(on)) void this.askWhy(on, `tool ${idOf(on)}`);
  }

  #activate(on: ElementKey): void {
    if (isKind(on, "space")) void this.pressSpace(idOf(on));
    else if (isKind(on, "tool")) this.useTool(on);
    else this.takeDie(on, this.poolVerb);
  }

  /** Whether the table has come to where what was dropped on can be chosen. */
  #canActivate(on: ElementKey): boolean {
    const { question, hand } = this.scene;
    return isKind(on, "space", "tool") ? hand !== "" : question.card !== "" && question.kind !== "pay";
  }

  /** Called after every scene: finish what waited for an undo, or for the die to be in hand. */
  afterScene(): void {
    const { hand } = this.scene;
    if (this.#dieAfterUndo && !hand) {
      const next = this.#dieAfterUndo;
      this.#dieAfterUndo = null;
      this.choose(next);
    } else if (this.#dropTarget && this.#canActivate(this.#dropTarget)) {
      const then = this.#dropTarget;
      this.#dropTarget = null;
      this.#activate(then);
    }
  }

  /** Chooses the space that was pressed, or shows why it cannot be chosen. */
  async pressSpace(space: string): Promise<void> {
    const on = elementKey("space", space);
    if (this.choose(on) || !this.mine) return;
    const { question, hand, windows, seat } = this.scene;
    const looked = this.choicesAt(this.hoveredKey)[0]?.action;
    if (hand) await this.askWhy(on, `place ${space}`);
    else if (looked?.match(/^(take|own|glass) /)) await this.askWhy(on, `${looked}; place ${space}`);
    else if (question.kind === "lift" || (question.kind === "remove" && dieAt(windows[seat]?.dice ?? [], space)))
      await this.askWhy(on, `${question.verb} ${space}`);
    else if (question.kind === "turn" && this.isAnyLegal("pool")) this.answer = { on, ...CHOOSE_DIE_FIRST };
  }

  /** Ask why an action is not possible, to show the answer on an element. */
  async askWhy(on: ElementKey, action: string): Promise<WhyNot | null> {
    const found = (await this.props.why?.(action)) ?? null;
    this.answer = found?.reasons.length ? { ...found, on } : null;
    return found;
  }

  /** "End turn": pressed twice if a die could still be drafted, so that no turn is lost by a slip. */
  endTurn(): void {
    const waits = !this.props.endsAtOnce && !this.scene.drafted && this.isAnyLegal("pool") && !this.endTurnArmed;
    if (waits) this.endTurnArmed = true;
    else this.choose(PASS);
  }

  /** Whether the turn has come to its end by itself: a die was drafted, and only ending is left. */
  turnExhausted = $derived.by(
    () => this.mine && this.scene.drafted && this.isLegal(PASS) && this.scene.legal.length === 1,
  );

  dismiss(): void {
    this.coach.dismiss();
    this.answer = null;
    this.endTurnArmed = false;
  }

  /** Escape: put the die back or leave the tool, as far as that can be undone. */
  cancel(): void {
    if (this.mine && (this.scene.hand || this.scene.question.card)) this.undo();
  }

  showProof(seat: number, spaces: string[] | null): void {
    this.proof = spaces ? { seat, spaces } : null;
  }
  litOf(seat: number): readonly string[] | null {
    if (this.proof?.seat === seat) return this.proof.spaces;
    return seat === this.center && this.props.lit?.length ? this.props.lit : null;
  }
}

const KEY = Symbol("boardState");

export function provideBoardState(boardState: BoardState): BoardState {
  return setContext(KEY, boardState);
}

export function useBoardState(): BoardState {
  return getContext<BoardState>(KEY);
}

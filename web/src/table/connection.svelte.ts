/**
 * The connection to a table: the newest state of the server, what is shown, and what waits to be shown.
 *
 * A choice is sent again under its own reference until it is answered, so nothing is lost and nothing happens twice.
 * Updates of others wait in a queue and are shown one after the other, so that bots can be followed.
 */

import { runtime } from "$runtime";
import type { TableSocket } from "../runtime/runtime";
import { hasAutomaStep, automaSteps } from "./automa-steps";
import { changedScene } from "./scene-changes";
import type { ShownMoment } from "./scene-changes";
import { isQuiet } from "./entry-sounds";
import { CHAT_LINES, CLOSE_CODES } from "../lib/constants";
import { PROTOCOL } from "../lib/protocol";
import type {
  Act,
  Explanation,
  Emote,
  StoryLine,
  FromPage,
  FromServer,
  Update,
  Scene,
  Sentence,
  TableInfo,
  ChatMessage,
  Undo,
} from "../lib/protocol";
import { motionEnabled, paceFactor } from "../lib/device/settings.svelte";
import { isTextView } from "../lib/device/table-view.svelte";

export type ConnectionState = "connecting" | "open" | "waiting" | "closed" | "old" | "gone" | "not_let_in" | "damaged";

/** Callbacks for the screen, beside the reactive state. */
export interface ConnectionListener {
  shown?: (entries: StoryLine[], before: Scene, after: Scene) => void;
  refused?: (said: Sentence[]) => void;
  hello?: () => void;
  chatted?: (said: ChatMessage) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After this long a silence, the page asks whether the connection is alive. */
const PING_AFTER = 5000;
/** Without an answer within this time, the connection counts as lost. */
const ANSWER_WITHIN = 4500;
/** How long an update of another player is shown before the next one. */
const MOMENT_MS = 450;
/** A step of the Automa comes with a reason to be read. */
const STEP_MS = 1700;
/** With more updates than this waiting, a player is shown the oldest at once; a spectator sees all. */
const MAX_WAITING = 40;

/** Returns how long an update is shown at the usual pace, in milliseconds. */
function displayTime(moment: ShownMoment): number {
  if (hasAutomaStep(moment)) return STEP_MS;
  return moment.story.every(isQuiet) ? MOMENT_MS / 3 : MOMENT_MS;
}

/** Why an action is not possible; no reasons: it is. */
export type WhyNot = Pick<Explanation, "reasons" | "sentences" | "sentence">;
type Asked = { answer: (why: WhyNot) => void; message: FromPage };

export class TableConnection {
  state: ConnectionState = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  you: number[] = $state.raw([]);
  sitting: number | null = $state(null);
  /** What is on the screen: may lag behind the server while moments are played. */
  scene: Scene | null = $state.raw(null);
  story: StoryLine[] = $state.raw([]);
  deadline = $state(0);
  /** Whether a choice is on its way. */
  sending = $state(false);
  waiting = $state(0);
  /** What people wrote to each other here; more comes while the line is open. */
  chat: ChatMessage[] = $state.raw([]);
  /** How many messages of others came since the chat was last looked at. */
  unread = $state(0);

  #id: string;
  #listener: ConnectionListener;
  #socket: TableSocket | null = null;
  #unanswered: Act | Undo | null = null;
  #asked = new Map<string, Asked>();
  #queue: ShownMoment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Waits for silence, or for an answer to what broke it. */
  #watch: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #ended = false;
  #refs = 0;
  /** The number of the newest scene received: the next update changes that one. */
  #number = 0;
  #prefix = Math.random().toString(36).slice(2, 10);
  /** The seat to see with after a reconnection. */
  #wanted: number | null | undefined;

  constructor(id: string, listener: ConnectionListener = {}) {
    this.#id = id;
    this.#listener = listener;
  }

  open(): void {
    this.#ended = false;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = runtime.openSocket(this.#id);
    this.#socket = socket;
    if (this.state !== "waiting") this.state = "connecting";
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#watchForSilence();
      this.#handle(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#onClosed(event.code);
    };
    this.#watchForAnswer();
  }

  /** The browser says that there is no network: no need to wait for the silence. */
  offline(): void {
    if (this.state === "open" || this.state === "connecting") this.#disconnect();
  }

  /** Reconnects, because the seats of this guest have changed. */
  reopen(): void {
    const before = this.#socket;
    this.#socket = null;
    before?.close();
    this.open();
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#socket?.close();
    this.#socket = null;
    this.state = "closed";
  }

  /** Try again now instead of waiting. */
  retry(): void {
    if (this.state !== "waiting") return;
    this.#wait = FIRST_WAIT;
    this.open();
  }

  // -- sending ------------------------------------------------------------------------------------------

  act(action: string, seat = this.sitting): void {
    if (seat === null || !this.scene) return;
    this.#submit({ type: "act", ref: this.#ref(), seat, ply: this.#latest().ply, action });
  }

  undo(seat = this.sitting): void {
    if (seat === null || !this.scene) return;
    this.#submit({ type: "undo", ref: this.#ref(), seat, ply: this.#latest().ply });
  }

  /** Every reason why an action is not possible; none if it is, or if the line is down. */
  why(action: string, seat = this.sitting): Promise<WhyNot> {
    if (seat === null || this.state !== "open") return Promise.resolve({ reasons: [] });
    const ref = this.#ref();
    const message: FromPage = { type: "explain", ref, seat, action };
    return new Promise((answer) => {
      this.#asked.set(ref, { answer, message });
      this.#send(message);
    });
  }

  sit(seat: number | null): void {
    this.#wanted = seat;
    this.#send({ type: "sit", seat });
  }

  /** Say one of a few things, remind whoever is waited for, or write something. Nothing of it is sent again. */
  emote(seat: number, emote: Emote["emote"]): void {
    this.#send({ type: "emote", ref: this.#ref(), seat, emote });
  }

  nudge(seat: number): void {
    this.#send({ type: "nudge", ref: this.#ref(), seat });
  }

  write(seat: number, text: string): void {
    this.#send({ type: "chat", ref: this.#ref(), seat, text });
  }

  /** Show everything that waits, at once. */
  skip(): void {
    while (this.#queue.length) this.#show(this.#queue.shift()!);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.waiting = 0;
  }

  // -- receiving ----------------------------------------------------------------------------------------

  #handle(message: FromServer): void {
    switch (message.type) {
      case "hello":
        if (message.protocol !== PROTOCOL) return this.#stop("old");
        this.#wait = FIRST_WAIT;
        this.state = "open";
        this.#drop();
        this.table = message.table;
        this.you = message.seats;
        this.deadline = message.table.deadline;
        this.story = message.story;
        this.sitting = message.viewer;
        this.scene = message.scene;
        this.#number = message.number;
        this.#resume(message.viewer);
        return this.#listener.hello?.();
      case "update":
        return this.#applyUpdate(message);
      case "table":
        this.table = message.table;
        this.deadline = message.table.deadline;
        return;
      case "seated":
        this.#drop();
        this.sitting = message.seat;
        this.scene = message.scene;
        this.#number = message.number;
        return;
      case "done":
        return this.#settle(message.ref);
      case "refused":
        this.#settle(message.ref);
        this.#asked.get(message.ref)?.answer({ reasons: [] });
        this.#asked.delete(message.ref);
        return this.#listener.refused?.(message.sentences ?? []);
      case "explanation":
        this.#asked.get(message.ref)?.answer(message);
        this.#asked.delete(message.ref);
        return;
      case "closing":
        if (message.reason === "removed") this.#stop("gone");
        if (message.sentence) this.#listener.refused?.([message.sentence]);
        return;
      case "chat_history":
        this.chat = message.messages;
        return;
      case "chat_message":
        if (message.text) this.chat = [...this.chat, message].slice(-CHAT_LINES);
        return this.#listener.chatted?.(message);
      case "pong": // that it came is all it says
    }
  }

  #applyUpdate({ base, number, change, story, deadline, undone }: Update): void {
    // The update is for another scene than the current one: reconnect to get the whole scene.
    if (base !== this.#number) return this.reopen();
    this.#number = number;
    this.#enqueue({ story, deadline, undone: undone ?? 0, scene: changedScene(this.#latest(), change) });
  }

  #enqueue(moment: ShownMoment): void {
    const before = this.#latest();
    const mine = before.seat === this.sitting && before.seat >= 0;
    // Own choices, and all updates without motion or in the text view, are shown immediately.
    if (!paceFactor() || !motionEnabled() || isTextView() || before.phase === "choosing" || document.hidden) {
      this.skip();
      return this.#show(moment);
    }
    const parts = automaSteps(before, moment);
    if (mine) {
      this.skip();
      this.#show(parts.shift()!);
    }
    if (!parts.length) return;
    this.#queue.push(...parts);
    while (this.you.length && this.#queue.length > MAX_WAITING) this.#show(this.#queue.shift()!);
    this.waiting = this.#queue.length;
    if (this.#timer !== undefined) return;
    // The own choice is shown before its consequences.
    if (mine) this.#timer = setTimeout(() => this.#next(), paceFactor() * MOMENT_MS);
    else this.#next();
  }

  #next(): void {
    const moment = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!moment) {
      this.#timer = undefined;
      return;
    }
    this.#show(moment);
    this.#timer = setTimeout(() => this.#next(), paceFactor() * displayTime(moment));
  }

  #show(moment: ShownMoment): void {
    const before = this.scene;
    const undone = moment.undone ?? 0;
    const earlier = undone ? this.story.slice(0, this.story.length - undone) : this.story;
    this.story = moment.story.length ? [...earlier, ...moment.story] : earlier;
    this.scene = moment.scene;
    this.deadline = moment.deadline;
    if (before) this.#listener.shown?.(moment.story, before, moment.scene);
  }

  /** The newest scene the server sent, shown or not. */
  #latest(): Scene {
    return (this.#queue.at(-1)?.scene ?? this.scene)!;
  }

  #drop(): void {
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.waiting = 0;
  }

  // -- staying connected ----------------------------------------------------------------------------------------------

  #submit(message: Act | Undo): void {
    if (this.#unanswered) return; // one after the other: the next one depends on the answer
    this.skip();
    this.#unanswered = message;
    this.sending = true;
    this.#send(message);
    if (this.state === "open") this.#watchForAnswer();
  }

  #settle(ref: string): void {
    if (this.#unanswered?.ref !== ref) return;
    this.#unanswered = null;
    this.sending = false;
  }

  /** After a reconnection: the same seat, and what was not answered. */
  #resume(sitting: number | null): void {
    const wanted = this.#wanted;
    if (wanted !== undefined && wanted !== sitting && (wanted === null || this.you.includes(wanted)))
      this.#send({ type: "sit", seat: wanted });
    if (this.#unanswered) this.#send(this.#unanswered);
    for (const { message } of this.#asked.values()) this.#send(message);
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Pings the server after a while of silence. */
  #watchForSilence(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#send({ type: "ping" });
      this.#watchForAnswer();
    }, PING_AFTER);
  }

  /** Disconnects unless a message arrives in time. */
  #watchForAnswer(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#disconnect(), ANSWER_WITHIN);
  }

  /** Drops a dead connection now; the browser could take minutes to notice that it is closed. */
  #disconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#onClosed(0);
  }

  #onClosed(code: number): void {
    clearTimeout(this.#watch);
    if (this.#ended || this.state === "old" || this.state === "gone") return;
    if (code === CLOSE_CODES.NO_TABLE) return this.#stop("gone");
    if (code === CLOSE_CODES.DAMAGED) return this.#stop("damaged");
    if (code === CLOSE_CODES.NOT_LET_IN) return this.#stop("not_let_in");
    this.state = "waiting";
    // Jitter keeps a thousand pages from reconnecting in the same moment.
    this.#retry = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #stop(state: ConnectionState): void {
    this.close();
    this.state = state;
  }

  #ref(): string {
    this.#refs += 1;
    return `${this.#prefix}-${this.#refs}`;
  }
}

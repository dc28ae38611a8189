/**
 * The connection to a table: what is sent, what was received, and staying connected. `playback` shows the updates.
 *
 * A choice is sent again under its own reference until it is answered, so nothing is lost and nothing happens twice.
 */

import { runtime } from "$runtime";
import type { TableSocket } from "../runtime/runtime";
import { Playback } from "./playback.svelte";
import { changedScene } from "./scene-changes";
import { CHAT_LINES, CLOSE_CODES } from "../lib/constants";
import { PROTOCOL } from "../lib/protocol";
import type {
  Act,
  ChooseEmblem,
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

export type ConnectionState = "connecting" | "open" | "waiting" | "closed" | "old" | "gone" | "not_let_in" | "damaged";

/** Callbacks for the screen, beside the reactive state. */
export interface ConnectionListener {
  shown?: (entries: StoryLine[], before: Scene, after: Scene) => void;
  refused?: (said: Sentence[]) => void;
  hello?: () => void;
  chatted?: (said: ChatMessage) => void;
}

/** The time before the first attempt to reconnect; each further attempt waits twice as long. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After this long a silence, the page asks whether the connection is alive. */
const PING_AFTER = 5000;
/** Without an answer within this time, the connection counts as lost. */
const ANSWER_WITHIN = 4500;
/** Why an action is not possible; no reasons: it is. */
export type WhyNot = Pick<Explanation, "reasons" | "sentences" | "sentence">;
type Asked = { answer: (why: WhyNot) => void; message: FromPage };

export class TableConnection {
  state: ConnectionState = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  you: number[] = $state.raw([]);
  sitting: number | null = $state(null);
  /** Whether a choice is on its way. */
  sending = $state(false);
  /** What people wrote to each other here; more comes while the connection is open. */
  chat: ChatMessage[] = $state.raw([]);
  /** How many messages of others came since the chat was last looked at. */
  unread = $state(0);

  #id: string;
  #listener: ConnectionListener;
  #socket: TableSocket | null = null;
  #unanswered: Act | Undo | null = null;
  #asked = new Map<string, Asked>();
  #playback: Playback;
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
    this.#playback = new Playback((...shown) => listener.shown?.(...shown));
  }

  /** What is on the screen: may lag behind the server while updates are played. */
  get scene(): Scene | null {
    return this.#playback.scene;
  }

  get story(): StoryLine[] {
    return this.#playback.story;
  }

  get deadline(): number {
    return this.#playback.deadline;
  }

  /** How many updates wait to be shown. */
  get waiting(): number {
    return this.#playback.waiting;
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    this.#playback.skip();
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
    this.#playback.stop();
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
    this.#submit({ type: "act", ref: this.#ref(), seat, ply: this.#playback.latest.ply, action });
  }

  undo(seat = this.sitting): void {
    if (seat === null || !this.scene) return;
    this.#submit({ type: "undo", ref: this.#ref(), seat, ply: this.#playback.latest.ply });
  }

  /** Every reason why an action is not possible; none if it is, or without a connection. */
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

  chooseEmblem(seat: number, color: ChooseEmblem["color"] = "", pattern = 0): void {
    this.#send({ type: "choose_emblem", seat, color, pattern });
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

  // -- receiving ----------------------------------------------------------------------------------------

  #handle(message: FromServer): void {
    switch (message.type) {
      case "hello":
        if (message.protocol !== PROTOCOL) return this.#stop("old");
        this.#wait = FIRST_WAIT;
        this.state = "open";
        this.table = message.table;
        this.you = message.seats;
        this.sitting = message.viewer;
        this.#playback.begin(message.scene, message.story, message.table.deadline);
        this.#number = message.number;
        this.#resume(message.viewer);
        return this.#listener.hello?.();
      case "update":
        return this.#applyUpdate(message);
      case "table":
        this.table = message.table;
        this.#playback.deadline = message.table.deadline;
        return;
      case "seated":
        this.sitting = message.seat;
        this.#playback.begin(message.scene);
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
    const moment = { story, deadline, undone: undone ?? 0, scene: changedScene(this.#playback.latest, change) };
    this.#playback.add(moment, this.sitting, this.you.length > 0);
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

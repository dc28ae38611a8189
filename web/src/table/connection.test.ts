import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromPage, FromServer, Hello, Update, Sentence } from "../lib/protocol";
import { PROTOCOL } from "../lib/protocol";
import { helloAt, sceneOf } from "./fixture";
import { randomNumbers } from "../../testing/random";
import { TableConnection } from "./connection.svelte";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: FromPage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** A moment that follows the scene the connection has. */
const moment = (base: number, part: Partial<Update> = {}): Update => ({
  type: "update",
  story: [],
  base,
  number: base + 1,
  change: {},
  deadline: 0,
  ...part,
});
const hello = (part: Partial<Hello> = {}): Hello => ({ ...helloAt("turn"), story: [], ...part });
const now = (): FakeSocket => FakeSocket.all.at(-1)!;
const acts = (socket: FakeSocket): FromPage[] => socket.sent.filter((message) => message.type === "act");

let connection: TableConnection;
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  connection = new TableConnection("t1");
  connection.open();
  now().says(hello());
});
afterEach(() => connection.close());

describe("the connection to a table", () => {
  it("sends a choice with the ply it was made at, one after the other", () => {
    connection.act("take R4");
    connection.act("take B2");
    expect(acts(now())).toMatchObject([{ seat: 0, ply: sceneOf().ply, action: "take R4" }]);
    expect(connection.sending).toBe(true);
  });

  it("sends an unanswered choice again under the same reference", () => {
    connection.act("take R4");
    const [first] = acts(now());
    now().breaks();
    expect(connection.state).toBe("waiting");
    vi.advanceTimersByTime(2000);
    now().says(hello());
    expect(FakeSocket.all).toHaveLength(2);
    expect(acts(now())).toEqual([first]);
    now().says({ type: "done", ref: (first as { ref: string }).ref, ply: 4 });
    expect(connection.sending).toBe(false);
  });

  it("sits down again on the same chair", () => {
    connection.sit(null);
    now().breaks();
    vi.advanceTimersByTime(2000);
    now().says(hello());
    expect(now().sent).toContainEqual({ type: "sit", seat: null });
  });

  /** The connection breaks; how long it takes until it is opened again. */
  function wait(random: number): number {
    randomNumbers(random);
    const [before, begun] = [FakeSocket.all.length, Date.now()];
    now().breaks();
    vi.advanceTimersToNextTimer();
    expect(FakeSocket.all).toHaveLength(before + 1);
    return Date.now() - begun;
  }

  it("waits twice as long each time, up to fifteen seconds", () => {
    const waits = Array.from({ length: 8 }, () => wait(0.5));
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    now().says(hello());
    expect(wait(0.5), "after a hello it starts again").toBe(400);
  });

  it("waits up to a quarter less or more, so that not all pages come back at once", () => {
    expect([wait(0), wait(0.25), wait(0.75)]).toEqual([300, 700, 1800]);
    now().says(hello());
    expect(wait(1 - Number.EPSILON)).toBeCloseTo(500, 0);
  });

  it("does not wait when asked to come back now, and then begins with the shortest wait", () => {
    const waits = [wait(0.5), wait(0.5), wait(0.5)];
    expect(waits).toEqual([400, 800, 1600]);
    now().breaks();
    const before = FakeSocket.all.length;
    connection.retry();
    expect(FakeSocket.all).toHaveLength(before + 1);
    expect(wait(0.5)).toBe(400);
  });

  it("gives up where coming back is of no use", () => {
    now().breaks(4404);
    expect(connection.state).toBe("gone");
    const other = new TableConnection("t2");
    other.open();
    now().says(hello({ protocol: PROTOCOL + 1 }));
    expect(other.state).toBe("old");
    const third = new TableConnection("t3");
    third.open();
    now().breaks(4403);
    expect(third.state).toBe("not_let_in");
    const fourth = new TableConnection("t4");
    fourth.open();
    now().breaks(4409);
    expect(fourth.state).toBe("damaged");
  });

  it("receives why it is closed, and returns to what was stored", () => {
    const refusals: Sentence[][] = [];
    const other = new TableConnection("t2", { refused: (said) => refusals.push(said) });
    other.open();
    now().says(hello());
    now().says({ type: "closing", reason: "not_saved", sentence: { message: "closing-not_saved" } });
    now().breaks(1012);
    expect(refusals).toEqual([[{ message: "closing-not_saved" }]]);
    expect(other.state).toBe("waiting");
    vi.advanceTimersByTime(2000);
    now().says(hello());
    expect(other.state).toBe("open");
    other.close();
  });

  it("asks whether anybody is there, and says within ten seconds that nobody is", () => {
    vi.advanceTimersByTime(6000);
    expect(now().sent).toContainEqual({ type: "ping" });
    now().says({ type: "pong" });
    vi.advanceTimersByTime(6000);
    expect(connection.state).toBe("open");
    vi.advanceTimersByTime(4000);
    expect(connection.state).toBe("waiting");
  });

  it("knows at once when the browser has lost the network, and keeps the click", () => {
    connection.offline();
    expect(connection.state).toBe("waiting");
    connection.act("take R4");
    expect(connection.sending).toBe(true);
    connection.retry();
    now().says(hello());
    expect(acts(now())).toMatchObject([{ action: "take R4" }]);
  });

  it("does not wait for ever for the answer to a choice", () => {
    connection.act("take R4");
    vi.advanceTimersByTime(5000);
    expect(connection.state).toBe("waiting");
  });

  it("answers why", async () => {
    const why = connection.why("place B2");
    const asked = now().sent.find((message) => message.type === "explain") as { ref: string };
    now().says({
      type: "explanation",
      ref: asked.ref,
      action: "place B2",
      reasons: ["wrong_color"],
      sentences: [{ message: "reason-wrong_color" }],
    });
    expect(await why).toMatchObject({ reasons: ["wrong_color"], sentences: [{ message: "reason-wrong_color" }] });
  });

  it("shows own moments at once and those of others one after the other", () => {
    const { number } = hello();
    now().says(moment(number, { story: [{ message: "story-pass", seat: 0 }], change: { seat: 1, ply: 4 } }));
    expect(connection.scene?.ply).toBe(4);
    for (const ply of [5, 6, 7])
      now().says(moment(number + ply - 4, { story: [{ message: "story-take", seat: 1, die: "R4" }], change: { ply } }));
    expect(connection.scene?.ply).toBe(5);
    expect(connection.waiting).toBe(2);
    vi.advanceTimersByTime(500);
    expect(connection.scene?.ply).toBe(6);
    connection.skip();
    expect(connection.scene?.ply).toBe(7);
    expect(connection.scene?.seat).toBe(1);
    expect(connection.story).toHaveLength(4);
  });

  it("takes back what an undo takes back", () => {
    const { number } = hello();
    now().says(moment(number, { story: [{ message: "story-take", seat: 0, die: "R4" }], change: { ply: 4 } }));
    now().says(moment(number + 1, { change: { ply: 5 }, undone: 1 }));
    expect(connection.story).toEqual([]);
  });

  it("changes single windows and sheets, and leaves what is not named", () => {
    const { number, scene } = hello();
    const pane = { ...scene.windows[1]!, dice: [["R4", "--", "--", "--", "--"]] };
    const [first, ...rest] = scene.scores[0]!.lines;
    const scored = { ...first!, points: 77 };
    const change = {
      window_changes: [{ seat: 1, window: pane }],
      score_changes: [{ seat: 0, total: 7, lines: [scored] }],
      glass: null,
    };
    now().says(moment(number, { change }));
    expect(connection.scene).toEqual({
      ...scene,
      windows: [scene.windows[0], pane],
      scores: [{ total: 7, lines: [scored, ...rest] }, ...scene.scores.slice(1)],
      glass: null,
    });
  });

  it("never changes a scene that a moment does not follow, but comes in again", () => {
    const { number, scene } = hello();
    now().says(moment(number + 1, { change: { ply: 99 } }));
    expect(connection.scene).toEqual(scene);
    expect(FakeSocket.all).toHaveLength(2);
    now().says(hello({ number: number + 2, scene: sceneOf({ ply: 100 }) }));
    now().says(moment(number + 2, { change: { ply: 101 } }));
    expect(connection.scene?.ply).toBe(101);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runtime } from "$runtime";
import type { TableSocket } from "../../runtime/runtime";
import { go, route } from "../../lib/route.svelte";
import { awaitMatch, endWait, waitedText } from "./awaited-match";

const seats = (claimed: boolean): object[] => [
  { kind: "person", claimed: true },
  { kind: "person", claimed },
];

describe("a match that is awaited elsewhere", () => {
  let opened: { table: string; socket: TableSocket; closed: boolean }[] = [];
  const say = (message: object): void =>
    opened.at(-1)!.socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);

  beforeEach(() => {
    opened = [];
    vi.spyOn(runtime, "openSocket").mockImplementation((table) => {
      const one = { table, closed: false, socket: null as unknown as TableSocket };
      one.socket = { readyState: 1, onmessage: null, onclose: null, send: vi.fn(), close: () => (one.closed = true) };
      opened.push(one);
      return one.socket;
    });
    go("/t/other");
  });
  afterEach(() => {
    endWait();
  });

  it("keeps its table in the lobby, and is opened when somebody has sat down", () => {
    awaitMatch("first");
    say({ type: "hello", table: { seats: seats(false) } });
    expect(location.pathname).toBe("/t/other");
    say({ type: "table", table: { seats: seats(true) } });
    expect(location.pathname).toBe("/t/first");
    expect(route.id).toBe("first");
    expect(opened[0]!.closed).toBe(true);
  });
  it("connects again after the line broke, until the wait is over", () => {
    awaitMatch("first");
    opened[0]!.socket.onclose?.({ code: 1006 } as CloseEvent);
    vi.advanceTimersByTime(3000);
    expect(opened.map(({ table }) => table)).toEqual(["first", "first"]);
    endWait();
    opened[1]!.socket.onclose?.({ code: 1000 } as CloseEvent);
    vi.advanceTimersByTime(10_000);
    expect(opened).toHaveLength(2);
  });
});

it("says how long one has waited in minutes and seconds", () => {
  expect([0, 9.7, 61, 3599].map(waitedText)).toEqual(["0:00", "0:09", "1:01", "59:59"]);
});

/**
 * A quick match that is waited for elsewhere: its connection stays open, so that the table stays in the lobby, and the
 * table is opened as soon as another player sits down there.
 */

import { runtime } from "$runtime";
import type { TableSocket } from "../../runtime/runtime";
import type { FromServer } from "../../lib/protocol";
import { go, route } from "../../lib/route.svelte";
import { sound } from "../../lib/device/sound";
import { isFree } from "../seat-names";

const RETRY_AFTER = 3000;

let awaited = "";
let socket: TableSocket | null = null;

export function awaitMatch(table: string): void {
  endWait();
  awaited = table;
  connect();
}

/** Ends the wait; the table leaves the lobby unless it is looked at. */
export function endWait(): void {
  awaited = "";
  const open = socket;
  socket = null;
  open?.close();
}

function connect(): void {
  const mine = (socket = runtime.openSocket(awaited));
  mine.onmessage = (event: MessageEvent) => {
    const message = JSON.parse(String(event.data)) as FromServer;
    if (mine !== socket || !("table" in message) || !message.table || message.table.seats.some(isFree)) return;
    const table = awaited;
    endWait();
    sound("turn");
    go(`/t/${table}`);
  };
  mine.onclose = () => {
    if (mine !== socket) return;
    // The open table screen waits itself.
    if (route.screen === "table" && route.id === awaited) endWait();
    else setTimeout(() => mine === socket && connect(), RETRY_AFTER);
  };
}

/** Returns a waiting time as a clock shows it: "1:05". */
export function waitedText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

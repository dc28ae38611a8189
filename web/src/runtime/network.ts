/** The page's runtime where a server sends it: HTTP and WebSocket. */

import type { Runtime } from "./runtime";

function openSocket(table: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
}

export const runtime: Runtime = {
  hasServer: true,
  addressInFragment: false,
  request: (address, sent) => fetch(address, sent),
  openSocket,
  Status: null,
  loadServerScreen: null,
};

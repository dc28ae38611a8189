/**
 * Where the page's answers come from: a server over the network, or our Python in a worker of this browser.
 *
 * `$runtime` is `network.ts` in the page that a server sends, and `browser.svelte.ts` in the site without a server
 * (`vite.site.config.ts`). Nothing else in the page knows which.
 */

import type { Component } from "svelte";

/** A connection to a table: what the page uses of a `WebSocket`. */
export interface TableSocket {
  readonly readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Runtime {
  /** Whether people elsewhere can be reached: links, lobby, contests, keys, notifications. */
  readonly hasServer: boolean;
  /** Whether addresses of the page are behind `#`, since no server answers them. */
  readonly addressInFragment: boolean;
  /** Like `fetch`, for addresses that begin with `/api/`. */
  request(address: string, sent?: RequestInit): Promise<Response>;
  openSocket(table: string): TableSocket;
  /** A component over every screen with the status of the runtime; over a table only with what cannot wait. */
  readonly Status: Component<{ playing: boolean }> | null;
  /** The component in the place of screens that need a server. */
  readonly loadServerScreen: (() => Promise<{ default: Component }>) | null;
}

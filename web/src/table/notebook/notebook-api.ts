/** API calls of a player's notebook. */

import { call } from "../../lib/api";
import type { ChangeNotebook, Notebook } from "../../lib/protocol";

const address = (table: string, seat: number): string => `tables/${table}/seats/${seat}/notebook`;

export const notebookApi = {
  read: (table: string, seat: number) => call<Notebook>("GET", address(table, seat)),
  change: (table: string, seat: number, change: ChangeNotebook) => call<Notebook>("POST", address(table, seat), change),
};

/** API calls of the community screens. */

import { call } from "../lib/api";
import type {
  BlockedPlayer,
  ContestLine,
  ContestStanding,
  CreatedTable,
  Daily,
  DailyGame,
  DailyStanding,
  EnteredTable,
  Lobby,
  MatchedTable,
  NewContest,
  Opponent,
  QuickMatch,
  TableInfo,
} from "../lib/protocol";

export type DailyKind = DailyGame["kind"];

export const communityApi = {
  daily: () => call<Daily>("GET", "daily"),
  day: (day: string, kind: DailyKind) => call<DailyStanding>("GET", `daily/${day}/${kind}`),
  playDay: (day: string, kind: DailyKind, name: string) => call<CreatedTable>("POST", `daily/${day}/${kind}`, { name }),
  sendDay: (day: string, kind: DailyKind, record: string) =>
    call<DailyStanding>("POST", `daily/${day}/${kind}/record`, record),
  lobby: () => call<Lobby>("GET", "lobby"),
  match: (pace: QuickMatch["pace"], name: string) => call<MatchedTable>("POST", "lobby/match", { pace, name }),
  join: (table: string, name: string, watch = false) =>
    call<EnteredTable>("POST", `lobby/tables/${table}`, { name, watch }),
  opponents: () => call<Opponent[]>("GET", "opponents"),
  challenge: (id: string, pace: QuickMatch["pace"], name: string) =>
    call<MatchedTable>("POST", "lobby/challenge", { id, pace, name }),
  decline: (table: string) => call<Lobby>("POST", `lobby/tables/${table}/decline`),
  lock: (table: string, locked: boolean) => call<TableInfo>("POST", `tables/${table}/lock`, { locked }),
  block: (table: string, seat: number) => call<TableInfo>("POST", `tables/${table}/block`, { seat }),
  blocks: () => call<BlockedPlayer[]>("GET", "blocks"),
  unblock: (id: string) => call<BlockedPlayer[]>("POST", "blocks", { id }),
  contests: () => call<ContestLine[]>("GET", "contests"),
  newContest: (contest: NewContest) => call<ContestStanding>("POST", "contests", contest),
  contest: (id: string) => call<ContestStanding>("GET", `contests/${id}`),
  enterContest: (id: string, name: string) => call<ContestStanding>("POST", `contests/${id}/enter`, { name }),
  nextRound: (id: string) => call<ContestStanding>("POST", `contests/${id}/next`),
  playContest: (id: string) => call<CreatedTable>("POST", `contests/${id}/play`),
};

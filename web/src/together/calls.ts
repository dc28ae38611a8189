/** What the screens for people together ask of the server. */

import { call } from "../lib/api";
import type { Created, Daily, DailyGame, DailyStanding } from "../lib/protocol";

export type DailyKind = DailyGame["kind"];

export const calls = {
  daily: () => call<Daily>("GET", "daily"),
  day: (day: string, kind: DailyKind) => call<DailyStanding>("GET", `daily/${day}/${kind}`),
  playDay: (day: string, kind: DailyKind, name: string) => call<Created>("POST", `daily/${day}/${kind}`, { name }),
  sendDay: (day: string, kind: DailyKind, record: string) =>
    call<DailyStanding>("POST", `daily/${day}/${kind}/record`, record),
};

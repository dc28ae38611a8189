/** What the page asks of the server about people. */

import { call } from "../lib/api";
import type {
  ErasedAll,
  MailAddress,
  MessageUsed,
  NewKey,
  PasskeyBegun,
  PushSubscription as Subscribed,
  Quiet,
  Statistics,
  TellMe,
  Telling,
  You,
  KeptAt,
} from "../lib/protocol";

export const people = {
  you: () => call<You>("GET", "you"),
  makeKey: () => call<NewKey>("POST", "you/key"),
  throwKeyAway: () => call<You>("POST", "you/key/throw-away"),
  enter: (phrase: string, bring: boolean) => call<You>("POST", "you/enter", { phrase, bring }),
  signOut: () => call<You>("POST", "you/sign-out"),
  signOthersOut: () => call<You>("POST", "you/sign-others-out"),
  keep: (kept: Record<string, unknown>) => call<KeptAt>("POST", "you/kept", { kept }),
  beginPasskey: () => call<PasskeyBegun>("POST", "you/passkey/begin"),
  makePasskey: (state: string, credential: unknown) => call<You>("POST", "you/passkey", { state, credential }),
  askPasskey: () => call<PasskeyBegun>("POST", "you/passkey/ask"),
  usePasskey: (state: string, credential: unknown, bring: boolean) =>
    call<You>("POST", "you/passkey/enter", { state, credential, bring }),
  tell: (table: string, way: TellMe["way"]) => call<TellMe>("POST", `tables/${table}/tell`, { way }),
  push: (subscription: Subscribed) => call<TellMe>("POST", "you/push", subscription),
  stopPush: () => call<TellMe>("POST", "you/push/stop"),
  mail: (mail: string) => call<MailAddress>("POST", "you/mail", { mail }),
  telling: (quiet: Quiet | null, language: string) => call<Telling>("POST", "you/telling", { quiet, language }),
  stop: (token: string) => call<MessageUsed>("POST", "stop", { token }),
  statistics: () => call<Statistics>("GET", "you/statistics"),
  erase: () => call<ErasedAll>("POST", "you/erase"),
};

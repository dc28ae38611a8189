/** Requests about the account: keys, passkeys, notifications, statistics and one's own data. */

import { call } from "../lib/api";
import type {
  ErasedData,
  MailAddress,
  MailTokenResult,
  NewKey,
  PasskeyChallenge,
  PushSubscription as Subscribed,
  QuietHours,
  Statistics,
  TableNotifications,
  NotificationPreferences,
  Account,
  SettingsSavedAt,
} from "../lib/protocol";

export const accountApi = {
  you: () => call<Account>("GET", "you"),
  makeKey: () => call<NewKey>("POST", "you/key"),
  deleteKey: () => call<Account>("POST", "you/key/throw-away"),
  enter: (phrase: string, bring: boolean) => call<Account>("POST", "you/enter", { phrase, bring_games: bring }),
  signOut: () => call<Account>("POST", "you/sign-out"),
  signOthersOut: () => call<Account>("POST", "you/sign-others-out"),
  saveSettings: (settings: Record<string, unknown>) => call<SettingsSavedAt>("POST", "you/settings", { settings }),
  beginPasskey: () => call<PasskeyChallenge>("POST", "you/passkey/begin"),
  makePasskey: (state: string, credential: unknown) => call<Account>("POST", "you/passkey", { state, credential }),
  askPasskey: () => call<PasskeyChallenge>("POST", "you/passkey/ask"),
  usePasskey: (state: string, credential: unknown, bring: boolean) =>
    call<Account>("POST", "you/passkey/enter", { state, credential, bring_games: bring }),
  setTableNotifications: (table: string, channel: TableNotifications["channel"]) =>
    call<TableNotifications>("POST", `tables/${table}/notifications`, { channel }),
  push: (subscription: Subscribed) => call<TableNotifications>("POST", "you/push", subscription),
  stopPush: () => call<TableNotifications>("POST", "you/push/stop"),
  mail: (mail: string) => call<MailAddress>("POST", "you/mail", { mail }),
  setQuietHours: (quiet: QuietHours | null, language: string) =>
    call<NotificationPreferences>("POST", "you/notifications", { quiet, language }),
  stop: (token: string) => call<MailTokenResult>("POST", "stop", { token }),
  statistics: () => call<Statistics>("GET", "you/statistics"),
  erase: () => call<ErasedData>("POST", "you/erase"),
};

/** Passkeys, where the browser has them: only on https or on this computer, and if it can read them from JSON. */

import type { Account } from "../lib/protocol";
import { accountApi } from "./account-api";

type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;

/** Whether the page was opened by a number (`127.0.0.1`): browsers bind passkeys to names. */
export function isNumericHost(): boolean {
  return /^[\d.]+$|^\[/.test(location.hostname);
}

export function passkeysSupported(): boolean {
  return (
    isSecureContext &&
    !isNumericHost() &&
    typeof PublicKeyCredential === "function" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

const publicKeyOptions = (options: Record<string, unknown>): Options =>
  (options.publicKey ?? options) as unknown as Options;

/** Make one for whoever is here; null if the browser, or its owner, did not want to. */
export async function makePasskey(): Promise<Account | null> {
  const { options, state } = await accountApi.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(publicKeyOptions(options));
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  return made ? accountApi.makePasskey(state, (made as PublicKeyCredential).toJSON()) : null;
}

/** Signs in with a passkey; null if that fails or is canceled. */
export async function enterByPasskey(bring: boolean): Promise<Account | null> {
  const { options, state } = await accountApi.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(publicKeyOptions(options));
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  return credential ? accountApi.usePasskey(state, (credential as PublicKeyCredential).toJSON(), bring) : null;
}

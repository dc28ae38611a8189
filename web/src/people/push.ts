/** Notifications of this browser. */

import { people } from "./api";

export function pushWorks(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;
}

/** Bytes told in base64 for addresses. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Ask the browser for notifications and tell the server where to send them; whether both agreed. */
export async function takePush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    .catch(() => null);
  const { endpoint, keys } = found?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  await people.push({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  return true;
}

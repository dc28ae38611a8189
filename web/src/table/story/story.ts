/** Where in the story somebody's last turn ended. */

import type { Told } from "../../lib/words/teller";

/** Which sentence is the first after the viewer's last turn; −1 where nothing came after it, or there was none. */
export function sinceTurn(told: readonly Told[], viewer: number | null): number {
  if (viewer === null) return -1;
  const last = told.map((one) => one.seat === viewer && one.turn >= 0 && one.round > 0).lastIndexOf(true);
  return last < 0 || last === told.length - 1 ? -1 : last + 1;
}

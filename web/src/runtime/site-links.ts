/** Links of the page where addresses stand behind `#`: they can be copied, and files of `/api/` are downloaded. */

import { shownAddress } from "../lib/address";
import { runtime } from "$runtime";

function linkOf(event: Event): HTMLAnchorElement | null {
  return (event.target as Element | null)?.closest?.("a") ?? null;
}

/** Whoever opens a link in a new tab, or copies it, gets an address that is answered. */
function completeLink(event: Event): void {
  const link = linkOf(event);
  const path = link?.getAttribute("href") ?? "";
  if (link && path.startsWith("/") && !path.startsWith("/api/")) {
    link.dataset.path = path;
    link.href = shownAddress(path);
  }
}

function restoreLink(event: Event): void {
  const link = linkOf(event);
  if (link?.dataset.path) link.setAttribute("href", link.dataset.path);
}

async function download(link: HTMLAnchorElement): Promise<void> {
  const answer = await runtime.request(link.getAttribute("href") ?? "");
  if (!answer.ok) return;
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? link.download;
  const url = URL.createObjectURL(await answer.blob());
  const file = document.createElement("a");
  Object.assign(file, { href: url, download: name });
  file.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function watchLinks(): void {
  for (const kind of ["contextmenu", "auxclick"]) addEventListener(kind, completeLink, true);
  addEventListener(
    "click",
    (event) => {
      const link = linkOf(event);
      if (link?.getAttribute("href")?.startsWith("/api/")) {
        event.preventDefault();
        void download(link);
      } else if (event.ctrlKey || event.metaKey || event.shiftKey || link?.target) completeLink(event);
      else restoreLink(event);
    },
    true,
  );
}

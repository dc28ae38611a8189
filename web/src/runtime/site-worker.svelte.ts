/** The service worker of the site: it stores every file by version, and a new version waits until it is wanted. */

export const site: { update: boolean } = $state({ update: false });

let waiting: ServiceWorker | null = null;

function announce(worker: ServiceWorker | null): void {
  // The first one of all is no update.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  site.update = true;
}

/** Load the new version. Games are stored after every choice, so nothing is lost. */
export function useUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("activate");
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI), { type: "classic" });
  announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => installing.state === "installed" && announce(installing));
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/** A browser without service workers, or a refusal, changes nothing but that the page needs its host. */
export function registerSiteWorker(): void {
  if ("serviceWorker" in navigator) register().catch(() => {});
}

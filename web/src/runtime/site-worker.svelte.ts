/** The service worker of the site: it stores every file by version, and a new version waits until it is wanted. */

export const site: { update: boolean; stored: boolean } = $state({
  /** Whether a new version waits. */
  update: false,
  /** Whether the first visit has just stored every file. */
  stored: false,
});

let waiting: ServiceWorker | null = null;

function announce({ active, waiting: found }: ServiceWorkerRegistration): void {
  // The first worker of this browser is not an update.
  if (!active || !found) return;
  waiting = found;
  site.update = true;
}

/** Loads the new version. Games are stored after every choice, so nothing is lost. */
export function useUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("activate");
}

function watch(registration: ServiceWorkerRegistration): void {
  const { installing, active } = registration;
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed") announce(registration);
    if (installing.state === "activated" && !active) site.stored = true;
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI), { type: "classic" });
  announce(registration);
  watch(registration);
  registration.addEventListener("updatefound", () => watch(registration));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/** A browser without service workers, or a refusal, changes nothing but that the page needs its host. */
export function registerSiteWorker(): void {
  if ("serviceWorker" in navigator) register().catch(() => {});
}

/** Keeps the screen awake while something is shown that lies on a table: use it as `{@attach keepAwake}`. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  async function acquire(): Promise<void> {
    if (document.hidden || !("wakeLock" in navigator)) return;
    // A battery that is nearly empty, or a browser without permission, refuses: the screen then sleeps as ever.
    const taken = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (wanted) lock = taken;
    else void taken?.release();
  }
  // Browsers release the lock of a page that is hidden.
  const again = (): void => void acquire();
  document.addEventListener("visibilitychange", again);
  void acquire();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}

/** A page from a static host is kept by the browser, and opens without a network from then on. */

/** Asks the browser to keep it, where the page says by which script. */
export function keepForOffline(): void {
  const script = document.getElementById('stratege-engine')?.dataset['offline'];
  if (!script || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(script).catch((error: unknown) => {
    // A private window keeps nothing: the page works as long as there is a network.
    console.warn(error);
  });
}

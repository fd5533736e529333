type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the person, or the network, would rather have nothing fetched on a guess. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

const whenFree = (act: () => void) => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 1_000));

/** Act when the page has come whole and has nothing else to do; not at all once `signal` says so. */
export function whenIdle(act: () => void, signal: AbortSignal): void {
  const actUnlessOver = () => {
    if (!signal.aborted) act();
  };
  if (document.readyState === 'complete') whenFree(actUnlessOver);
  else addEventListener('load', () => whenFree(actUnlessOver), { signal, once: true });
}

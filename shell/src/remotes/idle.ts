type Connection = { saveData?: boolean; effectiveType?: string };

/** True when the person, or the network, would rather have nothing fetched on a guess. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

const whenFree = (act: () => void) => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 1_000));
const SOON = 100;

/** The page that people came for still waits for its script. */
const isAwaited = () => document.querySelector('[data-place] > div > [data-rendered]') !== null;

/** Act when the page has come whole, answers, and has nothing else to do; not at all once `signal` says so. */
export function whenIdle(act: () => void, signal: AbortSignal): void {
  const actInTurn = () => {
    if (signal.aborted) return;
    if (isAwaited()) setTimeout(() => whenFree(actInTurn), SOON);
    else act();
  };
  if (document.readyState === 'complete') whenFree(actInTurn);
  else addEventListener('load', () => whenFree(actInTurn), { signal, once: true });
}

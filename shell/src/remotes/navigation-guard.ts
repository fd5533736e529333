/** More than any chain of redirects; Safari throws at the hundredth, and the router then reloads the page. */
const MOST = 30;
const WITHIN = 10_000;
const ACTS = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** The address that a call of pushState or replaceState leads to. */
const addressOf = (url: unknown) => (url == null ? location.href : new URL(String(url), document.baseURI).href);

/**
 * Ends endless redirects: the address may change thirty times in ten seconds
 * without the person having done anything; the next change is refused, and so
 * is every further one until they do something. A change that is refused is as
 * if it had never been asked for: whoever asked goes on.
 * @param options.onEndless told of the stack of the first refused change
 * @param options.isBanned whether what stands in this stack may change the address no more, whatever the person does
 */
export function guardNavigation({
  onEndless,
  isBanned,
}: {
  onEndless: (stack: string) => void;
  isBanned: (stack: string) => boolean;
}): void {
  let times: number[] = [];

  function isRefused(url: unknown): boolean {
    if (addressOf(url) === location.href) return false;
    const stack = new Error().stack ?? '';
    if (isBanned(stack)) return true;
    const now = performance.now();
    times = [...times.filter((time) => now - time < WITHIN), now];
    if (times.length <= MOST) return false;
    if (times.length === MOST + 1) onEndless(stack);
    times.length = MOST + 1;
    return true;
  }

  for (const act of ACTS) addEventListener(act, ({ isTrusted }) => isTrusted && (times = []), { capture: true, passive: true });
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (data, unused, url) => {
      if (!isRefused(url)) change(data, unused, url);
    };
  }
}

/** The two schemes of colours that a page is shown in. */
export type Scheme = 'light' | 'dark';

const systemIsDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** The scheme of an element now; the light one where the browser knows no other. */
export function schemeAt(element: Element): Scheme {
  const known = getComputedStyle(element).colorScheme;
  const isDark = known === 'dark' || (known?.includes('dark') && systemIsDark()?.matches);
  return isDark ? 'dark' : 'light';
}

/**
 * The scheme of an element, at once and after each change of the system's or of the person's own choice: for what is drawn by a script, on a
 * canvas or a map. Styles need none of it, as tokens follow the scheme by themselves.
 * @param hear is called at once, then when another one holds
 * @returns the function that ends it
 */
export function watchScheme(element: Element, hear: (scheme: Scheme) => void): () => void {
  let last = schemeAt(element);
  const look = () => {
    const scheme = schemeAt(element);
    if (scheme !== last) hear((last = scheme));
  };
  const system = systemIsDark();
  const chosen = new MutationObserver(look);
  system?.addEventListener('change', look);
  chosen.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  hear(last);
  return () => {
    system?.removeEventListener('change', look);
    chosen.disconnect();
  };
}

/** The colour that a token is in an element, as `rgb(…)`: a canvas knows no custom properties. */
export function colorAt(element: Element, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = token;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

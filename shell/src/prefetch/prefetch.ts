import { shellPages } from '../pages/shell-pages.ts';
import { routeAt, verdictAt } from '../route-table.ts';
import { isSparing, whenIdle } from '../remotes/idle.ts';
import type { LoaderAhead } from '../remotes/loader.ts';

/** A pointer that only passes over a link has left it again by then. */
const PASSING = 60;

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** The path of a link inside the site; null for a link out of it, or to the present page. */
function wayOf({ href, origin, pathname, target }: HTMLAnchorElement): string | null {
  return href && origin === location.origin && pathname !== location.pathname && (target === '' || target === '_self') ? pathname : null;
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/**
 * Fetch the code of a page before it is asked for: when a person is about to
 * press a link to it, and, when all else is done, that of the content's first
 * link to another page that can be seen: once. What can't be had is left to
 * the navigation, which tries again and says so.
 * @returns takes everything back
 */
export function startPrefetching({ loader }: { loader: Pick<LoaderAhead, 'fetchAhead'> }): () => void {
  const asked = new Set<string>();
  const ending = new AbortController();
  let passing: ReturnType<typeof setTimeout> | undefined;

  async function fetchPage(pathname: string): Promise<void> {
    const route = routeAt(pathname);
    if (!route?.page || verdictAt(pathname) !== 'allowed') return;
    const { owner, page } = route;
    if (asked.has(`${owner} ${page}`)) return;
    asked.add(`${owner} ${page}`);
    if (owner === 'shell') return shellPages.preload(page);
    const remote = await loader.fetchAhead(owner);
    await remote?.pages[page]?.();
  }
  const prefetch = (pathname: string | null) => {
    if (pathname !== null && !isSparing()) fetchPage(pathname).catch(() => undefined);
  };

  function onIntent({ target }: Event): void {
    const link = linkAt(target);
    if (link) prefetch(wayOf(link));
  }

  function onPointer({ target }: Event): void {
    clearTimeout(passing);
    const link = linkAt(target);
    if (link) passing = setTimeout(() => prefetch(wayOf(link)), PASSING);
  }

  function onIdle(): void {
    const here = routeAt(location.pathname);
    const leadsOn = (link: HTMLAnchorElement) => {
      const there = routeAt(wayOf(link) ?? location.pathname);
      return there !== null && there !== here && isInView(link);
    };
    const next = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(leadsOn);
    if (next) prefetch(wayOf(next));
  }

  const { signal } = ending;
  document.addEventListener('pointerover', onPointer, { signal, passive: true });
  document.addEventListener('focusin', onIntent, { signal });
  document.addEventListener('touchstart', onIntent, { signal, passive: true });
  whenIdle(onIdle, signal);

  return () => {
    clearTimeout(passing);
    ending.abort();
  };
}

import type { RenderedPage } from '@petcare/contracts';

/** The data with which the delivery service has rendered this page; null when it came empty. */
export function readRendered(page: Document = document): RenderedPage | null {
  const text = page.getElementById('rendered')?.textContent;
  return text ? (JSON.parse(text) as RenderedPage) : null;
}

/**
 * Act once when people go on from the address that the document came for. What
 * was rendered of it and still waits for its script is no tree's to take over
 * then: it stays to be seen until the new address' own is there.
 */
export function whenLeft(act: () => void): void {
  const { pathname, search } = location;
  const leave = () => {
    if (location.pathname === pathname && location.search === search) return;
    removeEventListener('popstate', leave);
    for (const place of document.querySelectorAll<HTMLElement>('[data-rendered]')) delete place.dataset['rendered'];
    act();
  };
  addEventListener('popstate', leave);
}

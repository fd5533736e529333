import type { Page } from '@playwright/test';

/**
 * The ways in which a browser keeps nothing of a site: asking for a storage throws where all site data is blocked, in some web views it is
 * null, and what is full takes no more.
 */
export const refusals = ['blocked', 'null', 'full'] as const;
export type Refusal = (typeof refusals)[number];

/** Has the next documents' storages refuse from their beginning; what stands in one that is full can still be read. */
export async function refuseStorage(page: Page, refusal: Refusal): Promise<void> {
  await page.addInitScript((kind) => {
    const refuse = (name: string) => () => {
      throw new DOMException('refused', name);
    };
    if (kind === 'full') Storage.prototype.setItem = refuse('QuotaExceededError');
    else
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { configurable: true, get: kind === 'null' ? () => null : refuse('SecurityError') });
  }, refusal);
}

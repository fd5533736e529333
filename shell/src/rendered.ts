import type { RenderedPage } from '@petcare/contracts';

/** What the delivery service has rendered this page with; null when it came empty. */
export function readRendered(page: Document = document): RenderedPage | null {
  const text = page.getElementById('rendered')?.textContent;
  return text ? (JSON.parse(text) as RenderedPage) : null;
}

import { bus } from '@petcare/event-bus';
import type { PageHead } from '@petcare/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from './host-context.ts';

/**
 * Say what the page is: its title, description, one address and structured
 * data, and that it is not there (`status: 404`). Goes into the document that
 * the server writes, and into the browser's tab when people come here without
 * loading a document. `null` while it isn't known.
 */
export function usePageHead(head: PageHead | null): void {
  const { rendering } = useHost();
  const { pathname, search } = useLocation();
  if (rendering && head) rendering.describe(head);

  const { title, description, canonical, noindex } = head ?? {};
  useEffect(() => {
    if (title === undefined) return;
    bus.emit('page.described', {
      path: pathname,
      search,
      title,
      ...(description && { description }),
      ...(canonical && { canonical }),
      ...(noindex && { noindex }),
    });
  }, [pathname, search, title, description, canonical, noindex]);
}

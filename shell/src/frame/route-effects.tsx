import { graphql } from '@petcare/api';
import { evaluateSession } from '@petcare/auth';
import { bus } from '@petcare/event-bus';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useClient } from 'urql';
import { routeAt } from '../route-table.ts';

const SITE = '펫케어';

const RouteEffects_RecordPageView = graphql(`
  mutation RouteEffects_RecordPageView($path: String!, $referrer: String) {
    recordPageView(path: $path, referrer: $referrer)
  }
`);

function scrollTo(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** What happens on every route change (product.md section 2): token, title, scroll, page view. */
export function RouteEffects(): null {
  const { pathname, search, hash } = useLocation();
  const client = useClient();
  const before = useRef(document.referrer);

  useEffect(() => {
    evaluateSession();
    const title = routeAt(pathname)?.title ?? '찾을 수 없는 페이지';
    document.title = pathname === '/' ? `${SITE} | ${title}` : `${title} | ${SITE}`;
    bus.emit('route.changed', { path: pathname, search, title });
    // A page view that gets lost is worth no message and no second try.
    void client.mutation(RouteEffects_RecordPageView, { path: pathname, referrer: before.current || null }).toPromise();
    before.current = pathname;
  }, [client, pathname, search]);

  useEffect(() => scrollTo(hash), [pathname, search, hash]);

  return null;
}

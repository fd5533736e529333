import { graphql } from '@petcare/api';
import { evaluateSession } from '@petcare/auth';
import { bus } from '@petcare/event-bus';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useClient } from 'urql';
import { routeAt } from '../route-table.ts';
import { noteAct } from './acts.ts';
import { useDocumentHead } from './document-head.ts';
import { pageOf } from './page-of.ts';
import { useScrollPositions } from './scroll-positions.ts';

const RouteEffects_RecordPageView = graphql(`
  mutation RouteEffects_RecordPageView($path: String!, $referrer: String) {
    recordPageView(path: $path, referrer: $referrer)
  }
`);

function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A percent sign that begins no character: the address names nothing here.
    return null;
  }
}

/** Whoever has gone elsewhere, or pressed a link, begins at the page's content; who sets a filter goes on with it. */
function takeFocus(isElsewhere: boolean): void {
  const { activeElement } = document;
  if (isElsewhere || activeElement === document.body || activeElement?.matches('a'))
    document.getElementById('content')?.focus({ preventScroll: true });
}

/** The effects of every route change: token, what the document says, scroll, focus, page view. */
export function RouteEffects(): null {
  const { pathname, search, hash } = useLocation();
  const client = useClient();
  const before = useRef<string | null>(null);
  const page = pageOf(pathname, search);
  const title = routeAt(pathname)?.title ?? '페이지를 찾을 수 없어요';
  useDocumentHead(pathname, search, title);
  const isBack = useScrollPositions();

  useEffect(() => {
    evaluateSession();
  }, [pathname, search]);

  const arrive = useEffectEvent(() => {
    bus.emit('route.changed', { path: pathname, search, title });
    noteAct(pathname);
    // Where a document begins is the browser's to say: people scroll before any script runs.
    if (before.current !== null && !isBack.current && !targetOf(hash)) window.scrollTo(0, 0);
    if (before.current !== null) takeFocus(before.current !== pathname);
    const view = { path: pathname, referrer: (before.current ?? document.referrer) || null };
    // After what the person came for. One that gets lost is worth no message and no second try.
    setTimeout(() => void client.mutation(RouteEffects_RecordPageView, view).toPromise());
    before.current = pathname;
  });
  useEffect(() => arrive(), [page]);

  useEffect(() => {
    if (!isBack.current) targetOf(hash)?.scrollIntoView();
  }, [page, hash, isBack]);

  return null;
}

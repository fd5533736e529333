import { useAskedWhenOnline, useOnline } from '@petcare/api';
import { canOpen, loginPath, useSession } from '@petcare/auth';
import { PageSkeleton, RemoteFailure, RenderedBoundary } from '@petcare/remote';
import { memo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { messagePages, type MessagePageName } from '../pages/message-pages.ts';
import { shellPages } from '../pages/shell-pages.ts';
import type { RemotePages } from '../remotes/pages.ts';
import { routeAt } from '../route-table.ts';
import { PageBoundary } from './page-boundary.tsx';
import { RedrawBoundary } from './redraw-boundary.tsx';
import { useShownRemote } from './use-shown-remote.ts';

/** The shell's own output at the present address: its own page, a refusal, or how the remote is doing. */
export function Outlet({ pages }: { pages: RemotePages }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const shown = useShownRemote(pages);
  const isOnline = useOnline();
  const route = routeAt(pathname);
  useAskedWhenOnline(shown?.status === 'failed', pages.retry);

  if (!route) return <MessageInPlace name="not-found" />;
  switch (canOpen(route.access, session, route.staff)) {
    case 'login-required':
      return session.status === 'unknown' ? <PageSkeleton /> : <Navigate to={loginPath(pathname + search)} replace />;
    case 'forbidden':
      return <MessageInPlace name="forbidden" />;
    case 'allowed':
  }
  if (route.page === null) return <MessageInPlace name="preparing" title={route.title} />;
  if (route.owner !== 'shell') {
    const status = shown?.remote === route.owner ? shown.status : 'loading';
    if (status === 'failed') return isOnline ? <RemoteFailure onRetry={pages.retry} /> : <OfflineInPlace onRetry={pages.retry} />;
    return status === 'loading' ? <PageSkeleton /> : null;
  }
  return <OwnPage key={route.path} page={route.page} />;
}

/** The word in place of a page that is not kept while there is no network, with what else can be opened. */
function OfflineInPlace({ onRetry }: { onRetry: () => void }) {
  const Page = messagePages.get('offline');
  return (
    <PageBoundary>
      <RenderedBoundary fallback={<PageSkeleton />}>
        <Page onRetry={onRetry} />
      </RenderedBoundary>
    </PageBoundary>
  );
}

/** The reason why there is no page at this address, or not for whoever asks. */
function MessageInPlace({ name, title }: { name: MessagePageName; title?: string }) {
  const Page = messagePages.get(name);
  return (
    <PageBoundary>
      <RenderedBoundary fallback={<PageSkeleton />}>
        <Page title={title} />
      </RenderedBoundary>
    </PageBoundary>
  );
}

/** Memoised: a change of the session or of a remote doesn't concern it. */
const OwnPage = memo(function OwnPage({ page }: { page: string }) {
  const Page = shellPages.get(page);
  return (
    <PageBoundary>
      <RedrawBoundary>
        <RenderedBoundary fallback={<PageSkeleton />}>
          <Page />
        </RenderedBoundary>
      </RedrawBoundary>
    </PageBoundary>
  );
});

import { canOpen, loginPath, useSession } from '@petcare/auth';
import { PageSkeleton, RemoteFailure, RenderedBoundary } from '@petcare/remote';
import { memo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ForbiddenPage } from '../pages/forbidden/forbidden.page.tsx';
import { NotFoundPage } from '../pages/not-found/not-found.page.tsx';
import { PreparingPage } from '../pages/preparing/preparing.page.tsx';
import { shellPages } from '../pages/shell-pages.ts';
import type { RemotePages } from '../remotes/pages.ts';
import { routeAt } from '../route-table.ts';
import { PageBoundary } from './page-boundary.tsx';
import { RedrawBoundary } from './redraw-boundary.tsx';
import { useShownRemote } from './use-shown-remote.ts';

/** What the shell itself shows at the present address: its own page, a refusal, or how the remote is doing. */
export function Outlet({ pages }: { pages: RemotePages }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const shown = useShownRemote(pages);
  const route = routeAt(pathname);

  if (!route) return <NotFoundPage />;
  switch (canOpen(route.access, session)) {
    case 'login-required':
      return session.status === 'unknown' ? <PageSkeleton /> : <Navigate to={loginPath(pathname + search)} replace />;
    case 'forbidden':
      return <ForbiddenPage />;
    case 'allowed':
  }
  if (route.page === null) return <PreparingPage title={route.title} />;
  if (route.owner !== 'shell') {
    const status = shown?.remote === route.owner ? shown.status : 'loading';
    if (status === 'failed') return <RemoteFailure onRetry={pages.retry} />;
    return status === 'loading' ? <PageSkeleton /> : null;
  }
  return <OwnPage key={route.path} page={route.page} />;
}

/** What becomes known of the session or of a remote is none of its business. */
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

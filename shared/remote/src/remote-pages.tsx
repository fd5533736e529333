import { useRef } from 'react';
import { createRouteMatcher } from '@petcare/contracts';
import { Route, Routes, useLocation, type Location } from 'react-router-dom';
import type { LoadedModules } from './loading/loaded.ts';
import type { PagesProps } from './contract/remote-contract.ts';
import { RenderedBoundary } from './rendered-boundary.tsx';
import { PageSkeleton } from './loading/standing-in.tsx';

type Rows = PagesProps['routes'];

export function pageAt(rows: Rows, pathname: string): string | null {
  return createRouteMatcher(rows)(pathname)?.page ?? null;
}

// While the next remote gets ready the address is already its own: what stood here stays until it is taken out.
function useOwnLocation(rows: Rows): Location {
  const location = useLocation();
  const own = useRef(location);
  if (pageAt(rows, location.pathname) !== null) own.current = location;
  return own.current;
}

/** The remote's pages by the rows of the route table that are its own. */
export function RemotePages({ rows, pages }: { rows: Rows; pages: LoadedModules }) {
  const location = useOwnLocation(rows);
  // People have gone on to another remote before this one was there.
  if (pageAt(rows, location.pathname) === null) return null;
  return (
    <RenderedBoundary fallback={<PageSkeleton />}>
      <Routes location={location}>
        {rows.map(({ path, page }) => (
          <Route key={path} path={path} element={<Shown pages={pages} page={page} />} />
        ))}
      </Routes>
    </RenderedBoundary>
  );
}

// Asked for only when it is shown: one that is preloaded before that never suspends.
function Shown({ pages, page }: { pages: LoadedModules; page: string }) {
  const Page = pages.get(page);
  return <Page />;
}

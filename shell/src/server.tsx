import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerBuild } from '@petcare/contracts';
import { renderTree } from '@petcare/remote/server';
import { NEVER } from 'rxjs';
import { Site } from './app.tsx';
import { preloadPage } from './pages/page-ahead.ts';
import type { RemotePages } from './remotes/pages.ts';
import { readTableFrom, routeAt, tableWith, type RouteTable } from './route-table.ts';

/** Nothing is mounted where there is no browser. */
const noPages: RemotePages = { shown$: NEVER, retry: () => undefined };

/** Renderings of several mixes are under way at once. */
const tables = new AsyncLocalStorage<RouteTable>();
const ofHouse = tableWith([]);
readTableFrom(() => tables.getStore() ?? ofHouse);

/** Render the frame at an address, with the shell's own page in it or the place for a remote's. */
export const render: ServerBuild['render'] = async (job, surroundings) => {
  if (job.kind !== 'frame') throw new Error('The shell renders its frame, and nothing else');
  return tables.run(tableWith(job.ownRows ?? []), async () => {
    await preloadPage(routeAt(job.url.split('?', 1)[0] ?? ''));
    return renderTree(job, surroundings, <Site pages={noPages} place={`<!--${job.hole}:place-->`} />);
  });
};

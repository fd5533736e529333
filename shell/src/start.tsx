import { createApiClient, createRenderedAnswers } from '@petcare/api';
import { currentSession, session$, startSession } from '@petcare/auth';
import type { Composition, RemoteName, TrackerKeys } from '@petcare/contracts';
import { deviceFavourites } from '@petcare/device-lists';
import { bus } from '@petcare/event-bus';
import { roots, withDeadline } from '@petcare/remote';
import { start as startSingleSpa, triggerAppChange } from 'single-spa';
import { App } from './app.tsx';
import { keepInstallOffer } from './offline/install-offer.ts';
import { preloadPage } from './pages/page-ahead.ts';
import { readComposition } from './remotes/composition.ts';
import { createHost } from './remotes/host.ts';
import { isSparing, whenIdle } from './remotes/idle.ts';
import { createLoader, type FetchRemote } from './remotes/loader.ts';
import { registerRemotePages } from './remotes/pages.ts';
import { startPrefetching } from './prefetch/prefetch.ts';
import { startTelemetry } from './remotes/telemetry.ts';
import { readRendered, whenLeft } from './rendered.ts';
import type { Client } from 'urql';
import { readTableFrom, routeAt, tableWith } from './route-table.ts';
import type { Watch } from './testers/watch.ts';

const FIRST_PAGE_LIMIT = 2_000;
/** Begins every id of the shell's own tree: the same on the server. */
const IDS = 'f-';

// React holds back what a Suspense fallback reveals: the shell's own page is fetched before the first render instead.
const ownPageReady = () => preloadPage(routeAt(location.pathname));

/**
 * The wrappers around the fetching of remotes: a tester's watch, and the faults that break them on purpose. Nobody else loads the latter.
 */
async function aroundFetching({ faults }: Composition, watch: Watch | undefined): Promise<(fetchRemote: FetchRemote) => FetchRemote> {
  const watched = (fetchRemote: FetchRemote) => watch?.around(fetchRemote) ?? fetchRemote;
  if (!faults) return watched;
  const { withFaults } = await import(/* webpackChunkName: "seldom" */ './remotes/faults.ts');
  return (fetchRemote) => watched(withFaults(faults, fetchRemote));
}

/** Nobody waits for them, and a page without them is whole. */
async function startTracking(keys: TrackerKeys): Promise<void> {
  const { track } = await import(/* webpackChunkName: "seldom" */ './trackers/open.tsx').then(({ openTrackers }) => openTrackers(keys));
  bus.on('route.changed').subscribe(({ path, title }) => track({ name: 'page-view', path, title }));
}

/** Nobody waits for it: a page is whole without a worker, and it begins when all else is done. */
function startWorker(composition: Composition, client: Client): void {
  if (!('serviceWorker' in navigator) || (composition.worker === 'on' && isSparing())) return;
  const follow = () => import(/* webpackChunkName: "offline" */ './offline/worker-registration.ts');
  // A browser that keeps nothing of the site refuses one: then there is none.
  whenIdle(
    () =>
      void follow()
        .then(({ followWorker }) => followWorker(composition, client))
        .catch(() => undefined),
    new AbortController().signal,
  );
}

/** Few have favourites here when they log in. Without its code they stay until the next page. */
async function takeOver(client: Client): Promise<void> {
  await import(/* webpackChunkName: "seldom" */ './session/take-over-favourites.ts').then(
    ({ takeOverFavourites }) => takeOverFavourites(client),
    () => undefined,
  );
}

/**
 * Assemble the page: session, API client, remotes by the composition, the frame around them. A page that came rendered is taken over as it stands.
 * @param onStanding called when the frame has been taken over, with when the shell's own page can be
 */
export async function start(onStanding: (page: Promise<void>) => void): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no #app');

  keepInstallOffer();
  const composition = readComposition();
  const table = tableWith(composition.routes ?? []);
  readTableFrom(() => table);
  // Nobody but a tester fetches what watches.
  const watch = composition.tester && (await import(/* webpackChunkName: "seldom" */ './testers/watch.ts')).watchForTester(composition);
  startSession();
  const rendered = readRendered();
  const answers = rendered && createRenderedAnswers(rendered.data, () => currentSession().status === 'signed-in');
  if (answers) whenLeft(() => answers.outdate());
  const client = createApiClient({ rendered: answers ?? undefined });
  const observe = startTelemetry(composition, watch?.observe);
  const loader = createLoader(composition, observe, await aroundFetching(composition, watch));
  const host = createHost({ loader, client, observe, renderedAt: rendered?.now, composition });
  const place = root.querySelector<HTMLElement>('[data-place] > div') ?? document.createElement('div');
  const pages = registerRemotePages({ remotes: Object.keys(composition.remotes) as RemoteName[], loader, client, host, place, observe });

  const ownPage = ownPageReady();
  const stand = () => {
    onStanding(ownPage);
    // Before the frame stands nobody would see the message that says it.
    session$.subscribe(({ status }) => {
      if (status === 'signed-in' && deviceFavourites.read().length > 0) void takeOver(client);
    });
  };
  const app = <App client={client} host={host} pages={pages} place={place} onStanding={stand} />;
  const render = () => {
    root.dataset['ids'] = IDS;
    roots.createRoot(root).render(app);
    root.dataset['started'] = '';
  };
  withDeadline(ownPage, FIRST_PAGE_LIMIT, 'The first page').then(render, render);
  // popstate only when the address changed: the routers of the frame and of the remotes follow each other through it.
  startSingleSpa({ urlRerouteOnly: true });
  session$.subscribe(() => triggerAppChange());
  startPrefetching({ loader });
  if (composition.trackers) void startTracking(composition.trackers);
  startWorker(composition, client);
}

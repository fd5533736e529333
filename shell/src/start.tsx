import { createApiClient } from '@petcare/api';
import { session$, startSession } from '@petcare/auth';
import { createRoot } from 'react-dom/client';
import { start as startSingleSpa, triggerAppChange } from 'single-spa';
import { App } from './app.tsx';
import { readComposition } from './remotes/composition.ts';
import { createHost } from './remotes/host.ts';
import { createLoader } from './remotes/loader.ts';
import { registerRemotePages } from './remotes/pages.ts';

/** Assemble the page: session, API client, remotes by the composition, the frame around them. */
export function start(): void {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no #app');

  startSession();
  const client = createApiClient();
  const loader = createLoader(readComposition());
  const host = createHost({ loader, client });
  const place = document.createElement('div');
  const pages = registerRemotePages({ loader, client, host, place });

  createRoot(root).render(<App client={client} host={host} pages={pages} place={place} />);
  // popstate only when the address changed: the routers of the frame and of the remotes follow each other through it.
  startSingleSpa({ urlRerouteOnly: true });
  session$.subscribe(() => triggerAppChange());
}

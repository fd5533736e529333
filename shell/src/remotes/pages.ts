import type { RemoteName } from '@petcare/contracts';
import type { PagesProps, PartStatus, RemoteHost } from '@petcare/remote';
import { BehaviorSubject, type Observable } from 'rxjs';
import { registerApplication } from 'single-spa';
import type { Client } from 'urql';
import { isShown, rowsOf } from '../route-table.ts';
import { keepBodyAttributes } from './body-attributes.ts';
import type { Loader } from './loader.ts';
import { createMounting, type Mounting } from './mounting.ts';
import { guardNavigation } from './navigation-guard.ts';
import { observeError, type Observe } from './telemetry.ts';

type Surroundings = Pick<PagesProps, 'host' | 'client' | 'routes'>;

/** The remote of the present address, with the status of its pages; null while the shell shows its own. */
export type ShownRemote = { remote: RemoteName; status: PartStatus } | null;

export type RemotePages = { shown$: Observable<ShownRemote>; retry(): void };

/**
 * Register every remote of the composition with single-spa: the route table
 * says which is active, its pages are mounted into `place`. The lifecycles that
 * single-spa sees return at once, so that nothing a remote does holds up a
 * navigation.
 */
export function registerRemotePages(options: {
  remotes: readonly RemoteName[];
  loader: Loader;
  client: Client;
  host: RemoteHost;
  place: HTMLElement;
  observe: Observe;
}): RemotePages {
  const { remotes, loader, client, host, place, observe } = options;
  const shown = new BehaviorSubject<ShownRemote>(null);
  const restoreBody = keepBodyAttributes();
  const mountings = new Map<RemoteName, Mounting<Surroundings>>();
  /** Remotes that were taken out because they redirected without end: a listener or timer of theirs may still be at it. */
  const restless = new Set<RemoteName>();

  const sourceIn = (stack: string, remote: RemoteName) =>
    loader.sources(remote).find(({ entry }) => stack.includes(entry.slice(0, entry.lastIndexOf('/') + 1)));

  guardNavigation({
    isBanned: (stack) => [...restless].some((remote) => sourceIn(stack, remote)),
    onEndless(stack) {
      const remote = remotes.find((name) => sourceIn(stack, name)) ?? shown.value?.remote;
      const source = remote && (sourceIn(stack, remote) ?? loader.sources(remote)[0]);
      if (!remote || !source) return;
      observeError(observe, { package: remote, release: source.release }, new Error('Redirected without end'));
      restless.add(remote);
      mountings.get(remote)?.fail();
    },
  });

  for (const remote of remotes) {
    const mounting = createMounting<Surroundings>({
      loader,
      remote,
      lifecyclesOf: (loaded) => loaded.lifecycles,
      onStatus: (status) => shown.next({ remote, status }),
      observe,
      idPrefix: 'p-',
    });
    mountings.set(remote, mounting);
    registerApplication({
      name: remote,
      activeWhen: ({ pathname }) => isShown(remote, pathname),
      app: async () => ({
        bootstrap: async () => undefined,
        async mount() {
          restless.delete(remote);
          mounting.show(place, { host, client, routes: rowsOf(remote) });
        },
        unmount: async () => {
          mounting.hide();
          restoreBody();
          if (shown.value?.remote === remote) shown.next(null);
        },
      }),
    });
  }

  return {
    shown$: shown,
    retry() {
      if (!shown.value) return;
      restless.delete(shown.value.remote);
      mountings.get(shown.value.remote)?.retry();
    },
  };
}

import { remoteNames, type RemoteName } from '@petcare/contracts';
import type { PagesProps, PartStatus, RemoteHost } from '@petcare/remote';
import { BehaviorSubject, type Observable } from 'rxjs';
import { registerApplication } from 'single-spa';
import type { Client } from 'urql';
import { isShown, rowsOf } from '../route-table.ts';
import type { Loader } from './loader.ts';
import { createMounting, type Mounting } from './mounting.ts';
import type { Observe } from './telemetry.ts';

type Surroundings = Pick<PagesProps, 'host' | 'client' | 'routes'>;

/** How the pages of the remote that the present address belongs to are doing; null while the shell shows its own. */
export type ShownRemote = { remote: RemoteName; status: PartStatus } | null;

export type RemotePages = { shown$: Observable<ShownRemote>; retry(): void };

/**
 * Register every remote of the composition with single-spa: the route table
 * says which is active, its pages are mounted into `place`. The lifecycles that
 * single-spa sees return at once, so that nothing a remote does holds up a
 * navigation.
 */
export function registerRemotePages(options: { loader: Loader; client: Client; host: RemoteHost; place: HTMLElement; observe: Observe }): RemotePages {
  const { loader, client, host, place, observe } = options;
  const shown = new BehaviorSubject<ShownRemote>(null);
  const mountings = new Map<RemoteName, Mounting<Surroundings>>();

  for (const remote of remoteNames) {
    const mounting = createMounting<Surroundings>({
      loader,
      remote,
      lifecyclesOf: (loaded) => loaded.lifecycles,
      onStatus: (status) => shown.next({ remote, status }),
      observe,
    });
    mountings.set(remote, mounting);
    registerApplication({
      name: remote,
      activeWhen: ({ pathname }) => isShown(remote, pathname),
      app: async () => ({
        bootstrap: async () => undefined,
        mount: async () => mounting.show(place, { host, client, routes: rowsOf(remote) }),
        unmount: async () => {
          mounting.hide();
          if (shown.value?.remote === remote) shown.next(null);
        },
      }),
    });
  }

  return {
    shown$: shown,
    retry() {
      if (shown.value) mountings.get(shown.value.remote)?.retry();
    },
  };
}

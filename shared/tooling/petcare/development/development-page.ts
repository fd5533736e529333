import { version } from 'react';
import * as refresh from 'react-refresh/runtime';

// Runs in a page before its shell does. The shell's copy of React is a
// production build, which cannot refresh: the share scope that the shell begins
// with has this one in its place.

type Load = () => Promise<object>;

const development: Record<string, Load> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
};

/** As webpack writes it: `loaded` keeps the shell from putting its own copy of this version over it. */
const shareOf = (load: Load) => ({
  [version]: {
    from: 'development',
    loaded: 1,
    get: async () => {
      const module = await load();
      return () => ('default' in module ? module.default : module);
    },
  },
});

/** Ids of components are unique in one build only: each container that asks gets a runtime that tells its own from the others'. */
function refreshOfContainers(): () => typeof refresh {
  let containers = 0;
  return () => {
    containers += 1;
    const container = containers;
    return {
      ...refresh,
      injectIntoGlobalHook: () => undefined,
      register: (type, id) => refresh.register(type, `${container} ${id}`),
    };
  };
}

/** The parts of the page that this program of Node knows nothing of. */
type Page = {
  location: { href: string; origin: string };
  Worker: new (address: string | URL, options?: object) => object;
  XMLHttpRequest: new () => { responseText: string; open(method: string, address: string, isAsync: boolean): void; send(): void };
};

/**
 * A browser starts no worker from another origin, as a dev server is, and the
 * page's security policy lets no worker import a script from there: it is made
 * of what the page fetches. Chunks that such a worker would load are not found.
 */
function workerOfAnyOrigin({ Worker: Own, XMLHttpRequest, location }: Page): Page['Worker'] {
  return class extends Own {
    constructor(address: string | URL, options?: object) {
      const { href, origin } = new URL(address, location.href);
      super(origin === location.origin ? address : URL.createObjectURL(new Blob([textOf(href)], { type: 'text/javascript' })), options);
    }
  };

  function textOf(href: string): string {
    const request = new XMLHttpRequest();
    request.open('GET', href, false);
    request.send();
    return request.responseText;
  }
}

// Another dev server's page script may have run: there is one React, and one refresh, for all.
if (!('petcareRefresh' in globalThis)) {
  // React looks for it when it starts, and never again.
  refresh.injectIntoGlobalHook(globalThis);
  const petcareShared = Object.fromEntries(Object.entries(development).map(([name, load]) => [name, shareOf(load)]));
  Object.assign(globalThis, {
    petcareRefresh: refreshOfContainers(),
    petcareShared,
    Worker: workerOfAnyOrigin(globalThis as unknown as Page),
  });
}

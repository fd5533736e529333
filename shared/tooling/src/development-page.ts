import { version } from 'react';
import * as refresh from 'react-refresh/runtime';

// Runs in a page before its shell does. The shell's copy of React is a
// production build, which cannot refresh: the share scope that the shell begins
// with has this one in its place.

type Load = () => Promise<object>;

const development: Record<string, Load> = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
  'react-dom/client': () => import(/* webpackMode: "eager" */ 'react-dom/client'),
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

// Another dev server's page script may have run: there is one React, and one refresh, for all.
if (!('petcareRefresh' in globalThis)) {
  // React looks for it when it starts, and never again.
  refresh.injectIntoGlobalHook(globalThis);
  const petcareShared = Object.fromEntries(Object.entries(development).map(([name, load]) => [name, shareOf(load)]));
  Object.assign(globalThis, { petcareRefresh: refreshOfContainers(), petcareShared });
}

import React from 'react';
import type { AppProps, LifeCycles } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { CrashBoundary } from './crash-boundary.tsx';
import { createLoaded } from './loading/loaded.ts';
import { roots } from './roots.tsx';
import type { PagesProps, PartProps, Remote, RemoteDefinition } from './contract/remote-contract.ts';
import { OwnStyles } from './owned-styles.tsx';
import { pageAt, RemotePages } from './remote-pages.tsx';
import { Surroundings } from './context/surroundings.tsx';

/** The shell waits as long for a mount, which begins with the first page. */
const PAGE_LIMIT = 10_000;

const domElementGetter = ({ domElement }: { domElement: HTMLElement }) => domElement;

/**
 * Make a remote of its definition: the value that `remote.ts` exports as
 * `remote` and that the shell mounts by the route table and the slots.
 */
export function defineRemote(definition: RemoteDefinition): Remote {
  const pages = createLoaded(definition.pages, PAGE_LIMIT);
  const parts = createLoaded(definition.parts, PAGE_LIMIT);

  const lifecycles = singleSpaReact<PagesProps>({
    React,
    ReactDOMClient: roots,
    domElementGetter,
    // Given as a class: the one that single-spa-react would make keeps the first mount's node for good.
    errorBoundaryClass: CrashBoundary<PagesProps & AppProps>,
    rootComponent: ({ routes, client, host }) => (
      <Surroundings client={client} host={host} of={definition}>
        <OwnStyles of={definition.name}>
          <RemotePages rows={routes} pages={pages} />
        </OwnStyles>
      </Surroundings>
    ),
  });

  function lifecyclesOfPart(part: string): LifeCycles<PartProps> {
    const cycles = singleSpaReact<PartProps>({
      React,
      ReactDOMClient: roots,
      domElementGetter,
      errorBoundaryClass: CrashBoundary<PartProps & AppProps>,
      rootComponent: ({ slotProps, client, host }) => {
        const Part = parts.get(part);
        return (
          <Surroundings client={client} host={host} of={definition}>
            <OwnStyles of={definition.name}>
              <Part {...slotProps} />
            </OwnStyles>
          </Surroundings>
        );
      },
    });
    return {
      ...cycles,
      async mount(props) {
        await parts.preload(part);
        return cycles.mount(props);
      },
    };
  }
  // Made once for all mounts: single-spa keeps the lifecycles of every parcel that there ever was.
  const partLifecycles = new Map(Object.keys(definition.parts).map((part) => [part, lifecyclesOfPart(part)]));

  return {
    ...definition,
    lifecycles: {
      ...lifecycles,
      async mount(props) {
        const page = pageAt(props.routes, window.location.pathname);
        if (page) await pages.preload(page);
        return lifecycles.mount(props);
      },
    },
    partLifecycles: (part) => partLifecycles.get(part) ?? null,
  };
}

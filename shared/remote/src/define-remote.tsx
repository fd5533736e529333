import React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { createLoaded } from './loaded.ts';
import type { PagesProps, PartProps, Remote, RemoteDefinition } from './remote-contract.ts';
import { pageAt, RemotePages } from './remote-pages.tsx';
import { Surroundings } from './surroundings.tsx';

const domElementGetter = ({ domElement }: { domElement: HTMLElement }) => domElement;
// What throws in the tree is caught by CrashBoundary; single-spa-react blocks navigation when it has no boundary of its own.
const errorBoundary = () => <></>;

/**
 * Make a remote of its definition: the value that `remote.ts` exports as
 * `remote` and that the shell mounts by the route table and the slots.
 */
export function defineRemote(definition: RemoteDefinition): Remote {
  const pages = createLoaded(definition.pages);
  const parts = createLoaded(definition.parts);

  const lifecycles = singleSpaReact<PagesProps>({
    React,
    ReactDOMClient,
    domElementGetter,
    errorBoundary,
    rootComponent: ({ routes, ...surroundings }) => (
      <Surroundings {...surroundings}>
        <RemotePages rows={routes} pages={pages} />
      </Surroundings>
    ),
  });

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
    partLifecycles(part) {
      if (!definition.parts[part]) return null;
      const cycles = singleSpaReact<PartProps>({
        React,
        ReactDOMClient,
        domElementGetter,
        errorBoundary,
        rootComponent: ({ slotProps, ...surroundings }) => {
          const Part = parts.get(part);
          return (
            <Surroundings {...surroundings}>
              <Part {...slotProps} />
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
    },
  };
}

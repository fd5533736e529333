import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Provider as ApiProvider, type Client } from 'urql';
import { HostContext } from './host-context.ts';
import type { RemoteHost } from './remote-contract.ts';

type Props = { client: Client; host: RemoteHost; Router?: ComponentType<{ children: ReactNode }>; children: ReactNode };

/** What every mounted tree stands in: the API client, the shell's services, the address. A server gives the router of its request. */
export function Surroundings({ client, host, Router = BrowserRouter, children }: Props) {
  return (
    <ApiProvider value={client}>
      <HostContext value={host}>
        <Router>{children}</Router>
      </HostContext>
    </ApiProvider>
  );
}

import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Provider as ApiProvider, type Client } from 'urql';
import { HostContext } from './host-context.ts';
import { configFor } from './config-for.ts';
import type { RemoteDefinition, RemoteHost } from '../contract/remote-contract.ts';

/** `of` is the remote whose tree it is. */
type Props = {
  client: Client;
  host: RemoteHost;
  of?: Pick<RemoteDefinition, 'name' | 'config'>;
  Router?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
};

/** The contexts around every mounted tree: the API client, the shell's services, the address. A server gives the router of its request. */
export function Surroundings({ client, host, of, Router = BrowserRouter, children }: Props) {
  const own = of ? { ...host, config: configFor(of.config, host.configs?.[of.name]) } : host;
  return (
    <ApiProvider value={client}>
      <HostContext value={own}>
        <Router>{children}</Router>
      </HostContext>
    </ApiProvider>
  );
}

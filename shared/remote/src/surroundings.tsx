import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Provider as ApiProvider, type Client } from 'urql';
import { HostContext } from './host-context.ts';
import type { RemoteHost } from './remote-contract.ts';

type Props = { client: Client; host: RemoteHost; children: ReactNode };

/** What every mounted tree of a remote stands in: the API client, the shell's services, the address. */
export function Surroundings({ client, host, children }: Props) {
  return (
    <ApiProvider value={client}>
      <HostContext value={host}>
        <BrowserRouter>{children}</BrowserRouter>
      </HostContext>
    </ApiProvider>
  );
}

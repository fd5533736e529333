import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Provider as ApiProvider } from 'urql';
import { CrashBoundary } from './crash-boundary.tsx';
import { HostContext } from './host-context.ts';
import type { PartProps } from './remote-contract.ts';

/** What every mounted tree of a remote stands in: the API client, the shell's services, the address. */
export function Surroundings({ client, host, onCrash, children }: Omit<PartProps, 'slotProps' | 'domElement'> & { children: ReactNode }) {
  return (
    <CrashBoundary onCrash={onCrash}>
      <ApiProvider value={client}>
        <HostContext value={host}>
          <BrowserRouter>{children}</BrowserRouter>
        </HostContext>
      </ApiProvider>
    </CrashBoundary>
  );
}

import { createContext, useContext } from 'react';
import type { RemoteHost } from '../contract/remote-contract.ts';

export const HostContext = createContext<RemoteHost | null>(null);

/** The shell's services for this remote. Throws outside a mounted remote: a page stands in one or in `renderPage`. */
export function useHost(): RemoteHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a mounted remote around it');
  return host;
}

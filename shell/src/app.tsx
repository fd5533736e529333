import { HostContext, type RemoteHost } from '@petcare/remote';
import { GlobalStyle } from '@petcare/ui';
import { BrowserRouter } from 'react-router-dom';
import { Provider as ApiProvider, type Client } from 'urql';
import { Frame } from './frame/frame.tsx';
import { RouteEffects } from './frame/route-effects.tsx';
import { useProtectedContent } from './frame/protected-content.ts';
import type { RemotePages } from './remotes/pages.ts';

type Props = { client: Client; host: RemoteHost; pages: RemotePages; place: HTMLElement };

/** The shell's own tree: the frame, its pages, and the place where the remotes' pages stand. */
export function App({ client, host, pages, place }: Props) {
  useProtectedContent();
  return (
    <ApiProvider value={client}>
      <HostContext value={host}>
        <GlobalStyle />
        <BrowserRouter>
          <RouteEffects />
          <Frame pages={pages} place={place} />
        </BrowserRouter>
      </HostContext>
    </ApiProvider>
  );
}

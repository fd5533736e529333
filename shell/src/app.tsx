import { Surroundings, type RemoteHost } from '@petcare/remote';
import { GlobalStyle } from '@petcare/ui';
import { useEffect } from 'react';
import type { Client } from 'urql';
import { Frame, type PagesPlace } from './frame/frame.tsx';
import { useProtectedContent } from './frame/protected-content.ts';
import { RedrawBoundary } from './frame/redraw-boundary.tsx';
import { RouteEffects } from './route-effects/route-effects.tsx';
import type { RemotePages } from './remotes/pages.ts';

type Props = { pages: RemotePages; place: PagesPlace };

/** All that the shell shows: the frame, its pages, and the place where the remotes' pages stand. */
export function Site({ pages, place }: Props) {
  useProtectedContent();
  return (
    <>
      <GlobalStyle />
      <RouteEffects />
      <RedrawBoundary>
        <Frame pages={pages} place={place} />
      </RedrawBoundary>
    </>
  );
}

/** The shell's own tree in a browser. */
export function App({ client, host, onStanding, ...site }: Props & { client: Client; host: RemoteHost; onStanding: () => void }) {
  useEffect(onStanding, [onStanding]);
  return (
    <Surroundings client={client} host={host}>
      <Site {...site} />
    </Surroundings>
  );
}

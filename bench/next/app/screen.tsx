import { createApiClient, createRenderedAnswers } from '@petcare/api';
import { startSession } from '@petcare/auth';
import type { RenderedPage } from '@petcare/contracts';
import { Surroundings, type RemoteHost } from '@petcare/remote';
import { Site } from '@house/shell/src/app.tsx';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { PageContext } from './outlet.tsx';

export type ScreenProps = { url: string; rendered: RenderedPage };

const pages = { shown$: NEVER, retry: () => undefined };
const noParts = () => {
  throw new Error('These screens have no parts');
};

/** The shell's frame around a remote's page, in one tree. */
export function Screen({ url, rendered, Page }: ScreenProps & { Page: ComponentType }) {
  const [client] = useState(() => createApiClient({ rendered: createRenderedAnswers(rendered.data, () => false) }));
  const [host] = useState<RemoteHost>(() => ({ renderedAt: rendered.now, mountPart: noParts }));
  const [Router] = useState(() =>
    typeof window === 'undefined'
      ? ({ children }: { children: ReactNode }) => <StaticRouter location={url}>{children}</StaticRouter>
      : BrowserRouter,
  );
  useEffect(() => void startSession(), []);
  return (
    <Surroundings client={client} host={host} Router={Router}>
      <PageContext value={<Page />}>
        <Site pages={pages} place="" />
      </PageContext>
    </Surroundings>
  );
}

import type { PageHead, Rendered } from '@petcare/contracts';
import type { PageLoader, PartLoader, RemoteHost } from '@petcare/remote';
import type { ReactNode } from 'react';
import { openWindow } from './browser-window.ts';
import { answerOf, fakeApi, type Responses, type SentOperation } from './fake-api.ts';

/** `at`: the address; `path`: its pattern when it has parameters; `slotProps`: of a part. */
export type RenderTwiceOptions = { at: string; path?: string; responses?: Responses; slotProps?: object };

/** `html` and `head`: the server's; `asked`: what the browser asked the API for all the same; `complaints`: React's. */
export type RenderedTwice = { html: string; head: PageHead | null; asked: string[]; complaints: string[] };

const IDS = 'p-';
/** After everything in the tests' data, and no whole minute. */
const NOW = Date.parse('2026-11-21T03:00:20Z');

const host: RemoteHost = {
  renderedAt: NOW,
  mountPart: () => ({ update: () => undefined, retry: () => undefined, remove: () => undefined }),
};

async function treeOf(load: PageLoader | PartLoader, { path = '*', slotProps = {} }: RenderTwiceOptions): Promise<ReactNode> {
  const { Route, Routes } = await import('react-router-dom');
  const Page = await load();
  return (
    <Routes>
      <Route path={path} element={<Page {...slotProps} />} />
    </Routes>
  );
}

async function renderWithoutBrowser(load: PageLoader | PartLoader, options: RenderTwiceOptions): Promise<Rendered> {
  const { renderTree } = await import('@petcare/remote/server');
  const job = { kind: 'pages', url: options.at, now: NOW, hole: 'hole', idPrefix: IDS, routes: [] } as const;
  const ask: Parameters<typeof renderTree>[1]['ask'] = ({ query, variables }) =>
    answerOf(/\bquery (\w+)/.exec(query)?.[1] ?? '', variables, options.responses ?? {});
  return renderTree(job, { ask }, await treeOf(load, options));
}

async function takeOver(load: PageLoader | PartLoader, options: RenderTwiceOptions, { data }: Rendered): Promise<Pick<RenderedTwice, 'asked' | 'complaints'>> {
  const { act } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { createApiClient, createRenderedAnswers } = await import('@petcare/api');
  const { Surroundings } = await import('@petcare/remote');
  const tree = await treeOf(load, options);

  const sent: SentOperation[] = [];
  const complaints: string[] = [];
  const complain = (...said: unknown[]) => void complaints.push(said.map(String).join(' '));
  const log = jest.spyOn(console, 'error').mockImplementation(complain);
  const client = createApiClient({ rendered: createRenderedAnswers(data, () => false), exchanges: [fakeApi(options.responses ?? {}, sent)] });
  const place = document.getElementById('app') as HTMLElement;
  const handlers = { onRecoverableError: complain, onCaughtError: complain, onUncaughtError: complain };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = await act(async () =>
    hydrateRoot(
      place,
      <Surroundings client={client} host={host}>
        {tree}
      </Surroundings>,
      { identifierPrefix: IDS, ...handlers },
    ),
  );
  await act(async () => root.unmount());
  log.mockRestore();
  return { asked: sent.map(({ name }) => name), complaints };
}

/**
 * Render a page or part where there is no browser, then take what came out
 * over in one, with the same data, as the site does. The test runs in Node
 * (`@jest-environment node`) and gives a loader, since every module is loaded
 * once for each of the two worlds.
 */
export async function renderTwice(load: PageLoader | PartLoader, options: RenderTwiceOptions): Promise<RenderedTwice> {
  jest.resetModules();
  const rendered = await renderWithoutBrowser(load, options);
  const { html, styles, head } = rendered;
  const close = openWindow(`<!doctype html><style data-styled="true">${styles}</style><div id="app">${html}</div>`, options.at);
  try {
    jest.resetModules();
    return { html, head, ...(await takeOver(load, options, rendered)) };
  } finally {
    close();
  }
}

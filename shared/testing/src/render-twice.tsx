import type { ConfigValues, RenderedTree } from '@petcare/contracts';
import type { PageLoader, PartLoader, RemoteHost } from '@petcare/remote';
import type { ReactNode } from 'react';
import { configOfTest } from './config-of-test.ts';
import { answerOf, fakeApi, type Responses, type SentOperation } from './fake-api.ts';

/** `at`: the address; `path`: its pattern when it has parameters; `props`: of a part, as its slot gives them (`slotProps` until the kit 1.3); `config`: what `useConfig` gives where it isn't its default. */
export type RenderTwiceOptions = {
  at: string;
  path?: string;
  responses?: Responses;
  props?: object;
  slotProps?: object;
  config?: ConfigValues;
};

/** `asked`: what the browser asked the API for besides what came with the page; `complaints`: React's. */
export type HydrationOutcome = { asked: string[]; complaints: string[] };

type Load = PageLoader | PartLoader;

const IDS = 'p-';
/** After everything in the tests' data, and no whole minute. */
const NOW = Date.parse('2026-11-21T03:00:20Z');

const host: RemoteHost = {
  renderedAt: NOW,
  mountPart: () => ({ update: () => undefined, retry: () => undefined, remove: () => undefined }),
};

async function treeOf(load: Load, { path = '*', slotProps = {}, props = slotProps }: RenderTwiceOptions): Promise<ReactNode> {
  const { Route, Routes } = await import('react-router-dom');
  const Page = await load();
  return (
    <Routes>
      <Route path={path} element={<Page {...props} />} />
    </Routes>
  );
}

/** A page or part as a server renders it. For a test without a window. */
export async function renderOnServer(load: Load, options: RenderTwiceOptions): Promise<RenderedTree> {
  const { renderTree } = await import('@petcare/remote/server');
  const job = {
    kind: 'pages',
    url: options.at,
    now: NOW,
    hole: 'hole',
    idPrefix: IDS,
    routes: [],
    config: configOfTest(options.config),
  } as const;
  const ask: Parameters<typeof renderTree>[1]['ask'] = ({ query, variables }) =>
    answerOf(/\bquery (\w+)/.exec(query)?.[1] ?? '', variables, options.responses ?? {});
  return renderTree(job, { ask }, await treeOf(load, options));
}

/** Take over what a server has rendered, with its data, as the site does. For a test with a window. */
export async function takeOver(load: Load, options: RenderTwiceOptions, { html, data }: RenderedTree): Promise<HydrationOutcome> {
  const { act } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { createApiClient, createRenderedAnswers } = await import('@petcare/api');
  const { Surroundings } = await import('@petcare/remote');
  const tree = await treeOf(load, options);

  history.replaceState(null, '', options.at);
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.replaceChildren(place);

  const sent: SentOperation[] = [];
  const complaints: string[] = [];
  const complain = (...said: unknown[]) => void complaints.push(said.map(String).join(' '));
  const log = jest.spyOn(console, 'error').mockImplementation(complain);
  const client = createApiClient({
    rendered: createRenderedAnswers(data, () => false),
    exchanges: [fakeApi(options.responses ?? {}, sent)],
  });
  const handlers = { onRecoverableError: complain, onCaughtError: complain, onUncaughtError: complain };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = await act(async () =>
    hydrateRoot(
      place,
      <Surroundings client={client} host={{ ...host, config: configOfTest(options.config) }}>
        {tree}
      </Surroundings>,
      { identifierPrefix: IDS, ...handlers },
    ),
  );
  await act(async () => root.unmount());
  log.mockRestore();
  return { asked: sent.map(({ name }) => name), complaints };
}

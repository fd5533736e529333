import { createApiClient } from '@petcare/api';
import type { Outcome } from '@petcare/contracts';
import type { Remote, RemoteHost } from '@petcare/remote';
import { firstValueFrom, filter } from 'rxjs';
import { start } from 'single-spa';
import type { Loader } from './loader.ts';
import { registerRemotePages, type ShownRemote } from './pages.ts';

const BOARD = '/community/mypet';

test('the shell fails and reports a remote that redirects endlessly and recovers on retry', async () => {
  let isRestless = true;
  const remote = {
    lifecycles: {
      bootstrap: async () => undefined,
      async mount({ domElement }: { domElement: HTMLElement }) {
        for (let turn = 0; isRestless && turn < 100; turn += 1) history.pushState(null, '', `${BOARD}?turn=${turn}`);
        domElement.textContent = '자유게시판';
        document.body.style.overflow = 'hidden';
        document.body.className = 'of-this-remote';
      },
      unmount: async () => undefined,
    },
  };
  const loader: Loader = {
    sources: (name) =>
      name === 'mf-community'
        ? [{ release: '00000000000b', entry: '/releases/mf-community/00000000000b/remoteEntry.js', fresh: true }]
        : [],
    load: async () => remote as unknown as Remote,
    forget: () => undefined,
  };
  const outcomes: Outcome[] = [];
  const place = document.createElement('div');
  const pages = registerRemotePages({
    remotes: ['mf-community', 'mf-search'],
    loader,
    client: createApiClient({ exchanges: [] }),
    host: {} as RemoteHost,
    place,
    observe: (outcome) => outcomes.push(outcome),
  });
  const until = (status: string) => firstValueFrom(pages.shown$.pipe(filter((shown: ShownRemote) => shown?.status === status)));
  start({ urlRerouteOnly: true });

  history.pushState(null, '', BOARD);
  expect(await until('failed')).toEqual({ remote: 'mf-community', status: 'failed' });
  expect(location.search).toBe('?turn=28');
  expect(place).toBeEmptyDOMElement();
  const told = {
    package: 'mf-community',
    release: '00000000000b',
    stage: 'error',
    ok: false,
    milliseconds: 0,
    reason: 'Redirected without end',
  };
  expect(outcomes.filter(({ stage }) => stage === 'error')).toEqual([told]);

  isRestless = false;
  pages.retry();
  await until('shown');
  expect(place).toHaveTextContent('자유게시판');

  // What it has done to the body ends with its page.
  expect(document.body).toHaveClass('of-this-remote');
  // Long after the redirects.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000);
  history.pushState(null, '', '/');
  await firstValueFrom(pages.shown$.pipe(filter((shown: ShownRemote) => shown === null)));
  expect([document.body.getAttribute('style'), document.body.getAttribute('class')]).toEqual([null, null]);
});

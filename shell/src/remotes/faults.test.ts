import type { Fault } from '@petcare/contracts';
import type { Remote } from '@petcare/remote';
import { withFaults } from './faults.ts';
import type { Source } from './loader.ts';

const source: Source = {
  release: '00000000000a',
  entry: '/releases/mf-search/00000000000a/remoteEntry.js',
  integrity: 'sha384-right',
  fresh: false,
};

/** A way to fetch with these faults; what it asked the network for, and a remote whose page is `Page`. */
function aFetch(...faults: Fault['fault'][]) {
  const asked: Source[] = [];
  const Page = () => null;
  const fetchRemote = withFaults(
    faults.map((fault) => ({ remote: 'mf-search', fault })),
    async (_, given) => {
      asked.push(given);
      return { pages: { list: async () => Page }, parts: {} } as unknown as Remote;
    },
  );
  return { fetchRemote, asked, Page };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the loader of remotes fetches a remote without a fault normally', async () => {
  const { fetchRemote, asked, Page } = aFetch('throw-load', 'throw-render');
  const { pages } = await fetchRemote('mf-reviews', source);
  await expect(pages['list']?.()).resolves.toBe(Page);
  expect(asked).toEqual([source]);
});

test('hang never settles and sends no request', async () => {
  const { fetchRemote, asked } = aFetch('hang');
  const ended = jest.fn();
  fetchRemote('mf-search', source).then(ended, ended);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(ended).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('404 requests a file that the release does not have', async () => {
  const { fetchRemote, asked } = aFetch('404');
  await fetchRemote('mf-search', source);
  expect(asked[0]?.entry).toBe('/releases/mf-search/00000000000a/missing.js');
});

test('corrupt requires a hash that no file has', async () => {
  const { fetchRemote, asked } = aFetch('corrupt');
  await fetchRemote('mf-search', source);
  expect(asked[0]).toMatchObject({ entry: source.entry, integrity: expect.not.stringContaining('right') });
});

test('throw-load fails the load', async () => {
  await expect(aFetch('throw-load').fetchRemote('mf-search', source)).rejects.toThrow('thrown on load');
});

test('throw-render returns pages that throw on render', async () => {
  const { pages } = await aFetch('throw-render').fetchRemote('mf-search', source);
  const Page = (await pages['list']?.()) as () => unknown;
  expect(() => Page()).toThrow('thrown on render');
});

test('slow-3000 fetches three seconds later and combines with other faults of the same remote', async () => {
  const { fetchRemote, asked } = aFetch('404', 'slow-3000');
  const fetching = fetchRemote('mf-search', source);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await fetching;
  expect(asked[0]?.entry).toContain('missing.js');
});

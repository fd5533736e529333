import type { Composition } from '@petcare/contracts';
import type { Remote } from '@petcare/remote';
import { createLoader } from './loader.ts';

const composition: Composition = {
  id: '0123456789',
  shell: { release: '00000000000a' },
  remotes: { 'mf-search': { release: 'new', entry: '/new/remoteEntry.js', previous: { release: 'old', entry: '/old/remoteEntry.js' } } },
};

/** A loader that gives a remote from the last source only. */
function aLoader() {
  const outcomes: string[] = [];
  const loader = createLoader(
    composition,
    ({ stage, release, ok }) => outcomes.push(`${stage} ${release} ${ok ? 'ok' : 'failed'}`),
    () =>
      async (_, { release }) => {
        if (release === 'new') throw new Error('broken');
        return {} as Remote;
      },
  );
  const sources = () => loader.sources('mf-search').map(({ release, fresh }) => `${release}${fresh ? ' fresh' : ''}`);
  return { loader, outcomes, sources };
}

test('the loader tries only the source that worked until it is forgotten', async () => {
  const { loader, outcomes, sources } = aLoader();
  expect(sources()).toEqual(['new', 'new fresh', 'old fresh']);
  for (const source of loader.sources('mf-search')) {
    await loader.load('mf-search', source).catch(() => loader.forget('mf-search'));
  }
  expect(outcomes).toEqual(['load new failed', 'load new failed', 'load old ok']);
  expect(sources()).toEqual(['old fresh']);
  loader.forget('mf-search');
  expect(sources()).toEqual(['new', 'new fresh', 'old fresh']);
});

test('the loader returns no source for a remote that the composition lacks', () => {
  expect(aLoader().loader.sources('mf-reviews')).toEqual([]);
});

test('the loader reuses a prefetched remote and keeps no trace of a failed prefetch', async () => {
  const { loader, outcomes, sources } = aLoader();
  expect(await loader.fetchAhead('mf-search')).toBeNull();
  expect(sources()).toEqual(['new', 'new fresh', 'old fresh']);
  const good = createLoader(
    composition,
    () => undefined,
    () => async () => ({ name: 'mf-search' }) as unknown as Remote,
  );
  const ahead = await good.fetchAhead('mf-search');
  const [source] = good.sources('mf-search');
  expect(await good.load('mf-search', source!)).toBe(ahead);
  expect(outcomes).toEqual(['load new failed']);
});

test('the loader keeps a load that was started while a failing prefetch was under way', async () => {
  const { loader } = aLoader();
  const [, , previous] = loader.sources('mf-search');
  const ahead = loader.fetchAhead('mf-search');
  loader.forget('mf-search');
  const asked = loader.load('mf-search', previous!);
  await ahead;
  expect(loader.load('mf-search', previous!)).toBe(asked);
});

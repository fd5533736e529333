import type { Route } from '@petcare/contracts';
import type { BuildManifest } from '@petcare/wire/manifest';
import type { MixedRelease } from '../../mix/mix.ts';
import { preloadsOf } from './preloads.ts';

const nothing = { shared: [], slots: [] };

function release(name: string, manifest: Partial<BuildManifest>): [string, MixedRelease] {
  const whole: BuildManifest = {
    name,
    entry: 'remoteEntry.js',
    files: [],
    initial: ['remoteEntry.js'],
    pages: {},
    parts: {},
    shared: {},
    ...manifest,
  };
  return [name, { package: name, release: '0', manifest: whole, previous: null, previousManifest: null } as MixedRelease];
}

const owners = {
  'hospital.reviews': { host: 'mf-search', remote: 'mf-reviews', part: 'hospital-reviews' },
  'hospital.near': { host: 'mf-search', remote: 'mf-community', part: 'posts', loading: 'lazy' as const },
  'hospital.reserve': { host: 'mf-search', remote: 'mf-reservation', part: 'hospital-reserve' },
};
const contract = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {}, owners };

const mix = new Map([
  release('shell', {
    entry: 'main.js',
    initial: ['main.js', 'vendor.js'],
    pages: { login: ['login.js'] },
    needs: { pages: { login: { shared: ['form'], slots: [] } }, parts: {} },
    given: { form: ['form.js'], choice: ['overlay.js', 'choice.js'], overlay: ['overlay.js'] },
    contract,
  }),
  release('mf-search', {
    pages: { hospital: ['hospital.js', 'hospital.css'], map: ['map.js'] },
    needs: {
      pages: { hospital: { shared: ['overlay'], slots: ['hospital.reserve', 'hospital.near', 'hospital.reviews'] }, map: nothing },
      parts: {},
    },
  }),
  release('mf-reviews', {
    parts: { 'hospital-reviews': ['reviews.js'] },
    needs: { pages: {}, parts: { 'hospital-reviews': { shared: ['choice'], slots: ['hospital.reviews'] } } },
  }),
  release('mf-community', { parts: { posts: ['posts.js'] } }),
  release('mf-reservation', { parts: { 'hospital-reserve': ['reserve.js'] } }),
]);

const hintsFor = (row: Partial<Route> | null, overridden: string[] = []) =>
  preloadsOf(mix, row as Route | null, overridden).map(({ address }) => address.replace('/releases/', '').replace('/0/', ' '));

test('the head preloads for a page of the shell the shared modules that it needs only', () => {
  expect(hintsFor({ owner: 'shell', page: 'login' })).toEqual(['shell vendor.js', 'shell login.js', 'shell form.js']);
});

test('the head preloads for a page of a remote its files, its shared modules and those of the parts in its first slots, each once', () => {
  expect(hintsFor({ owner: 'mf-search', page: 'hospital' })).toEqual([
    'shell vendor.js',
    'mf-search remoteEntry.js',
    'mf-search hospital.js',
    'mf-search hospital.css',
    'shell overlay.js',
    'mf-reservation remoteEntry.js',
    'mf-reservation reserve.js',
    'mf-reviews remoteEntry.js',
    'mf-reviews reviews.js',
    'shell choice.js',
  ]);
});

test('the head preloads the part that stands in a slot which a remote offers itself', () => {
  const props = { type: 'object', properties: {}, required: [] };
  const none = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
  const own = new Map([
    ...mix,
    release('mf-walks', {
      pages: { route: ['route.js'] },
      needs: { pages: { route: { shared: [], slots: ['mf-walks.below'] } }, parts: {} },
      contract: { ...none, offers: { 'mf-walks.below': props } },
    }),
    release('mf-weather', {
      parts: { card: ['card.js'] },
      contract: { ...none, parts: ['card'], fills: { 'mf-walks.below': { part: 'card' } } },
    }),
  ]);
  expect(preloadsOf(own, { owner: 'mf-walks', page: 'route' } as Partial<Route> as Route, []).map(({ address }) => address)).toContain(
    '/releases/mf-weather/0/card.js',
  );
});

test('the head preloads no other remote for a page without slots', () => {
  expect(hintsFor({ owner: 'mf-search', page: 'map' })).toEqual(['shell vendor.js', 'mf-search remoteEntry.js', 'mf-search map.js']);
});

test('the head does not preload an overridden remote, but the others', () => {
  expect(hintsFor({ owner: 'mf-search', page: 'hospital' }, ['mf-reviews'])).not.toContain('mf-reviews remoteEntry.js');
  expect(hintsFor({ owner: 'mf-search', page: 'map' }, ['mf-search'])).toEqual(['shell vendor.js']);
});

test('the head preloads only the shell where there is no page', () => {
  expect(hintsFor(null)).toEqual(['shell vendor.js']);
  expect(hintsFor({ owner: 'mf-search', page: null })).toEqual(['shell vendor.js']);
});

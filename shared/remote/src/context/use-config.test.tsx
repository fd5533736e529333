/** @jest-environment node */
import { configFor } from './config-for.ts';
import { createRenderer } from '../server/renderer.tsx';
import { useConfig } from './use-config.ts';

const config = {
  maxPhotos: { type: 'integer', default: 5, minimum: 1, maximum: 10, description: 'Photos of one review' },
  layout: { type: 'enum', values: ['list', 'grid'], default: 'list', description: 'How reviews stand' },
  isOpen: { type: 'boolean', default: true, description: 'Whether reviews are taken' },
} as const;

function Shop() {
  const { maxPhotos, layout, isOpen } = useConfig<typeof config>();
  const shape: 'list' | 'grid' = layout;
  return <p>{`${shape} of ${maxPhotos + 1}${isOpen ? '' : ', closed'}`}</p>;
}
const definition = {
  name: 'mf-search',
  pages: { shop: async () => Shop },
  parts: { shop: async () => Shop },
  emits: [],
  hears: [],
  config,
} as const;
const common = { url: '/shop', now: 0, hole: 'hole', idPrefix: 'p-' };
const surroundings = { ask: () => Promise.reject(new Error('asks nothing')) };

test.each([
  ['nothing', undefined, 'list of 6'],
  ['some', { maxPhotos: 7, unknown: 1 }, 'list of 8'],
  ['all', { maxPhotos: 1, layout: 'grid', isOpen: false }, 'grid of 2, closed'],
])('with %s set, pages and parts are rendered so on a server', async (_what, set, shown) => {
  const render = createRenderer(definition);
  const jobs = [
    { kind: 'pages', routes: [{ path: '/shop', page: 'shop' }], ...common },
    { kind: 'part', part: 'shop', slotProps: {}, ...common },
  ] as const;
  for (const job of jobs) {
    const { html } = await render({ ...job, ...(set && { config: set }) }, surroundings);
    expect(html).toContain(`<p>${shown}</p>`);
  }
});

test('useConfig knows no key that the schema doesn’t', () => {
  expect(configFor(config, { old: 'x', isOpen: false })).toEqual({ maxPhotos: 5, layout: 'list', isOpen: false });
  expect(configFor()).toEqual({});
});

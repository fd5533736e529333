/** @jest-environment node */
import { useEnvironment } from './use-environment.ts';
import { createRenderer } from '../server/renderer.tsx';

const Shop = () => <p>{useEnvironment()}</p>;
const render = createRenderer({ name: 'mf-search', pages: { shop: async () => Shop }, parts: {}, emits: [], hears: [] });
const job = { kind: 'pages', url: '/shop', now: 0, hole: 'hole', idPrefix: 'p-', routes: [{ path: '/shop', page: 'shop' }] } as const;
const surroundings = { ask: () => Promise.reject(new Error('asks nothing')) };

test.each([
  ['staging', 'staging'],
  [undefined, 'production'],
])('the environment %s is %s in server rendering', async (environment, shown) => {
  const { html } = await render({ ...job, ...(environment && { environment }) }, surroundings);
  expect(html).toContain(`<p>${shown}</p>`);
});

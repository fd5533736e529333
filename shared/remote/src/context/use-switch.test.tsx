/** @jest-environment node */
import { useSwitch } from './use-switch.ts';
import { createRenderer } from '../server/renderer.tsx';

const Shop = () => <p>{useSwitch('new-shop') ? 'new' : 'old'}</p>;
const render = createRenderer({ name: 'mf-search', pages: { shop: async () => Shop }, parts: {}, emits: [], hears: [] });
const job = { kind: 'pages', url: '/shop', now: 0, hole: 'hole', idPrefix: 'p-', routes: [{ path: '/shop', page: 'shop' }] } as const;
const surroundings = { ask: () => Promise.reject(new Error('asks nothing')) };

test.each([
  ['on', ['other', 'new-shop'], 'new'],
  ['off', ['new-shop-2'], 'old'],
  ['unknown', undefined, 'old'],
])('a switch that is %s is so in server rendering', async (_side, switches, shown) => {
  const { html } = await render({ ...job, ...(switches && { switches }) }, surroundings);
  expect(html).toContain(`<p>${shown}</p>`);
});

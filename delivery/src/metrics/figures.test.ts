import { createMetrics } from '@petcare/node';
import { releasePackage } from '../release/release-package.ts';
import { aSite, type FixtureSite } from '../testing/fixture-site.ts';

const metrics = createMetrics('delivery');
let site: FixtureSite;

beforeAll(async () => {
  site = await aSite({}, { metrics });
  await site.house.edit('mf-reviews', 'a change');
  await releasePackage({ ...site.house, canary: { share: 20, minutes: 30, budget: 2 } }, 'mf-reviews');
  await site.delivery.registry.refresh();
});
afterAll(() => site.close());

test('the figures of a service tell its calls by route, pages made and kept, and the canaries', async () => {
  for (let times = 0; times < 3; times += 1) expect((await site.get('/hospital')).status).toBe(200);
  await site.get('/livez');
  const text = await metrics.text();
  expect(text).toContain('petcare_call_seconds_count{service="delivery",route="/*",method="GET",status="200"} 3');
  expect(text).toContain('petcare_call_seconds_count{service="delivery",route="/livez",method="GET",status="200"} 1');
  expect(text).toMatch(/^petcare_pages\{name="made",service="delivery"\} [1-9]/m);
  expect(text).toContain('petcare_canary_percent{name="mf-reviews",service="delivery"} 20');
  expect(text).toContain('petcare_api_away{service="delivery"} 0');
  expect(text).toMatch(/^petcare_render_seconds_count\{service="delivery",name="shell",kind="frame"\} [1-9]/m);
});

test('what browsers report of releases that visitors get is counted by package and stage, and of others not at all', async () => {
  const live = site.delivery.registry.live().get('mf-search')!.release;
  const outcome = { package: 'mf-search', release: live, stage: 'mount', ok: false, milliseconds: 10 };
  const outcomes = [outcome, outcome, { ...outcome, release: '0'.repeat(live.length) }];
  const payload = { composition: '0123456789', outcomes };
  expect((await site.delivery.app.inject({ method: 'POST', url: '/telemetry', payload })).statusCode).toBe(204);
  const rows = (await metrics.text()).split('\n').filter((line) => line.startsWith('petcare_browser_outcomes{'));
  expect(rows).toEqual(['petcare_browser_outcomes{name="mf-search",stage="mount",ok="false",service="delivery"} 2']);
});

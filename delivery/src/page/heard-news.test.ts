import { PAGE_NEWS, writePageNews } from '@petcare/node';
import { until } from '@petcare/node/processes';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { remoteServer } from '../testing/fixture-servers.ts';
import { aSite, type FixtureSite } from '../testing/fixture-site.ts';

/** Shows the business of its address, as the API has it. */
const asking = remoteServer(`
  const shows = 'listings:' + job.url.split('?')[1];
  const { data } = await ask({ query: '{ text }', variables: { shows } });
  return rendered('<p>' + data.text + '</p>');`);

let site: FixtureSite;
let second: FixtureDelivery;
let text = 'before';

beforeAll(async () => {
  site = await aSite({ 'mf-search': asking }, { text: () => text });
  second = await aDelivery(site.house, { apiUrl: site.api.url });
  await second.app.ready();
});
afterAll(async () => {
  await second.close();
  await site.close();
});

const page = async (business: number) =>
  (await second.app.inject({ url: `/hospital?${business}`, headers: { host: 'petcare.example' } })).body;
/** As a server tells of a write that came through another delivery service. */
const tell = async (...topics: string[]) => {
  for (const news of writePageNews({ writes: ['elsewhere-1'], topics })) await site.house.sql.notify(PAGE_NEWS, news);
};

test('a delivery service makes a page anew within a second of a write elsewhere, though nobody has asked meanwhile, and keeps that of another listing', async () => {
  const [before, other] = [await page(12), await page(13)];
  expect(before).toContain('<p>before</p>');
  text = 'after';
  const told = performance.now();
  await tell('listings:12');
  const asked = site.api.asked.length;
  // Whoever comes first when the second is over sees the write.
  await new Promise((over) => setTimeout(over, 1_000 - (performance.now() - told)));
  expect(await page(12)).toContain('<p>after</p>');
  expect(await page(13)).toBe(other);
  expect(site.api.asked.length).toBe(asked + 1);
});

test('a delivery service that has lost its connection to the database keeps nothing of before', async () => {
  text = 'before';
  await tell('listings');
  expect(await until(async () => (await page(14)).includes('before'), 10_000)).toBe(true);
  text = 'after';
  // Nobody tells of it: the news were lost with the connection.
  await site.house.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike ${`listen "${PAGE_NEWS}"%`}`;
  expect(await until(async () => (await page(14)).includes('<p>after</p>'), 8_000, 100)).toBe(true);
});

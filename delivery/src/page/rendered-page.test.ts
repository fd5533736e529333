import { releasePackage } from '../release/release-package.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { frameServer, helloServer } from '../testing/fixture-servers.ts';

let house: FixtureHouse;
let delivery: FixtureDelivery;
const releases = new Map<string, string>();

beforeAll(async () => {
  house = await aFixtureHouse();
  for (const [name, server] of [['shell', frameServer()], ['mf-search', helloServer('mf-search')], ['mf-reviews', helloServer('mf-reviews')]] as const) {
    await house.edit(name, `${name} 1`, server);
    releases.set(name, (await releasePackage(house, name)).release);
  }
  delivery = await aDelivery(house);
});
afterAll(async () => {
  await delivery.close();
  await house.remove();
});

const appIn = (html: string) => /<div id="app"([^>]*)>([\s\S]*?)<\/div>\n<script type="application\/json" id="rendered">/.exec(html);

test('a page is there without a browser', async () => {
  const { statusCode, body } = await delivery.app.inject({ url: '/hospital?id=1', headers: { host: 'petcare.example' } });
  expect(statusCode).toBe(200);
  const [, attributes, content] = appIn(body) ?? [];
  expect(attributes).toBe(` data-rendered="${releases.get('shell')}"`);
  expect(content).toBe(`<header>펫케어</header><main><div data-owner="mf-search" data-rendered="${releases.get('mf-search')}"><p>pages of mf-search, the one copy</p></div></main><footer>©</footer>`);
});

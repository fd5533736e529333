import { chromium, type BrowserServer } from 'playwright-core';
import { releasePackage } from '../release/release-package.ts';
import { readBrowserSettings, readSmokeSettings } from '../settings/read-settings.ts';
import { aDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse } from '../testing/fixture-house.ts';
import { findBrowser } from './browser.ts';
import { createSmoke } from './smoke.ts';
const limits = { start: 30_000, step: 5_000, look: 10_000 };
const names = ['shell', 'mf-search', 'mf-reviews'];
const servers: BrowserServer[] = [];

/** Chromium of its own process group, which stands still as soon as it answers. */
async function launch(path: string, isStopped: boolean) {
  const server = await chromium.launchServer({ executablePath: path, args: ['--disable-gpu', '--no-first-run'] });
  servers.push(server);
  const browser = await chromium.connect(server.wsEndpoint());
  if (isStopped) process.kill(-server.process().pid!, 'SIGSTOP');
  return browser;
}
afterEach(() => Promise.all(servers.splice(0).map((server) => server.kill())));

test('releases at once end, in real browsers of which each first one stands still', async () => {
  const path = await findBrowser(readBrowserSettings());
  if (!path) throw new Error('There is no browser on this machine.');
  const house = await aFixtureHouse();
  const delivery = await aDelivery(house);
  try {
    const siteUrl = await delivery.app.listen({ port: 0, host: '127.0.0.1' });
    for (const name of names) await releasePackage(house, name);
    for (const name of names) await house.edit(name, `${name} 2`);
    const released = await Promise.all(
      names.map((name) => {
        let browsers = 0;
        const started = async () => launch(path, (browsers += 1) === 1);
        const smoke = createSmoke({ sql: house.sql, siteUrl, settings: readSmokeSettings(), limits, launch: started });
        return releasePackage({ ...house, smoke }, name);
      }),
    );
    // What is blank in both mixes counts against nobody: these packages show nothing.
    expect(released.map(({ moved, refused }) => [moved, refused])).toEqual(names.map(() => [true, undefined]));
    expect(servers.length).toBeGreaterThanOrEqual(2 * 2);
  } finally {
    await delivery.close();
    await house.remove();
  }
});

import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, until } from '@petcare/node/processes';
import { chromium, type Browser } from 'playwright-core';
import { releasePackage } from '../release/release-package.ts';
import { readBrowserSettings } from '../settings/read-settings.ts';
import { findBrowser } from '../smoke/browser.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { frameServer, remoteServer } from '../testing/fixture-servers.ts';
import { startOfHouse, type StartedService } from '../testing/started-service.ts';

const PICTURE = '/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp';
/** One pixel. */
const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const BANNER = `const { data } = await ask({ query: '{ getBannersByType(type: 0) { PCImage } }', variables: {} });
const [{ PCImage }] = data.getBannersByType;
return rendered('<img id="banner" src="' + PCImage + '">', { head: { title: '병원', image: PCImage } });`;

let house: FixtureHouse;
let host: Server;
let browser: Browser;
const started: StartedService[] = [];
const asked: string[] = [];

beforeAll(async () => {
  house = await aFixtureHouse('folder');
  await house.edit('shell', 'shell', frameServer());
  await house.edit('mf-search', 'mf-search', remoteServer(BANNER));
  for (const name of ['shell', 'mf-search']) await releasePackage(house, name);
  browser = await chromium.launch({ executablePath: (await findBrowser(readBrowserSettings()))!, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  for (const { child } of started) child.kill('SIGKILL');
  host.closeAllConnections();
  host.close();
  await house.remove();
});

/** A CDN: asks the site for what it is asked for, and passes it on. */
async function aPictureHost(port: number, site: () => string): Promise<Server> {
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = await fetch(`${site()}${request.url}`);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a page shows the picture of another host, which its policy allows for pictures alone', async () => {
  const pictures = `http://127.0.0.1:${await freePort()}`;
  const uploads = join(house.root, 'uploads');
  await mkdir(join(uploads, PICTURE.replace('/uploads/', ''), '..'), { recursive: true });
  await writeFile(join(uploads, PICTURE.replace('/uploads/', '')), WEBP);
  const env = { UPLOADS_PUBLIC_URL: pictures };
  const server = await startOfHouse(house, 'server/src/main.ts', { ...env, UPLOADS_DIR: uploads }, ['--migrate']);
  started.push(server);
  await house.sql`
    insert into banners (type, name, pc_image, mobile_image, url, is_internal_link, is_ad, display_start, display_end, created_at)
    values (0, '산책', ${PICTURE}, ${PICTURE}, '/', true, false, now() - interval '1 day', now() + interval '1 day', now())`;
  const delivery = await startOfHouse(house, 'delivery/src/main.ts', { ...env, API_URL: server.url });
  started.push(delivery);
  host = await aPictureHost(Number(new URL(pictures).port), () => delivery.url);

  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|CORP|NotSameOrigin/i.test(message.text())) complaints.push(message.text());
  });
  const answer = (await page.goto(`${delivery.url}/hospital`))!;
  const shown = page.locator('#banner');
  await shown.waitFor({ state: 'attached' });
  expect(await shown.getAttribute('src')).toBe(`${pictures}${PICTURE}`);
  const width = () => shown.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
  expect(await until(async () => (await width()) === 1, 10_000)).toBe(true);
  expect(asked).toEqual([`GET ${PICTURE}`]);
  expect(complaints).toEqual([]);
  const policy = answer.headers()['content-security-policy']!.split('; ');
  expect(policy.filter((directive) => directive.includes(pictures))).toEqual([expect.stringMatching(/^img-src /)]);
  const html = await answer.text();
  expect(html).toContain(`<meta property="og:image" content="${pictures}${PICTURE}">`);
  expect(html).toContain(`<link rel="preconnect" href="${pictures}">`);
});

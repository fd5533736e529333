import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts, type DemoAccount } from './accounts.ts';
import { watchTraffic } from './at-rest.ts';
import { compositionOf, inWords, isInMix, linkTo, openMix, type Mix } from './mix.ts';

type Fixtures = {
  /**
   * The releases that the test's pages are composed of. `any`: it holds for every mix, and opens the one that `npm run e2e -- --with …`
   * asks for. `live`: it counts on what visitors get, so it is left out of such a run. Or exactly these, the rest as visitors get it:
   * `test.use({ mix: { 'mf-search': 'previous' } })`.
   */
  mix: 'any' | 'live' | Mix;
  /** The site's database. Tests that ask for it are left out where it is out of reach: on a site elsewhere. */
  database: string;
  /** Leaves a test out where it can't have its mix: it takes none in a run on one, or names one on a site elsewhere. */
  takesMix: void;
  /** Log in through the API and keep the tokens as the site does: for tests that are about something else. */
  signedInAs(account: DemoAccount): Promise<void>;
  /** The errors that the page wrote to the console, or threw, each with the address at which it was then. */
  faults: string[];
};

const mixOfRun = process.env['E2E_MIX_LINK'];
const siteDatabase = process.env['E2E_DATABASE_URL'] ?? '';

/**
 * The warnings and exceptions of its pages, and the requests that failed, as they come: all there is of a failed test that was not filmed.
 */
function whatIsSaidIn(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (thrown) => said.push(`thrown: ${thrown.error().message}`));
  context.on('requestfailed', (request) => said.push(`${request.failure()?.errorText ?? 'failed'}: ${request.url()}`));
  return said;
}

/** The site's own browser test: `page` is the composed site. */
export const test = base.extend<Fixtures>({
  mix: ['any', { option: true }],
  database: async ({ browserName: _anyBrowser }, use, testInfo) => {
    testInfo.skip(siteDatabase === '', 'Needs the database of the site');
    await use(siteDatabase);
  },
  takesMix: [
    async ({ mix }, use, testInfo) => {
      testInfo.skip(mixOfRun !== undefined && mix !== 'any', 'Takes no mix: it counts on releases of its own');
      testInfo.skip(typeof mix === 'object' && siteDatabase === '', 'Needs the registry of the site');
      await use();
    },
    { auto: true },
  ],
  context: async ({ context, mix }, use, testInfo) => {
    const link = typeof mix === 'object' ? linkTo(mix) : mixOfRun;
    if (link) testInfo.annotations.push({ type: 'mix', description: inWords(await openMix(context, link)) });
    const said = whatIsSaidIn(context);
    watchTraffic(context);
    await use(context);
    const pages = await Promise.all(
      context.pages().map(async (page) => ({ composition: await compositionOf(page), isKept: await isInMix(page) })),
    );
    const shown = pages.flatMap(({ composition }) => composition ?? []);
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    if (hasFailed && shown.length > 0)
      await testInfo.attach('composition', { body: shown.map(inWords).join('\n'), contentType: 'text/plain' });
    if (hasFailed && said.length > 0) await testInfo.attach('what the pages said', { body: said.join('\n'), contentType: 'text/plain' });
    const left = pages.flatMap(({ composition, isKept }) => (composition && !isKept ? [inWords(composition)] : []));
    if (link) expect(left, 'pages that have left the mix').toEqual([]);
  },
  signedInAs: async ({ page, request }, use) => {
    await use(async (account) => {
      const answer = await request.post('/api/client/user/login', { data: { email: demoAccounts[account], password: DEMO_PASSWORD } });
      const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } };
      // Any address of the site will do: its storage is what counts.
      await page.goto('/healthz');
      await page.evaluate(({ token, refreshToken }) => {
        localStorage.setItem('petcare.accessToken', token);
        localStorage.setItem('petcare.refreshToken', refreshToken);
      }, data);
    });
  },
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    const note = (fault: string) => faults.push(`${fault} (at ${page.url()})`);
    page.on('console', (message) => {
      // The browser asks for this one itself, of an address that is no page of the site.
      if (message.location().url.endsWith('/favicon.ico')) return;
      if (message.type() === 'error') note(message.text());
    });
    page.on('pageerror', (error) => note(error.message));
    await use(faults);
  },
});

/**
 * For a deeper look at what another test holds already, as the rest of a matrix: left out of `npm test`, run by
 * `npm run test:deep` and by `npm run e2e`. `test(title, deep(), …)`; docs/testing.md lists what is deep and what holds it.
 */
export const deep = (isDeep = true): { tag?: string } => (isDeep ? { tag: '@deep' } : {});

/** Mark this document: the mark is gone after a reload. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-document', 'first'));
}

/** The page was not reloaded since it was marked. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-test-document', 'first');
}

export { expect };

import { expect, test as base } from '../fixtures.ts';
import { noticeOn } from '../faults/places.ts';
import { startHouse, type House } from '../house.ts';
import { complaintsOf, untilRendered, untilTakenOver } from './taken-over.ts';

/** Pages are waited for, however slow the machine is; a part that breaks is given up as soon as on a site of the usual limits. */
const LIMITS = { RENDER_PAGE_MS: '30000', RENDER_ASK_MS: '30000', RENDER_PART_MS: '500', RENDER_PARTS_WAIT_MS: '150' };

// One house for all: each test releases the same package anew.
const test = base.extend<object, { house: House }>({
  house: [
    async ({ browserName: _anyBrowser }, use) => {
      const house = await startHouse(LIMITS);
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});
test.use({ mix: 'live' });
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.skip(
  () => !process.env['E2E_DATABASE_URL'] || process.env['E2E_MIX_LINK'] !== undefined,
  'Needs the database of the site, and releases of its own',
);

const HOSPITAL = '/hospital?id=1';

/** The ways in which the reviews on a hospital's page break where there is no window. */
const breakages = {
  throws: `throw new Error('broken on the server');`,
  hangs: 'while (true);',
  'eats memory': 'const all: number[][] = []; while (true) all.push(new Array<number>(100_000).fill(all.length + 0.5));',
};
const FIRST = '  const { choice, hrefOf, choose } = useReviewChoice();';
const onTheServer = (code: string) => ({
  file: 'src/reviews/business-reviews.part.tsx',
  from: FIRST,
  to: `  if (typeof window === 'undefined') { ${code} }\n${FIRST}`,
});

for (const [how, code] of Object.entries(breakages)) {
  test(`a release with a part that ${how} on the server goes live, and leaves only that part out of the rendered page`, async ({
    house,
    page,
    request,
  }) => {
    // The smoke run takes what breaks for visitors, which none of these does: the first shows it for all.
    const release = await house.release('mf-reviews', [onTheServer(code)], ...(how === 'throws' ? [] : ['--no-smoke']));
    expect((await house.live())['mf-reviews']).toBe(release);
    await untilRendered(request, HOSPITAL, ['mf-search', 'mf-reservation'], house.url);

    for (let time = 0; time < 3; time += 1) {
      const html = await (await request.get(`${HOSPITAL}&time=${time}`)).text();
      expect(html).toMatch(/<header.*data-owner="mf-search" data-rendered.*<h1.*data-slot="hospital.reviews"/s);
      expect(html).not.toContain('data-owner="mf-reviews" data-rendered');
    }

    const complaints = complaintsOf(page);
    await page.goto(HOSPITAL);
    await untilTakenOver(page);
    await expect(page.locator('[data-slot="hospital.reviews"] [data-owner="mf-reviews"]').getByRole('article').first()).toBeVisible();
    await expect(noticeOn(page)).toHaveCount(0);
    expect(complaints).toEqual([]);

    for (const [path, owners] of Object.entries({
      '/about': [],
      '/hostpital-list': ['mf-search', 'mf-community'],
      '/community/mypet': ['mf-community'],
      '/point': ['mf-payments'],
    })) {
      await untilRendered(request, path, owners, house.url);
    }
  });
}

test('a part is rendered on the server again after the next good release', async ({ house, request }) => {
  const good = { file: 'src/reviews/business-reviews.part.tsx', from: '의 첫 리뷰를', to: ' 첫 리뷰를' };
  await house.release('mf-reviews', [good], '--no-smoke');
  await untilRendered(request, HOSPITAL, ['mf-search', 'mf-reservation', 'mf-reviews'], house.url);
});

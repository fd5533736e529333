import { expect, test } from '../fixtures.ts';
import surface from '../surface/routes.json' with { type: 'json' };
import { publicPages } from './public-pages.ts';
import { complaintsOf, outcomeOf, queriesAsked, untilRendered, untilTakenOver, visitorsUrl, watchDocument } from './taken-over.ts';

// It is about what visitors get; a mix is a tester's.
test.use({ mix: 'live' });

/** The public rows that have a page: `public-routes` holds the list against the live route table. */
const paths = [
  '/',
  '/about',
  '/privacy',
  '/term',
  '/login',
  '/join-gate',
  '/join',
  '/forgot',
  '/search/medical',
  '/search/medical/result',
  '/search/disease',
  '/search/disease/:id',
  '/search/map',
  '/search/map/pharmacy',
  '/search/company-map',
  '/hospital',
  '/pharmacy',
  '/company',
  '/company/:id',
  '/hospital/medical-product',
  '/company/:id/product',
  '/hostpital-list',
  '/pharmacy-list',
  '/company-list',
  '/hospital-reviews',
  '/community/mypet',
  '/community/mypet/:id',
  '/community/petcafe',
  '/community/petcafe/:id',
  '/point',
];
const parts: Record<string, string[]> = {
  '/': ['mf-search', 'mf-reviews', 'mf-community'],
  '/hospital': ['mf-reviews', 'mf-reservation'],
  '/pharmacy': ['mf-reviews'],
  '/company': ['mf-reviews', 'mf-reservation'],
  '/company/:id': ['mf-reviews', 'mf-reservation'],
};
/** What no server can ask: only in the browser is it known how large the map is. */
const asksMore: Record<string, string[]> = {
  '/search/map': ['MapPage_HospitalPins'],
  '/search/map/pharmacy': ['MapPage_PharmacyPins'],
  '/search/company-map': ['MapPage_CompanyPins'],
};
/** And so which places are in it: rows of its list may go when it is drawn, and on a map of few the words that it is empty. */
const mayGo: Record<string, RegExp> = {
  '/search/map': /^(LI|A) .*동물/,
  '/search/map/pharmacy': /^(LI|A) /,
  '/search/company-map': /^(LI|A) |^P (이 지역에는 펫 서비스가 없어요|지도를 옮기거나 조건을 바꿔 보세요)\.$|^BUTTON 내 위치로$/,
};
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const ownersOn = (path: string) => {
  const owner = surface.routes.find((row) => row.path.replace(/\{(\w+)\}/g, ':$1') === path)?.owner;
  return [...(owner && owner !== 'shell' ? [owner] : []), ...(parts[path] ?? [])];
};

test('each public page is looked at', async ({ request }) => {
  expect(Object.keys(await publicPages(request)).sort()).toEqual([...paths].sort());
});

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    for (const path of paths) {
      test(`${path} is taken over as it came: nothing is said, asked again, made again, or jumps`, async ({ page, request }) => {
        const { at = path } = (await publicPages(request))[path] ?? {};
        const owners = ownersOn(path).sort();
        await untilRendered(request, at, owners);

        const complaints = complaintsOf(page);
        const asked = queriesAsked(page);
        await watchDocument(page);
        await page.goto(visitorsUrl + at);
        await untilTakenOver(page);
        const { shifts, rendered, shown, standing, gone } = await outcomeOf(page);

        expect(complaints).toEqual([]);
        expect([rendered.sort(), shown.sort()]).toEqual([owners, owners]);
        expect(standing).toBeGreaterThan(20);
        expect(gone.filter((words) => !mayGo[path]?.test(words))).toEqual([]);
        expect(asked.filter((name) => !asksMore[path]?.includes(name))).toEqual([]);
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts),
        ).toBeLessThan(0.02);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      });
    }
  });
}

test('what stands behind the # is unknown to the server: the map comes at the usual place and goes there, without a complaint', async ({
  page,
  request,
}) => {
  await untilRendered(request, '/search/map', ['mf-search']);
  const complaints = complaintsOf(page);
  // On a slow machine the map of the usual place may get ready when it is no longer wanted.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${visitorsUrl}/search/map#map=7.0/36.30000/127.80000`);
  // Whole provinces, by their short names: from near nobody sees those.
  await expect(page.getByRole('button', { name: /^[가-힣]{2} 병원 [\d,]+곳/ }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/#map=7\.0\//);
  expect(complaints).toEqual([]);
});

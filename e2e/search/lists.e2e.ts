import type { Page } from '@playwright/test';
import { importListings } from '../businesses.ts';
import { deep, expect, test } from '../fixtures.ts';
import { askApi } from '../rendering/document.ts';
import { expectFit } from '../screens/fit.ts';

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** Syllables that hardly any name has. */
const rare = [...'갉넋돎뢸맑뷜삯얽죔췔퀠틔핥흙'];
const consonants = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const initialsOf = (text: string) => [...text].map((letter) => consonants[Math.floor((letter.charCodeAt(0) - 0xac00) / 588)]).join('');
const aWord = (letters: number) => Array.from(crypto.getRandomValues(new Uint8Array(letters)), (byte) => rare[byte % rare.length]).join('');

/** A corner of the country with hardly any listings. */
const corner = {
  sido: '경상북도',
  sigungu: '영양군',
  address: (number: number) => `경상북도 영양군 영양읍 예시로 ${number}`,
  x: 388_700,
  y: 354_300,
};
const FOUND = '동물병원 목록';

const ownSearch = (page: Page) => page.getByRole('main').getByRole('combobox');
const namesIn = (page: Page, list = FOUND) => page.getByRole('list', { name: list, exact: true }).getByRole('heading').allTextContents();
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function searchFor(page: Page, text: string): Promise<void> {
  await ownSearch(page).fill(text);
  await ownSearch(page).press('Enter');
  await expect(page.getByText(`‘${text}’ 검색 결과`)).toBeVisible();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(label) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, deep(screen === 'desktop'), () => {
    test.use({ viewport });

    test('a visitor finds a hospital by its name, a misspelling, its initial consonants or its area', async ({
      page,
      faults,
      database: _needed,
    }) => {
      const [first, second] = [aWord(3), aWord(3)];
      const name = `${first} ${second}동물병원`;
      importListings('hospitals', [{ ...corner, name, address: corner.address(1) }]);
      await page.goto('/hostpital-list');

      await test.step('by its name, without its space, with a typing error and by its initial consonants', async () => {
        const typed = [
          name,
          `${first}${second}동물병원`,
          `${first}${second.slice(0, 2)}각동물병원`,
          `${initialsOf(first + second)}ㄷㅁㅂㅇ`,
        ];
        for (const text of typed) {
          await searchFor(page, text);
          await expect.poll(async () => (await namesIn(page))[0], text).toBe(name);
        }
      });

      await test.step('a suggestion is chosen by keyboard while the focus stays in the box', async () => {
        await ownSearch(page).fill(first);
        const option = page.getByRole('option', { name: `${name}, 동물병원` });
        await expect(option).toBeVisible();
        await expectFit(page);
        await ownSearch(page).press('ArrowDown');
        await expect(option).toHaveAttribute('aria-selected', 'true');
        await expect(ownSearch(page)).toBeFocused();
        await ownSearch(page).press('Enter');
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect.poll(() => queryOf(page)).toMatchObject({ frompage: 'search' });
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: '동물병원 찾기' })).toBeVisible();
      });

      await test.step('suggestions appear for a syllable that is still being composed', async () => {
        const keyboard = await page.context().newCDPSession(page);
        await ownSearch(page).fill('');
        await ownSearch(page).focus();
        await keyboard.send('Input.imeSetComposition', { text: first, selectionStart: 3, selectionEnd: 3 });
        await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
        await keyboard.send('Input.insertText', { text: first });
        await ownSearch(page).press('Escape');
        await expect(page.getByRole('option')).toHaveCount(0);
        await expect(ownSearch(page)).toHaveValue(first);
      });

      await test.step('a suggested area sets the region of the list', async () => {
        await ownSearch(page).fill('영양');
        await page.getByRole('option', { name: '경상북도 영양군, 지역' }).click();
        await expect(page.getByRole('main').getByRole('button', { name: /영양군/ })).toBeVisible();
        await expect
          .poll(
            async () =>
              new Set(
                (await page.getByRole('list', { name: FOUND }).getByRole('article').allTextContents()).map((text) =>
                  text.includes('영양군'),
                ),
              ),
          )
          .toEqual(new Set([true]));
        await expect.poll(() => queryOf(page)).toEqual({ sido: corner.sido, sigungu: corner.sigungu });
        await expect(ownSearch(page)).toHaveValue('');
      });
      expect(faults).toEqual([]);
    });

    test('the list keeps region, filter, order and page in the address, and answers a page that does not exist with a way back', async ({
      page,
      context,
      request,
      faults,
      database: _needed,
    }) => {
      const word = aWord(4);
      const names = Array.from({ length: 13 }, (_, index) => `${word}${[...'가나다라마바사아자차카타파'][index]}동물병원`);
      importListings(
        'hospitals',
        names.map((name, index) => ({ ...corner, name, address: corner.address(index + 10) })),
      );

      await test.step('lists the 24-hour hospitals of a district, most reviewed first, as the API does', async () => {
        await page.goto('/hostpital-list');
        await choose(page, '전국', '서울특별시');
        await choose(page, '시·군·구 전체', '구로구');
        await page.getByRole('button', { name: '24시', exact: true }).click();
        await choose(page, '기본순', '리뷰순');
        await expect.poll(() => queryOf(page)).toEqual({ sido: '서울특별시', sigungu: '구로구', filters: 'is24', sort: 'review' });
        const { expected } = await askApi<{ expected: { name: string }[] }>(
          request,
          '{ expected: getHospitalsByPage(page: 1, count: 12, filter: review, sido: "서울특별시", sigungu: "구로구", filters: [is24]) { name } }',
        );
        await expect.poll(() => namesIn(page)).toEqual(expected.map(({ name }) => name));
        expect(expected.length).toBeGreaterThan(0);

        const other = await context.newPage();
        await other.goto(page.url());
        await expect.poll(() => namesIn(other)).toEqual(expected.map(({ name }) => name));
        await expect(other.getByRole('button', { name: '24시', exact: true })).toHaveAttribute('aria-pressed', 'true');
        await other.close();
      });

      await test.step('shows the thirteenth hospital on the second page, and the first page again on going back', async () => {
        await page.goto(`/hostpital-list?search=${encodeURIComponent(word)}&sido=${encodeURIComponent(corner.sido)}`);
        await expect(page.getByText('검색 결과 13곳')).toBeVisible();
        await expect.poll(() => namesIn(page)).toHaveLength(12);
        const bestMatches = await namesIn(page);
        const { newest } = await askApi<{ newest: { name: string }[] }>(
          request,
          `{ newest: searchHospitals(search: "${word}", order: recent, count: 12) { name } }`,
        );
        const before = newest.map(({ name }) => name);
        expect(before).not.toEqual(bestMatches);
        await choose(page, '정확도순', '최신순');
        await expect.poll(() => namesIn(page)).toEqual(before);
        await page.getByRole('link', { name: '다음 페이지' }).click();
        await expect(page.getByRole('link', { name: '2페이지', exact: true })).toHaveAttribute('aria-current', 'page');
        await expect.poll(() => namesIn(page)).toHaveLength(1);
        expect([...before, ...(await namesIn(page))].sort()).toEqual([...names].sort());
        await page.goBack();
        await expect.poll(() => namesIn(page)).toEqual(before);
      });

      await test.step('restores the scroll position of the list on coming back from a hospital', async () => {
        const last = page.getByRole('list', { name: FOUND }).getByRole('link', { name: (await namesIn(page)).at(-1)!, exact: true });
        // Where the click finds the page: it may have to scroll there first.
        await page.evaluate(() =>
          addEventListener('click', () => document.documentElement.setAttribute('data-left', `${scrollY}`), { capture: true, once: true }),
        );
        const scrolled = () => page.evaluate(() => scrollY);
        await last.click();
        await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
        await expect.poll(scrolled).toBe(0);
        const left = Number(await page.locator('html').getAttribute('data-left'));
        expect(left).toBeGreaterThan(0);
        await page.goBack();
        await expect.poll(scrolled).toBe(left);
      });

      await test.step('handles an address with an impossible page, filter or region', async () => {
        for (const query of ['page=1000000000', `search=${encodeURIComponent(word)}&page=9`]) {
          await page.goto(`/hostpital-list?${query}`);
          await page.getByRole('link', { name: '첫 페이지로' }).click();
          await expect(page.getByRole('list', { name: FOUND })).toBeVisible();
        }
        for (const query of ['page=0', 'page=-3&sort=price&filters=isFree,%00&latitude=900']) {
          await page.goto(`/hostpital-list?${query}`);
          await expect(page.getByRole('list', { name: FOUND })).toBeVisible();
        }
        await page.goto(
          `/hostpital-list?sido=${encodeURIComponent('없는도')}&sigungu=%25_%5C&search=${encodeURIComponent('가'.repeat(500))}`,
        );
        await page.getByRole('link', { name: '모든 동물병원 보기' }).click();
        await expect(page.getByRole('list', { name: FOUND })).toBeVisible();
      });
      // The browser itself reports the status of a page after the last.
      expect(faults.filter((fault) => !fault.includes('404 (Not Found)'))).toEqual([]);
    });

    test('the list offers pharmacies for a search without hospitals, and filters companies by their service', async ({
      page,
      faults,
      database: _needed,
    }) => {
      const name = `${aWord(5)}약국`;
      importListings('pharmacies', [{ ...corner, name, address: corner.address(77) }]);
      await page.goto('/hostpital-list?filters=is24');
      await searchFor(page, name);
      await expect(page.getByText('조건에 맞는 동물병원이 없어요.')).toBeVisible();
      await expect(page.getByRole('link', { name: '‘24시’ 빼고 찾기' })).toBeVisible();
      await expectFit(page);
      await page.getByRole('link', { name: '동물약국 1곳 보기' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '동물약국 찾기' })).toBeVisible();
      await expect(page.getByText(`‘${name}’ 검색 결과 1곳`)).toBeVisible();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(/\/pharmacy\?/);

      await page.goto(`/company-list?search=${encodeURIComponent('신도림멍냥호텔')}`);
      const types = page.getByRole('navigation', { name: '서비스 종류' });
      await types.getByRole('link', { name: '호텔' }).click();
      await expect(types.getByRole('link', { name: '호텔' })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('link', { name: '신도림멍냥호텔', exact: true })).toBeVisible();
      await types.getByRole('link', { name: '미용' }).click();
      await expect(types.getByRole('link', { name: '미용' })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('link', { name: '신도림멍냥호텔', exact: true })).toBeHidden();
      expect(faults).toEqual([]);
    });
  });
}

test.describe('the distance', () => {
  test('is measured from the position of the device once the visitor allows it', async ({ page, context, request, database: _needed }) => {
    const name = `${aWord(5)}동물병원`;
    importListings('hospitals', [{ ...corner, name, address: corner.address(55), y: corner.y - 900 }]);
    const { found } = await askApi<{ found: { address: { latitude: number; longitude: number } }[] }>(
      request,
      `{ found: searchHospitals(search: "${name}", count: 1) { address { latitude longitude } } }`,
    );
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(found[0]!.address);
    await page.goto('/hostpital-list');
    await choose(page, '기본순', '거리순');
    await expect(page.getByText(`${corner.sido} ${corner.sigungu} 기준 거리예요.`)).toBeVisible();
    await expect(page.getByRole('list', { name: FOUND }).getByRole('article').filter({ hasText: name })).toContainText(/\dm/);
  });

  const refusals = {
    'is refused': [1, '위치 권한을 허용하신 뒤 다시 시도해 주세요.'],
    'takes too long': [3, '위치 정보를 가져오는 데 시간이 너무 오래 걸렸습니다.'],
  } as const;
  for (const [what, [code, message]] of Object.entries(refusals)) {
    test(`is measured from the default place when the position ${what}, with a message that says so`, async ({ page, faults }) => {
      if (code === 3) {
        await page.addInitScript(() => {
          navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.({ code: 3, message: '' } as GeolocationPositionError);
        });
      }
      await page.goto('/hostpital-list?sort=distance');
      await expect(page.getByRole('main').getByText(message)).toBeVisible();
      await expect(page.getByText('서울특별시 서초구 기준 거리예요.')).toBeVisible();
      await expect(page.getByRole('list', { name: FOUND }).getByRole('article').first()).toContainText(/\d(m|km)/);
      expect(faults).toEqual([]);
    });
  }
});

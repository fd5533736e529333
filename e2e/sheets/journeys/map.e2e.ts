import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { filed, test } from './journey.ts';

/** Between the hospitals of 구로구. */
const HERE = { latitude: 37.4921, longitude: 126.8856 };
/** Of the demo. */
const HOSPITAL = { name: '구로든든동물병원', latitude: 37.4846, longitude: 126.8961 };

type Place = { latitude: number; longitude: number };
const WORLD_PX = 512;
/** The height of the middle of a pin above its point. */
const PIN_PX = 20;

/** A place of the whole world at zoom 0, in px. */
function worldPointOf({ latitude, longitude }: Place): { x: number; y: number } {
  const angle = (latitude * Math.PI) / 180;
  return { x: (longitude / 360) * WORLD_PX, y: (-Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / (2 * Math.PI)) * WORLD_PX };
}

/** A pin is part of a drawing: where it stands, as seen from the dot of the own place. */
async function pinOf(page: Page, place: Place): Promise<{ x: number; y: number }> {
  const dot = (await page.getByRole('img', { name: '내 위치' }).boundingBox())!;
  const scale = 2 ** Number(/#map=([\d.]+)/.exec(page.url())?.[1]);
  const [here, there] = [worldPointOf(HERE), worldPointOf(place)];
  return {
    x: dot.x + dot.width / 2 + (there.x - here.x) * scale,
    y: dot.y + dot.height / 2 + (there.y - here.y) * scale - PIN_PX,
  };
}

test(
  'a visitor opens the map where they stand, pulls the list, presses a pin, goes to its page and back',
  filed,
  async ({ page, context, walk }) => {
    test.slow();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(HERE);
    const list = page.getByRole('region', { name: '동물병원 목록' });
    const handle = list.getByRole('button', { name: /^(목록 펼치기|목록 크게 보기|지도 보기)$/ });
    const rows = list.getByRole('listitem').locator('a[role="button"]');
    const card = page.getByRole('region', { name: '선택한 곳' });

    await walk.step('Opens the home page.', 'Naver and Kakao Map open on the map itself.', () => page.goto('/'));
    await walk.step(
      'Presses 병원 지도: it stands where the person is.',
      'Kakao Map: the same, one’s own place in the middle.',
      async () => {
        await walk.press(page.getByRole('navigation', { name: '빠른 찾기' }).getByRole('link', { name: '병원 지도' }));
        await expect(page.getByRole('button', { name: '확대', exact: true })).toBeVisible();
        await expect(list.getByText(/^내 위치 · .+ 기준$/)).toBeVisible();
        await expect(rows.first()).toContainText('구로구');
      },
    );
    await walk.step('Keeps those that are open now.', 'Naver and Kakao Map: 영업중 among the chips above the map.', async () => {
      const open = page.getByRole('main').getByRole('button', { name: '영업 중', exact: true });
      await walk.press(open);
      await expect(open).toHaveAttribute('aria-pressed', 'true');
    });
    await walk.step(
      'Takes the filter away, and pulls the list up.',
      'Kakao Map: three heights, drawn from anywhere on the sheet.',
      async () => {
        await walk.press(page.getByRole('main').getByRole('button', { name: '영업 중', exact: true }));
        await walk.press(handle);
        await expect(handle).toHaveText('지도 보기');
      },
    );
    await walk.step('Puts the list down to see the map.', 'Kakao Map: a line of the sheet stays.', async () => {
      await walk.press(handle);
      await expect(handle).toHaveText('목록 펼치기');
    });
    await walk.step('Presses 내 위치로 이동.', 'Kakao Map: a round button above the sheet, the second press turns the map.', async () => {
      await walk.press(page.getByRole('button', { name: '내 위치로 이동' }));
      await expect(page.getByRole('img', { name: '내 위치' })).toBeVisible();
    });
    await walk.step(
      'Presses a pin: it is named, and its card comes.',
      'Naver: pin large, card with picture, 전화, 길찾기, 예약.',
      async () => {
        await walk.pressAt(await pinOf(page, HOSPITAL));
        await expect(card.getByRole('heading', { name: HOSPITAL.name })).toBeVisible();
      },
    );
    await walk.step('Goes to its page.', 'Naver and Kakao Map: the card drawn up becomes the page.', async () => {
      await walk.press(card.getByRole('link', { name: '자세히 보기' }));
      await expect(page.getByRole('heading', { level: 1, name: HOSPITAL.name })).toBeVisible();
    });
    await walk.step('Goes back: the map is as it was.', 'Kakao Map: the same.', async () => {
      await page.goBack();
      await expect(card.getByRole('heading', { name: HOSPITAL.name })).toBeVisible();
    });
    await walk.step('Closes the card.', 'Kakao Map: the map is free again, the pins stay.', async () => {
      await walk.press(card.getByRole('button', { name: '선택 해제' }));
      await expect(card).toHaveCount(0);
    });
  },
);

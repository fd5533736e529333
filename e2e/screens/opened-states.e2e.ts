import type { Page } from '@playwright/test';
import type { DemoAccount } from '../accounts.ts';
import { atRest } from '../at-rest.ts';
import { choose } from '../choose.ts';
import { deep, expect, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { expectFit, expectFitOnDesktop, expectReadableInDark, phone } from './fit.ts';

/** Opens one state on from the one before it, and returns when it is shown. */
type Opening = (page: Page) => Promise<void>;
type Look = 'dark' | 'desktop';
/** A visit of a page, and what is opened on it one after the other; `looks` besides a phone in the light scheme. */
type Visit = { url: string; as?: DemoAccount; looks?: readonly Look[]; opened: Record<string, Opening>; isDeep?: boolean };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]');
const shut: Opening = async (page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
};

/** The opening of what comes over the page by a press on this button. */
const over =
  (name: string | RegExp): Opening =>
  async (page) => {
    await button(page, name).click();
    await expect(dialog(page)).toBeVisible();
  };

const list =
  (name: string | RegExp): Opening =>
  async (page) => {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await expect(page.getByRole('listbox')).toBeVisible();
  };

const other =
  (url: string, words: string | RegExp): Opening =>
  async (page) => {
    await page.goto(url);
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await untilTakenOver(page);
  };

const rows = (page: Page) => page.getByRole('region', { name: /목록$/ }).getByRole('listitem');
const drawn: Opening = async (page) => {
  await expect(page.getByRole('button', { name: '확대', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#map=/);
};

/** The map of a kind, from the provinces to a place of it, where there is one of the demo. */
const mapOf = (path: string, place: string, looks: readonly Look[]): Visit => ({
  url: `${path}#map=7.0/37.30000/127.20000`,
  looks,
  opened: {
    provinces: drawn,
    districts: async (page) => {
      await rows(page).getByRole('button', { name: /^서울/ }).click();
      await expect(rows(page).getByRole('button', { name: /^구로구/ })).toBeVisible();
    },
    'a chosen one among its pins': async (page) => {
      await page.goto('about:blank');
      await page.goto(`${path}#map=14.5/${place}`);
      await drawn(page);
      await rows(page).getByRole('button').first().click();
      await expect(page.getByRole('region', { name: '선택한 곳' })).toBeVisible();
    },
    'nothing here': async (page) => {
      await page.goto('about:blank');
      await page.goto(`${path}#map=13.0/36.00000/130.50000`);
      await expect(page.getByText(/^이 지역에는 .+ 없어요/)).toBeVisible();
    },
  },
});

const visits: Record<string, Visit> = {
  'the map of hospitals': { ...mapOf('/search/map', '37.4846/126.8961', ['desktop']), isDeep: true },
  'the map of pharmacies': { ...mapOf('/search/map/pharmacy', '37.4846/126.8961', ['dark', 'desktop']), isDeep: true },
  'the map of services': { ...mapOf('/search/company-map', '37.5087/126.8911', ['dark', 'desktop']), isDeep: true },
  // Beside the map it has no heights.
  'the list over the map': {
    isDeep: true,
    url: '/search/map#map=9.6/37.50000/126.90000',
    opened: {
      whole: async (page) => {
        await button(page, '목록 크게 보기').click();
        await expect(button(page, '지도 보기')).toBeVisible();
      },
    },
  },
  'the search of the header': {
    url: '/',
    opened: {
      'without a text': async (page) => {
        await page.getByRole('banner').getByRole('link', { name: '동물병원 검색' }).click();
        await expect(page.getByRole('dialog', { name: '검색' })).toBeVisible();
      },
      'with what is found': async (page) => {
        await page.getByRole('searchbox', { name: '무엇을 찾으세요?' }).fill('구로');
        await expect(
          dialog(page)
            .getByRole('link', { name: /구로구/ })
            .first(),
        ).toBeVisible();
      },
    },
  },
  'a list': {
    url: '/hostpital-list',
    opened: {
      'with its sorts': list(/정렬/),
      'with its provinces': async (page) => {
        await page.keyboard.press('Escape');
        await list(/시·도/)(page);
      },
      'on its second page': other('/hostpital-list?page=2', /^동물병원 [\d,]+곳/),
      'on a page after the last': other('/hostpital-list?page=9999', '이 페이지에는 더 보여 드릴 곳이 없어요.'),
    },
  },
  'the page of a hospital': {
    url: '/hospital?id=1',
    looks: ['desktop'],
    opened: {
      'with its pictures': over(/^사진 1 크게 보기/),
      'with its free times': async (page) => {
        await shut(page);
        await page.getByRole('navigation', { name: '전화와 예약' }).getByRole('link', { name: '바로 예약' }).click();
        await expect(
          dialog(page)
            .getByRole('list', { name: /빈 시간$/ })
            .first(),
        ).toBeVisible();
      },
      'with what is wrong on it': async (page) => {
        await shut(page);
        await over('수정 제안하기')(page);
      },
    },
  },
  'a booking': {
    url: '/reservation?hospital=1',
    as: 'guardian',
    opened: {
      'with the days of a month': async (page) => {
        await button(page, '한 달 보기').click();
        await expect(button(page, '두 주만 보기')).toBeVisible();
      },
      'with a pet to add': over('반려동물 추가'),
      'to be confirmed': async (page) => {
        await shut(page);
        await choose(page.getByRole('radiogroup', { name: /시간$/ }).getByRole('radio', { disabled: false }).last());
        await over('예약 내용 확인하기')(page);
      },
    },
  },
  'a post that is written': {
    url: '/community/mypet/input',
    as: 'guardian',
    opened: {
      'with a link': async (page) => {
        await page.getByRole('toolbar', { name: '글 꾸미기' }).getByRole('button', { name: '링크' }).click();
        await expect(page.getByRole('group', { name: '링크 추가' })).toBeVisible();
      },
      'with its errors': async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('main').getByRole('button', { name: '등록' }).click();
        await expect(page.getByText('분류를 골라 주세요.')).toBeVisible();
      },
      'with its kinds': list(/분류/),
    },
  },
  'what is one’s own': {
    isDeep: true,
    url: '/mypage/reservation',
    as: 'guardian',
    opened: {
      'a booking to be cancelled': over('예약 취소'),
      'a message to be written': async (page) => {
        await page.goto('/mypage/message');
        await over('쪽지 쓰기')(page);
      },
      'a post to be deleted': async (page) => {
        await page.goto('/community/mypet/4');
        await untilTakenOver(page);
        await over('삭제')(page);
      },
      'a log-out': async (page) => {
        await shut(page);
        await page.getByRole('navigation', { name: '바로가기' }).getByRole('button', { name: '로그아웃' }).click();
        await expect(dialog(page)).toBeVisible();
      },
    },
  },
  'the bookings of a business': {
    url: '/bizpage/reservation?view=month',
    as: 'company',
    looks: ['desktop'],
    opened: {
      'in a month': async (page) => {
        await expect(page.getByRole('button', { name: /예약 \d+건/ }).first()).toBeVisible();
      },
      'in a week, with one open': async (page) => {
        await page.goto('/bizpage/reservation?view=week');
        await page
          .getByRole('main')
          .getByRole('button', { name: /오[전후] \d/ })
          .first()
          .click();
        await expect(page.getByRole('dialog', { name: /님의 예약$/ })).toBeVisible();
      },
      'with a product to be deleted': async (page) => {
        await page.goto('/bizpage/product-manage/service');
        await over(/ 삭제$/)(page);
      },
    },
  },
};

for (const [name, { url, as, looks = [], opened, isDeep = false }] of Object.entries(visits))
  test(`${name} is accessible and fits with all that is opened on it`, deep(isDeep), async ({ page, signedInAs }) => {
    if (as) await signedInAs(as);
    await page.setViewportSize(phone);
    await page.goto(url);
    await untilTakenOver(page);
    for (const [state, open] of Object.entries(opened))
      await test.step(state, async () => {
        await open(page);
        await atRest(page);
        await expectFit(page);
        if (looks.includes('dark')) await expectReadableInDark(page);
        if (looks.includes('desktop')) await expectFitOnDesktop(page);
        await page.setViewportSize(phone);
      });
  });

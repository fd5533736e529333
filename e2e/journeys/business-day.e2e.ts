import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../accounts.ts';
import { unique } from '../businesses.ts';
import { noticeOn } from '../faults/places.ts';
import { expect, test } from '../fixtures.ts';
import { anOwnListing } from '../own-listing.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, logInAs } from '../session/guardians.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png')),
};

/** A picture of one colour, as large as that. */
function aPicture(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
  ]);
}

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fill = (page: Page, name: string | RegExp, text: string) => page.getByRole('main').getByRole('textbox', { name }).fill(text);
const save = (page: Page) => page.getByRole('button', { name: '저장하기' }).click();
const saved = (page: Page) => expect(page.getByText('약국 정보를 저장했어요.').first()).toBeVisible();

test('a pharmacy logs in to its profile, fills it on a phone, sees all of it on its public page, and goes on to its day', async ({
  page,
  request,
  database,
}) => {
  test.slow();
  const name = `하루${unique()}약국`;
  const { id, email } = await anOwnListing(request, database, 'pharmacy', name);
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('the login leads to the profile', async () => {
    await page.goto('/login');
    await page.getByLabel('이메일').fill(email);
    await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL(/\/bizpage\/pharmacy$/);
    await expect(titled(page, '약국 정보 관리')).toBeVisible();
    await expectFit(page);
  });

  await test.step('what is typed outlives a link that is pressed by mistake and a reload', async () => {
    await fill(page, '소개', '밤에도 동물약을 조제해요.');
    await page.getByRole('link', { name: '내 약국 페이지' }).click();
    await page.getByRole('alertdialog', { name: '저장하지 않고 나갈까요?' }).getByRole('button', { name: '계속 쓰기' }).click();
    await page.reload();
    await expect(page.getByText('저장하지 않은 내용을 불러왔어요.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '소개' })).toHaveValue('밤에도 동물약을 조제해요.');
  });

  await test.step('every field is filled in, pictures that can’t be taken are refused in Korean, and the pin is moved by the keys', async () => {
    await fill(page, '이메일', 'night@example.test');
    await fill(page, '약사', '김약사, 박약사');
    await fill(page, '취급 의약품', '심장사상충 예방약');
    await fill(page, '특이 사항', '처방전 조제');
    await page.getByText('동물약국 연합에 함께하는 약국이에요').click();
    await page.getByRole('main').getByText('주차', { exact: true }).click();
    await fill(page, '주차 안내', '건물 뒤 두 대');
    await page.getByText(/^요일별 .*알려요$/).click();

    const pictures = page.getByRole('group', { name: '사진' });
    const chooser = pictures.locator('input[type=file]').first();
    await chooser.setInputFiles({ ...photo, name: '빈사진.png', buffer: Buffer.alloc(0) });
    await expect(pictures.getByText('빈 파일이에요. 다른 사진을 골라 주세요.').first()).toBeVisible();
    await chooser.setInputFiles({ ...photo, name: '큰사진.png', buffer: aPicture(6_000, 5_000) });
    await expect(pictures.getByText('이미지가 너무 커요. 가로와 세로를 줄여서 올려 주세요.').first()).toBeVisible();
    await pictures.getByRole('button', { name: '큰사진.png 삭제' }).click();
    await chooser.setInputFiles([photo, photo]);
    await expect(pictures.getByRole('img', { name: '사진 2' })).toBeVisible();

    await page.getByRole('button', { name: '핀 이동' }).click();
    const dialog = page.getByRole('dialog', { name: '지도에서 위치 정하기' });
    const put = dialog.getByRole('button', { name: '이 위치로 정하기' });
    await expect(put).toBeDisabled();
    await dialog.locator('canvas').press('Shift+ArrowRight');
    await expect(put).toBeEnabled();
    await expectFit(page);
    await put.click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the page is looked at before it is saved', async () => {
    await page.getByRole('button', { name: '미리 보기' }).click();
    const preview = page.getByRole('dialog', { name: '미리 보기' });
    for (const text of ['밤에도 동물약을 조제해요.', '심장사상충 예방약', '건물 뒤 두 대', 'night@example.test'])
      await expect(preview.getByText(text)).toBeVisible();
    await expectFit(page);
    await preview.getByRole('button', { name: '닫기' }).click();
    await save(page);
    await saved(page);
  });

  await test.step('who changes it elsewhere meanwhile is not written over', async () => {
    const login = await request.post('/api/client/user/login', { data: { email, password: DEMO_PASSWORD } });
    const { data } = (await login.json()) as { data: { token: string } };
    const elsewhere = await request.post('/graphql', {
      data: { query: 'mutation { updateMyPharmacy(input: { blog: "https://blog.example.test/" }) { id } }' },
      headers: { authorization: `Bearer ${data.token}` },
    });
    expect(await elsewhere.json()).not.toHaveProperty('errors');
    await fill(page, '홈페이지', 'https://pharmacy.example.test/');
    await save(page);
    await page.getByRole('button', { name: '새 내용 불러오기' }).click();
    await expect(page.getByRole('textbox', { name: '블로그' })).toHaveValue('https://blog.example.test/');
    await save(page);
    await expect(page.getByRole('button', { name: '바뀐 내용이 없어요' })).toBeVisible();
  });

  await test.step('guardians see all of it', async () => {
    const shown = [
      '밤에도 동물약을 조제해요.',
      '김약사, 박약사',
      '심장사상충 예방약',
      '처방전 조제',
      '건물 뒤 두 대',
      'night@example.test',
    ];
    await expect(async () => {
      await page.goto(`/pharmacy?id=${id}`);
      for (const text of [...shown, 'pharmacy.example.test', 'blog.example.test', '동물약국 연합에 함께하는 약국이에요.'])
        await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
      await expect(page.getByRole('button', { name: '사진 2 크게 보기' })).toBeAttached();
    }).toPass();
  });

  await test.step('its day, its numbers and its own quick ways', async () => {
    const ways = page.getByRole('navigation', { name: '바로가기' });
    await page.goto('/bizpage');
    await expect(titled(page, '오늘의 약국')).toBeVisible();
    await expect(ways.getByRole('link', { name: '쪽지함' })).toBeVisible();
    await expect(page.getByRole('region', { name: '이번 주 방문' }).getByRole('list')).toBeVisible();
    await expectFit(page);
    await page.goto('/bizpage/marketing');
    await expect(page.getByText(/^30일 동안 /)).toBeVisible();
    const visitors = page.getByRole('region', { name: '방문자', exact: true });
    await expect(visitors.locator('canvas')).toBeVisible();
    await visitors.getByText('표로 보기').click();
    await expect(visitors.getByRole('row')).toHaveCount(31);
    await expectFit(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: '엑셀 파일' }).click();
    expect((await file).suggestedFilename()).toMatch(/^통계-.*\.csv$/);
    await ways.getByRole('link', { name: '약국 정보' }).click();
    await expect(titled(page, '약국 정보 관리')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    const beside = page.getByRole('complementary', { name: '미리 보기' });
    await fill(page, '소개', '낮에도 열어요.');
    await expect(beside.getByText('낮에도 열어요.')).toBeVisible();
    await expectFit(page);
  });
});

/** The files of a remote, whatever its release. */
const filesOf = (remote: string) => new RegExp(`/releases/${remote}/`);

for (const { who, start, heading, broken, stays } of [
  { who: 'a guardian', start: '/mypage', heading: /님의 펫케어$/, broken: 'mf-payments', stays: ['다음 예약', '다음 접종', '남길 리뷰'] },
  { who: 'a hospital', start: '/bizpage', heading: '오늘의 병원', broken: 'mf-reviews', stays: ['이번 주 방문', '답변을 기다리는 질문'] },
] as const) {
  test(`the start page of ${who} keeps its other parts when one remote is away, and brings that back with a press`, async ({
    page,
    signedInAs,
  }) => {
    if (who === 'a hospital') await signedInAs('hospital');
    else await logInAs(page, await aGuardian(page));
    await page.route(filesOf(broken), (route) => route.fulfill({ status: 404, body: 'not here' }));
    await page.goto(start);
    await expect(titled(page, heading as string)).toBeVisible();
    const notice = noticeOn(page).first();
    // The part stands below what is first seen: it is asked for when somebody gets there.
    await page.mouse.wheel(0, 2_000);
    await expect(notice).toBeVisible();
    for (const name of stays) await expect(page.getByRole('region', { name }).getByText(/./).nth(1)).toBeVisible();
    await page.unroute(filesOf(broken));
    await page.getByRole('button', { name: '다시 시도' }).first().click();
    await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(broken === 'mf-payments' ? 1 : 0);
  });
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { devices, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../accounts.ts';
import { unique } from '../businesses.ts';
import { deep, expect, test } from '../fixtures.ts';
import { npmRun } from '../npm.ts';
import { anOwnListing, type OwnListing } from '../own-listing.ts';
import { expectFit } from '../screens/fit.ts';
import { aGuardian, askAs, logInAs, type Guardian } from '../session/guardians.ts';
import { aVisit } from './own-reservations.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../shared/tooling/presets/webpack/share.png')),
};
const ratings = {
  hospital: ['kindness', 'explain', 'diagnosis', 'facility', 'price'],
  pharmacy: ['kindness', 'price', 'medicine'],
  company: ['kindness', 'price', 'hygiene', 'facility', 'location'],
};
const pageOf = ({ kind, id }: OwnListing) => (kind === 'company' ? `/company/${id}` : `/${kind}?id=${id}`);
const listOf = { hospital: '/hospital-reviews', pharmacy: '/pharmacy-reviews', company: '/company-reviews' };
const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
const screens = { phone: { viewport, hasTouch, isMobile, userAgent }, desktop: { viewport: { width: 1280, height: 900 } } };

async function logIn(page: Page, { email, password }: Pick<Guardian, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
}

/** Each star is chosen as the keyboard does: one from the first to the fifth. */
async function rateByKeyboard(form: Locator): Promise<void> {
  for (const group of await form.getByRole('radiogroup', { name: /^(?!다시)/ }).all()) {
    await group.getByRole('radio').first().focus();
    for (const _step of [2, 3, 4, 5]) await group.page().keyboard.press('ArrowRight');
    await expect(group.getByRole('radio').last()).toBeChecked();
  }
}

for (const { kind, device, from } of [
  { kind: 'hospital', device: 'phone', from: 'the menu' },
  { kind: 'company', device: 'desktop', from: 'a visit' },
] as const) {
  test.describe(`a guardian on a ${device}`, deep(device === 'desktop'), () => {
    test.use(screens[device]);
    test(`reviews a ${kind} from ${from} with a photo and a receipt over a reload and a login, which is verified; changes and deletes it`, async ({
      page,
      request,
      database,
      faults,
    }) => {
      test.slow();
      const listing = await anOwnListing(request, database, kind, `리뷰${unique()}`);
      const guardian = await aGuardian(page);
      await askAs(request, guardian, 'mutation { createPet(input: { name: "보리", kindName: "말티즈" }) { id } }');
      const form = page.getByRole('form', { name: `${listing.name} 리뷰 쓰기` });
      const own = page.getByRole('article', { name: new RegExp(`님의 ${listing.name} 리뷰`) });
      const text = `차분하게 설명해 주셔서 마음이 놓였어요. 문의는 010-1234-5678로 했어요. ${unique()}`;

      const visit = page.getByRole('article', { name: new RegExp(`^${listing.name}`) });
      /** On the business's page the address keeps the form open, in a reservation the person opens it again. */
      const openForm = async () => {
        if (from === 'a visit') await visit.getByRole('button', { name: '리뷰 쓰기' }).click();
        await expect(form).toBeVisible();
      };
      /** As the form is left to a visitor. */
      const goToLogin = async () => {
        if (from === 'the menu') await page.getByRole('main').getByRole('link', { name: '로그인하기' }).click();
      };

      await test.step(`finds the business from ${from} and logs in on the way`, async () => {
        if (from === 'a visit') {
          await aVisit(database, listing, guardian);
          await page.goto('/mypage/reservation?view=past');
        } else {
          await page.goto('/faq');
          await page.getByRole('link', { name: '리뷰 쓰기' }).last().click();
          await page.getByRole('searchbox', { name: '다녀온 곳 찾기' }).fill(listing.name);
          await page.getByRole('link', { name: new RegExp(listing.name) }).click();
        }
        await goToLogin();
        await logIn(page, guardian);
        await openForm();
      });

      await test.step('what is typed outlives a reload and an ended session', async () => {
        await rateByKeyboard(form);
        await form.getByText('다시 갈래요', { exact: true }).click();
        await expect(form.getByRole('radio', { name: '다시 갈래요' })).toBeChecked();
        await form.getByRole('textbox', { name: '리뷰' }).fill(text);
        await expect(form.getByText('010-1234-5678: 전화번호나')).toBeVisible();
        await form.getByRole('group', { name: '사진' }).locator('input[type=file]').first().setInputFiles(photo);
        await expect(form.getByRole('img', { name: /사진 1/ })).toBeVisible();
        await page.reload();
        await openForm();
        await expect(form.getByRole('textbox', { name: '리뷰' })).toHaveValue(text);
        await expect(form.getByRole('img', { name: /사진 1/ })).toBeVisible();
        await page.evaluate(() => ['petcare.accessToken', 'petcare.refreshToken'].forEach((name) => localStorage.removeItem(name)));
        await page.reload();
        await goToLogin();
        await logIn(page, guardian);
        await openForm();
        await expect(form.getByRole('textbox', { name: '리뷰' })).toHaveValue(text);
      });

      await test.step('adds the day and a receipt to the pet that is known, and sends it', async () => {
        if (from === 'the menu') {
          await form.getByRole('button', { name: /방문일/ }).click();
          await page.getByRole('button', { name: /^오늘/ }).click();
        }
        await expect(form.getByRole('button', { name: /함께 간 반려동물/ })).toContainText('보리');
        await form.getByRole('button', { name: '영수증 추가' }).click();
        const receipt = form.getByRole('group', { name: '영수증 1' });
        await receipt.locator('input[type=file]').first().setInputFiles(photo);
        await receipt.getByRole('button', { name: /영수증 날짜/ }).click();
        await page.getByRole('button', { name: /^오늘/ }).click();
        await receipt.getByLabel('항목 1 이름').fill('발톱 손질');
        await receipt.getByLabel('항목 1 금액').fill('12000');
        await expect(receipt.getByText('합계 12,000원')).toBeVisible();
        await expectFit(page);
        await form.getByRole('button', { name: '등록', exact: true }).click();
        await expect(page.getByText(/리뷰를 등록했어요\. 500포인트/)).toBeVisible();
        await expect(own).toBeInViewport();
        await expect(own).toContainText('내 리뷰');
        await expect(own).not.toContainText('010-1234-5678');
        await expect(own.getByRole('list', { name: '영수증' })).toContainText('확인 중');
      });

      await test.step('an operator verifies the receipt', async () => {
        const said = npmRun(['operator', 'receipts', 'list'], { DATABASE_URL: database });
        const id = new RegExp(`^(\\d+)번.*${listing.name}`, 'm').exec(said)?.[1] ?? '';
        npmRun(['operator', 'receipts', 'verify', id], { DATABASE_URL: database });
        await page.goto(pageOf(listing));
        await expect(own).toContainText('영수증 인증');
        await page.goto(`/mypage/review/${kind}`);
        await expect(own.getByRole('list', { name: '영수증' })).toContainText('인증됨');
        await expectFit(page);
        await page.goto('/mypage');
        await expect(page.getByRole('main')).toContainText('1,500');
      });

      await test.step('changes and deletes it where its own reviews are', async () => {
        await page.goto('/mypage/review');
        await own.getByRole('button', { name: '수정' }).click();
        const edit = page.getByRole('form', { name: '리뷰 수정' });
        await edit.getByRole('textbox', { name: '리뷰' }).fill(`${text} 다시 다녀왔어요.`);
        await edit.getByRole('button', { name: '저장하기' }).click();
        await expect(own).toContainText('다시 다녀왔어요.');
        await expect(own).toContainText('영수증 인증');
        await own.getByRole('button', { name: '삭제' }).click();
        const sure = page.getByRole('alertdialog');
        await expect(sure).toContainText('1,500포인트도 함께 회수돼요.');
        await sure.getByRole('button', { name: '삭제' }).click();
        await expect(page.getByText('아직 쓴 리뷰가 없어요.')).toBeVisible();
      });

      // 401 of a call that found the session ended is what a browser writes itself.
      expect(faults).toEqual([]);
    });
  });
}

for (const { kind, device } of [
  { kind: 'pharmacy', device: 'phone' },
  { kind: 'hospital', device: 'desktop' },
] as const) {
  test.describe(`readers and a ${kind} on a ${device}`, deep(device === 'desktop'), () => {
    test.use(screens[device]);
    test(`find, like and report a review, and answer it`, async ({ page, request, database, faults }) => {
      test.slow();
      const listing = await anOwnListing(request, database, kind, `답글${unique()}`);
      const writer = await aGuardian(page);
      const form = { file: photo };
      const { email, password } = writer;
      const login = await request.post('/api/client/user/login', { data: { email, password } });
      const { token } = ((await login.json()) as { data: { token: string } }).data;
      const upload = await request.post('/api/upload', { multipart: form, headers: { authorization: `Bearer ${token}` } });
      const { url } = ((await upload.json()) as { data: { url: string } }).data;
      const text = `약과 설명이 모두 꼼꼼해서 좋았어요 ${unique()}`;
      const stars = ratings[kind].map((name) => `${name}Rating: 4`).join(', ');
      const input = `${stars}, wouldRevisit: true, visitDate: "2026-01-05", review: "${text}", files: ["${url}"]`;
      await askAs(request, writer, `mutation { createReview(kind: ${kind}, businessId: ${listing.id}, input: { ${input} }) { id } }`);
      const review = page.getByRole('article', { name: new RegExp(`님의 ${listing.name} 리뷰`) });

      await test.step('a reader filters, and the address says so', async () => {
        await logInAs(page, await aGuardian(page));
        await page.goto(listOf[kind]);
        await page.getByRole('group', { name: '별점' }).getByRole('button', { name: '4점대' }).click();
        await page.getByRole('button', { name: '사진 리뷰' }).click();
        await page.getByRole('searchbox').last().fill(text.split(' ').at(-1)!);
        await page.getByRole('searchbox').last().press('Enter');
        await expect(page).toHaveURL(/star=4/);
        await expect(page).toHaveURL(/pictures=1/);
        await expect(page.getByRole('article')).toHaveCount(1);
        await page.reload();
        await expect(review).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(1);
        await expectFit(page);
        await page.getByRole('group', { name: '별점' }).getByRole('button', { name: '5점' }).click();
        await expect(page.getByRole('article')).toHaveCount(0);
        await page.goBack();
        await expect(review).toBeVisible();
      });

      await test.step('looks at the photo, says that it helped, and reports it', async () => {
        await review.getByRole('button', { name: '사진 1 크게 보기' }).click();
        await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('complete', true);
        await page.keyboard.press('Escape');
        await review.getByRole('button', { name: /도움돼요/ }).click();
        await expect(review.getByRole('button', { name: '도움돼요 1' })).toHaveAttribute('aria-pressed', 'true');
        await review.getByRole('button', { name: '신고', exact: true }).click();
        await page.getByRole('alertdialog').getByText('사실과 달라요').click();
        await page.getByRole('alertdialog').getByRole('button', { name: '신고하기' }).click();
        await expect(review.getByRole('button', { name: '신고함' })).toBeDisabled();
      });

      await test.step('the business answers, changes its words, and takes them back', async () => {
        await logInAs(page, { email: listing.email, password: DEMO_PASSWORD, name: '', phone: '' });
        await page.goto(`/bizpage/${kind}-review`);
        await page.getByRole('button', { name: /^답글을 기다리는 리뷰/ }).click();
        await expect(page).toHaveURL(/answered=0/);
        await review.getByRole('button', { name: '답글 쓰기' }).click();
        await review.getByRole('textbox', { name: '답글' }).fill('찾아 주셔서 고마워요.');
        await review.getByRole('button', { name: '남기기' }).click();
        await expect(page.getByText('이 조건에 맞는 리뷰가 없어요.')).toBeVisible();
        await page.getByRole('button', { name: /^답글을 기다리는 리뷰/ }).click();
        await review.getByRole('button', { name: '답글 수정' }).click();
        await review.getByRole('textbox', { name: '답글' }).fill('찾아 주셔서 고마워요. 또 만나요.');
        await review.getByRole('button', { name: '남기기' }).click();
        await expect(review).toContainText('또 만나요.');
        await expectFit(page);
        await page.goto(pageOf(listing));
        await expect(review).toContainText('또 만나요.');
        await page.goto(`/bizpage/${kind}-review`);
        await review.getByRole('button', { name: '답글 삭제' }).click();
        await expect(review.getByRole('button', { name: '답글 쓰기' })).toBeVisible();
      });
      expect(faults).toEqual([]);
    });
  });
}

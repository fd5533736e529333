import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../accounts.ts';
import { aBusinessNumber, anOwner, licence } from '../businesses.ts';
import { emailCodeFor } from '../email-code.ts';
import { deep, expect, test } from '../fixtures.ts';
import { npmRun } from '../npm.ts';
import { postFromOwnNetwork } from '../own-network.ts';
import { expectFit, expectReadableInDark } from '../screens/fit.ts';
import { aGuardian, logInAs, type Guardian } from '../session/guardians.ts';

const PERIOD_MS = 30_000;
/** The longest way of a code from here to the site. */
const ON_ITS_WAY_MS = 15_000;

/** An authenticator's codes: each once, the earliest first that the site still takes when it comes there. */
function anAuthenticator(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor((Date.now() + ON_ITS_WAY_MS) / PERIOD_MS) - 1);
    return totp.generate({ timestamp: last * PERIOD_MS });
  };
}

/** A hospital whose papers wait for an operator. */
async function anApplication(page: Page): Promise<string> {
  const { email, nickname } = anOwner();
  const account = { email, nickname, password: DEMO_PASSWORD, name: '김대표', phone: '010-1234-5678' };
  const name = `${nickname} 동물병원`;
  const listing = {
    hospitalName: name,
    address: '서울특별시 구로구 디지털로 300',
    contract: '02-2000-0199',
    latitude: 37.484,
    longitude: 126.9,
  };
  const multipart = {
    ...{ ...account, ...listing, registrationNumber: aBusinessNumber() },
    emailCode: await emailCodeFor(page.request, email),
    file: licence,
  };
  const joined = await postFromOwnNetwork('/api/client/user/register-hospital', { multipart });
  expect(joined.status, joined.text).toBe(201);
  return name;
}

/** Asks the API as a guardian. */
async function ask<T>(page: Page, { email, password }: Guardian, query: string): Promise<T> {
  const login = await page.request.post('/api/client/user/login', { data: { email, password } });
  const { data: session } = (await login.json()) as { data: { token: string } };
  const answer = await page.request.post('/graphql', { data: { query }, headers: { authorization: `Bearer ${session.token}` } });
  return ((await answer.json()) as { data: T }).data;
}

for (const { device, viewport } of [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
]) {
  test(
    `an operator on a ${device} enrols, decides about a business, a post and a question, and is none any more`,
    deep(device === 'desktop'),
    async ({ page, database, faults }) => {
      const command = (...typed: string[]) => npmRun(['operator', 'operators', ...typed], { DATABASE_URL: database });
      await page.setViewportSize(viewport);
      const [operator, guardian] = [await aGuardian(page), await aGuardian(page)];
      const word = `${device} ${Date.now()}`;
      const { post } = await ask<{ post: { idx: number } }>(
        page,
        guardian,
        `mutation { post: createPost(boardId: "mypet", title: "팝니다 ${word}", content: "<p>연락 주세요</p>") { idx } }`,
      );
      await ask(page, guardian, `mutation { createInquiry(category: "기타", title: "문의 ${word}", content: "포인트가 궁금해요") { id } }`);
      const hospital = await anApplication(page);
      const done = (text: RegExp) => expect(page.getByText(text).last()).toBeVisible();
      const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
      const openArea = async (area: string) => {
        await page.getByRole('navigation', { name: '운영 메뉴' }).getByRole('link', { name: area }).click();
        await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
      };

      await test.step('to others there is nothing', async () => {
        await logInAs(page, guardian);
        await page.goto('/operator');
        await expect(page.getByText('페이지를 찾을 수 없어요')).toBeVisible();
      });

      const enrolmentCode = /([2-9A-Z]{4}-){2}[2-9A-Z]{4}/.exec(command('add', operator.email))![0];
      await logInAs(page, operator);
      await page.goto('/operator');
      const authenticator = await test.step('whoever is named enrols with the printed code', async () => {
        await page.getByLabel('등록 코드').fill(enrolmentCode);
        await expectFit(page);
        await expectReadableInDark(page);
        await page.getByRole('button', { name: '다음' }).click();
        await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
        const code = anAuthenticator((await page.locator('code').innerText()).replaceAll(' ', ''));
        await page.getByLabel('앱에 보이는 코드').fill(code());
        await page.getByRole('button', { name: '등록하기' }).click();
        await expect(page.getByRole('list', { name: '복구 코드' }).getByRole('listitem')).toHaveCount(10);
        await page.getByRole('button', { name: '적어 두었어요' }).click();
        await expect(page.getByRole('heading', { level: 1, name: '기다리는 일' })).toBeVisible();
        await expectFit(page);
        await expectReadableInDark(page);
        return code;
      });

      await test.step('a registration is approved beside its papers, with a code', async () => {
        await openArea('업체의 가입 신청');
        await rowOf(hospital).getByRole('link').click();
        await expect(page.getByRole('link', { name: '새 창에서 열기' })).toBeVisible();
        await expectFit(page);
        await expectReadableInDark(page);
        await page.getByRole('button', { name: '승인' }).click();
        await page.getByRole('button', { name: '어떻게 되는지 보기' }).click();
        const dialog = page.getByRole('alertdialog', { name: '되돌릴 수 없는 일이에요' });
        await dialog.getByLabel('인증 앱의 코드').fill('000000');
        await dialog.getByRole('button', { name: '정말 하기' }).click();
        await expect(dialog.getByText(/코드가 맞지 않아요/)).toBeVisible();
        await dialog.getByLabel('인증 앱의 코드').fill(authenticator());
        await dialog.getByRole('button', { name: '정말 하기' }).click();
        await done(/신청 \d+번을 승인했어요/);
        await expect(rowOf(hospital)).toHaveCount(0);
      });

      await test.step('a post is hidden, and gone for others', async () => {
        await openArea('글 가리기');
        await page.getByRole('button', { name: '가리기', exact: true }).click();
        await page.getByRole('button', { name: /글의 종류/ }).click();
        await page.getByRole('option', { name: '글', exact: true }).click();
        await page.getByRole('textbox', { name: /^번호/ }).fill(`mypet/${post.idx}`);
        await page.getByRole('textbox', { name: /이유/ }).fill('판매 글은 올릴 수 없어요');
        await expectFit(page);
        await expectReadableInDark(page);
        await page.getByRole('button', { name: '하기', exact: true }).click();
        await done(/가렸어요/);
        await expect.poll(async () => (await page.request.get(`/community/mypet/${post.idx}`)).status(), { timeout: 30_000 }).toBe(404);
      });

      await test.step('a question is answered', async () => {
        await openArea('1:1 문의');
        await rowOf(`문의 ${word}`).getByRole('link').click();
        await page.getByRole('button', { name: '답변하기' }).click();
        await page.getByRole('textbox', { name: /^답/ }).fill('마이페이지의 내 포인트에서 볼 수 있어요.');
        await page.getByRole('button', { name: '하기', exact: true }).click();
        await done(/문의 \d+번에 답했어요/);
        await expect(rowOf(`문의 ${word}`)).toHaveCount(0);
      });

      await test.step('all of it is in the log, with who', async () => {
        await openArea('한 일');
        await page.getByRole('textbox', { name: /한 사람/ }).fill(operator.email);
        await page.getByRole('button', { name: '찾기' }).click();
        for (const act of ['operators sign-in', 'registrations approve', 'texts hide', 'inquiries answer']) {
          // Until the answer is there the rows of others stand beside them.
          await expect(rowOf(act).filter({ hasText: operator.email })).toHaveCount(1);
        }
        await expectFit(page);
        await expectReadableInDark(page);
      });

      await test.step('whoever is taken from the operators finds nothing', async () => {
        command('remove', operator.email);
        await page.reload();
        await expect(page.getByText('페이지를 찾을 수 없어요')).toBeVisible();
      });
      // A browser says of each refusal that it was one.
      expect(faults.filter((fault) => !/status of 40[04]/.test(fault))).toEqual([]);
    },
  );
}

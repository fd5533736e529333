import type { Page } from '@playwright/test';
import { expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { lastMailTo } from '../email-code.ts';
import { aGuardian, freshWord, logInAs, type Guardian } from './guardians.ts';
import { answer } from './social-people.ts';

const NEW = 'brand-new-1';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const login = (page: Page, email: string, password: string) => page.request.post('/api/client/user/login', { data: { email, password } });

/** A new guardian on their own information. */
async function atMyInfo(page: Page, query = ''): Promise<Guardian> {
  const person = await aGuardian(page);
  await logInAs(page, person);
  await page.goto(`/mypage/myinfo${query}`);
  await expect(section(page, '프로필')).toBeVisible();
  await expect(page.getByLabel('이메일')).toHaveValue(person.email);
  return person;
}

async function changePassword(page: Page, old: string): Promise<void> {
  const password = section(page, '비밀번호');
  await password.getByLabel(/^(지금 비밀번호|메일로 받은 임시 비밀번호)/).fill(old);
  await password.getByLabel(/^새 비밀번호\s*\*?$/).fill(NEW);
  await password.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(page.getByText('비밀번호를 바꿨어요.')).toBeVisible();
}

test('a member saves a changed profile and shows it everywhere without a reload', async ({ page, faults }) => {
  await atMyInfo(page);
  await markDocument(page);
  const nickname = freshWord().slice(-10);
  await page.getByLabel('이름').fill('나바뀜');
  await page.getByLabel('닉네임').fill(nickname);
  await page.getByLabel('나이').fill('34');
  await page.getByLabel('상세 주소').fill('101동');
  await page.getByText('미혼').click();
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('내 정보를 저장했어요.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
  const menu = page.getByRole('dialog', { name: '전체 메뉴' });
  await expect(menu.getByText('나바뀜')).toBeVisible();
  await expect(menu.getByText(nickname)).toBeVisible();
  await expectSameDocument(page);

  await page.reload();
  await expect(page.getByLabel('닉네임')).toHaveValue(nickname);
  await expect(page.getByLabel('나이')).toHaveValue('34');
  await expect(page.getByLabel('상세 주소')).toHaveValue('101동');
  await expect(page.getByRole('radio', { name: '미혼' })).toBeChecked();
  expect(faults).toEqual([]);
});

test('a member says while typing that a nickname is taken', async ({ page }) => {
  await atMyInfo(page);
  await page.getByLabel('닉네임').fill('초코보호자');
  await expect(page.getByText('이미 쓰고 있는 닉네임이에요.')).toBeVisible();
});

test('a member stores a picture when it is chosen, and removes it', async ({ page }) => {
  await atMyInfo(page);
  const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  await page.getByLabel('프로필 사진').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('프로필 사진을 바꿨어요.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '사진 삭제' }).click();
  await expect(page.getByRole('button', { name: '사진 올리기' })).toBeFocused();
});

test('a member with a temporary password is led to the form that changes it', async ({ page }) => {
  const person = await aGuardian(page);
  await page.request.post('/api/client/user/temporary-password', { data: { email: person.email } });
  const temporary = /임시 비밀번호: (\S+)/.exec(await lastMailTo(page.request, person.email))?.[1] ?? '';
  await page.goto('/login');
  await page.getByLabel('이메일').fill(person.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(temporary);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByLabel(/^메일로 받은 임시 비밀번호/)).toBeFocused();
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
  await expect(section(page, '비밀번호')).toContainText('까지만 쓸 수 있으니');
  await changePassword(page, temporary);
  await expect(section(page, '비밀번호')).not.toContainText('임시 비밀번호');
  expect((await (await login(page, person.email, NEW)).json()) as object).toMatchObject({ data: { state: 'OK' } });
});

test('the page offers a business the change of its password, and links the page in its menu', async ({ page, signedInAs }) => {
  await signedInAs('hospital');
  await page.goto('/bizpage/hospital');
  await page.getByRole('navigation', { name: '비즈페이지 메뉴' }).getByRole('link', { name: '내 정보' }).click();
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
  await expect(section(page, '비밀번호').getByRole('button', { name: '비밀번호 바꾸기' })).toBeVisible();
  await expect(page.getByLabel('나이')).toHaveCount(0);
  await page.getByRole('navigation', { name: '비즈페이지 메뉴' }).getByRole('link', { name: '병원 정보' }).click();
  await expect(page).toHaveURL(/\/bizpage\/hospital$/);
});

test('the session on another device ends when the password is changed, and that device keeps its form', async ({ page, browser }) => {
  const person = await atMyInfo(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await logInAs(elsewhere, person);
  await elsewhere.goto('/mypage/myinfo');
  await elsewhere.getByLabel('이름').fill('쓰던 이름');

  await section(page, '비밀번호').getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await changePassword(page, person.password);

  // Its access token lives a quarter of an hour: as if that had passed.
  await elsewhere.evaluate(() => localStorage.setItem('petcare.accessToken', `${localStorage.getItem('petcare.accessToken')}x`));
  await elsewhere.getByRole('button', { name: '저장하기' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: '다시 로그인해 주세요' });
  await dialog.getByLabel('이메일').fill(person.email);
  await dialog.getByLabel('비밀번호', { exact: true }).fill(NEW);
  await dialog.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(elsewhere.getByLabel('이름')).toHaveValue('쓰던 이름');
  await elsewhere.context().close();

  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('내 정보를 저장했어요.')).toBeVisible();
});

test('a member links and unlinks a provider', async ({ page }) => {
  await atMyInfo(page);
  const today = () =>
    page.evaluate(() => new Date().toLocaleDateString('ko-KR', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'Asia/Seoul' }));
  const before = await today();
  await page.getByRole('link', { name: '네이버 연결하기' }).click();
  await answer(page, freshWord());
  await expect(page).toHaveURL(/\/mypage\/myinfo$/);
  await expect(page.getByText('네이버 계정을 연결했어요.')).toBeVisible();
  // It may have become midnight meanwhile.
  await expect(section(page, '연결된 계정')).toContainText(new RegExp(`(${before}|${await today()})에 연결했어요\\.`));

  await page.getByRole('button', { name: '네이버 연결 끊기' }).click();
  await page.getByRole('alertdialog', { name: '네이버 연결을 끊을까요?' }).getByRole('button', { name: '연결 끊기' }).click();
  await expect(page.getByRole('link', { name: '네이버 연결하기' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: '네이버 연결하기' })).toBeVisible();
});

test('the page shows the date on which the consent to news was given', async ({ page }) => {
  await atMyInfo(page);
  const news = section(page, '소식과 혜택 받기');
  await expect(news).toContainText('아직 동의하지 않았어요.');
  await news.getByText('이벤트와 혜택 소식을 받을래요').click();
  await expect(news).toContainText(/\d+년 \d+월 \d+일에 동의했어요\./);
  await page.reload();
  await expect(news.getByRole('switch')).toBeChecked();
  await news.getByText('이벤트와 혜택 소식을 받을래요').click();
  await expect(news).toContainText('에 동의를 거두었어요.');
});

test('deleting the account logs out every tab, refuses the login and frees the nickname', async ({ page, context }) => {
  const person = await atMyInfo(page);
  const nickname = await page.getByLabel('닉네임').inputValue();
  const other = await context.newPage();
  await other.goto('/mypage/myinfo');
  await expect(other.getByLabel('이메일')).toHaveValue(person.email);

  await section(page, '회원 탈퇴').getByRole('button', { name: '탈퇴하기' }).click();
  const dialog = page.getByRole('dialog', { name: '정말 탈퇴할까요?' });
  await dialog.getByLabel(/탈퇴합니다/).fill('탈퇴합니다');
  await dialog.getByLabel(/^비밀번호\s*\*?$/).fill('wrong-1234');
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(dialog).toContainText('지금 비밀번호가 맞지 않아요.');
  await dialog.getByLabel(/^비밀번호\s*\*?$/).fill(person.password);
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();

  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('탈퇴했어요.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  expect((await login(page, person.email, person.password)).status()).toBe(400);
  const asked = await page.request.post('/graphql', {
    data: { query: 'query($nickname: String!) { checkDuplicateNickname(nickname: $nickname) }', variables: { nickname } },
  });
  expect(await asked.json()).toEqual({ data: { checkDuplicateNickname: false } });
});

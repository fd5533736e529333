import { demoAccounts } from '../accounts.ts';
import { aBusinessNumber, anOwner, describeListing, fileInput, joinByCall, next, showPapers, stepTitle, unique } from '../businesses.ts';
import { expect, test } from '../fixtures.ts';
import { fillPost } from '../session/a-post.ts';
import { aGuardian, freshWord, logInAs } from '../session/guardians.ts';
import { answer } from '../session/social-people.ts';
import { fillInLogin, form } from '../session/joining.ts';
import { expectFit, expectFitOnDesktop, phone } from './fit.ts';

test('each step of joining with an error in every field is accessible and fits the phone and the desktop', async ({ page, faults }) => {
  const { email, goOn, name, nickname, phone: number, send } = form(page);
  const expectFits = async () => {
    await page.setViewportSize(phone);
    await expectFit(page);
    await expectFitOnDesktop(page);
  };
  await page.goto('/join');
  await email.fill(demoAccounts.guardian);
  await expect(page.getByText('이미 가입된 이메일이에요.')).toBeVisible();
  await goOn.click();
  await expect(page.getByText('비밀번호를 적어 주세요.')).toBeVisible();
  await expectFits();

  await fillInLogin(page);
  await goOn.click();
  await expect(name).toBeVisible();
  await goOn.click();
  await expect(page.getByText('닉네임을 적어 주세요.')).toBeVisible();
  await expectFits();

  await name.fill('김보호');
  await nickname.fill(`보리${freshWord()}`.slice(0, 12));
  await number.fill('010-1234-5678');
  await goOn.click();
  await send.click();
  await expect(page.getByText('이용약관에 동의해 주세요.')).toBeVisible();
  await expectFits();
  expect(faults).toEqual([]);
});

test('the join form after a provider’s login is accessible and fits the phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/join-gate');
  await page.getByRole('main').getByRole('link', { name: '네이버로 가입하기' }).click();
  await page.getByLabel('누구로 로그인할까요?').fill('accessibility');
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible();
  await expectFit(page);
  await expectFitOnDesktop(page);
});

test('identity verification with a blocked popup is accessible and fits the phone', async ({ page, signedInAs, faults }) => {
  await signedInAs('guardian');
  await page.addInitScript(() => (window.open = () => null));
  await page.setViewportSize(phone);
  await page.goto('/auth/danal');
  await page.getByRole('button', { name: '본인 확인 시작하기' }).click();
  await expect(page.getByRole('button', { name: '이 창에서 진행하기' })).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('the form for a forgotten email with its errors is accessible and fits the phone', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await page.goto('/forgot');
  await page.getByRole('button', { name: '이메일 찾기' }).click();
  await expect(page.getByText('이름을 적어 주세요.')).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('each step of joining as a business, with and without errors, is accessible and fits the phone', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await page.goto('/join?type=company');
  await stepTitle(page, '어느 업체인가요?');
  await next(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await expectFit(page);
  await page.getByRole('main').getByRole('searchbox').fill('미용');
  await expect(page.getByText(/찾았어요|맞는 곳이 없어요|까지만 보여요/)).toBeVisible();
  await expectFit(page);
  await describeListing(page, 'company', '포근호텔');
  await expectFit(page);
  await next(page);
  await fileInput(page).setInputFiles({ name: '메모.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await next(page);
  await expectFit(page);
  await showPapers(page, aBusinessNumber());
  await expectFit(page);
  await next(page);
  await stepTitle(page, '담당자 계정을 만들어 주세요');
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('the pages of a business that waits for approval are accessible and fit the phone', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await joinByCall(page, anOwner(), { hospitalName: `기다림${unique()}` });
  await page.goto('/bizpage');
  await expect(page.getByText('확인 중', { exact: true })).toBeVisible();
  await expectFit(page);
  await page.goto('/bizpage/hospital');
  await expect(page.getByRole('link', { name: '신청 상태 보기' })).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('the dialog of an ended session is accessible and fits the phone', async ({ page, signedInAs }) => {
  await signedInAs('guardian');
  await page.setViewportSize(phone);
  await page.goto('/community/mypet/input');
  await fillPost(page, '끝난 로그인');
  await page.evaluate(() => {
    localStorage.setItem('petcare.accessToken', `${localStorage.getItem('petcare.accessToken')}x`);
    localStorage.setItem('petcare.refreshToken', 'ended');
  });
  await page.getByRole('main').getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('dialog', { name: '다시 로그인해 주세요' }).getByRole('link', { name: '카카오로 로그인' })).toBeVisible();
  await expectFit(page);
  await expectFitOnDesktop(page);
});

test('the answers for a forgotten email and password are accessible and fit the phone', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await page.goto('/forgot');
  await page.getByLabel('이름').fill('아무도');
  await page.getByLabel('휴대폰 번호').fill('010-9999-0000');
  await page.getByRole('button', { name: '이메일 찾기' }).click();
  await expect(page.getByRole('heading', { name: '가입한 계정을 찾지 못했어요' })).toBeVisible();
  await expectFit(page);
  await page.goto('/forgot?tab=password');
  await page.getByRole('textbox', { name: '이메일' }).fill(`${freshWord()}@example.test`);
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await expect(page.getByRole('heading', { name: '메일함을 확인해 주세요' })).toBeVisible();
  await expectFit(page);
  expect(faults).toEqual([]);
});

test('the forms to change the password, unlink a provider and delete the account, with errors, are accessible and fit the phone', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(phone);
  await logInAs(page, await aGuardian(page));
  await page.goto('/mypage/myinfo?change=password');
  const password = page.getByRole('region', { name: '비밀번호', exact: true });
  await password.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(password.getByLabel(/^지금 비밀번호/)).toBeFocused();
  await expectFit(page);

  await page.getByRole('link', { name: '네이버 연결하기' }).click();
  await answer(page, freshWord());
  await page.getByRole('button', { name: '네이버 연결 끊기' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFit(page);
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }).click();
  await expect(page.getByRole('link', { name: '네이버 연결하기' })).toBeVisible();

  await page.getByRole('region', { name: '회원 탈퇴', exact: true }).getByRole('button', { name: '탈퇴하기' }).click();
  const dialog = page.getByRole('dialog', { name: '정말 탈퇴할까요?' });
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(dialog.getByLabel(/^비밀번호\s*\*?$/)).toBeFocused();
  await expectFit(page);
  expect(faults).toEqual([]);
});

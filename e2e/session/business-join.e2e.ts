import {
  aBusinessNumber,
  anOwner,
  approve,
  claimableId,
  claimListing,
  describeListing,
  fileInput,
  importHospital,
  joinByCall,
  licence,
  makeAccount,
  next,
  reject,
  sendApplication,
  showPapers,
  stepTitle,
  unique,
  type BusinessKind,
} from '../businesses.ts';
import { expect, test } from '../fixtures.ts';

const kinds: [BusinessKind, string][] = [
  ['hospital', '동물병원 회원가입'],
  ['pharmacy', '동물약국 회원가입'],
  ['company', '펫 서비스 업체 회원가입'],
];

for (const [kind, title] of kinds) {
  test(`a ${kind} joins with a new listing, applies once on a double click, and sees that it waits for approval`, async ({
    page,
    faults,
  }) => {
    const [owner, name] = [anOwner(), `새봄${unique()}`];
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith(`/register-${kind}`) && sent.push(request.method()));
    await page.goto('/join-gate');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(title.replace(' 회원가입', '')) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await describeListing(page, kind, name);
    await next(page);
    await showPapers(page, aBusinessNumber());
    await next(page);
    await makeAccount(page, owner);
    await page.getByRole('button', { name: '가입 신청하기' }).dblclick();
    await expect(page).toHaveURL(/\/bizpage$/);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText('보내 주신 서류를 확인하고 있어요.')).toBeVisible();
    const paper = await page.request.get((await page.getByRole('link', { name: '사업자등록증 보기' }).getAttribute('href'))!);
    expect(await paper.body()).toEqual(licence.buffer);
    expect(sent).toEqual(['POST']);
    expect(faults).toEqual([]);
  });
}

test('a rejected hospital sees the reason, applies again, and is public once it is approved', async ({ page, database }) => {
  const [owner, name] = [anOwner(), `다시봄${unique()}`];
  await joinByCall(page, owner, { hospitalName: name });
  await page.goto('/bizpage/hospital');
  await expect(page.getByText('가입 신청을 확인하고 있어요.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /병원 이름/ })).toHaveValue(name);

  await reject(database, owner.email, '사업자등록증이 흐려서 읽을 수 없어요.');
  await page.goto('/bizpage');
  await expect(page.getByText('사업자등록증이 흐려서 읽을 수 없어요.')).toBeVisible();
  await page.getByRole('textbox', { name: /기본 주소/ }).fill('서울특별시 구로구 디지털로 301');
  await fileInput(page).setInputFiles({ ...licence, name: '새로 찍은 등록증.pdf' });
  await page.getByRole('button', { name: '다시 신청하기' }).click();
  await expect(page.getByText('확인 중', { exact: true })).toBeVisible();

  await approve(database, owner.email);
  await page.goto('/bizpage');
  await expect(page.getByRole('heading', { level: 1, name: '오늘의 병원' })).toBeVisible();
  await page.goto('/bizpage/hospital');
  await expect(page.getByText('공개 중')).toBeVisible();
  await page.goto(`/hostpital-list?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test('one of two applications for a listing is approved, and the other applicant is told why it was rejected', async ({
  page,
  browser,
  database,
}) => {
  const name = `한그루${unique()}병원`;
  importHospital(name);
  const [first, second] = [anOwner(), anOwner()];
  const rival = await (await browser.newContext()).newPage();
  await joinByCall(rival, second, { hospitalId: await claimableId(rival, name) });

  await page.goto('/join?type=hospital');
  await claimListing(page, name);
  await next(page);
  await showPapers(page, aBusinessNumber());
  await next(page);
  await makeAccount(page, first);
  await sendApplication(page);
  await expect(page.getByText('펫케어에 나와 있는 곳을 신청했어요')).toBeVisible();

  await approve(database, first.email);
  await page.goto('/bizpage/hospital');
  await expect(page.getByRole('textbox', { name: /병원 이름/ })).toHaveValue(name);
  await rival.goto('/bizpage');
  await expect(rival.getByText('같은 업체를 신청한 다른 계정이 먼저 승인되었어요.', { exact: false })).toBeVisible();
  await expect(rival.getByText(`“${name}”에 맞는 곳이 없어요.`, { exact: false })).toBeVisible();
  await rival.context().close();
});

test('the form shows a wrong number at its field with the last digit, and a disguised file at its field after sending', async ({
  page,
}) => {
  await page.goto('/join?type=pharmacy');
  await describeListing(page, 'pharmacy', `뽀송${unique()}`);
  await next(page);
  const number = page.getByRole('textbox', { name: /사업자등록번호/ });
  await number.pressSequentially('1208147522');
  await expect(number).toHaveValue('120-81-47522');
  await expect(page.getByText('사업자등록번호를 다시 확인해 주세요.')).toBeVisible();
  await fileInput(page).setInputFiles({ name: '등록증.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090 not a paper') });
  await next(page);
  await expect(number).toBeFocused();
  await number.fill(aBusinessNumber());
  await next(page);
  const owner = anOwner();
  await makeAccount(page, owner);
  await sendApplication(page);

  await stepTitle(page, '사업자 서류를 보여 주세요');
  await expect(page.getByText('이미지나 PDF 파일만 올릴 수 있어요.')).toBeVisible();
  await expect(fileInput(page)).toBeFocused();
  await fileInput(page).setInputFiles(licence);
  await next(page);
  await expect(page.getByRole('main').getByLabel(/^이메일/)).toHaveValue(owner.email);
  await sendApplication(page);
  await expect(page).toHaveURL(/\/bizpage$/);
});

test('the form goes one step back with the browser’s back button, and refuses a large file before sending it', async ({ page }) => {
  await page.goto('/join?type=company');
  await describeListing(page, 'company', '포근호텔');
  await next(page);
  await fileInput(page).setInputFiles({ name: '큰 파일.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(page.getByText('한 파일은 10MB까지 올릴 수 있어요.')).toBeVisible();
  await showPapers(page, aBusinessNumber());
  await page.goBack();
  await stepTitle(page, '어느 업체인가요?');
  await expect(page.getByRole('textbox', { name: /업체 이름/ })).toHaveValue('포근호텔');
  await page.goForward();
  await expect(page.getByText('사업자등록증.pdf')).toBeVisible();
});

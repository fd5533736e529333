import { expect, test } from '../fixtures.ts';
import { aMember, fillIn, fillInLogin, fillInPerson, form, freshWord, isLoggedIn, openPerson, PASSWORD, welcomed } from './joining.ts';

const CHECKS = '**/graphql';

test('a guardian joins, recommended by a member, and leads on to the requested page', async ({ page, request, faults }) => {
  const recommender = await aMember(request);
  await page.goto('/join-gate?next=%2Fpoint');
  await page.getByRole('link', { name: /이메일로 가입하기/ }).click();
  await expect(page).toHaveURL(/\/join\?next=%2Fpoint$/);
  await fillIn(page);
  await form(page).recommender.fill(` ${recommender.nickname} `);
  await form(page).send.click();

  await expect(page).toHaveURL(/\/point$/);
  await welcomed(page);
  await isLoggedIn(page);
  expect(faults).toEqual([]);
});

test('the form says while typing that an email or a nickname is taken, and opens no further step', async ({ page, request }) => {
  const { email, nickname } = await aMember(request);
  await page.goto('/join');
  const { emailCode, goOn, password, ...fields } = form(page);
  await fields.email.fill(` ${email.toUpperCase()}`);
  await password.fill(PASSWORD);
  await expect(page.getByText('이미 가입된 이메일이에요.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '로그인하기' })).toHaveAttribute('href', '/login');
  await goOn.click();
  await expect(fields.email).toBeFocused();
  await fields.email.fill(`${freshWord()}@join.test`);
  await expect(page.getByText('쓸 수 있는 이메일이에요.')).toBeVisible();
  await goOn.click();
  await expect(page.getByText('메일로 받은 인증번호를 적어 주세요.', { exact: true })).toBeVisible();
  await expect(emailCode).toBeFocused();

  await openPerson(page);
  await fields.nickname.fill(`${nickname} `);
  await expect(page.getByText('이미 쓰고 있는 닉네임이에요.')).toBeVisible();
  await fields.name.fill('김보호');
  await fields.phone.fill('010-1234-5678');
  await goOn.click();
  await expect(fields.nickname).toBeFocused();
});

test('a wrong code is said at the first step, and a way back keeps what was typed', async ({ page }) => {
  await page.goto('/join');
  const { emailCode, goOn, ...fields } = form(page);
  await fillInLogin(page);
  const right = await emailCode.inputValue();
  await emailCode.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await goOn.click();
  await expect(page.getByText('인증번호가 맞지 않거나 시간이 지났어요. 새 인증번호를 받아 주세요.')).toBeVisible();
  await expect(emailCode).toBeFocused();
  await emailCode.fill(right);
  await goOn.click();
  await fields.name.fill('김보호');
  await page.goBack();
  await expect(fields.password).toHaveValue(PASSWORD);
  await page.goForward();
  await expect(fields.name).toHaveValue('김보호');
  // A reload takes the password, and so the steps behind it.
  await page.reload();
  await expect(page).toHaveURL(/\/join\?step=1$/);
  await expect(fields.email).not.toHaveValue('');
  await expect(fields.password).toHaveValue('');
});

test('never shows a late answer about an earlier nickname', async ({ page, request }) => {
  const { nickname } = await aMember(request);
  await page.goto('/join');
  await openPerson(page);
  let answerEarlier = () => undefined as void;
  let say = () => undefined as void;
  const isAsked = new Promise<void>((asked) => (say = asked));
  const mayAnswer = new Promise<void>((go) => (answerEarlier = go));
  await page.route(CHECKS, async (route) => {
    if (!route.request().postData()?.includes(`"${nickname}"`)) return route.continue();
    const answer = await route.fetch();
    say();
    await mayAnswer;
    await route.fulfill({ response: answer });
  });
  await form(page).nickname.fill(nickname);
  await isAsked;
  const free = `보리${freshWord()}`;
  await form(page).nickname.fill(free);
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible();
  const answered = page.waitForResponse((response) => Boolean(response.request().postData()?.includes(`"${nickname}"`)));
  answerEarlier();
  await (await answered).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible();
  await expect(page.getByText('이미 쓰고 있는 닉네임이에요.')).toBeHidden();
});

test('the form shows no message when the checks are refused, and lets the person join', async ({ page }) => {
  await page.route(CHECKS, (route) =>
    /checkDuplicate/.test(route.request().postData() ?? '')
      ? route.fulfill({ json: { data: null, errors: [{ message: '요청이 너무 많아요.', extensions: { code: 'TOO_MANY_REQUESTS' } }] } })
      : route.continue(),
  );
  await page.goto('/join?next=%2Fpoint');
  const refusal = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('checkDuplicateNickname')));
  await openPerson(page);
  await form(page).nickname.fill(`보리${freshWord()}`);
  await refusal;
  await fillInPerson(page);
  await expect(page.getByText(/요청이 너무 많아요|이미 쓰고 있는 닉네임이에요/)).toBeHidden();
  await form(page).send.click();
  await expect(page).toHaveURL(/\/point$/);
});

test('the form shows a nickname that was taken between check and sending at its field, and keeps what was typed', async ({
  page,
  request,
}) => {
  await page.goto('/join?next=%2Fpoint');
  const { email, nickname } = await fillIn(page);
  await aMember(request, { nickname });
  await form(page).send.click();

  await expect(page.getByText('이미 쓰고 있는 닉네임이에요.')).toBeVisible();
  await expect(form(page).nickname).toBeFocused();
  await page.getByRole('button', { name: '이전' }).click();
  await expect(form(page).email).toHaveValue(email);
  await expect(form(page).password).toHaveValue(PASSWORD);
  await form(page).goOn.click();
  await form(page).nickname.fill(`다른${freshWord()}`);
  await form(page).goOn.click();
  await form(page).send.click();
  await expect(page).toHaveURL(/\/point$/);
  await welcomed(page);
});

test('a double click creates one account', async ({ page }) => {
  await page.goto('/join?next=%2Fpoint');
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/user/register') && sent.push(request.url()));
  await fillIn(page);
  await form(page).send.dblclick();
  await expect(page).toHaveURL(/\/point$/);
  await welcomed(page);
  expect(sent).toHaveLength(1);
});

test('the form keeps a form that was filled in before the scripts loaded, and goes on once they have', async ({ page, faults }) => {
  const files = { first: /\/releases\/shell\/[^/]+\/main\.[^/]*js/, others: /\/releases\/shell\/[^/]+\/(?!main\.).+\.js/ };
  const letGo = { first: () => undefined as void, others: () => undefined as void };
  for (const which of ['first', 'others'] as const) {
    const gate = new Promise<void>((open) => (letGo[which] = open));
    await page.route(files[which], async (route) => {
      await gate;
      await route.continue();
    });
  }
  await page.goto('/join?next=%2Fpoint', { waitUntil: 'commit' });
  await fillInLogin(page);
  // No script handles this click; what was typed must not end up in the address.
  await form(page).goOn.click();
  await expect(page).toHaveURL(/\/join\?next=%2Fpoint$/);
  letGo.first();
  await page.waitForLoadState('domcontentloaded');
  await form(page).goOn.click();
  letGo.others();
  await fillInPerson(page);
  await form(page).send.click();
  await expect(page).toHaveURL(/\/point$/);
  await welcomed(page);
  expect(faults).toEqual([]);
});

test('the form checks a nickname while Korean is being composed without disturbing the composition', async ({ page, request }) => {
  const { nickname } = await aMember(request);
  await page.goto('/join');
  await openPerson(page);
  await form(page).nickname.fill(nickname.slice(0, -1));
  await form(page).nickname.focus();
  await page.keyboard.press('End');
  const keyboard = await page.context().newCDPSession(page);
  const last = nickname.slice(-1);
  await keyboard.send('Input.imeSetComposition', { text: last, selectionStart: 1, selectionEnd: 1 });
  await expect(page.getByText('이미 쓰고 있는 닉네임이에요.')).toBeVisible();
  await keyboard.send('Input.imeSetComposition', { text: '하', selectionStart: 1, selectionEnd: 1 });
  await expect(page.getByText('이미 쓰고 있는 닉네임이에요.')).toBeHidden();
  await keyboard.send('Input.insertText', { text: '한' });
  await expect(form(page).nickname).toHaveValue(`${nickname.slice(0, -1)}한`);
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible();
});

for (const next of ['//evil.test/x', 'https://evil.test/', '/\\evil.test', 'javascript:alert(1)']) {
  test(`the form does not leave the site for next=${next}`, async ({ page }) => {
    await page.goto(`/join?next=${encodeURIComponent(next)}`);
    await fillIn(page);
    await form(page).send.click();
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/mypage\/mypet\?form=new$/);
  });
}

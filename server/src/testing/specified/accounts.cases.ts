import { aPictureFile } from '../a-picture.ts';
import { aForm } from '../an-applicant.ts';
import { rest } from '../calls.ts';
import type { TestApp } from '../with-app.ts';
import { aSocialBrowser, ticketOf } from '../sandbox/social-browser.ts';
import { chooseOn } from '../sandbox/sandbox-page.ts';
import { aGuardian, newcomer, PASSWORD } from '../people.ts';
import type { Cases, RestInput } from './cases.ts';

const DAYS = { start_date: '2026-11-01', end_date: '2026-11-30' };
const BACKWARDS = { start_date: '2026-11-30', end_date: '2026-11-01' };

/** Open 9 to 12 on every weekday. */
const HOURS = JSON.stringify(
  Array.from({ length: 7 }, (_none, weekday) => ({ weekday, isClosed: weekday % 6 === 0, open: '09:00', close: '12:00' })),
);

/** The input of joining with a social account. */
const joiner = () => {
  const { email, name, nickname, phone } = newcomer();
  return { email, name, nickname, phone };
};

export const accountsCases: Cases<RestInput> = {
  'POST /user/access-token': async ({ app }) => ({
    good: { body: { refreshToken: (await aGuardian(app)).refreshToken } },
    gives: { token: expect.any(String) },
    bad: { body: { refreshToken: 'x' }, code: 'NO_ACCESS_TOKEN' },
  }),
  'POST /user/login': ({ stranger: { email } }) => ({
    good: { body: { email, password: PASSWORD } },
    gives: { token: expect.any(String), refreshToken: expect.any(String) },
    bad: { body: { email, password: `${PASSWORD}!` }, code: 'INVALID_CREDENTIALS' },
  }),
  'POST /user/naver': async ({ app }) => {
    const browser = aSocialBrowser(app);
    const { location } = await browser.begin('naver');
    const back = await browser.comeBack(await chooseOn(location, {}));
    return {
      good: { body: { token: back.get('token') }, cookie: browser.cookie() },
      gives: { state: 'JOIN_REQUIRED' },
      bad: { body: { token: 'x' }, code: 'SOCIAL_EXPIRED' },
    };
  },
  'POST /user/kakao': async ({ app }) => {
    const browser = aSocialBrowser(app);
    const { location } = await browser.begin('kakao');
    const { url, params } = await chooseOn(location, {});
    const body = { code: params.get('code'), redirectUri: url.origin + url.pathname, token: params.get('state') };
    return {
      good: { body, cookie: browser.cookie() },
      gives: { state: 'JOIN_REQUIRED' },
      bad: { body: { ...body, token: 'x' }, code: 'SOCIAL_EXPIRED' },
    };
  },
  'POST /user/register-social': async ({ app }) => {
    const browser = aSocialBrowser(app);
    const ticket = ticketOf(await browser.logIn('naver', { person: 'specified' }));
    return {
      good: { body: { ticket, ...joiner() }, cookie: browser.cookie() },
      gives: { token: expect.any(String) },
      bad: { body: { ticket: 'x', ...joiner() }, code: 'SOCIAL_EXPIRED' },
    };
  },
  'DELETE /user/logout': async ({ app }) => ({ good: { by: await aGuardian(app) }, gives: {}, bad: { by: null, code: 'NO_ACCESS_TOKEN' } }),
  'GET /user/authorize': () => ({ good: {}, gives: {}, bad: { by: null, code: 'NO_ACCESS_TOKEN' } }),
  'POST /user/register': async ({ app }) => {
    const person = newcomer();
    return {
      good: { body: { ...person, emailCode: await aCodeFor(app, person.email) } },
      gives: { id: expect.any(String) },
      bad: { body: { ...newcomer(), emailCode: '000000' }, code: 'VALIDATION_FAILED' },
    };
  },
  'POST /user/register-company': async ({ app, parlor }) => ({
    good: { form: await aCompanyForm(app) },
    gives: {},
    bad: { form: { ...aForm('company'), registrationNumber: '123-45-67890', companyId: String(parlor.id) }, code: 'VALIDATION_FAILED' },
  }),
  'GET /user/me': ({ guest }) => ({
    good: {},
    gives: { email: guest.email, nickname: guest.nickname },
    bad: { by: null, code: 'NO_ACCESS_TOKEN' },
  }),
  'GET /user/company': ({ guest }) => ({ good: {}, gives: { companyName: '포근미용' }, bad: { by: guest, code: 'NO_ACCESS_PERMISSION' } }),
  'PATCH /user/company': async () => ({
    good: {
      form: {
        ...{ companyName: '포근미용', companyType: 'beauty', introduce: '포근해요', homepage: 'https://petcare.example' },
        ...{
          kakaoplus: 'https://pf.kakao.com/_petcare',
          address: '서울특별시 구로구 구로동로 2',
          businessHours: HOURS,
          existImages: [],
          images: await aPictureFile(),
        },
      },
    },
    gives: { introduce: '포근해요' },
    bad: { form: { homepage: 'javascript:alert(1)' }, code: 'VALIDATION_FAILED' },
  }),
  'GET /user/company-visitor': () => ({
    good: { query: DAYS },
    gives: { items: expect.any(Array) },
    bad: { query: BACKWARDS, code: 'VALIDATION_FAILED' },
  }),
  'GET /user/company-click': () => ({
    good: { query: DAYS },
    gives: { items: expect.any(Array) },
    bad: { query: BACKWARDS, code: 'VALIDATION_FAILED' },
  }),
  'GET /user/company-inflow': () => ({
    good: { query: DAYS },
    gives: { items: expect.any(Array) },
    bad: { query: { ...DAYS, end_date: '2026-02-30' }, code: 'VALIDATION_FAILED' },
  }),
  'GET /user/company-review': ({ ids }) => ({
    good: { query: { page: 1, count: 10 } },
    gives: { items: [expect.objectContaining({ id: ids.review })], total: 1 },
    bad: { query: { page: 0 }, code: 'VALIDATION_FAILED' },
  }),
};

/** The code that was mailed to an address. */
async function aCodeFor(app: TestApp, email: string): Promise<string> {
  await rest(app, undefined, 'POST', '/user/email-code', { email });
  const answer = await fetch(`${app.config.providers.mail!.proxy}/mail/letters?to=${encodeURIComponent(email)}`);
  const letters = (await answer.json()) as { text: string }[];
  return /\d{6}/.exec(letters.at(-1)!.text)![0];
}

/** A form of a company that is right. */
async function aCompanyForm(app: TestApp) {
  const form = aForm('company', {
    introduce: '포근해요',
    homepage: 'https://petcare.example',
    kakaoplus: 'https://pf.kakao.com/_petcare',
    businessHours: HOURS,
  });
  return { ...form, emailCode: await aCodeFor(app, String(form['email'])) };
}

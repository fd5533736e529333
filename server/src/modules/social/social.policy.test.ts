import { checkUnlink, isInsideSite, readPostedName, wholeName } from './social.policy.ts';

test.each([
  ['/', true],
  ['/mypage/myinfo?change=password#top', true],
  ['/search/map?q=%EA%B5%AC%EB%A1%9C', true],
  ['/community/mypet/input', true],
  ['/검색', true],
  ['', false],
  ['mypage', false],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['\\\\evil.test', false],
  ['/a\\..\\evil', false],
  ['/\t/evil.test', false],
  ['/\n/evil.test', false],
  [' /mypage', false],
  ['https://evil.test/', false],
  ['https:evil.test', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/..//evil.test', false],
  ['/.//evil.test', false],
  ['/api/client/user/social/naver', false],
  ['/graphql', false],
  [`/${'a'.repeat(500)}`, false],
])('a login may redirect to %p: %p', (next, isInside) => {
  expect(isInsideSite(next)).toBe(isInside);
});

test.each([
  [{ isLinked: true, others: 0, hasPassword: true }, null],
  [{ isLinked: true, others: 1, hasPassword: false }, null],
  [{ isLinked: true, others: 0, hasPassword: false }, 'LAST_WAY_TO_LOG_IN'],
  [{ isLinked: false, others: 2, hasPassword: true }, 'SOCIAL_NOT_LINKED'],
])('unlinking with %p is refused by %p', (account, code) => {
  const verdict = checkUnlink(account);
  expect(verdict.ok ? null : verdict.error.code).toBe(code);
});

test.each([
  ['{"name":{"firstName":"하늘","lastName":"김"}}', '김하늘'],
  ['{"name":{"firstName":" Ada ","lastName":"Lovelace"},"email":"x"}', 'Ada Lovelace'],
  ['{"name":{"firstName":"","lastName":""}}', null],
  ['{"name":{"firstName":"a\\u0000b","lastName":""}}', 'ab'],
  ['{"name":{"firstName":1,"lastName":"김"}}', undefined],
  ['{"name":null}', undefined],
  ['null', undefined],
  ['{', undefined],
  [undefined, undefined],
])('Apple’s %p is the name %p', (user, name) => {
  const posted = readPostedName(user);
  expect(posted && wholeName(posted)).toBe(name);
});

import { bus } from '@petcare/event-bus';
import { clearTokens, currentSession, evaluateSession, expireSession, session$, startSession, storeTokens } from './session.ts';
import { writeTokens } from './tokens.ts';

const ACCESS_KEY = 'petcare.accessToken';
const REFRESH_KEY = 'petcare.refreshToken';
const EXPIRED_KEY = 'petcare.sessionExpired';
const LEFT_KEY = 'petcare.sessionLeft';

const identity = { userID: '7', accountType: 0 as const, socialType: 0 as const, nickname: '보리아빠', name: '김보호' };
const encode = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
const tokenFor = (claims: object) => `e30.${encode(claims)}.x`;
const alive = tokenFor({ ...identity, exp: 4_102_444_800 });
const expired = tokenFor({ ...identity, exp: 1 });

afterEach(() => clearTokens());

test('the store of sessions signs in and publishes the session when the tokens of a login are stored', () => {
  const heard: unknown[] = [];
  const subscription = bus.on('session.changed').subscribe((session) => heard.push(session));
  storeTokens({ token: alive, refreshToken: 'r' });
  subscription.unsubscribe();

  expect(currentSession()).toEqual({ status: 'signed-in', identity });
  expect(heard.at(-1)).toEqual(currentSession());
});

test('the store of sessions keeps the session of an expired access token while there is a refresh token', () => {
  storeTokens({ token: expired, refreshToken: 'r' });
  expect(currentSession().status).toBe('signed-in');

  localStorage.removeItem(REFRESH_KEY);
  evaluateSession();
  expect(currentSession()).toEqual({ status: 'anonymous' });
});

test.each(['', 'nonsense', 'a.b.c', tokenFor({ userID: '7' }), tokenFor({ ...identity, accountType: 9 })])(
  'the session stays anonymous with the invalid token %p',
  (token) => {
    storeTokens({ token, refreshToken: 'r' });
    expect(currentSession()).toEqual({ status: 'anonymous' });
  },
);

test('the tab logs out when another tab logs out', () => {
  const stop = startSession();
  storeTokens({ token: alive, refreshToken: 'r' });
  const statuses: string[] = [];
  const subscription = session$.subscribe(({ status }) => statuses.push(status));

  localStorage.removeItem(ACCESS_KEY);
  dispatchEvent(new StorageEvent('storage', { key: ACCESS_KEY }));

  subscription.unsubscribe();
  stop();
  expect(statuses).toEqual(['signed-in', 'anonymous']);
});

test('the tab notices a logout when the browser restores the page from its cache', () => {
  const stop = startSession();
  storeTokens({ token: alive, refreshToken: 'r' });
  localStorage.removeItem(ACCESS_KEY);

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  stop();
  expect(currentSession()).toEqual({ status: 'anonymous' });
});

/** Does to the storage what another tab would do, and tells this one of it. */
function inAnotherTab(change: () => void): void {
  change();
  dispatchEvent(new StorageEvent('storage', { key: ACCESS_KEY }));
}

test('the tab keeps the page when the session expires in another tab, until somebody logs in or out', () => {
  const stop = startSession();
  storeTokens({ token: alive, refreshToken: 'r' });
  inAnotherTab(() => {
    localStorage.setItem(EXPIRED_KEY, '1');
    localStorage.removeItem(ACCESS_KEY);
    localStorage.removeItem(REFRESH_KEY);
  });
  expect(currentSession()).toEqual({ status: 'signed-in', identity, expired: true });
  evaluateSession();
  expect(currentSession()).toEqual({ status: 'signed-in', identity, expired: true });

  inAnotherTab(() => {
    localStorage.setItem(REFRESH_KEY, 'r2');
    localStorage.removeItem(EXPIRED_KEY);
    localStorage.setItem(ACCESS_KEY, alive);
  });
  expect(currentSession()).toEqual({ status: 'signed-in', identity });

  expireSession();
  localStorage.removeItem(EXPIRED_KEY);
  dispatchEvent(new StorageEvent('storage', { key: EXPIRED_KEY }));
  stop();
  expect(currentSession()).toEqual({ status: 'anonymous' });
});

test('the tab logs out when the server refuses its call after a logout in another tab has begun', () => {
  const stop = startSession();
  storeTokens({ token: alive, refreshToken: 'r' });
  inAnotherTab(() => localStorage.setItem(LEFT_KEY, '1'));
  expect(currentSession()).toEqual({ status: 'signed-in', identity });
  expireSession();
  stop();
  expect(currentSession()).toEqual({ status: 'anonymous' });
});

test('the tab logs out when it hears of a logout after the server has refused its call', () => {
  const stop = startSession();
  storeTokens({ token: alive, refreshToken: 'r' });
  expireSession();
  expect(currentSession()).toEqual({ status: 'signed-in', identity, expired: true });
  localStorage.setItem(LEFT_KEY, '1');
  dispatchEvent(new StorageEvent('storage', { key: LEFT_KEY }));
  stop();
  expect(currentSession()).toEqual({ status: 'anonymous' });
});

test('the tab that waits over its page is signed in throughout a login in another tab, and its next session can expire', () => {
  const stop = startSession();
  storeTokens({ token: alive, refreshToken: 'r' });
  expireSession();
  const statuses: string[] = [];
  const subscription = session$.subscribe(({ status }) => statuses.push(status));
  const hear = () => void dispatchEvent(new StorageEvent('storage'));
  const { setItem, removeItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...entry) {
    setItem.apply(this, entry);
    hear();
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key);
    hear();
  });
  writeTokens({ token: alive, refreshToken: 'r2' });
  jest.restoreAllMocks();
  expect(new Set(statuses)).toEqual(new Set(['signed-in']));
  expect(currentSession()).toEqual({ status: 'signed-in', identity });

  expireSession();
  subscription.unsubscribe();
  stop();
  expect(currentSession()).toEqual({ status: 'signed-in', identity, expired: true });
});

test('the session is anonymous on a page that is opened after the session expired', () => {
  storeTokens({ token: alive, refreshToken: 'r' });
  expireSession();
  clearTokens();
  localStorage.setItem(EXPIRED_KEY, '1');
  evaluateSession();
  expect(currentSession()).toEqual({ status: 'anonymous' });
});

test('the session of an anonymous visitor does not expire', () => {
  expireSession();
  expect(currentSession()).toEqual({ status: 'anonymous' });
  expect(Object.keys(localStorage).filter((key) => key !== LEFT_KEY)).toEqual([]);
});

test('nothing is published when the session is evaluated again without a change', () => {
  storeTokens({ token: alive, refreshToken: 'r' });
  const heard: unknown[] = [];
  const subscription = session$.subscribe((session) => heard.push(session));
  evaluateSession();
  evaluateSession();
  subscription.unsubscribe();
  expect(heard).toHaveLength(1);
});

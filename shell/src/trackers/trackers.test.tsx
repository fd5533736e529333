import { bus } from '@petcare/event-bus';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adPixel } from './ad-pixel.ts';
import { analytics } from './analytics.ts';
import { ConsentBar } from './consent-bar.tsx';
import { createConsentStore } from './consent.ts';
import { socialSdk } from './social-sdk.ts';
import { startTrackers } from './start-trackers.ts';

const all = [analytics, adPixel, socialSdk];
const keys = { analytics: 'G-TEST', adPixel: '4242', socialSdk: 'kakao' };
const view = (path: string) => ({ name: 'page-view', path, title: '제목' }) as const;

type Globals = { dataLayer?: ArrayLike<unknown>[]; fbq?: { queue: unknown[][] }; _fbq?: unknown };
const globals = window as Globals;
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).hostname);
const analysed = () =>
  (globals.dataLayer ?? [])
    .map((command) => Array.from(command))
    .filter(([kind]) => kind === 'event')
    .map((command) => (command[2] as { page_location: string }).page_location);
const pixelled = () => (globals.fbq?.queue ?? []).filter(([, , event]) => event === 'PageView').length;

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'fbq', '_fbq'] as const) delete globals[name];
});

test('the tracking loads nothing without a key, even with consent', () => {
  const consent = createConsentStore();
  consent.answer('granted');
  const { track } = startTrackers({}, { all, consent });
  track(view('/'));
  expect(scripts()).toEqual([]);
  expect(globals).not.toHaveProperty('dataLayer');
});

test('the tracking loads only scripts that track nobody without consent', () => {
  const { track } = startTrackers(keys, { all, consent: createConsentStore() });
  track(view('/'));
  expect(scripts()).toEqual(['t1.kakaocdn.net']);
});

test('the tracking loads each tracker once with key and consent and reports every page by its path only', () => {
  const consent = createConsentStore();
  consent.answer('granted');
  const { track } = startTrackers(keys, { all, consent });
  for (const path of ['/', '/hostpital-list', '/point']) track(view(path));
  expect(scripts()).toEqual(['www.googletagmanager.com', 'connect.facebook.net', 't1.kakaocdn.net']);
  expect(analysed()).toEqual(['/', '/hostpital-list', '/point'].map((path) => location.origin + path));
  expect(pixelled()).toBe(3);
});

test('the tracking reports from the page on which consent is given until it is withdrawn', () => {
  const consent = createConsentStore();
  const { track } = startTrackers({ analytics: 'G-TEST' }, { all, consent });
  track(view('/before'));
  track(view('/agreed'));
  consent.answer('granted');
  track(view('/after'));
  consent.answer('denied');
  track(view('/withdrawn'));
  expect(analysed()).toEqual(['/agreed', '/after'].map((path) => location.origin + path));
});

test.each(['/oauth/kakao/callback', '/login/naver', '/auth/danal', '/join', '/forgot'])(
  'the tracking does not report %s, whose address is secret',
  (path) => {
    const consent = createConsentStore();
    consent.answer('granted');
    const { track } = startTrackers(keys, { all, consent });
    track(view(path));
    expect(scripts()).toEqual([]);
  },
);

const goTo = (path: string) => bus.emit('route.changed', { path, search: '', title: '' });

test('the tracking asks for consent until it is answered and lets it be changed on the privacy page', async () => {
  const user = userEvent.setup();
  const consent = createConsentStore();
  const reload = jest.fn();
  goTo('/');
  const { unmount } = render(<ConsentBar consent={consent} reload={reload} />);
  await user.click(screen.getByRole('button', { name: '동의' }));
  expect([consent.current(), screen.queryByRole('complementary')]).toEqual(['granted', null]);
  unmount();

  goTo('/privacy');
  render(<ConsentBar consent={createConsentStore()} reload={reload} />);
  await user.click(screen.getByRole('button', { name: '동의 철회' }));
  expect(localStorage.getItem('petcare.trackingConsent')).toBe('denied');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the tracking does not ask again after a refusal', async () => {
  const user = userEvent.setup();
  const consent = createConsentStore();
  goTo('/');
  render(<ConsentBar consent={consent} />);
  await user.click(screen.getByRole('button', { name: '거부' }));
  expect([consent.current(), screen.queryByRole('complementary')]).toEqual(['denied', null]);
});

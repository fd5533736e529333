import { renderPage } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DeviceNotices } from './device-notices.tsx';
import { NoticeOffer } from './notice-offer.part.tsx';
import { browserName } from './this-browser.ts';

const ENDPOINT = 'https://push.example/1';
const subscription = {
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'P', auth: 'A' } }),
  unsubscribe: jest.fn(async () => true),
};

/** A browser with a worker, whose person answers so when it asks. */
function withBrowser({ permission = 'default', answer = 'granted', isSubscribed = false, ready = Promise.resolve() } = {}) {
  let current = isSubscribed ? subscription : null;
  const subscribe = jest.fn(async () => (current = subscription));
  const pushManager = { getSubscription: async () => current, subscribe };
  subscription.unsubscribe.mockImplementation(async () => {
    current = null;
    return true;
  });
  let isRegistered = false;
  const there = ready.then(() => void (isRegistered = true));
  const getRegistration = async () => (isRegistered ? { pushManager } : undefined);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration, ready: there } });
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: { permission, requestPermission: jest.fn(async () => answer) },
  });
  return { subscribe };
}
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const kinds = ['reservation', 'message', 'answer', 'pet', 'house'].map((kind) => ({ kind, isOn: kind !== 'house' }));
const device = (given: object) => ({ id: '1', name: 'Android · Chrome', endpoint: ENDPOINT, seenAt: '2026-11-26T01:00:00.000Z', ...given });
const push = (devices: object[] = []) => ({ getMyPush: { publicKey: 'QUJD', kinds, devices } });
const done = {
  DeviceNotices_Add: { addMyPushDevice: true },
  DeviceNotices_RemoveEndpoint: { removeMyPushEndpoint: true },
  DeviceNotices_Remove: { removeMyPushDevice: true },
  DeviceNotices_SetKind: { setMyPushKind: true },
};
const open = (mine: object, page = <DeviceNotices />) =>
  renderPage(page, { responses: { DeviceNotices_Mine: mine, ...done }, session: { accountType: 0 } });

test('a site that sends no notices shows nothing of them', async () => {
  withBrowser();
  const { container, sent } = open({ getMyPush: null });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(container).toHaveTextContent('');
});

test('a browser whose worker is begun after the page can be turned on from then on', async () => {
  let begin = () => {};
  withBrowser({ ready: new Promise((resolve) => (begin = resolve)) });
  open(push());
  expect(await screen.findByText(/이 브라우저에서는 알림을 받을 수 없어요/)).toBeVisible();
  begin();
  await waitFor(() => expect(screen.getByRole('switch', { name: '이 기기에서 알림 받기' })).toBeEnabled());
});

test('the browser is subscribed with the site’s key once its person has said yes, and turned off again', async () => {
  const { subscribe } = withBrowser();
  const { user, sent } = open(push());
  const toggle = await screen.findByRole('switch', { name: '이 기기에서 알림 받기' });
  await waitFor(() => expect(toggle).toBeEnabled());
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: Uint8Array.from([65, 66, 67]) });
  expect(sent.find(({ name }) => name === 'DeviceNotices_Add')?.variables).toEqual({
    device: { endpoint: ENDPOINT, p256dh: 'P', auth: 'A', name: browserName(navigator.userAgent) },
  });
  await user.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
  expect(sent.find(({ name }) => name === 'DeviceNotices_RemoveEndpoint')?.variables).toEqual({ endpoint: ENDPOINT });
  expect(subscription.unsubscribe).toHaveBeenCalled();
});

test('a browser whose person has refused notices says where to allow them', async () => {
  withBrowser({ permission: 'denied' });
  open(push());
  expect(await screen.findByText('브라우저 설정에서 펫케어의 알림을 허용한 뒤 다시 켜 주세요.')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: '이 기기에서 알림 받기' })).toBeDisabled();
});

test('a kind of notice is turned off, and other devices are listed and removed', async () => {
  withBrowser();
  const { user, sent } = open(push([device({})]));
  await user.click(await screen.findByRole('switch', { name: '쪽지' }));
  expect(sent.find(({ name }) => name === 'DeviceNotices_SetKind')?.variables).toEqual({ kind: 'message', isOn: false });
  expect(screen.getByRole('switch', { name: '포인트와 운영 소식' })).not.toBeChecked();
  const list = screen.getByRole('list', { name: '알림을 받는 기기' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('Android · Chrome');
  await user.click(within(list).getByRole('button', { name: 'Android · Chrome 삭제' }));
  await waitFor(() => expect(sent.find(({ name }) => name === 'DeviceNotices_Remove')?.variables).toEqual({ id: '1' }));
});

test('the offer behind a booking turns notices on, and does not come back once it was refused', async () => {
  withBrowser({ answer: 'denied' });
  const first = open(push(), <NoticeOffer />);
  await first.user.click(await screen.findByRole('button', { name: '괜찮아요' }));
  expect(screen.queryByText('확정되면 바로 알려드릴까요?')).toBeNull();
  first.unmount();
  const { sent } = open(push(), <NoticeOffer />);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText('확정되면 바로 알려드릴까요?')).toBeNull();
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Android · 삼성 인터넷',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E148 Safari/604.1', 'iPhone · Safari'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36 Edg/131.0', 'Windows · Edge'],
  ['curl/8', '다른 기기 · 브라우저'],
])('the browser of %s is called %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

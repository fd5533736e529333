import { serveNotices } from './notices.ts';
import { readState } from './state.ts';
import { scope } from './worker-scope.ts';

jest.mock('./state.ts');
jest.mock('./worker-scope.ts', () => ({
  scope: {
    location: { origin: 'https://petcare.test' },
    registration: { showNotification: jest.fn() },
    clients: { matchAll: jest.fn(), openWindow: jest.fn() },
    addEventListener: jest.fn(),
  },
}));

const { registration, clients, addEventListener } = scope as unknown as {
  registration: { showNotification: jest.Mock };
  clients: { matchAll: jest.Mock; openWindow: jest.Mock };
  addEventListener: jest.Mock;
};

/** The worker of somebody's device: what it does with a pushed text and with a notice that is pressed. */
function aDevice(person: string | null) {
  for (const mock of [registration.showNotification, clients.matchAll, clients.openWindow, addEventListener]) mock.mockReset();
  jest.mocked(readState).mockResolvedValue(person);
  serveNotices();
  const heard = new Map(addEventListener.mock.calls as [string, (event: unknown) => void][]);
  const happen = async (name: string, event: object) => {
    const works: Promise<unknown>[] = [];
    heard.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) });
    await Promise.all(works);
  };
  return {
    push: (text: string | null) => happen('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } }),
    press: async (path: unknown) => {
      const close = jest.fn();
      await happen('notificationclick', { notification: { close, data: path } });
      return close;
    },
  };
}

const notice = { title: '예약이 확정됐어요', body: '내일 오후 2:30', path: '/mypage/reservation', tag: 'reservation-7', to: '7' };

test('a notice for the person of the device is shown in its words, with the page that it leads to', async () => {
  await aDevice('7').push(JSON.stringify(notice));
  const [title, options] = registration.showNotification.mock.calls[0] as [string, object];
  expect(title).toBe(notice.title);
  expect(options).toMatchObject({ body: notice.body, tag: notice.tag, data: notice.path });
});

test.each<[string, string | null, string | null]>([
  ['for somebody who was logged in here before', '8', JSON.stringify(notice)],
  ['on a device where nobody is logged in', null, JSON.stringify(notice)],
  ['without the person whom it is for', '7', JSON.stringify({ ...notice, to: undefined })],
  ['that is no JSON', '7', 'not JSON'],
  ['without a text', '7', null],
])('a notice %s says nothing of what it was about', async (_which, person, text) => {
  await aDevice(person).push(text);
  expect(registration.showNotification).toHaveBeenCalledTimes(1);
  const shown = JSON.stringify(registration.showNotification.mock.calls);
  expect(shown).toContain('새 소식이 있어요.');
  for (const secret of [notice.title, notice.body, notice.path]) expect(shown).not.toContain(secret);
});

test('a pressed notice closes and shows the tab that has its page already', async () => {
  const device = aDevice('7');
  const [other, same] = ['/write', '/mypage/reservation'].map((path) => ({ url: `https://petcare.test${path}`, focus: jest.fn() }));
  clients.matchAll.mockResolvedValue([other, same]);
  expect(await device.press('/mypage/reservation')).toHaveBeenCalledTimes(1);
  expect(same!.focus).toHaveBeenCalledTimes(1);
  expect([other!.focus.mock.calls.length, clients.openWindow.mock.calls.length]).toEqual([0, 0]);
});

test.each([
  ['/mypage/reservation', 'https://petcare.test/mypage/reservation'],
  ['https://elsewhere.test/x', 'https://petcare.test'],
  ['//elsewhere.test/x', 'https://petcare.test'],
  [7, 'https://petcare.test/'],
])('a pressed notice that leads to %p opens %s', async (path, opened) => {
  const device = aDevice('7');
  clients.matchAll.mockResolvedValue([]);
  await device.press(path);
  expect(clients.openWindow.mock.calls).toEqual([[opened]]);
});

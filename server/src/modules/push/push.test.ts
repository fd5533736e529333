import { inTransaction } from '../../platform/database/transaction.ts';
import { ok } from '../../platform/errors/result.ts';
import { createPushClient } from '../../providers/push/push.client.ts';
import { noProviders } from '../../providers/keys.ts';
import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, logIn, PASSWORD, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import type { AlertFacts } from '../alerts/index.ts';
import { startPushService, type PushBrowser, type PushService } from './testing/push-service.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
const server = withApp(() => ({ providers: { ...noProviders, push: service.keys } }));
const withoutKeys = withApp();

const MINE = `query { getMyPush { publicKey kinds { kind isOn } devices { id name endpoint } } }`;
const ADD = `mutation ($device: PushDeviceInput!) { addMyPushDevice(device: $device) }`;
type PushAnswer = {
  publicKey: string;
  kinds: { kind: string; isOn: boolean }[];
  devices: { id: string; name: string; endpoint: string }[];
};

const mine = async ({ token }: Person) => (await gql<{ getMyPush: PushAnswer }>(server(), token, MINE)).data.getMyPush;
const add = ({ token }: Person, { endpoint, p256dh, auth }: Omit<PushBrowser, 'received' | 'answers'>, name = 'Chrome · Android') =>
  gql(server(), token, ADD, { device: { endpoint, p256dh, auth, name } });
const send = () => server().runJob('send-letters');
const tell = ({ id }: { id: number }, facts: Partial<AlertFacts> = {}) =>
  inTransaction(server().db, async (tx) => {
    const usual = { kind: 'reservation.confirmed', subject: '7', text: '튼튼동물병원 슬개골 수술', path: '/mypage/reservation' } as const;
    await server().services.alerts.tell(tx, [{ userId: id, ...usual, ...facts }]);
    return ok(true);
  });
const waiting = () => server().db`select 1 from outbox_letters where channel = 'push'`;

async function aReader(): Promise<{ person: Person; browser: PushBrowser }> {
  const [person, browser] = [await aGuardian(server()), service.subscribe()];
  expect((await add(person, browser)).errors).toEqual([]);
  return { person, browser };
}

test('an alert reaches a person’s devices, encrypted for each of them, without what a lock screen should not show', async () => {
  const { person, browser } = await aReader();
  const other = service.subscribe();
  await add(person, other, 'Safari · iPhone');
  await tell(person);
  await send();
  for (const { received } of [browser, other]) {
    expect(received).toEqual([
      {
        text: expect.any(String),
        ttl: '86400',
        topic: expect.stringMatching(/^[\w-]{32}$/),
        urgency: 'normal',
        subject: 'mailto:ops@petcare.example',
      },
    ]);
    expect(JSON.parse(received[0]!.text)).toEqual({
      title: '예약이 확정됐어요',
      body: '눌러서 확인해 주세요.',
      path: '/mypage/reservation',
      tag: 'reservation.confirmed/7',
      to: String(person.id),
    });
    expect(received[0]!.text.length).toBeLessThan(500);
  }
  expect(await waiting()).toEqual([]);
});

test('a kind of notice that is turned off goes to no device, not even when it was put in before', async () => {
  const { person, browser } = await aReader();
  const set = (isOn: boolean) =>
    gql(server(), person.token, `mutation ($isOn: Boolean!) { setMyPushKind(kind: reservation, isOn: $isOn) }`, { isOn });
  await tell(person);
  await set(false);
  expect((await mine(person)).kinds).toContainEqual({ kind: 'reservation', isOn: false });
  await tell(person, { subject: '8' });
  expect(await waiting()).toHaveLength(1);
  await send();
  expect(browser.received).toEqual([]);

  await set(true);
  await tell(person, { subject: '9' });
  await send();
  expect(browser.received).toHaveLength(1);
});

test.each([404, 410])('a device whose push service answers %i is forgotten, and the others go on', async (status) => {
  const { person, browser } = await aReader();
  const other = service.subscribe();
  await add(person, other);
  browser.answers.push(status);
  await tell(person);
  await send();
  expect(other.received).toHaveLength(1);
  expect((await mine(person)).devices.map(({ endpoint }) => endpoint)).toEqual([other.endpoint]);
});

test('a push service that is out of order is asked again later, and the device stays', async () => {
  const { person, browser } = await aReader();
  browser.answers.push(503);
  await tell(person);
  await send();
  expect(browser.received).toEqual([]);
  server().clock.advance({ minutes: 1 });
  await send();
  expect(browser.received).toHaveLength(1);
  expect((await mine(person)).devices).toHaveLength(1);
});

test('a browser belongs to whoever has turned it on last, and what waits for the one before is sent to nobody', async () => {
  const { person, browser } = await aReader();
  const next = await aGuardian(server());
  await tell(person);
  await add(next, browser);
  await send();
  expect(browser.received).toEqual([]);
  expect([(await mine(person)).devices, (await mine(next)).devices.length]).toEqual([[], 1]);
});

test('a device is listed by its name and turned off by its owner alone', async () => {
  const { person, browser } = await aReader();
  const stranger = await aGuardian(server());
  const [device] = (await mine(person)).devices;
  expect(device).toMatchObject({ name: 'Chrome · Android', endpoint: browser.endpoint });
  const remove = (by: Person) => gql(server(), by.token, `mutation ($id: ID!) { removeMyPushDevice(id: $id) }`, { id: device!.id });
  await remove(stranger);
  expect((await mine(person)).devices).toHaveLength(1);
  await remove(person);
  expect((await mine(person)).devices).toEqual([]);
});

test('a person has ten devices at most: the one that was not seen for longest goes', async () => {
  const { person, browser } = await aReader();
  for (let device = 0; device < 10; device += 1) {
    server().clock.advance({ minutes: 1 });
    await add(person, service.subscribe());
  }
  const { devices } = await mine(person);
  expect([devices.length, devices.some(({ endpoint }) => endpoint === browser.endpoint)]).toEqual([10, false]);
});

test.each([
  ['http://fcm.googleapis.com/x'],
  ['https://127.0.0.1/x'],
  ['https://[::1]/x'],
  ['https://10.0.0.8/x'],
  ['https://[::ffff:192.168.0.1]/x'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://2130706433/x'],
  ['https://localhost/x'],
  ['https://db.localhost/x'],
  ['https://postgres/x'],
  ['https://me:secret@push.example/x'],
  ['file:///etc/passwd'],
  ['no address'],
  ['https://push.example/*'],
])('no device is turned on at %s', async (text) => {
  const endpoint = text.replace('*', 'x'.repeat(1_000));
  const { errors } = await add(await aGuardian(server()), { ...service.subscribe(), endpoint });
  expect(errors[0]?.extensions.code).toBe('BAD_PUSH_DEVICE');
});

test.each([{ p256dh: 'AAAA' }, { auth: 'AAAA' }, { p256dh: '' }])('no device is turned on with keys that are none: %j', async (keys) => {
  const { errors } = await add(await aGuardian(server()), { ...service.subscribe(), ...keys });
  expect(errors[0]?.extensions.code).toBe('BAD_PUSH_DEVICE');
});

test('a name that leads into a private network is not asked, whatever it led to before', async () => {
  const { publicKey, privateKey, subject } = service.keys;
  const before = service.requests();
  const { endpoint, p256dh, auth } = service.subscribe();
  const here = endpoint.replace('push.petcare.test', 'localhost');
  const answer = await createPushClient({ publicKey, privateKey, subject }).send({
    to: { endpoint: here, p256dh, auth },
    text: 'x',
    key: 'x',
  });
  expect(answer).toEqual({ ok: false, reason: 'unavailable', detail: 'localhost is in a private network' });
  expect(service.requests()).toBe(before);
});

test('devices and choices go with whoever leaves, and with who is not seen for half a year', async () => {
  const [leaving, away, here] = [await aReader(), await aReader(), await aReader()];
  await tell(leaving.person);
  expect((await rest(server(), leaving.person.token, 'POST', '/user/withdraw', { password: PASSWORD })).status).toBe(200);
  await send();
  expect(leaving.browser.received).toEqual([]);
  expect(await server().db`select 1 from push_devices where endpoint = ${leaving.browser.endpoint}`).toEqual([]);

  const see = (by: string, endpoint: string) =>
    gql(server(), by, `mutation ($endpoint: String!) { seeMyPushEndpoint(endpoint: $endpoint) }`, { endpoint });
  server().clock.advance({ days: 100 });
  const token = await logIn(server(), here.person);
  expect((await see(token, here.browser.endpoint)).data).toEqual({ seeMyPushEndpoint: true });
  expect((await see(token, away.browser.endpoint)).data).toEqual({ seeMyPushEndpoint: false });
  server().clock.advance({ days: 81 });
  await server().runJob('forget-push-devices');
  expect(await server().db`select 1 from push_devices where endpoint = ${here.browser.endpoint}`).toHaveLength(1);
  expect(await server().db`select 1 from push_devices where endpoint = ${away.browser.endpoint}`).toEqual([]);
});

test('a site without keys offers nothing, and takes no device', async () => {
  const app = withoutKeys();
  const { token } = await aGuardian(app);
  expect((await gql(app, token, MINE)).data).toEqual({ getMyPush: null });
  const { endpoint, p256dh, auth } = service.subscribe();
  const { errors } = await gql(app, token, ADD, { device: { endpoint, p256dh, auth, name: 'x' } });
  expect(errors[0]?.extensions.code).toBe('PUSH_IS_OFF');
});

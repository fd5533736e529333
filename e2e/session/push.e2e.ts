import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { bookSalon } from '../journeys/own-reservations.ts';
import { aGuardian, askAs, logInAs } from './guardians.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

type WorkerGlobals = { shown: string[]; registration: ServiceWorkerRegistration };

/** The words that the site's worker shows from here on. A browser without a screen keeps no notices, so they are taken where they leave the worker. */
async function wordsShown(context: BrowserContext): Promise<() => Promise<string[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerGlobals;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push(`${title}: ${options?.body}`);
  });
  return () => worker.evaluate(() => (globalThis as unknown as WorkerGlobals).shown);
}

/** Delivers a message as a browser does, once its push service has brought it and the encryption is off. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === new URL('/', page.url()).href);
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await known,
    data: JSON.stringify(message),
  });
  await session.detach();
}

const userIdOf = (page: Page) =>
  page.evaluate(() => {
    const [, claims = ''] = localStorage.getItem('petcare.accessToken')!.split('.');
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { userID: string }).userID;
  });

const NOTICE = { title: '예약이 확정됐어요', body: '내일 오전 10:00', path: '/mypage/reservation', tag: 'reservation' };
const WORDS = `${NOTICE.title}: ${NOTICE.body}`;
const UNTOLD = '펫케어: 새 소식이 있어요.';

test('a pushed message is shown with its words to its account, and without them to another one and after the logout', async ({
  page,
  context,
}) => {
  await logInAs(page, await aGuardian(page));
  await page.goto('/mypage/myinfo');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const shown = await wordsShown(context);
  const to = await userIdOf(page);
  // The page tells its worker whose session it is; until then it is nobody's.
  await expect(async () => {
    await deliver(context, page, { ...NOTICE, to });
    expect((await shown()).at(-1)).toBe(WORDS);
  }).toPass();
  await deliver(context, page, { ...NOTICE, to: `${to}1` });
  await expect.poll(async () => (await shown()).at(-1)).toBe(UNTOLD);

  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText('로그아웃되었습니다.')).toBeVisible();
  const before = (await shown()).length;
  await deliver(context, page, { ...NOTICE, to });
  await expect.poll(async () => (await shown()).slice(before)).toEqual([UNTOLD]);
});

/**
 * Has the browser subscribe without the push service of its maker, which no test reaches; the keys and their forms are real ones.
 * A browser without a screen calls the permission denied whatever it was given.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEPT = 'e2e.subscription';
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    const inText = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const kept = () => {
      const text = localStorage.getItem(KEPT);
      if (!text) return null;
      const data = JSON.parse(text) as PushSubscriptionJSON;
      const unsubscribe = async () => {
        localStorage.removeItem(KEPT);
        return true;
      };
      return { endpoint: data.endpoint, toJSON: () => data, unsubscribe } as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => kept();
    PushManager.prototype.subscribe = async () => {
      const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = inText(await crypto.subtle.exportKey('raw', publicKey));
      const auth = inText(crypto.getRandomValues(new Uint8Array(16)).buffer);
      localStorage.setItem(KEPT, JSON.stringify({ endpoint: `https://push.invalid/${crypto.randomUUID()}`, keys: { p256dh, auth } }));
      return kept()!;
    };
  });
}

test('a guardian is offered notices after a booking, takes them, chooses their kinds and has the device forgotten', async ({ page }) => {
  await withPushService(page);
  const guardian = await aGuardian(page);
  await bookSalon(page.request, guardian);
  const { items } = await askAs<{ items: { id: string }[] }>(page.request, guardian, '{ items: getMyReservationsByPage { id } }');
  await logInAs(page, guardian);
  await page.goto(`/reservation/finished?id=${items[0]!.id}`);
  await expect(page.getByRole('heading', { name: '확정되면 바로 알려드릴까요?' })).toBeVisible();
  await page.getByRole('button', { name: '알림 받기' }).click();
  await expect(page.getByText('이 기기로 알려드릴게요. 내 정보에서 언제든 끌 수 있어요.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '확정되면 바로 알려드릴까요?' })).toBeHidden();

  await page.goto('/mypage/myinfo');
  const settings = page.getByRole('region', { name: '기기 알림' });
  const device = settings.getByRole('listitem').filter({ hasText: '이 기기' });
  await expect(device).toBeVisible();
  const messages = settings.getByRole('switch', { name: '쪽지' });
  const isSaved = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('DeviceNotices_SetKind'));
  await settings.getByText('쪽지').click();
  await isSaved;
  await page.reload();
  await expect(messages).not.toBeChecked();
  await expect(settings.getByRole('switch', { name: '예약 확정·변경·취소' })).toBeChecked();
  await device.getByRole('button', { name: /삭제$/ }).click();
  await expect(device).toHaveCount(0);
  await expect(settings.getByRole('switch', { name: '이 기기에서 알림 받기' })).not.toBeChecked();
});

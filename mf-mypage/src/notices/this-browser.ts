import { currentSession } from '@petcare/auth';
import { PUSH_OWNER } from '@petcare/contracts/offline';
import { createStoredText } from '@petcare/storage';

/** The possibilities of this browser for notices. `unsupported`: none; `denied`: the person has refused them to the site in the browser's settings. */
export type BrowserState = { kind: 'unsupported' } | { kind: 'denied' } | { kind: 'off' } | { kind: 'on'; endpoint: string };

export type Subscribed = { endpoint: string; p256dh: string; auth: string; name: string };

const owner = createStoredText({ key: PUSH_OWNER, where: 'device' });

const person = (): string | null => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.identity.userID : null;
};

/** The worker's registration; null where there is none, as before the page has had the time to begin one. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration('/')) ?? null;
}

export async function browserState(): Promise<BrowserState> {
  const found = await registration();
  if (!found) return { kind: 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  const subscription = await found.pushManager.getSubscription();
  return subscription && owner.read() === person() ? { kind: 'on', endpoint: subscription.endpoint } : { kind: 'off' };
}

const BROWSERS: readonly [RegExp, string][] = [
  [/SamsungBrowser/, '삼성 인터넷'],
  [/Whale/, '웨일'],
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** A browser as its owner knows it. */
export function browserName(userAgent: string): string {
  const nameIn = (names: readonly [RegExp, string][], other: string) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? other;
  return `${nameIn(DEVICES, '다른 기기')} · ${nameIn(BROWSERS, '브라우저')}`;
}

const bytesOf = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Asks the browser, which asks the person; null when they say no. Throws where its push service can't be reached. */
export async function subscribe(publicKey: string): Promise<Subscribed | null> {
  const found = await registration();
  if (!found || (await Notification.requestPermission()) !== 'granted') return null;
  // One of another account, or of another key of the site, is of no use.
  await (await found.pushManager.getSubscription())?.unsubscribe();
  const subscription = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  const { keys } = subscription.toJSON();
  owner.write(person() ?? '');
  return {
    endpoint: subscription.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    name: browserName(navigator.userAgent),
  };
}

/** Has the browser take nothing more, whatever the site still sends. */
export async function unsubscribe(): Promise<void> {
  owner.remove();
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}

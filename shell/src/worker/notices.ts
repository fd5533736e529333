import { readState } from './state.ts';
import { scope } from './worker-scope.ts';

// The release's own id is written here when it is stored.
const ICONS = '/releases/shell/RELEASE_ID__/icons';

/** A notice as the server sends it; `to` is the account that it is for. */
type Notice = { title: string; body: string; path: string; tag: string; to: string };

/** For whoever is not the one whom it is for, and where it can't be read: a browser wants something to be shown. */
const UNTOLD = { title: '펫케어', body: '새 소식이 있어요.', path: '/', tag: 'news' };

function readNotice(data: PushData | null): Notice | null {
  try {
    const notice = data?.json() as Partial<Notice> | undefined;
    const texts = [notice?.title, notice?.body, notice?.path, notice?.tag, notice?.to];
    return texts.every((text) => typeof text === 'string') ? (notice as Notice) : null;
  } catch {
    return null;
  }
}

async function show(data: PushData | null): Promise<void> {
  const notice = readNotice(data);
  const shown = notice && notice.to === (await readState('person')) ? notice : UNTOLD;
  const { title, body, path, tag } = shown;
  await scope.registration.showNotification(title, {
    body,
    tag,
    lang: 'ko',
    icon: `${ICONS}/icon-192.png`,
    badge: `${ICONS}/badge.png`,
    data: path,
  });
}

/** An address of this site, whatever is written. */
function addressOf(path: unknown): string {
  const url = new URL(typeof path === 'string' ? path : '/', scope.location.origin);
  return url.origin === scope.location.origin ? url.href : scope.location.origin;
}

/** A tab that shows the page already is shown; no other one is taken away from what somebody may be writing in it. */
async function open(path: unknown): Promise<void> {
  const address = addressOf(path);
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address);
  await (tab ? tab.focus() : scope.clients.openWindow(address));
}

/** Shows what the site sends to this device, and opens the page that it leads to. */
export function serveNotices(): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
}

type PushData = { json(): unknown };

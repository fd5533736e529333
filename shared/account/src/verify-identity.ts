import { createStoredText } from '@petcare/storage';

/** The form that is posted to a provider of identities: the fields as the API gives them. */
export type IdentityForm = { action: string; fields: readonly { name: string; value: string }[] };

/** The outcome of a verification in a window of its own. `failed` carries the reason, as a sentence for the person. */
export type IdentityAnswer = { result: 'verified' } | { result: 'cancelled' } | { result: 'failed'; message: string };

const CHANNEL = 'petcare.identity';
const storedNext = createStoredText({ key: 'petcare.identityNext', where: 'tab' });
const WINDOW_PREFIX = 'petcare-identity-';
const [WIDTH, HEIGHT] = [400, 640];

/** One window for each page that opens one, however often it is asked to. */
let ownWindow = '';

function windowName(): string {
  return (ownWindow ||= WINDOW_PREFIX + crypto.getRandomValues(new Uint32Array(2)).join(''));
}

function sayWhatComes(opened: Window): void {
  try {
    opened.document.title = '본인 확인';
    opened.document.body.textContent = '본인 확인 화면을 불러오고 있어요…';
    Object.assign(opened.document.body.style, { margin: '40vh 24px 0', font: '16px sans-serif', textAlign: 'center' });
  } catch {
    // It was open already and shows the provider's page, which is none of ours.
  }
}

/**
 * Open the window in which the provider asks: 400 × 640, a tab on phones. To
 * be called while a click is being handled, before anything is waited for.
 * Null when the browser does not allow it.
 */
export function openIdentityWindow(): Window | null {
  // What was begun in this tab and left would be copied into the window.
  storedNext.remove();
  const left = Math.max(0, screenX + (outerWidth - WIDTH) / 2);
  const top = Math.max(0, screenY + (outerHeight - HEIGHT) / 2);
  const opened = window.open('', windowName(), `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`);
  if (!opened || opened.closed) return null;
  sayWhatComes(opened);
  opened.focus();
  return opened;
}

function post({ action, fields }: IdentityForm, target: string): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target, acceptCharset: 'utf-8', hidden: true });
  for (const { name, value } of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Post the form into the window that `openIdentityWindow` has opened. */
export function postToIdentityWindow(form: IdentityForm): void {
  post(form, windowName());
}

/** Leave this page for the provider's, and go on to `next` afterwards, an address of this site; null in a window that is for this alone. */
export function postIdentityHere(form: IdentityForm, next: string | null): void {
  if (next !== null) storedNext.write(next);
  post(form, '_self');
}

/** The path to go on to after a verification for which this tab left its page; null in a window that was opened for it. */
export function identityNext(): string | null {
  return storedNext.read();
}

/** Tell the page that opened this window, and every other one of the same person, how it ended. */
export function tellIdentityAnswer(answer: IdentityAnswer): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ ...answer, window: window.name });
  channel.close();
}

/**
 * Hear how verifications end: a success of any page's window, anything else of
 * this page's own. Where browsers can't tell, nothing is heard: ask the server.
 * @returns how to stop
 */
export function onIdentityAnswer(listener: (answer: IdentityAnswer) => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<IdentityAnswer & { window: string }>) => {
    // A window that has been to another site may have lost its name.
    const isElsewhere = data.window.startsWith(WINDOW_PREFIX) && data.window !== ownWindow;
    if (data.result === 'verified' || !isElsewhere) listener(data);
  };
  return () => channel.close();
}

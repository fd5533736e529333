import { rest, type RestData, type RestRefusal } from '@petcare/api';
import { accessToken, isExpired, workplaceHeader } from '@petcare/auth';

/**
 * A stored file: the address that a form sends and the one that shows it; or the problem. `isOffline`: nothing was heard, so that it is
 * worth sending again when the connection is back.
 */
export type SendOutcome = { address: string; url: string } | { problem: string; isOffline: boolean };
type SendOptions = { isPrivate: boolean; signal: AbortSignal; onProgress: (share: number) => void };
type Answer = { success: true; data: RestData<'post', '/api/upload'> } | RestRefusal;

/** Of silence from the other side, on the way there as well as until it has worked on the picture. */
const SILENCE_MS = 60_000;
const lost: SendOutcome = { problem: '연결이 끊겼어요. 다시 연결되면 이어서 올릴게요.', isOffline: true };

/** Stores a picture that then waits with the person. Never rejects. By XMLHttpRequest: `fetch` does not say how far a body has gone. */
export async function sendPhoto(file: File, options: SendOptions): Promise<SendOutcome> {
  const token = accessToken();
  if (token && isExpired(token)) await renew();
  const first = await request(file, options);
  if (first?.status !== 401) return sentOf(first, options.isPrivate);
  await renew();
  return sentOf(await request(file, options), options.isPrivate);
}

/** A call of REST, whichever, has the token renewed. */
const renew = () => rest.get('/api/upload', { query: { id: 'none' } });

function sentOf(response: { status: number; body: Answer } | null, isPrivate: boolean): SendOutcome {
  if (!response || response.status >= 500) return lost;
  const { body } = response;
  if (!body.success) return { problem: body.message, isOffline: false };
  const { id, url } = body.data;
  return { address: isPrivate ? id : url, url };
}

function request(file: File, { isPrivate, signal, onProgress }: SendOptions): Promise<{ status: number; body: Answer } | null> {
  return new Promise((answer) => {
    const call = new XMLHttpRequest();
    let silence = 0;
    const heard = () => {
      clearTimeout(silence);
      silence = window.setTimeout(() => call.abort(), SILENCE_MS);
    };
    const end = (response: { status: number; body: Answer } | null) => {
      clearTimeout(silence);
      answer(response);
    };
    call.upload.onprogress = ({ loaded, total }) => {
      heard();
      onProgress(total > 0 ? loaded / total : 0);
    };
    call.onload = () => {
      try {
        end({ status: call.status, body: JSON.parse(call.responseText) as Answer });
      } catch {
        end(null);
      }
    };
    call.onerror = call.onabort = () => end(null);
    signal.addEventListener('abort', () => call.abort());
    const token = accessToken();
    const form = new FormData();
    form.set('file', file);
    call.open('POST', `/api/upload${isPrivate ? '?private=true' : ''}`);
    call.setRequestHeader('accept', 'application/json');
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(workplaceHeader())) call.setRequestHeader(name, value);
    heard();
    call.send(form);
  });
}

import { request } from 'node:https';
import webpush from 'web-push';
import { lookUpPublic } from './public-address.ts';
import type { PushKeys } from './push.keys.ts';

/** A browser's own address at its push service, with the keys by which it alone reads what is sent. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** `gone`: the device takes nothing any more. `refused`: this message. `unavailable`: the service said nothing usable in time. */
export type PushAnswer = { ok: true } | { ok: false; reason: 'gone' | 'refused' | 'unavailable'; detail: string };

export type PushClient = {
  publicKey: string;
  /** Hands a text over, encrypted for this browser (RFC 8291). Never throws. `key`: of two with the same only the later one waits. */
  send(message: { to: PushAddress; text: string; key: string }): Promise<PushAnswer>;
};

const ANSWER_MS = 10_000;
/** Of no use on a device that was off for longer. */
const KEPT_SECONDS = 24 * 60 * 60;
const GONE: readonly number[] = [404, 410];
const LATER: readonly number[] = [408, 425, 429];

function answerOf(status: number): PushAnswer {
  const detail = `status ${status}`;
  if (status >= 200 && status < 300) return { ok: true };
  if (GONE.includes(status)) return { ok: false, reason: 'gone', detail };
  return { ok: false, reason: status >= 500 || LATER.includes(status) ? 'unavailable' : 'refused', detail };
}

/** Web push by the `web-push` library, which writes the request; it is sent here, since whoever subscribes names the address. */
export function createPushClient({ publicKey, privateKey, subject, network }: PushKeys): PushClient {
  const lookup = network?.lookup ?? lookUpPublic;
  // Throws, as the server starts, for keys that are none.
  webpush.setVapidDetails(subject, publicKey, privateKey);
  const vapidDetails = { publicKey, privateKey, subject };

  function sent(details: webpush.RequestDetails): Promise<PushAnswer> {
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ ok: false, reason: 'unavailable', detail: error.message });
      const signal = AbortSignal.timeout(ANSWER_MS);
      const headers = details.headers as Record<string, string>;
      const asked = request(
        details.endpoint,
        { method: details.method, headers, lookup, signal, agent: false, ...(network && { ca: network.ca }) },
        (response) => {
          // Nothing that it says is read: whoever has named the address may say as much as they like.
          response.on('error', () => undefined).destroy();
          resolve(answerOf(response.statusCode ?? 0));
        },
      );
      asked.on('error', fail);
      asked.end(details.body);
    });
  }

  return {
    publicKey,
    async send({ to: { endpoint, p256dh, auth }, text, key }) {
      try {
        const topic = key.replaceAll('-', '').slice(0, 32);
        const options = { vapidDetails, TTL: KEPT_SECONDS, urgency: 'normal' as const, topic };
        return await sent(webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options));
      } catch (error) {
        // Keys of the browser that are none.
        return { ok: false, reason: 'gone', detail: String(error) };
      }
    },
  };
}

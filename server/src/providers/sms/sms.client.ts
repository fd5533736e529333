import { createHmac, randomBytes } from 'node:crypto';
import { Type } from '@fastify/type-provider-typebox';
import { dialledPhone } from '@petcare/phone';
import { Value } from 'typebox/value';
import { ask } from '../http.ts';
import type { SmsKeys } from './sms.keys.ts';

const Accepted = Type.Object({ statusCode: Type.String(), messageId: Type.String() });
const Listed = Type.Object({
  messageList: Type.Record(
    Type.String(),
    Type.Object({ messageId: Type.String(), customFields: Type.Optional(Type.Object({ key: Type.Optional(Type.String()) })) }),
  ),
});
const Failure = Type.Object({ errorCode: Type.String(), errorMessage: Type.Optional(Type.String()) });

/** `refused`: the provider names a reason. `unavailable`: it said nothing usable in time. */
export type SmsAnswer = { ok: true; messageId: string } | { ok: false; reason: 'refused' | 'unavailable'; detail: string };

export type SmsClient = {
  /** Hands a text over to be sent to a Korean number in E.164. `key`: by which it can be found. Never throws. */
  send(message: { to: string; text: string; key?: string }): Promise<SmsAnswer>;
  /** The outcome of a text of this key, which may have been handed over before; null when it was not. Never throws. */
  findSent(message: { to: string; key: string }): Promise<SmsAnswer | null>;
};

const MOST_LISTED = 500;

/** Solapi's message API, version 4 (developers.solapi.com): JSON, signed with HMAC-SHA256 over date and salt. */
export function createSmsClient(keys: SmsKeys): SmsClient {
  return {
    async send({ to, text, key }) {
      const body = JSON.stringify({
        message: { to: dialledPhone(to), from: keys.from, text, ...(key && { customFields: { key } }) },
      });
      const headers = { authorization: authorizationOf(keys), 'content-type': 'application/json' };
      const answer = await ask(`${keys.url}/messages/v4/send`, { method: 'POST', headers, body });
      if (!answer.ok) return { ok: false, reason: 'unavailable', detail: answer.detail };
      if (Value.Check(Failure, answer.body)) {
        return { ok: false, reason: 'refused', detail: `${answer.body.errorCode} ${answer.body.errorMessage ?? ''}`.trim() };
      }
      if (!Value.Check(Accepted, answer.body)) return { ok: false, reason: 'unavailable', detail: `status ${answer.status}` };
      // 2000: taken over for sending.
      if (answer.body.statusCode !== '2000') return { ok: false, reason: 'refused', detail: `statusCode ${answer.body.statusCode}` };
      return { ok: true, messageId: answer.body.messageId };
    },
    async findSent({ to, key }) {
      const query = new URLSearchParams({ to: dialledPhone(to), from: keys.from, limit: String(MOST_LISTED) });
      const answer = await ask(`${keys.url}/messages/v4/list?${query.toString()}`, { headers: { authorization: authorizationOf(keys) } });
      if (!answer.ok) return { ok: false, reason: 'unavailable', detail: answer.detail };
      if (!Value.Check(Listed, answer.body)) return { ok: false, reason: 'unavailable', detail: `status ${answer.status}` };
      const sent = Object.values(answer.body.messageList).find(({ customFields }) => customFields?.key === key);
      return sent ? { ok: true, messageId: sent.messageId } : null;
    },
  };
}

function authorizationOf({ apiKey, apiSecret }: SmsKeys): string {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

import { ask, formOf } from '../http.ts';
import type { DanalKeys } from './danal.keys.ts';

/** The failure of a call to Danal: `refused` is its own answer, `unavailable` is none that can be used. */
export type DanalFailure =
  { ok: false; reason: 'refused'; returnCode: string; returnMessage: string } | { ok: false; reason: 'unavailable'; detail: string };

/** A transaction that was opened: its id, and the fields that the popup posts to Danal. */
export type DanalTransaction = { ok: true; TID: string; RETURNCODE: string; RETURNMSG: string; fields: Record<string, string> };

/** The person whom Danal has confirmed. `birthday` is YYYY-MM-DD; `phone` as Danal writes it, null when the contract leaves it out. */
export type DanalPerson = {
  ok: true;
  name: string;
  birthday: string;
  gender: 'male' | 'female';
  phone: string | null;
  ci: string;
  di: string;
};

export type DanalOrder = { orderId: string; userId: string; title: string; targetUrl: string };

export type DanalClient = {
  startUrl: string;
  /** ITEMSEND: opens a transaction that Danal posts back to `targetUrl`. */
  open(order: DanalOrder): Promise<DanalTransaction | DanalFailure>;
  /** CONFIRM: who it was, asked from server to server. */
  confirm(tid: string): Promise<DanalPerson | DanalFailure>;
};

/** Danal UAS, mobile identity verification (service guide 1.1.6): form posts, answered as `KEY=value&…` in UTF-8. */
export function createDanalClient(keys: DanalKeys): DanalClient {
  async function call(fields: Record<string, string>): Promise<{ ok: true; fields: Record<string, string> } | DanalFailure> {
    const answer = await ask(keys.serviceUrl, { method: 'POST', body: formOf(fields) });
    if (!answer.ok) return { ok: false, reason: 'unavailable', detail: answer.detail };
    const { RETURNCODE, RETURNMSG, ...rest } = fieldsOf(answer.text);
    if (!RETURNCODE) return { ok: false, reason: 'unavailable', detail: `status ${answer.status} without a RETURNCODE` };
    if (RETURNCODE !== '0000') return { ok: false, reason: 'refused', returnCode: RETURNCODE, returnMessage: RETURNMSG ?? '' };
    return { ok: true, fields: { RETURNCODE, RETURNMSG: RETURNMSG ?? '', ...rest } };
  }

  return {
    startUrl: keys.startUrl,
    async open({ orderId, userId, title, targetUrl }) {
      const answer = await call({
        TXTYPE: 'ITEMSEND',
        SERVICE: 'UAS',
        AUTHTYPE: '36',
        CPID: keys.cpid,
        CPPWD: keys.cppwd,
        TARGETURL: targetUrl,
        CPTITLE: title,
        USERID: userId,
        ORDERID: orderId,
      });
      if (!answer.ok) return answer;
      const { RETURNCODE = '', RETURNMSG = '', ...fields } = answer.fields;
      if (!fields['TID']) return { ok: false, reason: 'unavailable', detail: 'no TID' };
      return { ok: true, TID: fields['TID'], RETURNCODE, RETURNMSG, fields };
    },
    async confirm(tid) {
      // CONFIRMOPTION 0 asks for no comparison with the order; IDENOPTION 1 gives DOB and SEX as fields of their own.
      const answer = await call({ TXTYPE: 'CONFIRM', TID: tid, CONFIRMOPTION: '0', IDENOPTION: '1' });
      if (!answer.ok) return answer;
      const { NAME, DOB, SEX, CI, DI, PHONE } = answer.fields;
      const birthday = /^(\d{4})(\d{2})(\d{2})$/
        .exec(DOB ?? '')
        ?.slice(1)
        .join('-');
      if (!NAME || !birthday || !CI || !DI || (SEX !== '0' && SEX !== '1')) {
        return { ok: false, reason: 'unavailable', detail: 'an answer without the person' };
      }
      return { ok: true, name: NAME, birthday, gender: SEX === '1' ? 'male' : 'female', phone: PHONE || null, ci: CI, di: DI };
    },
  };
}

/** Values come as they are, not percent-encoded: CI and DI are base64 and would lose their `+`. */
function fieldsOf(text: string): Record<string, string> {
  const pairs = text
    .trim()
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    });
  return Object.fromEntries(pairs.filter(([name]) => name !== '')) as Record<string, string>;
}

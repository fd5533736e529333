import { createHmac, timingSafeEqual } from 'node:crypto';

const ID = /^[0-9a-f]{10}$/;
const UNTIL = /^\d{9,11}$/;

/** The ticket that opens a mix: its id, the second after which it opens nothing, and our signature of both. */
export type Ticket = { id: string; until: string; signature: string };

function signatureOf(secret: string, id: string, until: string): string {
  return createHmac('sha256', secret).update(`composition ${id} ${until}`).digest('base64url');
}

export function signTicket(secret: string, id: string, until: Date): Ticket {
  const seconds = String(Math.floor(until.getTime() / 1000));
  return { id, until: seconds, signature: signatureOf(secret, id, seconds) };
}

/** True when we have signed this, and its time is not over. */
export function isTicketGood(secret: string, { id, until, signature }: Ticket, now: Date): boolean {
  if (!ID.test(id) || !UNTIL.test(until)) return false;
  const given = new TextEncoder().encode(signature);
  const right = new TextEncoder().encode(signatureOf(secret, id, until));
  return given.length === right.length && timingSafeEqual(given, right) && Number(until) * 1000 > now.getTime();
}

export function queryOf({ id, until, signature }: Ticket): string {
  return new URLSearchParams({ composition: id, until, signature }).toString();
}

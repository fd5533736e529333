import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header that says which request a call belongs to, on calls and on answers. */
export const REQUEST_ID = 'x-request-id';

/** No address, no text and no header of its own can stand in it. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id of a call: the one that it came with, which the call before it in the same request has, or a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

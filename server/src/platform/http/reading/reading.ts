import type { FastifyRequest } from 'fastify';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Clock } from '../../clock.ts';
import { mayBeBehind } from '../../database/replica/reads.ts';
import type { Http } from '../http.ts';
import { changesPages } from '../news/public-change.ts';

/** Of a browser: the time of its last write, in milliseconds since 1970. The delivery service sends one as well, of the last change that it knows of. */
const WRITTEN = 'petcare-written';
/** So long a browser that may have written nothing is known as one that keeps its cookies. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;
/** The clocks of two servers differ by less. */
const SKEW_MS = 5_000;

type Deps = { clock: Clock; mostLagMs: number };

/**
 * Lets what anybody may ask be answered by a replica, and whoever has written read what they wrote: each write that can be
 * seen gives its browser a mark with its time, and until a replica must have it, their questions go to the primary. Whoever
 * is signed in and has no mark may keep no cookies, so their writes are known to nobody: they stay on the primary.
 */
export function registerReading(http: Http, { clock, mostLagMs }: Deps): void {
  const isSettled = (request: FastifyRequest) => {
    const at = Number(parseCookie(request.headers.cookie ?? '')[WRITTEN] ?? Number.NaN);
    if (Number.isNaN(at)) return request.session.status !== 'signed-in';
    return clock.now().getTime() - at > mostLagMs + SKEW_MS;
  };
  // With a callback: whatever answers the request runs inside.
  http.addHook('preHandler', (request, _reply, done) => {
    if (!request.is404 && isQuestion(request) && isPublic(request) && isSettled(request)) mayBeBehind(done);
    else done();
  });
  http.addHook('onSend', (request, reply, payload, done) => {
    if (!isQuestion(request) && (!isPublic(request) || changesPages(reply))) {
      const kept = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: KEPT_SECONDS, secure: request.protocol === 'https' } as const;
      reply.header('set-cookie', stringifySetCookie({ ...kept, name: WRITTEN, value: String(clock.now().getTime()) }));
    }
    done(null, payload);
  });
}

/** True for a request that writes nothing, so far as its kind says. */
function isQuestion({ method, asked }: FastifyRequest): boolean {
  return asked ? asked.document.operation?.type === 'Query' : method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** True for what anybody may call: the only questions that a replica answers, and among writes those that only count. */
function isPublic({ asked, routeOptions }: FastifyRequest): boolean {
  return asked ? asked.isPublic : routeOptions.config.access === 'public';
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'petcare-visitor';
const DAYS = 30;
const TOKEN = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{32})\\.([\\w-]{22})(?:;|$)`);

/** Browsers that were told apart because a canary is on: nobody else gets a cookie. */
export type Visitors = {
  /** The visitor that this request's cookie names; null when it has none or one that this service didn't give. */
  known(request: FastifyRequest): string | null;
  /** A new visitor, whose cookie goes out with the reply. */
  welcome(request: FastifyRequest, reply: FastifyReply): string;
};

/** Ids are signed, so that reports can't come from visitors whom nobody has served. */
export function createVisitors(secret: string): Visitors {
  const signatureOf = (id: string) => createHmac('sha256', secret).update(`visitor ${id}`).digest('base64url').slice(0, 22);
  return {
    known({ headers }) {
      const [, id, signature] = TOKEN.exec(headers.cookie ?? '') ?? [];
      if (!id || !signature) return null;
      return timingSafeEqual(new TextEncoder().encode(signature), new TextEncoder().encode(signatureOf(id))) ? id : null;
    },
    welcome({ headers, protocol }, reply) {
      const id = randomBytes(16).toString('hex');
      const secure = protocol === 'https' || headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
      reply.header('set-cookie', `${COOKIE}=${id}.${signatureOf(id)}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`);
      return id;
    },
  };
}

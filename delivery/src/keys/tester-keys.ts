import type { FastifyInstance } from 'fastify';
import { isLocalRequest } from '../http/local-request.ts';
import type { RefusalLog } from '../registry/refusal-log.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { opens, TESTER } from './keys.policy.ts';
import type { StoredKey } from './keys.sql.ts';
import type { KeyTries } from './key-tries.ts';

/** A wrong tester's key in an address goes into the log, and whoever tries many gets no page for a while. */
export function watchTesterKeys(
  app: FastifyInstance,
  {
    keys,
    tries,
    refusals,
    settings,
  }: {
    /** Those that are not revoked. */
    keys: () => readonly StoredKey[];
    tries: KeyTries;
    refusals: RefusalLog;
    settings: SiteSettings;
  },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const query = request.url.split('?')[1];
    if (query === undefined || isLocalRequest(request, settings)) return undefined;
    const given = new URLSearchParams(query).get('tester');
    if (given === null) return undefined;
    if (await tries.areOver(request)) {
      return reply
        .code(429)
        .header('cache-control', 'no-store')
        .header('retry-after', '60')
        .type('text/plain; charset=utf-8')
        .send('잘못된 테스터 키가 여러 번 들어왔어요. 잠시 뒤에 다시 시도해 주세요.');
    }
    if (opens(keys(), TESTER, given)) return undefined;
    await tries.count(request);
    await refusals.write({ address: request.ip }, TESTER, "a wrong tester's key");
    return undefined;
  });
}

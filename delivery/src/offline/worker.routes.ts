import { readFileSync } from 'node:fs';
import { WORKER_SCRIPT } from '@petcare/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoredReleases } from '../files/stored-releases.ts';
import type { ChosenMix, MixChoice } from '../mix/choose-mix.ts';
import { paths } from '../platform/paths.ts';
import { hasWorker, WORKER_FILE } from './worker.policy.ts';

/** The policy of what the worker itself fetches: of the site alone, since it answers for nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'";

type Deps = {
  stored: StoredReleases;
  /** The mix of a page that is asked for by the same browser. */
  choose(request: FastifyRequest): Promise<MixChoice>;
  /** The live shell with what all visitors get: a tester's own mix changes no worker. */
  usual(): Promise<MixChoice>;
};

/**
 * The service worker's script: that of the shell's release that this visitor gets, and where that has none, or the switch is on, one that
 * ends whatever worker a browser has. Nothing on the way keeps it, so a browser knows by its next page.
 */
export function workerRoutes(app: FastifyInstance, { stored, choose, usual }: Deps): void {
  const ending = readFileSync(paths.endingWorker, 'utf8');

  async function scriptOf(chosen: ChosenMix): Promise<Buffer | string | null> {
    if (!hasWorker(chosen)) return ending;
    const { release } = chosen.shell;
    return (await (await stored.file('shell', release, WORKER_FILE))?.read('')) ?? null;
  }

  app.get(WORKER_SCRIPT, async (request, reply) => {
    const own = await choose(request);
    const choice = own.kind === 'mix' && !own.chosen.isAside ? own : await usual();
    const script = choice.kind === 'mix' ? await scriptOf(choice.chosen) : null;
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', vary: 'Cookie' })
      .type('text/javascript; charset=utf-8');
    // A browser keeps the worker that it has: nothing is wrong with it that is known.
    return script === null ? reply.code(503).header('retry-after', '5').send('') : reply.send(script);
  });
}

import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { packFolder } from '@petcare/wire/pack-folder';
import { Type, type Static } from 'typebox';
import type { LiveRegistry } from '../live/live-registry.ts';
import { wholeRelease } from '../registry/whole-release.ts';
import { unstampRelease } from '../release/unstamp.ts';
import type { Params } from '../http/queries.ts';
import { UPLOAD_FOLDER, type ReceiveDeps } from './receive-release.ts';
import { refusal, type SendRefusal } from '../http/refusal.ts';
import type { Turn } from './turns.ts';
import { archiveLimits } from './unpack.ts';

const buildQuery = Type.Object({
  release: Type.Optional(Type.String({ pattern: '^[0-9a-f]{1,12}$' })),
  of: Type.Optional(Type.String({ pattern: '^(shell|mf-[a-z0-9-]{1,40})$' })),
});

export type BuildRouteDeps = Pick<ReceiveDeps, 'sql' | 'store' | 'workDir'> & {
  registry: LiveRegistry;
  takeTurn: (key: string | null) => Turn;
  answer: SendRefusal;
};

/**
 * `GET …/build` below `/releases/<package>`, within what has let a key in: the build of the live release, or of any that
 * is stored, by its id or a start of it, as another site takes it in. With the shell's key of every package.
 */
export function buildRoutes(scope: FastifyInstance, { sql, store, workDir, registry, takeTurn, answer }: BuildRouteDeps): void {
  /** The archive in a folder of its own, or null when there is none to be made. */
  async function pack(name: string, release: string, folder: string): Promise<string | null> {
    const [build, archive] = [join(folder, 'build'), join(folder, 'build.tgz')];
    if (!(await unstampRelease(store, name, release, build))) return null;
    await packFolder(build, archive);
    return archive;
  }

  scope.get<{ Params: Params; Querystring: Static<typeof buildQuery> }>(
    '/releases/:package/build',
    { schema: { querystring: buildQuery } },
    async (request, reply) => {
      const { params, query, keyId } = request;
      const name = query.of ?? params.package;
      if (name !== params.package && params.package !== 'shell')
        return answer(request, reply, refusal(403, `Only the shell's key is given builds of other packages.`));
      const live = registry.live().get(name)?.release;
      const named = query.release ?? live;
      if (named === undefined) return answer(request, reply, refusal(409, `Nothing of ${name} is live here.`));
      const whole = named === live ? { release: named } : await wholeRelease(sql, name, named);
      if ('why' in whole) return answer(request, reply, refusal(409, whole.why));
      const { release } = whole;
      const turn = takeTurn(keyId);
      if ('refused' in turn) return answer(request, reply, turn.refused);

      const folder = await mkdtemp(join(workDir, UPLOAD_FOLDER));
      const over = async () => {
        turn.end();
        await rm(folder, { recursive: true, force: true });
      };
      const archive = await pack(name, release, folder).catch(async (error: unknown) => {
        await over();
        throw error;
      });
      if (archive === null) {
        await over();
        return answer(request, reply, refusal(409, `${name} ${release} is not stored here, or can't be given as it was built.`));
      }
      const content = createReadStream(archive);
      // Whoever takes it slowly keeps others from theirs.
      const limit = setTimeout(() => content.destroy(), archiveLimits.milliseconds);
      content.on('close', () => {
        clearTimeout(limit);
        void over();
      });
      return reply
        .header('cache-control', 'no-store')
        .header('content-length', (await stat(archive)).size)
        .header('petcare-release', release)
        .type('application/gzip')
        .send(content);
    },
  );
}

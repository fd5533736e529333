import { join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import { startS3Server } from '@petcare/node/s3-server';
import { startRedis } from '../../../server/src/testing/redis-server.ts';
import { root } from '../../lib/paths.ts';
import type { Run } from '../../lib/run.ts';
import { runTool } from '../../lib/tool.ts';
import { startDebianPostgres, startDebianReplica } from '../debian-postgres.ts';
import { startPgbouncer } from '../pgbouncer.ts';
import { aService } from '../service.ts';

const JWT_SECRET = 'only for a drill, and longer than thirty-two letters';

/** The parts that are not ours, each of Debian's packages but the S3 server and the providers, and the settings by which a process of ours uses them. */
export async function someParts(run: Run, dataDir: string) {
  const primary = await startDebianPostgres(run, ['max_connections=400']);
  const direct = await primary.create('petcare');
  const pooler = await startPgbouncer(run, primary.url('postgres'));
  const replica = await startDebianReplica(run, primary.url('postgres'), ['max_connections=400']);
  const redis = await startRedis();
  run.undo.push(() => redis.stop());
  const s3 = await startS3Server();
  run.undo.push(() => s3.stop());
  const sandboxPort = await freePort();
  const env = {
    ...{ NODE_ENV: 'development', DATA_DIR: dataDir, UPLOADS_DIR: join(dataDir, 'uploads'), JWT_SECRET, REDIS_URL: redis.url },
    ...{ DATABASE_URL: pooler.url('petcare'), DATABASE_DIRECT_URL: direct, ...s3.credentials },
    ...{
      AWS_ENDPOINT_URL_S3: s3.env['AWS_ENDPOINT_URL_S3']!,
      UPLOADS_STORE: 's3://petcare/uploads',
      RELEASES_STORE: 's3://petcare/releases',
    },
    SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
  };
  await aService(run, 'sandbox', sandboxPort, env);
  return { primary, direct, pooler, replica, redis, s3, env };
}

/** Puts tables, demo data and all releases in, by commands that end: nobody but the drill's own servers is there to run a job. */
export async function fill(env: Record<string, string>): Promise<void> {
  const commands = [['scripts/services/migrate.ts'], ['server/src/demo/main.ts'], ['delivery/src/release.main.ts', '--start']];
  for (const [file = '', ...args] of commands) {
    const { code, output } = await runTool(join(root, file), args, { env });
    if (code !== 0) throw new Error(`${file} failed (exit ${code}): ${output}`);
  }
}

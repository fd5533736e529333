import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import { startPostgres } from '@petcare/postgres';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { unwrap } from '../../server/src/platform/errors/result.ts';
import { paths } from '../../server/src/platform/paths.ts';
import { noProviders } from '../../server/src/providers/keys.ts';
import { machine, writeResults } from '../lib/results.ts';
import { runBench, sectionsBelow, type BenchRun } from '../lib/run-bench.ts';
import { startServer } from '../lib/server-process.ts';
import { sized } from '../lib/sized.ts';
import { fillWithReviews } from './data.ts';
import { measureReading } from './reading.ts';
import { measureStorm, measureWriting, type Guardian } from './writing.ts';

const GUARDIANS = sized(200, 20);
const PASSWORD = 'petcare-1234';

async function measure({ undo, folder }: BenchRun): Promise<string> {
  const dir = await folder('reviews');
  const cluster = await startPostgres({ dir: join(dir, 'postgres'), say: console.log });
  undo.push(cluster.stop);
  await migrate(cluster.url, paths.migrations);
  const db = createDatabase(cluster.url);
  undo.push(() => db.end());
  const jwtSecret = randomBytes(48).toString('base64url');
  // For what is no question of a server: who has joined, and whether the figures are right.
  const { services, http } = buildApp({
    db,
    clock: systemClock,
    config: {
      ...{ production: false, publicUrl: null, jwtSecret, uploadsDir: join(dir, 'uploads'), rateLimits: false, countsKeptSeconds: 0 },
      ...{
        passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
        log: false as const,
        providers: noProviders,
        jobs: null,
        redisUrl: null,
      },
    },
  });
  undo.push(() => http.close());
  console.log('Making reviews …');
  const places = await fillWithReviews(db);
  const guardians: Guardian[] = [];
  for (let number = 0; number < GUARDIANS; number += 1) {
    const email = `guardian${number}@example.test`;
    const person = { email, password: PASSWORD, name: '측정', nickname: `측정${number}`, phone: '010-1234-5678' };
    const id = unwrap(await services.accounts.register(person));
    guardians.push({ id, token: unwrap(await services.accounts.sessions.login({ email, password: PASSWORD }, '127.0.0.1')).token });
  }
  const port = await freePort();
  const server = await startServer(join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts'), [], {
    ...{ DATABASE_URL: cluster.url, UPLOADS_DIR: join(dir, 'uploads'), JWT_SECRET: jwtSecret },
    ...{ PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'development', RATE_LIMITS: 'off' },
  });
  undo.push(server.stop);
  const url = `http://127.0.0.1:${port}`;
  return sectionsBelow(`\`npm run bench reviews\` on ${machine()}`, [
    () => measureReading(url, places),
    () => measureWriting(url, cluster.url, places, guardians),
    () => measureStorm(url, places, guardians, () => services.reviews.findWrongFigures()),
  ]);
}

await runBench(async (run) => writeResults('reviews', await measure(run)));

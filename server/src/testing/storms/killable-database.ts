import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '@petcare/postgres';
import { migrate } from '../../platform/database/migrate.ts';
import { paths } from '../../platform/paths.ts';
import type { TestDatabase } from '../test-database.ts';

export type KillableDatabase = {
  create(): Promise<TestDatabase>;
  /** `kill -9`, and at once the start that `npm start` would make. */
  killAndStartAgain(): Promise<void>;
};

/** A PostgreSQL that one test file has for itself, as durable as the site's: the others' tests run on when it is killed. */
export function killableDatabase(): KillableDatabase {
  let dir = '';
  let running: RunningPostgres | undefined;
  return {
    async create() {
      dir = await mkdtemp(join(tmpdir(), 'petcare-killable-'));
      running = await startPostgres({ dir });
      await migrate(running.url, paths.migrations);
      return {
        url: running.url,
        async drop() {
          await running?.stop();
          await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
        },
      };
    },
    async killAndStartAgain() {
      if (!running) throw new Error('There is no database to kill yet');
      const port = Number(new URL(running.url).port);
      process.kill(running.pid, 'SIGKILL');
      running = await startPostgres({ dir, port });
    },
  };
}

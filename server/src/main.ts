import { endRequestsAlone } from '@petcare/node';
import { buildApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { paths } from './platform/paths.ts';

const { databaseUrl, host, port, config } = readEnvironment(process.env);
if (process.argv.includes('--migrate')) await migrate(databaseUrl, paths.migrations);

/** No visitor waits longer for one statement, and no statement takes longer from the others. */
const MOST_MILLISECONDS = 5_000;
const db = createDatabase(databaseUrl, { mostMilliseconds: MOST_MILLISECONDS });
const { http } = buildApp({ db, clock: systemClock, config });
endRequestsAlone((error) => http.log.error({ err: error }, 'unexpected failure that nobody caught'));
await http.listen({ host, port });

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // A request that never ends must not keep the process.
  setTimeout(() => process.exit(0), 5_000).unref();
  await http.close();
  await db.end({ timeout: 5 });
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// Started by another process of ours: never outlive it.
if (process.send) {
  process.on('disconnect', () => void stop());
  process.send('listening');
}

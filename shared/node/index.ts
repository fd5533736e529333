/** The code that the server and the delivery service have in common. For Node only: no browser package imports it. */
export {
  createBodyMemory,
  readWhole,
  usualBodyMemory,
  type BodyMemory,
  type BodyShare,
  type NoRoom,
  type RefusedBody,
} from './src/body-memory.ts';
export { hasBody, letRunOut, usualPace, watchBody, type BodyPace } from './src/bodies.ts';
export {
  isPooled,
  readDatabaseSettings,
  readDirectUrl,
  type DatabaseAddress,
  type DatabaseSettings,
} from './src/database/database-settings.ts';
export { createEnding, readEndingTimes, type Ending, type EndingTimes } from './src/ending.ts';
export { logAnswered, logOptions, readLogLevel, type LogLevel } from './src/log.ts';
export { logByConsole, logTo, withoutPersons } from './src/log-lines.ts';
export { MigrationProblem } from './src/migration-problem.ts';
export { migrateDatabase, missingMigrations, requireMigrations, type Migrations } from './src/migrate-database.ts';
export { createHealth, type Health } from './src/health.ts';
export { createMetrics, readMetricsAddress, serveMetrics, type Metrics, type MetricsAddress } from './src/metrics.ts';
export { PAGE_NEWS, readPageNews, writePageNews, type PageNews } from './src/page-news.ts';
export { networkOf } from './src/network.ts';
export { tellPool, watchPool, type PoolCounts } from './src/pool.ts';
export { openPool } from './src/database/open-pool.ts';
export { missingLimits } from './src/database/pooler-limits.ts';
export { OldPostgres, requirePostgres } from './src/postgres-version.ts';
export { carriedHeaders, endRequestsAlone, ofThisRequest, workOnRequest, type RequestAtWork } from './src/request-errors.ts';
export { REQUEST_ID } from './src/request-ids.ts';
export { readUploadsUrl } from './src/objects/uploads-url.ts';
export { endCallTrace, inSpan, isTracing, readTracesSettings, startTraces, traceCall, type TracesSettings } from './src/traces/traces.ts';
export { isUnreachable } from './src/unreachable.ts';

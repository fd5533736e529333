/** The PostgreSQL that comes with the house: for `npm start`, tests and benches. No service imports it. */
export { startPostgres, type PostgresOptions, type RunningPostgres } from './src/start-postgres.ts';
export { endLeftPostgres } from './src/end-left-postgres.ts';

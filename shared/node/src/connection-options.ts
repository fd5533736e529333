import postgres from 'postgres';

/**
 * The options of every pool of connections to PostgreSQL: columns in camelCase, no notices, and a new try within a second of a lost
 * connection.
 */
export const connectionOptions = {
  // The driver's own waits up to 20 seconds for a database that is long back.
  backoff: (retries: number) => Math.min(0.05 * 2 ** retries, 1),
  onnotice: () => undefined,
  transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
};

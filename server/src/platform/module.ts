import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Http } from './http/http.ts';
import type { Loaders } from './graphql/resolvers.ts';
import type { Resolvers } from './graphql/schema.gen.ts';
import type { Job } from './jobs/job.ts';
import type { JobSender } from './jobs/jobs.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { RateLimiter } from './rate-limits/rate-limit.ts';
import type { AccessTokens } from './session/access-tokens.ts';
import type { Uploads } from './uploads/uploads.ts';

/** One domain as `app.ts` registers it: its routes, resolvers, loaders and jobs. Its `.graphql` files are found by themselves. */
export type Registration = {
  routes?: (http: Http) => void;
  resolvers?: Resolvers;
  /** Field resolvers that are called once for many parents: no N+1. */
  loaders?: Loaders;
  /** The jobs beside the requests, done by one process at a time. */
  jobs?: readonly Job[];
};

/** The result of a module's `createX(deps)`: `verbs` for other modules, tests and scripts; `registration` for `app.ts`. */
export type ServerModule<Verbs = unknown> = { verbs: Verbs; registration: Registration };

/** Everything but the verbs of other modules that a module may ask for. */
export type PlatformDeps = {
  db: Database;
  clock: Clock;
  config: Config;
  jobs: JobSender;
  rateLimits: RateLimiter;
  uploads: Uploads;
  outbox: Outbox;
  tokens: AccessTokens;
};

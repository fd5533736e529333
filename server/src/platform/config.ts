import type { BodyPace, LogLevel } from '@petcare/node';
import type { ObjectPlace } from '@petcare/node/objects';
import type { ProviderKeys } from '../providers/keys.ts';
import type { JobsConfig } from './jobs/jobs.ts';

/** The settings of the environment; `main.ts` reads it, tests give their own. */
export type Config = {
  production: boolean;
  /** Pages on which people try the API. */
  apiPages?: boolean;
  /** The one origin that people see, without a slash at its end; null where each request says it by its host. */
  publicUrl: string | null;
  /** Signs access tokens and the addresses of private uploads. At least 32 characters. */
  jwtSecret: string;
  /** The folder of files that are just coming in, and of all that are stored where there is no bucket. */
  uploadsDir: string;
  /** The bucket of stored files. */
  uploadsBucket?: ObjectPlace;
  /** The origin of a CDN that shows everybody's pictures, where the site does not. */
  uploadsUrl?: string;
  /** argon2id parameters; lighter in tests. */
  passwordCost: { memoryCost: number; timeCost: number; parallelism: number };
  rateLimits: boolean;
  /** The least pace of bodies where it is not the usual one: in tests. */
  bodyPace?: BodyPace;
  /** The Redis in which rate limits are counted instead of in PostgreSQL. */
  redisUrl: string | null;
  /** No counts of listings by area are told that are older; 0 counts at every call, for tests that make listings. */
  countsKeptSeconds: number;
  /** The least grave level that is written; false for silence. */
  log: LogLevel | false;
  providers: ProviderKeys;
  /** Null where none are kept nor run: in most tests, and in what only describes the server. */
  jobs: JobsConfig | null;
};

/** OWASP's argon2id recommendation: 19 MiB, two passes, one lane. Measured: RFC 9106's 64 MiB and three passes leave 26 logins a second of 199. */
export const strongPasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

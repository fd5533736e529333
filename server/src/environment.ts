import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { readDatabaseSettings, readLogLevel, readUploadsUrl, type DatabaseSettings } from '@petcare/node';
import { readBucket } from '@petcare/node/objects';
import { strongPasswordCost, type Config } from './platform/config.ts';
import type { ReplicaSettings } from './platform/database/replica/open-replica.ts';
import { paths } from './platform/paths.ts';
import { readProviderKeys } from './providers/keys.ts';

/** As long as an answer about counts may be behind: nobody sees one more pharmacy of a thousand. */
const COUNTS_KEPT_SECONDS = 15;

export type Environment = { database: DatabaseSettings; replica: ReplicaSettings | null; host: string; port: number; config: Config };

/** Reads the process environment; throws at start, naming the variable, rather than failing later. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const production = env['NODE_ENV'] === 'production';
  const database = readDatabaseSettings(env, { applicationName: 'petcare-server', poolSize: 10 });
  const port = Number(env['PORT'] ?? 4001);
  const uploadsBucket = readBucket(env, 'UPLOADS_STORE');
  const uploadsUrl = readUploadsUrl(env);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT is not a port number');
  return {
    database,
    replica: replicaIn(env),
    host: env['HOST'] ?? '127.0.0.1',
    port,
    config: {
      production,
      apiPages: !production,
      jwtSecret: secretOf(env['JWT_SECRET'], production),
      uploadsDir: env['UPLOADS_DIR'] ?? join(paths.repository, '.data', 'uploads'),
      ...(uploadsBucket && { uploadsBucket }),
      ...(uploadsUrl && { uploadsUrl }),
      passwordCost: strongPasswordCost,
      rateLimits: env['RATE_LIMITS'] !== 'off' || production,
      redisUrl: env['REDIS_URL'] || null,
      countsKeptSeconds: COUNTS_KEPT_SECONDS,
      log: readLogLevel(env),
      publicUrl: production ? originIn(env['PUBLIC_URL'] || env['SITE_URL']) : null,
      providers: readProviderKeys(env, production),
      jobs: { databaseUrl: database.directUrl, applicationName: database.applicationName, runs: env['JOBS'] !== 'off' },
    },
  };
}

/** By so much a replica may be behind and is asked all the same. */
const MOST_LAG_SECONDS = 5;

function replicaIn(env: Record<string, string | undefined>): ReplicaSettings | null {
  const url = env['DATABASE_REPLICA_URL'];
  if (!url) return null;
  const mostLagSeconds = Number(env['DATABASE_REPLICA_LAG_SECONDS'] || MOST_LAG_SECONDS);
  if (!(mostLagSeconds >= 1 && mostLagSeconds <= 3_600))
    throw new Error(`DATABASE_REPLICA_LAG_SECONDS must be a number from 1 to 3600, not "${env['DATABASE_REPLICA_LAG_SECONDS']}"`);
  return { url, mostLagSeconds };
}

/** A secret that compresses to less is one text again and again. */
const LEAST_COMPRESSED = 24;

function secretOf(secret: string | undefined, production: boolean): string {
  if (!secret && !production) return 'development only: everybody can read this';
  if (!secret || secret.length < 32) throw new Error('JWT_SECRET must have at least 32 characters');
  if (production && deflateRawSync(secret).length < LEAST_COMPRESSED)
    throw new Error('JWT_SECRET can be guessed: let `openssl rand -base64 48` make one');
  return secret;
}

function originIn(url: string | undefined): string | null {
  if (!url) return null;
  if (!URL.canParse(url)) throw new Error('PUBLIC_URL, or SITE_URL, is not the address of the site');
  return new URL(url).origin;
}

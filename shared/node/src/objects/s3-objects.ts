import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { StoreUnavailable, type Objects } from './objects.ts';

/** A visitor waits for it; the browser gives a remote ten seconds to load. */
const READ_LIMIT = 4_000;
const CONFLICTS_BORNE = 5;
const PROBE = 'conditional-writes';

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** The SDK gives up a request that is aborted, but not an answer that has begun. */
async function within<T>(limit: number, what: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(limit);
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error(`it took longer than ${limit} ms`))),
  );
  try {
    return await Promise.race([work(signal), late]);
  } catch (error) {
    throw new StoreUnavailable(what, error);
  }
}

/** A bucket, and the milliseconds that one write, removal or page of a list may take. */
type Bucket = { bucket: string; prefix: string; config: S3ClientConfig; writeLimit: number };

/** Objects below one prefix of a bucket. What the bucket refuses, or does not do in time, is a StoreUnavailable. */
export function s3Objects({ bucket, prefix: root, config, writeLimit }: Bucket): Objects {
  // Many S3-compatible stores refuse the checksums that the SDK would send with every request.
  const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED', ...config });
  const named = (key: string) => ({ Bucket: bucket, Key: `${root}${key}` });

  async function tryToCreate(key: string, content: Buffer, abortSignal: AbortSignal): Promise<'created' | 'there' | 'conflict'> {
    try {
      await client.send(new PutObjectCommand({ ...named(key), Body: content, IfNoneMatch: '*' }), { abortSignal });
      return 'created';
    } catch (error) {
      if (statusOf(error) === 412) return 'there';
      if (statusOf(error) === 409) return 'conflict';
      throw error;
    }
  }

  const create = (key: string, content: Buffer) =>
    within(writeLimit, `writing ${key}`, async (abortSignal) => {
      // Somebody writes the same key just now: who was faster is known at the next try.
      for (let conflicts = 0; conflicts < CONFLICTS_BORNE; conflicts++) {
        const outcome = await tryToCreate(key, content, abortSignal);
        if (outcome !== 'conflict') return outcome === 'created';
      }
      throw new Error('others keep writing it');
    });

  // A store that takes no notice of conditions would overwrite releases and never say so.
  async function requireConditions(): Promise<void> {
    const content = Buffer.from('Written once: a second write has to be refused.\n');
    if ((await create(PROBE, content)) && (await create(PROBE, content))) {
      throw new Error('This store ignores If-None-Match, so it can’t keep releases: use one that supports conditional writes.');
    }
  }
  let conditions: Promise<void> | undefined;

  return {
    get: (key) =>
      within(READ_LIMIT, `reading ${key}`, async (abortSignal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand(named(key)), { abortSignal });
          abortSignal.addEventListener('abort', () => (Body as Readable | undefined)?.destroy());
          return Body ? Buffer.from(await Body.transformToByteArray()) : null;
        } catch (error) {
          if (error instanceof Error && error.name === 'NoSuchKey') return null;
          throw error;
        }
      }),
    async create(key, content) {
      conditions ??= requireConditions().catch((error: unknown) => {
        conditions = undefined;
        throw error;
      });
      await conditions;
      return create(key, content);
    },
    async delete(key) {
      await within(writeLimit, `removing ${key}`, (abortSignal) => client.send(new DeleteObjectCommand(named(key)), { abortSignal }));
    },
    async *list(prefix) {
      let from: string | undefined;
      do {
        const page = await within(writeLimit, `listing ${prefix}`, (abortSignal) =>
          client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: `${root}${prefix}`, ContinuationToken: from }), { abortSignal }),
        );
        for (const { Key = '', LastModified = new Date() } of page.Contents ?? [])
          yield { key: Key.slice(root.length), modified: LastModified };
        from = page.NextContinuationToken;
      } while (from);
    },
  };
}

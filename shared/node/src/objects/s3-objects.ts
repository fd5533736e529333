import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { StoreUnavailable, type FileContent, type Objects } from './objects.ts';

/** A visitor waits for it; the browser gives a remote ten seconds to load. */
const READ_LIMIT = 4_000;
const CONFLICTS_BORNE = 5;
/** As often as the SDK tries what it holds in memory; what it reads from a file it does not try again by itself. */
const FILE_TRIES = 3;
const TRY_AGAIN_MS = 100;
const PROBE = 'conditional-writes';

/** Whoever asked hears of a failure; the SDK would tell the terminal of it too. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

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
  const client = new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silent,
    ...config,
  });
  const named = (key: string) => ({ Bucket: bucket, Key: `${root}${key}` });

  const put = (key: string, body: { Body: Buffer | Readable; ContentLength?: number }, abortSignal: AbortSignal) =>
    client.send(new PutObjectCommand({ ...named(key), ...body, IfNoneMatch: '*' }), { abortSignal });

  /** A bucket takes all of it, as long as it was said to be, or nothing. */
  async function putFile(key: string, { path }: FileContent, abortSignal: AbortSignal): Promise<void> {
    const { size } = await stat(path);
    for (let tries = 1; ; tries += 1) {
      const file = createReadStream(path);
      try {
        await put(key, { Body: file, ContentLength: size }, abortSignal);
        return;
      } catch (error) {
        const status = statusOf(error) ?? 500;
        if (status < 500 || tries === FILE_TRIES || abortSignal.aborted) throw error;
      } finally {
        file.destroy();
      }
      await pause(TRY_AGAIN_MS * tries, undefined, { signal: abortSignal });
    }
  }

  type Outcome = 'created' | 'there' | 'conflict';

  async function tryToCreate(key: string, content: Buffer | FileContent, abortSignal: AbortSignal): Promise<Outcome> {
    try {
      if ('path' in content) await putFile(key, content, abortSignal);
      else await put(key, { Body: content }, abortSignal);
      return 'created';
    } catch (error) {
      if (statusOf(error) === 412) return 'there';
      if (statusOf(error) === 409) return 'conflict';
      throw error;
    }
  }

  const create = (key: string, content: Buffer | FileContent) =>
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

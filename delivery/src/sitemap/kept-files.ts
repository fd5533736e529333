import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A file as it is sent: compressed, which is a twentieth of its text. */
export type KeptFile = { gzip: Buffer; etag: string };

/** Compresses a text while it is being made: no more than a slice of it is ever there as text. */
export async function compressed(text: AsyncIterable<string>): Promise<KeptFile> {
  const chunks: Buffer[] = [];
  const hash = createHash('sha256');
  await pipeline(text, createGzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      hash.update(chunk);
      chunks.push(chunk);
    }
  });
  return { gzip: Buffer.concat(chunks), etag: `"${hash.digest('base64url').slice(0, 22)}"` };
}

const KEPT_MILLISECONDS = 300_000;
const MOST_KEPT = 100;

/** Files by their names, each made once in some minutes however many ask for it. One that could not be made is not kept. */
export function createKeptFiles(
  now: () => number = Date.now,
): (name: string, make: () => Promise<KeptFile | null>) => Promise<KeptFile | null> {
  const kept = new Map<string, { until: number; file: Promise<KeptFile | null> }>();
  return async (name, make) => {
    const known = kept.get(name);
    if (known && known.until > now()) return known.file;
    const file = make();
    kept.delete(name);
    kept.set(name, { until: now() + KEPT_MILLISECONDS, file });
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    try {
      return await file;
    } catch (error) {
      if (kept.get(name)?.file === file) kept.delete(name);
      throw error;
    }
  };
}

import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { MOST_ARCHIVE_BYTES } from '@petcare/wire/pack-folder';
import { extract, type Header } from 'tar-stream';
import { entryPathFault } from './entry-path.policy.ts';
import { refusal, type Refusal } from '../http/refusal.ts';

export type ArchiveLimits = {
  archiveBytes: number;
  unpackedBytes: number;
  fileBytes: number;
  files: number;
  /** The factor by which its content may be larger than the archive; asked from the first megabyte on. */
  ratio: number;
  /** Until all of it is here. */
  milliseconds: number;
};

/** The largest of our packages, the shell, is a tenth of each. */
export const archiveLimits: ArchiveLimits = {
  archiveBytes: MOST_ARCHIVE_BYTES,
  unpackedBytes: 100_000_000,
  fileBytes: 20_000_000,
  files: 1_000,
  ratio: 100,
  milliseconds: 120_000,
};

const RATIO_ASKED_FROM = 1_000_000;
/** Names longer than this are not repeated: whoever reads the log wants to read the next line too. */
const SHOWN = 80;
/** The messages of the reader's own streams when another has failed; their errors have no code. */
const ENDED = new Set(['Stream was destroyed', 'Premature close', 'Writable stream closed prematurely']);

class UnfitArchive extends Error {
  readonly refusal: Refusal;
  constructor(found: Refusal) {
    super(found.message);
    this.refusal = found;
  }
}

const malformed = (message: string) => new UnfitArchive(refusal(400, message));
const tooLarge = (message: string) => new UnfitArchive(refusal(413, message));
const MB = (bytes: number) => `${bytes / 1_000_000} MB`;
const shown = (name: string) => JSON.stringify(name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name);

/** Passes bytes on and counts them; `check` throws when they are too many. */
function meter(check: (bytes: number) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      try {
        check(bytes);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

function meters(limits: ArchiveLimits): { archive: Transform; unpacked: Transform } {
  let read = 0;
  const archive = meter((bytes) => {
    read = bytes;
    if (bytes > limits.archiveBytes) throw tooLarge(`The archive is larger than ${MB(limits.archiveBytes)}.`);
  });
  const unpacked = meter((bytes) => {
    if (bytes > limits.unpackedBytes) throw tooLarge(`Unpacked, the archive is larger than ${MB(limits.unpackedBytes)}.`);
    if (bytes > RATIO_ASKED_FROM && bytes > read * limits.ratio)
      throw tooLarge(`The archive unpacks to more than ${limits.ratio} times its size: no build does.`);
  });
  return { archive, unpacked };
}

/**
 * Throws the fault that keeps this entry from being unpacked. A size is only what the header says: the bytes themselves are counted too.
 */
function requireFit({ name, type, size }: Header, known: ReadonlySet<string>, limits: ArchiveLimits): void {
  if (type !== 'file')
    throw malformed(`${shown(name)} is a ${(type as string | null) ?? 'thing of an unknown kind'}: an archive holds plain files only.`);
  const fault = entryPathFault(name);
  if (fault) throw malformed(`${shown(name)} ${fault}.`);
  if (known.has(name)) throw malformed(`${shown(name)} is in the archive twice.`);
  if (known.size >= limits.files) throw tooLarge(`The archive holds more than ${limits.files} files.`);
  if (size > limits.fileBytes) throw tooLarge(`${shown(name)} is larger than ${MB(limits.fileBytes)}.`);
}

async function write(entry: AsyncIterable<unknown>, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const file = await open(place, 'wx');
  try {
    for await (const chunk of entry) await file.writeFile(chunk as Uint8Array);
  } finally {
    await file.close();
  }
}

/** The refusal that an error of the streams stands for; null when it is none of the archive's. */
function refusalOf(error: NodeJS.ErrnoException): Refusal | null {
  if (error instanceof UnfitArchive) return error.refusal;
  const { name, code = '', message } = error;
  if (name === 'AbortError') return refusal(408, 'The archive did not arrive in time.');
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET')
    return refusal(400, 'The connection broke before the archive was complete.');
  if (['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code)) return refusal(400, 'A name in the archive is a file and a folder.');
  if (code.startsWith('Z_')) return refusal(400, `The archive is no complete gzip file: ${message}.`);
  // What reads the archive gives its errors no code.
  if (name === 'Error' && code === '') return refusal(400, `The archive is no complete tar file: ${message}.`);
  return null;
}

/** The archive's reader is a stream of streamx: in all that a pipeline asks for the same as node's. */
const writable = (stream: ReturnType<typeof extract>) => stream as unknown as NodeJS.WritableStream;

/** Each of the two ends the other: the one that only says so is not the cause. */
function causeOf(...ends: PromiseSettledResult<unknown>[]): NodeJS.ErrnoException {
  const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as NodeJS.ErrnoException] : []));
  const isCause = ({ code, message }: NodeJS.ErrnoException) => code !== 'ERR_STREAM_PREMATURE_CLOSE' && !ENDED.has(message);
  return errors.find(isCause) ?? (errors.at(-1) as NodeJS.ErrnoException);
}

/**
 * Unpack a tar.gz into an empty folder, as it comes: it is never in memory as
 * a whole, and `archive` is destroyed at the first byte too many. What lies in
 * the folder after a refusal is the caller's to clear away.
 */
export async function unpackArchive(
  archive: Readable,
  folder: string,
  limits: ArchiveLimits = archiveLimits,
): Promise<{ files: ReadonlySet<string> } | { refused: Refusal }> {
  const files = new Set<string>();
  const entries = extract();
  const meter = meters(limits);
  const passing = pipeline(archive, meter.archive, createGunzip(), meter.unpacked, writable(entries), {
    signal: AbortSignal.timeout(limits.milliseconds),
  });
  const reading = (async () => {
    for await (const entry of entries) {
      requireFit(entry.header, files, limits);
      files.add(entry.header.name);
      await write(entry, join(folder, entry.header.name));
    }
  })();
  const [read, passed] = await Promise.allSettled([reading, passing]);
  if (read.status === 'fulfilled' && passed.status === 'fulfilled') return { files };
  const error = causeOf(read, passed);
  const refused = refusalOf(error);
  if (!refused) throw error;
  return { refused };
}

import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The time after which a file that a dead server has left is nobody's. */
const ABANDONED_MS = 60 * 60 * 1000;

/** From whom a file has come: a person, if somebody is signed in, and a customer's network. */
export type Sender = { person: number | null; network: string };

/** A file whose type is whatever its bytes say; of the house itself where it has no sender. */
export type FileOnDisk = { path: string; sender?: Sender | undefined };

/**
 * A file of a multipart body, on disk until its request has been answered. Its type is whatever its bytes say (see
 * uploads). Only `receiveFile` makes one: whatever else a caller sends has no path that could be read.
 */
export class UploadedFile {
  readonly filename: string;
  readonly sender: Sender | undefined;
  readonly #path: string;
  readonly #digest: string;

  constructor(filename: string, path: string, digest: string, sender?: Sender) {
    this.filename = filename;
    this.sender = sender;
    this.#path = path;
    this.#digest = digest;
  }

  get path(): string {
    return this.#path;
  }

  /** The digest, which stands for the file where a body is compared with another. */
  toJSON(): string {
    return this.#digest;
  }
}

/** Writes a part of a body into the folder. */
export async function receiveFile(folder: string, filename: string, part: Readable, sender?: Sender): Promise<UploadedFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  part.on('data', (chunk: Buffer) => hash.update(chunk));
  try {
    await pipeline(part, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return new UploadedFile(filename, path, hash.digest('base64'), sender);
}

/** Removes what earlier processes have left in the folder; other processes may be writing into it now. */
export async function removeAbandonedFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    const changed = await stat(path).catch(() => null);
    if (changed && changed.mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true });
  }
}

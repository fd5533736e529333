import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';

/** No site takes in a build that is larger than this as a tar.gz. */
export const MOST_ARCHIVE_BYTES = 50_000_000;

/** The same archive whenever it is made. */
const MTIME = new Date(0);

async function fill(archive: Pack, folder: string): Promise<void> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  for (const path of paths) {
    const name = relative(folder, path).split(sep).join('/');
    const content = new Uint8Array(await readFile(path));
    await new Promise<void>((resolve, reject) =>
      archive.entry({ name, mtime: MTIME }, content, (error) => (error ? reject(error) : resolve())),
    );
  }
  archive.finalize();
}

/** Write all files of a folder into a tar.gz. */
export async function packFolder(folder: string, file: string): Promise<void> {
  const archive = pack();
  // The packer is a stream of streamx: in all that a pipeline asks for the same as node's.
  const written = pipeline(archive as unknown as Readable, createGzip(), createWriteStream(file));
  await Promise.all([written, fill(archive, folder).catch((error: Error) => archive.destroy(error))]);
}

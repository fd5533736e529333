import { copyFile, mkdir, readdir, stat, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MOST_BYTES = 5_000_000;
const LOOKS_EVERY = 1_000;

/**
 * Puts a full log aside (`.1`, in place of the last one) under whoever writes into it: processes of ours and PostgreSQL
 * append, and go on at the new end. What is written between the copy and the cut is lost.
 */
export async function putAsideIfFull(file: string, most = MOST_BYTES): Promise<void> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size <= most) return;
  // On a full disk the old one goes without a copy, and makes room.
  await copyFile(file, `${file}.1`).catch(() => undefined);
  await truncate(file);
}

/** Makes the folder of a log that is about to be opened, and room in it. */
export async function roomFor(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await putAsideIfFull(file);
}

/** Keeps the logs of a folder small for as long as the site runs: strangers write into them, too. */
export function watchLogs(folder: string, { every = LOOKS_EVERY, most = MOST_BYTES } = {}): { stop: () => Promise<void> } {
  let looking = Promise.resolve();
  const look = async () => {
    for (const name of await readdir(folder)) if (name.endsWith('.log')) await putAsideIfFull(join(folder, name), most);
  };
  // A full disk, or a folder that is not there yet: it is looked at again.
  const watch = setInterval(() => (looking = looking.then(look).catch(() => undefined)), every);
  watch.unref();
  return {
    async stop() {
      clearInterval(watch);
      await looking;
    },
  };
}

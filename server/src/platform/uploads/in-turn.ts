import { access } from 'node:fs/promises';
import { fairShares } from '../fair-shares.ts';
import type { FileOnDisk } from '../http/uploaded-file.ts';

/** Files that are worked on at a time, each of which takes a core, and how many of them are one person's or network's. */
const PLACES = { most: 2, share: 1 };
const run = fairShares(PLACES);

/**
 * The work on a file, once it is its sender's turn. The file goes with the connection on which it came: then this fails, since what
 * could not be read any more says nothing of the file, and would be kept as the answer for the sender's next try.
 */
export function inTurn<T>({ path, sender }: FileOnDisk, work: () => Promise<T>): Promise<T> {
  const whole = async () => {
    const outcome = await work();
    await access(path);
    return outcome;
  };
  if (!sender) return run(['the house'], whole);
  return run([`person ${sender.person ?? sender.network}`, `network ${sender.network}`], whole);
}

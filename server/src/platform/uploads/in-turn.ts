import { fairShares } from '../fair-shares.ts';
import type { FileOnDisk } from '../http/uploaded-file.ts';

/** Files that are worked on at a time, each of which takes a core, and how many of them are one person's or network's. */
const PLACES = { most: 2, share: 1 };
const run = fairShares(PLACES);

/** The work on a file, once it is its sender's turn. */
export function inTurn<T>({ sender }: FileOnDisk, work: () => Promise<T>): Promise<T> {
  if (!sender) return run(['the house'], work);
  return run([`person ${sender.person ?? sender.network}`, `network ${sender.network}`], work);
}

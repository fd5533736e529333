import type { Composition, RemoteName } from '@petcare/contracts';
import { ownerOf } from '../remotes/telemetry.ts';

/** The package whose code sent an event; null when it came from no file of the house. */
export type Sender = 'shell' | RemoteName | null;

const FRAME = /https?:\/\/[^\s()]+?(?=:\d+(?::\d+)?\)?$)/gm;

/** The remote that a tester has put in place from the origin of this file. */
function localOwnerOf(file: string, { remotes }: Composition): Sender {
  const { origin } = new URL(file);
  const found = Object.entries(remotes).find(([, { entry }]) => entry.startsWith(`${origin}/`));
  return found ? (found[0] as RemoteName) : null;
}

/**
 * The package whose code sent an event, by the stack of its delivery: callers say nothing of themselves, so nobody can pretend. On top
 * stands who listened, below it the file with the page's shared copies, the bus among them: those act for whoever called them, and what
 * nobody called (a timer, another tab) is the shell's, whose copies they are.
 */
export function senderOf(stack: string, composition: Composition): Sender {
  const files: string[] = stack.match(FRAME) ?? [];
  const copies = files.find((file) => file !== files[0]);
  const below = files.slice(files.indexOf(copies ?? '') + 1);
  const caller = below.find((file) => file !== copies);
  if (caller === undefined) return 'shell';
  return ownerOf(caller)?.package ?? localOwnerOf(caller, composition);
}

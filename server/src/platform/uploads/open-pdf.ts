import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import type { FileOnDisk } from '../http/uploaded-file.ts';
import { inTurn } from './in-turn.ts';

export type OpenedPdf = 'readable' | 'locked' | 'unreadable';

/** Longer than a whole catalogue takes on a machine that has much to do. */
const MOST_MILLISECONDS = 15_000;
const HEAP = '--max-old-space-size=128';
/** As pdf-opener.mjs ends. */
const outcomes: Readonly<Record<number, OpenedPdf>> = { 0: 'readable', 3: 'locked' };

/**
 * The answer to whether a PDF can be looked at: it is opened, and its first page found. That is done by a process of its own, without
 * our settings: what a stranger has written may take its memory or all of its time, and ends nobody but itself.
 */
export function openPdf(file: FileOnDisk, milliseconds = MOST_MILLISECONDS): Promise<OpenedPdf> {
  return inTurn(file, async () => {
    const opener = join(paths.platform, 'uploads', 'pdf-opener.mjs');
    const child = spawn(process.execPath, [HEAP, opener, file.path], { stdio: 'ignore', env: {} });
    const tooLong = setTimeout(() => child.kill('SIGKILL'), milliseconds);
    try {
      const [code] = (await once(child, 'exit')) as [number | null];
      return outcomes[code ?? -1] ?? 'unreadable';
    } finally {
      clearTimeout(tooLong);
    }
  });
}

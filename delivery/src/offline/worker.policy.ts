import type { ChosenMix } from '../mix/choose-mix.ts';

/** The file of a shell's release that is its service worker. */
export const WORKER_FILE = 'sw.js';
/** The feature switch that ends the workers of those visitors for whom it is on. */
const ENDING_SWITCH = 'no-offline';

/** True when the visitors of this mix have the worker of its shell: an older shell has none, and a switch ends it. */
export function hasWorker({ shell, switches }: Pick<ChosenMix, 'shell' | 'switches'>): boolean {
  return shell.manifest.files.some(({ path }) => path === WORKER_FILE) && !switches.includes(ENDING_SWITCH);
}

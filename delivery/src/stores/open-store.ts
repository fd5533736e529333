import { openObjects } from '@petcare/node/objects';
import type { StoreSettings } from '../settings/settings.ts';
import { releaseStore } from './release-store.ts';
import { rememberingStore } from './remembering-store.ts';
import type { ReleaseStore } from './store.ts';

/** The releases of the store that the settings name. */
export async function openStore(settings: StoreSettings): Promise<ReleaseStore> {
  const store = releaseStore(await openObjects(settings));
  // What lies in a folder the system keeps in memory by itself.
  return 'folder' in settings ? store : rememberingStore(store);
}

import { silenceAwsVersionWarning } from '../settings/environment.ts';
import type { StoreSettings } from '../settings/settings.ts';
import { folderObjects } from './folder-objects.ts';
import type { Objects } from './objects.ts';
import { releaseStore } from './release-store.ts';
import { rememberingStore } from './remembering-store.ts';
import type { ReleaseStore } from './store.ts';

/** The store of releases that the settings name. */
export async function openObjects(settings: StoreSettings): Promise<Objects> {
  if ('folder' in settings) return folderObjects(settings.folder);
  const { bucket, prefix, elsewhere } = settings;
  silenceAwsVersionWarning();
  // The SDK alone takes longer to load than the rest of the service: only who uses it waits for it.
  const { s3Objects } = await import('./s3-objects.ts');
  // Elsewhere than at AWS a bucket rarely has a name of its own in the DNS.
  const config = elsewhere ? { ...elsewhere, forcePathStyle: true } : {};
  return s3Objects({ bucket, prefix: prefix ? `${prefix}/` : '', config });
}

/** The releases that are kept there. */
export async function openStore(settings: StoreSettings): Promise<ReleaseStore> {
  const store = releaseStore(await openObjects(settings));
  // What lies in a folder the system keeps in memory by itself.
  return 'folder' in settings ? store : rememberingStore(store);
}

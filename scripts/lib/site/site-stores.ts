import { openObjects, readBucket, type Objects } from '@petcare/node/objects';
import { readStoreSettings } from '../../../delivery/src/settings/read-settings.ts';
import { paths } from '../paths.ts';

/** The store of this site's uploads: the bucket of UPLOADS_STORE, else the folder. */
export const openUploads = (): Promise<Objects> => openObjects(readBucket(process.env, 'UPLOADS_STORE') ?? { folder: paths.uploads });

/** The store of this site's releases: the bucket of RELEASES_STORE, else the folder. */
export const openReleases = (): Promise<Objects> => openObjects(readStoreSettings({ ...process.env, RELEASES_DIR: paths.releases }));

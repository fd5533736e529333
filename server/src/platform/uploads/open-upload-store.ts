import type { Config } from '../config.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore, type UploadStore } from './store.ts';

/** The store of uploaded files that the settings name: a bucket, else a folder. */
export const openUploadStore = ({ uploadsBucket, uploadsDir }: Pick<Config, 'uploadsBucket' | 'uploadsDir'>): UploadStore =>
  uploadsBucket ? createBucketStore(uploadsBucket) : createFolderStore(uploadsDir);

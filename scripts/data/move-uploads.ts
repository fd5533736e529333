import { folderObjects, openObjects, readBucket } from '@petcare/node/objects';
import { copyNew } from '../lib/backup/stored-files.ts';
import { isUpload } from '../lib/backup/take-backup.ts';
import { paths } from '../lib/paths.ts';

const usage = `Usage: UPLOADS_STORE=s3://BUCKET/PREFIX npm run move-uploads
       (copies what the bucket does not have yet of UPLOADS_DIR; the folder stays as it is)`;

try {
  const bucket = readBucket(process.env, 'UPLOADS_STORE');
  if (!bucket || process.argv.length > 2) throw new Error(usage);
  const count = await copyNew(folderObjects(paths.uploads), await openObjects(bucket), isUpload);
  console.log(`${count} files of ${paths.uploads} are in ${process.env['UPLOADS_STORE']} now that were not.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

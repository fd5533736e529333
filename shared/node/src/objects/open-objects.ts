import { folderObjects } from './folder-objects.ts';
import type { ObjectPlace } from './object-place.ts';
import type { Objects } from './objects.ts';

/** The milliseconds of one write in a bucket where nobody waits for it. */
const UNHURRIED = 60_000;

/**
 * The objects of a place. A bucket is asked at the first use of them.
 * @param writeLimit the milliseconds that one write, removal or page of a list may take in a bucket
 */
export async function openObjects(place: ObjectPlace, writeLimit = UNHURRIED): Promise<Objects> {
  if ('folder' in place) return folderObjects(place.folder);
  const { bucket, prefix, elsewhere } = place;
  // The Node that the SDK's next version needs is a matter for whoever updates it, not for each command.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  // The SDK alone takes longer to load than the rest of the service: only who uses it waits for it.
  const { s3Objects } = await import('./s3-objects.ts');
  // Elsewhere than at AWS a bucket rarely has a name of its own in the DNS.
  const config = elsewhere ? { ...elsewhere, forcePathStyle: true } : {};
  return s3Objects({ bucket, prefix: prefix ? `${prefix}/` : '', config, writeLimit });
}

import { createHash } from 'node:crypto';
import type { StoredReleases } from '../files/stored-releases.ts';
import { integrityOf } from '../mix/release-files.ts';
import type { StoredRelease } from '../registry/registry.sql.ts';
import type { BuildSource } from './thread/messages.ts';

/** The text of a release's server build, as it was stored. @throws when it has none, or another than the registry says */
export async function readServerBuild(stored: StoredReleases, { package: name, release, manifest }: StoredRelease): Promise<BuildSource> {
  const path = manifest.server;
  const expected = path && integrityOf(manifest, path);
  if (!path || !expected) throw new Error(`${name} ${release} has no server build`);
  const content = await (await stored.file(name, release, path))?.read('');
  if (!content) throw new Error(`${name} ${release} has no ${path}`);
  const actual = `sha384-${createHash('sha384').update(new Uint8Array(content)).digest('base64')}`;
  if (actual !== expected) throw new Error(`${path} of ${name} ${release} is not what was stored`);
  return { package: name, release, text: content.toString('utf8') };
}

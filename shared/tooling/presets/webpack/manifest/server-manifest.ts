import { createHash } from 'node:crypto';
import { SERVER_ENTRY, SERVER_RENDERER, type BuildManifest } from '@petcare/wire/manifest';
import { sharedVersions } from '../names/shared-modules.ts';

/**
 * The description of a build by itself, with the server build of the package in `dir` in it: the file, and that it is rendered by what the
 * shell gives. All else that a remote's takes from the shell its browser build takes too.
 */
export function withServerBuild(manifest: BuildManifest, { dir, content }: { dir: string; content: Buffer }): BuildManifest {
  const integrity = `sha384-${createHash('sha384').update(new Uint8Array(content)).digest('base64')}`;
  return {
    ...manifest,
    files: [...manifest.files, { path: SERVER_ENTRY, bytes: content.length, integrity }],
    server: SERVER_ENTRY,
    shared: { ...manifest.shared, ...sharedVersions(dir, [SERVER_RENDERER]) },
  };
}

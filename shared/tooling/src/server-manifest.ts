import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';
import { SERVER_ENTRY, type BuildManifest, type PackageContract } from '../manifest.ts';
import { SERVER_RENDERER, sharedVersions } from './shared-modules.ts';
import { namesTakenOutside } from './shared-names.ts';

type Names = PackageContract['names'];

function merged(some: Names, more: Names): Names {
  const keys = [...new Set([...Object.keys(some), ...Object.keys(more)])];
  return Object.fromEntries(keys.map((key) => [key, [...new Set([...(some[key] ?? []), ...(more[key] ?? [])])].sort()]));
}

/**
 * What a build says of itself, with its server build in it: the file, and what
 * it takes from the shell's beyond what the browser build takes. What is
 * checked before a release then holds for both.
 */
export function withServerBuild(manifest: BuildManifest, { compilation, dir, content }: { compilation: Compilation; dir: string; content: Buffer }): BuildManifest {
  const integrity = `sha384-${createHash('sha384').update(new Uint8Array(content)).digest('base64')}`;
  const { contract } = manifest;
  return {
    ...manifest,
    files: [...manifest.files, { path: SERVER_ENTRY, bytes: content.length, integrity }],
    server: SERVER_ENTRY,
    shared: { ...manifest.shared, ...sharedVersions(dir, [SERVER_RENDERER]) },
    ...(contract && { contract: { ...contract, names: merged(contract.names, namesTakenOutside(compilation)) } }),
  };
}

import type { BuildManifest } from '@petcare/wire/manifest';
import type { KeptKit } from '../kit/kits.sql.ts';

/**
 * The faults of a shell's kit in other teams' lock files: they know a package by its version and the hash of its bytes.
 * @param kept the kits that the site gives under the versions that they have
 */
export function kitFaults({ name, files }: BuildManifest, kept: readonly KeptKit[]): string[] {
  if (name !== 'shell') return [];
  const known = new Map(
    [...kept].reverse().flatMap((kit) => kit.files.map((file) => [file.path, { ...file, release: kit.release }] as const)),
  );
  const changed = files.flatMap(({ path, integrity }) => {
    const before = known.get(path);
    return before && before.integrity !== integrity ? [`${path.replace('kit/', '')} (shell ${before.release})`] : [];
  });
  return changed.length > 0
    ? [
        `The kit has other bytes than before under the same version: ${changed.join(', ')}. Lock files of other teams would break. Raise the version of shell/package.json and of the packages of its kit, or build with the Node that built it.`,
      ]
    : [];
}

import { createHash } from 'node:crypto';

/** Package → release. */
export type Releases = Record<string, string>;

/** The name of an exact mix: the same releases have the same, whoever asks. */
export function compositionId({ shell, ...remotes }: Releases): string {
  const named = [
    shell,
    ...Object.entries(remotes)
      .map(([name, release]) => `${name}@${release}`)
      .sort(),
  ];
  return createHash('sha256').update(named.join(' ')).digest('hex').slice(0, 10);
}

import type { BuildManifest } from '@petcare/wire/manifest';
import { makeKey, TESTER } from '../keys/keys.policy.ts';
import type { RegistrySnapshot, StoredMixes } from '../mix/mix-rule.ts';
import type { LiveRelease, StoredRelease } from '../registry/registry.sql.ts';

/** Signs visitors' cookies and links. */
export const SECRET = 'test';
export const NOW = new Date('2026-11-22T03:00:00Z');
export const [PREVIEW, UNFIT, OVER] = ['a', 'b', 'c'].map((digit) => digit.repeat(32)) as [string, string, string];
const manifest = { files: [] } as unknown as BuildManifest;
export const release = (name: string, id: string): StoredRelease => ({ package: name, release: id, manifest });
export const live = (name: string, id: string, canary: LiveRelease['canary'] = null): LiveRelease => ({
  ...release(name, id),
  previous: 'before',
  previousManifest: manifest,
  canary,
});
export const canary = (share: number): LiveRelease['canary'] => ({
  release: 'canary',
  share,
  minutes: 30,
  budget: 2,
  since: NOW,
  manifest,
});

export const tester = makeKey();
const keys = [{ ...tester, scope: TESTER, note: null, createdAt: NOW, revokedAt: null }];
export const registry = (...releases: LiveRelease[]): RegistrySnapshot => ({
  live: new Map(releases.map((one) => [one.package, one])),
  keys,
  switches: [],
  settings: [],
  previews: [
    { id: PREVIEW, package: 'mf-search', release: 'search-9', expiresAt: new Date(NOW.getTime() + 1) },
    { id: UNFIT, package: 'mf-search', release: 'unfit', expiresAt: new Date(NOW.getTime() + 1) },
    { id: OVER, package: 'mf-search', release: 'search-9', expiresAt: NOW },
  ],
  now: NOW,
});
export const usual = registry(live('shell', 'shell-1'), live('mf-search', 'search-1'));

export const stored: StoredMixes = {
  open: async (id) =>
    id === '0123456789'
      ? new Map(
          [release('shell', 'shell-0'), release('mf-search', 'search-0')].map((one) => [
            one.package,
            { ...one, previous: null, previousManifest: null },
          ]),
        )
      : null,
  releaseNamed: async (text) => (text === 'mf-search@search-2' ? release('mf-search', 'search-2') : null),
  previewed: async ({ package: name, release: id }) => ({ release: release(name, id), misfits: id === 'unfit' ? ['no slot'] : [] }),
  remember: () => undefined,
};

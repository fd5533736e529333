import { createStoredReleases } from '../files/stored-releases.ts';
import type { LiveRegistry } from '../live/live-registry.ts';
import type { StoredRelease } from '../registry/registry.sql.ts';
import { usualLimits } from '../settings/read-settings.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { firstLine, type RenderFailure } from './failure.ts';
import type { Renderable, Renderers } from './renderers.ts';
import { readServerBuild } from './server-builds.ts';
import { startThread } from './thread.ts';

/** Longer than any build takes to be read: a busy machine is no broken build. */
const START_LIMIT = 30_000;

const NO_SERVER_BUILD = 'it has no server build';

/** The reason why only browsers can render a release; null when a thread takes its server build. */
export async function whyUnrendered(store: ReleaseStore, { release, shell }: Renderable): Promise<string | null> {
  if (!release.manifest.server) return NO_SERVER_BUILD;
  if (!shell.manifest.server) return 'the shell has no server build';
  const stored = createStoredReleases(store);
  let failure: RenderFailure | null = null;
  try {
    const build = await readServerBuild(stored, release);
    const ofShell = release.package === 'shell' ? null : await readServerBuild(stored, shell);
    const data = { build, shell: ofShell, apiUrl: 'http://127.0.0.1', askMilliseconds: START_LIMIT };
    const limits = { start: START_LIMIT, memory: usualLimits.memory };
    const thread = startThread(
      data,
      limits,
      (lost) => (failure = lost),
      () => undefined,
    );
    await thread.started;
    thread.end();
  } catch (error) {
    return `its server build can't be read: ${error instanceof Error ? error.message : String(error)}`;
  }
  return failure && `its server build can't be loaded: ${firstLine((failure as RenderFailure).message)}`;
}

/** Every release that visitors are given and only browsers render, by `package@release`, with why. */
export function unrenderedReleases(registry: LiveRegistry, renderers: Renderers): Record<string, string> {
  const given = [...registry.live().values()].flatMap(({ package: name, canary, ...live }): StoredRelease[] => [
    { package: name, release: live.release, manifest: live.manifest },
    ...(canary ? [{ package: name, release: canary.release, manifest: canary.manifest }] : []),
  ]);
  const unfit = renderers.unfit();
  return Object.fromEntries(
    given.flatMap(({ package: name, release, manifest }) => {
      const key = `${name}@${release}`;
      const why = manifest.server ? unfit.get(key) : NO_SERVER_BUILD;
      return why === undefined ? [] : [[key, why]];
    }),
  );
}

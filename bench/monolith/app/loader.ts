import { remoteNames, type RemoteName } from '@petcare/contracts';
import type { Remote } from '@petcare/remote';
import type { createLoader as createFederatedLoader, Source } from '../../../shell/src/remotes/loader.ts';

const remotes: Partial<Record<RemoteName, () => Promise<{ remote: Remote }>>> = {
  'mf-search': () => import('../../../mf-search/remote.ts'),
  'mf-reviews': () => import('../../../mf-reviews/remote.ts'),
  'mf-reservation': () => import('../../../mf-reservation/remote.ts'),
  'mf-community': () => import('../../../mf-community/remote.ts'),
  'mf-mypage': () => import('../../../mf-mypage/remote.ts'),
  'mf-bizpage': () => import('../../../mf-bizpage/remote.ts'),
  'mf-payments': () => import('../../../mf-payments/remote.ts'),
};

const missing = remoteNames.filter((name) => !remotes[name]);
if (missing.length > 0) throw new Error(`The monolith lacks ${missing.join(', ')}: a comparison without them would not be fair`);

const bundled: Source = { release: 'monolith', entry: '', fresh: false };

/** Stands in the place of the shell's loader: every remote is a part of this very application. */
export const createLoader: typeof createFederatedLoader = () => {
  async function load(name: RemoteName): Promise<Remote> {
    const module = await remotes[name]?.();
    if (!module) throw new Error(`There is no ${name}`);
    return module.remote;
  }
  return { sources: () => [bundled], load, fetchAhead: load, forget: () => undefined };
};

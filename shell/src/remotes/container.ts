import { createInstance } from '@module-federation/enhanced/runtime';
import type { Remote } from '@petcare/remote';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: object };

type Federation = ReturnType<typeof createInstance>;
type Entry = {
  address: string;
  /** The only content that the browser is to run. */ integrity?: string | undefined;
  /** The global that it leaves its container in. */ name: string;
};

const integrities = new Map<string, string>();
let starting: Promise<Federation> | undefined;
let attempts = 0;

/** The federation runtime with the modules in it that this build shares. */
async function start(): Promise<Federation> {
  await __webpack_init_sharing__('default');
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'checked-scripts',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          script.integrity = integrities.get(url) ?? '';
          return script;
        },
      },
    ],
  });
  federation.initShareScopeMap('default', __webpack_share_scopes__.default as Parameters<Federation['initShareScopeMap']>[1]);
  return federation;
}

/**
 * The remote that an entry exposes, fetched and run anew at each call. The
 * runtime keeps by name what it once loaded, failures too, and asks for no
 * address while the last attempt's container stands in its place: each call
 * gets a name of its own and an empty place.
 */
export async function fetchContainer({ name, address, integrity }: Entry): Promise<Remote> {
  const federation = await (starting ??= start());
  attempts += 1;
  const attempt = `${name}__${attempts}`;
  if (integrity) integrities.set(address, integrity);
  Object.assign(globalThis, { [name]: undefined });
  federation.registerRemotes([{ name: attempt, entry: address, type: 'var', entryGlobalName: name }], { force: true });
  const module = await federation.loadRemote<{ remote: Remote }>(`${attempt}/remote`);
  if (!module) throw new Error(`${name} exposes no remote`);
  return module.remote;
}

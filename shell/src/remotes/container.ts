import type { Remote } from '@petcare/remote';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: object };

/** What a remote's entry leaves in the page (webpack's module federation): it is given the shared modules, then asked for what it exposes. */
type Container = { init(shared: object): void | Promise<void>; get(module: string): Promise<() => { remote: Remote }> };

type Entry = { address: string; /** The only content that the browser is to run. */ integrity?: string | undefined; /** The global that it leaves its container in. */ name: string };

function run({ address, integrity }: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.integrity = integrity ?? '';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} can't be loaded`));
    document.head.append(script);
  });
}

/** The remote that an entry exposes, fetched and run anew at each call. */
export async function fetchContainer(entry: Entry): Promise<Remote> {
  const { name, address } = entry;
  // Another try's container is not this one's.
  Object.assign(globalThis, { [name]: undefined });
  await run(entry);
  const container = Reflect.get(globalThis, name) as Container | undefined;
  if (!container) throw new Error(`${address} leaves no ${name}`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const module = await container.get('./remote');
  return module().remote;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A remote without a build: a federation container of a few lines, for what no
 * build of ours does. `lifecycles` is the source of an object with `mount` and
 * `unmount`; its parts in others' pages show nothing. In it `share(module)` fulfils with the page's one copy of a module.
 */
export type HandmadeRemote = { name: string; lifecycles: string };

const containerOf = ({ name, lifecycles }: HandmadeRemote) => `
var ${name.replaceAll('-', '_')} = (() => {
  let scope;
  const share = async (module) => (await Object.values(scope[module])[0].get())();
  const lifecycles = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {}, ...(${lifecycles}) };
  const part = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {}, update: async () => {} };
  return {
    init: (given) => void (scope = given),
    get: async () => () => ({ remote: { name: '${name}', pages: {}, parts: {}, emits: [], hears: [], lifecycles, partLifecycles: () => part } }),
  };
})();`;

/** Serve it as `npm run dev` serves one. Give back the value of `?remote=` that puts it into a page, and the end of it. */
export async function serveRemote(remote: HandmadeRemote): Promise<{ override: string; close(): Promise<void> }> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/javascript; charset=utf-8').end(containerOf(remote)),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    override: `${remote.name}@localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

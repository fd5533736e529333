import { request as overHttp } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A front before a site that speaks https, as the proxy of a deployed one does; browsers and Node don't know its certificate. */
export type HttpsFront = { url: string; close(): Promise<void> };

/** Stand before the site under `petcare.localhost`, which is no tester's name. */
export async function startHttpsFront(site: string): Promise<HttpsFront> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'petcare.localhost' }]);
  const { hostname, port } = new URL(site);
  const server = createServer({ key, cert }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https' };
    const passed = overHttp({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    // The visitor has left, or the site is gone: nobody waits for the other.
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `https://petcare.localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

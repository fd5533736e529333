import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_ARCHIVE_BYTES } from '../pack-folder.ts';
import { buildFrom, get } from './site.ts';

test('the upload gives up a build that is larger than any site takes in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-build-'));
  const megabyte = Buffer.alloc(1_000_000);
  let sent = 0;
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'petcare-release': '0a0a0a0a0a0a' });
    const send = () => {
      while (!response.destroyed && response.write(megabyte)) sent += megabyte.length;
    };
    response.on('drain', send);
    send();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = site.address() as AddressInfo;
    const from = { to: new URL(`http://127.0.0.1:${port}`), key: 'a key' };
    await expect(buildFrom(from, 'mf-walks', {}, join(folder, 'build.tgz'))).rejects.toThrow('gives more than 50 MB as a build.');
    expect(sent).toBeLessThan(MOST_ARCHIVE_BYTES * 2);
  } finally {
    site.closeAllConnections();
    site.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('the upload names a site that does not answer', async () => {
  const nobody = { to: new URL('http://localhost:1'), key: 'KEY' };
  await expect(get(nobody, '/releases/mf-a')).rejects.toThrow(/^http:\/\/localhost:1 does not answer: .*ECONNREFUSED/);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { unwrap } from '../../platform/errors/result.ts';
import { paths } from '../../platform/paths.ts';
import { withApp } from '../../testing/with-app.ts';

const ENOUGH = 300;

const server = withApp();
let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The server as it is started, on the test's database. */
async function startProcess(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const { databaseUrl, config } = server();
  const child = spawn(process.execPath, ['--import', 'tsx', join(paths.repository, 'server/src/main.ts')], {
    cwd: paths.repository,
    env: { ...process.env, DATABASE_URL: databaseUrl, UPLOADS_DIR: config.uploadsDir, JWT_SECRET: 'x'.repeat(64), PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running = child;
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, child };
}

test('what a killed server has answered is counted, and nothing more than was sent', async () => {
  const { places } = server().services;
  const id = unwrap(await places.addListing({ kind: 'company', name: '한 곳', address: '서울특별시 구로구 디지털로 300', ownerUserId: null }));
  const { url, child } = await startProcess();
  let sent = 0;
  let answered = 0;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const visitor = async (_none: unknown, index: number) => {
    const from = { method: 'POST', headers: { 'x-forwarded-for': `198.51.100.${index}` } };
    while (isAlive()) {
      sent += 1;
      const answer = await fetch(`${url}/api/client/company/${id}/click?type=1`, from).then((response) => response.json() as Promise<{ data?: boolean }>, () => null);
      if (answer?.data) answered += 1;
      // In the middle of what is being written and answered.
      if (answered === ENOUGH) child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 40 }, visitor));
  const [row] = await server().db<{ count: number }[]>`select count from business_daily_counts where business_id = ${id} and metric = 'click.1'`;
  expect(answered).toBeGreaterThanOrEqual(ENOUGH);
  expect(row!.count).toBeGreaterThanOrEqual(answered);
  expect(row!.count).toBeLessThanOrEqual(sent);
});

import type { ChildProcess } from 'node:child_process';
import { unwrap } from '../../platform/errors/result.ts';
import { startServer } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';

const ENOUGH = 300;

const server = withApp();
let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

test('a server keeps every answered count when a server is killed, and counts no more than was sent', async () => {
  const { listings } = server().services;
  const id = unwrap(
    await listings.addListing({ kind: 'company', name: '한 곳', address: '서울특별시 구로구 디지털로 300', ownerUserId: null }),
  );
  const { url, child, isAlive } = await startServer(server());
  running = child;
  let sent = 0;
  let answered = 0;
  const visitor = async (_none: unknown, index: number) => {
    const from = { method: 'POST', headers: { 'x-forwarded-for': `198.51.100.${index}` } };
    while (isAlive()) {
      sent += 1;
      const answer = await fetch(`${url}/api/client/company/${id}/click?type=1`, from).then(
        (response) => response.json() as Promise<{ data?: boolean }>,
        () => null,
      );
      if (answer?.data) answered += 1;
      // In the middle of what is being written and answered.
      if (answered === ENOUGH) child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 40 }, visitor));
  const [row] = await server().db<
    { count: number }[]
  >`select count from business_daily_counts where business_id = ${id} and metric = 'click.1'`;
  expect(answered).toBeGreaterThanOrEqual(ENOUGH);
  expect(row!.count).toBeGreaterThanOrEqual(answered);
  expect(row!.count).toBeLessThanOrEqual(sent);
});

import { releasePackage } from '../release/release-package.ts';
import { openStore } from '../stores/open-store.ts';
import { aDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse } from '../testing/fixture-house.ts';
import { startS3Server } from '@petcare/node/s3-server';
import { readStoreSettings } from '../settings/read-settings.ts';

test('the delivery service answers in time while the store hangs, serves what is in memory, and everything when the store is back', async () => {
  const lines: string[] = [];
  const written = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const server = await startS3Server();
  const house = await aFixtureHouse();
  const opened = async () => aDelivery({ ...house, store: await openStore(readStoreSettings(server.env)) }, { log: 'error' });
  await releasePackage({ ...house, store: await openStore(readStoreSettings(server.env)) }, 'shell');
  const { release } = await releasePackage({ ...house, store: await openStore(readStoreSettings(server.env)) }, 'mf-search');
  const page = { url: '/hospital', headers: { accept: 'text/html,*/*;q=0.8' } };
  const file = { url: `/releases/mf-search/${release}/remoteEntry.js` };
  const [warm, cold] = await Promise.all([opened(), opened()]);
  const from = ({ app }: typeof warm, request: { url: string }) => app.inject(request);
  const statuses = async (delivery: typeof warm) => [(await from(delivery, page)).statusCode, (await from(delivery, file)).statusCode];
  try {
    expect(await statuses(warm)).toEqual([200, 200]);
    server.behave('hangs');
    const [document, script] = await Promise.all([from(cold, page), from(cold, file)]);
    expect([document.statusCode, script.statusCode]).toEqual([503, 503]);
    for (const { headers } of [document, script]) expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(document.headers['content-type']).toBe('text/html; charset=utf-8');
    // Whoever quotes the number of the page is found in the log.
    const id = String(document.headers['x-request-id']);
    expect(document.body).toContain(id);
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`"reqId":"${id}".*"type":"StoreUnavailable"`)));
    expect(document.body).toContain('잠시 뒤에 다시 열어 주세요');
    expect(await statuses(warm)).toEqual([200, 200]);
    server.behave('well');
    expect(await statuses(cold)).toEqual([200, 200]);
  } finally {
    await Promise.all([warm.close(), cold.close()]);
    await house.remove();
    await server.stop();
    written.mockRestore();
  }
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import { paths } from './platform/paths.ts';
import { aFixtureHouse } from './testing/fixture-house.ts';

test('a service whose registry lacks a migration names it and ends', async () => {
  const house = await aFixtureHouse();
  await house.sql`delete from delivery.schema_version where version = (select max(version) from delivery.schema_version)`;
  const env = {
    ...process.env,
    ...house.place.env,
    DATABASE_URL: house.database.url,
    API_URL: 'http://127.0.0.1:9',
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
  };
  const service = spawn(process.execPath, ['--import', 'tsx', join(paths.repository, 'delivery/src/main.ts')], {
    cwd: paths.repository,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  service.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const [code] = (await once(service, 'close')) as [number];
  await house.remove();
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database lacks 1 of this version’s migrations \(.*npm run migrate/),
  });
});

import { rest } from '../testing/calls.ts';
import { withApp } from '../testing/with-app.ts';
import { seedDemo } from './seed.ts';

const server = withApp();

test('fills an empty site once, with accounts that everybody can sign in to', async () => {
  const app = server();
  expect(await seedDemo(app.services)).toBe(true);
  expect(await seedDemo(app.services)).toBe(false);
  for (const kind of ['guardian', 'hospital', 'pharmacy', 'company', 'hotel']) {
    const credentials = { email: `${kind}@petcare.test`, password: 'petcare-1234' };
    expect((await rest(app, undefined, 'POST', '/user/login', credentials)).status).toBe(200);
  }
}, 30_000);

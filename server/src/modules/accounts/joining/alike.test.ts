import { unwrap } from '../../../platform/errors/result.ts';
import { rest } from '../../../testing/calls.ts';
import { aGuardian, newcomer, PASSWORD } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { withSandbox } from '../../../testing/sandbox/with-sandbox.ts';

/** The calls that take time, counted instead of timed. */
const mockCalls: string[] = [];
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => (mockCalls.push('hash'), real.hash(...given)),
    verify: (...given: Parameters<typeof real.verify>) => (mockCalls.push('verify'), real.verify(...given)),
  };
});

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));

async function costOf(path: string, body: object): Promise<string[]> {
  mockCalls.length = 0;
  await rest(server(), undefined, 'POST', path, body);
  return [...mockCalls];
}

test('a failed login makes one password comparison, known account or not', async () => {
  const app = server();
  const [known, waiting] = [await aGuardian(app), await aGuardian(app)];
  await rest(app, undefined, 'POST', '/user/temporary-password', { email: waiting.email });
  const { password: _, ...social } = newcomer();
  unwrap(await app.services.accounts.registerSocial(social, 2, async () => ({ ok: true, value: null })));
  for (const email of [known.email, waiting.email, social.email, 'stranger@example.test', 'no address']) {
    expect([email, await costOf('/user/login', { email, password: 'wrong-1234' })]).toEqual([email, ['verify']]);
  }
  expect(await costOf('/user/login', { email: known.email, password: PASSWORD })).toEqual(['verify']);
});

test('asking for a temporary password makes no password comparison, known account or not', async () => {
  const { email } = await aGuardian(server());
  expect(await costOf('/user/temporary-password', { email })).toEqual([]);
  expect(await costOf('/user/temporary-password', { email: 'stranger@example.test' })).toEqual([]);
});

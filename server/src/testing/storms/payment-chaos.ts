import { payInAStorm } from './payment-storm.ts';
import { afterTheStorm, unexplained } from './tied-payments.ts';
import { withApp } from '../with-app.ts';
import { withSandbox } from '../sandbox/with-sandbox.ts';

/** `CHAOS_SEED` repeats a run, as far as two servers and a network can be repeated. */
const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 100_000);

/** Declares the test of so many random payments under random faults. */
export function testPaymentsInAStorm(payments: number): void {
  const sandbox = withSandbox();
  const server = withApp(() => ({ providers: sandbox().keys, jwtSecret: 'x'.repeat(64) }));

  test(`after ${payments} payments in a storm each is made and given once or not at all, and the books tie (seed ${seed})`, async () => {
    const app = server();
    // The servers that are killed live by the real clock, and so must the sessions.
    app.clock.set(new Date().toISOString());
    const storm = await payInAStorm(app, sandbox().url, { seed, payments });
    await afterTheStorm(app);
    const report = `CHAOS_SEED=${seed} ${JSON.stringify(storm.counts)}`;
    expect({ report, wrong: await unexplained(app, sandbox().url, storm) }).toEqual({ report, wrong: [] });
    // A storm in which nothing happened would hold nothing.
    expect(storm.counts).toMatchObject({ 'server killed': expect.any(Number), 'connections ended': expect.any(Number) });
    expect(storm.counts['approved']).toBeGreaterThan(payments / 4);
  }, 600_000);
}

import { gql } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';
import { aForm, send, traces } from '../../testing/an-applicant.ts';

const server = withApp({ rateLimits: true });

test('searches of claimable listings are limited', async () => {
  const search = () => gql(server(), undefined, '{ searchClaimableListings(kind: hospital, search: "없는병원") { id } }');
  for (let asked = 0; asked < 120; asked += 1) expect((await search()).errors).toEqual([]);
  expect((await search()).errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
});

test('registrations are limited per address, and a refusal stores nothing', async () => {
  const app = server();
  const join = () => send(app, 'hospital', aForm('hospital', { registrationNumber: '123-45-67890' }));
  for (let sent = 0; sent < 30; sent += 1) expect((await join()).status).toBe(400);
  const refused = await send(app, 'company', aForm('company'));
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
  expect(refused.headers['retry-after']).toBeDefined();
  expect(await traces(app)).toEqual({ users: 0, registrations: 0, businesses: 0, companies: 0, files: 0 });
});

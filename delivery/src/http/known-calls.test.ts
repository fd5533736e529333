import { aSite, type FixtureSite } from '../testing/fixture-site.ts';
import { remoteServer } from '../testing/fixture-servers.ts';

const lines: string[] = [];
let site: FixtureSite;

beforeAll(async () => {
  site = await aSite(
    { 'mf-search': remoteServer(`await ask({ query: '{ text }', variables: {} }); return rendered('<p>asked</p>');`) },
    { log: 'info' },
  );
});
afterAll(() => site.close());
beforeEach(() => {
  lines.length = 0;
  site.api.headers.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());

const ID = 'a-visitor_s-request-1';
const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a page has the id of its request in its answer, in the log and in the questions of its rendering', async () => {
  const { headers } = await site.get('/hospital?latitude=37.481234&secret=of-a-visitor', { 'x-request-id': ID });
  expect(headers['x-request-id']).toBe(ID);
  expect(site.api.headers.map((asked) => asked['x-request-id'])).toEqual([ID]);
  expect(told()).toEqual([
    expect.objectContaining({
      level: 30,
      reqId: ID,
      req: { method: 'GET', url: '/*', remoteAddress: '127.0.0.1' },
      page: '/hospital',
      status: 200,
      ms: expect.any(Number),
    }),
  ]);
  expect(lines.join('')).not.toMatch(/37\.48|of-a-visitor/);
});

test('a call to the API has one id on both sides', async () => {
  const answer = await site.delivery.app.inject({ method: 'POST', url: '/api/client/anything', headers: { 'x-request-id': ID } });
  expect(answer.headers['x-request-id']).toBe(ID);
  expect(site.api.headers.map((asked) => asked['x-request-id'])).toEqual([ID]);
  expect(told()).toEqual([expect.objectContaining({ reqId: ID, req: expect.objectContaining({ method: 'POST', url: '/api/*' }) })]);
});

test.each(['', 'short', 'kim@example.test', 'a b c d e f g', 'x'.repeat(65), '{"level":60}'])(
  'the id %j is replaced by one that the site has made',
  async (given) => {
    const { headers } = await site.delivery.app.inject({ method: 'POST', url: '/api/client/anything', headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(site.api.headers[0]?.['x-request-id']).toBe(headers['x-request-id']);
  },
);

test('looks at the health of a service are no lines of its log', async () => {
  await site.get('/livez');
  await site.get('/readyz');
  expect(lines).toEqual([]);
});

import { withApp } from '../../testing/with-app.ts';

const open = withApp({ apiPages: true });
const closed = withApp({ production: true });

const get = async (url: string) => open().http.inject(url);

test('the page of the REST API is drawn by files of this origin alone, and names who may make each call', async () => {
  expect(await get('/api/docs')).toMatchObject({ statusCode: 302, headers: { location: '/api/docs/rest' } });
  const page = await get('/api/docs/rest');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-robots-tag': 'noindex',
  });
  const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(named).toHaveLength(3);
  for (const address of named) expect((await get(address)).statusCode).toBe(200);
  const { paths, components } = (await get('/api/docs/rest/openapi.json')).json<{
    paths: Record<string, Record<string, object>>;
    components: object;
  }>();
  expect(paths['/api/client/user/me']!['get']).toMatchObject({ summary: 'member', tags: ['user'], security: [{ bearer: [] }] });
  expect(paths['/api/client/hospital']!['get']).not.toHaveProperty('security');
  expect(components).toMatchObject({ securitySchemes: { bearer: { scheme: 'bearer' } } });
});

test('the page of the GraphQL API asks /graphql, and holds no script of its own', async () => {
  const page = await get('/api/docs/graphql');
  expect(page.statusCode).toBe(200);
  expect([...page.body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)]).toEqual([]);
  const named = [...page.body.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, address]) => address!);
  expect(named).toContain('start.js');
  for (const address of named) expect((await get(`/api/docs/graphql/${address}`)).statusCode).toBe(200);
  expect((await get('/api/docs/graphql/start.js')).body).toContain('/graphql');
});

test.each([
  '/api/docs/rest/../package.json',
  '/api/docs/rest/..%2fpackage.json',
  '/api/docs/graphql/%2e%2e/index.js',
  '/api/docs/rest/nothing.js',
])('%s is nothing that is given out', async (url) => expect([400, 404]).toContain((await get(url)).statusCode));

test.each(['/api/docs', '/api/docs/rest', '/api/docs/rest/openapi.json', '/api/docs/graphql'])(
  '%s is not there in production',
  async (url) => {
    expect((await closed().http.inject(url)).statusCode).toBe(404);
  },
);

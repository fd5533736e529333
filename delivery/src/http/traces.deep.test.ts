import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, startCollector } from '@petcare/node/processes';
import { paths } from '../platform/paths.ts';
import { releasePackage } from '../release/release-package.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { frameServer, remoteServer } from '../testing/fixture-servers.ts';

// Two processes are started, and the API's tables are made.
jest.setTimeout(180_000);

const NOTICES = `const { data } = await ask({ query: 'query Told { getNoticesByPage(page: 1, count: 3) { id } }', variables: {} });
return rendered('<p>' + JSON.stringify(data) + '</p>');`;

let house: FixtureHouse;
const children: ChildProcess[] = [];
beforeAll(async () => {
  house = await aFixtureHouse('folder');
  await house.edit('shell', 'shell', frameServer());
  await house.edit('mf-search', 'mf-search', remoteServer(NOTICES));
  for (const name of ['shell', 'mf-search']) await releasePackage(house, name);
});
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(() => house.remove());

/** A service of the house as it is started; fulfils when it listens. */
async function service(program: string, env: Record<string, string>, args: string[] = []): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join(paths.repository, program), ...args], {
    cwd: paths.repository,
    env: {
      ...process.env,
      ...house.place.env,
      ...{ DATABASE_URL: house.database.url, PORT: String(port), HOST: '127.0.0.1', JOBS: 'off' },
      ...{ RENDER_PAGE_MS: '20000', RENDER_START_MS: '60000', RENDER_ASK_MS: '20000' },
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, child };
}

async function aSiteThatTells(endpoint: string) {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const server = await service('server/src/main.ts', { ...env, UPLOADS_DIR: house.root }, ['--migrate']);
  const delivery = await service('delivery/src/main.ts', { ...env, API_URL: server.url });
  return {
    page: async () => (await fetch(`${delivery.url}/hospital?latitude=37.481234`, { headers: { 'x-request-id': 'one-id-of-all' } })).text(),
    async end() {
      for (const { child } of [delivery, server]) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

test('a page is one trace from the delivery service over the server to SQL, without what anybody has typed', async () => {
  const collector = await startCollector();
  try {
    const site = await aSiteThatTells(collector.url);
    expect(await site.page()).toContain('getNoticesByPage');
    await site.end();
    const [page] = collector.spans.filter(({ name }) => name === 'GET /hospital');
    const trace = collector.spans.filter(({ traceId }) => traceId === page?.traceId);
    const parentOf = (name: RegExp) =>
      trace.find(({ spanId }) => spanId === trace.find((span) => name.test(span.name))?.parentSpanId)?.name;
    expect(page?.attributes['petcare.request_id']).toBe('one-id-of-all');
    expect(parentOf(/^render mf-search/)).toBe('GET /hospital');
    expect(parentOf(/^POST \/graphql/)).toBe('render mf-search pages');
    expect(parentOf(/^graphql Query/)).toBe('POST /graphql');
    expect(parentOf(/^SQL select/)).toBe('graphql Query');
    expect(new Set(trace.map((span) => span.service))).toEqual(new Set(['petcare-delivery', 'petcare-server']));
    expect(trace.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/left\(content, \$1\) as content, .* from notices /),
    );
    expect(trace.find(({ name }) => name === 'POST /graphql')?.attributes['petcare.request_id']).toBe('one-id-of-all');
    expect(collector.texts.join('')).not.toContain('37.48');
  } finally {
    await collector.close();
  }
});

import { once } from 'node:events';
import { startCollector } from '@petcare/node/processes';
import { releasePackage } from '../release/release-package.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { frameServer, remoteServer } from '../testing/fixture-servers.ts';
import { startOfHouse, type StartedService } from '../testing/started-service.ts';

const NOTICES = `const { data } = await ask({ query: 'query Told { getNoticesByPage(page: 1, count: 3) { id title file { name } } }', variables: {} });
return rendered('<p>' + JSON.stringify(data) + '</p>');`;

let house: FixtureHouse;
const started: StartedService[] = [];
beforeAll(async () => {
  house = await aFixtureHouse('folder');
  await house.edit('shell', 'shell', frameServer());
  await house.edit('mf-search', 'mf-search', remoteServer(NOTICES));
  for (const name of ['shell', 'mf-search']) await releasePackage(house, name);
});
afterEach(() => started.splice(0).forEach(({ child }) => child.kill('SIGKILL')));
afterAll(() => house.remove());

async function aSiteThatTells(endpoint: string) {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const server = await startOfHouse(house, 'server/src/main.ts', { ...env, UPLOADS_DIR: house.root }, ['--migrate']);
  started.push(server);
  await house.sql`insert into notices (title, content, writer, created_at) select '공지', '내용', '운영팀', now() from generate_series(1, 2)`;
  const delivery = await startOfHouse(house, 'delivery/src/main.ts', { ...env, API_URL: server.url });
  started.push(delivery);
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
    expect(parentOf(/^Query\.getNoticesByPage/)).toBe('graphql Query');
    expect(parentOf(/^SQL select/)).toBe('Query.getNoticesByPage');
    // One for the files of both notices, and none for what stands in a notice already.
    expect(trace.filter(({ name }) => /^Notice\./.test(name)).map(({ name }) => name)).toEqual(['Notice.file']);
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

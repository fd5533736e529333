import { createMetrics, readMetricsAddress, serveMetrics } from './metrics.ts';

const HELP = { petcare_letters: 'Letters that wait.', petcare_jobs: 'Jobs by state.' };
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

const reply = (statusCode: number, type = 'application/json') => ({ statusCode, elapsedTime: 30, getHeader: () => type });

test('a call is counted by its route, a method that nobody knows with the others, and a stream not at all', async () => {
  const metrics = createMetrics('server');
  const routeOptions = { url: '/hospital/:id' };
  metrics.answered({ routeOptions, method: 'GET' }, reply(200));
  metrics.answered({ routeOptions, method: 'BREW' }, reply(404));
  metrics.answered({ routeOptions: {}, method: 'GET' }, reply(404));
  metrics.answered({ routeOptions: { url: '/stream' }, method: 'GET' }, reply(200, 'text/event-stream; charset=utf-8'));
  expect(linesOf(await metrics.text(), 'petcare_call_seconds_count')).toEqual([
    'petcare_call_seconds_count{service="server",route="/hospital/:id",method="GET",status="200"} 1',
    'petcare_call_seconds_count{service="server",route="/hospital/:id",method="other",status="404"} 1',
    'petcare_call_seconds_count{service="server",route="none",method="GET",status="404"} 1',
  ]);
});

test('a counter and times have a row for each set of labels', async () => {
  const metrics = createMetrics('server');
  const count = metrics.counter('petcare_refusals', 'Refusals by code.', ['code']);
  const time = metrics.times('petcare_job_seconds', 'Time of jobs.', ['name', 'outcome']);
  count({ code: 'BUSY' });
  count({ code: 'BUSY' });
  time({ name: 'send-letters', outcome: 'ended' }, 0.3);
  const text = await metrics.text();
  expect(linesOf(text, 'petcare_refusals{')).toEqual(['petcare_refusals{code="BUSY",service="server"} 2']);
  expect(linesOf(text, 'petcare_job_seconds_sum')).toEqual([
    'petcare_job_seconds_sum{service="server",name="send-letters",outcome="ended"} 0.3',
  ]);
});

test('gauges are read when somebody asks, and once for all who ask at the same time', async () => {
  const metrics = createMetrics('server');
  let reads = 0;
  metrics.gauges('database', HELP, async () => {
    reads += 1;
    return { petcare_letters: 3, petcare_jobs: { waiting: 2, failed: 1 } };
  });
  const [text] = await Promise.all([metrics.text(), metrics.text()]);
  expect(reads).toBe(1);
  expect(linesOf(text, 'petcare_letters{')).toEqual(['petcare_letters{service="server"} 3']);
  expect(linesOf(text, 'petcare_jobs{')).toEqual([
    'petcare_jobs{name="waiting",service="server"} 2',
    'petcare_jobs{name="failed",service="server"} 1',
  ]);
  expect(linesOf(text, 'petcare_figures_readable{')).toEqual(['petcare_figures_readable{group="database",service="server"} 1']);
});

test('gauges that can not be read have no value, and say so', async () => {
  const metrics = createMetrics('server');
  metrics.gauges('database', HELP, () => Promise.reject(new Error('away')));
  const text = await metrics.text();
  expect([...linesOf(text, 'petcare_letters{'), ...linesOf(text, 'petcare_jobs{')]).toEqual([]);
  expect(linesOf(text, 'petcare_figures_readable{')).toEqual(['petcare_figures_readable{group="database",service="server"} 0']);
});

test('the figures are told at /metrics of a port of their own, and nowhere else', async () => {
  const metrics = createMetrics('delivery');
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const ask = (path: string) => fetch(`http://127.0.0.1:${served.port}${path}`);
  const answer = await ask('/metrics');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toMatch(/^nodejs_eventloop_lag_seconds\{service="delivery"\}/m);
  expect((await ask('/')).status).toBe(404);
  await served.close();
});

test.each([
  [{}, null],
  [{ SERVER_METRICS_PORT: '', DELIVERY_METRICS_PORT: '9101' }, null],
  [{ SERVER_METRICS_PORT: '9100' }, { host: '127.0.0.1', port: 9100 }],
  [
    { SERVER_METRICS_PORT: '9100', METRICS_HOST: '10.0.0.4' },
    { host: '10.0.0.4', port: 9100 },
  ],
])('the settings %j name the address %j of the server', (env, address) => expect(readMetricsAddress('server', env)).toEqual(address));

test('a port that is none stops the start', () => {
  expect(() => readMetricsAddress('delivery', { DELIVERY_METRICS_PORT: 'nine' })).toThrow('DELIVERY_METRICS_PORT is not a port number');
});

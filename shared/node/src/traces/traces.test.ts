import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startCollector, type CollectedSpan } from '../testing/collector.ts';
import { readTracesSettings } from './traces.ts';

// The SDK sends by an `import()` of its own, which jest does not know: what is followed runs in a process of its own.
async function calls(endpoint: string, ...args: string[]): Promise<{ carried: Record<string, string>; endMs: number }> {
  const program = join(__dirname, '../testing/traced-calls.main.ts');
  const env = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args], { env });
  return JSON.parse(stdout) as { carried: Record<string, string>; endMs: number };
}

let collector: Awaited<ReturnType<typeof startCollector>>;
afterEach(() => collector?.close());

const named = (spans: readonly CollectedSpan[], name: string) => spans.find((span) => span.name === name);
const TRACE = 'a'.repeat(32);
const CALLER = 'b'.repeat(16);
const GIVEN = `00-${TRACE}-${CALLER}-01`;

test('a call from within goes on with the trace that it came with, and gives it to the calls that are made for it', async () => {
  collector = await startCollector();
  const { carried } = await calls(collector.url, '1', GIVEN);
  const [call, inner] = [named(collector.spans, 'GET /thing/:id'), named(collector.spans, 'work')];
  expect(call).toMatchObject({ service: 'petcare-server', traceId: TRACE, parentSpanId: CALLER });
  expect(call?.attributes).toMatchObject({ 'http.route': '/thing/:id', 'petcare.request_id': 'an-id-of-a-call' });
  expect(inner).toMatchObject({ traceId: TRACE, parentSpanId: call?.spanId });
  expect(carried['traceparent']).toBe(`00-${TRACE}-${inner?.spanId}-01`);
});

test('the trace of a stranger is not gone on with', async () => {
  collector = await startCollector();
  await calls(collector.url, '1', GIVEN, 'stranger');
  expect(collector.spans).toHaveLength(2);
  expect(collector.spans.filter(({ traceId, parentSpanId }) => traceId === TRACE || parentSpanId === CALLER)).toEqual([]);
});

test('nothing is followed or carried without an endpoint', async () => {
  expect(await calls('', '1', GIVEN)).toMatchObject({ carried: {} });
});

test('a collector that hangs holds up neither calls nor the end, and bounds what waits for it', async () => {
  collector = await startCollector({ hangs: true });
  const { endMs } = await calls(collector.url, '10000');
  // A collector may take five seconds for an answer, and the end of a process does not wait for that.
  expect(endMs).toBeLessThan(4_500);
  // At most 2,048 spans wait, in batches of 512, for whichever of the 20,000 there was room.
  expect(collector.calls()).toBeLessThanOrEqual(6);
});

test('a collector that is not there holds up neither calls nor the end', async () => {
  const { endMs } = await calls('http://127.0.0.1:1', '10000');
  expect(endMs).toBeLessThan(4_500);
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: 'all' }, 'OTEL_TRACES_SAMPLER_ARG'],
])('the settings %j are refused by the name of %s', (env, name) => {
  expect(() => readTracesSettings(env)).toThrow(name);
});

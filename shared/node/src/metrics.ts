import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The address at which the figures of a process are read. Not that of its calls: nobody from outside is to reach it. */
export type MetricsAddress = { host: string; port: number };

/** A call that was answered, in what Fastify knows of it: its route as it is declared (`/hospital/:id`), never as somebody asked for it. */
type AnsweredCall = { routeOptions: { url?: string | undefined }; method: string };
type Reply = { statusCode: number; elapsedTime: number; getHeader(name: string): unknown };

/** One number, or one for each thing that has a name of its own (label `name`). */
export type Figure = number | Readonly<Record<string, number>>;

type Labels<Label extends string> = Readonly<Record<Label, string>>;

/** The figures of one process, in the names and the form of Prometheus. */
export type Metrics = {
  /** Counts a call and its time. A stream, which ends when its reader leaves, has none. */
  answered(call: AnsweredCall, reply: Reply): void;
  /** A counter with a row for each set of labels. These must not be what a caller can invent: each is kept as long as the process lives. */
  counter<Label extends string>(name: string, help: string, labels: readonly Label[]): (of: Labels<Label>) => void;
  /** A histogram of seconds, with rows as those of a counter: some buckets only, since each row has all of them. */
  times<Label extends string>(name: string, help: string, labels: readonly Label[]): (of: Labels<Label>, seconds: number) => void;
  /**
   * Gauges that are read when somebody asks, by one `read` for all of them and at most every five seconds. While they can't
   * be read they have no value, and `petcare_figures_readable` of this group is 0.
   */
  gauges<Name extends string>(group: string, help: Readonly<Record<Name, string>>, read: () => Promise<Record<Name, Figure>>): void;
  /** All figures as text. */
  text(): Promise<string>;
};

/** A read that hangs is no better than one that fails. */
const READ_MS = 2_000;
const KEPT_MS = 5_000;
/** Seconds: from a page that is kept to a statement that is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Of what has many rows. */
const FEW_BUCKETS = [0.025, 0.1, 0.5, 2.5, 10, 60];
/** Others would each be a row of their own for as long as the process lives. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The address in `SERVER_METRICS_PORT` or `DELIVERY_METRICS_PORT` and METRICS_HOST (127.0.0.1); null without a port: both
 * services may run with one environment. Throws at a port that is none.
 */
export function readMetricsAddress(
  service: 'server' | 'delivery',
  env: Readonly<Record<string, string | undefined>>,
): MetricsAddress | null {
  const name = `${service.toUpperCase()}_METRICS_PORT`;
  const text = env[name];
  if (!text) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is not a port number`);
  return { host: env['METRICS_HOST'] || '127.0.0.1', port };
}

/** The figures of this process: those of Node (memory, event loop, garbage) and those that are counted. */
export function createMetrics(service: 'server' | 'delivery'): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'petcare_call_seconds',
    help: 'Time of answered calls by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const readable = new Gauge({
    name: 'petcare_figures_readable',
    help: '1 when a group of figures could be read, else 0.',
    labelNames: ['group'],
    registers: [registry],
  });
  const reads: (() => Promise<void>)[] = [];

  return {
    answered({ routeOptions, method }, reply) {
      if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
      const labels = {
        route: routeOptions.url ?? 'none',
        method: METHODS.has(method) ? method : 'other',
        status: String(reply.statusCode),
      };
      calls.observe(labels, reply.elapsedTime / 1000);
    },
    counter(name, help, labelNames) {
      const counter = new Counter({ name, help, labelNames, registers: [registry] });
      return (of) => counter.inc(of);
    },
    times(name, help, labelNames) {
      const histogram = new Histogram({ name, help, labelNames, buckets: FEW_BUCKETS, registers: [registry] });
      return (of, seconds) => histogram.observe(of, seconds);
    },
    gauges(group, help, read) {
      const gauges = new Map<string, Gauge>();
      for (const [name, text] of Object.entries<string>(help))
        gauges.set(name, new Gauge({ name, help: text, labelNames: ['name'], registers: [registry] }));
      const readAll = async () => {
        const figures = await inTime(read()).catch(() => null);
        readable.set({ group }, figures === null ? 0 : 1);
        for (const [name, gauge] of gauges) setFigure(gauge, figures?.[name as keyof typeof figures] ?? {});
      };
      let last = { at: -Infinity, reading: Promise.resolve() };
      reads.push(() => {
        if (performance.now() - last.at >= KEPT_MS) last = { at: performance.now(), reading: readAll() };
        return last.reading;
      });
    },
    async text() {
      await Promise.all(reads.map((read) => read()));
      return registry.metrics();
    },
  };
}

function setFigure(gauge: Gauge, figure: Figure): void {
  gauge.reset();
  if (typeof figure === 'number') return gauge.set(figure);
  for (const [name, value] of Object.entries(figure)) gauge.set({ name }, value);
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no answer in time')), READ_MS);
    late.unref();
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Tells the figures at `/metrics`, and nothing else. @returns the port, and what ends it */
export async function serveMetrics(metrics: Metrics, { host, port }: MetricsAddress): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen({ host, port });
  await once(server, 'listening');
  // It keeps no process from ending.
  server.unref();
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

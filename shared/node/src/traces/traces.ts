import { setTimeout as pause } from 'node:timers/promises';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type postgres from 'postgres';
import { followStatements, type Statement } from './statements.ts';

/** The collector that takes traces: its address for them, and the share of requests that are followed. */
export type TracesSettings = { url: string; share: number };

/** A call in what Fastify knows of it: its route as it is declared, never as somebody asked for it. */
type TracedCall = {
  id: string;
  method: string;
  headers: Readonly<Record<string, unknown>>;
  routeOptions: { url?: string | undefined };
  raw: NodeJS.EventEmitter;
};
type TracedReply = { statusCode: number; raw: NodeJS.EventEmitter };

const NAME = 'petcare';
/** Spans that wait for the collector: those beyond it are lost. */
const MOST_WAITING = 2_048;
/** The collector has so long for one answer; and the end of a process waits no longer. */
const ANSWER_MS = 5_000;
const END_MS = 2_000;
const LONGEST_TEXT = 2_000;

const spans = new WeakMap<TracedCall, Span>();
let isOn = false;

/**
 * OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_TRACES_SAMPLER_ARG (a share from 0 to 1; all without). Null without an endpoint: nothing is
 * followed then. Throws at what is no address or no share.
 */
export function readTracesSettings(env: Readonly<Record<string, string | undefined>>): TracesSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: text = '1' } = env;
  if (!endpoint) return null;
  if (!/^https?:\/\/[^\s/]+\S*$/.test(endpoint)) throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT is no address: ${endpoint}`);
  const share = text === '' ? NaN : Number(text);
  if (!(share >= 0 && share <= 1)) throw new Error(`OTEL_TRACES_SAMPLER_ARG is no share from 0 to 1: ${text}`);
  return { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, share };
}

/**
 * Follows requests from now on: calls by `traceCall`, work by `inSpan`, and each statement. The SDK is loaded only here. A
 * collector that is away or hangs loses spans and delays nothing. @returns what sends the rest, within two seconds, and ends it
 */
export async function startTraces(service: string, { url, share }: TracesSettings, sql: postgres.Sql): Promise<() => Promise<void>> {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `petcare-${service}` }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_TEXT },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: ANSWER_MS, concurrencyLimit: 1 }),
        maxQueueSize: MOST_WAITING,
        exportTimeoutMillis: ANSWER_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  isOn = true;
  followStatements(sql, traceStatement);
  return async () => {
    isOn = false;
    await Promise.race([provider.shutdown().catch(() => undefined), pause(END_MS, undefined, { ref: false })]);
    for (const api of [trace, propagation, context]) api.disable();
  };
}

/** True from `startTraces` on. */
export const isTracing = (): boolean => isOn;

/** The headers by which a call that is made now belongs to the same trace; none where nothing is followed. */
export function tracingHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (isOn) propagation.inject(context.active(), headers);
  return headers;
}

/**
 * Begins the span of a call, in which `run` and all that it begins are.
 * @param isInner whether it comes from a service of ours, whose trace goes on; a stranger's is never believed
 */
export function traceCall(call: TracedCall, reply: TracedReply, { isInner }: { isInner: boolean }, run: () => void): void {
  if (!isOn) return run();
  const around = isInner ? propagation.extract(ROOT_CONTEXT, call.headers) : ROOT_CONTEXT;
  const attributes = { 'http.request.method': call.method, 'petcare.request_id': call.id };
  const span = trace.getTracer(NAME).startSpan(call.method, { kind: SpanKind.SERVER, attributes }, around);
  spans.set(call, span);
  const inside = trace.setSpan(around, span);
  // Both tell of a connection that is older than the request.
  for (const emitter of [call.raw, reply.raw]) emitter.emit = context.bind(inside, emitter.emit.bind(emitter)) as typeof emitter.emit;
  context.with(inside, run);
}

/** Ends the span of a call that was answered, or whose caller has left. @param page the route of a page */
export function endCallTrace(call: TracedCall, { statusCode }: TracedReply, page?: string | null): void {
  const span = spans.get(call);
  if (!span) return;
  const route = page ?? call.routeOptions.url ?? 'no route';
  span.updateName(`${call.method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Does a piece of work in a span of its own, where something is followed. The name must tell of nobody. */
export async function inSpan<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if (!isOn || !trace.getActiveSpan()) return work();
  return trace.getTracer(NAME).startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Its words may have what somebody typed.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

function traceStatement(statement: Statement): ((error: unknown) => void) | null {
  if (!isOn || !trace.getActiveSpan()?.isRecording()) return null;
  const span = trace.getTracer(NAME).startSpan('SQL', { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } });
  return (error) => {
    const text = textOf(statement);
    span.updateName(`SQL ${/\w+/.exec(text)?.[0].toLowerCase() ?? ''}`.trim());
    span.setAttribute('db.query.text', text);
    const code = (error as { code?: unknown } | null)?.code;
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
    span.end();
  };
}

/** The text without values, which stand in it as `$1`; of one that was put together by hand its first word alone. */
function textOf({ tagged, strings, statement }: Statement): string {
  const text = (tagged ? (statement?.string ?? strings.join('$')) : (/^\s*\w+/.exec(strings[0] ?? '')?.[0] ?? '')).trim();
  return text.replace(/\s+/g, ' ');
}

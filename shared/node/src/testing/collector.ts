import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP has it in JSON. */
export type CollectedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
};

type Attributes = { key: string; value: Record<string, unknown> }[];
type Batch = {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes' | 'service'> & { attributes: Attributes })[] }[];
  }[];
};

const valuesOf = (attributes: Attributes) => Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of traces on loopback. One that hangs takes calls and answers none. */
export async function startCollector({ hangs = false } = {}) {
  const spans: CollectedSpan[] = [];
  const texts: string[] = [];
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls += 1;
    const body = await text(request).catch(() => '');
    if (hangs || !body) return;
    texts.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as Batch).resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, service, attributes: valuesOf(span.attributes) });
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    texts,
    calls: () => calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

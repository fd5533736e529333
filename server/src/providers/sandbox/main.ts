import { createSandbox } from './sandbox.ts';

if (process.env['NODE_ENV'] === 'production') throw new Error('The sandbox plays providers: it has no place in production');

const http = createSandbox();
await http.listen({ host: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT'] ?? 4002) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void http.close());
// Who has started it may wait for that.
process.send?.('listening');
